// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/build_words.h"

#include "engine/game/ending.h"
#include "ui/words/clauses.h"
#include "ui/words/name_phrases.h"

#include <QStringList>

namespace chancery {

BuildWords::BuildWords(const Map& map, std::optional<Rulebook> rules, Register how, const PhaseRecord& record)
    : rules_(how == Register::Judge ? std::move(rules) : std::nullopt)
    , words_(map, rules_, how)
    , register_(how)
    , map_(map)
    , record_(record)
{
}

QString BuildWords::closed(const OrderResult& tried) const
{
    const QString why = words_.reason(tried, record_);
    if (register_ == Register::Judge) return why;
    return tr("%1: %2", "home centre, why nothing was built there")
        .arg(words_.province(map_.provinceOf(tried.order.unit.at)), why);
}

QString BuildWords::unused(const UnusedBuilds& builds) const
{
    QStringList sentences{
        withClause(filled(tr("Builds not used by %1: %2.", "power, number"),
                          {NamePhrases(map_).dative(builds.power), QString::number(builds.count)}),
                   rules_ ? clauseBehind(Rule::Waived, *rules_, PhaseKind::Adjustment) : QString())};
    if (!builds.open.empty()) sentences << tr("It could have built in: %1.").arg(words_.list(builds.open));
    if (builds.open.size() < builds.count)
        for (const OrderResult& tried : builds.closed) sentences << closed(tried);
    return sentences.join(u' ');
}

QString BuildWords::leftOut(const Game& game, const PhaseRecord& record)
{
    const bool ended = record.phase == game.current().phase && endingOf(game);
    if (!record.outcome || ended) return {};
    const std::vector<BarredBuilds> barred = barredBuilds(game, record);
    if (barred.empty()) return {};
    const Words words(*game.map);
    QStringList due;
    for (const BarredBuilds& one : barred)
        due << tr("%1 %2", "a power, how many builds it has").arg(words.power(one.power)).arg(one.owed);
    const QString listed = due.join(tr(", ", "between powers"));
    return game.map->builds == BuildSites::Home
               ? tr("No Winter %1: builds are due (%2), but no home centre is free.", "year, powers")
                     .arg(record.phase.year)
                     .arg(listed)
               : tr("No Winter %1: builds are due (%2), but no centre of theirs is free.", "year, powers")
                     .arg(record.phase.year)
                     .arg(listed);
}

} // namespace chancery
