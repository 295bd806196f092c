// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/room_column.h"

#include "engine/base/utf8.h"
#include "engine/game/ending.h"
#include "engine/game/held_conference.h"
#include "engine/game/seats.h"
#include "engine/game/standings.h"
#include "engine/orders/choices.h"
#include "ui/scene/badges.h"
#include "ui/words/build_words.h"
#include "ui/words/captions.h"
#include "ui/words/player_words.h"
#include "ui/words/room_rest.h"
#include "ui/words/slide_words.h"

#include <algorithm>

namespace chancery {

namespace {

struct RoomText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RoomText)
};

/// Returns the first phase of the year of a phase.
std::size_t beginningOfYear(const Game& game, std::size_t phase)
{
    const int year = game.phases[phase].phase.year;
    std::size_t first = phase;
    while (first > 0 && game.phases[first - 1].phase.year >= year) --first;
    return first;
}

/// What the rows count: who owns what, and the points of each power; no points where the rules count none.
struct Counted
{
    const Position& position;
    std::vector<VictoryPoints> points;

    int centres(Power power) const { return centresOf(position, power); }
    int pointsOf(Power power) const { return points.empty() ? 0 : points[index(power)].total(); }
    int score(Power power) const { return centres(power) + pointsOf(power); }
};

/// Returns the points at the end of a phase, without what its results have given unless they are told.
/// Awards are announced when they are made.
std::vector<VictoryPoints> pointsAt(const Game& game, std::size_t phase, bool told)
{
    if (!pointsCount(game.rulebook.options)) return {};
    return victoryPoints(game, game.phases[phase], told ? LastPhase::Whole : LastPhase::Awards);
}

/// Returns what counted when the year of a phase began.
Counted atBeginningOfYear(const Game& game, std::size_t phase)
{
    const std::size_t first = beginningOfYear(game, phase);
    return {game.phases[first].before,
            first > 0 ? pointsAt(game, first - 1, true) : std::vector<VictoryPoints>()};
}

/// Says how a score comes about.
QString sumOf(int centres, int points)
{
    return RoomText::tr("%1 + %2", "centres, points").arg(centres).arg(points);
}

/// Adds up the rows of players with several powers (1971 XIV.2, Alexander V.5.f).
std::vector<RoomRow> joinedBySeat(const Game& game, std::size_t phase, std::vector<RoomRow> rows)
{
    const SlideWords words(*game.map);
    for (const Seat& seat : inMapSequence(seatingOf(game, game.phases[phase].phase).seats)) {
        if (seat.size() < 2) continue;
        RoomRow all;
        all.out = true;
        QStringList parts;
        for (const Power power : seat) {
            const auto row = std::ranges::find(rows, power, &RoomRow::power);
            if (row == rows.end()) continue;
            if (all.shares.empty()) all.power = power;
            all.letter += row->letter;
            all.player = PlayerWords::seat(game, power, game.phases[phase].phase);
            all.centres += row->centres;
            all.change += row->change;
            if (row->points) all.points = all.points.value_or(0) + *row->points;
            all.out = all.out && row->out;
            all.shares.push_back({power, row->letter, row->centres, row->points.value_or(0)});
            parts << RoomText::tr("%1 %2", "the letter of a power, and how many centres it has")
                         .arg(row->letter)
                         .arg(row->score());
            rows.erase(row);
        }
        all.name = parts.join(QStringLiteral(" \u00b7 "));
        if (all.points) all.sum = sumOf(all.centres, *all.points);
        if (!all.shares.empty()) rows.push_back(std::move(all));
    }
    return rows;
}

/// Returns a row for each power that ever had anything in these positions, the highest score first. Who has
/// lost everything comes last, unless points remain (Committee "Losing your country").
std::vector<RoomRow> allRows(const Game& game, std::size_t phase, const Counted& now, bool counted)
{
    const SlideWords words(*game.map);
    const Position& start = game.phases.front().before;
    const Counted before = counted ? atBeginningOfYear(game, phase) : Counted{start, {}};
    std::vector<RoomRow> rows;
    for (const Power power : game.map->everyPower()) {
        if (eliminated(now.position, power) && eliminated(start, power)) continue;
        RoomRow row{power,
                    words.letter(power),
                    QString::fromStdString(playerOf(game, power, game.phases[phase].phase)),
                    words.power(power),
                    now.centres(power),
                    counted ? now.score(power) - before.score(power) : 0,
                    eliminated(now.position, power)};
        if (!now.points.empty()) {
            row.points = now.pointsOf(power);
            row.sum = sumOf(row.centres, *row.points);
        }
        rows.push_back(std::move(row));
    }
    rows = joinedBySeat(game, phase, std::move(rows));
    std::ranges::stable_sort(rows, [](const RoomRow& a, const RoomRow& b) {
        return a.counts() != b.counts() ? a.counts() : a.score() > b.score();
    });
    return rows;
}

