// SPDX-License-Identifier: GPL-3.0-or-later
// Makes slides and cards from a game.
#include "engine/base/table_rows.h"
#include "engine/base/translated.h"
#include "engine/committee/committee.h"
#include "engine/game/seats.h"
#include "engine/game/standings.h"
#include "ui/scene/committee_slides.h"
#include "ui/scene/turn_card.h"

#include <algorithm>

namespace chancery {

namespace {

bool hasSeveral(const Seat& seat)
{
    return seat.size() > 1;
}

/// Returns how many centres of one power win; 0 where units are counted, or the powers of a player together.
int toWin(const Game& game)
{
    const Seating seating = seatingOf(game, game.current().phase);
    if (countedForVictory(game.rulebook) != VictoryBy::Centres ||
        std::ranges::any_of(seating.seats, hasSeveral))
        return 0;
    return enoughToWin(*game.map, game.rulebook.options, seating);
}

SeatRow seatRow(const Game& game, const Seat& seat, const std::vector<int>& counts)
{
    return {seat, playerOf(game, seat.front(), game.current().phase), sumOf(seat, counts)};
}

SeatTally seatTally(const Game& game, const YearTally& now)
{
    const Seating seating = seatingOf(game, game.current().phase);
    SeatTally seats;
    if (std::ranges::none_of(seating.seats, hasSeveral)) return seats;
    seats.units = countedForVictory(game.rulebook) == VictoryBy::Units;
    seats.toWin = enoughToWin(*game.map, game.rulebook.options, seating);
    for (const Seat& seat : inMapSequence(seating.seats))
        seats.rows.push_back(seatRow(game, seat, seats.units ? now.units : now.centres));
    std::ranges::stable_sort(seats.rows, std::ranges::greater{}, &SeatRow::counted);
    return seats;
}

std::vector<TallyRow> rowsOf(const Game& game, const std::vector<int>& before, const std::vector<int>& after)
{
    std::vector<TallyRow> rows;
    for (const Power power : ranked(after))
        if (const std::size_t p = index(power); before[p] > 0 || after[p] > 0)
            rows.push_back({power, before[p], after[p], playerOf(game, power, game.current().phase)});
    return rows;
}

/// Returns the tally after a Spring in which centres came back to their powers (Committee); nothing if none
/// did.
std::optional<YearTally> springTally(const Game& game, const YearTally& last)
{
    const auto resolved = [](const PhaseRecord& record) { return record.outcome.has_value(); };
    const auto now = std::find_if(game.phases.rbegin(), game.phases.rend(), resolved);
    if (now == game.phases.rend() || now->phase.season != Season::Spring) return std::nullopt;
    YearTally spring = yearTally(*game.map, now->phase.year, now->outcome->after);
    if (spring.owner == last.owner || spring.year == last.year) return std::nullopt;
    return spring;
}

/// Returns a position that says nothing but the owners at the end of a year.
Position ownedIn(const YearTally& year)
{
    Position position;
    position.owner = year.owner;
    return position;
}

std::optional<Slide> tallySlide(const Game& game)
{
    std::vector<YearTally> years = tally(game);
    const std::optional<YearTally> spring = springTally(game, years.back());
    if (spring) years.push_back(*spring);
    const YearTally &now = years.back(), &before = years[years.size() > 1 ? years.size() - 2 : 0];
    TallySlide slide{now.year,
                     years.size() == 1,
                     rowsOf(game, before.centres, now.centres),
                     transfersBetween(ownedIn(before), ownedIn(now)),
                     toWin(game),
                     seatTally(game, now)};
    if (spring) slide.season = Season::Spring;
    return slide.rows.empty() ? std::nullopt : std::optional<Slide>(std::move(slide));
}

/// Returns a race with a line for each player, because victory goes by the sum of their powers.
RaceSlide seatRace(const Game& game, const std::vector<YearTally>& years, const SeatTally& seats)
{
    RaceSlide race{{}, {}, seats.toWin, seats.rows, seats.units};
    race.centres.resize(seats.rows.size());
    for (const YearTally& year : years) {
        race.years.push_back(year.year);
        const Seating then = seatingOf(game, {Season::Winter, year.year, PhaseKind::Adjustment});
        const std::vector<int>& counts = seats.units ? year.units : year.centres;
        for (std::size_t i = 0; i < race.centres.size(); ++i) {
            int sum = 0;
            for (const Seat& seat : then.seats)
                if (seat.front() == race.seats[i].powers.front()) sum = sumOf(seat, counts);
            race.centres[i].push_back(sum);
        }
    }
    return race;
}

std::optional<Slide> raceSlide(const Game& game)
{
    const std::vector<YearTally> years = tally(game);
    if (years.size() < 2) return std::nullopt;
    RaceSlide race;
    const SeatTally seats = seatTally(game, years.back());
    if (!seats.rows.empty()) return seatRace(game, years, seats);
    race.centres.resize(game.map->powers.size());
    for (const YearTally& year : years) {
        race.years.push_back(year.year);
        for (std::size_t p = 0; p < race.centres.size(); ++p) race.centres[p].push_back(year.centres[p]);
    }
    race.toWin = toWin(game);
    const Phase& phase = game.current().phase;
    const auto known = [&](Power power) { return !playerOf(game, power, phase).empty(); };
    for (std::size_t p = 0; p < race.centres.size() && std::ranges::any_of(game.map->everyPower(), known);
         ++p)
        race.seats.push_back({{static_cast<Power>(p)}, playerOf(game, static_cast<Power>(p), phase), 0});
    return race;
}

std::vector<Power> eliminatedBetween(const Map& map, const Position& before, const Position& after)
{
    std::vector<Power> out;
    for (const Power power : map.everyPower())
        if (!eliminated(before, power) && eliminated(after, power)) out.push_back(power);
    return out;
}

/// Returns the changes in the year of the last resolved phase, or nothing if there are none.
std::optional<Slide> changesSlide(const Game& game)
{
    const auto resolved = [](const PhaseRecord& record) { return record.outcome.has_value(); };
    const auto last = std::find_if(game.phases.rbegin(), game.phases.rend(), resolved);
    if (last == game.phases.rend()) return std::nullopt;
    ChangesSlide changes;
    changes.year = last->phase.year;
    const Position* before = nullptr;
    for (const PhaseRecord& record : game.phases) {
        if (record.phase.year != changes.year || !record.outcome) continue;
        if (!before) before = &record.before;
        if (record.phase.kind == PhaseKind::Movement)
            for (const Ousted& unit : oustedIn(*game.map, record)) changes.ousted.push_back(unit);
    }
    changes.transfers = transfersBetween(*before, last->outcome->after);
    changes.out = eliminatedBetween(*game.map, *before, last->outcome->after);
    if (changes.transfers.empty() && changes.ousted.empty() && changes.out.empty()) return std::nullopt;
    return changes;
}

/// Returns whether the player of an eliminated power has another one.
bool livesOn(const Game& game, Power power)
{
    const Position& after = game.current().outcome->after;
    for (const Seat& seat : seatingOf(game, game.current().phase).seats)
        if (std::ranges::find(seat, power) != seat.end())
            return std::ranges::any_of(seat, [&](Power own) { return !eliminated(after, own); });
    return false;
}

std::vector<OwnedInYear> courseOf(const std::vector<YearTally>& years, Power power)
{
    std::vector<OwnedInYear> course;
    for (const YearTally& year : years) {
        course.push_back({year.year, {}});
        for (std::size_t p = 0; p < year.owner.size(); ++p)
            if (year.owner[p] == power) course.back().centres.push_back(static_cast<Province>(p));
    }
    return course;
}

EliminationCard eliminationCard(const Game& game, Power power)
{
    EliminationCard card;
    card.power = power;
    card.course = courseOf(tally(game), power);
    const Position& after = game.current().outcome->after;
    if (!livesOn(game, power)) card.player = playerOf(game, power, game.current().phase);
    for (const Power other : game.map->everyPower()) card.remaining += eliminated(after, other) ? 0 : 1;
    return card;
}

EndingCard endingCard(const Game& game, const Ending& ending)
{
    const std::vector<YearTally> years = tally(game);
    EndingCard card{ending, rowsOf(game, years.front().centres, years.back().centres), {}};
    if (game.rulebook.options.scoring != Scoring::None || pointsCount(game.rulebook.options))
        card.scores = scoresOf(game, ending);
    if (ending.winners.size() == 1) card.course = courseOf(years, ending.winners.front());
    return card;
}

/// Adds the powers that have a player although they were not drawn.
void addUndrawn(LotsSlide& slide, const Game& game)
{
    for (const Power power : game.map->everyPower()) {
        const std::string player = playerOf(game, power, game.current().phase);
        if (player.empty() || std::ranges::find(game.attendance.lots->drawn, power, &LotDraw::Lot::power) !=
                                  game.attendance.lots->drawn.end())
            continue;
        const auto seat = std::ranges::find(slide.seats, player, &DrawnSeat::player);
        if (seat == slide.seats.end())
            slide.seats.push_back({player, {power}});
        else
            seat->powers.push_back(power);
    }
}

std::optional<Slide> lotsSlide(const Game& game)
{
    if (!game.attendance.lots || game.attendance.lots->drawn.empty()) return std::nullopt;
    LotsSlide slide;
    for (const auto& [drawnBy, power] : game.attendance.lots->drawn) {
        const auto named = game.players.find(power); // a name may be mended after the draw
        const std::string& player = named == game.players.end() ? drawnBy : named->second;
        if (slide.seats.empty() || slide.seats.back().player != player) slide.seats.push_back({player, {}});
        slide.seats.back().powers.push_back(power);
    }
    addUndrawn(slide, game);
    return slide;
}

std::optional<Slide> coinSlide(const Game& game)
{
    if (game.joined.empty() && !awaitsCoin(game)) return std::nullopt;
    const Phase& first = game.phases.front().phase;
    const Seating seating = seatingOf(game, first);
    CoinSlide slide{seating.neutral, {}, first.year + 1, 0, !game.joined.empty()};
    for (const Seat& seat : seating.seats) {
        if (slide.tossed && std::ranges::find(seat, game.joined.begin()->second) != seat.end())
            slide.winner = slide.seats.size();
        slide.seats.push_back({seat, playerOf(game, seat.front(), game.current().phase), 0});
    }
    return slide.neutral.empty() ? std::nullopt : std::optional<Slide>(std::move(slide));
}

std::optional<Slide> voteSlide(const Game& game)
{
    if (endedByAgreement(game)) return endingCard(game, *endingOf(game));
    const std::vector<Vote>& votes = game.current().votes;
    return votes.empty() ? std::nullopt : std::optional<Slide>(VoteSlide{votes.back()});
}

/// Returns the notes on the last phase that the players have seen, or nothing if it has none.
std::optional<Slide> notesSlide(const Game& game)
{
    const PhaseRecord& record = game.current();
    if (!record.outcome || record.notes.empty()) return std::nullopt;
    return NotesSlide{record.phase, record.notes};
}

constexpr SlideRow slideRows[] = {
    {SlideKind::Board, "projector.board", QT_TRANSLATE_NOOP("Actions", "B&oard"), "Ctrl+Alt+1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the players the board"), true, nullptr},
    {SlideKind::Tally, "projector.tally", QT_TRANSLATE_NOOP("Actions", "Centre &tally"), "Ctrl+Alt+2",
     "tally",
     QT_TRANSLATE_NOOP("Actions", "Show the players how many centres each power owns, and what changed"),
     true, tallySlide},
    {SlideKind::Race, "projector.race", QT_TRANSLATE_NOOP("Actions", "Centres o&ver the years"), "Ctrl+Alt+3",
     "race", QT_TRANSLATE_NOOP("Actions", "Show the players the centres of all years as a chart"), true,
     raceSlide},
    {SlideKind::Changes, "projector.changes", QT_TRANSLATE_NOOP("Actions", "What &changed this year"),
     "Ctrl+Alt+4", "history",
     QT_TRANSLATE_NOOP("Actions", "Show the players this year's centres won and lost and units dislodged"),
     true, changesSlide},
    {SlideKind::Lots, "projector.lots", QT_TRANSLATE_NOOP("Actions", "&Lots"), "Ctrl+Alt+5", "power",
     QT_TRANSLATE_NOOP("Actions", "Show the players which powers they drew"), false, lotsSlide},
    {SlideKind::Vote, "projector.vote", QT_TRANSLATE_NOOP("Actions", "Result of the vot&e"), "Ctrl+Alt+6",
     "check", QT_TRANSLATE_NOOP("Actions", "Show the players the result of the last vote in this phase"),
     false, voteSlide},
    {SlideKind::Coin, "projector.coin", QT_TRANSLATE_NOOP("Actions", "Toss of &a coin"), "Ctrl+Alt+7",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Show the players whom the neutral power joins"), false,
     coinSlide},
    {SlideKind::Score, "projector.score", QT_TRANSLATE_NOOP("Actions", "Centres and po&ints"), "Ctrl+Alt+8",
     "tally",
     QT_TRANSLATE_NOOP("Actions", "Show the players centres and points, where the rules count points"), false,
     scoreSlide},
    {SlideKind::Speakers, "projector.speakers", QT_TRANSLATE_NOOP("Actions", "Spea&kers"), "Ctrl+Alt+9",
     "power", QT_TRANSLATE_NOOP("Actions", "Show the players who speaks when"), false, speakersSlide},
    {SlideKind::Agreements, "projector.agreements", QT_TRANSLATE_NOOP("Actions", "Open a&greements"),
     "Ctrl+Alt+P", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the players the open treaties, and where conferences are held"),
     false, agreementsSlide},
    {SlideKind::Notes, "projector.notes", QT_TRANSLATE_NOOP("Actions", "&Your notes on the phase"),
     "Ctrl+Alt+0", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the players your notes on the last phase that they have seen"), false,
     notesSlide},
};

static_assert(hasARowForEach(slideRows, SlideKind::Notes));

/// Counts points that were awarded in the present phase in the last phase that the players have seen.
void countAwards(Game& played, const PhaseRecord& now)
{
    PhaseRecord& last = played.phases.back();
    if (last.phase == now.phase)
        last.awards = now.awards;
    else
        last.awards.insert(last.awards.end(), now.awards.begin(), now.awards.end());
    for (Goal& goal : played.committee.goals) {
        if (goal.achieved == now.phase) goal.achieved = last.phase;
        if (goal.lapsed == now.phase) goal.lapsed = last.phase;
    }
}

} // namespace

