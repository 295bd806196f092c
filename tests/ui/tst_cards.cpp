// SPDX-License-Identifier: GPL-3.0-or-later
// The cards that close a story, and the slides between phases: what they hold, and when they are seen.
#include "tests/support/random_game.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/compose.h"
#include "ui/scene/frame.h"
#include "ui/scene/race.h"
#include "ui/scene/shots.h"
#include "ui/scene/tell.h"

#include <algorithm>
#include <numeric>

namespace chancery::tst_cards {

namespace {

using sketch::power;

Province place(const char* code)
{
    return standardMap().findProvince(code);
}

Storyboard storyOf(const Game& game, std::size_t phase, bool cards = true)
{
    Telling telling;
    if (cards) telling.closing = closingOf(game, phase);
    return storyOf(standardMap(), sketch::standardGeometry(), game.phases[phase], telling);
}

const Game& gameNumber(int number)
{
    static std::map<int, Game> games;
    auto found = games.find(number);
    if (found == games.end()) found = games.emplace(number, realGame(number)).first;
    return found->second;
}

std::size_t phaseOf(const Game& game, const char* name)
{
    for (std::size_t i = 0; i < game.phases.size(); ++i)
        if (shortName(game.phases[i].phase) == name) return i;
    qFatal("there is no such phase");
}

bool isCard(Gesture gesture)
{
    return gesture == Gesture::Elimination || gesture == Gesture::Ending;
}

/// What a phase must be closed with, counted without cardsOf.
struct Due
{
    bool summary = false, tally = false;
    int eliminations = 0;
};

Due dueAfter(const PhaseRecord& record)
{
    Due due;
    due.tally = record.before.owner != record.outcome->after.owner;
    due.summary = record.phase.kind == PhaseKind::Movement && record.outcome->dislodged.size() >= 3;
    for (const Power power : standardMap().everyPower())
        due.eliminations += eliminatedPowers(standardMap(), record.outcome->after).has(power) &&
                            !eliminatedPowers(standardMap(), record.before).has(power);
    return due;
}

/// The laws of every story with cards; empty if all hold, else the one that is broken.
QString brokenLaw(const Game& game, std::size_t phase)
{
    const PhaseRecord& record = game.phases[phase];
    const Storyboard story = storyOf(game, phase), bare = storyOf(game, phase, false);
    const Due due = dueAfter(record);
    const auto count = [&](Gesture g) { return std::ranges::count(story.beats, g, &Beat::gesture); };
    if (count(Gesture::Tally) != int(due.tally)) return "tallies";
    if (count(Gesture::Summary) != int(due.summary)) return "summaries of the turn";
    if (due.tally) {
        const auto tally = std::ranges::find(story.beats, Gesture::Tally, &Beat::gesture);
        if (std::prev(tally)->gesture != Gesture::Centres) return "the tally does not follow the centres";
        const auto first = std::ranges::find(story.beats, Gesture::Summary, &Beat::gesture);
        if (due.summary && first > tally) return "the turn is told after the tally";
        const Picture seen = frameAt(story, tally->span.startsAt); // nothing but units and colours
        if (!seen.arrows.empty() || seen.owner != record.outcome->after.owner)
            return "the board of the tally";
        if (!framingAt(story, tally->span.startsAt).to.plain()) return "the tally is not on the bright board";
    }
    const auto summary = std::ranges::find(story.beats, Gesture::Summary, &Beat::gesture);
    if (due.summary && !framingAt(story, summary->span.startsAt).to.view.whole())
        return "the turn is not told on the whole board";
    if (count(Gesture::Elimination) != due.eliminations) return "elimination cards";
    bool over = false;
    for (const Beat& beat : story.beats) {
        if (isCard(beat.gesture) != (beat.card != noCard)) return "a beat without its card";
        if (beat.card != noCard) {
            const auto shown = cardAt(story, beat.span.endsAt());
            if (!shown || shown->slide != story.cards[beat.card].slide) return "a card is not seen";
            if (shown->opacity != 1) return "a card is not all seen";
            over = true;
        } else if (beat.gesture != Gesture::Settle && beat.gesture != Gesture::Course) {
            over = over && beat.gesture != Gesture::Centres && beat.gesture != Gesture::Tally;
            if (over) return "the board is told after a card";
            for (int ms = beat.span.startsAt; ms <= beat.span.endsAt(); ms += 50)
                if (cardAt(story, ms)) return "a card covers the action";
        }
    }
    if (cardAt(story, 0) || cardAt(story, -1)) return "a card covers the start";
    const bool ends = count(Gesture::Ending) > 0;
    if (cardAt(story, story.lasts).has_value() != ends) return "the end of the story";
    if (frameAt(story, story.lasts) != frameAt(bare, bare.lasts)) return "the board at the end";
    for (std::size_t i = 0; i < bare.beats.size() && story.beats[i].card == noCard && !story.beats[i].turn;
         ++i)
        if (bare.beats[i].gesture != Gesture::Settle && story.beats[i] != bare.beats[i])
            return "another beat is told otherwise"; // cards add, and change nothing before them
    return {};
}

QString brokenTally(const Slide& slide, const PhaseRecord& record)
{
    const auto* tally = std::get_if<TallySlide>(&slide);
    if (!tally) return {};
    int before = 0, after = 0;
    for (const TallyRow& row : tally->rows) {
        const auto gained = std::ranges::count(tally->transfers, row.power, &Transfer::to);
        const auto lost = std::ranges::count(tally->transfers, row.power, &Transfer::from);
        if (row.before + gained - lost != row.centres) return "a power's transfers do not add up";
        if (row.centres != centresOf(record.outcome->after, row.power)) return "centres";
        before += row.before, after += row.centres;
    }
    const auto owned = [](const std::vector<Power>& owner) {
        return int(owner.size() - std::size_t(std::ranges::count(owner, noPower)));
    };
    if (before != owned(record.before.owner) || after != owned(record.outcome->after.owner)) return "sums";
    const bool sorted = std::ranges::is_sorted(tally->rows, std::ranges::greater{}, &TallyRow::centres);
    return sorted ? QString() : QString("the sequence of powers");
}

/// A game that is over after its only phase: Turkey takes an 18th centre.
Game wonGame()
{
    Position position = sketch::position(
        {"Turkey A GAL", "Austria A TYR"},
        {"Turkey CON ANK SMY BUL RUM SER GRE BUD SEV MOS WAR STP VEN ROM NAP TUN TRI", "Austria VIE"});
    Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1908, PhaseKind::Movement}, position);
    game.phases.back() = sketch::record(game.phases.back().phase, position, {"A GAL - VIE", "A TYR H"});
    return resolve(game);
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realGamesKeepTheLaws_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 1; i <= realGames; ++i) QTest::addRow("game %d", i) << i;
    }

    void realGamesKeepTheLaws()
    {
        QFETCH(int, number);
        const Game& game = gameNumber(number);
        int cards = 0;
        for (std::size_t i = 0; i < game.phases.size(); ++i) {
            const QString phase = QString::fromStdString(shortName(game.phases[i].phase)) + ": ";
            QVERIFY2(brokenLaw(game, i).isEmpty(), qPrintable(phase + brokenLaw(game, i)));
            for (const Slide& slide : closingOf(game, i).cards) {
                ++cards;
                QVERIFY2(brokenTally(slide, game.phases[i]).isEmpty(),
                         qPrintable(phase + brokenTally(slide, game.phases[i])));
            }
        }
        QVERIFY(cards >= 9); // a tally a year, and who is out
    }

    void randomGamesKeepTheLaws_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed) QTest::addRow("game %d", seed) << seed;
    }

    void randomGamesKeepTheLaws()
    {
        QFETCH(int, seed);
        const Game game = randomGame(sketch::sharedMap(), std::uint32_t(seed), 16);
        for (std::size_t i = 0; i < game.phases.size(); ++i)
            QVERIFY2(brokenLaw(game, i).isEmpty(), qPrintable(brokenLaw(game, i)));
    }

    void theTallyTellsWhoGainedWhatFromWhom()
    {
        const Game& game = gameNumber(7);
        const auto cards = closingOf(game, phaseOf(game, "F1905R")).cards;
        const auto& tally = std::get<TallySlide>(cards.front());
        QCOMPARE(tally.year, 1905);
        QCOMPARE(tally.toWin, 18);
        QVERIFY(tally.rows.front() == (TallyRow{power("Russia"), 10, 12}));
        const Transfer denmark{place("DEN"), power("Germany"), power("Russia")};
        QVERIFY(std::ranges::find(tally.transfers, denmark) != tally.transfers.end());
        QCOMPARE(tally.transfers.size(), std::size_t{5});
    }

    void anEliminatedPowerHasACard()
    {
        const Game& game = gameNumber(1);
        const std::size_t phase = phaseOf(game, "F1902R");
        const auto cards = closingOf(game, phase).cards;
        QCOMPARE(cards.size(), std::size_t{2});
        const auto& card = std::get<EliminationCard>(cards.back());
        QCOMPARE(card.power, power("Austria"));
        std::vector<int> years, centres;
        for (const OwnedInYear& year : card.course) {
            years.push_back(year.year);
            centres.push_back(static_cast<int>(year.centres.size()));
        }
        QCOMPARE(centres, (std::vector{3, 1, 0}));
        QCOMPARE(years, (std::vector{1900, 1901, 1902}));
        QCOMPARE(card.remaining, 6);
        QVERIFY(closingOf(game, phase + 1) == Closing()); // shown once
    }

    void theEndOfTheGameStays()
    {
        const Game game = wonGame();
        const Storyboard story = storyOf(game, 0);
        QCOMPARE(story.beats.back().gesture, Gesture::Ending);
        for (int ms : {story.lasts, story.lasts + 100000}) {
            const auto shown = cardAt(story, ms);
            QVERIFY(shown && shown->opacity == 1);
            const auto& card = std::get<EndingCard>(shown->slide);
            QCOMPARE(card.ending.kind, Ending::Kind::Victory);
            QCOMPARE(card.ending.winners, std::vector{power("Turkey")});
            QCOMPARE(card.rows.front().centres, 18);
        }
        QCOMPARE(brokenLaw(game, 0), QString());
        const auto fading = std::ranges::find(story.beats, Gesture::Settle, &Beat::gesture);
        QVERIFY(fading != story.beats.end()); // the board is seen before it
        QVERIFY(!cardAt(story, fading->span.endsAt()));
    }

    /// Before the card of the winner, its colour alone is on the board, year by year.
    void theColourOfTheWinnerRunsOverItsCentres()
    {
        const Game game = wonGame();
        const Storyboard story = storyOf(game, 0);
        std::vector<int> years;
        for (const Beat& beat : story.beats) {
            if (beat.gesture != Gesture::Course) continue;
            years.push_back(beat.year);
            QCOMPARE(beat.whose, noPower); // the card names it
            const Picture seen = frameAt(story, beat.span.endsAt());
            for (std::size_t p = 0; p < seen.owner.size(); ++p) {
                const bool owned = std::ranges::count(beat.centres, static_cast<Province>(p)) > 0;
                QCOMPARE(seen.owner[p], owned ? power("Turkey") : noPower);
            }
            QVERIFY(!cardAt(story, beat.span.endsAt()));
            QVERIFY(seen.tokens.empty()); // they are those of the end, not of that year
        }
        QCOMPARE(frameAt(story, story.lasts - 1).tokens.size(), story.last.tokens.size());
        for (const Token& token : frameAt(story, story.lasts - 1).tokens) QCOMPARE(token.opacity, 1.);
        std::vector<int> counted;
        for (const YearTally& year : tally(game)) counted.push_back(year.year);
        QCOMPARE(years, counted);
        QVERIFY(frameAt(story, story.lasts - 1).owner == game.phases[0].outcome->after.owner);
    }

    /// Before its card, the board shows the centres that an eliminated power had, year by year, and nothing
    /// else.
    void anEliminationIsSeenOnTheBoard()
    {
        const Game& game = gameNumber(1);
        const std::size_t phase = phaseOf(game, "F1902R");
        const Storyboard story = storyOf(game, phase);
        std::vector<std::size_t> owned;
        for (const Beat& beat : story.beats) {
            if (beat.gesture != Gesture::Course) continue;
            const Picture seen = frameAt(story, beat.span.endsAt());
            QVERIFY(seen.tokens.empty() && !cardAt(story, beat.span.endsAt()));
            const auto others = [&](Power owner) { return owner != noPower && owner != power("Austria"); };
            QVERIFY(std::ranges::none_of(seen.owner, others));
            owned.push_back(std::size_t(std::ranges::count(seen.owner, power("Austria"))));
        }
        QCOMPARE(owned, (std::vector<std::size_t>{3, 1, 0}));
        QCOMPARE(story.beats.back().gesture, Gesture::Elimination);
        QVERIFY(cardAt(story, story.beats.back().span.endsAt()) && !cardAt(story, story.lasts));
        QCOMPARE(frameAt(story, story.lasts - 1).owner, game.phases[phase].outcome->after.owner);
        QCOMPARE(frameAt(story, story.lasts - 1).tokens.size(), story.last.tokens.size());
    }

    void cardsFadeInWithoutAJump()
    {
        const Game& game = gameNumber(1);
        const Storyboard story = storyOf(game, phaseOf(game, "F1902R"));
        double last = 0;
        for (int ms = 0; ms < story.lasts; ms += 16) {
            const auto shown = cardAt(story, ms);
            const double opacity = shown ? shown->opacity : 0;
            QVERIFY(std::abs(opacity - last) < 0.2);
            last = opacity;
        }
    }

    void slidesKnowOnlyWhatWasPlayed()
    {
        const Game& game = gameNumber(7);
        const std::size_t end = phaseOf(game, "F1903M");
        const Game until = playedUntil(game, end);
        Game other = game; // what comes later is another story
        other.phases.resize(end);
        for (const SlideRow& row : slideTable())
            QVERIFY(slideOf(row.kind, until) == slideOf(row.kind, other));
        const auto tally = std::get<TallySlide>(*slideOf(SlideKind::Tally, until));
        QCOMPARE(tally.year, 1902);
        QCOMPARE(std::get<ChangesSlide>(*slideOf(SlideKind::Changes, until)).year, 1903);
        QCOMPARE(std::get<RaceSlide>(*slideOf(SlideKind::Race, until)).years,
                 (std::vector{1900, 1901, 1902}));
    }

    void aGameThatHasNotBegunHasATallyOnly()
    {
        Game game = newGame(sketch::sharedMap());
        game = resolve(game);
        const Game start = playedUntil(game, 0);
        QVERIFY(!start.current().outcome && start.current().written.empty());
        const auto tally = std::get<TallySlide>(*slideOf(SlideKind::Tally, start));
        QVERIFY(tally.start && tally.transfers.empty());
        QCOMPARE(tally.rows.front().power, power("Russia"));
        QVERIFY(!slideOf(SlideKind::Race, start) && !slideOf(SlideKind::Changes, start));
        QVERIFY(!slideOf(SlideKind::Board, start));
    }

    /// A name that is mended after the draw is mended on its slide.
    void lotsHaveTheNamesThatPlayersHave()
    {
        Game game = newGame(sketch::sharedMap());
        game.attendance.lots = LotDraw{7, {{"Tom", power("Turkey")}, {"Tom", power("Italy")}}};
        game.players = {{power("Turkey"), "Tom B."}, {power("Italy"), "Tom A."}};
        const auto lots = std::get<LotsSlide>(*slideOf(SlideKind::Lots, game));
        QCOMPARE(lots.seats.size(), std::size_t{2});
        QCOMPARE(lots.seats[0].player, std::string("Tom B."));
        QVERIFY(lots.seats[1].player == "Tom A." && lots.seats[1].powers == std::vector{power("Italy")});
    }

    void whereNobodyOwnsACentreThereIsNoTally()
    {
        const Game game = gameFrom(sketch::sharedMap(), {}, sketch::position({"France A PAR"}));
        QVERIFY(!slideOf(SlideKind::Tally, game));
    }

    void changesOfAYearAreAllTold()
    {
        const Game& game = gameNumber(7);
        const auto changes =
            std::get<ChangesSlide>(*slideOf(SlideKind::Changes, playedUntil(game, phaseOf(game, "W1905A"))));
        QCOMPARE(changes.ousted.size(), std::size_t{4});
        const Ousted& first = changes.ousted.front();
        QVERIFY(first.unit == sketch::unit("Turkey F CON") && first.destroyed);
        QCOMPARE(first.by, power("Russia"));
        QCOMPARE(first.phase.season, Season::Spring);
        QCOMPARE(changes.transfers.size(), std::size_t{5});
    }

    void levelLinesLieBesideEachOther()
    {
        const Game& game = gameNumber(1);
        const auto lines = raceLinesOf(std::get<RaceSlide>(*slideOf(SlideKind::Race, game)));
        QCOMPARE(lines.size(), std::size_t{7});
        for (const RaceLine& a : lines)
            for (const RaceLine& b : lines)
                for (std::size_t year = 0; year < std::min(a.points.size(), b.points.size()); ++year) {
                    const RacePoint &p = a.points[year], &q = b.points[year];
                    if (a.power != b.power && p.centres == q.centres) QVERIFY(std::abs(p.lane - q.lane) >= 1);
                }
        const auto& austria = lines[index(power("Austria"))];
        QVERIFY(austria.out);
        QCOMPARE(austria.points.size(), std::size_t{3});
        QCOMPARE(austria.points.back().centres, 0);
    }

    /// Of powers that are level, the one that is first in the tally lies uppermost in the race.
    void levelPowersComeInOneSequence()
    {
        int level = 0;
        for (int number = 1; number <= 5; ++number) {
            const Game& game = gameNumber(number);
            const auto rows = std::get<TallySlide>(*slideOf(SlideKind::Tally, game)).rows;
            const auto lines = raceLinesOf(std::get<RaceSlide>(*slideOf(SlideKind::Race, game)));
            const auto lineOf = [&](Power p) { return *std::ranges::find(lines, p, &RaceLine::power); };
            for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
                if (rows[i].centres != rows[i + 1].centres || rows[i].centres == 0) continue;
                const RaceLine upper = lineOf(rows[i].power), lower = lineOf(rows[i + 1].power);
                QVERIFY(upper.points.back().lane > lower.points.back().lane);
                QVERIFY(rows[i].power < rows[i + 1].power); // as the map lists them
                ++level;
            }
        }
        QVERIFY(level > 0);
    }

    void labelsKeepApart()
    {
        const std::vector<double> wanted{10, 10, 10, 50, 11, 100, 52};
        const std::vector<double> places = spreadOut(wanted, 5);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            for (std::size_t k = 0; k < wanted.size(); ++k) {
                if (i == k) continue;
                QVERIFY(std::abs(places[i] - places[k]) > 4.999);
                if (wanted[i] < wanted[k]) QVERIFY(places[i] < places[k]);
            }
        QCOMPARE(places[5], 100.); // no power near it
        const double sum = std::accumulate(places.begin(), places.end(), 0.);
        QVERIFY(std::abs(sum - std::accumulate(wanted.begin(), wanted.end(), 0.)) < 1e-6);
    }
};

CHANCERY_SUITE(TestCards, QCoreApplication)

} // namespace chancery::tst_cards

#include "tst_cards.moc"