/// Says what all wait for. Whether it is being written, or is written and resolved already, is secret.
QString awaited(PhaseKind kind)
{
    switch (kind) {
    case PhaseKind::Movement:
        return RoomText::tr("Moves to come");
    case PhaseKind::Retreat:
        return RoomText::tr("Retreats to come");
    case PhaseKind::Adjustment:
        return RoomText::tr("Builds to come");
    }
    return {};
}

/// Returns which fight a beat is, and of how many: "Fight 3 of 7".
QString fightStage(const Storyboard& story, std::size_t now)
{
    int number = 0, all = 0;
    for (std::size_t b = 0; b < story.beats.size(); ++b) {
        if (story.beats[b].place == noProvince) continue;
        ++all;
        if (b <= now) ++number;
    }
    return RoomText::tr("Fight %1 of %2").arg(number).arg(all);
}

/// Returns the subject of the first card from a beat on.
Gesture nextCard(const Storyboard& story, std::size_t now)
{
    while (story.beats[now].card == noCard && now + 1 < story.beats.size()) ++now;
    return story.beats[now].gesture;
}

QString stageOf(const Storyboard& story, std::size_t now)
{
    const Beat& beat = story.beats[now];
    if (beat.place != noProvince) return fightStage(story, now);
    switch (beat.gesture) {
    case Gesture::Orders:
        return RoomText::tr("The orders");
    case Gesture::Clash:
    case Gesture::Retreat:
        return RoomText::tr("The retreats");
    case Gesture::Build:
    case Gesture::Waive:
        return RoomText::tr("The builds");
    case Gesture::Centres:
    case Gesture::Tally:
        return RoomText::tr("The centres");
    case Gesture::Course:
    case Gesture::Elimination:
    case Gesture::Ending:
        if (beat.whose != noPower) return RoomText::tr("Year by year", "centres of a power");
        return nextCard(story, now) == Gesture::Elimination ? RoomText::tr("Eliminated")
                                                            : RoomText::tr("The game is over");
    default:
        return RoomText::tr("The results");
    }
}

bool tallyTold(const Storyboard& story, int ms)
{
    if (ms >= story.lasts) return true;
    return std::ranges::any_of(story.beats,
                               [&](const Beat& beat) { return beat.tally && ms >= beat.span.startsAt; });
}

bool hasCount(const Game& game, std::size_t phase, bool told)
{
    const PhaseRecord& record = game.phases[phase];
    if (record.phase.kind == PhaseKind::Adjustment) return true;
    return told && record.outcome && record.outcome->after.owner != record.before.owner;
}

RoomColumn columnOf(const Game& game, std::size_t phase, bool told, QString stage, RoomPanel panel = {})
{
    const PhaseRecord& record = game.phases[phase];
    const Position& now = told && record.outcome ? record.outcome->after : record.before;
    return {seasonAndYear(record.phase), std::move(stage),
            allRows(game, phase, {now, pointsAt(game, phase, told)}, hasCount(game, phase, told)),
            std::move(panel)};
}

/// Has the numbers follow the centres that have changed hands so far. Each power stays in its place until the
/// count.
void followCentres(RoomColumn& column, const Game& game, std::size_t phase, const Storyboard& story, int ms)
{
    const auto beat = std::ranges::find(story.beats, Gesture::Centres, &Beat::gesture);
    if (beat == story.beats.end() || ms < beat->span.startsAt) return;
    Position now = game.phases[phase].before;
    for (const OwnerChange& change : story.ownerChanges)
        if (change.at <= std::min(ms, beat->span.endsAt())) now.owner[index(change.province)] = change.to;
    const Counted counted{now, pointsAt(game, phase, false)};
    for (const RoomRow& followed : allRows(game, phase, counted, hasCount(game, phase, false))) {
        const auto row = std::ranges::find(column.rows, followed.power, &RoomRow::power);
        if (row == column.rows.end()) continue;
        const bool out = row->out;
        *row = followed;
        row->out = out;
    }
}