Game playedUntil(const Game& game, std::size_t phases)
{
    Game played = game;
    played.committee = publicPart(std::move(played.committee));
    played.variations.clear(); // the gamemaster's alone
    played.phases.resize(std::clamp(phases, std::size_t{1}, game.phases.size()));
    if (phases > 0) return played;
    PhaseRecord& first = played.phases.front();
    first = {first.phase, first.before, {}, std::nullopt, {}};
    return played;
}

Game playedAndVoted(const Game& game, std::size_t phases)
{
    Game played = playedUntil(game, phases);
    played.phases.back().votes = game.current().votes;
    countAwards(played, game.current());
    played.phases.back().timeUp = game.current().timeUp;
    return played;
}

std::span<const SlideRow> slideTable()
{
    return slideRows;
}

std::optional<Slide> slideOf(SlideKind kind, const Game& played)
{
    const SlideRow& row = slideRows[static_cast<std::size_t>(kind)];
    return row.make ? row.make(played) : std::nullopt;
}

namespace {

/// Returns the tally that closes the story of the last phase.
TallySlide tallyAfter(const Game& played, std::vector<TallyRow> rows, std::vector<Transfer> moved)
{
    const PhaseRecord& record = played.current();
    const YearTally now = yearTally(*played.map, record.phase.year, record.outcome->after);
    const Season season = record.phase.season == Season::Spring ? Season::Spring : Season::Fall;
    return {record.phase.year,      false, std::move(rows), std::move(moved), toWin(played),
            seatTally(played, now), season};
}

} // namespace

Closing closingOf(const Game& game, std::size_t phase, const StoryChoice& choice)
{
    const Game played = playedUntil(game, phase + 1);
    const PhaseRecord& record = played.current();
    const Map& map = *game.map;
    Closing closing{turnNews(played, choice), {}};
    const Position &before = record.before, &after = record.outcome->after;
    std::vector<Transfer> moved = transfersBetween(before, after);
    std::vector<TallyRow> rows =
        rowsOf(played, yearTally(map, 0, before).centres, yearTally(map, 0, after).centres);
    if (!moved.empty()) closing.cards.emplace_back(tallyAfter(played, std::move(rows), std::move(moved)));
    std::size_t toCome = eliminatedBetween(map, before, after).size();
    for (const Power power : eliminatedBetween(map, before, after)) {
        EliminationCard card = eliminationCard(played, power);
        card.remaining += static_cast<int>(--toCome); // they are told one after another
        closing.cards.emplace_back(std::move(card));
    }
    if (const std::optional<Ending> ending = endingOf(played))
        closing.cards.emplace_back(endingCard(played, *ending));
    return closing;
}

} // namespace chancery
