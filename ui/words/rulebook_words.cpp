// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rulebook_words.h"

#include "ui/words/option_words.h"

#include <QStringList>

#include <algorithm>

namespace chancery {

namespace {

struct UsualName
{
    const char* id; ///< of the rulebook
    const char* name;
    const char* special; ///< what sets it apart, in one line
};

/// The rulebooks in the order in which they are offered: those of boxed games, the newest first, then the
/// documents of clubs and tournaments, then those for adjudicators.
constexpr UsualName usualNames[] = {
    {"2025ee", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy: Era of Empire, 2025 (Renegade)"),
     QT_TRANSLATE_NOOP("chancery::RulebookWords",
                       "As the 2023 edition, but of two orders to one unit the first counts")},
    {"2023", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy, 2023 edition (Renegade)"),
     QT_TRANSLATE_NOOP(
         "chancery::RulebookWords",
         "Without an order the unit farthest from owned centres is removed; impossible orders are ignored")},
    {"2000", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy, 2000 edition (Avalon Hill)"),
     QT_TRANSLATE_NOOP(
         "chancery::RulebookWords",
         "The first with diagrams; without an order the unit farthest from home centres is removed")},
    {"1982", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy, 1982 edition (Avalon Hill)"),
     QT_TRANSLATE_NOOP(
         "chancery::RulebookWords",
         "A convoy with several routes fails only if all are disrupted; a paradox rule of its own")},
    {"1971", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy, 1971 rules (Games Research)"),
     QT_TRANSLATE_NOOP("chancery::RulebookWords",
                       "One disrupted route disrupts a convoy; reprinted by Avalon Hill in 1976")},
    {"alexander", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Alexander Rules (Justin Alexander)"),
     QT_TRANSLATE_NOOP(
         "chancery::RulebookWords",
         "Decides every convoy paradox; without an order the unit most moves from a home centre is removed")},
    {"twenty", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy in Twenty Rules (Manus Hand)"),
     QT_TRANSLATE_NOOP("chancery::RulebookWords",
                       "Orders name the route of a convoy; draws and concessions by secret ballot")},
    {"committee", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Historical Committee rules"),
     QT_TRANSLATE_NOOP("chancery::RulebookWords",
                       "For conferences: victory points, insurrections and speeches")},
    {"dptg", QT_TRANSLATE_NOOP("chancery::RulebookWords", "Diplomacy Player’s Technical Guide, 1998 (DPTG)"),
     QT_TRANSLATE_NOOP("chancery::RulebookWords",
                       "Impossible moves count as moves; a convoy to a neighbour must be ordered as one")},
    {"datc", QT_TRANSLATE_NOOP("chancery::RulebookWords", "DATC 3.2 (recommended choices for adjudicators)"),
     QT_TRANSLATE_NOOP("chancery::RulebookWords",
                       "The 2025 rules with Szykman’s rule for paradoxes, as the test cases recommend")},
};

const UsualName* usualName(const std::string& id)
{
    const auto* const found = std::ranges::find(usualNames, id, &UsualName::id);
    return found == std::end(usualNames) ? nullptr : found;
}

} // namespace

std::vector<const RulebookInfo*> RulebookWords::offered()
{
    std::vector<const RulebookInfo*> books;
    for (const UsualName& usual : usualNames) books.push_back(findRulebook(usual.id));
    return books;
}

QString RulebookWords::title(const RulebookInfo& book)
{
    const UsualName* usual = usualName(book.id);
    return usual ? tr(usual->name) : QString::fromStdString(book.name);
}

QString RulebookWords::special(const RulebookInfo& book)
{
    const UsualName* usual = usualName(book.id);
    return usual ? tr(usual->special) : QString();
}

QString RulebookWords::inForce(const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    return withHouseRules(book ? title(*book) : QString::fromStdString(rules.id), rules);
}

QString RulebookWords::briefly(const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    return withHouseRules(QString::fromStdString(book ? book->cited : rules.id), rules);
}

QString RulebookWords::withHouseRules(const QString& name, const Rulebook& rules)
{
    const auto count = static_cast<int>(houseRules(rules).size());
    return count == 0 ? name : tr("%1 + %n house rule(s)", nullptr, count).arg(name);
}

QString RulebookWords::inForceAtLength(const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    if (!book) return QString::fromStdString(rules.id);
    QStringList lines{title(*book)};
    for (const OptionInfo& option : optionTable())
        if (option.get(rules.options) != option.get(book->options))
            lines << tr("%1: %2", "option, value")
                         .arg(OptionWords::about(option),
                              OptionWords::value(option, option.get(rules.options)));
    return lines.join(u'\n');
}

QString RulebookWords::unknown(const Rulebook& rules)
{
    if (findRulebook(rules.id)) return {};
    return tr("This program has no rulebook “%1”, which the game names. Phases are resolved by “%2”.")
        .arg(QString::fromStdString(rules.id), title(rulebookOrStandIn(rules.id)));
}

QString RulebookWords::unknownUntilChosen(const Rulebook& rules)
{
    const QString text = unknown(rules);
    return text.isEmpty() ? text : text + u' ' + tr("Choose the rules that you play by: Edit > Rules.");
}

} // namespace chancery
