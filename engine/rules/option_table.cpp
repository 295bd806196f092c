// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options.
#include "engine/rules/option_table.h"

#include "engine/base/message.h"
#include "engine/rules/game_values.h"
#include "engine/rules/movement_values.h"
#include "engine/rules/option_words.h"

#include <algorithm>

namespace chancery {

namespace {

using Values = std::span<const OptionValue>;

template<auto Member>
constexpr OptionInfo row(std::string_view name, std::string_view issue, Values values, const char* label,
                         std::string_view about = {})
{
    return {name,
            issue,
            label,
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
constexpr OptionInfo optionRows[] = {
    row<&O::multiRoute>("multi_route", "4.A.1", values::multiRoute,
                        QT_TRANSLATE_NOOP("chancery::OptionWords", "A convoy with several routes")),
    row<&O::paradox>(
        "paradox", "4.A.2", values::paradox,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A convoyed army whose attack affects its own convoy")),
    {"paradox_unanswered", "4.A.2",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "A paradox that this rule does not resolve"),
     "a paradox for which that rule leaves no resolution or several", values::unanswered, unansweredValue,
     setUnanswered},
    row<&O::adjacentConvoy>("adjacent_convoy", "4.A.3", values::adjacentConvoy,
                            QT_TRANSLATE_NOOP("chancery::OptionWords",
                                              "An army moving to an adjacent province by land or convoy")),
    row<&O::viaConvoyFallsBackToLand>(
        "via_convoy_falls_back_to_land", "4.A.3", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "An army convoyed to an adjacent province goes by land if the convoy fails")),
    row<&O::convoyedAttackFrom>("convoyed_attack_from", "4.A.4", values::attackFrom,
                                QT_TRANSLATE_NOOP("chancery::OptionWords", "Origin of a convoyed attack")),
    row<&O::retreatToConvoyedAttackersOrigin>(
        "retreat_to_convoyed_attackers_origin", "4.A.5", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "A unit may retreat to the origin of a convoyed attacker")),
    row<&O::convoyPath>("convoy_path", "4.A.6", values::convoyPath,
                        QT_TRANSLATE_NOOP("chancery::OptionWords", "Sea provinces named in a convoyed move")),
    row<&O::dislodgedByConvoyBounces>(
        "dislodged_by_convoy_bounces", "4.A.7", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "A unit dislodged by a convoyed army still bounces moves to that army's origin")),
    row<&O::headToHeadLoserBounces>(
        "head_to_head_loser_bounces", "", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "A unit dislodged head to head still bounces moves to its attacker's origin"),
        "so does a unit that is dislodged in a head-to-head battle"),
    row<&O::supportCutByDislodgement>(
        "support_cut_by_dislodgement", "", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "A support is cut if its target dislodges the supporting unit")),
    row<&O::coastMissingTwoPossible>(
        "coast_missing_two_possible", "4.B.1", values::missingCoast,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A move without a coast where two coasts can be reached")),
    row<&O::coastMissingOnePossible>(
        "coast_missing_one_possible", "4.B.2", values::onlyCoast,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A move without a coast where one coast can be reached")),
    row<&O::coastWrong>("coast_wrong", "4.B.3", values::wrongCoast,
                        QT_TRANSLATE_NOOP("chancery::OptionWords", "A move to a coast out of reach")),
    row<&O::supportCoast>("support_coast", "4.B.4", values::supportCoast,
                          QT_TRANSLATE_NOOP("chancery::OptionWords", "The coast in a support of a move")),
    row<&O::coastNeedlessWrong>(
        "coast_needless_wrong", "4.B.5, 4.B.6", values::coastSlip,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A wrong coast where none is needed")),
    row<&O::buildCoastMissing>(
        "build_coast_missing", "4.B.7", values::missingBuildCoast,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A fleet built without naming one of two coasts")),
    row<&O::unitTypeMissing>("unit_type_missing", "4.C.1", values::slip,
                             QT_TRANSLATE_NOOP("chancery::OptionWords", "The letter A or F left out")),
    row<&O::unitTypeWrong>("unit_type_wrong", "4.C.2", values::slip,
                           QT_TRANSLATE_NOOP("chancery::OptionWords", "A wrong letter A or F")),
    row<&O::buildTypeMissingInland>(
        "build_type_missing_inland", "4.C.3", values::slip,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A build inland without a letter")),
    row<&O::buildFleetInland>(
        "build_fleet_inland", "4.C.4", values::fleetInland,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A fleet ordered to be built inland")),
    row<&O::nationalityMissing>(
        "nationality_missing", "4.C.5", values::slip,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "The power of a foreign unit left out")),
    row<&O::nationalityWrong>(
        "nationality_wrong", "4.C.6", values::slip,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "The wrong power for a supported unit")),
    row<&O::orderSets>("order_sets", "4.D.1, 4.D.2", values::orderSets,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "Several order sheets from one power")),
    row<&O::duplicateOrders>("duplicate_orders", "4.D.3", values::duplicates,
                             QT_TRANSLATE_NOOP("chancery::OptionWords", "Several orders to one unit")),
    row<&O::tooManyBuilds>("too_many_builds", "4.D.4", values::tooMany,
                           QT_TRANSLATE_NOOP("chancery::OptionWords", "More builds than are due")),
    row<&O::doubleBuild>("double_build", "4.D.5", values::tooMany,
                         QT_TRANSLATE_NOOP("chancery::OptionWords", "Two builds in one province")),
    row<&O::tooManyDisbands>("too_many_disbands", "4.D.6", values::tooMany,
                             QT_TRANSLATE_NOOP("chancery::OptionWords", "More removals than are due")),
    row<&O::mayDeclineBuilds>("may_decline_builds", "4.D.7", values::yesNo,
                              QT_TRANSLATE_NOOP("chancery::OptionWords", "A power may waive a build")),
    row<&O::missingDisband>(
        "missing_disband", "4.D.8", values::missingDisband,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "Which unit is removed if its power does not choose")),
    row<&O::alphabet>("alphabet", "4.D.8", values::alphabet,
                      QT_TRANSLATE_NOOP("chancery::OptionWords",
                                        "The alphabetical order that decides which unit is removed")),
    row<&O::civilDisorderMayBeSupported>(
        "civil_disorder_may_be_supported", "4.D.9", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "Units of a power without orders may be supported")),
    row<&O::civilDisorderDisbandsWhenDislodged>(
        "civil_disorder_disbands_when_dislodged", "", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "Dislodged units of a power without orders are disbanded")),
    row<&O::illegalOrder>("illegal_order", "4.E.1, 4.E.2", values::illegalOrder,
                          QT_TRANSLATE_NOOP("chancery::OptionWords", "An order that cannot be carried out")),
    row<&O::convoyNotOrdered>(
        "convoy_not_ordered", "4.E.2", values::convoyNotOrdered,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A move over water without a matching convoy"),
        "a move over water without a convoy ordered to match"),
    row<&O::implicitOrders>("implicit_orders", "4.E.3", values::yesNo,
                            QT_TRANSLATE_NOOP("chancery::OptionWords",
                                              "A support or convoy also orders the own unit that it helps")),
    row<&O::perpetualOrders>(
        "perpetual_orders", "4.E.4", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "An order is perpetual until another replaces it")),
    row<&O::proxyOrders>(
        "proxy_orders", "4.E.5", values::proxyOrders,
        QT_TRANSLATE_NOOP("chancery::OptionWords",
                          "A power may order a unit that its owner leaves without an order")),
    row<&O::flyingDutchman>(
        "flying_dutchman", "4.E.6", values::flyingDutchman,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "A surplus unit discovered after the winter")),
    row<&O::insurrection>(
        "insurrection", "", values::yesNo,
        QT_TRANSLATE_NOOP("chancery::OptionWords", "Units may be given up to revive an eliminated power")),
    row<&O::victoryCentres>("victory_centres", "", values::victoryCentres,
                            QT_TRANSLATE_NOOP("chancery::OptionWords", "Needed for victory")),
    row<&O::victoryBy>("victory_by", "", values::victoryBy,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "Counted for victory")),
    row<&O::draws>("draws", "", values::draws,
                   QT_TRANSLATE_NOOP("chancery::OptionWords", "What the players may agree on")),
    row<&O::ballot>("ballot", "", values::ballot,
                    QT_TRANSLATE_NOOP("chancery::OptionWords", "What a failed vote reveals")),
    row<&O::stalledYears>("stalled_years", "", values::stalledYears,
                          QT_TRANSLATE_NOOP("chancery::OptionWords", "A draw if no power gains a centre"),
                          "a draw when nobody has gained a centre"),
    row<&O::gameYears>("game_years", "", values::gameYears,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "When the game ends")),
    row<&O::shortGame>("short_game", "", values::shortGame,
                       QT_TRANSLATE_NOOP("chancery::OptionWords", "Who wins when the years are over")),
    row<&O::scoring>("scoring", "", values::scoring, QT_TRANSLATE_NOOP("chancery::OptionWords", "Scoring")),
    row<&O::players>("players", "", values::players,
                     QT_TRANSLATE_NOOP("chancery::OptionWords", "How many players, and which powers"),
                     "how many play, and what"),
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
    return optionRows;
}

