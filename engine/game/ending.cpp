// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the end of a game, and counts votes on one.
#include "engine/game/ending.h"

#include "engine/game/standings.h"

#include <algorithm>

namespace chancery {

namespace {

using EndingKind = Ending::Kind;

/// Returns the sum of units or centres for each seat.
std::vector<int> bySeat(const std::vector<Seat>& seats, const std::vector<int>& byPower)
{
    std::vector<int> sums;
    for (const Seat& seat : seats) sums.push_back(sumOf(seat, byPower));
    return sums;
}

/// Returns all powers of the seats with the most.
std::vector<Power> leaders(const Game& game, const std::vector<int>& byPower)
{
    const std::vector<Seat> seats = seatingOf(game, game.current().phase).seats;
    const std::vector<int> sums = bySeat(seats, byPower);
    const int most = *std::ranges::max_element(sums);
    std::vector<Power> powers;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (sums[i] == most) powers.insert(powers.end(), seats[i].begin(), seats[i].end());
    std::ranges::sort(powers); // as the map lists them, like every list of powers that are level
    return powers;
}

/// Returns the rows of the tally, without a year whose adjustments are still to come. The first row is the
/// start.
std::vector<YearTally> finishedYears(const Game& game)
{
    std::vector<YearTally> rows = tally(game);
    const PhaseRecord& now = game.current();
    const bool toAdjust = now.phase.season == Season::Fall && rows.back().year == now.phase.year &&
                          following(game, now).phase.kind == PhaseKind::Adjustment;
    if (toAdjust) rows.pop_back();
    return rows;
}

bool gained(const YearTally& before, const YearTally& after)
{
    for (std::size_t p = 0; p < after.owner.size(); ++p)
        if (after.owner[p] != noPower && after.owner[p] != before.owner[p]) return true;
    return false;
}

/// Returns after how many years without a gain the game is drawn, 0 for never.
std::size_t yearsToStall(const RuleOptions& options)
{
    constexpr std::size_t limits[] = {0, 3, 5, 7};
    return limits[static_cast<std::size_t>(options.stalledYears)];
}

/// Returns how many years are played, 0 for no limit.
std::size_t yearsToPlay(const RuleOptions& options)
{
    constexpr std::size_t limits[] = {0, 5, 6, 7, 8, 10, 15, 20, 35};
    return limits[static_cast<std::size_t>(options.gameYears)];
}

bool stalled(const std::vector<YearTally>& years, std::size_t limit)
{
    if (limit == 0 || years.size() <= limit) return false;
    for (std::size_t i = years.size() - limit; i < years.size(); ++i)
        if (gained(years[i - 1], years[i])) return false;
    return true;
}

/// Whether as many years have been played as Alexander VII.3.b allows: then the game is a draw, whatever the
/// players have agreed on for a short game.
bool drawnByAge(const RuleOptions& options)
{
    return options.gameYears == GameYears::ThirtyFive;
}

std::vector<Power> whoHasWonByYears(const Game& game, const YearTally& last)
{
    switch (game.rulebook.options.shortGame) {
    case ShortGame::MostUnits:
        return leaders(game, last.units);
    case ShortGame::MostCentres:
        return leaders(game, last.centres);
    case ShortGame::Draw:
        break;
    }
    return sharersOfADraw(game);
}

/// Returns who is ahead by centres and points together.
std::vector<Power> ahead(const Game& game)
{
    std::vector<Power> powers;
    for (const RankedPower& row : standingsOf(game))
        if (row.place == 1) powers.push_back(row.power);
    std::ranges::sort(powers);
    return powers;
}

const Vote* passedVote(const Game& game)
{
    const std::vector<Vote>& votes = game.current().votes;
    const auto found = std::ranges::find_if(votes, [](const Vote& vote) { return vote.result.passed; });
    return found == votes.end() ? nullptr : &*found;
}

} // namespace

bool endedByAgreement(const Game& game)
{
    return passedVote(game) != nullptr || game.current().timeUp;
}

std::optional<Ending> endingOf(const Game& game)
{
    if (const Vote* vote = passedVote(game)) return agreedEnding(game, vote->proposal);
    if (game.current().timeUp)
        return Ending{EndingKind::TimeUp,
                      whoHasWonByYears(game, yearTally(*game.map, 0, game.current().position()))};
    if (const std::vector<Power> won = winners(game); !won.empty()) return Ending{EndingKind::Victory, won};
    const std::size_t most = yearsToPlay(game.rulebook.options), idle = yearsToStall(game.rulebook.options);
    const int lastYear = game.agreedEnd.year;
    if (!game.current().outcome || (most == 0 && idle == 0 && lastYear == 0)) return std::nullopt;
    const std::vector<YearTally> years = finishedYears(game);
    if (years.back().year != game.current().phase.year) return std::nullopt;
    const bool agreed = lastYear != 0 && years.back().year >= lastYear,
               old = most != 0 && years.size() > most;
    if (old && !agreed && drawnByAge(game.rulebook.options))
        return Ending{EndingKind::YearsOver, sharersOfADraw(game)};
    if (agreed || old) return Ending{EndingKind::YearsOver, whoHasWonByYears(game, years.back())};
    if (stalled(years, idle)) return Ending{EndingKind::Stalled, sharersOfADraw(game)};
    return std::nullopt;
}

std::vector<Power> sharersOfADraw(const Game& game)
{
    if (pointsCount(game.rulebook.options)) return ahead(game);
    const Position& position = game.current().position();
    const bool units = game.rulebook.options.draws == Draws::WithUnits;
    std::vector<Power> sharers;
    for (const Seat& seat : seatingOf(game, game.current().phase).seats) {
        const bool lives = std::ranges::any_of(seat, [&](Power power) {
            return (units ? unitsOf(position, power) : centresOf(position, power)) > 0;
        });
        if (lives) sharers.insert(sharers.end(), seat.begin(), seat.end());
    }
    std::ranges::sort(sharers);
    return sharers;
}

Obstacle obstacleTo(const Game& game, const Proposal& proposal)
{
    if (proposal.victor == noPower) return Obstacle::None;
    if (game.rulebook.options.draws != Draws::OrConcession) return Obstacle::NoConcessions;
    const std::vector<Power> sharers = sharersOfADraw(game);
    return std::ranges::find(sharers, proposal.victor) == sharers.end() ? Obstacle::NoShare : Obstacle::None;
}

std::vector<Seat> votersOf(const Game& game)
{
    const Phase now = game.current().phase;
    const bool everyone = pointsCount(game.rulebook.options); // also who has lost its country
    const bool withUnits = game.rulebook.options.draws == Draws::WithUnits;
    const Position& position = game.current().position();
    const auto plays = [&](Power power) {
        return centresOf(position, power) > 0 || (withUnits && unitsOf(position, power) > 0);
    };
    std::vector<Seat> voters = seatingOf(game, now).seats;
    std::erase_if(voters, [&](const Seat& seat) {
        return (!everyone && std::ranges::none_of(seat, plays)) ||
               inCivilDisorder(game.attendance, seat.front(), now);
    });
    return voters;
}

bool tellsNumbers(const Game& game)
{
    return game.rulebook.options.ballot == Ballot::Open;
}

VoteResult countVotes(const Game& game, const std::vector<bool>& votes)
{
    const auto yes = static_cast<int>(std::ranges::count(votes, true));
    const int no = static_cast<int>(votes.size()) - yes;
    if (no > 0 && game.rulebook.options.ballot == Ballot::Secret) return {false, std::nullopt, std::nullopt};
    return {no == 0, yes, no};
}

Vote voteOf(const Game& game, const Proposal& proposal, const std::vector<bool>& votes)
{
    VoteResult result = countVotes(game, votes);
    if (!tellsNumbers(game)) result.yes = result.no = std::nullopt;
    return {proposal, result};
}

Ending agreedEnding(const Game& game, const Proposal& proposal)
{
    if (proposal.victor == noPower) {
        std::vector<Power> sharers = sharersOfADraw(game);
        const bool alone = pointsCount(game.rulebook.options) && sharers.size() == 1;
        return {alone ? EndingKind::Victory : EndingKind::Drawn, std::move(sharers)};
    }
    for (const Seat& seat : seatingOf(game, game.current().phase).seats)
        if (std::ranges::find(seat, proposal.victor) != seat.end()) return {EndingKind::Conceded, seat};
    return {EndingKind::Conceded, {proposal.victor}};
}

} // namespace chancery
