// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table, what it has voted on, and that game files and journals keep that and nothing more.
#include "engine/base/phase.h"
#include "engine/files/game_file.h"
#include "engine/game/attendance.h"
#include "engine/game/ending.h"
#include "engine/game/scoring.h"
#include "engine/journal/edit.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <functional>
#include <set>

namespace chancery::tst_attendance {

namespace {

using sketch::power;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement}, retreats{Season::Fall, 1901, PhaseKind::Retreat},
    winter{Season::Winter, 1901, PhaseKind::Adjustment},
    nextSpring{Season::Spring, 1902, PhaseKind::Movement};

/// A game that has something of everything.
Game busyTable()
{
    Game game = newGame(sketch::sharedMap());
    game.players = {{power("Italy"), "Ada"}, {power("Turkey"), "Bea \"the Bold\"\n= 1"}};
    game.attendance.replacements = {{power("Italy"), fall, "Cy"}, {power("Italy"), nextSpring, "Dot"}};
    game.attendance.absences = {{power("Russia"), spring, fall}, {power("Russia"), nextSpring, {}}};
    game.attendance.lots = LotDraw{4711, {{"Ada", power("Italy")}, {"Bea", power("Turkey")}}};
    game.phases.back().votes = {{{}, {false, {}, {}}}, {{power("France")}, {false, 5, 2}}};
    return game;
}

Result<Game> read(const std::string& text)
{
    return readGame(text, "x.chancery", standardMaps());
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

} // namespace

class TestAttendance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phasesComeInSequence()
    {
        const std::vector<Phase> all{spring, fall, retreats, winter, nextSpring};
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < all.size(); ++j) QCOMPARE(isBefore(all[i], all[j]), i < j);
    }

    void aReplacementPlaysFromItsPhaseOn()
    {
        const Game game = busyTable();
        QCOMPARE(playerOf(game, power("Italy"), spring), std::string("Ada"));
        QCOMPARE(playerOf(game, power("Italy"), fall), std::string("Cy"));
        QCOMPARE(playerOf(game, power("Italy"), winter), std::string("Cy"));
        QCOMPARE(playerOf(game, power("Italy"), nextSpring), std::string("Dot"));
        QCOMPARE(playerOf(game, power("France"), fall), std::string());
    }

    void anAbsenceBeginsAndEnds()
    {
        const Power italy = power("Italy");
        Attendance attendance = withAbsence({}, italy, fall, true);
        QVERIFY(!inCivilDisorder(attendance, italy, spring));
        QVERIFY(inCivilDisorder(attendance, italy, fall));
        QVERIFY(inCivilDisorder(attendance, italy, nextSpring));
        QVERIFY(!inCivilDisorder(attendance, power("France"), fall));
        QCOMPARE(withAbsence(attendance, italy, winter, true), attendance);
        attendance = withAbsence(attendance, italy, winter, false);
        QVERIFY(inCivilDisorder(attendance, italy, retreats));
        QVERIFY(!inCivilDisorder(attendance, italy, winter));
        attendance = withAbsence(withAbsence(attendance, italy, nextSpring, true), italy, nextSpring, false);
        QCOMPARE(attendance.absences.size(), std::size_t(1)); // one that never was is not kept
    }

    void everyPlayerGetsAPower()
    {
        const Game game = newGame(sketch::sharedMap());
        std::set<std::vector<Power>> draws;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const LotDraw draw = drawPowers(game, {"a", "b", "c", "d", "e", "f", "g"}, seed);
            QCOMPARE(draw, drawPowers(game, {"a", "b", "c", "d", "e", "f", "g"}, seed));
            std::set<Power> powers;
            std::vector<Power> sequence;
            for (const LotDraw::Lot& lot : draw.drawn) sequence.push_back(lot.power);
            powers.insert(sequence.begin(), sequence.end());
            QCOMPARE(powers.size(), std::size_t(7));
            draws.insert(sequence);
        }
        QVERIFY(draws.size() > 30);
    }

    void aSeatOfSeveralPowersIsDrawnAsOne()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = Players::Three;
        const LotDraw draw = drawPowers(game, {"a", "b", "c"}, 7);
        QCOMPARE(draw.drawn.size(), std::size_t(7));
        std::map<std::string, std::set<Power>> seats;
        for (const LotDraw::Lot& lot : draw.drawn) seats[lot.player].insert(lot.power);
        const std::set<Power> russia{power("Russia")};
        QCOMPARE(std::ranges::count_if(seats, [&](const auto& seat) { return seat.second == russia; }), 1);
    }

    void aFileKeepsTheTable()
    {
        const Game game = busyTable();
        const Result<Game> back = read(writeGame(game));
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(back->attendance == game.attendance);
        QVERIFY(back->players == game.players);
        QVERIFY(back->phases == game.phases);
        QVERIFY(back->unknown.empty());
        QCOMPARE(writeGame(*back), writeGame(game));
    }

    void aJournalKeepsTheTable()
    {
        const Game before = newGame(sketch::sharedMap());
        const std::vector<std::function<void(Game&)>> changes{
            [](Game& game) {
                game.attendance.absences = {{power("Russia"), spring, {}}};
            },
            [](Game& game) {
                game.attendance.replacements = {{power("Russia"), fall, "Eve"}};
            },
            [](Game& game) {
                game.attendance.lots = LotDraw{3, {{"Ada", power("Italy")}}};
            },
            [](Game& game) {
                game.phases.back().votes = {{{}, {true, 7, 0}}};
            },
        };
        for (const auto& change : changes) {
            Game after = before;
            change(after);
            const Result<Game> back = edited(before, editBetween(before, after), standardMaps());
            QVERIFY(back);
            QCOMPARE(writeGame(*back), writeGame(after));
            const Result<Game> undone = edited(after, editBetween(after, before), standardMaps());
            QVERIFY(undone);
            QCOMPARE(writeGame(*undone), writeGame(before));
        }
    }

    void hostileTablesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::newRow("no power") << QByteArray("absences = [\n  { power = \"Russia\"")
                                  << QByteArray("absences = [\n  { power = \"Ruritania\"");
        QTest::newRow("no phase") << QByteArray("from = \"F1901M\", player")
                                  << QByteArray("from = \"noon\", player");
        QTest::newRow("no name") << QByteArray(", player = \"Cy\"") << QByteArray();
        QTest::newRow("over before it begins")
            << QByteArray("until = \"F1901M\"") << QByteArray("until = \"S1901M\"");
        QTest::newRow("negative seed") << QByteArray("seed = 4711") << QByteArray("seed = -1");
        QTest::newRow("seed in words") << QByteArray("seed = 4711") << QByteArray("seed = \"luck\"");
        QTest::newRow("twice drawn") << QByteArray("player = \"Bea\", power = \"Turkey\"")
                                     << QByteArray("player = \"Bea\", power = \"Italy\"");
        QTest::newRow("lots are no table")
            << QByteArray("\n[lots]\nseed = 4711\ndrawn") << QByteArray("\nlots");
        QTest::newRow("conceded to nobody")
            << QByteArray("concession = \"France\"") << QByteArray("concession = 3");
        QTest::newRow("minus one vote") << QByteArray("yes = 5") << QByteArray("yes = -1");
        QTest::newRow("a million votes") << QByteArray("yes = 5") << QByteArray("yes = 1000000");
        QTest::newRow("passed against two")
            << QByteArray("passed = false, yes = 5") << QByteArray("passed = true, yes = 5");
        QTest::newRow("too many votes") << QByteArray("votes = [\n")
                                        << "votes = [\n" + QByteArray("{ passed = false },\n").repeated(1001);
        QTest::newRow("too many absences")
            << QByteArray("absences = [\n")
            << "absences = [\n" + QByteArray("{ power = \"Italy\", from = \"S1901M\" },\n").repeated(1001);
    }

    void hostileTablesAreRefused()
    {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        const std::string whole = writeGame(busyTable());
        const std::string text = replaced(whole, was.toStdString(), is.toStdString());
        QVERIFY(text != whole);
        const Result<Game> game = read(text);
        QVERIFY(!game);
        const std::string& where = game.error().where;
        QVERIFY2(where.starts_with("x.chancery:") && std::ranges::count(where, ':') == 2,
                 game.error().text().c_str());
    }

    void nothingIsPlayedAfterAnAgreement()
    {
        Game game = newGame(sketch::sharedMap());
        const Vote failed = voteOf(game, {}, {true, false});
        game.phases.back().votes.push_back(failed);
        QVERIFY(!endedByAgreement(game));
        QVERIFY(!endingOf(game));
        game.phases.back().votes.push_back(voteOf(game, {}, {true, true}));
        QVERIFY(endedByAgreement(game));
        QCOMPARE(endingOf(game)->kind, Ending::Kind::Drawn);
        QCOMPARE(endingOf(game)->winners.size(), std::size_t(7));
        const Result<Game> goesOn =
            read(writeGame(game) + "\n[[phase]]\nname = \"F1901M\"\n[phase.units]\nItaly = [\"A ROM\"]\n");
        QVERIFY(!goesOn);
        QVERIFY(goesOn.error().message.find("vote") != std::string::npos);
    }

    void aConcessionEndsTheGameForOne()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook = {"twenty", findRulebook("twenty")->options};
        game = resolve(game);
        game.phases.back().votes.push_back(voteOf(game, {power("Italy")}, {true}));
        QVERIFY((*endingOf(game) == Ending{Ending::Kind::Conceded, {power("Italy")}}));
    }

    void aSecretBallotKeepsOnlyWhetherItPassed()
    {
        Game game = newGame(sketch::sharedMap());
        for (const auto ballot : {Ballot::Open, Ballot::Secret}) {
            game.rulebook.options.ballot = ballot;
            const bool open = ballot == Ballot::Open;
            for (const std::vector<bool>& votes :
                 {std::vector<bool>{true, true}, {true, false}, {false, true}, {false, false}}) {
                const Vote vote = voteOf(game, {}, votes);
                QCOMPARE(vote.result.passed, votes[0] && votes[1]);
                QCOMPARE(vote.result.yes.has_value(), open);
                QCOMPARE(vote.result.no.has_value(), open);
            }
        }
        game.rulebook.options.ballot = Ballot::Secret;
        Game other = game;
        game.phases.back().votes = {voteOf(game, {}, {true, false, false})};
        other.phases.back().votes = {voteOf(game, {}, {false, true, true})};
        QCOMPARE(writeGame(game), writeGame(other));
    }

    void everySystemScores()
    {
        Game game = newGame(sketch::sharedMap());
        const Ending drawn = agreedEnding(game, {});
        QCOMPARE(scoresBy(Scoring::CentreCount, game, drawn)[0].points, 3.);
        QCOMPARE(scoresBy(Scoring::Alexander, game, drawn)[0].points, 0.);
        game.rulebook.options.scoring = Scoring::CentreCount;
        QCOMPARE(scoresOf(game, drawn), scoresBy(Scoring::CentreCount, game, drawn));
    }
};

CHANCERY_SUITE(TestAttendance, NoApplication)

} // namespace chancery::tst_attendance

#include "tst_attendance.moc"
