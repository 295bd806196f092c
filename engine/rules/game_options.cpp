// SPDX-License-Identifier: GPL-3.0-or-later
// The options on sheets, builds, civil disorder and the end of the game, with their values.
#include "engine/rules/option_rows.h"

// Each array is in the order of its enumeration in options.h, and the rows are in that of RuleOptions.
namespace chancery::values {

namespace {

struct GameOptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::OptionWords)

    static constexpr OptionValue orderSets[] = {
        {"last_replaces", QT_TR_NOOP("a later sheet replaces an earlier one")},
        {"combine", QT_TR_NOOP("the orders of all sheets count together")},
    };

    static constexpr OptionValue duplicates[] = {
        {"first", QT_TR_NOOP("the first legal order counts")},
        {"last", QT_TR_NOOP("the last legal order counts")},
        {"void", QT_TR_NOOP("none counts, unless they are identical")},
    };

    static constexpr OptionValue proxyOrders[] = {
        {"no", QT_TR_NOOP("no")},
        {"yes", QT_TR_NOOP("yes, any unit"), "yes"},
        {"permitted", QT_TR_NOOP("with the permission of its player"), "if its player has allowed it"},
    };

    static constexpr OptionValue tooMany[] = {
        {"first_ones", QT_TR_NOOP("the first legal ones count")},
        {"last_ones", QT_TR_NOOP("the last legal ones count")},
        {"all_fail", QT_TR_NOOP("none of them counts")},
    };

    static constexpr OptionValue missingDisband[] = {
        {"farthest_from_owned", QT_TR_NOOP("farthest from an owned centre; fleets first; by name"),
         "farthest from a centre the power owns, every step alike; fleets first; by name"},
        {"farthest_from_home", QT_TR_NOOP("farthest from a home centre; fleets first; by name"),
         "farthest from a home centre by the shortest route, convoys included; fleets first; by name"},
        {"farthest_by_moves", QT_TR_NOOP("most moves away from a home centre; by name"),
         "most moves away from a home centre as the board stands; by name"},
        {"gamemaster", QT_TR_NOOP("the others agree or draw lots"),
         "the others agree or draw lots; until then, farthest from an owned centre"},
    };

    static constexpr OptionValue alphabet[] = {
        {"english", QT_TR_NOOP("by English names"), "by English names"},
        {"board_language", QT_TR_NOOP("by the names on the board"), "by the names on the board"},
    };

    static constexpr OptionValue illegalOrder[] = {
        {"ignored", QT_TR_NOOP("as if not given: another order may count"),
         "as though it had not been written: another order may count"},
        {"holds", QT_TR_NOOP("counts as the unit's order: it holds"),
         "it was the unit's order: the unit holds"},
        {"counts_as_move", QT_TR_NOOP("counts as its order; a move forfeits support to hold"),
         "it was the unit's order; an impossible move still denies support to hold"},
    };

    static constexpr OptionValue convoyNotOrdered[] = {
        {"invalid", QT_TR_NOOP("fails; the unit cannot be supported to hold"),
         "it fails; the unit was ordered to move and cannot be supported in place"},
        {"illegal", QT_TR_NOOP("is illegal: the unit holds and may be supported"),
         "it is an illegal order: the unit holds and may be supported"},
    };

    static constexpr OptionValue flyingDutchman[] = {
        {"gamemaster", QT_TR_NOOP("the gamemaster decides")},
        {"alexander", QT_TR_NOOP("goes by rule when it is found, in Fall with the adjustments"),
         "goes by the rule on disbands that were not ordered: when it is found, in Fall with the "
         "adjustments"},
    };

    static constexpr OptionValue victoryCentres[] = {
        {"of_the_map", QT_TR_NOOP("as many as the map says"), "as many centres as the map says"},
        {"18", QT_TR_NOOP("18"), "18 centres"},
        {"24", QT_TR_NOOP("24"), "24 centres"},
    };

    static constexpr OptionValue victoryBy[] = {
        {"centres", QT_TR_NOOP("centres owned")},
        {"units", QT_TR_NOOP("units on the board")},
        {"points", QT_TR_NOOP("nothing by itself: centres and points make up the score"),
         "nothing: centres and points awarded make the final score"},
    };

