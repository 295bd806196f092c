// SPDX-License-Identifier: GPL-3.0-or-later
// One function for each scoring system.
#include "engine/game/scoring.h"

#include "engine/game/standings.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr double pot = 100;

/// What the systems count.
struct Table
{
    std::vector<int> centres;  ///< by seat
    std::vector<bool> sharing; ///< by seat: won, or shares the draw

    std::size_t size() const { return centres.size(); }
    std::size_t sharers() const { return static_cast<std::size_t>(std::ranges::count(sharing, true)); }
    bool solo() const { return sharers() == 1; }
};

using Points = std::vector<double>;

/// Alexander VII.4.
Points alexander(const Table& t)
{
    constexpr std::array<double, 8> shares{0, 360, 150, 80, 45, 24, 10, 0};
    constexpr double loss = -60;
    const double share = shares[std::min(t.sharers(), shares.size() - 1)];
    Points points;
    for (bool sharing : t.sharing) points.push_back(sharing ? share : loss);
    return points;
}

Points drawSize(const Table& t)
{
    Points points;
    for (bool sharing : t.sharing) points.push_back(sharing ? pot / static_cast<double>(t.sharers()) : 0);
    return points;
}

Points sumOfSquares(const Table& t)
{
    if (t.solo()) return drawSize(t);
    double all = 0;
    for (int centres : t.centres) all += centres * centres;
    Points points;
    for (int centres : t.centres) points.push_back(all > 0 ? pot * centres * centres / all : 0);
    return points;
}

Points centreCount(const Table& t)
{
    return Points(t.centres.begin(), t.centres.end());
}

/// Returns the share in the bonus for the places 1 to 3, which are worth 38, 14 and 7. Seats that are level
/// share what their places are worth together.
double bonus(const Table& t, std::size_t seat)
{
    constexpr std::array<double, 3> worth{38, 14, 7};
    const auto ahead = static_cast<std::size_t>(
        std::ranges::count_if(t.centres, [&](int centres) { return centres > t.centres[seat]; }));
    const auto level = static_cast<std::size_t>(std::ranges::count(t.centres, t.centres[seat]));
    double together = 0;
    for (std::size_t place = ahead; place < std::min(ahead + level, worth.size()); ++place)
        together += worth[place];
    return together / static_cast<double>(level);
}

Points cDiplo(const Table& t)
{
    if (t.solo()) return drawSize(t);
    Points points;
    for (std::size_t i = 0; i < t.size(); ++i) points.push_back(1 + t.centres[i] + bonus(t, i));
    return points;
}

Points pointsBy(Scoring scoring, const Table& table)
{
    switch (scoring) {
    case Scoring::Alexander:
        return alexander(table);
    case Scoring::DrawSize:
        return drawSize(table);
    case Scoring::SumOfSquares:
        return sumOfSquares(table);
    case Scoring::CentreCount:
        return centreCount(table);
    case Scoring::CDiplo:
        return cDiplo(table);
    case Scoring::None:
        break;
    }
    return Points(table.size(), 0);
}

/// Adds victory points: centres and other points both count for the final score (Committee, Object of the
/// committee).
void addVictoryPoints(const Game& game, const std::vector<Seat>& seats, Points& points)
{
    const std::vector<VictoryPoints> all = victoryPoints(game, game.current());
    for (std::size_t i = 0; i < seats.size(); ++i)
        for (Power power : seats[i]) points[i] += all[index(power)].total();
}

} // namespace

int centresOf(const Game& game, const Seat& seat)
{
    return sumOf(seat, yearTally(*game.map, 0, game.current().position()).centres);
}

std::vector<Score> scoresOf(const Game& game, const Ending& ending)
{
    return scoresBy(game.rulebook.options.scoring, game, ending);
}

std::vector<Score> scoresBy(Scoring scoring, const Game& game, const Ending& ending)
{
    Table table;
    const std::vector<Seat> seats = inMapSequence(seatingOf(game, game.current().phase).seats);
    for (const Seat& seat : seats) {
        table.centres.push_back(centresOf(game, seat));
        table.sharing.push_back(std::ranges::find(ending.winners, seat.front()) != ending.winners.end());
    }
    Points points = pointsBy(scoring, table);
    if (pointsCount(game.rulebook.options)) addVictoryPoints(game, seats, points);
    std::vector<Score> scores;
    for (std::size_t i = 0; i < seats.size(); ++i) scores.push_back({seats[i], points[i]});
    return scores;
}

} // namespace chancery
