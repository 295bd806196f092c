// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options. Values are in the order of the enumeration in options.h; of a yes-or-no option, no
// comes first.
#include "engine/rules/option_table.h"

#include <algorithm>

namespace chancery {

namespace {

using Values = std::span<const OptionValue>;

constexpr OptionValue multiRoute[] = {{"any_route", "fails when a fleet of any possible route is dislodged"},
                                      {"all_routes", "fails only when every route is broken"}};
constexpr OptionValue paradox[] = {
    {"1971", "the army does not cut a support of an attack on a fleet that convoys it"},
    {"1982", "the army cuts no support of an action in a sea where a fleet convoys, even by dislodging it"},
    {"2000", "the army does not cut a support of an attack on a fleet that it cannot do without"},
    {"szykman", "the convoys in the core of the paradox fail"},
    {"all_hold", "every move in the core of the paradox fails"},
    {"alexander",
     "the convoy fares as it would if its army had no effect, even if a fleet is dislodged by it"},
    {"twenty", "the army cuts no support of an attack on the location of a fleet that convoys it"}};
constexpr OptionValue unanswered[] = {{"szykman", "the convoys in the core of the paradox fail"},
                                      {"all_hold", "every move in the core of the paradox fails"},
                                      {"ask", "the gamemaster rules, being shown the consistent resolutions"},
                                      {"answer_1", "the first consistent resolution"},
                                      {"answer_2", "the second consistent resolution"},
                                      {"answer_3", "the third consistent resolution"},
                                      {"answer_4", "the fourth consistent resolution"},
                                      {"answer_5", "the fifth consistent resolution"},
                                      {"answer_6", "the sixth consistent resolution"},
                                      {"answer_7", "the seventh consistent resolution"},
                                      {"answer_8", "the eighth consistent resolution"}};
constexpr OptionValue adjacentConvoy[] = {
    {"recommended_1971",
     "by sea if a convoy survives and the unit at its destination comes the opposite way"},
    {"intent", "by sea if its order says so or a fleet of its own power carries it"},
    {"explicit", "by sea only if its order says so"}};
constexpr OptionValue attackFrom[] = {{"origin", "from the province the army started in"},
                                      {"last_fleet", "from the space of the last fleet (Brannan's rule)"}};
constexpr OptionValue convoyPath[] = {{"none", "seas named in the move are not heeded"},
                                      {"optional", "if seas are named, only fleets there carry the army"},
                                      {"required", "seas must be named, unless only one route is ordered"}};
constexpr OptionValue missingCoast[] = {{"illegal", "the order is not followed"},
                                        {"default_coast", "the first coast of the map's table is taken"}};
constexpr OptionValue onlyCoast[] = {{"infer", "the only coast in reach need not be written"},
                                     {"illegal", "the order is not followed"}};
constexpr OptionValue wrongCoast[] = {{"illegal", "the order is not followed"},
                                      {"correct_it", "the only coast in reach is taken"}};
constexpr OptionValue supportCoast[] = {
    {"must_match_missing_ok", "a coast written must be the right one; left out it may be any"},
    {"must_match_missing_own_only", "as before, but left out only for a unit of the same power"},
    {"must_match_missing_fails", "a coast must be written if two are possible"},
    {"ignored", "coasts in supports are not heeded"}};
constexpr OptionValue fleetInland[] = {{"fails", "nothing is built"}, {"army_instead", "an army is built"}};
constexpr OptionValue orderSets[] = {{"last_replaces", "a later sheet replaces an earlier one"},
                                     {"combine", "the orders of all sheets count together"}};
constexpr OptionValue duplicates[] = {{"first", "the first legal order counts"},
                                      {"last", "the last legal order counts"},
                                      {"void", "none counts, unless they say the same"}};
constexpr OptionValue tooMany[] = {{"first_ones", "the first legal ones count"},
                                   {"last_ones", "the last legal ones count"},
                                   {"all_fail", "none of them counts"}};
constexpr OptionValue missingDisband[] = {
    {"farthest_from_owned", "farthest from a centre the power owns, every step alike; fleets first; by name"},
    {"farthest_from_home",
     "farthest from a home centre by the shortest route, convoys included; fleets first; by name"},
    {"farthest_by_moves", "most moves away from a home centre as the board stands; by name"},
    {"gamemaster", "the others agree or draw lots; until then, farthest from an owned centre"}};
constexpr OptionValue alphabet[] = {{"english", "by English names"},
                                    {"board_language", "by the names on the board"}};
constexpr OptionValue illegalOrder[] = {
    {"ignored", "as though it had not been written: another order may count"},
    {"holds", "it was the unit's order: the unit holds"},
    {"counts_as_move", "it was the unit's order; an impossible move still denies support to hold"}};
constexpr OptionValue convoyNotOrdered[] = {
    {"invalid", "it fails; the unit was ordered to move and cannot be supported in place"},
    {"illegal", "it is an illegal order: the unit holds and may be supported"}};
constexpr OptionValue flyingDutchman[] = {{"gamemaster", "the gamemaster decides"},
                                          {"alexander", "removed by rule as soon as it is seen"}};
constexpr OptionValue victoryCentres[] = {
    {"of_the_map", "as many centres as the map says"}, {"18", "18 centres"}, {"24", "24 centres"}};
constexpr OptionValue victoryBy[] = {{"centres", "centres owned"},
                                     {"units", "units on the board"},
                                     {"points", "nothing: centres and points awarded make the final score"}};
constexpr OptionValue draws[] = {
    {"all_with_units", "shared equally by all who have units on the board"},
    {"all_with_centres", "shared equally by all who own a centre"},
    {"or_concession", "shared equally by all who own a centre; or all concede the victory to one of them"}};
constexpr OptionValue ballot[] = {{"open", "the votes are told"},
                                  {"secret", "only whether all were for it is told"}};
constexpr OptionValue stalledYears[] = {
    {"none", "never"}, {"3", "after 3 years"}, {"5", "after 5 years"}, {"7", "after 7 years"}};
constexpr OptionValue gameYears[] = {{"none", "when somebody has won or all agree"},
                                     {"5", "after 5 years"},
                                     {"6", "after 6 years"},
                                     {"7", "after 7 years"},
                                     {"8", "after 8 years"},
                                     {"10", "after 10 years"},
                                     {"15", "after 15 years"},
                                     {"20", "after 20 years"},
                                     {"35", "after 35 years"}};
constexpr OptionValue shortGame[] = {{"draw", "nobody: it is a draw"},
                                     {"most_units", "who has the most units on the board"},
                                     {"most_centres", "who owns the most centres"}};
constexpr OptionValue scoring[] = {
    {"none", "nothing is scored"},
    {"alexander", "+360 for a victory, -60 for a loss, a draw by the number that share it"},
    {"draw_size", "100 points for the winner, or shared equally by those who draw"},
    {"sum_of_squares", "100 points for the winner, or in proportion to the squares of the centres owned"},
    {"centre_count", "a point for each centre owned"},
    {"c_diplo",
     "100 points for the winner, or 1 for playing, 1 a centre, and 38, 14, 7 for the three largest"}};
constexpr OptionValue players[] = {
    {"7", "a power each"},
    {"6", "Italy is neutral"},
    {"5", "Italy and Germany are neutral"},
    {"4", "England; Austria and France; Germany and Turkey; Italy and Russia"},
    {"3", "Russia; England, France and Germany; Austria, Italy and Turkey"},
    {"3_with_pairs", "England, Germany and Austria; Russia and Italy; France and Turkey"},
    {"2",
     "England, France and Russia; Austria, Germany and Turkey; Italy is closed for a year, then joins one"}};
constexpr OptionValue slip[] = {{"ok", "does no harm"}, {"illegal", "makes the order illegal"}};
constexpr OptionValue coastSlip[] = {{"ignore", "is not heeded"}, {"illegal", "makes the order illegal"}};
constexpr OptionValue yesNo[] = {{"no", "no"}, {"yes", "yes"}};

template<auto Member>
constexpr OptionInfo row(std::string_view name, std::string_view issue, std::string_view about, Values values)
{
    return {name,
            issue,
            about,
            values,
            [](const RuleOptions& o) { return static_cast<std::size_t>(o.*Member); },
            [](RuleOptions& o, std::size_t value) {
                o.*Member = static_cast<std::remove_reference_t<decltype(o.*Member)>>(value);
            }};
}

// "ask" is a value between the two rules and the resolutions, but no ParadoxChoice.
constexpr std::size_t askValue = 2;

std::size_t unansweredValue(const RuleOptions& options)
{
    if (!options.paradoxUnanswered) return askValue;
    const auto choice = static_cast<std::size_t>(*options.paradoxUnanswered);
    return choice < askValue ? choice : choice + 1;
}

void setUnanswered(RuleOptions& options, std::size_t value)
{
    options.paradoxUnanswered = askGamemaster;
    if (value != askValue)
        options.paradoxUnanswered = static_cast<ParadoxChoice>(value < askValue ? value : value - 1);
}

using O = RuleOptions;
constexpr OptionInfo table[] = {
    row<&O::multiRoute>("multi_route", "4.A.1", "a convoy with several routes", multiRoute),
    row<&O::paradox>("paradox", "4.A.2", "a convoyed army that decides about its own convoy", paradox),
    {"paradox_unanswered", "4.A.2", "a paradox for which that rule leaves no resolution or several",
     unanswered, unansweredValue, setUnanswered},
    row<&O::adjacentConvoy>("adjacent_convoy", "4.A.3", "an army that moves to a neighbour", adjacentConvoy),
    row<&O::viaConvoyFallsBackToLand>("via_convoy_falls_back_to_land", "4.A.3",
                                      "an army meant to sail to a neighbour walks if its convoy fails",
                                      yesNo),
    row<&O::convoyedAttackFrom>("convoyed_attack_from", "4.A.4", "where a convoyed attack comes from",
                                attackFrom),
    row<&O::retreatToConvoyedAttackersOrigin>("retreat_to_convoyed_attackers_origin", "4.A.5",
                                              "a unit may retreat to where a convoyed attacker started",
                                              yesNo),
    row<&O::convoyPath>("convoy_path", "4.A.6", "the seas named in a convoyed move", convoyPath),
    row<&O::dislodgedByConvoyBounces>(
        "dislodged_by_convoy_bounces", "4.A.7",
        "a unit dislodged by a convoyed army still stands off moves to where that army started", yesNo),
    row<&O::headToHeadLoserBounces>("head_to_head_loser_bounces", "",
                                    "so does a unit that is dislodged in a head-to-head battle", yesNo),
    row<&O::supportCutByDislodgement>("support_cut_by_dislodgement", "",
                                      "a support is cut when its target dislodges the supporter", yesNo),
    row<&O::coastMissingTwoPossible>("coast_missing_two_possible", "4.B.1",
                                     "a move without a coast where two can be reached", missingCoast),
    row<&O::coastMissingOnePossible>("coast_missing_one_possible", "4.B.2",
                                     "a move without a coast where one can be reached", onlyCoast),
    row<&O::coastWrong>("coast_wrong", "4.B.3", "a move to a coast out of reach", wrongCoast),
    row<&O::supportCoast>("support_coast", "4.B.4", "the coast in a support of a move", supportCoast),
    row<&O::coastNeedlessWrong>("coast_needless_wrong", "4.B.5, 4.B.6", "a wrong coast where none is needed",
                                coastSlip),
    row<&O::buildCoastMissing>("build_coast_missing", "4.B.7",
                               "a fleet built on a split coast without saying which", missingCoast),
    row<&O::unitTypeMissing>("unit_type_missing", "4.C.1", "the letter A or F left out", slip),
    row<&O::unitTypeWrong>("unit_type_wrong", "4.C.2", "a wrong letter", slip),
    row<&O::buildTypeMissingInland>("build_type_missing_inland", "4.C.3", "a build inland without a letter",
                                    slip),
    row<&O::buildFleetInland>("build_fleet_inland", "4.C.4", "a fleet to be built inland", fleetInland),
    row<&O::nationalityMissing>("nationality_missing", "4.C.5", "the nation of a foreign unit left out",
                                slip),
    row<&O::nationalityWrong>("nationality_wrong", "4.C.6", "the wrong nation of a supported unit", slip),
    row<&O::orderSets>("order_sets", "4.D.1, 4.D.2", "several sheets of one power", orderSets),
    row<&O::duplicateOrders>("duplicate_orders", "4.D.3", "several orders to one unit", duplicates),
    row<&O::tooManyBuilds>("too_many_builds", "4.D.4", "more builds than are due", tooMany),
    row<&O::doubleBuild>("double_build", "4.D.5", "two builds in one province", tooMany),
    row<&O::tooManyDisbands>("too_many_disbands", "4.D.6", "more removals than are due", tooMany),
    row<&O::mayDeclineBuilds>("may_decline_builds", "4.D.7", "a power may waive a build", yesNo),
    row<&O::missingDisband>("missing_disband", "4.D.8", "which unit goes if its power does not say",
                            missingDisband),
    row<&O::alphabet>("alphabet", "4.D.8", "the alphabet that settles which unit goes", alphabet),
    row<&O::civilDisorderMayBeSupported>("civil_disorder_may_be_supported", "4.D.9",
                                         "units of a power without orders may be supported", yesNo),
    row<&O::civilDisorderDisbandsWhenDislodged>("civil_disorder_disbands_when_dislodged", "",
                                                "dislodged units of a power without orders are disbanded",
                                                yesNo),
    row<&O::illegalOrder>("illegal_order", "4.E.1, 4.E.2", "an order that cannot be carried out",
                          illegalOrder),
    row<&O::convoyNotOrdered>("convoy_not_ordered", "4.E.2",
                              "a move over water without a convoy ordered to match", convoyNotOrdered),
    row<&O::implicitOrders>("implicit_orders", "4.E.3",
                            "a support or convoy also orders an own unit what it serves", yesNo),
    row<&O::perpetualOrders>("perpetual_orders", "4.E.4", "an order stands until it is contradicted", yesNo),
    row<&O::proxyOrders>("proxy_orders", "4.E.5", "a power may order a unit that its owner does not order",
                         yesNo),
    row<&O::flyingDutchman>("flying_dutchman", "4.E.6", "a unit too many, seen after the winter",
                            flyingDutchman),
    row<&O::insurrection>("insurrection", "", "units may be given up to revive a power that lost its country",
                          yesNo),
    row<&O::victoryCentres>("victory_centres", "", "what wins", victoryCentres),
    row<&O::victoryBy>("victory_by", "", "what is counted for victory", victoryBy),
    row<&O::draws>("draws", "", "what the players may agree upon", draws),
    row<&O::ballot>("ballot", "", "what a vote that fails tells", ballot),
    row<&O::stalledYears>("stalled_years", "", "a draw when nobody has gained a centre", stalledYears),
    row<&O::gameYears>("game_years", "", "when the game ends", gameYears),
    row<&O::shortGame>("short_game", "", "who has won when the years are over", shortGame),
    row<&O::scoring>("scoring", "", "what the end is worth", scoring),
    row<&O::players>("players", "", "how many play, and what", players),
};

std::string allowed(const OptionInfo& option)
{
    std::string text;
    for (const OptionValue& value : option.values)
        text += (text.empty() ? "" : ", ") + std::string(value.name);
    return text;
}

} // namespace

std::span<const OptionInfo> optionTable()
{
    return table;
}

const OptionInfo* findOption(std::string_view name)
{
    const auto* const found = std::find_if(std::begin(table), std::end(table),
                                           [name](const OptionInfo& option) { return option.name == name; });
    return found == std::end(table) ? nullptr : found;
}

std::string_view valueName(const OptionInfo& option, const RuleOptions& options)
{
    return option.values[option.get(options)].name;
}

Result<RuleOptions> withValue(RuleOptions options, std::string_view name, std::string_view value)
{
    const OptionInfo* option = findOption(name);
    if (!option) return Error{"there is no option \"" + std::string(name) + "\"", {}};
    for (std::size_t i = 0; i < option->values.size(); ++i) {
        if (option->values[i].name != value) continue;
        option->set(options, i);
        return options;
    }
    return Error{std::string(name) + " cannot be \"" + std::string(value) + "\"; it is one of " +
                     allowed(*option),
                 {}};
}

Result<RuleOptions> withChange(RuleOptions options, std::string_view change)
{
    const std::size_t equals = change.find('=');
    if (equals == std::string_view::npos)
        return Error{"\"" + std::string(change) + "\": OPTION=VALUE is expected, such as paradox=szykman",
                     {}};
    return withValue(options, change.substr(0, equals), change.substr(equals + 1));
}

std::string_view choiceName(ParadoxChoice choice)
{
    RuleOptions options;
    options.paradoxUnanswered = choice;
    return unanswered[unansweredValue(options)].name;
}

std::optional<ParadoxChoice> findChoice(std::string_view name)
{
    const Result<RuleOptions> options = withValue({}, "paradox_unanswered", name);
    return options ? options->paradoxUnanswered : std::nullopt;
}

} // namespace chancery
