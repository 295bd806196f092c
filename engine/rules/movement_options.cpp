// SPDX-License-Identifier: GPL-3.0-or-later
// The options on how orders are read and moves resolved, with their values.
#include "engine/rules/option_rows.h"

#include <algorithm>

// Each array is in the order of its enumeration in options.h, and the rows are in that of RuleOptions.
namespace chancery::values {

namespace {

struct MovementOptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::OptionWords)

    static constexpr OptionValue multiRoute[] = {
        {"any_route", QT_TR_NOOP("fails if a fleet of any route is dislodged"),
         "fails when a fleet of any possible route is dislodged"},
        {"all_routes", QT_TR_NOOP("fails only if every route is disrupted")},
    };

    static constexpr OptionValue paradox[] = {
        {"1971", QT_TR_NOOP("1971: it does not cut support of an attack on its fleets"),
         "the army does not cut a support of an attack on a fleet that convoys it"},
        {"1982", QT_TR_NOOP("1982: it does not cut support into a sea with a convoying fleet"),
         "the army cuts no support of an action in a sea where a fleet convoys, even by dislodging it"},
        {"2000", QT_TR_NOOP("2000: as 1971, for fleets that its convoy needs"),
         "the army does not cut a support of an attack on a fleet that it cannot do without"},
        {"szykman", QT_TR_NOOP("Szykman: the convoys of the paradox are disrupted"),
         "the convoys in the core of the paradox fail"},
        {"all_hold", QT_TR_NOOP("All hold: every move of the paradox fails"),
         "every move in the core of the paradox fails"},
        {"alexander", QT_TR_NOOP("Alexander: first decided as if the convoyed army had no effect"),
         "the convoy fares as it would if its army had no effect, even if a fleet is dislodged by it"},
        {"twenty", QT_TR_NOOP("Twenty: it does not cut support into a province of its fleets"),
         "the army cuts no support of an attack on the location of a fleet that convoys it"},
    };

    static constexpr OptionValue unanswered[] = {
        {"szykman", QT_TR_NOOP("Szykman: the convoys of the paradox are disrupted"),
         "the convoys in the core of the paradox fail"},
        {"all_hold", QT_TR_NOOP("All hold: every move of the paradox fails"),
         "every move in the core of the paradox fails"},
        {"ask", QT_TR_NOOP("The gamemaster is asked"),
         "the gamemaster rules, being shown the consistent resolutions"},
        {"answer_1", QT_TR_NOOP("Always the first consistent resolution"), "the first consistent resolution"},
        {"answer_2", QT_TR_NOOP("Always the second consistent resolution"),
         "the second consistent resolution"},
    };

    static constexpr OptionValue adjacentConvoy[] = {
        {"recommended_1971", QT_TR_NOOP("by sea only to swap places, if the convoy survives"),
         "by sea if a convoy survives and the unit at its destination comes the opposite way"},
        {"intent", QT_TR_NOOP("by sea if so ordered or if an own fleet convoys it"),
         "by sea if its order says so or a fleet of its own power carries it"},
        {"explicit", QT_TR_NOOP("by sea only if so ordered"), "by sea only if its order says so"},
    };

    static constexpr OptionValue attackFrom[] = {
        {"origin", QT_TR_NOOP("from the army's origin"), "from the province the army started in"},
        {"last_fleet", QT_TR_NOOP("from the province of the last fleet (Brannan)"),
         "from the space of the last fleet (Brannan's rule)"},
    };

    static constexpr OptionValue convoyPath[] = {
        {"none", QT_TR_NOOP("are ignored"), "seas named in the move are not heeded"},
        {"optional", QT_TR_NOOP("if named, only fleets there convoy the army"),
         "if seas are named, only fleets there carry the army"},
        {"required", QT_TR_NOOP("must be named unless only one route is ordered"),
         "seas must be named, unless only one route is ordered"},
        {"always", QT_TR_NOOP("must be named"), "seas must be named, also where only one route is ordered"},
    };

