// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the strengths from the settled decisions.
#include "engine/explain/strengths.h"

#include "engine/explain/open_phase.h"

#include <algorithm>

namespace chancery {

namespace {

using Basis = StrengthAccount::Basis;

/// Makes the accounts of one settled movement.
class Accountant
{
public:
    explicit Accountant(const Movement& movement)
        : m_(movement)
        , turn_(movement.turn)
    {
    }

    std::vector<StrengthAccount> all() const
    {
        std::vector<StrengthAccount> accounts;
        for (Province p : turn_.board.units) accounts.push_back(hold(p));
        for (Province p : turn_.movers) {
            accounts.push_back(attack(p));
            accounts.push_back(prevent(p));
            if (isHeadToHead(p)) accounts.push_back(defend(p));
        }
        std::ranges::sort(accounts, {}, &StrengthAccount::name);
        return accounts;
    }

private:
    bool isHeadToHead(Province mover) const { return m_.headToHead(mover) == Answer::Yes; }
    bool hasPath(Province mover) const { return m_.known.path.yes.has(mover); }

    /// Sorts the supports for a unit by what becomes of them; those in `barred` do not count.
    StrengthAccount account(StrengthName name, Basis basis, int value, ProvinceSet barred = {}) const
    {
        StrengthAccount made{name, basis, value, {}, {}, {}, {}, {}};
        const Province unit = name.unit;
        if (!turn_.supported.has(unit)) return made;
        const ProvinceSet all = turn_.supportersOf[index(unit)], given = all & m_.known.given.yes;
        made.cut = all - given;
        made.barred = given & barred;
        (basis == Basis::Supports ? made.counted : made.useless) = given - barred;
        return made;
    }

    StrengthAccount hold(Province p) const
    {
        const bool moves = turn_.movers.has(p);
        const Basis basis = !moves                      ? Basis::Supports
                            : m_.known.moves.yes.has(p) ? Basis::Left
                                                        : Basis::FailedMove;
        const StrengthName name{StrengthKind::Hold, p};
        // Supports of a unit that moves are for its move.
        StrengthAccount made = moves
                                   ? StrengthAccount{name, basis, m_.holdStrength(p).min, {}, {}, {}, {}, {}}
                                   : account(name, basis, m_.holdStrength(p).min);
        for (Province attacker : turn_.attackersOf(p))
            if (!isHeadToHead(attacker)) made.against.push_back({StrengthKind::Attack, attacker});
        return made;
    }

    StrengthAccount attack(Province p) const
    {
        const Province q = turn_.destination(p);
        const bool stays = turn_.board.has(q) && (isHeadToHead(p) || !m_.known.moves.yes.has(q));
        const ProvinceSet theirs = stays ? turn_.ownUnits(q) : ProvinceSet{};
        const Basis basis = !hasPath(p) ? Basis::NoConvoy : theirs.has(p) ? Basis::OwnUnit : Basis::Supports;
        StrengthAccount made = account({StrengthKind::Attack, p}, basis, m_.attackStrength(p).min,
                                       basis == Basis::Supports ? theirs : ProvinceSet{});
        if (turn_.board.has(q))
            made.against.push_back({isHeadToHead(p) ? StrengthKind::Defend : StrengthKind::Hold, q});
        for (Province rival : m_.rivalsOf(p)) made.against.push_back({StrengthKind::Prevent, rival});
        std::ranges::sort(made.against);
        return made;
    }

    StrengthAccount prevent(Province p) const
    {
        const bool beaten = m_.beatenOnTheWay(p) == Answer::Yes;
        const Basis basis = !m_.contenders().has(p) ? Basis::NoConvoy
                            : beaten                ? Basis::BeatenAhead
                                                    : Basis::Supports;
        StrengthAccount made = account({StrengthKind::Prevent, p}, basis, m_.preventStrength(p).min);
        for (Province rival : m_.rivalsOf(p)) made.against.push_back({StrengthKind::Attack, rival});
        return made;
    }

    StrengthAccount defend(Province p) const
    {
        StrengthAccount made = account({StrengthKind::Defend, p}, Basis::Supports, m_.defendStrength(p).min);
        made.against.push_back({StrengthKind::Attack, turn_.destination(p)});
        return made;
    }

    const Movement& m_;
    const Turn& turn_;
};

} // namespace

std::vector<StrengthAccount> strengthsOf(const PhaseInput& phase)
{
    OpenPhase open(phase);
    open.movement.resolve();
    return Accountant(open.movement).all();
}

const StrengthAccount* accountOf(const std::vector<StrengthAccount>& all, StrengthName name)
{
    const auto found = std::ranges::lower_bound(all, name, {}, &StrengthAccount::name);
    return found != all.end() && found->name == name ? &*found : nullptr;
}

} // namespace chancery
