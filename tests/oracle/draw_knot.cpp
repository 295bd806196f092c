// SPDX-License-Identifier: GPL-3.0-or-later
// First the seas, then the coasts between them, then all other units.
#include "tests/oracle/draw_knot.h"

#include "tests/oracle/draw_faults.h"
#include "tests/oracle/judge/legal.h"

namespace oracle {

namespace {

class Knot
{
public:
    Knot(const Board& board, int powers, Lot& lot)
        : board_(board)
        , powers_(powers)
        , lot_(lot)
    {
    }

    Situation situation()
    {
        for (int tries = 0; tries < 60; ++tries) {
            if (drawRing()) {
                for (std::size_t i = 0; i < seas_.size(); ++i)
                    drawConvoy(seas_[i], seas_[(i + 1) % seas_.size()], witnesses_[i]);
                break;
            }
            situation_ = {};
        }
        return situation_;
    }

private:
    int at(int province) const { return unitIn(board_, situation_.units, province); }

    /// Seas with fleets, and between each and the next a fleet on a coast.
    bool drawRing()
    {
        witnesses_.clear();
        drawSeas();
        for (int sea : seas_) place(sea, true);
        for (std::size_t i = 0; i < seas_.size(); ++i) {
            const int coast = freePlace(seas_[i], seas_[(i + 1) % seas_.size()]);
            if (coast == none) return false;
            witnesses_.push_back(coast);
            place(coast, true);
        }
        return !seas_.empty();
    }

    void drawSeas()
    {
        std::vector<int> all;
        for (int p = 0; p < int(board_.ground.size()); ++p)
            if (board_.isSea(p)) all.push_back(p);
        lot_.shuffle(all);
        const auto order = std::size_t(lot_.chance(20) ? 1 : lot_.between(2, 3));
        seas_.assign(all.begin(), all.begin() + std::ptrdiff_t(std::min<std::size_t>(1, all.size())));
        while (!seas_.empty() && seas_.size() < order) {
            std::vector<int> next;
            for (int p : neighbours(board_, seas_.back()))
                if (board_.isSea(p) && !contains(seas_, p)) next.push_back(p);
            if (next.empty()) return;
            seas_.push_back(lot_.oneOf(next));
        }
    }

    /// A place without a unit, on a coast of both seas.
    int freePlace(int sea, int other)
    {
        std::vector<int> free;
        for (int place : board_.byWater[std::size_t(sea)])
            if (board_.isCoast(board_.province(place)) && at(board_.province(place)) == none &&
                contains(board_.byWater[std::size_t(place)], other))
                free.push_back(place);
        return free.empty() ? none : lot_.oneOf(free);
    }

    void place(int where, bool fleet)
    {
        situation_.units.push_back({lot_.below(std::size_t(powers_)), fleet, where});
    }

    void write(Order order)
    {
        order.power = situation_.units[std::size_t(at(board_.province(order.unit)))].power;
        situation_.orders.push_back(order);
    }

    void drawConvoy(int sea, int next, int witness)
    {
        const int from = freePlace(sea, sea);
        if (from == none) return;
        const int home = board_.province(from), to = board_.province(witness);
        place(home, false);
        write({.unit = home, .says = Says::Move, .to = to});
        write({.unit = sea, .says = Says::Convoy, .from = home, .to = to});
        const int attacker = drawAttacker(next);
        if (attacker == none) return;
        if (lot_.chance(75))
            write({.unit = witness, .says = Says::SupportMove, .from = attacker, .to = next});
        else
            write({.unit = witness, .says = Says::SupportHold, .from = next});
    }

    /// Attacks a sea, and is supported by another now and then.
    int drawAttacker(int sea)
    {
        std::vector<int> free;
        for (int place : board_.byWater[std::size_t(sea)])
            if (at(board_.province(place)) == none) free.push_back(place);
        if (free.empty()) return none;
        const int attacker = lot_.oneOf(free), helper = lot_.oneOf(free);
        place(attacker, true);
        write({.unit = attacker, .says = Says::Move, .to = sea});
        if (at(board_.province(helper)) != none || !lot_.chance(30)) return attacker;
        place(helper, true);
        write({.unit = helper, .says = Says::SupportMove, .from = attacker, .to = sea});
        return attacker;
    }

    const Board& board_;
    int powers_;
    Lot& lot_;
    Situation situation_;
    std::vector<int> seas_{}, witnesses_{};
};

} // namespace

Situation drawKnot(const Board& board, int powers, Lot& lot)
{
    return Knot(board, powers, lot).situation();
}

} // namespace oracle
