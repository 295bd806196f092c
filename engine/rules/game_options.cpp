// SPDX-License-Identifier: GPL-3.0-or-later
// The options on sheets, builds, civil disorder and the end of the game, with their values.
#include "engine/rules/option_rows.h"

// Each array is in the order of its enumeration in options.h, and the rows are in that of RuleOptions.
namespace chancery::values {

namespace {

/// The values of the option order_sets.
constexpr OptionValue orderSets[] = {
    {"last_replaces", QT_TRANSLATE_NOOP("chancery::OptionWords", "a later sheet replaces an earlier one")},
    {"combine", QT_TRANSLATE_NOOP("chancery::OptionWords", "the orders of all sheets count together")},
};

/// The values of the option duplicate_orders.
constexpr OptionValue duplicates[] = {
    {"first", QT_TRANSLATE_NOOP("chancery::OptionWords", "the first legal order counts")},
    {"last", QT_TRANSLATE_NOOP("chancery::OptionWords", "the last legal order counts")},
    {"void", QT_TRANSLATE_NOOP("chancery::OptionWords", "none counts, unless they are identical")},
};

/// The values of the option proxy_orders.
constexpr OptionValue proxyOrders[] = {
    {"no", QT_TRANSLATE_NOOP("chancery::OptionWords", "no")},
    {"yes", QT_TRANSLATE_NOOP("chancery::OptionWords", "yes, any unit"), "yes"},
    {"permitted", QT_TRANSLATE_NOOP("chancery::OptionWords", "with the permission of its player"),
     "if its player has allowed it"},
};

/// The values of the options too_many_builds, double_build and too_many_disbands.
constexpr OptionValue tooMany[] = {
    {"first_ones", QT_TRANSLATE_NOOP("chancery::OptionWords", "the first legal ones count")},
    {"last_ones", QT_TRANSLATE_NOOP("chancery::OptionWords", "the last legal ones count")},
    {"all_fail", QT_TRANSLATE_NOOP("chancery::OptionWords", "none of them counts")},
};

/// The values of the option missing_disband.
constexpr OptionValue missingDisband[] = {
    {"farthest_from_owned",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "farthest from an owned centre; fleets first; by name"),
     "farthest from a centre the power owns, every step alike; fleets first; by name"},
    {"farthest_from_home",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "farthest from a home centre; fleets first; by name"),
     "farthest from a home centre by the shortest route, convoys included; fleets first; by name"},
    {"farthest_by_moves",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "most moves away from a home centre; by name"),
     "most moves away from a home centre as the board stands; by name"},
    {"gamemaster", QT_TRANSLATE_NOOP("chancery::OptionWords", "the others agree or draw lots"),
     "the others agree or draw lots; until then, farthest from an owned centre"},
};

/// The values of the option alphabet.
constexpr OptionValue alphabet[] = {
    {"english", QT_TRANSLATE_NOOP("chancery::OptionWords", "by English names"), "by English names"},
    {"board_language", QT_TRANSLATE_NOOP("chancery::OptionWords", "by the names on the board"),
     "by the names on the board"},
};

/// The values of the option illegal_order.
constexpr OptionValue illegalOrder[] = {
    {"ignored", QT_TRANSLATE_NOOP("chancery::OptionWords", "as if not given: another order may count"),
     "as though it had not been written: another order may count"},
    {"holds", QT_TRANSLATE_NOOP("chancery::OptionWords", "counts as the unit's order: it holds"),
     "it was the unit's order: the unit holds"},
    {"counts_as_move",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "counts as its order; a move forfeits support to hold"),
     "it was the unit's order; an impossible move still denies support to hold"},
};

/// The values of the option convoy_not_ordered.
constexpr OptionValue convoyNotOrdered[] = {
    {"invalid", QT_TRANSLATE_NOOP("chancery::OptionWords", "fails; the unit cannot be supported to hold"),
     "it fails; the unit was ordered to move and cannot be supported in place"},
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is illegal: the unit holds and may be supported"),
     "it is an illegal order: the unit holds and may be supported"},
};

/// The values of the option flying_dutchman.
constexpr OptionValue flyingDutchman[] = {
    {"gamemaster", QT_TRANSLATE_NOOP("chancery::OptionWords", "the gamemaster decides")},
    {"alexander",
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "goes by rule when it is found, in Fall with the adjustments"),
     "goes by the rule on disbands that were not ordered: when it is found, in Fall with the adjustments"},
};

/// The values of the option victory_centres.
constexpr OptionValue victoryCentres[] = {
    {"of_the_map", QT_TRANSLATE_NOOP("chancery::OptionWords", "as many as the map says"),
     "as many centres as the map says"},
    {"18", QT_TRANSLATE_NOOP("chancery::OptionWords", "18"), "18 centres"},
    {"24", QT_TRANSLATE_NOOP("chancery::OptionWords", "24"), "24 centres"},
};

