// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli as a user meets it: every command, its output, its exit status and its messages.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace chancery::tst_cli {

namespace {

const QString source = QStringLiteral(CHANCERY_SOURCE_DIR);
const QString sample = source + "/resources/games/sample-1971.chancery";

const char* const position = R"(map = "standard"
phase = "F1901M"
[units]
Austria = ["A VIE", "A TRI"]
Italy = ["A VEN", "A TYR"]
[centres]
Austria = ["VIE", "TRI"]
Italy = ["VEN"]
[orders]
Austria = ["A Vie H", "A Tri - Ven"]
Italy = ["A Ven - Tri", "A Tyr S A Ven-Tri"]
)";

} // namespace

class TestCli : public QObject, FilesInAFolder
{
    Q_OBJECT

private Q_SLOTS:
    /// It starts in milliseconds because of Qt it loads the core alone.
    void loadsNoWindowsOfQt()
    {
        if (QSysInfo::kernelType() == "winnt") QSKIP("There the program is one with its libraries.");
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_TRACE_LOADED_OBJECTS", "1"); // the dynamic linker lists them and ends
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(CHANCERY_CLI), {"--version"});
        QVERIFY(process.waitForFinished());
        const QString loaded = process.readAllStandardOutput();
        static const QRegularExpression library("libQt6(\\w+)\\.so");
        QStringList parts;
        for (const auto& match : library.globalMatch(loaded)) parts << match.captured(1);
        parts.removeDuplicates();
        QCOMPARE(parts, QStringList{"Core"});
    }

    /// A copy without `chancery` beside it says what it would need to draw.
    void namesTheProgramThatDraws()
    {
        const QString alone = folder_.filePath("chancery-cli");
        QVERIFY(QFile::copy(QStringLiteral(CHANCERY_CLI), alone));
        QProcess process;
        process.start(alone, {"render", sample});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
        const QString expected = "render needs the program " + folder_.filePath("chancery") + ": ";
        QVERIFY2(QString(process.readAllStandardError()).contains(expected), "the message names it");
    }

    void everyCommandHasHelp_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* name : {"adjudicate", "batch", "cases", "clause", "compare", "datc", "flip",
                                 "rulebooks", "parse", "replay", "check-map", "render", "show"})
            QTest::addRow("%s", name) << QString(name);
    }

    void everyCommandHasHelp()
    {
        QFETCH(QString, command);
        const Run help = run({command, "--help"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.startsWith("Usage: chancery-cli " + command));
        QVERIFY(help.out.contains("Exit status"));
        QVERIFY(run({"--help"}).out.contains("  " + command + " "));
    }

    void versionIsTold()
    {
        const Run version = run({"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("chancery "));
    }

    void wrongCommandLinesAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::addRow("nothing") << QStringList() << "a command is missing";
        QTest::addRow("command") << QStringList{"juggle"} << "unknown command juggle";
        QTest::addRow("option") << QStringList{"datc", "--colour"} << "unknown option --colour";
        QTest::addRow("operand missing") << QStringList{"adjudicate"} << "missing operand: FILE|-";
        QTest::addRow("operand too many") << QStringList{"replay", "a", "b"} << "too many operands: b";
        QTest::addRow("value missing") << QStringList{"datc", "--case"} << "option --case needs a value";
        QTest::addRow("value too many") << QStringList{"replay", "game", "--report=yes"} << "takes no value";
        QTest::addRow("register") << QStringList{"datc", "--explain=yes"} << "expected judge or plain";
        QTest::addRow("given twice") << QStringList{"datc", "--case", "6.A.1", "--case", "6.A.2"}
                                     << "given twice";
        QTest::addRow("rulebook") << QStringList{"datc", "--rulebook", "home"}
                                  << "there is no rulebook \"home\"";
        QTest::addRow("set value") << QStringList{"batch", "--set", "paradox=maybe"}
                                   << "the option “paradox” cannot be “maybe”; expected one of 1971, 1982";
        QTest::addRow("set option") << QStringList{"batch", "--set", "colour=red"}
                                    << "there is no option “colour”";
        QTest::addRow("set twice") << QStringList{"batch", "--set", "paradox=1971", "--set", "paradox=1982"}
                                   << "this contradicts --set paradox=1971";
        QTest::addRow("set") << QStringList{"batch", "--set", "paradox"} << "expected OPTION=VALUE";
        QTest::addRow("case") << QStringList{"datc", "--case", "7.A.1"} << "there is no case \"7.A.1\"";
        QTest::addRow("empty case") << QStringList{"datc", "--case", ""} << "there is no case \"\"";
        QTest::addRow("format") << QStringList{"adjudicate", "x", "--format", "xml"}
                                << "expected text or json";
        QTest::addRow("jobs") << QStringList{"batch", "--jobs", "many"} << "a number from 1 to 64";
        QTest::addRow("power") << QStringList{"parse"} << "--power is missing";
        QTest::addRow("no such power")
            << QStringList{"parse", "--power", "Utopia"} << "there is no such power";
        QTest::addRow("no out") << QStringList{"render", sample} << "--out is missing";
        QTest::addRow("size") << QStringList{"render", sample, "--out", "x.png", "--size", "big"}
                              << "a size such as 1920x1080";
        QTest::addRow("theme") << QStringList{"render", sample, "--out", "x.png", "--theme", "pink"}
                               << "expected light or dark";
        QTest::addRow("game and map") << QStringList{"render", sample, "--map", "standard", "--out", "x.png"}
                                      << "either a GAME or --map MAP";
        QTest::addRow("compare what") << QStringList{"compare"} << "either a FILE or --case ID";
        QTest::addRow("compare case") << QStringList{"compare", "--case", "9"} << "there is no case \"9\"";
        QTest::addRow("library") << QStringList{"datc", "--library", "home"} << "datc, 1971, alexander";
        QTest::addRow("rulebooks") << QStringList{"rulebooks", "datc", "datc"}
                                   << "expected --diff together with two rulebooks";
    }

    void wrongCommandLinesAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Run refused = run(arguments);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(message), qPrintable(refused.err));
        QVERIFY(refused.out.isEmpty());
    }

    void wrongInputsAreToldWithTheirPlace_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("message");
        const QByteArray good = position;
        QTest::addRow("position is no TOML")
            << QStringList{"adjudicate"} << QByteArray("[units\n") << "input:1:";
        QTest::addRow("unit nowhere")
            << QStringList{"adjudicate"} << QByteArray(good).replace("A VIE", "A VIX")
            << "input:4:12: “A VIX”: there is no province “VIX”";
        QTest::addRow("order unreadable")
            << QStringList{"adjudicate"} << QByteArray(good).replace("A Vie H", "A Vie ?")
            << "input:10:12: \"A Vie ?\"";
        QTest::addRow("game is a position")
            << QStringList{"replay"} << good << "input:1:1: “format” is missing";
        QTest::addRow("game cut off")
            << QStringList{"replay"} << QByteArray("format = 1\nmap = \"stan") << "input:2:";
        QTest::addRow("render a position")
            << QStringList{"render", "--out", "x.png"} << good << "“format” is missing";
    }

    void wrongInputsAreToldWithTheirPlace()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, content);
        QFETCH(QString, message);
        const Run refused = run(command + QStringList{fileWith("input", content)});
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.err.contains(message), qPrintable(refused.err));
    }

    void missingFilesAreTold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addRow("adjudicate") << QStringList{"adjudicate", "/nowhere/x"};
        QTest::addRow("batch") << QStringList{"batch", "/nowhere/x"};
        QTest::addRow("replay") << QStringList{"replay", "/nowhere/x"};
        QTest::addRow("check-map") << QStringList{"check-map", "/nowhere/x"};
        QTest::addRow("render") << QStringList{"render", "/nowhere/x", "--out", "x.png"};
        QTest::addRow("parse") << QStringList{"parse", "--power", "Italy", "--position", "/nowhere/x"};
        QTest::addRow("a folder") << QStringList{"replay", "/"};
    }

    void missingFilesAreTold()
    {
        QFETCH(QStringList, arguments);
        const Run refused = run(arguments);
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.err.contains("/nowhere/x: ") || refused.err.contains("/: "),
                 qPrintable(refused.err));
    }

    void adjudicateTellsResultsAndWhatFollows()
    {
        const Run told = run({"adjudicate", fileWith("a.toml", position)});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.contains(QRegularExpression("A VEN - TRI +succeeds\n")), qPrintable(told.out));
        QVERIFY(told.out.contains(QRegularExpression("A TRI - VEN +fails, dislodged\n")));
        QVERIFY(told.out.contains("Austria A TRI, attacked from VEN: may retreat to ALB, BUD, SER\n"));
        QVERIFY(told.out.contains("Next: F1901R\n"));
    }

    void adjudicateExplains()
    {
        const Run told = run({"adjudicate", "--explain", "-"}, position);
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.contains("2"), qPrintable(told.out));
        QVERIFY(told.out.contains("(DATC 5.B.7, 5.B.10)."));
        QVERIFY(run({"adjudicate", "-"}, position).out.size() < told.out.size());
    }

    void adjudicateGivesJson()
    {
        const Run told = run({"adjudicate", "--format=json", "--explain", "-"}, position);
        QCOMPARE(told.status, 0);
        const QJsonObject json = object(told.out);
        QCOMPARE(json["results"].toObject()["Italy"].toArray()[0],
                 (QJsonValue(QJsonArray{"A VEN - TRI", QJsonArray{"succeeds"}})));
        QCOMPARE(json["results"].toObject()["Austria"].toArray()[1],
                 (QJsonValue(QJsonArray{"A TRI - VEN", QJsonArray{"fails", "dislodged"}})));
        QCOMPARE(json["next_phase"].toString(), QString("F1901R"));
        QVERIFY(json["reasons"].toObject().contains("A TRI - VEN"));
    }

    /// Two countries of one player win together, and the end is scored.
    void endsAreTold()
    {
        const QByteArray shared =
            "map = \"standard\"\nphase = \"F1901M\"\n[units]\nFrance = [\"A PAR\"]\n[centres]\n"
            "Austria = [\"VIE\", \"BUD\", \"TRI\", \"SER\", \"GRE\", \"BUL\"]\n"
            "France = [\"PAR\", \"BRE\", \"MAR\", \"SPA\", \"POR\", \"BEL\", \"LON\", \"LVP\", "
            "\"EDI\", \"HOL\", \"NWY\", \"TUN\"]\n";
        const QStringList set{"--set", "players=4", "--set", "scoring=alexander"};
        const Run text = run(QStringList{"adjudicate", "-"} + set, shared);
        QVERIFY2(text.out.contains("Winner: Austria, France\n"), qPrintable(text.out));
        QVERIFY(text.out.contains(QRegularExpression("Austria, France +360\\.0\n")));
        QVERIFY(text.out.contains(QRegularExpression("England +-60\\.0\n")));
        const QJsonObject json =
            object(run(QStringList{"adjudicate", "-", "--format", "json"} + set, shared).out);
        QCOMPARE(json["winner"].toString(), "Austria");
        QCOMPARE(json["shared_by"].toArray(), (QJsonArray{"Austria", "France"}));
        QVERIFY(!json.contains("next_phase"));
        QVERIFY(run({"adjudicate", "-"}, shared).out.contains("Next: W1901A\n"));
    }

    void pointsAreTold()
    {
        const QByteArray rising = "phase = \"F1905M\"\n[units]\nEngland = [\"F LON\", \"A NWY\"]\n"
                                  "[centres]\nEngland = [\"LON\"]\nTurkey = [\"MOS\", \"CON\"]\n"
                                  "[orders]\nEngland = [\"F I Lon-Russia\", \"A I Nwy-Russia\"]\n"
                                  "Russia = [\"R A Mos\"]\n";
        const Run told = run({"adjudicate", "-", "--rulebook", "committee"}, rising);
        QVERIFY2(told.out.contains(
                     "Score\n  England   2: 1 centre, 0 awarded, 1 for insurrections, 0 for control\n"),
                 qPrintable(told.out));
        QVERIFY(told.out.contains(QRegularExpression("R A MOS +succeeds\n")));
        QVERIFY(!run({"adjudicate", "-"}, rising).out.contains("Score"));
        const QStringList json{"adjudicate", "-", "--format", "json"};
        QCOMPARE(object(run(json + QStringList{"--rulebook", "committee"}, rising).out)["points"].toObject(),
                 (QJsonObject{{"England", 1}}));
        QVERIFY(!object(run(json, rising).out).contains("points"));
    }

    /// A unit whose order to retreat is illegal has an order, if none that counts.
    void illegalRetreatsAreNotCalledMissing()
    {
        const QByteArray fled = "phase = \"S1905R\"\n[dislodged]\nGermany = [{ unit = \"A MUN\", from = "
                                "\"BOH\", to = [\"RUH\"] }]\n[orders]\n";
        const auto told = [&](const char* orders) {
            return run({"adjudicate", "-"}, fled + "Germany = [" + orders + "]\n").out;
        };
        QVERIFY2(told("\"A MUN - BOH\"").contains("  (no valid order)\n"),
                 qPrintable(told("\"A MUN - BOH\"")));
        QVERIFY2(told("").contains("  (no order)\n"), qPrintable(told("")));
    }

    void aRulebookTellsItsClock()
    {
        QVERIFY(run({"rulebooks", "1971"})
                    .out.contains(QRegularExpression("clock\\.first_diplomacy +30 +IV\\.1 +minutes\n")));
    }

    void adjudicateReadsCasesInTextForm()
    {
        const Run told =
            run({"adjudicate", "-"}, "VARIANT_ALL Standard\nCASE one\nPRESTATE\n England: F nth\nORDERS\n"
                                     " England: F nth - pic\nPOSTSTATE_SAME\nEND\n");
        QCOMPARE(told.status, 0);
        QVERIFY(told.out.startsWith("one\nS1901M\n"));
        QVERIFY(told.out.contains(QRegularExpression("F NTH - PIC +illegal\n")));
        QVERIFY(told.out.contains("1 given, 0 differ\n"));
    }

    void parseLeavesOutAnEarlierMail()
    {
        const Run told =
            run({"parse", "--power", "England"}, "F Lon-Nth\n\nOn Mon Alice wrote:\n> Hello\n> F Lon-Eng\n");
        QCOMPARE(told.out,
                 QString("F LON - NTH\nline 5: this is quoted from an earlier mail and does not count; "
                         "expected the orders above it\n"));
        QCOMPARE(told.status, 1);
    }

    void parseSaysWhatSetsAnOrderAside()
    {
        const Run told =
            run({"parse", "--power", "Germany"}, "[x] A Ber-Kie\n[ ] A Mun-Bur\n# A Mun-Ruh\n# mine\n");
        QCOMPARE(
            told.out,
            QString("A BER - KIE\nline 2: column 1: the box of this order is not ticked, and it does not "
                    "count; expected the order alone\nline 3: column 1: “#” makes this a remark, which "
                    "does not count; expected the order alone\n"));
        QCOMPARE(told.status, 1);
    }

    void replayRefusesAnUnknownRulebook_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"../../etc/passwd", "", "home", "DATC"}) QTest::newRow(id) << QByteArray(id);
    }
    void replayRefusesAnUnknownRulebook()
    {
        QFETCH(QByteArray, id);
        QFile file(sample);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray game = file.readAll();
        game.replace("rulebook = \"1971\"", "rulebook = \"" + id + "\"");
        const Run told = run({"replay", fileWith("unknown.chancery", game)});
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains("unknown.chancery:22:12: there is no rulebook “" + id + "”"),
                 qPrintable(told.err));
        QCOMPARE(told.out, QString());
    }

    void replayFindsTheSampleWhole()
    {
        const Run told = run({"replay", sample});
        QCOMPARE(told.status, 0);
        QCOMPARE(told.out, QString("7 phases replayed, no difference\n"));
    }

    void replayReportsEveryPhase()
    {
        const Run told = run({"replay", sample, "--report"});
        QCOMPARE(told.status, 0);
        for (const char* phase : {"S1901M", "F1901M", "W1901A", "S1902M", "F1902M", "F1902R", "W1902A"})
            QVERIFY(("\n" + told.out).contains("\n" + QString(phase) + "\n"));
        QVERIFY(told.out.contains("Russia F RUM, attacked from BUL: destroyed"));
        QVERIFY(told.out.size() < run({"replay", sample, "--report", "--explain"}).out.size());
    }

    void replayTellsDifferences()
    {
        QFile file(sample);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray changed = file.readAll().replace("order = \"F PIC - BEL\", result = \"fails\"",
                                                          "order = \"F PIC - BEL\", result = \"succeeds\"");
        const Run told = run({"replay", fileWith("changed.chancery", changed)});
        QCOMPARE(told.status, 1);
        QVERIFY2(told.out.contains(
                     "F1901M, France: F PIC - BEL: \"succeeds\" in the file, \"fails\" by the rules"),
                 qPrintable(told.out));
        QVERIFY(told.out.endsWith(" differences\n"));
    }

    void checkMapFindsTheStandardMapSound()
    {
        const Run told = run({"check-map", source + "/maps/standard.toml"});
        QCOMPARE(told.status, 0);
        QCOMPARE(told.out, QString("75 provinces, 34 centres, 111 army edges, 141 fleet edges\n"
                                   "picture and table agree\n"));
    }

    void checkMapTellsFaults()
    {
        const QString broken = source + "/tests/data/broken_maps/missing_province.toml";
        const Run told = run({"check-map", broken});
        QCOMPARE(told.status, 1);
        QVERIFY2(told.out.startsWith(broken + ":"), qPrintable(told.out));
        QVERIFY(told.out.contains(QRegularExpression("\\d+ faults?\n$")));
    }

    void checkMapNeedsItsPicture()
    {
        QFile table(source + "/maps/standard.toml");
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QString copy = fileWith("standard.toml", table.readAll());
        const Run told = run({"check-map", copy});
        QCOMPARE(told.status, 3);
        QVERIFY(told.err.contains("standard.svg: There is no such file."));
        QCOMPARE(run({"check-map", "--no-picture", copy}).status, 0);
    }
};

CHANCERY_SUITE(TestCli, QCoreApplication)

} // namespace chancery::tst_cli

#include "tst_cli.moc"
