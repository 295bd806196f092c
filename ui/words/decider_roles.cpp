// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decider_roles.h"

#include "engine/adjudicate/turners.h"
#include "engine/adjudicate/unit_result.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

/// The context of these texts for translators.
struct WhyRoles
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyRoles)
};

/// Returns what `Finding::against` did to a move that ended for this reason; empty for other orders.
QString roleAgainstMove(const Finding& why)
{
    switch (why.rule) {
    case Rule::MoveFollows:
    case Rule::MoveExchanges:
        return WhyRoles::tr("Makes room");
    case Rule::MoveRotates:
        return why.theirsKind == StrengthKind::Prevent ? WhyRoles::tr("Moves there too")
                                                       : WhyRoles::tr("Makes room");
    case Rule::MoveDislodges:
    case Rule::MoveHeld:
    case Rule::MoveBlocked:
        return WhyRoles::tr("The unit there");
    case Rule::MoveSelfDislodge:
        return why.theirsKind == StrengthKind::Defend ? WhyRoles::tr("Comes the opposite way")
                                                      : WhyRoles::tr("The unit there");
    case Rule::MoveBreaksThrough:
    case Rule::MoveHeadToHead:
    case Rule::MoveHeadToHeadLost:
        return WhyRoles::tr("Comes the opposite way");
    case Rule::MoveRivalVoid:
    case Rule::MoveRivalStranded:
    case Rule::MoveOutdoes:
    case Rule::MoveOutdoesOwn:
    case Rule::MoveStandsOff:
    case Rule::MoveStandsOffOwn:
    case Rule::MoveStandsOffLoser:
    case Rule::MoveOutdone:
    case Rule::MoveOutdoneOwn:
    case Rule::MoveVoidAhead:
        return WhyRoles::tr("Moves there too");
    case Rule::MoveConvoyDisrupted:
    case Rule::MoveRoutesDisrupted:
    case Rule::MoveRouteDisrupted:
    case Rule::MoveWayDisrupted:
    case Rule::MoveParadox:
        return WhyRoles::tr("The convoying fleet");
    default:
        return {};
    }
}

/// Returns what `Finding::against` did to an order that ended for this reason.
QString roleOf(const Finding& why)
{
    if (const QString role = roleAgainstMove(why); !role.isEmpty()) return role;
    switch (why.rule) {
    case Rule::SupportOtherMove:
    case Rule::SupportOtherCoast:
    case Rule::SupportOfUnmoved:
    case Rule::SupportOfMover:
    case Rule::SupportOfIllegal:
    case Rule::SupportOfIllegalMove:
    case Rule::SupportOfDisorder:
        return WhyRoles::tr("The unit that it was to support");
    case Rule::ConvoyUnused:
    case Rule::ConvoyWayNotOrdered:
    case Rule::ConvoyParadox:
    case Rule::ConvoyOtherMove:
    case Rule::ConvoyOfUnmoved:
    case Rule::ConvoyOfIllegal:
    case Rule::ConvoyRouteUnwritten:
        return WhyRoles::tr("The unit that it was to convoy");
    case Rule::HoldOwnAttack:
    case Rule::SupportOwnAttack:
    case Rule::ConvoyOwnAttack:
        return WhyRoles::tr("Moves to its province");
    case Rule::RetreatClash:
        return WhyRoles::tr("Retreats there too");
    default:
        break;
    }
    switch (familyOf(why.rule)) {
    case RuleFamily::Support:
    case RuleFamily::Convoy:
    case RuleFamily::Hold:
        return WhyRoles::tr("The attack on it");
    default:
        return WhyRoles::tr("The order that decided it");
    }
}

/// Returns what those in `Finding::stopping` did.
QString roleOfStopping(const OrderResult& result)
{
    if (!as<Move>(result.order)) return WhyRoles::tr("Stops that attack");
    const Rule rule = result.finding.rule;
    return rule >= Rule::MoveConvoyDisrupted && rule <= Rule::MoveWayDisrupted
               ? WhyRoles::tr("Dislodges the fleet")
               : WhyRoles::tr("Stops the unit ahead");
}

/// Returns the role of other units whose orders would be enough as well.
QString roleOfOthers(const OrderResult& result)
{
    if (familyOf(result.finding.rule) == RuleFamily::Adjustment) return WhyRoles::tr("As far away");
    if (as<Move>(result.order)) return WhyRoles::tr("Keeps it out too");
    return familyOf(result.finding.rule) == RuleFamily::Support ? WhyRoles::tr("Cuts it too")
                                                                : WhyRoles::tr("Attacks it too");
}

/// Lists the units that had a part in one result.
class DeciderList
{
public:
    DeciderList(const Map& map, const Outcome& outcome, const OrderResult& result)
        : map_(map)
        , outcome_(outcome)
        , result_(result)
    {
    }

    std::vector<Decider> list()
    {
        const Finding& why = result_.finding;
        add(why.against, roleOf(why));
        addAll(why.stopping, roleOfStopping(result_));
        addAll(why.also, roleOfOthers(result_));
        addWaiting();
        addAll(why.inReserve, stopsTheConvoy(why.rule) ? WhyRoles::tr("Would dislodge the fleet too")
                                                       : WhyRoles::tr("Would dislodge it otherwise"));
        addAll(why.cutElsewhere, WhyRoles::tr("Cut support that would have turned it"));
        add(why.powerless, WhyRoles::tr("Moves there too"));
        add(why.dislodges, WhyRoles::tr("Dislodged by it"));
        add(why.exchanges, WhyRoles::tr("Changes places with it"));
        const bool sails = why.passage == Passage::Sea || why.passage == Passage::SeaByOrder;
        addAll(why.fleets, sails && why.rule < Rule::MoveConvoyDisrupted
                               ? WhyRoles::tr("Convoys it")
                               : WhyRoles::tr("The convoying fleet"));
        const ProvinceSet inSums = why.counted | why.opposed | why.cut; // told where strengths are added
        if (result_.order.unit.at != nowhere)
            addAll(turnersOf(outcome_, map_.provinceOf(result_.order.unit.at)) - inSums,
                   WhyRoles::tr("Would change it by holding"));
        return std::move(list_);
    }

private:
    /// Adds who helps to stop a move and the units ahead of it; of a removed unit the former went before it,
    /// and the latter are its way.
    void addWaiting()
    {
        const Finding& why = result_.finding;
        if (familyOf(why.rule) == RuleFamily::Adjustment)
            return addAll(why.behind, WhyRoles::tr("Removed before it"));
        addAll(why.behind, WhyRoles::tr("Helps to stop it"));
        addAll(why.between, WhyRoles::tr("Waits ahead of it"));
    }

    void addAll(ProvinceSet units, const QString& role)
    {
        for (const Province unit : units) add(unit, role);
    }

    void add(Province unit, const QString& role)
    {
        const OrderResult* other = unit == noProvince ? nullptr : resultOf(map_, outcome_, unit);
        if (!other || other == &result_ || met_.has(unit)) return;
        met_.add(unit);
        list_.push_back({unit, role});
    }

    const Map& map_;
    const Outcome& outcome_;
    const OrderResult& result_;
    std::vector<Decider> list_;
    ProvinceSet met_;
};

} // namespace

std::vector<Decider> rolesOf(const Map& map, const Outcome& outcome, const OrderResult& result)
{
    return DeciderList(map, outcome, result).list();
}

} // namespace chancery
