// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a situation that count, and which of them belong together.
#pragma once

#include "tests/oracle/judge/world.h"

namespace oracle {

/// What one unit does. Units are named by their index.
struct Deed
{
    int order = none; ///< the order that governs it; none: it holds for want of a legal one
    Says says = Says::Hold;
    int to = none;      ///< of a move: the province
    int landing = none; ///< of a move: the place
    bool bySea = false; ///< of a move: by convoy or not at all (4.A.3)
    int helps = none;   ///< of a support or convoy that matches: the unit it is for

    bool moves() const { return says == Says::Move; }
    bool supports() const { return helps != none && says != Says::Convoy; }
    bool convoys() const { return helps != none && says == Says::Convoy; }
};

struct Turn
{
    Turn(const Board& theBoard, const Situation& theSituation);

    const Board& board;
    const Situation& situation;
    std::vector<Unit> units;
    std::vector<bool> legalOrder; ///< of each order: whether it counts; a later one of the same unit does not
    std::vector<Deed> deeds;      ///< of each unit
    std::vector<int> unitAt;      ///< of each province

    const Deed& deed(int unit) const { return deeds[std::size_t(unit)]; }
    int power(int unit) const { return units[std::size_t(unit)].power; }
    int home(int unit) const { return board.province(units[std::size_t(unit)].place); }
    int at(int province) const { return unitAt[std::size_t(province)]; }
    int count() const { return int(units.size()); }

private:
    void chooseOrders();
    void matchOrders();
    bool moves(int unit, int to) const;
    void chooseWays();
};

} // namespace oracle
