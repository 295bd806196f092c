// SPDX-License-Identifier: GPL-3.0-or-later
// Games that other programs have saved open as games, and each phase is compared with ours.
#include "engine/explain/said_results.h"
#include "engine/files/game_file.h"
#include "engine/files/saved_json.h"
#include "engine/game/study_play.h"
#include "engine/orders/order_text.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/real_games.h"
#include "tests/support/said_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_foreign_games {

namespace {

/// Each phase with its position and orders, in lines.
QStringList told(const Game& game)
{
    QStringList lines;
    const Map& map = *game.map;
    for (const PhaseRecord& record : game.phases) {
        QStringList units, orders;
        for (const Unit& unit : record.before.units) units << QString::fromStdString(canonical(map, unit));
        for (const DislodgedUnit& one : record.before.dislodged)
            units << "*" + QString::fromStdString(canonical(map, one.unit));
        for (const WrittenOrder& line : record.written)
            for (const Order& order : line.orders)
                orders << QString::fromStdString(canonical(map, record.before, order));
        units.sort();
        orders.sort();
        lines << QString::fromStdString(shortName(record.phase)) + ": " + units.join(", ") + " | " +
                     orders.join(", ");
    }
    return lines;
}

/// A game of one phase whose results do not all follow.
const char* const savedPhase =
    R"({"id": "one", "map": "standard", "rules": [], "phases": [{"name": "S1901M", "state": {"units": )"
    R"({"AUSTRIA": ["A BUD", "A VIE"], "RUSSIA": ["A MOS"]}, "centers": {"AUSTRIA": ["BUD", "VIE"]}, )"
    R"("retreats": {"AUSTRIA": {}}}, "orders": {"AUSTRIA": ["A BUD - SER", "A VIE - GAL"], "RUSSIA": )"
    R"(["A MOS - LON"]}, "results": {"A BUD": [""], "A VIE": ["bounce"], "A MOS": []}, "messages": []}]})";

} // namespace

class TestForeignGames : public QObject
{
    Q_OBJECT

    const MapLoader maps_ = standardMaps();

private Q_SLOTS:
    /// A text that was written by hand as the library does.
    void aGameIsWrittenAsTheLibrarySavesIt()
    {
        Game game =
            gameFrom(sketch::sharedMap(), {Season::Spring, 1901, PhaseKind::Movement},
                     sketch::position({"Italy A VEN", "Austria A TRI", "Austria F STP/sc"}, {"Italy VEN"}));
        game.title = "a game";
        game.phases.back() = sketch::record(game.phases.back().phase, game.phases.back().before,
                                            {"A VEN - TRI", "A TRI H", "F STP/sc - BOT"});
        QString text = QString::fromStdString(writeSavedJson(resolve(std::move(game))));
        QVERIFY2(
            text.startsWith(
                R"({"id": "a game", "map": "standard", "rules": [], "phases": [{"name": "S1901M", )"
                R"("state": {"name": "S1901M", "map": "standard", "units": {"AUSTRIA": ["F STP/SC", "A TRI"], )"
                R"("ENGLAND": [], )"),
            qPrintable(text));
        QVERIFY2(text.contains(R"("centers": {"AUSTRIA": [], "ENGLAND": [], "FRANCE": [], "GERMANY": [], )"
                               R"("ITALY": ["VEN"], )"),
                 qPrintable(text));
        QVERIFY2(text.contains(R"("orders": {"AUSTRIA": ["A TRI H", "F STP/SC - BOT"], "ENGLAND": null, )"),
                 qPrintable(text));
        QVERIFY2(text.contains(
                     R"("results": {"A TRI": [], "F STP/SC": [], "A VEN": ["bounce"]}, "messages": []}, )"
                     R"({"name": "F1901M", )"),
                 qPrintable(text));
    }

