// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/option_words.h"

#include "ui/words/clauses.h"

#include <algorithm>

namespace chancery {

namespace {

/// The remarks in rulebooks, and "not stated", which they have in place of a missing clause.
constexpr const char* bookRemarks[] = {
    QT_TRANSLATE_NOOP("chancery::OptionWords",
                      "a coast given must match; the text does not say what a missing one means"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the route is given, so there is only one"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "never needed"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the guide has an algorithm of its own, which this replaces"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the literal text"),
    QT_TRANSLATE_NOOP(
        "chancery::OptionWords",
        "the text allows swapping places by convoy and leaves the rest open; DATC recommends this handling"),
    QT_TRANSLATE_NOOP("chancery::OptionWords",
                      "with the recommended handling an army goes by land whenever its convoy is not used"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text can be read either way"),
    QT_TRANSLATE_NOOP(
        "chancery::OptionWords",
        "the text allows supports regardless of coast and does not say how the coast must be given"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text gives no rule"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "victory points are awarded as well"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text does not say that a player's powers count together"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the players agree beforehand"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "or the most units, if all agree"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the variant that the text offers: 7"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "not stated"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text treats only the exchange of places (rule 23)"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "starting positions: the printed “A Brest” is probably a "
                                               "misprint; every other edition has a fleet there"),
};

} // namespace

QString OptionWords::about(const OptionInfo& option)
{
    return tr(option.label);
}

QString OptionWords::value(const OptionInfo& option, std::size_t value)
{
    return tr(option.values[value].label);
}

QString OptionWords::note(const std::string& text)
{
    const auto* const found = std::ranges::find(bookRemarks, text);
    return found == std::end(bookRemarks) ? QString::fromStdString(text) : tr(*found);
}

QString OptionWords::clause(const RulebookInfo& book, const OptionInfo& option)
{
    const std::string& clause = book.clauses.find(option.name)->second;
    if (clause == "not stated") return note(clause);
    const QString text = spokenClause(QString::fromStdString(clause));
    return text.startsWith(QStringLiteral("DATC")) ? text : QString::fromStdString(book.cited) + u' ' + text;
}

} // namespace chancery