    static constexpr OptionValue draws[] = {
        {"all_with_units", QT_TR_NOOP("a draw shared by all who have units"),
         "shared equally by all who have units on the board"},
        {"all_with_centres", QT_TR_NOOP("a draw shared by all who own a centre"),
         "shared equally by all who own a centre"},
        {"or_concession", QT_TR_NOOP("a draw shared by all with a centre, or a concession"),
         "shared equally by all who own a centre; or all concede the victory to one of them"},
    };

    static constexpr OptionValue ballot[] = {
        {"open", QT_TR_NOOP("how many voted for it"), "the votes are told"},
        {"secret", QT_TR_NOOP("nothing but that it failed"), "only whether all were for it is told"},
    };

    static constexpr OptionValue stalledYears[] = {
        {"none", QT_TR_NOOP("never")},
        {"3", QT_TR_NOOP("for 3 years"), "after 3 years"},
        {"5", QT_TR_NOOP("for 5 years"), "after 5 years"},
        {"7", QT_TR_NOOP("for 7 years"), "after 7 years"},
    };

    static constexpr OptionValue gameYears[] = {
        {"none", QT_TR_NOOP("when a power has won or all agree")},
        {"5", QT_TR_NOOP("after 5 years")},
        {"6", QT_TR_NOOP("after 6 years")},
        {"7", QT_TR_NOOP("after 7 years")},
        {"8", QT_TR_NOOP("after 8 years")},
        {"10", QT_TR_NOOP("after 10 years")},
        {"15", QT_TR_NOOP("after 15 years")},
        {"20", QT_TR_NOOP("after 20 years")},
        {"35", QT_TR_NOOP("after 35 years")},
    };

    static constexpr OptionValue shortGame[] = {
        {"draw", QT_TR_NOOP("no power: it is a draw")},
        {"most_units", QT_TR_NOOP("the player with the most units"), "who has the most units on the board"},
        {"most_centres", QT_TR_NOOP("the player with the most centres")},
    };

    static constexpr OptionValue scoring[] = {
        {"none", QT_TR_NOOP("nothing is scored")},
        {"alexander", QT_TR_NOOP("Alexander VII.4: +360 for a victory, -60 for a loss"),
         "+360 for a victory, -60 for a loss, a draw by the number that share it"},
        {"draw_size", QT_TR_NOOP("draw size: 100, shared by those who draw"),
         "100 points for the winner, or shared equally by those who draw"},
        {"sum_of_squares", QT_TR_NOOP("100 by the squares of the centres"),
         "100 points for the winner, or in proportion to the squares of the centres owned"},
        {"centre_count", QT_TR_NOOP("a point for each centre"), "a point for each centre owned"},
        {"c_diplo", QT_TR_NOOP("C-Diplo: centres, and 38, 14, 7 for the largest"),
         "100 points for the winner, or 1 for playing, 1 a centre, and 38, 14, 7 for the three largest"},
    };

    static constexpr OptionValue players[] = {
        {"7", QT_TR_NOOP("7: a power each"), "a power each"},
        {"6", QT_TR_NOOP("6: Italy is neutral"), "Italy is neutral"},
        {"5", QT_TR_NOOP("5: Italy and Germany are neutral"), "Italy and Germany are neutral"},
        {"4", QT_TR_NOOP("4: E, AF, GT, IR"),
         "England; Austria and France; Germany and Turkey; Italy and Russia"},
        {"3", QT_TR_NOOP("3: R, EFG, AIT"), "Russia; England, France and Germany; Austria, Italy and Turkey"},
        {"3_with_pairs", QT_TR_NOOP("3: EGA, RI, FT"),
         "England, Germany and Austria; Russia and Italy; France and Turkey"},
        {"2", QT_TR_NOOP("2: EFR, AGT; Italy joins one"),
         "England, France and Russia; Austria, Germany and Turkey; Italy is closed for a year, then joins "
         "one"},
    };

