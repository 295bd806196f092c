// SPDX-License-Identifier: GPL-3.0-or-later
// What is written for other programs is read back as what it was, as far as the form can hold it; the rest is
// listed. Saved games are in tst_foreign_games.
#include "engine/explain/said_results.h"
#include "engine/files/written_forms.h"
#include "engine/game/study_play.h"
#include "engine/reading/text_forms.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_written_forms {

namespace {

const WrittenForm& form(const char* id)
{
    const WrittenForm* found = writtenFormCalled(id);
    if (!found) qFatal("no form %s", id);
    return *found;
}

/// A position and what is ordered, in lines.
QStringList told(const Map& map, const Position& position, const std::vector<Order>& orders)
{
    QStringList lines;
    for (const Unit& unit : position.units)
        lines << QString::fromStdString(map[unit.power].name + " " + canonical(map, unit));
    for (const DislodgedUnit& one : position.dislodged)
        lines << QString::fromStdString(map[one.unit.power].name + " dislodged " + canonical(map, one.unit));
    for (const Province centre : map.centres)
        if (const Power owner = position.owner[index(centre)]; owner != noPower)
            lines << QString::fromStdString(map[owner].name + " owns " + map[centre].code);
    for (const Order& order : orders) lines << QString::fromStdString(canonical(map, position, order));
    lines.sort();
    return lines;
}

Game smallGame()
{
    Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1901, PhaseKind::Movement},
                         sketch::position({"Italy A VEN", "Austria A TRI", "Austria F ALB"},
                                          {"Italy VEN ROM", "Austria TRI"}));
    game.phases.back() = sketch::record(game.phases.back().phase, game.phases.back().before,
                                        {"A VEN - TRI", "A TRI H", "F ALB - GRE"});
    return resolve(std::move(game));
}

QStringList lostOf(const char* id, const Game& game)
{
    QStringList lost;
    for (const char* part : writeAs(form(id), {game}).lost) lost << QString::fromUtf8(part);
    return lost;
}

} // namespace

class TestWrittenForms : public QObject
{
    Q_OBJECT

    const MapLoader maps_ = standardMaps();