/// The values of the option victory_by.
constexpr OptionValue victoryBy[] = {
    {"centres", QT_TRANSLATE_NOOP("chancery::OptionWords", "centres owned")},
    {"units", QT_TRANSLATE_NOOP("chancery::OptionWords", "units on the board")},
    {"points",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "nothing by itself: centres and points make up the score"),
     "nothing: centres and points awarded make the final score"},
};

/// The values of the option draws.
constexpr OptionValue draws[] = {
    {"all_with_units", QT_TRANSLATE_NOOP("chancery::OptionWords", "a draw shared by all who have units"),
     "shared equally by all who have units on the board"},
    {"all_with_centres", QT_TRANSLATE_NOOP("chancery::OptionWords", "a draw shared by all who own a centre"),
     "shared equally by all who own a centre"},
    {"or_concession",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "a draw shared by all with a centre, or a concession"),
     "shared equally by all who own a centre; or all concede the victory to one of them"},
};

/// The values of the option ballot.
constexpr OptionValue ballot[] = {
    {"open", QT_TRANSLATE_NOOP("chancery::OptionWords", "how many voted for it"), "the votes are told"},
    {"secret", QT_TRANSLATE_NOOP("chancery::OptionWords", "nothing but that it failed"),
     "only whether all were for it is told"},
};

/// The values of the option stalled_years.
constexpr OptionValue stalledYears[] = {
    {"none", QT_TRANSLATE_NOOP("chancery::OptionWords", "never")},
    {"3", QT_TRANSLATE_NOOP("chancery::OptionWords", "for 3 years"), "after 3 years"},
    {"5", QT_TRANSLATE_NOOP("chancery::OptionWords", "for 5 years"), "after 5 years"},
    {"7", QT_TRANSLATE_NOOP("chancery::OptionWords", "for 7 years"), "after 7 years"},
};

