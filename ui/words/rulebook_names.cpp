// SPDX-License-Identifier: GPL-3.0-or-later
// What players call each rulebook, and what sets it apart.
#include "ui/words/option_words.h"

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
    {"2025ee", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy: Era of Empire, 2025 (Renegade)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "As the 2023 edition, but of two orders to one unit the first counts")},
    {"2023", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy, 2023 edition (Renegade)"),
     QT_TRANSLATE_NOOP(
         "chancery::OptionWords",
         "Missing removals go by the distance to owned centres; impossible orders are ignored")},
    {"2000", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy, 2000 edition (Avalon Hill)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "The first with diagrams; missing removals go by the distance to home centres")},
    {"1982", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy, 1982 edition (Avalon Hill)"),
     QT_TRANSLATE_NOOP(
         "chancery::OptionWords",
         "A convoy with several routes fails only if all are disrupted; a paradox rule of its own")},
    {"1971", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy, 1971 rules (Games Research)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "One disrupted route disrupts a convoy; reprinted by Avalon Hill in 1976")},
    {"alexander", QT_TRANSLATE_NOOP("chancery::OptionWords", "Alexander Rules (Justin Alexander)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "Decides every convoy paradox; missing removals go by the moves to a home centre")},
    {"twenty", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy in Twenty Rules (Manus Hand)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "Orders name the route of a convoy; draws and concessions by secret ballot")},
    {"committee", QT_TRANSLATE_NOOP("chancery::OptionWords", "Historical Committee rules"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "For conferences: victory points, insurrections and speeches")},
    {"dptg", QT_TRANSLATE_NOOP("chancery::OptionWords", "Diplomacy Player’s Technical Guide, 1998 (DPTG)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "Impossible moves count as moves; a convoy to a neighbour must be ordered as one")},
    {"datc", QT_TRANSLATE_NOOP("chancery::OptionWords", "DATC 3.2 (recommended choices for adjudicators)"),
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "The 2025 rules with Szykman’s rule for paradoxes, as the test cases recommend")},
};

const UsualName* usualName(const std::string& id)
{
    const auto* const found = std::ranges::find(usualNames, id, &UsualName::id);
    return found == std::end(usualNames) ? nullptr : found;
}

} // namespace

std::vector<const RulebookInfo*> OptionWords::offered()
{
    std::vector<const RulebookInfo*> books;
    for (const UsualName& usual : usualNames) books.push_back(findRulebook(usual.id));
    return books;
}

QString OptionWords::title(const RulebookInfo& book)
{
    const UsualName* usual = usualName(book.id);
    return usual ? tr(usual->name) : QString::fromStdString(book.name);
}

QString OptionWords::special(const RulebookInfo& book)
{
    const UsualName* usual = usualName(book.id);
    return usual ? tr(usual->special) : QString();
}

} // namespace chancery