    static constexpr OptionInfo gameRows[] = {
        row<&O::orderSets>("order_sets", "4.D.1, 4.D.2", orderSets,
                           QT_TR_NOOP("Several order sheets from one power")),
        row<&O::duplicateOrders>("duplicate_orders", "4.D.3", duplicates,
                                 QT_TR_NOOP("Several orders to one unit")),
        row<&O::tooManyBuilds>("too_many_builds", "4.D.4", tooMany, QT_TR_NOOP("More builds than are due")),
        row<&O::doubleBuild>("double_build", "4.D.5", tooMany, QT_TR_NOOP("Two builds in one province")),
        row<&O::tooManyDisbands>("too_many_disbands", "4.D.6", tooMany,
                                 QT_TR_NOOP("More removals than are due")),
        row<&O::mayDeclineBuilds>("may_decline_builds", "4.D.7", yesNo,
                                  QT_TR_NOOP("A power may waive a build")),
        row<&O::missingDisband>("missing_disband", "4.D.8", missingDisband,
                                QT_TR_NOOP("Which unit is removed if its power does not choose")),
        row<&O::alphabet>("alphabet", "4.D.8", alphabet,
                          QT_TR_NOOP("The alphabetical order that decides which unit is removed")),
        row<&O::civilDisorderMayBeSupported>("civil_disorder_may_be_supported", "4.D.9", yesNo,
                                             QT_TR_NOOP("Units of a power without orders may be supported")),
        row<&O::civilDisorderDisbandsWhenDislodged>(
            "civil_disorder_disbands_when_dislodged", "", yesNo,
            QT_TR_NOOP("Dislodged units of a power without orders are disbanded")),
        row<&O::illegalOrder>("illegal_order", "4.E.1, 4.E.2", illegalOrder,
                              QT_TR_NOOP("An order that cannot be carried out")),
        row<&O::convoyNotOrdered>("convoy_not_ordered", "4.E.2", convoyNotOrdered,
                                  QT_TR_NOOP("A move over water without a matching convoy"),
                                  "a move over water without a convoy ordered to match"),
        row<&O::implicitOrders>("implicit_orders", "4.E.3", yesNo,
                                QT_TR_NOOP("A support or convoy also orders the own unit that it helps")),
        row<&O::perpetualOrders>("perpetual_orders", "4.E.4", yesNo,
                                 QT_TR_NOOP("An order is perpetual until another replaces it")),
        row<&O::proxyOrders>("proxy_orders", "4.E.5", proxyOrders,
                             QT_TR_NOOP("A power may order a unit that its owner leaves without an order")),
        row<&O::flyingDutchman>("flying_dutchman", "4.E.6", flyingDutchman,
                                QT_TR_NOOP("A surplus unit discovered after the winter")),
        row<&O::insurrection>("insurrection", "", yesNo,
                              QT_TR_NOOP("Units may be given up to revive an eliminated power")),
        row<&O::victoryCentres>("victory_centres", "", victoryCentres, QT_TR_NOOP("Needed for victory")),
        row<&O::victoryBy>("victory_by", "", victoryBy, QT_TR_NOOP("Counted for victory")),
        row<&O::draws>("draws", "", draws, QT_TR_NOOP("What the players may agree on")),
        row<&O::ballot>("ballot", "", ballot, QT_TR_NOOP("What a failed vote reveals")),
        row<&O::stalledYears>("stalled_years", "", stalledYears,
                              QT_TR_NOOP("A draw if no power gains a centre"),
                              "a draw when nobody has gained a centre"),
        row<&O::gameYears>("game_years", "", gameYears, QT_TR_NOOP("When the game ends")),
        row<&O::shortGame>("short_game", "", shortGame, QT_TR_NOOP("Who wins when the years are over")),
        row<&O::scoring>("scoring", "", scoring, QT_TR_NOOP("Scoring")),
        row<&O::players>("players", "", players, QT_TR_NOOP("How many players, and which powers"),
                         "how many play, and what"),
    };
};

} // namespace

std::span<const OptionInfo> gameOptions()
{
    return GameOptions::gameRows;
}

} // namespace chancery::values