/// Returns how many builds and removals the powers have, or which powers have dislodged units: what follows
/// from the position that all have seen.
QStringList awaitedIn(const Game& game, const PhaseRecord& record)
{
    const Words words(*game.map);
    QStringList builds, removals;
    std::vector<Power> retreating;
    const PowerSet unplayed = unplayedPowers(game, record.phase);
    for (const Power power : game.map->everyPower()) {
        const QString name = words.power(power);
        if (record.phase.kind == PhaseKind::Retreat &&
            std::ranges::any_of(record.before.dislodged,
                                [power](const DislodgedUnit& unit) { return unit.unit.power == power; }))
            retreating.push_back(power);
        if (record.phase.kind != PhaseKind::Adjustment) continue;
        const int count = adjustmentChoices(*game.map, record.before, power, unplayed).count;
        const QString counted =
            RoomText::tr("%1 %2", "a power, and how many units it builds or removes: Italy 2")
                .arg(name)
                .arg(std::abs(count));
        if (count > 0) builds << counted;
        if (count < 0) removals << counted;
    }
    const QString between = RoomText::tr(", ", "between powers");
    QStringList lines;
    if (!retreating.empty()) lines << RoomText::tr("Must retreat: %1").arg(words.list(retreating));
    constexpr qsizetype mostNamed = 14;
    if (builds.size() + removals.size() > mostNamed) return lines;
    if (!builds.empty()) lines << RoomText::tr("Builds: %1", "of powers").arg(builds.join(between));
    if (!removals.empty()) lines << RoomText::tr("Removals: %1", "of powers").arg(removals.join(between));
    return lines;
}

/// Returns the name and the place of the conference of a phase, all that those who are not there know of it;
/// empty if there is none. One that ends is named until the phase is over: the moves that ended it are
/// secret.
QString conferenceOf(const Game& game, const Phase& phase)
{
    const Conference* held = conferenceIn(game.committee, phase);
    if (!held) return {};
    const QString place = Words(*game.map).province(held->place);
    const QString name = QString::fromStdString(excerpt(held->name)).trimmed();
    return name.isEmpty() ? RoomText::tr("Conference: %1", "a place").arg(place)
                          : RoomText::tr("Conference: “%1”, %2", "its name, a place").arg(name, place);
}

/// Returns which player leads, where one has several powers.
QString leadersOfSeats(const Map& map, const std::vector<RoomRow>& rows)
{
    SeatTally tally;
    for (const RoomRow& row : rows) {
        SeatRow seat{{}, row.player.toStdString(), row.centres};
        for (const RoomShare& share : row.shares) seat.powers.push_back(share.power);
        if (seat.powers.empty()) seat.powers.push_back(row.power);
        tally.rows.push_back(std::move(seat));
    }
    std::ranges::stable_sort(tally.rows, std::ranges::greater{}, &SeatRow::counted);
    return SlideWords(map).leaders(tally);
}

/// Returns who leads where centres and points make the score.
QString leadersByScore(const std::vector<RoomRow>& rows)
{
    constexpr qsizetype mostNamed = 3;
    QStringList first;
    for (const RoomRow& row : rows)
        if (row.score() == rows.front().score()) first << (row.player.isEmpty() ? row.name : row.player);
    if (first.size() > mostNamed)
        return RoomText::tr("%n delegation(s) tied with a score of %1", nullptr,
                            static_cast<int>(first.size()))
            .arg(rows.front().score());
    return RoomText::tr("In the lead with a score of %1: %2", "number, players or powers")
        .arg(rows.front().score())
        .arg(first.join(RoomText::tr(", ", "between powers")));
}

/// Returns who leads, from the rows of the column.
QString leadersOf(const Map& map, const std::vector<RoomRow>& rows)
{
    if (!rows.empty() && rows.front().points) return leadersByScore(rows);
    if (std::ranges::any_of(rows, [](const RoomRow& row) { return !row.shares.empty(); }))
        return leadersOfSeats(map, rows);
    std::vector<TallyRow> tally;
    for (const RoomRow& row : rows)
        if (row.centres > 0) tally.push_back({row.power, row.centres, row.centres, row.player.toStdString()});
    return SlideWords(map).leaders(tally);
}

/// Returns the race up to a year, as it is known at the end of a phase.
std::optional<RoomRace> raceOf(const Game& game, std::size_t phase, int year)
{
    // Centres and names are all that it takes of a game; one that ends is not copied for every frame.
    const bool last = phase + 1 == game.phases.size();
    const std::optional<Slide> whole =
        last ? slideOf(SlideKind::Race, game) : slideOf(SlideKind::Race, playedUntil(game, phase + 1));
    return whole ? raceUntil(std::get<RaceSlide>(*whole), year) : std::nullopt;
}

