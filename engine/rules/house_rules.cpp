// SPDX-License-Identifier: GPL-3.0-or-later
// Maps reasons to the options that they come from.
#include "engine/rules/house_rules.h"

#include "engine/rules/paradox_rule.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

/// A reason that comes from an option: from this value of it, or from any if none is named. Options that
/// affect a reason only in some cases are left out, since its clause usually holds.
struct Ground
{
    Rule rule;
    std::string_view option;
    std::string_view value{};
};

constexpr auto grounds = std::to_array<Ground>({
    {Rule::MoveRouteDisrupted, "multi_route", "any_route"},
    {Rule::MoveRoutesDisrupted, "multi_route", "all_routes"},
    {Rule::MoveWayDisrupted, "convoy_path"},
    {Rule::MoveNoConvoy, "convoy_not_ordered"},
    {Rule::MoveNoRoute, "convoy_not_ordered"},
    {Rule::MoveWayNotOrdered, "convoy_path"},
    {Rule::MoveWayScrambled, "convoy_path"},
    {Rule::MoveRouteUnwritten, "convoy_path"},
    {Rule::ConvoyUnused, "convoy_path"},
    {Rule::ConvoyRouteUnwritten, "convoy_path"},
    {Rule::NoteBySea, "adjacent_convoy"},
    {Rule::NoteByLand, "adjacent_convoy"},
    {Rule::NoteByLandUnmet, "adjacent_convoy"},
    {Rule::NoteLandInstead, "via_convoy_falls_back_to_land", "yes"},
    {Rule::NoteLandInstead, "adjacent_convoy", "recommended_1971"},
    {Rule::NoteLandUnordered, "via_convoy_falls_back_to_land", "yes"},
    {Rule::NoteLandNoRoute, "via_convoy_falls_back_to_land", "yes"},
    {Rule::NoteLandNoRoute, "adjacent_convoy", "recommended_1971"},
    {Rule::SupportOfIllegalMove, "illegal_order"},
    {Rule::SupportOfDisorder, "civil_disorder_may_be_supported"},
    {Rule::SupportOtherCoast, "support_coast"},
    {Rule::NoteDisorder, "civil_disorder_may_be_supported", "no"},
    {Rule::NoteDisorder, "civil_disorder_disbands_when_dislodged", "yes"},
    {Rule::NoteUnplayed, "players"},
    {Rule::HoldUnplayed, "civil_disorder_disbands_when_dislodged"},
    {Rule::HoldAbandoned, "civil_disorder_disbands_when_dislodged"},
    {Rule::IllegalNoConvoy, "convoy_not_ordered"},
    {Rule::IllegalConvoyBroken, "convoy_not_ordered"},
    {Rule::IllegalWayAstray, "convoy_path"},
    {Rule::IllegalWayNoFleet, "convoy_path"},
    {Rule::IllegalWayNotOrdered, "convoy_path"},
    {Rule::IllegalWayNotOrdered, "convoy_not_ordered"},
    {Rule::SupportSpared, "paradox"},
    {Rule::SupportCutByRoute, "paradox"},
    {Rule::SupportUnbent, "support_cut_by_dislodgement", "no"},
    {Rule::SupportDislodged, "support_cut_by_dislodgement", "yes"},
    {Rule::IllegalCoastMissing, "coast_missing_one_possible", "illegal"},
    {Rule::IllegalCoastMissing, "coast_missing_two_possible", "illegal"},
    {Rule::IllegalCoast, "coast_wrong", "illegal"},
    {Rule::IllegalCoastNeedless, "coast_needless_wrong", "illegal"},
    {Rule::IllegalSupportCoast, "support_coast"},
    {Rule::IllegalSupportCoastMissing, "support_coast"},
    {Rule::IllegalClosed, "players"},
    {Rule::IllegalUnplayed, "players"},
    {Rule::IllegalWriting, "coast_needless_wrong", "illegal"},
    {Rule::IllegalWriting, "unit_type_missing", "illegal"},
    {Rule::IllegalWriting, "unit_type_wrong", "illegal"},
    {Rule::IllegalWriting, "build_type_missing_inland", "illegal"},
    {Rule::IllegalWriting, "nationality_missing", "illegal"},
    {Rule::IllegalWriting, "nationality_wrong", "illegal"},
    {Rule::IllegalNotPermitted, "proxy_orders"},
    {Rule::IllegalProxyYields, "proxy_orders"},
    {Rule::NoteRepeated, "perpetual_orders"},
    {Rule::IllegalDuplicate, "duplicate_orders"},
    {Rule::IllegalTwoMeanings, "duplicate_orders"},
    {Rule::BuildTwice, "double_build"},
    {Rule::BuildTooMany, "too_many_builds"},
    {Rule::BuildNoneCounts, "too_many_builds", "all_fail"},
    {Rule::BuildNoneCounts, "double_build", "all_fail"},
    {Rule::RemoveTooMany, "too_many_disbands"},
    {Rule::RemoveNoneCounts, "too_many_disbands"},
    {Rule::RemovedByRule, "missing_disband"},
    {Rule::RemovedForNow, "missing_disband"},
    {Rule::RemovedDutchman, "flying_dutchman"},
    {Rule::WaiveNotAllowed, "may_decline_builds"},
});

/// Reasons that say that a power has no player. Who has none is said with the number of players.
constexpr std::array sayNobodyPlays{Rule::IllegalUnplayed, Rule::HoldUnplayed, Rule::NoteUnplayed};

/// Returns the option that settles an undecided core: the paradox rule, or its fallback if that rule only
/// says which supports are not cut.
std::string_view settlingOption(const RuleOptions& options)
{
    return paradoxHandling(options).decree == Decree::OnlyConsistent ? "paradox_unanswered" : "paradox";
}

bool comesFromParadox(Rule rule)
{
    return rule == Rule::MoveParadox || rule == Rule::MoveAllHold || rule == Rule::ConvoyParadox ||
           rule == Rule::ConvoyDecreed;
}

} // namespace

std::vector<Deviation> houseRulesBehind(Rule rule, const Rulebook& rulebook)
{
    std::vector<Deviation> behind;
    const std::vector<Deviation> all = houseRules(rulebook);
    const auto add = [&](std::string_view option, std::string_view value) {
        std::ranges::copy_if(all, std::back_inserter(behind), [&](const Deviation& deviation) {
            return deviation.option == option && (value.empty() || deviation.value == value);
        });
    };
    if (comesFromParadox(rule)) add(settlingOption(rulebook.options), {});
    for (const Ground& ground : grounds)
        if (ground.rule == rule) add(ground.option, ground.value);
    return behind;
}

std::string clauseUnder(Rule rule, const Rulebook& rulebook, PhaseKind kind, bool occupied)
{
    const RulebookInfo* book = findRulebook(rulebook.id);
    if (!book) return {};
    const SmallTable* table = smallTableOf(rulebook);
    if (table && std::ranges::find(sayNobodyPlays, rule) != sayNobodyPlays.end())
        return book->cited + " " + table->clause;
    return citation(rule, *book, kind, occupied);
}

} // namespace chancery