    static constexpr OptionValue missingCoast[] = {
        {"illegal", QT_TR_NOOP("is ignored"), "the order is not followed"},
        {"default_coast", QT_TR_NOOP("goes to the first coast of the map"),
         "the first coast of the map's table is taken"},
    };

    static constexpr OptionValue onlyCoast[] = {
        {"infer", QT_TR_NOOP("goes to that coast"), "the only coast in reach need not be written"},
        {"illegal", QT_TR_NOOP("is ignored"), "the order is not followed"},
    };

    static constexpr OptionValue wrongCoast[] = {
        {"illegal", QT_TR_NOOP("is ignored"), "the order is not followed"},
        {"correct_it", QT_TR_NOOP("goes to the only coast in reach"), "the only coast in reach is taken"},
    };

    static constexpr OptionValue supportCoast[] = {
        {"must_match_missing_ok", QT_TR_NOOP("must be correct if given; may be left out"),
         "a coast written must be the right one; left out it may be any"},
        {"must_match_missing_own_only", QT_TR_NOOP("may be left out only for units of the same power"),
         "as before, but left out only for a unit of the same power"},
        {"must_match_missing_fails", QT_TR_NOOP("must be given if two are possible"),
         "a coast must be written if two are possible"},
        {"ignored", QT_TR_NOOP("is ignored"), "coasts in supports are not heeded"},
    };

    static constexpr OptionValue coastSlip[] = {
        {"ignore", QT_TR_NOOP("is ignored")},
        {"illegal", QT_TR_NOOP("makes the order illegal")},
    };

    static constexpr OptionValue missingBuildCoast[] = {
        {"illegal", QT_TR_NOOP("is not built"), "the order is not followed"},
        {"default_coast", QT_TR_NOOP("is built on the first coast of the map"),
         "the first coast of the map's table is taken"},
    };

    static constexpr OptionValue slip[] = {
        {"ok", QT_TR_NOOP("is ignored")},
        {"illegal", QT_TR_NOOP("makes the order illegal")},
    };

    static constexpr OptionValue fleetInland[] = {
        {"fails", QT_TR_NOOP("nothing is built")},
        {"army_instead", QT_TR_NOOP("an army is built")},
    };

    // "ask" is a value between the two rules and the resolutions, but no ParadoxChoice. Only the first two
    // resolutions can be chosen beforehand; of one phase the gamemaster may choose any.
    static constexpr std::size_t askValue = 2;

    static std::size_t unansweredValue(const RuleOptions& options)
    {
        if (!options.paradoxUnanswered) return askValue;
        const auto choice = static_cast<std::size_t>(*options.paradoxUnanswered);
        return std::min(choice < askValue ? choice : choice + 1, std::size(unanswered) - 1);
    }

    static void setUnanswered(RuleOptions& options, std::size_t value)
    {
        options.paradoxUnanswered = askGamemaster;
        if (value != askValue)
            options.paradoxUnanswered = static_cast<ParadoxChoice>(value < askValue ? value : value - 1);
    }

