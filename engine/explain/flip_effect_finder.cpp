// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what an order does from the settled decisions, and chooses what matters to the result asked about.
#include "engine/explain/flip_effect_finder.h"

#include "engine/adjudicate/explain.h"
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

/// Returns an effect if the order of `asked` begins or ceases to match the order of `unit`, which was another
/// one in `was` than it is in `now`.
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

/// Returns an effect if all that has changed from `was` to `now` is whether the unit asked about may retreat,
/// and `unit` closes or opens a retreat.
std::optional<FlipEffect> effectOnRetreats(const Aftermath& was, const Aftermath& now, Province asked,
                                           Province unit)
{
    if (!was.dislodged.has(asked) || !now.dislodged.has(asked)) return {};
    const ProvinceSet open = retreatsOpenTo(now, asked);
    if (open.empty() == was.retreatsOpenTo(asked).empty()) return {};
    if (unitResultOf(was, asked).verdict != unitResultOf(now, asked).verdict) return {};
    return open.empty() ? closed(was, now, asked, unit) : opened(was, open, unit);
}

using EffectKind = FlipEffect::Kind;

bool touches(const FlipEffect& effect, ProvinceSet stakes)
{
    return (effect.unit != noProvince && stakes.has(effect.unit)) ||
           (effect.where != noProvince && stakes.has(effect.where));
}

/// Collects what an order does and keeps the first that touches the stakes, or else the first.
class Choice
{
public:
    explicit Choice(ProvinceSet stakes)
        : stakes_(stakes)
    {
    }

    void offer(bool applies, EffectKind kind, Province unit, Province where = noProvince)
    {
        if (!applies || touching_) return;
        touching_ = touches({kind, unit, where}, stakes_);
        if (touching_ || !chosen_) chosen_ = FlipEffect{kind, unit, where};
    }

    const std::optional<FlipEffect>& chosen() const { return chosen_; }

private:
    ProvinceSet stakes_;
    std::optional<FlipEffect> chosen_;
    bool touching_ = false;
};

bool cutsSupport(const Movement& m, Province mover, Province supporter)
{
    return m.turn.supporters.has(supporter) && m.cuts(mover, supporter) == Answer::Yes;
}

/// Returns whether `supporter`, which had a support that `mover` cut in `was`, still has one that the same
/// move would cut.
bool stillCanBeCut(const Turn& was, const Turn& now, Province mover, Province supporter)
{
    if (!now.supporters.has(supporter)) return false;
    const Province aim = now.aim[index(supporter)];
    return aim != mover || aim == was.aim[index(supporter)];
}

/// Returns whether the unit in the destination of a move comes the opposite way.
bool isFacing(const Turn& turn, Province mover)
{
    return turn.attackersOf(mover).has(turn.destination(mover));
}

bool dislodges(const Aftermath& end, Province mover)
{
    const Movement& m = end.movement;
    return m.known.moves.yes.has(mover) && end.dislodged.has(m.turn.destination(mover));
}

/// Returns the other unit that a move to the same province stops or may stop, and which is ordered there in
/// `now` as well: the one asked about, one that fails, or none.
Province bounced(const Movement& m, Province mover, Province asked, const Turn& now)
{
    const Turn& turn = m.turn;
    const Province to = turn.destination(mover);
    ProvinceSet rivals = turn.attackersOf(to) & now.attackersOf(to);
    rivals.remove(mover);
    if (rivals.has(asked)) return asked;
    rivals &= m.known.moves.no & m.contenders();
    return rivals.empty() ? noProvince : rivals.first();
}

/// What a move does, or did, by the kinds for what is done now or no longer done.
struct MoveKinds
{
    EffectKind cuts, dislodgesConvoy, dislodges, bounces, opposes, attacks;
};
constexpr MoveKinds done{EffectKind::CutsSupport, EffectKind::DislodgesConvoy, EffectKind::Dislodges,
                         EffectKind::Bounces,     EffectKind::Opposes,         EffectKind::Attacks};
constexpr MoveKinds undone{EffectKind::NoCut,    EffectKind::NoDislodge, EffectKind::NoDislodge,
                           EffectKind::NoBounce, EffectKind::NoOpposing, EffectKind::NoAttack};

/// Offers what a move does in `end`. What it does to the order of another unit counts only if that unit has
/// such an order in `now` as well.
void offerMove(Choice& choice, const Aftermath& end, Province mover, Province asked, const MoveKinds& kinds,
               const Turn& now)
{
    const Movement& m = end.movement;
    const Turn& turn = m.turn;
    const Province to = turn.destination(mover), rival = bounced(m, mover, asked, now);
    choice.offer(cutsSupport(m, mover, to) && stillCanBeCut(turn, now, mover, to), kinds.cuts, to);
    choice.offer(dislodges(end, mover) && turn.convoyers.has(to), kinds.dislodgesConvoy, to);
    choice.offer(dislodges(end, mover), kinds.dislodges, to);
    choice.offer(rival != noProvince, kinds.bounces, rival, to);
    const bool faces = isFacing(turn, mover) && now.attackersOf(mover).has(to);
    choice.offer(faces && m.headToHead(mover) == Answer::Yes, kinds.opposes, to);
    choice.offer(turn.board.has(to) && !m.known.moves.yes.has(to) && !dislodges(end, mover), kinds.attacks,
                 to);
}

} // namespace

