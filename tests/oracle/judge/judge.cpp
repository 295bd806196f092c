// SPDX-License-Identifier: GPL-3.0-or-later
// Once the answers are known: the words of 4.E.2, who is dislodged, and where the way is open (5.B.11).
#include "tests/oracle/judge/judge.h"

#include "tests/oracle/judge/legal.h"

namespace oracle {

namespace {

class Verdict
{
public:
    Verdict(const Turn& turn, const Equations& equations, const Truth& truth)
        : turn_(turn)
        , equations_(equations)
        , truth_(truth)
    {
    }

    Answer answer() const
    {
        Answer answer;
        for (std::size_t o = 0; o < turn_.situation.orders.size(); ++o) answer.words.push_back(word(o));
        for (int u = 0; u < turn_.count(); ++u) {
            Unit unit = turn_.units[std::size_t(u)];
            if (moved(u)) unit.place = turn_.deed(u).landing;
            if (const int by = entered(turn_.home(u)); by != none && !moved(u))
                answer.dislodged.push_back({turn_.home(u), turn_.home(by), retreats(u, by)});
            else
                answer.standing.push_back(unit);
        }
        const bool canRetreat = std::any_of(answer.dislodged.begin(), answer.dislodged.end(),
                                            [](const Dislodged& loser) { return !loser.retreats.empty(); });
        for (std::size_t p = 0; p < turn_.unitAt.size(); ++p)
            if (canRetreat && contested(int(p))) answer.contested.push_back(int(p));
        std::sort(answer.dislodged.begin(), answer.dislodged.end(),
                  [](const Dislodged& a, const Dislodged& b) { return a.province < b.province; });
        std::sort(answer.standing.begin(), answer.standing.end(),
                  [](const Unit& a, const Unit& b) { return a.place < b.place; });
        return answer;
    }

private:
    bool moved(int unit) const { return turn_.deed(unit).moves() && truth_[std::size_t(unit)]; }

    /// The unit that came into a province.
    int entered(int province) const
    {
        for (int u = 0; u < turn_.count(); ++u)
            if (moved(u) && turn_.deed(u).to == province) return u;
        return none;
    }

    bool vacant(int province) const
    {
        const int unit = turn_.at(province);
        return (unit == none || moved(unit)) && entered(province) == none;
    }

    /// Left vacant by a standoff: a unit that was able to come, and to keep others out, did not come in.
    bool contested(int province) const
    {
        if (!vacant(province)) return false;
        for (int u = 0; u < turn_.count(); ++u)
            if (turn_.deed(u).moves() && turn_.deed(u).to == province && equations_.prevent(u, truth_) > 0)
                return true;
        return false;
    }

    // A convoyed attacker does not bar the way to where it started (4.A.5 b).
    std::vector<int> retreats(int unit, int attacker) const
    {
        const Unit& loser = turn_.units[std::size_t(unit)];
        const std::vector<int>& steps = loser.fleet ? turn_.board.byWater[std::size_t(loser.place)]
                                                    : turn_.board.byLand[std::size_t(loser.place)];
        std::vector<int> open;
        for (int place : steps) {
            const int province = turn_.board.province(place);
            const bool barred = province == turn_.home(attacker) && !turn_.deed(attacker).bySea;
            if (!barred && vacant(province) && !contested(province)) open.push_back(place);
        }
        std::sort(open.begin(), open.end());
        return open;
    }

    Word word(std::size_t o) const
    {
        if (!turn_.legalOrder[o]) return Word::Illegal;
        const int unit = turn_.at(turn_.board.province(turn_.situation.orders[o].unit));
        const bool succeeds = truth_[std::size_t(unit)];
        switch (turn_.deed(unit).says) {
        case Says::Move:
            if (!equations_.path(unit, Truth(turn_.units.size(), true))) return Word::Invalid;
            return succeeds ? Word::Succeeds : Word::Fails;
        case Says::SupportHold:
        case Says::SupportMove:
            return !equations_.asked(unit) ? Word::Invalid : succeeds ? Word::Given : Word::Cut;
        case Says::Convoy:
            return !equations_.asked(unit) ? Word::Invalid : succeeds ? Word::Available : Word::Disrupted;
        default:
            return Word::Stands;
        }
    }

    const Turn& turn_;
    const Equations& equations_;
    const Truth& truth_;
};

} // namespace

Answer judge(const Board& board, const Situation& situation)
{
    return Judgement(board, situation).answer;
}

Judgement::Judgement(const Board& board, const Situation& situation)
    : turn(board, situation)
    , equations(turn)
    , solution(solve(turn, equations))
    , answer(Verdict(turn, equations, solution.truth).answer())
{
}

} // namespace oracle
