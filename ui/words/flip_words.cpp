// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence for each kind of effect: * is the unit to which something is done, or the province, and + where
// it goes.
#include "ui/words/flip_words.h"

#include "ui/words/brief.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <array>

namespace chancery {

namespace {

constexpr std::array<const char*, static_cast<std::size_t>(lastFlipEffect) + 1> sentences{
    QT_TRANSLATE_NOOP("chancery::FlipWords", "orders the move that is supported"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "orders the move that is convoyed"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "moves, so that it cannot be supported in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "one more support for *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "convoys the army in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "cuts the support from *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "dislodges the convoying fleet in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "dislodges the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "is in the way of the move from * to +"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "comes the opposite way of the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "attacks the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "leaves *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "enters *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "changes places with the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "enters *, to which it could have retreated"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "closes the retreat to *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "opens the retreat to *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "moves to *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer supports *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer convoys the army in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer cuts the support from *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer dislodges the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "is no longer in the way of the move from * to +"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer comes the opposite way of the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer attacks the unit in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer orders the move that is supported"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer orders the move that is convoyed"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer moves, so that it can be supported in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "stays in *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "no longer moves to *"),
    QT_TRANSLATE_NOOP("chancery::FlipWords", "gives the unit in * an order"),
};

} // namespace

FlipWords::FlipWords(const Map& map)
    : map_(map)
{
}

QString FlipWords::effect(const FlipEffect& effect) const
{
    const NamePhrases names(map_);
    const Province about = effect.unit != noProvince ? effect.unit : effect.where;
    const QString sentence = tr(sentences[static_cast<std::size_t>(effect.kind)]);
    const QString placed = names.placed(sentence, u'*', {whole(about)});
    return effect.where == noProvince ? placed : names.placed(placed, u'+', {whole(effect.where)});
}

QString FlipWords::group(const FlipEffects& does) const
{
    if (does.empty()) return {};
    const QString first = effect(does.front());
    if (does.size() == 1) return first;
    if (does[0] == does[1]) return tr("twice: %1", "what two changed orders do alike").arg(first);
    return tr("%1, and %2", "what two changed orders do").arg(first, effect(does[1]));
}

QString FlipWords::changes(const std::vector<OrderChange>& changes, const Position& before) const
{
    const auto one = [&](const OrderChange& change) {
        return tr("%1 instead of %2", "new order, old order")
            .arg(brief(map_, before, change.now), brief(map_, before, change.was));
    };
    if (changes.empty()) return {};
    const QString first = one(changes.front());
    return changes.size() == 1 ? first : tr("%1, and %2", "two changed orders").arg(first, one(changes[1]));
}

QString FlipWords::result(FlipResult result)
{
    OrderResult worded;
    worded.verdict = result.verdict;
    worded.fate = result.fate;
    return Words::verdict(worded);
}

} // namespace chancery