/// The values of the option game_years.
constexpr OptionValue gameYears[] = {
    {"none", QT_TRANSLATE_NOOP("chancery::OptionWords", "when a power has won or all agree")},
    {"5", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 5 years")},
    {"6", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 6 years")},
    {"7", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 7 years")},
    {"8", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 8 years")},
    {"10", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 10 years")},
    {"15", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 15 years")},
    {"20", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 20 years")},
    {"35", QT_TRANSLATE_NOOP("chancery::OptionWords", "after 35 years")},
};

/// The values of the option short_game.
constexpr OptionValue shortGame[] = {
    {"draw", QT_TRANSLATE_NOOP("chancery::OptionWords", "no power: it is a draw")},
    {"most_units", QT_TRANSLATE_NOOP("chancery::OptionWords", "the power with the most units"),
     "who has the most units on the board"},
    {"most_centres", QT_TRANSLATE_NOOP("chancery::OptionWords", "the power with the most centres")},
};

/// The values of the option scoring.
constexpr OptionValue scoring[] = {
    {"none", QT_TRANSLATE_NOOP("chancery::OptionWords", "nothing is scored")},
    {"alexander",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Alexander VII.4: +360 for a victory, -60 for a loss"),
     "+360 for a victory, -60 for a loss, a draw by the number that share it"},
    {"draw_size", QT_TRANSLATE_NOOP("chancery::OptionWords", "draw size: 100, shared by those who draw"),
     "100 points for the winner, or shared equally by those who draw"},
    {"sum_of_squares", QT_TRANSLATE_NOOP("chancery::OptionWords", "100 by the squares of the centres"),
     "100 points for the winner, or in proportion to the squares of the centres owned"},
    {"centre_count", QT_TRANSLATE_NOOP("chancery::OptionWords", "a point for each centre"),
     "a point for each centre owned"},
    {"c_diplo", QT_TRANSLATE_NOOP("chancery::OptionWords", "C-Diplo: centres, and 38, 14, 7 for the largest"),
     "100 points for the winner, or 1 for playing, 1 a centre, and 38, 14, 7 for the three largest"},
};

/// The values of the option players.
constexpr OptionValue players[] = {
    {"7", QT_TRANSLATE_NOOP("chancery::OptionWords", "7: a power each"), "a power each"},
    {"6", QT_TRANSLATE_NOOP("chancery::OptionWords", "6: Italy is neutral"), "Italy is neutral"},
    {"5", QT_TRANSLATE_NOOP("chancery::OptionWords", "5: Italy and Germany are neutral"),
     "Italy and Germany are neutral"},
    {"4", QT_TRANSLATE_NOOP("chancery::OptionWords", "4: E, AF, GT, IR"),
     "England; Austria and France; Germany and Turkey; Italy and Russia"},
    {"3", QT_TRANSLATE_NOOP("chancery::OptionWords", "3: R, EFG, AIT"),
     "Russia; England, France and Germany; Austria, Italy and Turkey"},
    {"3_with_pairs", QT_TRANSLATE_NOOP("chancery::OptionWords", "3: EGA, RI, FT"),
     "England, Germany and Austria; Russia and Italy; France and Turkey"},
    {"2", QT_TRANSLATE_NOOP("chancery::OptionWords", "2: EFR, AGT; Italy joins one"),
     "England, France and Russia; Austria, Germany and Turkey; Italy is closed for a year, then joins one"},
};

constexpr OptionInfo gameRows[] = {
    row<&O::orderSets>("order_sets", "4.D.1, 4.D.2", orderSets,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "Several order sheets from one power")),
    row<&O::duplicateOrders>("duplicate_orders", "4.D.3", duplicates,
                             QT_TRANSLATE_NOOP("chancery::OptionWords", "Several orders to one unit")),
    row<&O::tooManyBuilds>("too_many_builds", "4.D.4", tooMany,
                           QT_TRANSLATE_NOOP("chancery::OptionWords", "More builds than are due")),
    row<&O::doubleBuild>("double_build", "4.D.5", tooMany,
                         QT_TRANSLATE_NOOP("chancery::OptionWords", "Two builds in one province")),
    row<&O::tooManyDisbands>("too_many_disbands", "4.D.6", tooMany,
                             QT_TRANSLATE_NOOP("chancery::OptionWords", "More removals than are due")),
    row<&O::mayDeclineBuilds>("may_decline_builds", "4.D.7", yesNo,
                              QT_TRANSLATE_NOOP("chancery::OptionWords", "A power may waive a build")),
    row<&O::missingDisband>(
        "missing_disband", "4.D.8", missingDisband,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "Which unit is removed if its power does not choose")),
    row<&O::alphabet>("alphabet", "4.D.8", alphabet,
                      QT_TRANSLATE_NOOP("chancery::OptionWords",
                                        "The alphabetical order that decides which unit is removed")),
    row<&O::civilDisorderMayBeSupported>(
        "civil_disorder_may_be_supported", "4.D.9", yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "Units of a power without orders may be supported")),
    row<&O::civilDisorderDisbandsWhenDislodged>(
        "civil_disorder_disbands_when_dislodged", "", yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "Dislodged units of a power without orders are disbanded")),
    row<&O::illegalOrder>("illegal_order", "4.E.1, 4.E.2", illegalOrder,
                          QT_TRANSLATE_NOOP("chancery::OptionWords", "An order that cannot be carried out")),
    row<&O::convoyNotOrdered>(
        "convoy_not_ordered", "4.E.2", convoyNotOrdered,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A move over water without a matching convoy"),
        "a move over water without a convoy ordered to match"),
    row<&O::implicitOrders>("implicit_orders", "4.E.3", yesNo,
                            QT_TRANSLATE_NOOP("chancery::OptionWords",
                                              "A support or convoy also orders the own unit that it helps")),
    row<&O::perpetualOrders>(
        "perpetual_orders", "4.E.4", yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "An order is perpetual until another replaces it")),
    row<&O::proxyOrders>(
        "proxy_orders", "4.E.5", proxyOrders,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "A power may order a unit that its owner leaves without an order")),
    row<&O::flyingDutchman>(
        "flying_dutchman", "4.E.6", flyingDutchman,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A surplus unit discovered after the winter")),
    row<&O::insurrection>(
        "insurrection", "", yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "Units may be given up to revive an eliminated power")),
    row<&O::victoryCentres>("victory_centres", "", victoryCentres,
                            QT_TRANSLATE_NOOP("chancery::OptionWords", "Needed for victory")),
    row<&O::victoryBy>("victory_by", "", victoryBy,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "Counted for victory")),
    row<&O::draws>("draws", "", draws,
                   QT_TRANSLATE_NOOP("chancery::OptionWords", "What the players may agree on")),
    row<&O::ballot>("ballot", "", ballot,
                    QT_TRANSLATE_NOOP("chancery::OptionWords", "What a failed vote reveals")),
    row<&O::stalledYears>("stalled_years", "", stalledYears,
                          QT_TRANSLATE_NOOP("chancery::OptionWords", "A draw if no power gains a centre"),
                          "a draw when nobody has gained a centre"),
    row<&O::gameYears>("game_years", "", gameYears,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "When the game ends")),
    row<&O::shortGame>("short_game", "", shortGame,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "Who wins when the years are over")),
    row<&O::scoring>("scoring", "", scoring, QT_TRANSLATE_NOOP("chancery::OptionWords", "Scoring")),
    row<&O::players>("players", "", players,
                     QT_TRANSLATE_NOOP("chancery::OptionWords", "How many players, and which powers"),
                     "how many play, and what"),
};

} // namespace

std::span<const OptionInfo> gameOptions()
{
    return gameRows;
}

} // namespace chancery::values
