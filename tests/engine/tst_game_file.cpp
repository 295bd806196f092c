// SPDX-License-Identifier: GPL-3.0-or-later
// Games as documents: nothing is lost, nothing is silently corrected, damage is noticed.
#include "engine/files/game_file.h"
#include "engine/game/correct.h"
#include "engine/game/rule_change.h"
#include "engine/orders/order_text.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_game_file {
namespace {

using Strings = std::vector<std::string>;

Result<Game> read(const std::string& text, std::vector<Error>* differences = nullptr)
{
    return readGame(text, "x.chancery", standardMaps(), differences);
}

/// Three phases: two resolved by written orders, one being written with an unreadable line.
Game threePhases()
{
    Game game = newGame(sketch::sharedMap());
    game.title = "Tuesday \"club\" game\nround 2";
    game.players[game.map->findPower("Italy")] = "Ada Müller";
    game.phases.back().notes = "The clock was late.";
    for (const char* sheet : {"A Vie-Gal", "Bud-Gal"}) {
        const Power power = game.map->findPower("Austria");
        const ReadingContext context{*game.map, game.current().before, game.current().phase.kind, power};
        game = write(game, power, readSheet(context, sheet));
        game = advance(resolve(game));
    }
    const Power turkey = game.map->findPower("Turkey");
    const ReadingContext context{*game.map, game.current().before, game.current().phase.kind, turkey};
    return write(game, turkey, readSheet(context, "A Con - Bul\nA Smy - Nowhere"));
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t at = text.find(what);
    if (at != std::string::npos) text.replace(at, what.size(), by);
    return text;
}

bool hasPlace(const Error& error)
{
    // "x.chancery:LINE:COLUMN"
    return error.where.rfind("x.chancery:", 0) == 0 &&
           std::count(error.where.begin(), error.where.end(), ':') == 2;
}

bool mentions(const std::vector<Error>& all, const std::string& what)
{
    return std::ranges::any_of(
        all, [&what](const Error& one) { return one.text().find(what) != std::string::npos; });
}

} // namespace

class TestGameFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameComesBackWhole()
    {
        const Game game = threePhases();
        std::vector<Error> differences;
        const Result<Game> back = read(writeGame(game), &differences);
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(differences.empty());
        QCOMPARE(back->title, game.title);
        QVERIFY(back->players == game.players);
        QVERIFY(back->rulebook == game.rulebook);
        QVERIFY(back->phases == game.phases);
        QCOMPARE(back->phases.back().written.size(), std::size_t(2));
        QVERIFY(!back->phases.back().written[1].problem.empty());
        QCOMPARE(writeGame(*back), writeGame(game));
    }

    void randomGamesComeBackWhole_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 20; ++seed) QTest::addRow("%u", seed) << seed;
    }

    void randomGamesComeBackWhole()
    {
        QFETCH(quint32, seed);
        const Game game = randomGame(sketch::sharedMap(), seed, 20);
        std::vector<Error> differences;
        const Result<Game> back = read(writeGame(game), &differences);
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(differences.empty());
        QCOMPARE(back->phases.size(), game.phases.size());
        for (std::size_t i = 0; i < game.phases.size(); ++i) {
            QVERIFY2(back->phases[i].written == game.phases[i].written,
                     shortName(game.phases[i].phase).c_str());
            QVERIFY2(back->phases[i] == game.phases[i], shortName(game.phases[i].phase).c_str());
        }
        QCOMPARE(writeGame(*back), writeGame(game));
    }

    /// Titles and sheets hold whatever people paste.
    void anyTextComesBack()
    {
        Game game = newGame(sketch::sharedMap());
        for (char c = 1; c < 127; ++c) game.title += c;
        game.title += "\x7f \u2014 \u00e9 \"\"\" \\ ''' # = [";
        game.phases.back().notes = "a\r\nb\tc";
        const Result<Game> back = read(writeGame(game));
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QCOMPARE(back->title, game.title);
        QVERIFY(back->phases == game.phases);
    }

    void oneOrderOrOnePowersUnitsStandOnALine()
    {
        const std::string text = writeGame(threePhases());
        QVERIFY(
            text.find(
                "\n  { power = \"Austria\", written = \"A Vie-Gal\", understood = [\"A VIE - GAL\"] },\n") !=
            std::string::npos);
        QVERIFY(text.find("\nRussia = [\"A MOS\", \"F SEV\", \"F STP/sc\", \"A WAR\"]\n") !=
                std::string::npos);
        QCOMPARE(text.substr(0, 11), std::string("format = 1\n"));
        QCOMPARE(text.back(), '\n');
    }

    void receivedSheetsAreKeptWithTheirPhase()
    {
        Game game = threePhases();
        game.phases[1].received = {game.map->findPower("Italy"), game.map->findPower("France")};
        const std::string text = writeGame(game);
        QVERIFY2(text.find("\nreceived = [\"France\", \"Italy\"]\n") != std::string::npos, text.c_str());
        const Result<Game> again = read(text);
        QVERIFY(again);
        QVERIFY(again->phases == game.phases);
        QVERIFY(again->phases[0].received.empty());
        QCOMPARE(writeGame(*again), text);
    }

    void unknownKeysAreKept_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("kept");
        QTest::addRow("a value at the top") << QByteArray("title = ") << QByteArray("venue = \"Hall 3\"\n")
                                            << QByteArray("\nvenue = \"Hall 3\"\n");
        QTest::addRow("a date at the top") << QByteArray("title = ") << QByteArray("played = 1971-05-01\n")
                                           << QByteArray("\nplayed = 1971-05-01\n");
        QTest::addRow("a table at the top")
            << QByteArray("[players]")
            << QByteArray("[clock]\nmovement = 15\nsound = { file = \"gong\", loud = true }\n")
            << QByteArray("\n[clock]\nmovement = 15\nsound = { file = \"gong\", loud = true }\n");
        QTest::addRow("rows at the top")
            << QByteArray("title = ") << QByteArray("ruling = [{ by = \"Ada\" }, { by = \"Bo\" }]\n")
            << QByteArray("\nruling = [\n  { by = \"Ada\" },\n  { by = \"Bo\" },\n]\n");
        QTest::addRow("a value in a phase")
            << QByteArray("notes = ") << QByteArray("seconds = 900.5\n") << QByteArray("\nseconds = 900.5\n");
        QTest::addRow("a value of an order") << QByteArray("understood = [\"A VIE - GAL\"]")
                                             << QByteArray("late = true, ") << QByteArray("], late = true }");
    }

    void unknownKeysAreKept()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, kept);
        const std::string text =
            replaced(writeGame(threePhases()), before.toStdString(), (key + before).toStdString());
        const Result<Game> game = read(text);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        const std::string written = writeGame(*game);
        QVERIFY2(written.find(kept.toStdString()) != std::string::npos, written.c_str());
        const Result<Game> again = read(written);
        QVERIFY(again);
        QCOMPARE(writeGame(*again), written);
    }

    void handWrittenOrdersNeedNotBeUnderstoodYet()
    {
        const std::string text = replaced(writeGame(threePhases()), ", understood = [\"A VIE - GAL\"]", "");
        const Result<Game> game = read(text);
        QVERIFY(game);
        QVERIFY(game->phases == threePhases().phases);
    }

    void whatWasUnderstoodCounts()
    {
        const std::string text =
            replaced(writeGame(threePhases()), "written = \"A Vie-Gal\"", "written = \"scrawl\"");
        std::vector<Error> differences;
        const Result<Game> game = read(text, &differences);
        QVERIFY(game);
        QVERIFY(differences.empty());
        QCOMPARE(game->phases[0].written[0].text, std::string("scrawl"));
        QCOMPARE(game->phases[0].written[0].orders.size(), std::size_t(1));
    }

    void differencesAreToldAndNothingIsCorrected_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("told");
        QTest::addRow("a result")
            << QByteArray("order = \"A VIE - GAL\", result = \"succeeds\"")
            << QByteArray("order = \"A VIE - GAL\", result = \"fails\"")
            << QByteArray("S1901M, Austria: A VIE - GAL: \"fails\" in the file, \"succeeds\" by the rules");
        QTest::addRow("a result too many")
            << QByteArray("results = [\n")
            << QByteArray("results = [\n  { power = \"Italy\", order = \"A XYZ H\", result = \"stands\" },\n")
            << QByteArray("there is no such order");
        QTest::addRow("a unit elsewhere")
            << QByteArray("Austria = [\"A BUD\", \"A GAL\", \"F TRI\"]")
            << QByteArray("Austria = [\"A BUD\", \"A BOH\", \"F TRI\"]")
            << QByteArray("F1901M, at its start: only in the file: Austria A BOH");
        QTest::addRow("a phase too early")
            << QByteArray("name = \"F1901M\"") << QByteArray("name = \"S1902M\"")
            << QByteArray("S1902M: by the rules F1901M comes after S1901M");
    }

    void differencesAreToldAndNothingIsCorrected()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, told);
        const std::string good = writeGame(threePhases());
        const std::string text = replaced(good, what.toStdString(), by.toStdString());
        QVERIFY(text != good);
        std::vector<Error> differences;
        const Result<Game> game = read(text, &differences);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        QVERIFY2(mentions(differences, told.toStdString()),
                 differences.empty() ? "" : differences.front().text().c_str());
        QCOMPARE(game->phases.size(), std::size_t(3));
    }

    void aMovedUnitStaysWhereTheFileHasIt()
    {
        const std::string text =
            replaced(writeGame(threePhases()), "Austria = [\"A BUD\", \"A GAL\", \"F TRI\"]",
                     "Austria = [\"A BUD\", \"A BOH\", \"F TRI\"]");
        const Result<Game> game = read(text);
        QVERIFY(game);
        QVERIFY(unitAt(*game->map, game->phases[1].before, game->map->findProvince("BOH")));
        QVERIFY(!unitAt(*game->map, game->phases[1].before, game->map->findProvince("GAL")));
    }

    void impossiblePositionsAreOpenedAndNamed_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* what, const char* by, const char* told) {
            QTest::addRow("%s", name) << QByteArray(what) << QByteArray(by) << QByteArray(told);
        };
        row("army at sea", "\"A MOS\"", "\"A BLA\"", "A BLA (Russia): an army cannot be at sea.");
        row("fleet inland", "\"F SEV\"", "\"F MOS\"", "F MOS (Russia): a fleet cannot be inland.");
        row("fleet without coast", "\"F STP/sc\"", "\"F STP\"",
            "F STP (Russia): it is on no coast of St Petersburg.");
        row("two units", "\"A MOS\"", "\"A WAR\"", "A WAR (Russia): another unit is in Warsaw too.");
        row("dislodged in a movement", "[phase.units]",
            "[phase.dislodged]\nItaly = [{ unit = \"A APU\", to = [] }]\n[phase.units]",
            "A APU (Italy) is dislodged, but no units retreat in this phase.");
    }

    /// Of a phase that was played nothing is resolved again: it ended as the next one begins. All of it is
    /// kept, and the phases after it are as they were.
    void impossiblePositionsAreOpenedAndNamed()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, told);
        const Game played = threePhases();
        const std::string text = replaced(writeGame(played), what.toStdString(), by.toStdString());
        std::vector<Error> differences;
        const Result<Game> game = read(text, &differences);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        QVERIFY2(mentions(differences, "S1901M, not resolved: " + told.toStdString()),
                 differences.empty() ? "" : differences.front().text().c_str());
        QVERIFY(!canResolve(*game->map, game->phases[0]));
        QVERIFY(game->phases[0].outcome && game->phases[0].outcome->results.empty());
        QVERIFY(game->phases[0].outcome->after == played.phases[1].before);
        QVERIFY(game->phases[0].written == played.phases[0].written);
        QVERIFY(game->phases[1] == played.phases[1] && game->phases[2] == played.phases[2]);
        const Result<Game> again = read(writeGame(*game));
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(again->phases == game->phases);
        // Other rules, and a correction of the phase, play it on.
        QVERIFY(underRules(*game, {"1971", findRulebook("1971")->options}).phases[0] == game->phases[0]);
        const CorrectedGame mended = corrected(*game, 0, played.phases[0]);
        QVERIFY(mended.game.phases == played.phases);
    }

    void wrongDocumentsAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* what, const char* by, const char* message) {
            QTest::addRow("%s", name) << QByteArray(what) << QByteArray(by) << QByteArray(message);
        };
        row("no format", "format = 1\n", "", "“format” is missing");
        row("newer format", "format = 1\n", "format = 3\n", "the file has format 3");
        row("format is text", "format = 1\n", "format = \"1\"\n",
            "“format” is not a whole number; expected digits");
        row("no map", "map = \"standard\"\n", "", "“map” is missing");
        row("other map", "map = \"standard\"", "map = \"moon\"", "there is no map moon");
        row("other rulebook", "rulebook = \"datc\"", "rulebook = \"home\"", "there is no rulebook “home”");
        row("title is a number", "title = \"", "title = 7 #", "“title” is not a text; expected a text");
        row("other player", "Italy = \"Ada", "Utopia = \"Ada", "“Utopia” is not a power");
        row("other phase name", "name = \"F1901M\"", "name = \"F1901A\"",
            "“F1901A” is not a phase; expected one such as “S1901M”");
        row("unit nowhere", "\"A MOS\"", "\"A MOX\"", "there is no province “MOX”");
        row("no unit", "\"A MOS\"", "\"MOS\"", "“MOS” is not a unit");
        row("units are text", "[\"A MOS\"", "\"A MOS\" #", "expected a list in square brackets");
        row("centre twice", "Turkey = [\"ANK\", ", "Turkey = [\"MOS\", ", "has two owners");
        row("no centre", "Turkey = [\"ANK\", ", "Turkey = [\"ARM\", ", "is not a supply centre");
        row("other power", "\nTurkey = [", "\nUtopia = [", "“Utopia” is not a power on this map");
        row("orders of nobody", "power = \"Austria\", written", "power = \"Nobody\", written",
            "“Nobody” is not a power");
        row("order without power", "{ power = \"Austria\", written", "{ written", "“power” is missing");
        row("understood wrongly", "understood = [\"A VIE - GAL\"]", "understood = [\"A VIE to the moon\"]",
            "A VIE to the moon");
        row("no ruling", "name = \"S1901M\"", "name = \"S1901M\"\nruling = \"maybe\"",
            "“maybe” is not known here; expected one of szykman, all_hold, answer_1");
        row("asking is no ruling", "name = \"S1901M\"", "name = \"S1901M\"\nruling = \"ask\"",
            "“ask” is not known here");
        row("understood is text", "understood = [\"A VIE - GAL\"]", "understood = \"A VIE - GAL\"",
            "expected a list of texts");
        row("orders is a table", "orders = [\n", "orders = {}\nresults = [\n", "");
        row("not closed", "written = \"A Vie-Gal\"", "written = \"A Vie-Gal",
            "this table cannot be read; expected entries like");
        row("key twice", "map = \"standard\"\n", "map = \"standard\"\nmap = \"standard\"\n",
            "this is set twice");
        row("not UTF-8", "Ada M", "Ada \xff", "");
    }

    void wrongDocumentsAreRefusedWithTheirPlace()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, message);
        const std::string good = writeGame(threePhases());
        const std::string text = replaced(good, what.toStdString(), by.toStdString());
        QVERIFY(text != good);
        const Result<Game> game = read(text);
        QVERIFY(!game);
        QVERIFY2(hasPlace(game.error()), game.error().text().c_str());
        QVERIFY2(game.error().message.find(message.toStdString()) != std::string::npos,
                 game.error().text().c_str());
    }

    /// What is cut off is either still a whole document or refused with its place.
    void truncatedGamesAreRefusedOrWhole()
    {
        const std::string text = writeGame(threePhases());
        int refused = 0;
        for (std::size_t length = 0; length < text.size(); length += 7) {
            const Result<Game> game = read(text.substr(0, length));
            if (game) {
                QVERIFY(!game->phases.empty());
                continue;
            }
            ++refused;
            QVERIFY2(hasPlace(game.error()), game.error().text().c_str());
        }
        QVERIFY(refused > 100);
    }

    /// A line that was not understood when it was written is not one that is in order, even if it is read
    /// now.
    void whatWasNotUnderstoodStaysUnread()
    {
        const std::string text =
            replaced(writeGame(threePhases()), "understood = [\"A VIE - GAL\"]", "understood = []");
        const Result<Game> game = read(text);
        QVERIFY(game);
        const WrittenOrder& line = game->phases.front().written.front();
        QVERIFY(line.orders.empty());
        QVERIFY(!line.problem.empty());
    }

    /// A flipped bit gives a message or a game that can be used; it never ends the program.
    void flippedBitsDoNoHarm()
    {
        const std::string good = writeGame(threePhases());
        for (std::size_t at = 0; at < good.size(); at += 5) {
            std::string text = good;
            text[at] = static_cast<char>(text[at] ^ (1 << (at % 8)));
            std::vector<Error> differences;
            const Result<Game> game = read(text, &differences);
            if (!game) {
                QVERIFY2(hasPlace(game.error()), game.error().text().c_str());
            } else if (game->current().outcome) {
                QVERIFY(!writeGame(*game).empty());
            } else {
                QVERIFY(resolve(*game).current().outcome.has_value());
            }
        }
    }
};

CHANCERY_SUITE(TestGameFile, QCoreApplication)
} // namespace chancery::tst_game_file

#include "tst_game_file.moc"
