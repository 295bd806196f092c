// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what an order does from the settled decisions, and chooses what matters to the result asked about.
#include "engine/lab/flip_effect_finder.h"

#include "engine/adjudicate/explain.h"

namespace chancery {

namespace {

using EffectKind = FlipEffect::Kind;

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
        const bool touches =
            (unit != noProvince && stakes_.has(unit)) || (where != noProvince && stakes_.has(where));
        if (touches || !chosen_) chosen_ = FlipEffect{kind, unit, where};
        touching_ = touches;
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

/// Returns the other unit that a move to the same province stops or may stop: the one asked about, one that
/// fails, or none.
Province bounced(const Movement& m, Province mover, Province asked)
{
    const Turn& turn = m.turn;
    ProvinceSet rivals = turn.attackersOf(turn.destination(mover));
    rivals.remove(mover);
    if (rivals.has(asked)) return asked;
    rivals &= m.known.moves.no & m.known.path.yes;
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

void offerMove(Choice& choice, const Aftermath& end, Province mover, Province asked, const MoveKinds& kinds)
{
    const Movement& m = end.movement;
    const Turn& turn = m.turn;
    const Province to = turn.destination(mover), rival = bounced(m, mover, asked);
    choice.offer(cutsSupport(m, mover, to), kinds.cuts, to);
    choice.offer(dislodges(end, mover) && turn.convoyers.has(to), kinds.dislodgesConvoy, to);
    choice.offer(dislodges(end, mover), kinds.dislodges, to);
    choice.offer(rival != noProvince, kinds.bounces, rival, to);
    choice.offer(isFacing(turn, mover) && m.headToHead(mover) == Answer::Yes, kinds.opposes, to);
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
    for (const Province named :
         {finding.against, finding.rival, finding.dislodges, finding.powerless, finding.exchanges})
        if (named != noProvince) stakes.add(named);
    return stakes | finding.fleets | finding.counted | finding.opposed | finding.discounted();
}

FlipEffect FlipEffectFinder::of(const Aftermath& after, Province unit, bool holdWouldDo) const
{
    const std::optional<FlipEffect> gone = ofOldOrder(unit), come = ofNewOrder(after, unit);
    const std::optional<FlipEffect>& first = holdWouldDo || !come ? gone : come;
    return first ? *first : come.value_or(FlipEffect{EffectKind::Ordered, unit, noProvince});
}

std::optional<FlipEffect> FlipEffectFinder::ofNewOrder(const Aftermath& after, Province unit) const
{
    const Movement& m = after.movement;
    const Turn& turn = m.turn;
    Choice choice(stakes_);
    if (turn.supporters.has(unit)) choice.offer(true, EffectKind::Supports, turn.helped[index(unit)]);
    if (turn.convoyers.has(unit)) choice.offer(true, EffectKind::Convoys, turn.helped[index(unit)]);
    if (!turn.movers.has(unit)) return choice.chosen();
    // Whoever tries to leave is no longer supported in place, wherever it goes.
    const ProvinceSet entering = turn.attackersOf(unit) & m.known.moves.yes;
    choice.offer(!(entering - before_.movement.known.moves.yes).empty(), EffectKind::Vacates, noProvince,
                 unit);
    offerMove(choice, after, unit, asked_, done);
    const Province to = turn.destination(unit);
    const bool arrives = m.known.moves.yes.has(unit);
    choice.offer(arrives && isFacing(turn, unit) && m.known.moves.yes.has(to), EffectKind::Exchanges, to);
    choice.offer(turn.destinations.has(unit), EffectKind::Vacates, noProvince, unit);
    choice.offer(arrives, EffectKind::Enters, noProvince, to);
    choice.offer(true, EffectKind::Vacates, noProvince, unit);
    return choice.chosen();
}

std::optional<FlipEffect> FlipEffectFinder::ofOldOrder(Province unit) const
{
    const Turn& turn = before_.movement.turn;
    Choice choice(stakes_);
    if (turn.supporters.has(unit)) choice.offer(true, EffectKind::NoSupport, turn.helped[index(unit)]);
    if (turn.convoyers.has(unit)) choice.offer(true, EffectKind::NoConvoy, turn.helped[index(unit)]);
    if (!turn.movers.has(unit)) return choice.chosen();
    offerMove(choice, before_, unit, asked_, undone);
    choice.offer(true, EffectKind::Stays, noProvince, unit);
    return choice.chosen();
}

} // namespace chancery