FlipEffectFinder::FlipEffectFinder(const Aftermath& before, Province asked)
    : before_(before)
    , asked_(asked)
    , stakes_(stakesIn(before))
{
}

/// Returns the unit asked about, where it goes or what it helps, and the units that its finding names.
ProvinceSet FlipEffectFinder::stakesIn(const Aftermath& end) const
{
    const Turn& turn = end.movement.turn;
    const ProvinceSet helping = turn.supporters | turn.convoyers | turn.unmatched | turn.idle;
    const Province subject = helping.has(asked_) ? turn.helped[index(asked_)] : asked_;
    ProvinceSet stakes{asked_, subject};
    if (turn.movers.has(subject)) stakes.add(turn.destination(subject));
    const Finding finding = explain(end, asked_);
    for (const Province named : {finding.against, finding.dislodges, finding.powerless, finding.exchanges})
        if (named != noProvince) stakes.add(named);
    return stakes | finding.stopping | finding.fleets | finding.counted | finding.opposed |
           finding.discounted();
}

bool FlipEffectFinder::touchesStakes(const std::optional<FlipEffect>& effect) const
{
    return effect && touches(*effect, stakes_);
}

FlipEffect FlipEffectFinder::of(const Aftermath& after, Province unit, Instead hold) const
{
    if (const auto matching = effectOnMatch(before_.movement.turn, after.movement.turn, asked_, unit))
        return *matching;
    if (const auto retreat = effectOnRetreats(before_, after, asked_, unit)) return *retreat;
    const std::optional<FlipEffect> gone = ofOldOrder(after, unit), come = ofNewOrder(after, unit);
    const bool old = hold == Instead::Turns || !come ||
                     (hold == Instead::TurnsOtherwise && touchesStakes(gone) && !touchesStakes(come));
    if (old && gone) return *gone;
    return come.value_or(FlipEffect{EffectKind::Ordered, unit, noProvince});
}

std::optional<FlipEffect> FlipEffectFinder::ofNewOrder(const Aftermath& after, Province unit) const
{
    const Movement& m = after.movement;
    const Turn &turn = m.turn, &was = before_.movement.turn;
    Choice choice(stakes_);
    if (turn.supporters.has(unit)) choice.offer(true, EffectKind::Supports, turn.helped[index(unit)]);
    if (turn.convoyers.has(unit)) choice.offer(true, EffectKind::Convoys, turn.helped[index(unit)]);
    if (!turn.movers.has(unit)) return choice.chosen();
    const Province to = turn.destination(unit);
    const bool arrives = m.known.moves.yes.has(unit);
    // A unit that tries to leave is no longer supported in place, wherever it goes.
    const ProvinceSet entering = turn.attackersOf(unit) & m.known.moves.yes;
    const bool entered = !(entering - before_.movement.known.moves.yes).empty();
    choice.offer(entered && arrives, EffectKind::Vacates, noProvince, unit);
    choice.offer(entered && !arrives && !was.movers.has(unit), EffectKind::Unsupportable, noProvince, unit);
    offerMove(choice, after, unit, asked_, done, turn);
    choice.offer(arrives && isFacing(turn, unit) && m.known.moves.yes.has(to), EffectKind::Exchanges, to);
    choice.offer(arrives && turn.destinations.has(unit), EffectKind::Vacates, noProvince, unit);
    choice.offer(arrives, EffectKind::Enters, noProvince, to);
    choice.offer(arrives, EffectKind::Vacates, noProvince, unit);
    choice.offer(true, EffectKind::Moves, noProvince, to);
    return choice.chosen();
}

std::optional<FlipEffect> FlipEffectFinder::ofOldOrder(const Aftermath& after, Province unit) const
{
    const Movement& m = before_.movement;
    const Turn &turn = m.turn, &now = after.movement.turn;
    Choice choice(stakes_);
    if (turn.supporters.has(unit)) choice.offer(true, EffectKind::NoSupport, turn.helped[index(unit)]);
    if (turn.convoyers.has(unit)) choice.offer(true, EffectKind::NoConvoy, turn.helped[index(unit)]);
    if (!turn.movers.has(unit)) return choice.chosen();
    offerMove(choice, before_, unit, asked_, undone, now);
    const ProvinceSet left = m.known.moves.yes - after.movement.known.moves.yes;
    choice.offer(left.has(unit), EffectKind::Stays, noProvince, unit);
    choice.offer(now.supported.has(unit) && !now.movers.has(unit), EffectKind::Supportable, noProvince, unit);
    choice.offer(true, EffectKind::NoMove, noProvince, turn.destination(unit));
    return choice.chosen();
}

} // namespace chancery
