// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli about rules: the case libraries, the rulebooks, and what they leave open.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QRegularExpression>

namespace chancery::tst_cli_rules {

class TestCliRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void datcPassesAllCases()
    {
        const Run told = run({"datc"});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.endsWith("\n176 passed, 0 failed\n"), qPrintable(told.out.right(2000)));
        QCOMPARE(told.out.count('\n'), 177);
    }

    void datcExplainsOneCase()
    {
        const Run told = run({"datc", "--case", "6.F.14", "--explain"});
        QCOMPARE(told.status, 0);
        QVERIFY(told.out.startsWith("6.F.14  passed  "));
        QVERIFY2(told.out.contains("(DATC 4.A.2)."), qPrintable(told.out));
        QVERIFY2(told.out.contains(
                     "A Bre-Lon would cut the support of F Lon; that support decides F Wal-Eng; "
                     "F Wal-Eng would dislodge F Eng; F Eng convoys A Bre-Lon. Settled by DATC 4.A.2 ("),
                 qPrintable(told.out));
        QVERIFY(told.out.endsWith("\n1 passed, 0 failed\n"));
    }

    /// The retreats of a case are explained as retreats, from the board after its moves.
    void datcExplainsRetreatsByTheirClauses()
    {
        const Run told = run({"datc", "--rulebook", "alexander", "--case", "6.H.2", "--explain"});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.contains("does not belong to this phase (Alexander III.4)."), qPrintable(told.out));
        QVERIFY2(!told.out.contains("(Alexander III.3.a)"), qPrintable(told.out));
    }

    void rulebooksAreListed()
    {
        const QString all = run({"rulebooks"}).out;
        QCOMPARE(all.count('\n'), 10);
        QVERIFY(all.contains("\nalexander "));
        QVERIFY(all.contains("Diplomacy, 2023 edition (Renegade)\n"));
        const Run one = run({"rulebooks", "datc"});
        QCOMPARE(one.status, 0);
        QVERIFY(one.out.contains(QRegularExpression("paradox +szykman +4.A.2 ")));
        QCOMPARE(run({"rulebooks", "--diff", "datc", "datc"}).out,
                 QString("datc and datc agree on every option\n"));
        const QString diff = run({"rulebooks", "--diff", "1971", "alexander"}).out;
        QVERIFY(diff.contains(
            QRegularExpression("paradox: .*\n  1971 +1971 +XII.5 .*\n  alexander +alexander +IV.5.f ")));
        QVERIFY(!diff.contains("coast_missing_two_possible"));
        QCOMPARE(run({"rulebooks", "home"}).status, 2);
    }

    void clausesAreTold()
    {
        QCOMPARE(run({"clause"}).out.count('\n'), 10);
        QVERIFY(run({"clause", "twenty"}).out.contains("\n6.c.2  "));
        const Run one = run({"clause", "1971", "XII.4"});
        QCOMPARE(one.status, 0);
        QVERIFY2(one.out.startsWith("1971 XII.4: Several convoy routes\n\n"), qPrintable(one.out));
        for (const char* told : {"As the program plays it:\nAny permitted route counts, as printed.",
                                 "A convoy with several routes:\n", "\n  DATC 4.A.1", "\n  1971.12  "})
            QVERIFY2(one.out.contains(told), told);
        QCOMPARE(run({"clause", "1971 XII.4"}).out, one.out); // as it is cited
        QCOMPARE(run({"clause", "Twenty Rules 14"}).out, run({"clause", "twenty", "14"}).out);
        QVERIFY(run({"clause", "Alexander IV.7.a"}).out.startsWith("Alexander IV.7.a: "));
        QVERIFY(run({"clause", "committee", "rule", "17"}).out.startsWith("Committee rule 17: "));
        QVERIFY(run({"clause", "datc", "6.F.14"}).out.endsWith("Cases:\n  6.F.14  SIMPLE CONVOY PARADOX\n"));
        const QString head = run({"clause", "datc", "6.E.15"}).out;
        QVERIFY2(head.contains("\nOrders and results:\n    England F HOL S A RUH - KIE: given\n        ") &&
                     head.contains("    France A KIE - BER: fails\n") &&
                     head.contains("\nNo option changes these results.\n"),
                 qPrintable(head));
        const QString routes = run({"clause", "datc", "6.G.6"}).out;
        QVERIFY2(routes.contains("\nOptions that change them:\n"), qPrintable(routes));
        QVERIFY(run({"clause", "2000", "page 16"}).out.contains("(we do not have its text"));
        const QString german = run({"clause", "1971", "XII.4", "--language", "de"}).out;
        for (const char* told : {"Mehrere Konvoiwege\n", "\nWie das Programm es spielt:\n", "\nFälle:\n",
                                 "\nDasselbe in anderen Regelwerken:\n"})
            QVERIFY2(german.contains(told), told);
        const QString paradox = run({"clause", "datc", "6.F.14", "--language", "de"}).out;
        for (const char* told : {"\nBefehle und Ergebnisse:\n    England F LON S F WAL - ENG: gilt\n",
                                 "\nOptionen, die sie ändern:\n", ": F WAL - ENG scheitert"})
            QVERIFY2(paradox.contains(told), told);
        QCOMPARE(run({"clause", "1972"}).status, 2);
        QCOMPARE(run({"clause", "1971", "XX"}).status, 2);
        QCOMPARE(run({"clause", "1971", "X", "--language", "xx"}).status, 2);
    }

    void rulebooksAreCompared()
    {
        QCOMPARE(run({"compare", "--case", "6.F.14"}).out,
                 QString("6.F.14  SIMPLE CONVOY PARADOX\nThe rulebooks agree.\n"));
        const QString betrayal = run({"compare", "--case", "6.F.18"}).out;
        QVERIFY(betrayal.contains("2000 has no answer to this paradox: no resolution is consistent (2000 "
                                  "page 16); applied instead: szykman\n"));
        QVERIFY(!betrayal.contains("1982 has no answer"));
        QVERIFY(betrayal.contains(
            "England A LON - BEL\n  fails for the time being: 1971 2000 2023 2025ee committee\n"));
        QVERIFY(betrayal.contains("  fails: datc dptg\n"));
        QVERIFY(betrayal.contains("  fails: twenty\n"));
        QVERIFY(betrayal.contains("  succeeds: 1982 alexander\n"));
        const QString retreats = run({"compare", "--case", "6.H.11"}).out;
        QVERIFY(retreats.contains("  may retreat to GAS, PIE, SPA: 2023 2025ee datc\n"));
        const QString removals = run({"compare", "--case", "6.J.12"}).out;
        QVERIFY2(removals.contains("Italy, by rule\n"), qPrintable(removals));
        QVERIFY2(removals.contains(QRegularExpression("loses A TUS: .*datc")), qPrintable(removals));
        QVERIFY2(removals.contains(QRegularExpression("loses A WAR: 1971 1982 2000")), qPrintable(removals));
        QVERIFY2(removals.contains("loses A TUS for the time being: twenty\n"), qPrintable(removals));
        for (const char* cited : {"twenty lets the players choose the units to remove (Twenty Rules 19.e)\n",
                                  ", the nearest home centre of its power. ", "(1971 XIV.4; DATC 4.D.8)\n",
                                  "(Alexander III.5.h)\n", "(Twenty Rules 19.e)\n"})
            QVERIFY2(removals.contains(cited), qPrintable(removals));
        const QString lost = run({"datc", "--case", "6.J.12", "--explain"}).out;
        QVERIFY2(lost.contains("    Italy D A TUS: disbanded by rule\n"), qPrintable(lost));
        const Run changed = run({"compare", "--case", "6.F.18", "--set", "paradox=szykman"});
        QVERIFY2(!changed.out.contains("no answer"), qPrintable(changed.out));
    }

    void buildsWithoutOwnersSayWhy()
    {
        const QByteArray winter = "phase = \"W1901A\"\n[units]\nAustria = [\"A BUD\"]\n"
                                  "[orders]\nItaly = [\"B A ROM\", \"WAIVE\"]\n";
        const QString plain = run({"adjudicate", "-", "--explain=plain"}, winter).out;
        QCOMPARE(plain.count("      The position does not say who owns supply centres.\n"), 2);
        const QString judged = run({"adjudicate", "-", "--explain"}, winter).out;
        for (const char* said : {"build in Rome: the position does not say who owns supply centres (",
                                 "no build to waive: the position does not say who owns supply centres ("})
            QVERIFY2(judged.contains(said), qPrintable(judged));
    }

    void casesRunUnderEveryRulebook()
    {
        const Run all = run({"datc", "--rulebook", "all"});
        QCOMPARE(all.status, 0);
        QCOMPARE(all.out.count(" passed, 0 failed\n"), 10);
        QVERIFY(all.out.contains("2 not applicable to this rulebook\n174 passed, 0 failed\n"));
        const Run changed =
            run({"datc", "--set", "illegal_order=holds", "--set", "paradox=1982", "--case", "6.F.16"});
        QVERIFY2(changed.out.endsWith("\n1 passed, 0 failed\n"), qPrintable(changed.out));
    }

    void fallbackIsNamed()
    {
        const QByteArray position =
            R"({"id":1,"phase":"S1901M","units":{"England":["F NTH","A LON","F ENG"],"France":["F BEL"],"Germany":["F HEL","F SKA"]},"orders":{"England":["F NTH C A LON - BEL","A LON - BEL","F ENG S A LON - BEL"],"France":["F BEL S F NTH"],"Germany":["F HEL S F SKA - NTH","F SKA - NTH"]}})";
        QVERIFY(!object(run({"batch"}, position).out).contains("ruling"));
        QCOMPARE(object(run({"batch", "--rulebook", "2000"}, position).out)["ruling"].toString(),
                 QString("szykman"));
        const Run asked = run({"batch", "--rulebook", "2000", "--set", "paradox_unanswered=ask"}, position);
        QCOMPARE(object(asked.out)["ruling"].toString(), QString("ask"));
        // Nothing is consistent here, so there is no second resolution to take.
        const Run second =
            run({"batch", "--rulebook", "2000", "--set", "paradox_unanswered=answer_2"}, position);
        QCOMPARE(object(second.out)["ruling"].toString(), QString("szykman"));
    }

    void whatIsNotKnownIsRefusedEverywhere_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const std::vector<QStringList> takeChanges{{"adjudicate", "/dev/null"},
                                                   {"batch", "/dev/null"},
                                                   {"datc", "--case", "6.A.1"},
                                                   {"datc", "--rulebook", "all", "--case", "6.A.1"},
                                                   {"compare", "--case", "6.F.14"}};
        const std::vector<std::pair<QStringList, QString>> wrong{
            {{"--set", "colour=red"}, "colour"},
            {{"--set=colour=red"}, "colour"},
            {{"--set", "paradox=maybe"}, "maybe"},
            {{"--set", "paradox="}, "paradox"},
            {{"--set", "paradox"}, "“paradox”"},
            {{"--set", "=szykman"}, "=szykman"},
            {{"--set", ""}, "OPTION=VALUE"},
            {{"--set", "paradox=1971=1982"}, "1971=1982"},
            {{"--set", "Paradox=1971"}, "Paradox"},
            {{"--set", "paradox=1971", "--set", "paradox=1982"}, "paradox=1982"},
            {{"--set", "paradox=1971", "--set", "scoring=alexander", "--set", "paradox=1982"},
             "paradox=1982"}};
        for (const QStringList& command : takeChanges)
            for (const auto& [words, named] : wrong)
                QTest::addRow("%s", qPrintable((command + words).join(' '))) << command + words << named;
        for (const char* command : {"adjudicate", "batch", "datc", "rulebooks", "compare", "parse", "replay",
                                    "check-map", "render", "show"})
            QTest::addRow("%s --language", command)
                << QStringList{command, "--language", "xx"} << "--language";
        for (const char* command : {"rulebooks", "parse", "replay", "check-map", "render", "show"})
            QTest::addRow("%s --set", command) << QStringList{command, "--set", "paradox=1971"} << "--set";
    }

    void whatIsNotKnownIsRefusedEverywhere()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Run refused = run(arguments);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(named), qPrintable(refused.err));
        QVERIFY(refused.out.isEmpty());
    }

    void whatIsSetTwiceAlikeIsTaken()
    {
        QCOMPARE(run({"datc", "--case", "6.A.1", "--set", "paradox=1971", "--set", "paradox=1971"}).status,
                 0);
    }

    void everyRulebookIsChanged()
    {
        const QStringList all{"datc", "--rulebook", "all", "--case", "6.F.14", "--explain"};
        const Run plain = run(all), changed = run(all + QStringList{"--set", "paradox=all_hold"});
        QCOMPARE(plain.status, 0);
        QCOMPARE(changed.status, 1); // no rulebook gives this result
        QVERIFY2(!plain.out.contains("(house rule") &&
                     changed.out.count("(house rule “A convoyed army") >= 10,
                 qPrintable(changed.out));
    }

    /// DATC 6.F.22, which the 1971 rules leave open.
    void adjudicateIsNeverSilentAboutAnOpenParadox()
    {
        const QByteArray open =
            "phase = \"S1901M\"\n[units]\n"
            "England = [\"F EDI\", \"F LON\"]\nFrance = [\"A BRE\", \"F ENG\"]\n"
            "Germany = [\"F BEL\", \"F PIC\"]\nRussia = [\"A NWY\", \"F NTH\"]\n[orders]\n"
            "England = [\"F EDI - NTH\", \"F LON S F EDI - NTH\"]\n"
            "France = [\"A BRE - LON\", \"F ENG C A BRE - LON\"]\n"
            "Germany = [\"F BEL S F PIC - ENG\", \"F PIC - ENG\"]\n"
            "Russia = [\"A NWY - BEL\", \"F NTH C A NWY - BEL\"]\n";
        const Run told = run({"adjudicate", "--rulebook=1971", "-"}, open);
        QVERIFY2(told.out.contains("1971 XII.5 leaves several answers: 2 results"), qPrintable(told.out));
        QVERIFY(told.out.contains("Applied instead: Szykman's rule"));
        QVERIFY(!run({"adjudicate", "--rulebook=datc", "-"}, open).out.contains("Paradoxes"));
    }
};

CHANCERY_SUITE(TestCliRules, QCoreApplication)

} // namespace chancery::tst_cli_rules

#include "tst_cli_rules.moc"
