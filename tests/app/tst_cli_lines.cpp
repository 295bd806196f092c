// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli where it answers line by line: batch and parse.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

namespace chancery::tst_cli_lines {

class TestCliLines : public QObject, FilesInAFolder
{
    Q_OBJECT

private Q_SLOTS:
    void batchAnswersInOrderWhateverTheJobs()
    {
        QByteArray input;
        for (int i = 0; i < 500; ++i) {
            if (i % 50 == 7)
                input += "not json\n";
            else if (i % 50 == 9)
                input += "[1]\n";
            else if (i % 50 == 11)
                input += "{\"id\": " + QByteArray::number(i) +
                         ", \"phase\": \"S1901M\", \"units\": {\"France\": [\"A XYZ\"]}}\n";
            else
                input += "{\"id\": " + QByteArray::number(i) +
                         ", \"phase\": \"S1901M\", \"extra\": 1, \"units\": {\"FRANCE\": [\"A PAR\"]}, "
                         "\"orders\": {\"france\": [\"par-bur\"], \"Italy\": null}}\n";
        }
        const Run one = run({"batch"}, input);
        const Run four = run({"batch", "--jobs", "4"}, input);
        QCOMPARE(one.status, 0);
        QCOMPARE(one.out, four.out);
        const QStringList lines = one.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 500);
        QVERIFY(object(lines[7])["error"].toString().contains("column 1: illegal value"));
        QVERIFY(object(lines[9])["error"].toString().contains("expected an object"));
        QCOMPARE(object(lines[11])["id"].toInt(), 11);
        QVERIFY(object(lines[11])["error"].toString().contains("“A XYZ”"));
        QCOMPARE(object(lines[499])["id"].toInt(), 499);
        QCOMPARE(object(lines[499])["results"].toObject()["France"].toArray()[0],
                 (QJsonValue(QJsonArray{"A PAR - BUR", QJsonArray{"succeeds"}})));
        QCOMPARE(object(lines[499])["next_units"].toObject()["France"], (QJsonValue(QJsonArray{"A BUR"})));
    }