/// Returns the race as it stood at the end of a year, while the winner's course runs over the board.
RoomColumn columnOfYear(const Game& game, std::size_t phase, QString stage, const Beat& beat)
{
    RoomColumn column{
        QString::number(beat.year), std::move(stage), {}, panelOf(*game.map, game.phases[phase], beat)};
    const std::vector<YearTally> years = tally(game);
    const auto year = std::ranges::find(years, beat.year, &YearTally::year);
    if (year == years.end()) return column;
    Position then;
    then.owner = year->owner;
    std::size_t last = phase;
    while (last > 0 && game.phases[last].phase.year > beat.year) --last;
    column.rows = allRows(game, phase, {then, pointsAt(game, last, true)}, false);
    column.race = raceOf(game, phase, beat.year);
    return column;
}

} // namespace

std::optional<RoomRace> raceUntil(const RaceSlide& whole, int year)
{
    RoomRace known{whole, whole.years.size()};
    std::erase_if(known.race.years, [year](int one) { return one > year; });
    if (known.race.years.size() < 2) return std::nullopt;
    for (std::vector<int>& course : known.race.centres) course.resize(known.race.years.size());
    return known;
}

QString seasonAndYear(const Phase& phase)
{
    return RoomText::tr("%1 %2", "season and year").arg(Words::season(phase.season)).arg(phase.year);
}

RoomColumn columnBefore(const Game& game, std::size_t phase)
{
    const PhaseRecord& record = game.phases[phase];
    const bool over = phase + 1 == game.phases.size() && endedByAgreement(game);
    if (over) return columnOf(game, phase, false, RoomText::tr("The game is over"));
    RoomColumn column = columnOf(game, phase, false, awaited(record.phase.kind));
    column.awaits = awaitedIn(game, record);
    // Who leads in centres says little where units win (1971 XIV.2).
    const bool begun = game.phases.front().phase.year != record.phase.year &&
                       countedForVictory(game.rulebook) != VictoryBy::Units;
    if (const QString leaders = leadersOf(*game.map, column.rows); begun && !leaders.isEmpty())
        column.awaits << leaders;
    if (const QString conference = conferenceOf(game, record.phase); !conference.isEmpty())
        column.awaits << conference;
    if (!column.rows.empty() && column.rows.front().points) column.awaits << RoomText::tr("Centres + points");
    if (const QString left = phase > 0 ? BuildWords::leftOut(game, game.phases[phase - 1]) : QString();
        !left.isEmpty())
        column.awaits << left;
    if (!record.received.empty())
        column.awaits << RoomText::tr("%n sheet(s) are in", nullptr,
                                      static_cast<int>(record.received.size()));
    return column;
}

namespace {

/// Returns what is told at an instant of a beat. While arrows fade and nothing new is said, the last text
/// stands.
RoomPanel panelNow(const Game& game, const PhaseRecord& record, const Storyboard& story, std::size_t now,
                   int ms)
{
    const Beat& beat = story.beats[now];
    RoomPanel panel = panelAt(*game.map, record, beat, ms);
    if (now == 0 || beat.gesture != Gesture::Settle || !panel.headline.isEmpty()) return panel;
    if (!Captions(*game.map, record).of(beat).headline.isEmpty()) return panel;
    const Beat& last = story.beats[now - 1];
    panel = panelAt(*game.map, record, last, last.span.endsAt());
    if (panel.headline.isEmpty() && last.card == noCard)
        panel.headline = Captions(*game.map, record).of(last).line();
    return panel;
}

} // namespace

RoomColumn columnAt(const Game& game, std::size_t phase, const Storyboard& story, int ms)
{
    if (story.beats.empty()) return columnAfter(game, phase, true);
    const std::size_t now = beatToldAt(story, ms);
    if (const Beat& beat = story.beats[now]; beat.gesture == Gesture::Course)
        return columnOfYear(game, phase, stageOf(story, now), beat);
    const bool rests = ms >= story.lasts && story.beats[now].gesture != Gesture::Ending;
    const PhaseRecord& record = game.phases[phase];
    const bool told = tallyTold(story, ms);
    RoomColumn column =
        columnOf(game, phase, told, stageOf(story, now),
                 rests ? panelAtRest(*game.map, record) : panelNow(game, record, story, now, ms));
    if (!told) followCentres(column, game, phase, story, ms);
    if (story.beats[now].gesture == Gesture::Ending) {
        column.race = raceOf(game, phase, record.phase.year);
        for (RoomRow& row : column.rows) row.change = 0; // of a year that the card does not name
    }
    return column;
}

RoomColumn columnAfter(const Game& game, std::size_t phase, bool counted)
{
    return columnOf(game, phase, counted, RoomText::tr("The results"));
}

} // namespace chancery
