// SPDX-License-Identifier: GPL-3.0-or-later
// A text for every option and value, by their names in files; short enough to stand in a table.
#include "ui/text/option_words.h"

#include <algorithm>

namespace chancery {

namespace {

struct AboutText
{
    std::string_view option;
    const char* text;
};
struct ValueText
{
    std::string_view option; ///< empty: of any
    std::string_view value;
    const char* text;
};

constexpr AboutText abouts[] = {
    {"multi_route", QT_TRANSLATE_NOOP("chancery::OptionWords", "A convoy with several routes")},
    {"paradox",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A convoyed army that decides about its own convoy")},
    {"paradox_unanswered",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A paradox that this rule leaves open")},
    {"adjacent_convoy", QT_TRANSLATE_NOOP("chancery::OptionWords", "An army that moves to a neighbour")},
    {"via_convoy_falls_back_to_land",
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "An army meant to sail to a neighbour walks if its convoy fails")},
    {"convoyed_attack_from",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Where a convoyed attack comes from")},
    {"retreat_to_convoyed_attackers_origin",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A unit may retreat to where a convoyed attacker started")},
    {"convoy_path", QT_TRANSLATE_NOOP("chancery::OptionWords", "The seas named in a convoyed move")},
    {"dislodged_by_convoy_bounces",
     QT_TRANSLATE_NOOP(
         "chancery::OptionWords",
         "A unit dislodged by a convoyed army still stands off moves to where that army started")},
    {"head_to_head_loser_bounces",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "So does a unit dislodged in a head-to-head battle")},
    {"support_cut_by_dislodgement",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A support is cut when its target dislodges the supporter")},
    {"coast_missing_two_possible",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A move without a coast where two can be reached")},
    {"coast_missing_one_possible",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A move without a coast where one can be reached")},
    {"coast_wrong", QT_TRANSLATE_NOOP("chancery::OptionWords", "A move to a coast out of reach")},
    {"support_coast", QT_TRANSLATE_NOOP("chancery::OptionWords", "The coast in a support of a move")},
    {"coast_needless_wrong",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A wrong coast where none is needed")},
    {"build_coast_missing",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A fleet built on a split coast without saying which")},
    {"unit_type_missing", QT_TRANSLATE_NOOP("chancery::OptionWords", "The letter A or F left out")},
    {"unit_type_wrong", QT_TRANSLATE_NOOP("chancery::OptionWords", "A wrong letter")},
    {"build_type_missing_inland",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A build inland without a letter")},
    {"build_fleet_inland", QT_TRANSLATE_NOOP("chancery::OptionWords", "A fleet to be built inland")},
    {"nationality_missing",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "The nation of a foreign unit left out")},
    {"nationality_wrong", QT_TRANSLATE_NOOP("chancery::OptionWords", "The wrong nation of a supported unit")},
    {"order_sets", QT_TRANSLATE_NOOP("chancery::OptionWords", "Several sheets of one power")},
    {"duplicate_orders", QT_TRANSLATE_NOOP("chancery::OptionWords", "Several orders to one unit")},
    {"too_many_builds", QT_TRANSLATE_NOOP("chancery::OptionWords", "More builds than are due")},
    {"double_build", QT_TRANSLATE_NOOP("chancery::OptionWords", "Two builds in one province")},
    {"too_many_disbands", QT_TRANSLATE_NOOP("chancery::OptionWords", "More removals than are due")},
    {"may_decline_builds", QT_TRANSLATE_NOOP("chancery::OptionWords", "A power may waive a build")},
    {"missing_disband",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Which unit goes if its power does not say")},
    {"alphabet", QT_TRANSLATE_NOOP("chancery::OptionWords", "The alphabet that settles which unit goes")},
    {"civil_disorder_may_be_supported",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Units of a power without orders may be supported")},
    {"civil_disorder_disbands_when_dislodged",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Dislodged units of a power without orders are disbanded")},
    {"illegal_order", QT_TRANSLATE_NOOP("chancery::OptionWords", "An order that cannot be carried out")},
    {"convoy_not_ordered",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A move over water without a matching convoy")},
    {"implicit_orders", QT_TRANSLATE_NOOP("chancery::OptionWords",
                                          "A support or convoy also orders an own unit what it serves")},
    {"perpetual_orders",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "An order stands until it is contradicted")},
    {"proxy_orders",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A power may order a unit that its owner does not order")},
    {"flying_dutchman", QT_TRANSLATE_NOOP("chancery::OptionWords", "A unit too many, seen after the winter")},
    {"victory_centres", QT_TRANSLATE_NOOP("chancery::OptionWords", "What wins")},
    {"victory_by", QT_TRANSLATE_NOOP("chancery::OptionWords", "What is counted for victory")},
};

constexpr ValueText values[] = {
    {"multi_route", "any_route",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "fails when a fleet of any route is dislodged")},
    {"multi_route", "all_routes",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "fails only when every route is broken")},
    {"paradox", "1971",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "1971: it cuts no support of an attack on its fleets")},
    {"paradox", "1982",
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "1982: it cuts no support into a sea with a convoying fleet")},
    {"paradox", "2000",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "2000: as 1971, for fleets that it cannot do without")},
    {"paradox", "szykman",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Szykman: the convoys of the paradox fail")},
    {"paradox", "all_hold",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "All hold: every move of the paradox fails")},
    {"paradox", "alexander",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Alexander: it fares as if the army had no effect")},
    {"paradox", "twenty",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Twenty: it cuts no support into the space of its fleets")},
    {"paradox_unanswered", "szykman",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Szykman: the convoys of the paradox fail")},
    {"paradox_unanswered", "all_hold",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "All hold: every move of the paradox fails")},
    {"paradox_unanswered", "ask", QT_TRANSLATE_NOOP("chancery::OptionWords", "The gamemaster is asked")},
    {"paradox_unanswered", "answer_1",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the first consistent resolution")},
    {"paradox_unanswered", "answer_2",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the second consistent resolution")},
    {"paradox_unanswered", "answer_3",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the third consistent resolution")},
    {"paradox_unanswered", "answer_4",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the fourth consistent resolution")},
    {"paradox_unanswered", "answer_5",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the fifth consistent resolution")},
    {"paradox_unanswered", "answer_6",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the sixth consistent resolution")},
    {"paradox_unanswered", "answer_7",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the seventh consistent resolution")},
    {"paradox_unanswered", "answer_8",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the eighth consistent resolution")},
    {"adjacent_convoy", "recommended_1971",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "by sea only to change places, if the convoy survives")},
    {"adjacent_convoy", "intent",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "by sea if so ordered or if an own fleet carries it")},
    {"adjacent_convoy", "explicit", QT_TRANSLATE_NOOP("chancery::OptionWords", "by sea only if so ordered")},
    {"convoyed_attack_from", "origin",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "from where the army started")},
    {"convoyed_attack_from", "last_fleet",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "from the space of the last fleet (Brannan)")},
    {"convoy_path", "none", QT_TRANSLATE_NOOP("chancery::OptionWords", "are not heeded")},
    {"convoy_path", "optional",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "if named, only fleets there carry the army")},
    {"convoy_path", "required",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "must be named unless only one route is ordered")},
    {"coast_missing_two_possible", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not followed")},
    {"coast_missing_two_possible", "default_coast",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "goes to the first coast of the map")},
    {"coast_missing_one_possible", "infer", QT_TRANSLATE_NOOP("chancery::OptionWords", "goes to that coast")},
    {"coast_missing_one_possible", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not followed")},
    {"coast_wrong", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not followed")},
    {"coast_wrong", "correct_it",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "goes to the only coast in reach")},
    {"support_coast", "must_match_missing_ok",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "must be right if written; may be left out")},
    {"support_coast", "must_match_missing_own_only",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "may be left out only for units of the same power")},
    {"support_coast", "must_match_missing_fails",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "must be written if two are possible")},
    {"support_coast", "ignored", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not heeded")},
    {"coast_needless_wrong", "ignore", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not heeded")},
    {"coast_needless_wrong", "illegal",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
    {"build_coast_missing", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not built")},
    {"build_coast_missing", "default_coast",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "is built on the first coast of the map")},
    {"unit_type_missing", "ok", QT_TRANSLATE_NOOP("chancery::OptionWords", "does no harm")},
    {"unit_type_missing", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
    {"unit_type_wrong", "ok", QT_TRANSLATE_NOOP("chancery::OptionWords", "does no harm")},
    {"unit_type_wrong", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
    {"build_type_missing_inland", "ok", QT_TRANSLATE_NOOP("chancery::OptionWords", "does no harm")},
    {"build_type_missing_inland", "illegal",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
    {"build_fleet_inland", "fails", QT_TRANSLATE_NOOP("chancery::OptionWords", "nothing is built")},
    {"build_fleet_inland", "army_instead", QT_TRANSLATE_NOOP("chancery::OptionWords", "an army is built")},
    {"nationality_missing", "ok", QT_TRANSLATE_NOOP("chancery::OptionWords", "does no harm")},
    {"nationality_missing", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
    {"nationality_wrong", "ok", QT_TRANSLATE_NOOP("chancery::OptionWords", "does no harm")},
    {"nationality_wrong", "illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
    {"order_sets", "last_replaces",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "a later sheet replaces an earlier one")},
    {"order_sets", "combine",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "the orders of all sheets count together")},
    {"duplicate_orders", "first", QT_TRANSLATE_NOOP("chancery::OptionWords", "the first legal order counts")},
    {"duplicate_orders", "last", QT_TRANSLATE_NOOP("chancery::OptionWords", "the last legal order counts")},
    {"duplicate_orders", "void",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "none counts, unless they say the same")},
    {"too_many_builds", "first_ones",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "the first legal ones count")},
    {"too_many_builds", "last_ones", QT_TRANSLATE_NOOP("chancery::OptionWords", "the last legal ones count")},
    {"too_many_builds", "all_fail", QT_TRANSLATE_NOOP("chancery::OptionWords", "none of them counts")},
    {"double_build", "first_ones", QT_TRANSLATE_NOOP("chancery::OptionWords", "the first legal ones count")},
    {"double_build", "last_ones", QT_TRANSLATE_NOOP("chancery::OptionWords", "the last legal ones count")},
    {"double_build", "all_fail", QT_TRANSLATE_NOOP("chancery::OptionWords", "none of them counts")},
    {"too_many_disbands", "first_ones",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "the first legal ones count")},
    {"too_many_disbands", "last_ones",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "the last legal ones count")},
    {"too_many_disbands", "all_fail", QT_TRANSLATE_NOOP("chancery::OptionWords", "none of them counts")},
    {"missing_disband", "farthest_from_owned",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "farthest from an owned centre; fleets first; by name")},
    {"missing_disband", "farthest_from_home",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "farthest from a home centre; fleets first; by name")},
    {"missing_disband", "farthest_by_moves",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "most moves away from a home centre; by name")},
    {"missing_disband", "gamemaster",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "the others agree or draw lots")},
    {"alphabet", "english", QT_TRANSLATE_NOOP("chancery::OptionWords", "of English names")},
    {"alphabet", "board_language", QT_TRANSLATE_NOOP("chancery::OptionWords", "of the names on the board")},
    {"illegal_order", "ignored",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "as if not written: another may count")},
    {"illegal_order", "holds",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "counts as the unit's order: it holds")},
    {"illegal_order", "counts_as_move",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "as before, but a move denies support to hold")},
    {"convoy_not_ordered", "invalid",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "fails; the unit cannot be supported in place")},
    {"convoy_not_ordered", "illegal",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "is illegal: the unit holds and may be supported")},
    {"flying_dutchman", "gamemaster", QT_TRANSLATE_NOOP("chancery::OptionWords", "the gamemaster decides")},
    {"flying_dutchman", "alexander",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "is removed as soon as it is seen")},
    {"victory_centres", "of_the_map", QT_TRANSLATE_NOOP("chancery::OptionWords", "as much as the map says")},
    {"victory_centres", "18", QT_TRANSLATE_NOOP("chancery::OptionWords", "18")},
    {"victory_centres", "24", QT_TRANSLATE_NOOP("chancery::OptionWords", "24")},
    {"victory_by", "centres", QT_TRANSLATE_NOOP("chancery::OptionWords", "centres owned")},
    {"victory_by", "units", QT_TRANSLATE_NOOP("chancery::OptionWords", "units on the board")},
    {"", "no", QT_TRANSLATE_NOOP("chancery::OptionWords", "no")},
    {"", "yes", QT_TRANSLATE_NOOP("chancery::OptionWords", "yes")},
};

/// What rulebooks remark, and what stands for a clause where there is none.
constexpr const char* notes[] = {
    QT_TRANSLATE_NOOP("chancery::OptionWords",
                      "a coast written must match; the text does not say what a missing one does"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "a path is written, so that there is one route"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "never needed"),
    QT_TRANSLATE_NOOP("chancery::OptionWords",
                      "the guide has an algorithm of its own; this stands in for it"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the letter of the text"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text allows exchanging places by convoy and leaves the "
                                               "rest open; this is the handling that DATC recommends"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text can be read either way"),
    QT_TRANSLATE_NOOP(
        "chancery::OptionWords",
        "the text frees supports from the reach of the coast and does not say how it must be written"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text gives no rule"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "victory points are awarded beside it"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "with two players XIV.2 counts 24 units on the board"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "not stated"),
};

} // namespace

QString OptionWords::about(const OptionInfo& option)
{
    const auto* const found = std::ranges::find(abouts, option.name, &AboutText::option);
    return found == std::end(abouts) ? QString() : tr(found->text);
}

QString OptionWords::value(const OptionInfo& option, std::size_t value)
{
    const std::string_view name = option.values[value].name;
    const auto* const found = std::ranges::find_if(values, [&](const ValueText& text) {
        return text.value == name && (text.option == option.name || text.option.empty());
    });
    return found == std::end(values) ? QString() : tr(found->text);
}

QString OptionWords::note(const std::string& text)
{
    const auto* const found = std::ranges::find(notes, text);
    return found == std::end(notes) ? QString::fromStdString(text) : tr(*found);
}

} // namespace chancery
