// SPDX-License-Identifier: GPL-3.0-or-later
// What chancery-cli reads: plain files of a bounded size, and nothing else by a name; and that results in
// them are compared.
#include "tests/support/cli_run.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>

#include <functional>

namespace chancery::tst_cli_inputs {

class TestCliInputs : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

private Q_SLOTS:
    /// A pipe or a device may never end, or never begin.
    void onlyPlainFilesAreRead_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("input");
        for (const char* input : {"pipe", "/dev/zero", "/dev/stdin"})
            for (const QStringList& command :
                 std::vector<QStringList>{{"adjudicate"},
                                          {"batch"},
                                          {"compare"},
                                          {"replay"},
                                          {"check-map"},
                                          {"flip", "--order", "A VIE H"},
                                          {"parse", "--power", "Austria", "--position"},
                                          {"show", "--captions"},
                                          {"render", "--out", "x.png"}})
                QTest::addRow("%s %s", qPrintable(command.first()), input) << command << QString(input);
    }

    void onlyPlainFilesAreRead()
    {
        QFETCH(QStringList, command);
        QFETCH(QString, input);
        const QString pipe = folder_.filePath("pipe");
        QFile::remove(pipe);
        chancery::makePipe(pipe);
        const Run told = run(command + QStringList{input == "pipe" ? pipe : input});
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains(
                     "this is a pipe or a device; expected a file, or - to read from standard input"),
                 qPrintable(told.err));
    }

    /// Of a map, too, whose name alone is given.
    void whatIsInThePlaceOfAMapIsSaid_data()
    {
        QTest::addColumn<std::function<void(const QString&)>>("put");
        QTest::addColumn<QString>("said");
        using Put = std::function<void(const QString&)>;
        QTest::newRow("nothing") << Put([](const QString&) {}) << "there is no map \"mine\"";
        QTest::newRow("pipe") << Put(chancery::makePipe) << "mine.toml: this is a pipe or a device";
        QTest::newRow("folder") << Put([](const QString& path) { QVERIFY(QDir().mkpath(path)); })
                                << "mine.toml: This is a folder";
        QTest::newRow("link to nothing") << Put([](const QString& path) { chancery::makeLink("gone", path); })
                                         << "mine.toml: This is a link";
    }

    void whatIsInThePlaceOfAMapIsSaid()
    {
        QFETCH(std::function<void(const QString&)>, put);
        QFETCH(QString, said);
        const QTemporaryDir data;
        QVERIFY(QDir().mkpath(data.filePath("chancery/maps")));
        put(data.filePath("chancery/maps/mine.toml"));
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
        const Run told = run({"adjudicate", "-"}, "map = \"mine\"\nphase = \"S1901M\"\n");
        before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains(said), qPrintable(told.err));
    }

    void aFileThatIsTooLargeIsNotRead()
    {
        const QString large = folder_.filePath("large");
        chancery::makeHollowFile(large, (qint64(64) << 20) + 1);
        const Run told = run({"adjudicate", large});
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains("large: the file is too large; expected at most 64 MiB"),
                 qPrintable(told.err));
    }

    /// A pipe pauses whenever its writer does. What was read until then is not all that there is.
    void standardInputIsReadToItsEnd_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QString>("told");
        const QByteArray position =
            "phase = \"S1901M\"\n[units]\nAustria = [\"A VIE\"]\nItaly = [\"A VEN\"]\n"
            "[orders]\nAustria = [\"A VIE - TYR\"]\n";
        const QByteArray bounce = "Italy = [\"A VEN - TYR\"]\n";
        QTest::addRow("adjudicate") << QStringList{"adjudicate", "-"} << position << bounce << "A VEN - TYR";
        QTest::addRow("batch") << QStringList{"batch"} << QByteArray("{}\n")
                               << QByteArray("{\"id\": \"last\"}\n") << "last";
        QTest::addRow("parse") << QStringList{"parse", "--power", "Austria"} << QByteArray("A BUD - SER\n")
                               << QByteArray("A VIE - GAL\n") << "A VIE - GAL";
    }

    void standardInputIsReadToItsEnd()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, rest);
        QFETCH(QString, told);
        const QString pipe = folder_.filePath("paused");
        QFile::remove(pipe);
        chancery::makePipe(pipe);
        QFile writer(pipe);
        QVERIFY(writer.open(QIODevice::ReadWrite | QIODevice::Unbuffered)); // which waits for no reader
        QProcess process;
        process.setStandardInputFile(pipe);
        process.start(QStringLiteral(CHANCERY_CLI), command);
        QCOMPARE(writer.write(first), first.size());
        QTRY_COMPARE(chancery::bytesIn(writer), 0); // the program has read them
        QCOMPARE(writer.write(rest), rest.size());
        QTRY_COMPARE(chancery::bytesIn(writer), 0);
        writer.close();
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.readAllStandardOutput().contains(told.toUtf8()), qPrintable(told));
    }

    void adjudicateComparesWhatIsGiven()
    {
        const char* text =
            "VARIANT_ALL Standard\nCASE one\nPRESTATE\n France: A bur\n Germany: A mun\nORDERS\n"
            " France: A bur - mun (success)\n Germany: A mun H\nPOSTSTATE\n France: A bur\n"
            " Germany: A mun\nEND\n";
        const QString said = "A Bur-Mun (France): they say “success”, we say “fails”.";
        const Run told = run({"adjudicate", "-"}, text);
        QVERIFY2(told.out.contains("3 given, 1 differs\n  " + said), qPrintable(told.out));
        QVERIFY(told.out.contains("Theirs would be right by none of the rulebooks.\n"));
        QCOMPARE(told.status, 1);
        const Run json = run({"adjudicate", "--format", "json", "-"}, text);
        QVERIFY2(json.out.contains("\"said\":{\"compared\":3,\"otherwise\":[{\"claim\":\"" + said),
                 qPrintable(json.out));
        QCOMPARE(json.status, 1);
    }

    /// Where an order is lost no rulebook is blamed for what may follow from that.
    void aLostLineMayBeTheCause()
    {
        const Run told = run({"adjudicate", "-"}, "France: A Bur-Mun (success)\nGermany: A Mun-Xyz\n"
                                                  "Austria: A Boh-Mun\n");
        QVERIFY2(told.out.contains("A line of the text could not be read; it may be the cause.\n"),
                 qPrintable(told.out + told.err));
        QVERIFY(!told.out.contains("by none of the rulebooks"));
        QCOMPARE(told.status, 3);
    }

    /// A text often has an order and, below, the one that takes its place.
    void twoOrdersForAUnitAreTold()
    {
        const Run told =
            run({"adjudicate", "-"}, "Austria: A Vie-Tyr\nItaly: A Ven H\nAustria (revised): A Vie-Gal\n");
        QVERIFY2(told.err.contains("“A Vie-Gal” is a second order for A VIE"), qPrintable(told.err));
        QCOMPARE(told.status, 5);
    }

    /// The same order twice counts once: the second is no illegal order, in words. The codes stay.
    void theSameOrderTwiceIsNotCalledIllegal()
    {
        const QByteArray position = "map = \"standard\"\nphase = \"S1901M\"\n[units]\nFrance = [\"A PAR\"]\n"
                                    "[orders]\nFrance = [\"A PAR - BUR\", \"A PAR-BUR\"]\n";
        const Run told = run({"adjudicate", "-", "--explain=plain"}, position);
        QVERIFY2(told.out.contains("does not count\n      The same order is there twice; it counts once.\n"),
                 qPrintable(told.out));
        QVERIFY2(!told.out.contains("illegal"), qPrintable(told.out));
        const Run coded = run({"adjudicate", "-", "--format", "json"}, position);
        QVERIFY2(coded.out.contains("[\"A PAR - BUR\",[\"illegal\"]]"), qPrintable(coded.out));
    }

    void whatAPoststateGivesIsToldOnce()
    {
        const QByteArray begin = "CASE one\nPRESTATE\n France: A bur\n Germany: A mun\nORDERS\n"
                                 " Germany: A mun - ruh\n";
        const Run told =
            run({"adjudicate", "-"}, begin + "POSTSTATE\n France: A bur\n Germany: A mun\nEND\n");
        QCOMPARE(told.status, 1);
        QCOMPARE(told.err, QString());
        QVERIFY2(told.out.contains("2 given, 1 differs\n"), qPrintable(told.out));
        const Run faulty = run({"adjudicate", "-"}, begin + "POSTSTATE\n Utopia: A bur\nEND\n");
        QCOMPARE(faulty.status, 1);
        QVERIFY2(faulty.err.contains("one: standard input:8:1: “Utopia”"), qPrintable(faulty.err));
        QVERIFY2(!faulty.out.contains("given"), qPrintable(faulty.out));
    }
};

CHANCERY_SUITE(TestCliInputs, QCoreApplication)

} // namespace chancery::tst_cli_inputs

#include "tst_cli_inputs.moc"
