// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of each rulebook, point by point. They cannot be changed one by one yet: RuleOptions has no
// members.
#include "engine/rules/rulebooks.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr RuleChoice datcChoices[] = {
    {"multi_route", "all_routes", "DATC 4.A.1", "a convoy fails only when every route is broken"},
    {"paradox", "szykman", "DATC 4.A.2", "the convoys in the core of a paradox fail"},
    {"adjacent_convoy", "intent", "DATC 4.A.3",
     "an army goes to a neighbour by sea if its order says so or a fleet of its own power carries it"},
    {"via_convoy_falls_back_to_land", "no", "DATC 4.A.3", "an army sent by sea does not go by land instead"},
    {"convoyed_attack_from", "origin", "DATC 4.A.4", "a convoyed attack comes from the army's own province"},
    {"retreat_to_convoyed_attackers_origin", "yes", "DATC 4.A.5",
     "the province a convoyed attacker left is open to retreats"},
    {"convoy_path", "none", "DATC 4.A.6", "a path written in the order is not heeded"},
    {"dislodged_by_convoy_bounces", "yes", "DATC 4.A.7",
     "a unit dislodged without a head-to-head battle still prevents moves to its attacker's province"},
    {"coast_missing_two_possible", "illegal", "DATC 4.B.1",
     "a fleet must say which coast if it can reach both"},
    {"coast_missing_one_possible", "infer", "DATC 4.B.2", "the only coast in reach need not be written"},
    {"coast_wrong", "illegal", "DATC 4.B.3", "a coast out of reach makes a move illegal"},
    {"support_coast", "must_match_missing_ok", "DATC 4.B.4",
     "a coast written in a support must be the right one"},
    {"coast_needless_wrong", "ignore", "DATC 4.B.5, 4.B.6",
     "a coast written where none matters is not heeded"},
    {"build_coast_missing", "invalid", "DATC 4.B.7", "a fleet built on a split coast must say which"},
    {"unit_type_missing", "ok", "DATC 4.C.1", "the letter A or F may be left out"},
    {"unit_type_wrong", "ok", "DATC 4.C.2", "a wrong letter does no harm"},
    {"build_type_missing_inland", "ok", "DATC 4.C.3", "only an army can be built inland"},
    {"build_fleet_inland", "fails", "DATC 4.C.4", "a fleet cannot be built inland"},
    {"nationality_missing", "ok", "DATC 4.C.5", "the nation of a supported unit may be left out"},
    {"nationality_wrong", "ok", "DATC 4.C.6", "a wrong nation of a supported unit does no harm"},
    {"duplicate_orders", "first", "DATC 4.D.3", "of several orders to a unit the first legal one counts"},
    {"too_many_builds", "first_ones", "DATC 4.D.4", "the first legal builds count"},
    {"double_build", "first", "DATC 4.D.5", "of two builds in one province the first counts"},
    {"too_many_disbands", "first_ones", "DATC 4.D.6", "the first legal removals count"},
    {"may_decline_builds", "yes", "DATC 4.D.7", "nobody must build"},
    {"missing_disband", "farthest_from_owned", "DATC 4.D.8",
     "the unit farthest from a centre of its power goes, fleets before armies, then by English name"},
    {"civil_disorder_support", "yes", "DATC 4.D.9", "units without orders may be supported"},
    {"illegal_order", "ignored", "DATC 4.E.1", "a unit with an illegal order holds and may be supported"},
    {"implicit_orders", "no", "DATC 4.E.3", "an order orders only its own unit"},
    {"perpetual_orders", "no", "DATC 4.E.4", "an order counts for one phase"},
    {"proxy_orders", "no", "DATC 4.E.5", "nobody orders another power's units"},
    {"victory_centres", "of the map", "", "18 centres on the standard map, alone in the lead"},
};

constexpr std::array<RulebookInfo, 1> all{{
    {"datc",
     "Diplomacy Adjudicator Test Cases",
     "3.2, the author's preferences (2025 rules, Szykman)",
     {},
     datcChoices},
}};

} // namespace

std::span<const RulebookInfo> rulebooks()
{
    return all;
}

const RulebookInfo* findRulebook(std::string_view id)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const RulebookInfo& book) { return book.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace chancery
