// SPDX-License-Identifier: GPL-3.0-or-later
// Documents made to do harm: none is read, each is refused with its place.
#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_hostile_games {

namespace {

Result<Game> read(const std::string& text)
{
    return readGame(text, "x.chancery", standardMaps());
}

std::vector<std::string> textsOf(const std::vector<Error>& errors)
{
    std::vector<std::string> texts;
    for (const Error& error : errors) texts.push_back(error.text());
    return texts;
}

} // namespace

class TestHostileGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// That the players have seen the results is kept with them; a file that says so without any shows
    /// nothing.
    void withoutResultsNothingIsRevealed()
    {
        Game game = resolve(newGame(sketch::sharedMap()));
        game.phases.front().revealed = true;
        const std::string text = writeGame(game);
        QVERIFY(read(text)->phases == game.phases);
        const char* const claim =
            "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\nrevealed = true\n";
        QVERIFY(!read(claim)->current().revealed);
    }

    /// The board is not left empty in silence, unless it was empty.
    void missingUnitsAreSaid()
    {
        const auto saidOf = [](const std::string& text) {
            std::vector<Error> said;
            const Result<Game> game = readGame(text, "x.chancery", standardMaps(), &said);
            return game ? textsOf(said) : std::vector<std::string>{game.error().text()};
        };
        QCOMPARE(saidOf("format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\n"),
                 std::vector<std::string>{"S1901M, at its start: the board is empty, because the file has no "
                                          "[phase.units]; expected a line of units for each power"});
        const Phase spring{Season::Spring, 1901, PhaseKind::Movement};
        QVERIFY(saidOf(writeGame(gameFrom(sketch::sharedMap(), spring, {}))).empty());
    }

    /// It is to be resolved once it is mended. Its results are reported, since the next file has none.
    void theLastPhaseStaysOpenIfItIsImpossible()
    {
        const char* const second =
            "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\n"
            "results = [{ power = \"Austria\", order = \"A SER H\", result = \"stands\" }]\n"
            "[phase.units]\nAustria = [\"A SER\", \"A SER\"]\n"
            "[phase.after.units]\nAustria = [\"A SER\"]\n";
        std::vector<Error> differences;
        const Result<Game> game = readGame(second, "x.chancery", standardMaps(), &differences);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        QVERIFY(!game->current().outcome);
        QCOMPARE(textsOf(differences),
                 (std::vector<std::string>{
                     "S1901M, not resolved: A SER (Austria): another unit is in Serbia too.",
                     "S1901M, Austria: A SER H: \"stands\" in the file, which is left out"}));
    }

    /// The phase refuses such retreats by their clauses, so that the game can still be opened; but it is
    /// said.
    void retreatsThatCannotBeAreTold()
    {
        const char* const retreats =
            "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"F1901R\"\ncontested = [\"BOH\"]\n"
            "[phase.units]\nAustria = [\"A VIE\", \"A BUD\"]\n"
            "[phase.dislodged]\nItaly = [{ unit = \"A VIE\", from = \"TYR\", to = [\"BOH\", \"BUD\", "
            "\"MAR\"] }]\n";
        std::vector<Error> differences;
        const Result<Game> game = readGame(retreats, "x.chancery", standardMaps(), &differences);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        std::vector<std::string> told = textsOf(differences);
        std::ranges::sort(told);
        QCOMPARE(
            told,
            (std::vector<std::string>{
                "F1901R, at its start: A VIE (Italy) cannot retreat to Bohemia: there was a standoff.",
                "F1901R, at its start: A VIE (Italy) cannot retreat to Budapest: there is a unit.",
                "F1901R, at its start: A VIE (Italy) cannot retreat to Marseilles: it is not adjacent."}));
        QVERIFY(canResolve(*game->map, game->current()));
    }

    void hostileDocumentsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addRow("empty") << QByteArray();
        QTest::addRow("zeros") << QByteArray(1000, '\0');
        QTest::addRow("deep lists") << "x = " + QByteArray(100000, '[');
        QTest::addRow("deep tables") << "x = " + QByteArray("{a=").repeated(100000);
        QTest::addRow("long dotted key") << QByteArray("a.").repeated(1000000) + "a = 1";
        QTest::addRow("long header") << "[" + QByteArray("a.").repeated(1000000) + "a]";
        QTest::addRow("dots after a string")
            << "x = [{k = \"\"\"y\"\"\"\", " + QByteArray("a.").repeated(1000000) + "a = 1}]";
        QTest::addRow("dots over lines") << "x = [{" + QByteArray("a.").repeated(100) + "a = [{\n" +
                                                QByteArray("a.").repeated(100) + "a = 1}]}]";
        QTest::addRow("no phases") << QByteArray("format = 1\nmap = \"standard\"\n");
        QTest::addRow("phases are numbers") << QByteArray("format = 1\nmap = \"standard\"\nphase = [1, 2]\n");
        QTest::addRow("too large") << QByteArray((16 << 20) + 1, '#');
        QTest::addRow("too many orders")
            << QByteArray("format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\norders = [") +
                   QByteArray("{},").repeated(2000) + "]";
        const QByteArray order = "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\norders = "
                                 "[{power = \"France\", written = ";
        QTest::addRow("too many orders in a text")
            << order + "\"\"\"" + QByteArray("A Par H F Bre H A Mar H\n").repeated(400) + "\"\"\"}]";
        QTest::addRow("too many orders understood")
            << order + "'', understood = [" + QByteArray("'A PAR H',").repeated(2000) + "]}]";
        const QByteArray sheets = "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\nreceived = ";
        QTest::addRow("sheet of no power") << sheets + "[\"Narnia\"]";
        QTest::addRow("sheet of a number") << sheets + "[1]";
        QTest::addRow("sheets are a number") << sheets + "7";
        QTest::addRow("many sheets of no power") << sheets + "[" + QByteArray("'',").repeated(100000) + "]";
        QTest::addRow("too many phases") << QByteArray("format = 1\nmap = \"standard\"\n") +
                                                QByteArray("[[phase]]\nname = \"S1901M\"\n").repeated(20000);
    }

    void hostileDocumentsAreRefused()
    {
        QFETCH(QByteArray, text);
        const Result<Game> game = read(text.toStdString());
        QVERIFY(!game);
        QVERIFY(!game.error().message.empty());
        QVERIFY(game.error().where.rfind("x.chancery", 0) == 0);
    }

    /// The TOML library would look for blanks among them, which toml++ 3.3 leaves undefined.
    void lettersAreReadOnlyWhereTomlAllowsThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("where"); // empty: fine
        QTest::addRow("after a value") << QByteArray("title = 1\u00b4") << "x.chancery:1:10";
        QTest::addRow("as a key") << QByteArray("# \u00e4\n\"\u00e4\" = 1\n \u00e4 = 1") << "x.chancery:3:2";
        QTest::addRow("between keys") << QByteArray("a.\u3000b = 1") << "x.chancery:1:3";
        QTest::addRow("after a continued line")
            << QByteArray("a = \"\"\"\u00e4 \\\n \n\u00e4\"\"\"") << "x.chancery:3:1";
        QTest::addRow("after a backslash") << QByteArray("a = \"\"\"\\\u00e4\"\"\"") << "x.chancery:1:9";
        QTest::addRow("in a number") << QByteArray("a = 1e'\u00e4'") << "x.chancery:1:7";
        QTest::addRow("in the value of a number") << QByteArray("a=-1='\u00e4'") << "x.chancery:1:6";
        QTest::addRow("in a date") << QByteArray("a = [{b = 1979-05-27 1\"\u00e4\"}]") << "x.chancery:1:23";
        QTest::addRow("at the end") << QByteArray("a = \"\"\"\\") << "x.chancery:1:9";
        QTest::addRow("in texts and comments")
            << QByteArray(
                   "\ufeffformat = 1\nmap = \"standard\" # \u00e4\ntitle = \"\"\"\u00e4\\\n M\u00e4\"\"\"\n"
                   "'\u00e4' = "
                   "'\u00e4'\nb.'\u00e4'=[1,'\u00e4',{'\u00e4'=\"\u00e4\"}]#\u00e4\n[[phase]]\nname = "
                   "\"S1901M\"")
            << "";
    }

    void lettersAreReadOnlyWhereTomlAllowsThem()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, where);
        const Result<Game> game = read(text.toStdString());
        QCOMPARE(QString::fromStdString(game ? "" : game.error().where), where);
        if (game) QCOMPARE(game->title, "\u00e4M\u00e4");
    }
};

CHANCERY_SUITE(TestHostileGames, QCoreApplication)

} // namespace chancery::tst_hostile_games

#include "tst_hostile_games.moc"
