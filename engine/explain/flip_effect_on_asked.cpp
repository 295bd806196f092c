// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the phase before a change with the phase after it.
#include "engine/explain/flip_effect_on_asked.h"

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

std::optional<FlipEffect> effectOnMatch(const Turn& was, const Turn& now, Province asked, Province unit)
{
    const bool begins = isMatched(now, asked);
    const Turn &with = begins ? now : was, &without = begins ? was : now;
    if (!isMatched(with, asked) || !isUnmatched(without, asked)) return {};
    if (with.helped[index(asked)] != unit) return {};
    const bool moves = with.movers.has(unit);
    // Support in place also depends on whether there is an order at all.
    if (!moves && !(without.movers | without.misordered).has(unit)) return {};
    const MatchKinds& kinds = with.convoyers.has(asked) ? convoyed : moves ? supportedMove : supportedHold;
    const EffectKind kind = begins ? kinds.begins : kinds.ends;
    return moves ? FlipEffect{kind, unit, noProvince} : FlipEffect{kind, noProvince, unit};
}

std::optional<FlipEffect> effectOnRetreats(const Aftermath& was, const Aftermath& now, Province asked,
                                           Province unit)
{
    if (!was.dislodged.has(asked) || !now.dislodged.has(asked)) return {};
    const ProvinceSet open = retreatsOpenTo(now, asked);
    if (open.empty() == was.retreatsOpenTo(asked).empty()) return {};
    if (unitResultOf(was, asked).verdict != unitResultOf(now, asked).verdict) return {};
    return open.empty() ? closed(was, now, asked, unit) : opened(was, open, unit);
}

} // namespace chancery
