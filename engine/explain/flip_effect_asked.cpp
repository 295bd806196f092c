// SPDX-License-Identifier: GPL-3.0-or-later
// What a changed order does to the order asked about itself: whether this matches the order of the unit that
// it helps, and where its unit may retreat.
#include "engine/explain/flip_effect_finder.h"

#include "engine/adjudicate/verdict.h"

namespace chancery {

namespace {

using EffectKind = FlipEffect::Kind;

/// The kinds for a match that begins and for one that ends.
struct MatchKinds
{
    EffectKind begins, ends;
};
constexpr MatchKinds convoyed{EffectKind::OrdersConvoyed, EffectKind::NoneConvoyed},
    supportedMove{EffectKind::OrdersSupported, EffectKind::NoneSupported},
    supportedHold{EffectKind::Supportable, EffectKind::Unsupportable};

bool isMatched(const Turn& turn, Province helper)
{
    return turn.supporters.has(helper) || turn.convoyers.has(helper);
}

bool isUnmatched(const Turn& turn, Province helper)
{
    return turn.unmatched.has(helper) || turn.idle.has(helper);
}

ProvinceSet retreatsOpenTo(const Aftermath& end, Province unit)
{
    ProvinceSet open;
    for (Location place : end.retreatsOpenTo(unit)) open.add(end.movement.turn.map().provinceOf(place));
    return open;
}

/// Returns the provinces to which a dislodged unit could retreat if no moving unit had closed them.
ProvinceSet closedByMoves(const Aftermath& end, Province loser)
{
    const Movement& m = end.movement;
    ProvinceSet near = m.turn.map().reach(m.turn.board[loser]) - (m.turn.board.units - m.known.moves.yes);
    near.remove(end.dislodgerOf(loser));
    return near;
}

/// Returns what a unit closes that the unit asked about could have as a retreat: `was` is how the phase ended
/// with its old order, `end` with the new one.
std::optional<FlipEffect> closed(const Aftermath& was, const Aftermath& end, Province asked, Province unit)
{
    const Movement& m = end.movement;
    const bool arrives = m.known.moves.yes.has(unit);
    if (!arrives && retreatsOpenTo(was, asked).has(unit))
        return FlipEffect{EffectKind::ClosesRetreat, noProvince, unit};
    if (!arrives) return {}; // two that bounce come to what is vacant: each alone would close it
    const Province to = m.turn.destination(unit);
    if (!closedByMoves(end, asked).has(to)) return {};
    return FlipEffect{EffectKind::EntersRetreat, noProvince, to};
}

/// Returns which of the retreats that are open now a unit leaves, or no longer moves to.
std::optional<FlipEffect> opened(const Aftermath& was, ProvinceSet open, Province unit)
{
    const Movement& m = was.movement;
    if (!m.known.moves.yes.has(unit) && open.has(unit))
        return FlipEffect{EffectKind::OpensRetreat, noProvince, unit};
    if (!m.turn.movers.has(unit) || !open.has(m.turn.destination(unit))) return {};
    return FlipEffect{EffectKind::OpensRetreat, noProvince, m.turn.destination(unit)};
}

} // namespace

/// Returns an effect if the order asked about begins or ceases to match the order of this unit.
std::optional<FlipEffect> FlipEffectFinder::onMatch(const Aftermath& after, Province unit) const
{
    const Turn &was = before_.movement.turn, &now = after.movement.turn;
    const bool begins = isMatched(now, asked_);
    const Turn &with = begins ? now : was, &without = begins ? was : now;
    if (!isMatched(with, asked_) || !isUnmatched(without, asked_)) return {};
    if (with.helped[index(asked_)] != unit) return {};
    const bool moves = with.movers.has(unit);
    // Support in place also depends on whether there is an order at all.
    if (!moves && !(without.movers | without.misordered).has(unit)) return {};
    const MatchKinds& kinds = with.convoyers.has(asked_) ? convoyed : moves ? supportedMove : supportedHold;
    const EffectKind kind = begins ? kinds.begins : kinds.ends;
    return moves ? FlipEffect{kind, unit, noProvince} : FlipEffect{kind, noProvince, unit};
}

/// Returns an effect if all that has changed is whether the unit asked about may retreat, and this unit
/// closes or opens a retreat.
std::optional<FlipEffect> FlipEffectFinder::onRetreats(const Aftermath& after, Province unit) const
{
    if (!before_.dislodged.has(asked_) || !after.dislodged.has(asked_)) return {};
    const ProvinceSet open = retreatsOpenTo(after, asked_);
    if (open.empty() == before_.retreatsOpenTo(asked_).empty()) return {};
    if (unitResultOf(before_, asked_).verdict != unitResultOf(after, asked_).verdict) return {};
    return open.empty() ? closed(before_, after, asked_, unit) : opened(before_, open, unit);
}

} // namespace chancery