    static constexpr OptionInfo movementRows[] = {
        row<&O::multiRoute>("multi_route", "4.A.1", multiRoute, QT_TR_NOOP("A convoy with several routes")),
        row<&O::paradox>("paradox", "4.A.2", paradox,
                         QT_TR_NOOP("A convoyed army whose attack affects its own convoy")),
        {"paradox_unanswered", "4.A.2", QT_TR_NOOP("A paradox that this rule does not resolve"),
         "a paradox for which that rule leaves no resolution or several", unanswered, unansweredValue,
         setUnanswered},
        row<&O::adjacentConvoy>("adjacent_convoy", "4.A.3", adjacentConvoy,
                                QT_TR_NOOP("An army moving to an adjacent province by land or convoy")),
        row<&O::viaConvoyFallsBackToLand>(
            "via_convoy_falls_back_to_land", "4.A.3", yesNo,
            QT_TR_NOOP("An army convoyed to an adjacent province goes by land if the convoy fails")),
        row<&O::convoyedAttackFrom>("convoyed_attack_from", "4.A.4", attackFrom,
                                    QT_TR_NOOP("Origin of a convoyed attack")),
        row<&O::retreatToConvoyedAttackersOrigin>(
            "retreat_to_convoyed_attackers_origin", "4.A.5", yesNo,
            QT_TR_NOOP("A unit may retreat to the origin of a convoyed attacker")),
        row<&O::convoyPath>("convoy_path", "4.A.6", convoyPath,
                            QT_TR_NOOP("Sea provinces named in a convoyed move")),
        row<&O::dislodgedByConvoyBounces>(
            "dislodged_by_convoy_bounces", "4.A.7", yesNo,
            QT_TR_NOOP("A unit dislodged by a convoyed army still bounces moves to that army's origin")),
        row<&O::headToHeadLoserBounces>(
            "head_to_head_loser_bounces", "", yesNo,
            QT_TR_NOOP("A unit dislodged head to head still bounces moves to its attacker's origin"),
            "so does a unit that is dislodged in a head-to-head battle"),
        row<&O::disruptedArmyContests>(
            "disrupted_army_contests", "", yesNo,
            QT_TR_NOOP("An army whose convoy is disrupted still cuts support and bounces moves"),
            "an army whose convoy is disrupted bounces as any that fails: it cuts support and keeps others "
            "out"),
        row<&O::supportCutByDislodgement>(
            "support_cut_by_dislodgement", "", yesNo,
            QT_TR_NOOP("A support is cut if its target dislodges the supporting unit")),
        row<&O::coastMissingTwoPossible>(
            "coast_missing_two_possible", "4.B.1", missingCoast,
            QT_TR_NOOP("A move without a coast where two coasts can be reached")),
        row<&O::coastMissingOnePossible>("coast_missing_one_possible", "4.B.2", onlyCoast,
                                         QT_TR_NOOP("A move without a coast where one coast can be reached")),
        row<&O::coastWrong>("coast_wrong", "4.B.3", wrongCoast, QT_TR_NOOP("A move to a coast out of reach")),
        row<&O::supportCoast>("support_coast", "4.B.4", supportCoast,
                              QT_TR_NOOP("The coast in a support of a move")),
        row<&O::coastNeedlessWrong>("coast_needless_wrong", "4.B.5, 4.B.6", coastSlip,
                                    QT_TR_NOOP("A wrong coast where none is needed")),
        row<&O::buildCoastMissing>("build_coast_missing", "4.B.7", missingBuildCoast,
                                   QT_TR_NOOP("A fleet built without naming one of two coasts")),
        row<&O::unitTypeMissing>("unit_type_missing", "4.C.1", slip,
                                 QT_TR_NOOP("The letter A or F left out")),
        row<&O::unitTypeWrong>("unit_type_wrong", "4.C.2", slip, QT_TR_NOOP("A wrong letter A or F")),
        row<&O::buildTypeMissingInland>("build_type_missing_inland", "4.C.3", slip,
                                        QT_TR_NOOP("A build inland without a letter")),
        row<&O::buildFleetInland>("build_fleet_inland", "4.C.4", fleetInland,
                                  QT_TR_NOOP("A fleet ordered to be built inland")),
        row<&O::nationalityMissing>("nationality_missing", "4.C.5", slip,
                                    QT_TR_NOOP("The power of a foreign unit left out")),
        row<&O::nationalityWrong>("nationality_wrong", "4.C.6", slip,
                                  QT_TR_NOOP("The wrong power for a supported unit")),
    };
};

} // namespace

std::span<const OptionInfo> movementOptions()
{
    return MovementOptions::movementRows;
}

} // namespace chancery::values