    std::vector<PositionSheet> readBack(const std::string& text) const
    {
        const auto sheets = readAnySheets({text, "written", maps_});
        if (!sheets) qFatal("%s in %s", sheets.error().text().c_str(), text.c_str());
        return *sheets;
    }

private Q_SLOTS:
    /// All phases of a game are cases of one file, each with what follows it.
    void gamesComeBackAsCases()
    {
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            const std::vector<PositionSheet> sheets = readBack(writeAs(form("case"), {game}).text);
            QCOMPARE(sheets.size(), game.phases.size());
            for (std::size_t i = 0; i < sheets.size(); ++i) {
                const PhaseRecord& record = game.phases[i];
                QVERIFY(!sheets[i].unread);
                QCOMPARE(told(*game.map, sheets[i].position, ordersOf(gameFrom(sheets[i]).current())),
                         told(*game.map, record.before, ordersOf(record)));
                const std::vector<std::string> said = resultLines(sheets[i]);
                QVERIFY(!said.empty());
                QVERIFY2(compareSaid(game, record, said).differences.empty(), said.front().c_str());
            }
        }
    }

    /// The form has an order on a line, whatever was written.
    void ordersOfOneLineAreOnLinesOfTheirOwnInACase()
    {
        const Result<TextContent> posted =
            readText({"Austria: A Vie-Gal, A Bud-Ser\nItaly: A Ven-Tri (hello)\n", "posted", maps_});
        const auto game = gameBegunBy(*posted->study, firstNode(*posted->study));
        const std::string text = writeAs(form("case"), {*game, {}, true}).text;
        QVERIFY2(text.find("ORDERS\n\tAustria: A VIE - GAL\n\tAustria: A BUD - SER\n\tItaly: A Ven-Tri\n") !=
                     std::string::npos,
                 text.c_str());
    }

    /// Dislodged units are there too; only which provinces are closed by a standoff is lost.
    void positionsComeBackAsDfen()
    {
        int count = 0;
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            const Game game = randomGame(sharedMap(), seed, 12);
            for (std::size_t i = 0; i < game.phases.size(); ++i) {
                const PhaseRecord& record = game.phases[i];
                const PositionSheet sheet = readBack(writeAs(form("dfen"), {game, i}).text).front();
                QCOMPARE(sheet.phase, record.phase);
                QCOMPARE(told(*game.map, sheet.position, {}), told(*game.map, record.before, {}));
                ++count;
            }
        }
        QVERIFY(count > 100);
        const std::string start = writeAs(form("dfen"), {newGame(sharedMap())}).text;
        QVERIFY2(start.starts_with(
                     "1901sm/Aabud,Aftri,Aavie,Efedi,Eflon,Ealvp,Ffbre,Famar,Fapar,Gaber,Gfkie,Gamun,"
                     "Ifnap,Iarom,Iaven,Ramos,Rfsev,Rfstp.sc,Rawar,Tfank,Tacon,Tasmy/Abud,Atri,"),
                 start.c_str());
        QVERIFY2(start.ends_with(",Nbel,Nbul,Nden,Ngre,Nhol,Nnwy,Npor,Nrum,Nser,Nspa,Nswe,Ntun/-\n"),
                 start.c_str());
    }

    /// Each style is read as the same order.
    void ordersComeBackInEachStyle_data()
    {
        QTest::addColumn<int>("style");
        QTest::newRow("codes") << static_cast<int>(OrderStyle::Codes);
        QTest::newRow("short") << static_cast<int>(OrderStyle::Short);
        QTest::newRow("names") << static_cast<int>(OrderStyle::Names);
        QTest::newRow("sentences") << static_cast<int>(OrderStyle::Sentences);
    }
    void ordersComeBackInEachStyle()
    {
        QFETCH(int, style);
        int count = 0;
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (const PhaseRecord& record : game.phases)
                for (const Order& order : ordersOf(record)) {
                    const std::string text =
                        orderInStyle(*game.map, record, order, static_cast<OrderStyle>(style));
                    const Result<Order> read =
                        readOrder({*game.map, record.before, record.phase.kind, order.power}, text);
                    QVERIFY2(read, (text + ": " + (read ? "" : read.error().text())).c_str());
                    QVERIFY2(canonical(*game.map, record.before, *read) ==
                                 canonical(*game.map, record.before, order),
                             (text + " is not " + canonical(*game.map, record.before, order)).c_str());
                    ++count;
                }
        }
        QVERIFY(count > 4000);
    }

    void tablesForTournaments()
    {
        const Game game = smallGame();
        const std::string centres = writeAs(form("centres"), {game}).text;
        QCOMPARE(centres, std::string("year,Austria,England,France,Germany,Italy,Russia,Turkey\r\n"
                                      "1900,1,0,0,0,2,0,0\r\n1901,2,0,0,0,2,0,0\r\n"));
        const std::string owners = writeAs(form("owners"), {game}).text;
        QVERIFY2(owners.starts_with("year,ANK,BEL,"), owners.c_str());
        QVERIFY2(owners.find("1901,,,,,,,,,,Austria,") != std::string::npos, owners.c_str());
        const std::string json = writeAs(form("tournament"), {game}).text;
        QVERIFY2(json.find(R"("sc_chart": {"1900": {"Austria": 1, )") != std::string::npos, json.c_str());
        QVERIFY2(
            json.find(R"("sc_owners": {"1900": {"ROM": "Italy", "TRI": "Austria", "VEN": "Italy"}, "1901": )"
                      R"({"GRE": "Austria", )") != std::string::npos,
            json.c_str());
        QVERIFY2(json.find(R"("draw": [], "solo": [])") != std::string::npos, json.c_str());
    }

    void resultsAsATable()
    {
        QCOMPARE(writeAs(form("results"), {smallGame()}).text,
                 std::string("phase,power,order,result,unit\r\nF1901M,Austria,A TRI H,stands,\r\n"
                             "F1901M,Austria,F ALB - GRE,succeeds,\r\nF1901M,Italy,A VEN - TRI,fails,\r\n"));
    }

    void whatAFormCannotHoldIsListed()
    {
        Game game = smallGame();
        game.title = "Evening";
        game.players[Power{}] = "Ada";
        game.rulebook.id = "1971";
        game.phases.back().notes = "late";
        QCOMPARE(lostOf("chancery", game), QStringList());
        QCOMPARE(lostOf("diplomacy", game),
                 QStringList({"the players", "the rulebook and house rules", "the notes"}));
        QCOMPARE(lostOf("dfen", game),
                 QStringList({"the title", "the players", "the rulebook and house rules", "the orders",
                              "the results", "the notes"}));
        QVERIFY(lostOf("dfen", realGame(1)).contains("other phases"));
    }

    /// The players have not seen them.
    void ordersThatAreNotResolvedAreLeftOut()
    {
        Game game = advance(smallGame());
        const std::vector<std::string> secret{"B A VEN"};
        game.phases.back() =
            sketch::record(game.phases.back().phase, game.phases.back().before, {"Austria B F TRI"});
        for (const WrittenForm& one : writtenForms()) {
            const WrittenGame shown = writeAs(one, {game}), all = writeAs(one, {game, {}, true});
            QCOMPARE(shown.unrevealed, std::string("W1901A"));
            QVERIFY(all.unrevealed.empty());
            Game without = game;
            without.phases.back().written.clear();
            QCOMPARE(shown.text, writeAs(one, {without}).text);
        }
        QVERIFY(writeAs(form("orders"), {game, {}, true}).text.find("B F TRI") != std::string::npos);
    }

    void formsAreFoundByTheNamesOfFiles()
    {
        QCOMPARE(writtenFormOfFile("a/b.jsonl")->id, std::string_view("diplomacy"));
        QCOMPARE(writtenFormOfFile("x.txt")->id, std::string_view("case"));
        QCOMPARE(writtenFormOfFile("x.csv")->id, std::string_view("centres"));
        QVERIFY(!writtenFormOfFile("x"));
    }
};

CHANCERY_SUITE(TestWrittenForms, NoApplication)

} // namespace chancery::tst_written_forms

#include "tst_written_forms.moc"
