// SPDX-License-Identifier: GPL-3.0-or-later
// Reads motifs from orders and findings.
#include "engine/explain/motif.h"

#include "engine/base/translated.h"
#include "engine/orders/convoy_routes.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::array<const char*, static_cast<std::size_t>(lastMotif) + 1> motifNames{
    QT_TRANSLATE_NOOP("chancery::MotifNames", "convoy paradox"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "beleaguered garrison"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "help against one's own"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "attack on one's own"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "head to head"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "circle"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "exchange by convoy"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "standoff"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "support cut"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "help without a match"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "dislodged unit without effect"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "dislodgement"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "destroyed unit"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "convoy"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "convoy disrupted"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "several convoy routes"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "convoy to a neighbour"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "written route"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "split coast"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "illegal order"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "several orders"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "unusual writing"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "civil disorder"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "retreat"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "retreat conflict"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "closed retreat"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "build"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "removal"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "removal by rule"),
    QT_TRANSLATE_NOOP("chancery::MotifNames", "insurrection"),
};

/// The motifs that a reason shows by itself.
struct Shown
{
    Rule rule;
    Motif motif;
};
constexpr Shown byReason[]{
    {Rule::HoldBeleaguered, Motif::Beleaguered},
    {Rule::ConvoyBeleaguered, Motif::Beleaguered},
    {Rule::NoteHelpBarred, Motif::HelpAgainstOwn},
    {Rule::MoveSelfDislodge, Motif::AttackOnOwn},
    {Rule::NoteOwnUnit, Motif::AttackOnOwn},
    {Rule::HoldOwnAttack, Motif::AttackOnOwn},
    {Rule::ConvoyOwnAttack, Motif::AttackOnOwn},
    {Rule::SupportOwnAttack, Motif::AttackOnOwn},
    {Rule::MoveHeadToHead, Motif::HeadToHead},
    {Rule::MoveHeadToHeadLost, Motif::HeadToHead},
    {Rule::MoveBreaksThrough, Motif::HeadToHead},
    {Rule::MoveExchanges, Motif::Exchange},
    {Rule::NoteExchanges, Motif::Exchange},
    {Rule::MoveStandsOff, Motif::Standoff},
    {Rule::MoveStandsOffOwn, Motif::Standoff},
    {Rule::MoveStandsOffLoser, Motif::Standoff},
    {Rule::MoveRivalVoid, Motif::PowerlessLoser},
    {Rule::MoveVoidAhead, Motif::PowerlessLoser},
    {Rule::NoteRivalVoid, Motif::PowerlessLoser},
    {Rule::MoveConvoyDisrupted, Motif::ConvoyDisrupted},
    {Rule::MoveRoutesDisrupted, Motif::ConvoyDisrupted},
    {Rule::MoveRouteDisrupted, Motif::ConvoyDisrupted},
    {Rule::MoveWayDisrupted, Motif::ConvoyDisrupted},
    {Rule::MoveRoutesDisrupted, Motif::SeveralRoutes},
    {Rule::MoveRouteDisrupted, Motif::SeveralRoutes},
    {Rule::MoveRouteUnwritten, Motif::SeveralRoutes},
    {Rule::NoteRouteLeft, Motif::SeveralRoutes},
    {Rule::NoteRoutesWhole, Motif::SeveralRoutes},
    {Rule::IllegalDuplicate, Motif::SeveralOrders},
    {Rule::IllegalTwoMeanings, Motif::SeveralOrders},
    {Rule::BuildTooMany, Motif::SeveralOrders},
    {Rule::BuildNoneCounts, Motif::SeveralOrders},
    {Rule::RemoveTooMany, Motif::SeveralOrders},
    {Rule::RemoveNoneCounts, Motif::SeveralOrders},
    {Rule::IllegalWriting, Motif::Slip},
    {Rule::HoldAbandoned, Motif::CivilDisorder},
    {Rule::HoldUnplayed, Motif::CivilDisorder},
    {Rule::SupportOfDisorder, Motif::CivilDisorder},
    {Rule::RemovedByRule, Motif::CivilDisorder},
    {Rule::RemovedForNow, Motif::CivilDisorder},
    {Rule::RetreatClash, Motif::RetreatConflict},
    {Rule::RetreatNotAdjacent, Motif::RetreatClosed},
    {Rule::RetreatOccupied, Motif::RetreatClosed},
    {Rule::RetreatToAttacker, Motif::RetreatClosed},
    {Rule::RetreatContested, Motif::RetreatClosed},
    {Rule::RetreatNotOpen, Motif::RetreatClosed},
    {Rule::RemovedByRule, Motif::RemovalByRule},
    {Rule::RemovedForNow, Motif::RemovalByRule},
    {Rule::RemovedDutchman, Motif::RemovalByRule},
};

/// Collects the motifs of one phase.
class MotifReader
{
public:
    MotifReader(const Map& map, const Position& before)
        : map_(map)
        , before_(before)
    {
        next_.fill(noProvince);
    }

    MotifSet read(const Outcome& outcome)
    {
        note(Motif::ConvoyParadox, !outcome.paradoxes.empty());
        note(Motif::Dislodgement, !outcome.dislodged.empty());
        for (const OrderResult& result : outcome.results) follow(result);
        note(Motif::Circle, hasCircle());
        for (const OrderResult& result : outcome.results) {
            readResult(result);
            std::visit([&](const auto& command) { readOrder(result.order, command); }, result.order.command);
        }
        return motifs_;
    }

private:
    void note(Motif motif, bool shown = true)
    {
        if (shown) motifs_.set(index(motif));
    }