std::string aboutOption(const OptionInfo& option)
{
    if (!option.about.empty()) return std::string(option.about);
    std::string text = option.label;
    if (text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

std::string_view meaningOf(const OptionValue& value)
{
    return value.meaning.empty() ? value.label : value.meaning;
}

const OptionInfo* findOption(std::string_view name)
{
    const auto* const found = std::find_if(std::begin(optionRows), std::end(optionRows),
                                           [name](const OptionInfo& option) { return option.name == name; });
    return found == std::end(optionRows) ? nullptr : found;
}

std::string_view valueName(const OptionInfo& option, const RuleOptions& options)
{
    return option.values[option.get(options)].name;
}

Result<RuleOptions> withValue(RuleOptions options, std::string_view name, std::string_view value)
{
    const OptionInfo* option = findOption(name);
    if (!option) return errorOf({says::noOption, {std::string(name)}});
    for (std::size_t i = 0; i < option->values.size(); ++i) {
        if (option->values[i].name != value) continue;
        option->set(options, i);
        return options;
    }
    return errorOf({says::noValue, {std::string(name), std::string(value), allowed(*option)}});
}

Result<RuleOptions> withChange(RuleOptions options, std::string_view change)
{
    const std::size_t equals = change.find('=');
    if (equals == std::string_view::npos) return errorOf({says::notAChange, {std::string(change)}});
    return withValue(options, change.substr(0, equals), change.substr(equals + 1));
}

std::string_view choiceName(ParadoxChoice choice)
{
    RuleOptions options;
    options.paradoxUnanswered = choice;
    return values::unanswered[unansweredValue(options)].name;
}

std::optional<ParadoxChoice> findChoice(std::string_view name)
{
    const Result<RuleOptions> options = withValue({}, "paradox_unanswered", name);
    return options ? options->paradoxUnanswered : std::nullopt;
}

} // namespace chancery
