// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli convert: between the forms of other programs; and what the other commands say of such files.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>

namespace chancery::tst_cli_convert {

namespace {

const QString sampleGame = QStringLiteral(CHANCERY_SOURCE_DIR "/resources/games/sample-1971.chancery");

const char* const twoCases =
    "VARIANT_ALL Standard\nCASE good\nPRESTATE\n Italy: A ven\nORDERS\n Italy: A ven-tri\n"
    "POSTSTATE_SAME\nEND\nCASE bad\nPRESTATE\n Autsria: A vie\nEND\n";

} // namespace

class TestCliConvert : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    QString made(const QString& name, const QByteArray& content)
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("not written");
        return file.fileName();
    }
    QByteArray content(const QString& name)
    {
        QFile file(folder_.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void theEndingOfTheNameChoosesTheForm()
    {
        const Run told = run({"convert", sampleGame, folder_.filePath("game.json")});
        QCOMPARE(told.status, 0);
        QVERIFY2(
            told.err.contains("left out, because this form cannot hold it: the rulebook and house rules"),
            qPrintable(told.err));
        QVERIFY(told.out.isEmpty());
        QVERIFY(content("game.json").startsWith("{\"id\": "));

        const Run back = run({"convert", folder_.filePath("game.json"), folder_.filePath("back.chancery")});
        QVERIFY2(back.status == 0 || back.status == 1, qPrintable(back.err)); // another rulebook may differ
        QVERIFY(content("back.chancery").contains("[[phase]]"));

        const Run centres = run({"convert", sampleGame, "-", "--to", "centres"});
        QCOMPARE(centres.status, 0);
        QVERIFY2(centres.out.startsWith("year,Austria,"), qPrintable(centres.out));
    }

    void onePhaseIsWritten()
    {
        const Run told = run({"convert", sampleGame, "-", "--to", "orders", "--phase", "S1901M"});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.out.contains("S1901M\n\nAustria:\n") && !told.out.contains("F1901M"),
                 qPrintable(told.out));
        QCOMPARE(run({"convert", sampleGame, "-", "--to", "orders", "--phase", "S1999M"}).status, 2);
    }

    void secretOrdersAreWrittenOnRequestOnly()
    {
        const QString game =
            made("open.chancery", "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\n"
                                  "orders = [{ power = \"Italy\", written = \"A VEN - TRI\" }]\n"
                                  "[phase.units]\nItaly = [\"A VEN\"]\n");
        const Run secret = run({"convert", game, "-", "--to", "orders"});
        QCOMPARE(secret.status, 0);
        QVERIFY(!secret.out.contains("VEN"));
        QVERIFY2(secret.err.contains("the orders of S1901M are not resolved and were left out; --unrevealed"),
                 qPrintable(secret.err));
        const Run open = run({"convert", game, "-", "--to", "orders", "--unrevealed"});
        QVERIFY(open.out.contains("Italy:\nA VEN - TRI\n") && open.err.isEmpty());
    }

    void whatNoGameHasIsTold()
    {
        const QString game = made("messages.json", R"({"id": "x", "map": "standard", "phases": [{"name": )"
                                                   R"("S1901M", "state": {"units": {"ITALY": ["A VEN"]}}, )"
                                                   R"("messages": [{"message": "hi"}]}]})");
        const Run told = run({"convert", game, "-", "--to", "diplomacy"});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.err.contains("left out, because no game of Chancery has it: messages\n"),
                 qPrintable(told.err));
    }

    void casesBecomeGamesAndBack()
    {
        const Run told = run({"convert", made("two.txt", twoCases), folder_.filePath("games.jsonl")});
        QCOMPARE(told.status, 3); // for the bad one
        QVERIFY2(told.err.contains(
                     "two.txt:11:1: “Autsria” is not a power on this map; expected “Austria”, perhaps"),
                 qPrintable(told.err));
        QCOMPARE(content("games.jsonl").count('\n'), 1);
        const Run back =
            run({"convert", folder_.filePath("games.jsonl"), "-", "--to", "case", "--phase", "S1901M"});
        QCOMPARE(back.status, 0);
        QVERIFY2(back.out.contains("\tItaly: A ven-tri\n") || back.out.contains("\tItaly: A VEN - TRI\n"),
                 qPrintable(back.out));
    }

    void ofSeveralGamesOneIsChosenByNumber()
    {
        QCOMPARE(run({"convert", sampleGame, folder_.filePath("one.json")}).status, 0);
        const QString lines = made("lines.jsonl", content("one.json") + content("one.json"));
        QCOMPARE(run({"convert", lines, "-", "--to", "dfen"}).out.count(u'\n'), 2);
        const Run many = run({"convert", lines, "-", "--to", "centres"});
        QCOMPARE(many.status, 2);
        QVERIFY2(many.err.contains("has 2 games, and this form holds one; choose it with --game"),
                 qPrintable(many.err));
        QVERIFY(run({"convert", lines, "-", "--to", "centres", "--game", "2"}).out.startsWith("year"));
        const Run none = run({"convert", lines, "-", "--to", "centres", "--game", "3"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("--game 3: ") && none.err.contains("has only 2 games or cases"),
                 qPrintable(none.err));
        const Run bad = run({"convert",
                             made("numbered.txt", QByteArray(twoCases)
                                                      .replace("Italy: A ven\n", "Itlay: A ven\n")
                                                      .replace("Autsria", "Austria")),
                             "-", "--to", "dfen", "--game", "2"});
        QVERIFY2(bad.status == 0 && bad.out.contains("Avie"),
                 qPrintable(bad.out + bad.err)); // the window's second
        const Run replayed = run({"replay", lines});
        QCOMPARE(replayed.out.count("phases replayed"), 2);
        QVERIFY(run({"adjudicate", lines}).err.contains("has 2 games; read is the first"));
    }

    void aWrongCommandLineIsRefused()
    {
        QCOMPARE(run({"convert", sampleGame, "nothing"}).status, 2);
        QCOMPARE(run({"convert", sampleGame, "-", "--to", "word"}).status, 2);
        QCOMPARE(run({"convert", sampleGame, sampleGame}).status, 2);
        QCOMPARE(run({"convert", sampleGame}).status, 2);
        QCOMPARE(run({"convert", sampleGame, folder_.filePath("no/x.json")}).status, 4);
        QCOMPARE(run({"convert", folder_.filePath("none"), "-", "--to", "dfen"}).status, 3);
        QVERIFY(run({"convert", "--help"}).out.contains("tournament"));
    }

    void whatIsKnownAndCannotBeReadIsNamed()
    {
        const Run told = run({"adjudicate", made("old.jdip", "\x1f\x8b\x08")});
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains("This is a saved game of jDip (.jdip)"), qPrintable(told.err));
    }

    void whatIsNotReadOfATextIsTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("told");
        QTest::newRow("an order") << QByteArray("Italy: A Ven H\nA Rom - Xyz\n") << 3
                                  << "Italy: “A Rom - Xyz” could not be read";
        QTest::newRow("a correction")
            << QByteArray("France: A Par - Burgandi\n") << 5 << "“Burgandi” was read as Burgundy (BUR)";
        QTest::newRow("a label") << QByteArray("Italy: A Ven H\nBob: A Par-Bur\n") << 3
                                 << "“Bob: A Par-Bur” does not say whose unit it is";
        QTest::newRow("a draft") << QByteArray("Italy: A Ven H\nFrance (draft): A Par-Bur\n") << 3
                                 << "“France (draft): A Par-Bur” could not be read";
        QTest::newRow("orders below a line of DFEN")
            << QByteArray("1902fm/Fapar,Gamun/Fpar,Gmun/-\nFrance: A par - bur\nGermany: A mun - xyz\n") << 3
            << "“xyz” is not a province";
        QTest::newRow("nothing") << QByteArray("Italy: A Ven H\n") << 0 << "";
    }
    void whatIsNotReadOfATextIsTold()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, status);
        QFETCH(QString, told);
        const Run answer = run({"adjudicate", "-"}, text);
        QCOMPARE(answer.status, status);
        QVERIFY2(told.isEmpty() ? answer.err.isEmpty() : answer.err.contains(told), qPrintable(answer.err));
    }

    void aTextWithALineThatIsNotReadIsConvertedAndToldSo()
    {
        const Run told = run(
            {"convert", made("slip.txt", "Austria: A Vie-Gal\nItaly: A Ven-Piee\n"), "-", "--to", "case"});
        QCOMPARE(told.status, 3);
        QVERIFY(told.out.contains("A Ven-Piee"));
        QVERIFY2(told.err.contains("Italy: “A Ven-Piee” could not be read: column 7"), qPrintable(told.err));
    }

    /// Nobody says whose centres are whose between a Fall and a Spring.
    void phasesThatAreLeftOutAreTold()
    {
        const QByteArray text = "S1901M\n\nFrance:\nA PAR - BUR\n\nF1901M\n\nFrance:\nA BUR - MUN\n\n"
                                "S1902M\n\nFrance:\nA MUN - BER\n";
        const Run told = run({"convert", made("years.txt", text), "-", "--to", "orders"});
        QVERIFY(!told.out.contains("A PAR - BUR"));
        QVERIFY2(told.err.contains("the phases from S1901M to the one before S1902M were left out"),
                 qPrintable(told.err));
    }

    /// A Winter's orders behind those of a Fall of which nobody says whose centres are whose.
    void ordersThatBecomeANoteAreTold()
    {
        const QByteArray text =
            "Fall 1901\nAustria: A Ser-Gre, A Vie H\n\nWinter 1901\nAustria: build A Bud\n";
        const Run told = run({"convert", made("winter.txt", text), "-", "--to", "orders"});
        QCOMPARE(told.status, 1);
        QVERIFY2(told.err.contains("build A Bud” became a note"), qPrintable(told.err));
    }

    void eachLineOfJsonIsAPhase()
    {
        const QString game = QStringLiteral(CHANCERY_SOURCE_DIR "/tests/data/games/game_1.jsonl");
        const QString all = run({"adjudicate", game}).out;
        QVERIFY(all.startsWith("S1901M\n") || all.contains("\nS1901M\n"));
        QVERIFY(all.contains("\nF1909M\n"));
    }

    void oneBadCaseLeavesTheOthers()
    {
        const Run told = run({"adjudicate", "-"}, twoCases);
        QCOMPARE(told.status, 3);
        QVERIFY2(told.out.startsWith("good\nS1901M\n"), qPrintable(told.out));
        QVERIFY(told.err.contains("“Autsria” is not a power on this map"));
        const Run good =
            run({"adjudicate", "-"}, QByteArray(twoCases).left(QByteArray(twoCases).indexOf("CASE bad")));
        QCOMPARE(good.status, 1); // A ven has moved
        QVERIFY2(
            good.out.contains("1 given, 1 differs\n  After this phase we have A Tri (Italy), they do not."),
            qPrintable(good.out));
    }
};

CHANCERY_SUITE(TestCliConvert, QCoreApplication)

} // namespace chancery::tst_cli_convert

#include "tst_cli_convert.moc"