    /// Notes where an order leads, and whether another build is for the same province.
    void follow(const OrderResult& result)
    {
        if (result.order.unit.at == nowhere) return;
        const Province p = map_.provinceOf(result.order.unit.at);
        const Move* move = as<Move>(result.order);
        if (move && result.verdict != Verdict::Illegal) next_[index(p)] = map_.provinceOf(move->to);
        if (!as<Build>(result.order)) return;
        note(Motif::SeveralOrders, built_.has(p));
        built_.add(p);
    }

    /// Returns whether three moves or more lead back to where they began.
    bool hasCircle() const
    {
        for (std::size_t first = 0; first < maxProvinces; ++first) {
            Province p = static_cast<Province>(first);
            for (int steps = 1; steps <= static_cast<int>(maxProvinces); ++steps) {
                p = next_[index(p)];
                if (p == noProvince) break;
                if (index(p) == first && steps > 2) return true;
                if (index(p) == first) break;
            }
        }
        return false;
    }

    void readResult(const OrderResult& result)
    {
        for (const Rule rule : rulesBehind(result))
            for (const Shown& shown : byReason) note(shown.motif, shown.rule == rule);
        const Passage passage = result.finding.passage;
        note(Motif::ConvoyToNeighbour, passage == Passage::SeaByOrder || passage == Passage::LandByOrder ||
                                           passage == Passage::LandByIntent ||
                                           passage == Passage::LandUnmet || passage == Passage::LandInstead);
        note(Motif::SupportCut, result.verdict == Verdict::Cut);
        note(Motif::IllegalOrder, result.verdict == Verdict::Illegal);
        note(Motif::Unmatched, result.verdict == Verdict::Invalid && !as<Move>(result.order));
        note(Motif::Destroyed, result.fate == Fate::Destroyed);
        note(Motif::Slip, result.order.slips.any());
        if (result.order.unit.kind == UnitKind::Fleet) readCoast(result.order.unit.at);
    }

    void readCoast(Location place)
    {
        note(Motif::SplitCoast, place != nowhere && !map_[map_.provinceOf(place)].coasts.empty());
    }

    /// Notes a split coast at the end of a move, if it is a fleet that moves.
    void readArrival(Location from, Location to)
    {
        const Unit* mover = from == nowhere ? nullptr : unitAt(map_, before_, map_.provinceOf(from));
        if (mover && mover->kind == UnitKind::Fleet) readCoast(to);
    }

    void readOrder(const Order& order, const Move& move)
    {
        note(Motif::WrittenRoute, !move.path.empty());
        readArrival(order.unit.at, move.to);
    }
    void readOrder(const Order&, const SupportMove& support) { readArrival(support.unit, support.to); }
    void readOrder(const Order&, const SupportHold& support) { readArrival(support.unit, support.unit); }
    void readOrder(const Order&, const Convoy&) { note(Motif::Convoy); }
    void readOrder(const Order& order, const Retreat& retreat)
    {
        note(Motif::Retreat);
        if (order.unit.kind == UnitKind::Fleet) readCoast(retreat.to);
    }
    /// In a retreat phase it disbands a dislodged unit, otherwise it is a removal.
    void readOrder(const Order&, const Disband&)
    {
        note(before_.dislodged.empty() ? Motif::Removal : Motif::Retreat);
    }
    void readOrder(const Order&, const Build&) { note(Motif::Build); }
    void readOrder(const Order&, const Waive&) { note(Motif::Build); }
    void readOrder(const Order&, const Insurrection&) { note(Motif::Insurrection); }
    void readOrder(const Order&, const Revive&) { note(Motif::Insurrection); }
    void readOrder(const Order&, const Hold&) {}

    const Map& map_;
    const Position& before_;
    MotifSet motifs_;
    ProvinceSet built_;                       ///< provinces for which there is a build
    std::array<Province, maxProvinces> next_; ///< [province] where its unit is ordered to move
};

} // namespace

const char* motifName(Motif motif)
{
    return motifNames[index(motif)];
}

MotifSet motifsOf(const Map& map, const Position& before, const Outcome& outcome)
{
    return MotifReader(map, before).read(outcome);
}

int longestConvoy(const Map& map, std::span<const OrderResult> results)
{
    std::size_t longest = 0;
    for (const OrderResult& moved : results) {
        const Move* move = as<Move>(moved.order);
        if (!move || moved.verdict == Verdict::Illegal) continue;
        const Province from = map.provinceOf(moved.order.unit.at), to = map.provinceOf(move->to);
        ProvinceSet fleets;
        for (const OrderResult& result : results)
            if (const auto* convoy = as<Convoy>(result.order); convoy && result.verdict != Verdict::Illegal)
                fleets.addIf(map.provinceOf(result.order.unit.at),
                             map.provinceOf(convoy->army) == from && map.provinceOf(convoy->to) == to);
        longest = std::max(longest, shortestRoute(map, fleets, from, to).size());
    }
    return static_cast<int>(longest);
}

} // namespace chancery
