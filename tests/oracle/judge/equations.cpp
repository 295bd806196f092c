// SPDX-License-Identifier: GPL-3.0-or-later
// The equations as in the document; nothing is optimised, nothing is remembered.
#include "tests/oracle/judge/equations.h"

namespace oracle {

Equations::Equations(const Turn& turn)
    : turn_(turn)
    , moversTo_(turn.board.ground.size())
    , supportersOf_(turn.units.size())
    , convoyersOf_(turn.units.size())
{
    for (int u = 0; u < turn.count(); ++u) {
        const Deed& deed = turn.deed(u);
        if (deed.moves()) moversTo_[std::size_t(deed.to)].push_back(u);
        if (deed.supports()) supportersOf_[std::size_t(deed.helps)].push_back(u);
        if (deed.convoys()) convoyersOf_[std::size_t(deed.helps)].push_back(u);
    }
}

bool Equations::asked(int unit) const
{
    const Deed& deed = turn_.deed(unit);
    return deed.moves() || deed.supports() || deed.convoys();
}

bool Equations::answer(int unit, const Truth& truth) const
{
    const Deed& deed = turn_.deed(unit);
    if (deed.moves()) return move(unit, truth);
    return deed.supports() ? support(unit, truth) : convoy(unit, truth);
}

// 5.B.1
bool Equations::move(int mover, const Truth& truth) const
{
    const int to = turn_.deed(mover).to;
    const int strength = attack(mover, truth);
    if (strength <= (headToHead(mover) ? defend(turn_.at(to), truth) : hold(to, truth))) return false;
    for (int rival : moversTo(to))
        if (rival != mover && strength <= prevent(rival, truth)) return false;
    return true;
}

// 5.B.2. The target of a support is where the supported unit goes or stays.
bool Equations::support(int supporter, const Truth& truth) const
{
    const int helped = turn_.deed(supporter).helps;
    const int target = turn_.deed(helped).moves() ? turn_.deed(helped).to : turn_.home(helped);
    for (int attacker : moversTo(turn_.home(supporter))) {
        if (moved(attacker, truth)) return false;
        const bool cuts = turn_.power(attacker) != turn_.power(supporter) && turn_.home(attacker) != target;
        if (cuts && path(attacker, truth)) return false;
    }
    return true;
}

// 5.B.3: a fleet that is dislodged does not convoy.
bool Equations::convoy(int fleet, const Truth& truth) const
{
    for (int attacker : moversTo(turn_.home(fleet)))
        if (moved(attacker, truth)) return false;
    return true;
}

// 5.B.4
int Equations::attack(int mover, const Truth& truth) const
{
    if (!path(mover, truth)) return 0;
    const int other = turn_.at(turn_.deed(mover).to);
    if (other == none || (moved(other, truth) && !headToHead(mover))) return strength(mover, truth);
    if (turn_.power(other) == turn_.power(mover)) return 0;
    return strength(mover, truth, turn_.power(other));
}

// 5.B.5
int Equations::hold(int province, const Truth& truth) const
{
    const int unit = turn_.at(province);
    if (unit == none || moved(unit, truth)) return 0;
    return turn_.deed(unit).moves() ? 1 : strength(unit, truth);
}

// 5.B.6
int Equations::prevent(int mover, const Truth& truth) const
{
    if (!path(mover, truth)) return 0;
    if (headToHead(mover) && moved(turn_.at(turn_.deed(mover).to), truth)) return 0;
    return strength(mover, truth);
}

// 5.B.7
int Equations::defend(int mover, const Truth& truth) const
{
    return strength(mover, truth);
}

// 5.B.8: from fleet to fleet, each with a convoy order that matches and succeeds.
bool Equations::path(int mover, const Truth& truth) const
{
    if (!turn_.deed(mover).bySea) return true;
    std::vector<int> waiting, reached{turn_.home(mover)};
    for (int fleet : convoyersOf_[std::size_t(mover)])
        if (truth[std::size_t(fleet)]) waiting.push_back(turn_.home(fleet));
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (i > 0 && turn_.board.touches(reached[i], turn_.deed(mover).to)) return true;
        for (int& sea : waiting) {
            if (sea == none || !turn_.board.touches(sea, reached[i])) continue;
            reached.push_back(sea);
            sea = none;
        }
    }
    return false;
}

// 5.B.10
bool Equations::headToHead(int mover) const
{
    const int other = turn_.at(turn_.deed(mover).to);
    if (other == none || !turn_.deed(other).moves() || turn_.deed(other).to != turn_.home(mover))
        return false;
    return !turn_.deed(mover).bySea && !turn_.deed(other).bySea;
}

int Equations::strength(int unit, const Truth& truth, int withoutPower) const
{
    int sum = 1;
    for (int supporter : supportersOf_[std::size_t(unit)])
        if (truth[std::size_t(supporter)] && turn_.power(supporter) != withoutPower) ++sum;
    return sum;
}

std::vector<int> Equations::mentioned(int unit) const
{
    std::vector<int> all;
    const auto add = [&](const std::vector<int>& list) { all.insert(all.end(), list.begin(), list.end()); };
    const bool moves = turn_.deed(unit).moves();
    const int province = moves ? turn_.deed(unit).to : turn_.home(unit);
    for (int mover : moversTo(province)) {
        if (!moves) all.push_back(mover);
        add(convoyersOf_[std::size_t(mover)]);
        if (moves) add(supportersOf_[std::size_t(mover)]);
    }
    if (const int other = turn_.at(province); moves && other != none) {
        if (turn_.deed(other).moves()) all.push_back(other);
        add(supportersOf_[std::size_t(other)]);
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace oracle
