// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory's commands as a user meets them.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace chancery::tst_cli_lab {

namespace {

const QByteArray northSea = R"(map = "standard"
phase = "S1902M"
[units]
England = ["F NWY", "F EDI"]
Germany = ["F NTH", "F HOL", "F CLY"]
[orders]
England = ["F NWY - NTH", "F EDI S F NWY - NTH"]
Germany = ["F NTH H", "F CLY H"]
)";

QJsonObject answered(const QStringList& arguments, const QByteArray& input = northSea)
{
    const Run answer = run(arguments, input);
    return answer.status == 0 ? QJsonDocument::fromJson(answer.out.toUtf8()).object() : QJsonObject();
}

/// The words of a position in which one order is changed, as `adjudicate` gives them.
QStringList wordsOf(const QByteArray& position, const QString& power, const QString& order)
{
    const Run result = run({"adjudicate", "-", "--format", "json"}, position);
    const QJsonObject results = QJsonDocument::fromJson(result.out.toUtf8()).object()["results"].toObject();
    for (const QJsonValue& line : results[power].toArray())
        if (line[0].toString() == order) return line[1].toVariant().toStringList();
    return {};
}

} // namespace

class TestCliLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flipNamesWhatTurnsAResult()
    {
        const QJsonObject answer = answered({"flip", "-", "--order", "F NWY - NTH", "--size", "1", "--json"});
        QCOMPARE(answer["order"].toString(), "F NWY - NTH");
        QCOMPARE(answer["power"].toString(), "England");
        QCOMPARE(answer["now"].toVariant().toStringList(), QStringList{"succeeds"});
        QCOMPARE(answer["found"].toInt(), answer["flips"].toArray().size());
        QVERIFY(answer["tried"].toInt() > answer["found"].toInt());
        QMap<QString, QString> groups; // the new order, and its group
        for (const QJsonValue& flip : answer["flips"].toArray()) {
            const QJsonArray changes = flip["changes"].toArray();
            QCOMPARE(changes.size(), 1);
            QVERIFY(!flip["words"].toArray().isEmpty());
            groups[changes[0][0].toString() + " > " + changes[0][1].toString()] = flip["group"].toString();
        }
        QCOMPARE(groups["F CLY H > F CLY - EDI"], "cuts the support from Edinburgh");
        QCOMPARE(groups["F HOL H > F HOL S F NTH"], "one more support for the North Sea");
        QCOMPARE(groups["F EDI S F NWY - NTH > F EDI H"], "no longer supports Norway");
        int ways = 0;
        for (const QJsonValue& group : answer["groups"].toArray()) ways += group["ways"].toInt();
        QCOMPARE(ways, answer["found"].toInt());
    }

    /// Every twentieth answer is tried with the other command.
    void flipAgreesWithAdjudicate()
    {
        QByteArray held = northSea;
        held.replace("\"F CLY\"]", "\"F CLY\", \"F HEL\"]");
        held.replace("\"F CLY H\"", "\"F CLY H\", \"F HOL S F NTH\", \"F HEL S F NTH\"");
        QCOMPARE(wordsOf(held, "England", "F NWY - NTH"), QStringList{"fails"});
        const QJsonObject answer = answered({"flip", "-", "--order", "F NWY - NTH", "--json"}, held);
        int number = 0, ofTwo = 0;
        for (const QJsonValue& flip : answer["flips"].toArray()) {
            if (number++ % 20 != 0) continue;
            QByteArray changed = held;
            for (const QJsonValue& change : flip["changes"].toArray())
                changed.replace('"' + change[0].toString().toUtf8() + '"',
                                '"' + change[1].toString().toUtf8() + '"');
            const QStringList words = flip["words"].toVariant().toStringList();
            QCOMPARE(wordsOf(changed, "England", "F NWY - NTH"), words);
            QVERIFY(words != QStringList{"fails"});
            ofTwo += flip["changes"].toArray().size() == 2 ? 1 : 0;
        }
        QVERIFY(ofTwo > 5);
    }

    void flipChangesOnlyWhatItMay()
    {
        const QStringList ask{"flip", "-", "--order", "F NWY - NTH", "--size", "1", "--json"};
        const QJsonObject all = answered(ask), german = answered(ask + QStringList{"--power", "germany"}),
                          clyde = answered(ask + QStringList{"--unit", "F CLY"}),
                          both = answered(ask + QStringList{"--unit", "CLY", "--unit", "F EDI"});
        QCOMPARE(clyde["found"].toInt(), 1);
        QVERIFY(both["found"].toInt() > 1 && both["found"].toInt() < all["found"].toInt());
        QVERIFY(german["found"].toInt() > 1 && german["found"].toInt() < all["found"].toInt());
        for (const QJsonValue& flip : german["flips"].toArray())
            QVERIFY(!flip["changes"][0][0].toString().startsWith("F EDI"));
    }

    void flipSpeaksInText()
    {
        const Run text = run({"flip", "-", "--order", "f nwy", "--size=1"}, northSea);
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.startsWith("England F NWY - NTH: succeeds\n"), qPrintable(text.out));
        QVERIFY(text.out.contains(
            "cuts the support from Edinburgh: 1 way\n  Germany F CLY - EDI (F CLY H): fails\n"));
        QVERIFY2(text.out.contains("one more support for the North Sea: 1 way\n"
                                   "  Germany F HOL S F NTH (no order): fails\n"),
                 qPrintable(text.out));
    }

    void flipReadsCasesOfEveryLibrary()
    {
        const QJsonObject betrayal =
            answered({"flip", "--case", "6.F.18", "--order", "F SKA - NTH", "--size", "1", "--json"});
        QCOMPARE(betrayal["now"].toVariant().toStringList(), QStringList{"fails"});
        const Run own = run({"flip", "--case", "1971.1", "--order", "nothing"});
        QVERIFY2(own.err.contains("there is no such order"), qPrintable(own.err));
        // The case's own rulebook holds if no other is asked for.
        const QStringList ask{"flip", "--case", "6.F.18", "--order", "F SKA - NTH", "--json"};
        QVERIFY(answered(ask)["found"].toInt() !=
                answered(ask + QStringList{"--rulebook", "1971"})["found"].toInt());
    }

    void compareAgreesWithEachRulebook_data()
    {
        QTest::addColumn<QString>("id");
        for (int number = 14; number <= 24; ++number)
            QTest::addRow("6.F.%d", number) << QString("6.F.%1").arg(number);
    }

    /// Each opinion of `compare` is what `datc` says under the rulebooks that it names.
    void compareAgreesWithEachRulebook()
    {
        QFETCH(QString, id);
        QMap<QString, QMap<QString, QString>> words; // by rulebook and order
        QString book;
        for (const QString& line :
             run({"datc", "--case", id, "--rulebook", "all", "--explain"}).out.split('\n')) {
            if (!line.startsWith(' ') && line.contains(": ")) book = line.section(": ", 0, 0);
            if (line.startsWith("    ") && line[4] != ' ')
                words[book][line.trimmed().section(": ", 0, 0)] = line.section(": ", 1);
        }
        QCOMPARE(words.size(), 10);
        QString order;
        QMap<QString, QString> told; // by rulebook, of this order
        const auto check = [&] {
            for (const QString& one : told.keys()) QCOMPARE(told[one], words[one][order]);
            if (!told.isEmpty()) QCOMPARE(told.size(), 10);
        };
        QStringList differing, open;
        const QString forNow = " for the time being";
        for (const QString& line : run({"compare", "--case", id}).out.split('\n')) {
            if (line.startsWith("      ") || line.startsWith("  (")) continue;
            if (line.startsWith("  ")) {
                if (line.contains(forNow)) open << order;
                for (const QString& one : line.section(": ", 1).split(' '))
                    if (!order.endsWith(", dislodged"))
                        told[one] = line.trimmed().section(": ", 0, 0).remove(forNow);
                continue;
            }
            check();
            told.clear();
            order = line;
            differing << order;
        }
        for (const QString& what : words["datc"].keys()) {
            QSet<QString> opinions;
            for (const auto& said : words) opinions.insert(said[what]);
            QCOMPARE(differing.contains(what), opinions.size() > 1 || open.contains(what));
        }
    }

    /// The first rulebook's clause does not stand for the others.
    void compareCitesEachRulebook()
    {
        const QString told = run({"compare", "--case", "6.G.19"}).out;
        QVERIFY2(told.contains("F Wes is not attacked. (1971 XII.3; Twenty Rules 14)"), qPrintable(told));
    }

    void adjudicateTellsTheSteps()
    {
        const Run steps = run({"adjudicate", "-", "--steps"}, northSea);
        QCOMPARE(steps.status, 0);
        QVERIFY2(steps.out.endsWith("Steps\n  Certain from the orders alone\n    F Edi S F Nwy-Nth is given\n"
                                    "  Follows from what is known\n"
                                    "    F Nwy-Nth succeeds, because F Edi S F Nwy-Nth is given\n"),
                 qPrintable(steps.out));
        QVERIFY(!run({"adjudicate", "-"}, northSea).out.contains("Steps"));
    }

    void casesFindsInAllLibraries()
    {
        const Run garrisons = run({"cases", "beleaguered", "garrison"});
        QCOMPARE(garrisons.status, 0);
        QVERIFY2(garrisons.out.contains(
                     "6.E.7  NO SELF DISLODGMENT WITH BELEAGUERED GARRISON  (beleaguered garrison"),
                 qPrintable(garrisons.out));
        QVERIFY(garrisons.out.contains("\n1971.") && garrisons.out.contains("\ncommittee."));
        QVERIFY(garrisons.out.endsWith(" cases\n"));
        QCOMPARE(run({"cases", "F", "TYS", "-", "ION"}).out, run({"cases", "order:\"F TYS - ION\""}).out);
        QCOMPARE(run({"cases", "6.F.18"}).out,
                 "6.F.18  BETRAYAL PARADOX  (convoy paradox, convoy)\n1 case\n");
        QCOMPARE(run({"cases", "zzz"}).out, "0 cases\n");
        const QJsonObject betrayal =
            QJsonDocument::fromJson(run({"cases", "6.F.18", "--json"}).out.toUtf8()).object();
        QCOMPARE(betrayal["id"].toString(), "6.F.18");
        QCOMPARE(betrayal["chapter"].toString(), "6.F");
        QVERIFY(betrayal["motifs"].toArray().contains("convoy paradox"));
        QVERIFY(betrayal["orders"].toArray().contains("F SKA - NTH"));
        QVERIFY(betrayal["unanswered"].toArray().contains("1971"));
    }

    void casesRunsThemAll()
    {
        const Run test = run({"cases", "--self-test"});
        QCOMPARE(test.status, 0);
        QVERIFY2(test.out.contains("datc under 2000: 176 passed, 0 failed\n"), qPrintable(test.out));
        QVERIFY(test.out.contains("alexander: 124 passed, 0 failed\n"));
        QVERIFY(run({"cases", "--motifs"}).out.contains("exchange by convoy: "));
    }

    void wrongQuestionsAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("message");
        QTest::addRow("no order") << QStringList{"flip", "-"} << 2 << "--order is missing";
        QTest::addRow("unknown order")
            << QStringList{"flip", "-", "--order", "A PAR H"} << 2 << "no such order";
        QTest::addRow("size") << QStringList{"flip", "-", "--order", "F NWY", "--size", "3"} << 2
                              << "expected 1 or 2";
        QTest::addRow("power") << QStringList{"flip", "-", "--order", "F NWY", "--power", "Utopia"} << 2
                               << "no such power";
        QTest::addRow("unit") << QStringList{"flip", "-", "--order", "F NWY", "--unit", "A PAR"} << 2
                              << "no such unit";
        QTest::addRow("case") << QStringList{"flip", "--case", "9", "--order", "F NWY"} << 2
                              << "there is no case \"9\"";
        QTest::addRow("both") << QStringList{"flip", "-", "--case", "6.F.18", "--order", "F NWY"} << 2
                              << "either a FILE or --case ID";
        QTest::addRow("query") << QStringList{"cases", "colour:red"} << 2
                               << "expected one of unit, order, motif";
        QTest::addRow("two wishes") << QStringList{"cases", "--motifs", "--self-test"} << 2
                                    << "expected only one of";
        QTest::addRow("winter") << QStringList{"flip", "--case", "6.I.1", "--order", "WAIVE"} << 3
                                << "expected a movement phase";
    }

    void wrongQuestionsAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, message);
        const Run refused = run(arguments, northSea);
        QCOMPARE(refused.status, status);
        QVERIFY2(refused.err.contains(message), qPrintable(refused.err));
        QVERIFY(refused.out.isEmpty());
    }
};

CHANCERY_SUITE(TestCliLab, QCoreApplication)

} // namespace chancery::tst_cli_lab

#include "tst_cli_lab.moc"