    void batchRefusesWhatIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("error");
        QTest::newRow("raw tab") << QByteArray("{\"id\": \"a\tb\"}")
                                 << "column 10: a control character must be written as an escape";
        QTest::newRow("raw zero") << QByteArray("{\"phase\": \"\0\"}", 13)
                                  << "column 12: a control character must be written as an escape";
        QTest::newRow("open text") << QByteArray("{\"phase")
                                   << "column 8: the closing quotation mark is missing";
        QTest::newRow("unknown escape") << QByteArray("{\"id\": \"\\q\"}") << "column 11: illegal escape";
    }

    void batchRefusesWhatIsNoJson()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, error);
        const Run told = run({"batch"}, '\n' + line + '\n');
        QCOMPARE(told.out.count('\n'), 1);
        QCOMPARE(object(told.out)["error"].toString(), "line 2: " + error);
        QVERIFY(object(told.out)["id"].isNull());
    }

    /// What comes before a line that is too long is answered; the message counts blank lines too.
    void batchRefusesALineThatIsTooLong()
    {
        const QByteArray good = R"({"id":1,"phase":"S1901M","units":{"France":["A PAR"]}})";
        const QByteArray tooLong(17 << 20, 'x');
        const Run told = run({"batch", "--jobs", "2"}, good + "\n\n" + tooLong + "\n" + good + "\n");
        QCOMPARE(told.status, 3);
        QCOMPARE(told.out.count('\n'), 1);
        QVERIFY(told.out.startsWith("{\"id\":1,"));
        QVERIFY2(told.err.contains("standard input:3:1: the line is too long"),
                 qPrintable(told.err.left(200)));
    }

    void batchKnowsRetreatsAndAdjustments()
    {
        const Run told = run(
            {"batch"},
            R"({"id":"r","phase":"F1902R","units":{"Italy":["A TRI"]},"dislodged":{"Austria":["A SER","A BUD"]},"retreat_options":{"Austria":{"A SER":["ALB"],"A BUD":["GAL"]}},"orders":{"Austria":["A SER - ALB"]}}
{"id":"w","phase":"W1902A","units":{"Austria":["A SER","A TRI"]},"centres":{"Austria":["SER"]},"orders":{}}
{"id":"b","phase":"W1902A","units":{},"centres":{"Russia":["STP","MOS"]},"orders":{"Russia":["B F STP/nc","WAIVE"]}}
{"id":"o","phase":"F1902R","units":{"Italy":["A TRI"]},"retreat_options":{"Austria":{"A SER":["ALB"],"A BUD":["GAL"]}},"orders":{"Austria":["A SER - ALB"]}}
)");
        const QStringList lines = told.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        const QJsonObject retreats = object(lines[0]);
        QCOMPARE(retreats["next_units"].toObject()["Austria"], (QJsonValue(QJsonArray{"A ALB"})));
        QCOMPARE(retreats["automatic"].toObject()["Austria"], (QJsonValue(QJsonArray{"A BUD"})));
        QCOMPARE(retreats["next_centres"].toObject()["Italy"], (QJsonValue(QJsonArray{"TRI"})));
        // Serbia is the centre that Austria owns: Trieste is farther away.
        QCOMPARE(object(lines[1])["automatic"].toObject()["Austria"], (QJsonValue(QJsonArray{"A TRI"})));
        QCOMPARE(object(lines[2])["next_units"].toObject()["Russia"], (QJsonValue(QJsonArray{"F STP/nc"})));
        // Who has retreats is dislodged, whether the line says so twice or not.
        QJsonObject once = object(lines[3]);
        once["id"] = "r";
        QCOMPARE(once, retreats);
    }

    void captionsAreOneLineAStep()
    {
        const Run shown = run({"show", "--case", "6.E.7", "--captions"});
        QCOMPARE(shown.status, 0);
        int end = -1;
        QStringList lines = shown.out.split('\n', Qt::SkipEmptyParts), captions;
        for (const QString& line : lines) {
            const QJsonObject beat = object(line);
            for (const char* field : {"start_ms", "duration_ms", "kind", "step", "texts", "caption", "badges",
                                      "powers", "focus", "card"})
                QVERIFY2(beat.contains(field), qPrintable(line));
            for (const QJsonValue& text : beat["texts"].toArray()) {
                const int lasts = text["duration_ms"].toInt();
                const auto words = text["text"].toString().split(u' ').size();
                QVERIFY2(lasts >= 350 * words + 800 && text["start_ms"].toInt() < end + 3000,
                         qPrintable(line));
            }
            QVERIFY2(beat["start_ms"].toInt() >= end, qPrintable(line));
            end = beat["start_ms"].toInt() + beat["duration_ms"].toInt();
            captions << beat["caption"].toString();
        }
        QStringList steps;
        for (qsizetype i = lines.size() - 5; i < lines.size() - 1; ++i) {
            const QJsonObject step = object(lines[i]);
            QCOMPARE(step["kind"].toString(), QString("bounce"));
            steps << step["step"].toString();
        }
        QCOMPARE(steps, (QStringList{"question", "count", "clash", "verdict"}));
        const QJsonObject asked = object(lines[lines.size() - 5]), told = object(lines[lines.size() - 2]);
        QVERIFY2(asked["headline"].toString().contains("attack"), qPrintable(asked["headline"].toString()));
        QCOMPARE(asked["texts"][0]["text"], asked["headline"]);
        QCOMPARE(told["texts"][0]["text"], told["headline"]);
        QVERIFY(asked["badges"].toArray().size() < told["badges"].toArray().size());
        QVERIFY2(captions.join('\n').contains("North Sea"), qPrintable(captions.join('\n')));
        QVERIFY(!captions.contains(QString("F NWY - NTH")));
        const Run german = run({"show", "--case", "6.E.7", "--captions", "--language", "de"});
        QCOMPARE(german.out.split('\n', Qt::SkipEmptyParts).size(), lines.size());
        QVERIFY(german.out.contains("Nordsee"));
        const QString sample = QStringLiteral(CHANCERY_SOURCE_DIR "/resources/games/sample-1971.chancery");
        const Run game = run({"show", sample, "--captions", "--phase", "F1902M"});
        QCOMPARE(game.status, 0);
        QVERIFY(game.out.startsWith("{\"phase\":\"F1902M\",\"start_ms\":0,"));
    }

    /// 6.E.7 has six orders of three powers.
    void ordersAreReadAsAsked_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("beats");
        QTest::newRow("usually") << QStringList{} << 3;
        QTest::newRow("power by power") << QStringList{"--reading", "power"} << 3;
        QTest::newRow("order by order") << QStringList{"--reading", "order"} << 6;
        QTest::newRow("all at once") << QStringList{"--reading", "all"} << 1;
        QTest::newRow("not at all") << QStringList{"--reading", "none"} << 0;
    }
    void ordersAreReadAsAsked()
    {
        QFETCH(QStringList, options);
        QFETCH(int, beats);
        const Run told = run(QStringList{"show", "--case", "6.E.7", "--captions"} + options);
        QCOMPARE(told.status, 0);
        const QStringList lines = told.out.split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 1);
        QCOMPARE(told.out.count("\"kind\":\"orders\""), beats);
        const int start = object(lines[0])["start_ms"].toInt();
        QVERIFY(start >= 0 && start < 1000); // a skipped reading takes no time
    }

    void picturesOfASkippedReadingAreFewer()
    {
        const auto frames = [this](const QString& reading) {
            const QString place = folder_.filePath("frames-" + reading);
            const Run told = run({"show", "--case", "6.E.7", "--fps", "1", "--size", "160x90", "--out", place,
                                  "--reading", reading});
            return told.status == 0 ? QDir(place).entryList({"*.png"}).size() : -1;
        };
        const qsizetype all = frames("all"), none = frames("none");
        QVERIFY2(none > 2, qPrintable(QString::number(none)));
        QVERIFY2(none + 2 < all && all < frames("power"), qPrintable(QString::number(all)));
    }

    void aTimeLapseLastsAsLongAsItIsTold()
    {
        const QString sample = QStringLiteral(CHANCERY_SOURCE_DIR "/resources/games/sample-1971.chancery");
        const QString place = folder_.filePath("lapse"), gif = folder_.filePath("lapse.gif");
        const Run told =
            run({"show", sample, "--lapse", "6", "--fps", "2", "--size", "160x90", "--out", place});
        QVERIFY2(told.status == 0, qPrintable(told.err));
        QCOMPARE(QDir(place).entryList({"*.png"}).size(), 12);
        QCOMPARE(run({"show", sample, "--lapse", "6", "--fps", "2", "--size", "160x90", "--out", gif}).status,
                 0);
        QFile file(gif);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("GIF89a"));
    }

    void captionsWrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("no game") << QStringList{"--captions"} << "--case";
        QTest::newRow("both") << QStringList{"--captions", "game", "--case", "6.A.1"} << "--case";
        QTest::newRow("no such case") << QStringList{"--captions", "--case", "9.Z.9"} << "9.Z.9";
        QTest::newRow("no such language")
            << QStringList{"--captions", "--case", "6.A.1", "--language", "xx"} << "--language";
        QTest::newRow("pictures too")
            << QStringList{"--captions", "--case", "6.A.1", "--out", "folder"} << "--out";
        QTest::newRow("pictures of nothing") << QStringList{"--out", "folder"} << "--case";
        QTest::newRow("pictures of no case") << QStringList{"--case", "9.Z.9", "--out", "folder"} << "9.Z.9";
        QTest::newRow("no such camera")
            << QStringList{"--case", "6.A.1", "--out", "folder", "--camera", "wild"} << "--camera";
        QTest::newRow("a short time lapse")
            << QStringList{"game", "--out", "folder", "--lapse", "1"} << "--lapse";
        QTest::newRow("a time lapse of one phase")
            << QStringList{"game", "--out", "folder", "--lapse", "60", "--phase", "S1901M"} << "--phase";
        QTest::newRow("no such reading")
            << QStringList{"--case", "6.A.1", "--out", "folder", "--reading", "aloud"}
            << "--reading: expected power, order, all or none";
        QTest::newRow("no such reading in words")
            << QStringList{"--captions", "--case", "6.A.1", "--reading", "aloud"}
            << "--reading: expected power, order, all or none";
    }

    void captionsWrongUsage()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Run refused = run(QStringList{"show"} + arguments);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(named), qPrintable(refused.err));
        QVERIFY(refused.out.isEmpty());
    }

    void inputsAboveSixtyFourMegabytesAreRefusedUnread()
    {
        QFile file(folder_.filePath("huge.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize((qint64(64) << 20) + 1));
        const Run refused = run({"adjudicate", file.fileName()});
        QVERIFY(refused.status != 0);
        QVERIFY2(refused.err.contains("64 MiB") && refused.err.contains("huge.toml"),
                 qPrintable(refused.err));
    }

    /// Words and names of the language that is asked for count first: "mar" is a sea, "A" is "to" or
    /// supports.
    void ordersAreReadInTheLanguageAskedFor()
    {
        const QString lines =
            QStringLiteral("A París - Borgoña\nA Par A A Mar - Bor\nF Brest - Mar del Norte\n");
        const Run spanish = run({"parse", "--power", "France", "--language", "es"}, lines.toUtf8());
        QCOMPARE(spanish.out, QString("A PAR - BUR\nA PAR S A MAR - BUR\nF BRE - NTH\n"));
        QVERIFY(run({"parse", "--power", "France"}, lines.toUtf8()).out != spanish.out);
        QVERIFY(run({"parse", "--power", "France", "--language", "xx"}, "").err.contains("no language"));
    }

    void parseTellsHowOrdersAreUnderstood()
    {
        const Run told =
            run({"parse", "--power", "England"}, "F Lon-Nth F Edi-Nrg\nA Liverpool to Yorkshire\n");
        QCOMPARE(told.status, 0);
        QCOMPARE(told.out, QString("F LON - NTH\nF EDI - NWG\nA LVP - YOR\n"));
    }

    void parseTellsWhatIsWrong()
    {
        const Run told = run({"parse", "--power", "England"}, "F Lon-Nth\nF Lon to the moon\n");
        QCOMPARE(told.status, 1);
        QVERIFY(told.out.startsWith("F LON - NTH\nline 2: "));
    }

    /// The lines after a broken one keep their numbers.
    void parseJoinsWhatAMailHasBroken()
    {
        const Run told = run({"parse", "--power", "England"},
                             "F Lon S F Edi\nto North Sea\nF Edi -\nNorth Sea\nF Lon\n- A Lvp H\n");
        QVERIFY2(told.out.startsWith("F LON S F EDI - NTH\nF EDI - NTH\nline 5: "), qPrintable(told.out));
        QVERIFY2(told.out.endsWith("\nA LVP H\n"), qPrintable(told.out));
    }

    void parseLetsOnlyTheOthersHold()
    {
        const Run told = run({"parse", "--power", "France"}, "A Par-Bur\nThe rest hold.\n");
        QCOMPARE(told.out, QString("A PAR - BUR\nF BRE H\nA MAR H\n"));
    }

    /// Brackets in brackets are looked into to some depth only.
    void adjudicateCopesWithBrackets()
    {
        for (const char* sign : {"[", "[(", "<", "France: ["})
            QVERIFY(run({"adjudicate", "-"}, QByteArray(sign).repeated(20000)).status != 0);
    }

    /// Orders of two turns are not one sheet.
    void parseTellsOfAnotherTurn()
    {
        const Run told = run({"parse", "--power", "France"},
                             "Spring 1901\nA Par-Bur\nFall 1901\nA Par-Pic\nSpring 1901\nA Mar H\n");
        QCOMPARE(told.out,
                 QString("A PAR - BUR\nline 4: these are orders for another turn, F1901M\nA MAR H\n"));
        QCOMPARE(told.status, 1);
    }

    void adjudicateTellsWhatItLeavesOut()
    {
        const Run quoted = run({"adjudicate", "-"}, "Italy: A Ven H\n> Germany: A Mun-Ruh\n");
        QCOMPARE(quoted.status, 3);
        QVERIFY2(quoted.err.contains("“> Germany: A Mun-Ruh” was left out"), qPrintable(quoted.err));
        const Run later =
            run({"adjudicate", "-"}, "Spring 1901\nItaly: A Ven H\nFall 1901\nItaly: A Ven-Tri\n");
        QCOMPARE(later.status, 0);
        QVERIFY2(later.err.contains("orders for F1901M; only S1901M"), qPrintable(later.err));
        const Run winter =
            run({"adjudicate", "-"}, "Fall 1901\nItaly: A Ven H\nWinter 1901\nItaly: Build A Rom\n");
        QCOMPARE(winter.status, 3);
        QVERIFY2(winter.err.contains("“Italy: Build A Rom” was left out"), qPrintable(winter.err));
        QVERIFY(run({"adjudicate", "-"}, "Spring 1901\nItaly: A Ven H\n").err.isEmpty());
    }

    void parseTellsItsCorrections_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("out");
        QTest::addColumn<QStringList>("remarks");
        const QString moves = "A BUD - SER\nA VIE - GAL\n";
        QTest::newRow("none") << QByteArray("A Bud - Ser\nA Vie - Galicia\n") << 0 << moves << QStringList();
        QTest::newRow("one") << QByteArray("A Bud - Serbai\nA Vie - Gal\n") << 5 << moves
                             << QStringList{"line 1: \u201cSerbai\u201d was read as Serbia (SER)"};
        QTest::newRow("two") << QByteArray("A Bud - Ser\n\nA Vienba - Galicai\n") << 5 << moves
                             << QStringList{"line 3: \u201cVienba\u201d was read as Vienna (VIE)",
                                            "line 3: \u201cGalicai\u201d was read as Galicia (GAL)"};
        QTest::newRow("a heading") << QByteArray("Astria\nA Bud - Ser\nA Vie - Gal\n") << 5 << moves
                                   << QStringList{"line 1: \u201cAstria\u201d was read as Austria"};
        QTest::newRow("a heading before orders")
            << QByteArray("Astria (Ada) A Bud - Ser\nA Vie - Gal\n") << 5 << moves
            << QStringList{"line 1: \u201cAstria (Ada)\u201d was read as Austria"};
        QTest::newRow("what cannot be read counts more")
            << QByteArray("A Bud - Serbai\nA Vie - Narnia\n") << 1
            << QString("A BUD - SER\nline 2: column 9: \u201cNarnia\u201d is not a province; expected the "
                       "destination\n")
            << QStringList{"line 1: \u201cSerbai\u201d was read as Serbia (SER)"};
        QTest::newRow("two exact names are no third")
            << QByteArray("A Bud sev bla\n") << 1
            << QString(
                   "line 1: column 11: \u201cbla\u201d does not belong here; expected the end of the order\n")
            << QStringList();
    }
    void jsonNamesWhatCouldNotBeRead()
    {
        const QString out =
            run({"adjudicate", "--format", "json", "-"}, "Italy: A Ven H, A Rom-Xyzz\nTurkey: A Con H\n").out;
        QVERIFY2(out.contains("\"unread\":[\"") && out.contains("Xyzz"), qPrintable(out));
        QVERIFY(!run({"adjudicate", "--format", "json", "-"}, "Italy: A Ven H\n").out.contains("unread"));
    }

    void aSavedGameTellsOrdersThatCannotBeRead()
    {
        QByteArray game(
            "{'id': 'g1', 'map': 'standard', 'rules': [], 'phases': [{'name': 'S1901M',"
            " 'state': {'name': 'S1901M', 'units': {'FRANCE': ['A PAR', 'A MAR']},"
            " 'centers': {'FRANCE': ['PAR', 'MAR', 'BRE']}, 'retreats': {}},"
            " 'orders': {'FRANCE': ['A PAR H', 'A MAR - XYZZ']}, 'results': {}, 'messages': []},"
            " {'name': 'F1901M', 'state': {'name': 'F1901M', 'units': {'FRANCE': ['A PAR', 'A MAR']},"
            " 'centers': {'FRANCE': ['PAR', 'MAR', 'BRE']}, 'retreats': {}},"
            " 'orders': {'FRANCE': []}, 'results': {}, 'messages': []}]}");
        game.replace('\'', '"');
        const auto replayed = run({"replay", "-"}, game);
        QVERIFY2((replayed.out + replayed.err).contains("A MAR - XYZZ"),
                 qPrintable(replayed.out + replayed.err));
    }

    /// The answer is as without corrections; they are named on standard error.
    void parseTellsItsCorrections()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QStringList, remarks);
        const Run told = run({"parse", "--power", "Austria"}, lines);
        QTEST(told.out, "out");
        QStringList expected;
        for (const QString& remark : remarks) expected << "chancery-cli: standard input, " + remark + "\n";
        QCOMPARE(told.err, expected.join(QString()));
        QTEST(told.status, "status");
    }

    /// What is told on standard error is in JSON, too.
    void jsonTellsItsCorrections()
    {
        const char* const slip = "\u201cNorht Sea\u201d was read as North Sea (NTH)";
        const QString batch =
            run({"batch"}, R"({"phase":"S1901M","units":{"England":["F LON"]},"centres":{},)"
                           R"("orders":{"England":["F Lon - Norht Sea"]}})"
                           "\n")
                .out;
        QVERIFY2(batch.contains(R"("corrections":[)") && batch.contains(slip), qPrintable(batch));
        const Run posted =
            run({"adjudicate", "--format", "json", "-"}, "Engalnd\nF Lon - Norht Sea\nItaly: A Ven H\n");
        QVERIFY2(posted.out.contains(slip) && posted.out.contains("\u201cEngalnd\u201d was read as England"),
                 qPrintable(posted.out));
        QCOMPARE(posted.status, 5);
        QVERIFY(
            !run({"adjudicate", "--format", "json", "-"}, "Italy: A Ven H\n").out.contains("corrections"));
    }

    void parseHeedsThePosition()
    {
        const QString file = fileWith("p.toml", "phase = \"S1901M\"\n[units]\nItaly = [\"F ALB\"]\n");
        QCOMPARE(run({"parse", "--power", "Italy", "--position", file}, "Alb - Gre\n").out,
                 QString("F ALB - GRE\n"));
    }
};

CHANCERY_SUITE(TestCliLines, QCoreApplication)

} // namespace chancery::tst_cli_lines

#include "tst_cli_lines.moc"