    /// Forty games of random orders, and those that were really played: written and read they are the same,
    /// and written again the same text.
    void gamesComeBack()
    {
        std::vector<Game> games;
        for (std::uint32_t seed = 1; seed <= 40; ++seed) games.push_back(randomGame(sharedMap(), seed, 12));
        for (int number = 1; number <= realGames; ++number) games.push_back(realGame(number));
        std::size_t phases = 0;
        for (const Game& game : games) {
            const std::string text = writeSavedJson(game);
            QVERIFY(formOf(text).holdsGame);
            std::vector<Error> differences;
            SaidPhases said;
            const Result<Game> read = readAnyGame({text, "game.json", maps_}, &differences, &said);
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().text().c_str());
            QCOMPARE(saidOtherwise(*read, said).size(), std::size_t(0));
            QCOMPARE(told(*read).mid(0, static_cast<qsizetype>(game.phases.size())), told(game));
            QCOMPARE(writeSavedJson(*read), text);
            phases += game.phases.size();
        }
        QVERIFY2(phases > 750, std::to_string(phases).c_str());
    }

    /// What does not follow from the orders is listed, and kept as it is saved.
    void whatDoesNotFollowIsListed()
    {
        std::string text = writeSavedJson(randomGame(sharedMap(), 3, 4));
        const std::size_t second = text.find("{\"name\"", text.find("{\"name\"") + 1);
        const std::size_t unit = text.find("\"A ", second);
        QVERIFY(unit != std::string::npos);
        text.erase(unit, text.find('"', unit + 1) + 1 - unit);
        if (text[unit] == ',') text.erase(unit, 2);
        SaidPhases said;
        const Result<Game> read = readAnyGame({text, "game.json", maps_}, nullptr, &said);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        const std::vector<SaidDifference> otherwise = saidOtherwise(*read, said);
        QCOMPARE(otherwise.size(), std::size_t(1));
        QVERIFY(otherwise.front().units.size() == 1 && otherwise.front().units.front().theirs);
    }

    /// The results that are saved are compared.
    void resultsThatDoNotFollowAreListed()
    {
        SaidPhases said;
        const Result<Game> read = readAnyGame({savedPhase, "game.json", maps_}, nullptr, &said);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->current().outcome.has_value());
        const std::vector<SaidDifference> otherwise = saidOtherwise(*read, said);
        QCOMPARE(otherwise.size(), std::size_t(2));
        QCOMPARE(otherwise.front().word.written, std::string("bounce"));
        QCOMPARE(otherwise.back().word.written, std::string("succeeds"));
    }

    /// A study has them, and compares those of the units that are named.
    void resultsAreComparedInAStudy()
    {
        const Result<Study> study = readAnyStudy(savedPhase, "game.json", maps_, sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        const StudyNode& node = study->nodes.front();
        QCOMPARE(node.orders.front().text, std::string("A BUD - SER"));
        QCOMPARE(node.said, (std::vector<std::string>{"Austria: A BUD (succeeds)", "Austria: A VIE (bounce)",
                                                      "Russia: A MOS (succeeds)"}));
        const StudyGame reached = gameTo(*study, node.id);
        const std::optional<PhaseRecord> record = resolvedIn(reached.game);
        QVERIFY(record.has_value());
        const SaidComparison compared = compareSaid(reached.game, *record, node.said);
        QCOMPARE(compared.said, std::size_t(3));
        QCOMPARE(compared.differences.size(), std::size_t(2));
        const auto sheets = readAnySheets({savedPhase, "game.json", maps_});
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(resultLines(sheets->front()), node.said);
    }

    void theEndThatIsSavedIsCompared()
    {
        std::string text = savedPhase;
        text.insert(text.find("]}", text.find("\"messages\"")) + 2,
                    R"(, {"name": "COMPLETED", "state": {"units": {"AUSTRIA": ["A BUD", "A VIE"], )"
                    R"("RUSSIA": ["A MOS"]}, "centers": {}}, "orders": {}, "results": {}})");
        const Result<Study> study = readAnyStudy(text, "game.json", maps_, sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        const std::vector<std::string>& said = study->nodes.front().said;
        QCOMPARE(std::vector<std::string>(said.begin() + 3, said.end()),
                 (std::vector<std::string>{"Austria: A BUD", "Austria: A VIE", "Russia: A MOS"}));
    }

    void theLastPhaseIsAStudy()
    {
        const Game game = randomGame(sharedMap(), 5, 3);
        const Result<Study> study =
            readAnyStudy(writeSavedJson(game), "game.json", standardMaps(), sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(shortName(study->phase), shortName(following(game, game.current()).phase));
        QCOMPARE(study->position.units, game.current().outcome->after.units);
    }

    /// JSON lines have a game each.
    void everyGameOfLinesIsReached()
    {
        Game one = randomGame(sharedMap(), 1, 2), two = randomGame(sharedMap(), 2, 3);
        one.title = "a game", two.title = "another";
        const std::string text = writeSavedJson(one) + writeSavedJson(two);
        QCOMPARE(titlesIn(text), (std::vector<std::string>{"a game", "another"}));
        for (const std::size_t which : {0, 1}) {
            const Result<Game> read = readAnyGame({text, "games.jsonl", maps_, {}, which});
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QCOMPARE(read->phases.front().before, (which == 0 ? one : two).phases.front().before);
            QCOMPARE(told(*read).front(), told(which == 0 ? one : two).front());
        }
        const std::string list = "[" + writeSavedJson(one) + ",\n" + writeSavedJson(two) + "]\n";
        QCOMPARE(titlesIn(list), titlesIn(text));
        const Result<Game> second = readAnyGame({list, "games.json", maps_, {}, 1});
        QVERIFY2(second, second ? "" : second.error().text().c_str());
        QCOMPARE(told(*second), told(*readAnyGame({text, "games.jsonl", maps_, {}, 1})));
        const Result<Study> study = readAnyStudy(text, "games.jsonl", maps_, sharedMap(), 1);
        QVERIFY(study);
        QCOMPARE(study->position.units, two.current().outcome->after.units);
    }

    /// A phase that was copied out of a game is one, and so is the state of one.
    void onePhaseAloneIsAGame()
    {
        const std::string all = savedPhase;
        const std::size_t begin = all.find("{\"name\""), state = all.find("{\"units\"");
        const std::string phase = all.substr(begin, all.size() - 2 - begin);
        const Result<Game> read = readAnyGame({phase, "phase.json", maps_});
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(told(*read), told(*readAnyGame({all, "game.json", maps_})));
        const std::string alone =
            R"({"name": "F1902M", )" + all.substr(state + 1, all.find(", \"orders\"") - state - 1);
        const Result<Game> still = readAnyGame({alone, "state.json", maps_});
        QVERIFY2(still, still ? "" : still.error().text().c_str());
        QCOMPARE(told(*still), QStringList{"F1902M: A BUD, A MOS, A VIE | "});
    }

    /// The library lists units that are destroyed as dislodged without a retreat, alone or beside others.
    void whatIsDestroyedIsNoDifference_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("dislodged");
        QTest::addColumn<QString>("retreats");
        QTest::addColumn<QString>("next");
        QTest::addColumn<qsizetype>("differences");
        const QString after = R"(, {"name": "F1901M", "state": {"units": {"FRANCE": ["A POR", "F MAO"]}}})";
        QTest::newRow("alone") << ""
                               << ""
                               << ""
                               << R"("ITALY": {"A POR": []})" << after << qsizetype(0);
        QTest::newRow("beside another")
            << R"(, "GERMANY": ["A MUN"], "AUSTRIA": ["A BOH", "A TYR"])"
            << R"(, "AUSTRIA": ["A BOH - MUN", "A TYR S A BOH - MUN"])"
            << R"(, "GERMANY": ["*A MUN"], "AUSTRIA": ["A MUN", "A TYR"])"
            << R"("ITALY": {"A POR": []}, "GERMANY": {"A MUN": ["BER", "BUR", "KIE", "RUH", "SIL"]})"
            << "" << qsizetype(0);
        QTest::newRow("one that is not") << R"(, "GERMANY": ["A MUN"])"
                                         << ""
                                         << R"(, "GERMANY": ["*A MUN"])"
                                         << R"("ITALY": {"A POR": []}, "GERMANY": {"A MUN": []})"
                                         << "" << qsizetype(3);
    }
    void whatIsDestroyedIsNoDifference()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, orders);
        QFETCH(const QString, dislodged);
        QFETCH(const QString, retreats);
        QFETCH(const QString, next);
        QFETCH(const qsizetype, differences);
        const QString text =
            R"({"id": "x", "phases": [{"name": "S1901M", "state": {"units": {"FRANCE": ["A SPA", "F MAO"], )"
            R"("ITALY": ["A POR"])" +
            before + R"(}}, "orders": {"FRANCE": ["A SPA - POR", "F MAO S A SPA - POR"])" + orders +
            R"(}}, {"name": "S1901R", "state": {"units": {"FRANCE": ["A POR", "F MAO"], "ITALY": ["*A POR"])" +
            dislodged + R"(}, "retreats": {)" + retreats + "}}}" + next + "]}";
        std::vector<Error> first, second;
        const Result<Game> game = readAnyGame({text.toStdString(), "game.json", maps_}, &first);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        QVERIFY2(readGame(writeGame(*game), "game", maps_, &second), "the same as a document");
        if (differences == 0) QVERIFY(first.empty());
        QCOMPARE(static_cast<qsizetype>(second.size()), differences);
    }

    /// The keys of what is lost are named once each, unless there is nothing in it.
    void whatIsNotKeptIsNamed()
    {
        const auto bare = readText({savedPhase, "game.json", maps_});
        QVERIFY(bare && bare->unkept.empty());
        std::string text = savedPhase;
        text.replace(text.find("[]}]}"), 2, R"([{"message": "hi"}])");
        text.insert(text.find("\"units\""),
                    R"("note": "", "zobrist_hash": "66", "homes": {"AUSTRIA": ["VIE"]}, )");
        text.replace(text.find("[]"), 2, R"(["BUILD_ANY"])");
        const auto read = readText({text, "game.json", maps_});
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->unkept, (std::vector<std::string>{"rules", "messages", "zobrist_hash"}));
    }

    void damageIsSaidInASentence()
    {
        std::string text = writeSavedJson(randomGame(sharedMap(), 1, 2));
        text.erase(text.rfind("]}"));
        const Result<Game> read = readAnyGame({text, "game.json", maps_});
        QVERIFY(!read);
        QVERIFY2(read.error().message.starts_with("This looks like a saved game of the library “diplomacy”, "
                                                  "but its JSON is damaged: column "),
                 read.error().message.c_str());
    }

    void otherTextsAreNone()
    {
        for (const char* text : {"", "{}", "[]", "{\"phases\": 1}", "format = 1\nmap = \"standard\"\n"})
            QVERIFY(!formOf(text).holdsGame);
    }
};

CHANCERY_SUITE(TestForeignGames, QCoreApplication)

} // namespace chancery::tst_foreign_games

#include "tst_foreign_games.moc"
