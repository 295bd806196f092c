// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli whose output goes nowhere: every command says so, so that no script takes half an answer for a
// whole one.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QRegularExpression>

#include <fcntl.h>
#include <unistd.h>

namespace chancery::tst_cli_output {

namespace {

const QString source = QStringLiteral(CHANCERY_SOURCE_DIR);
const QString sample = source + "/resources/games/sample-1971.chancery";
const QByteArray line = "{\"phase\":\"S1901M\",\"units\":{\"Austria\":[\"A VIE\"]}}\n";

/// Where the output goes.
enum class Into { FullDisk, ClosedPipe };

/// Runs a program with its standard output in a place that takes nothing.
Run runInto(Into into, const QString& program, const QStringList& arguments, const QByteArray& input = {})
{
    int place = -1, ends[2] = {-1, -1};
    if (into == Into::FullDisk) {
        place = open("/dev/full", O_WRONLY | O_CLOEXEC);
    } else if (pipe2(ends, O_CLOEXEC) == 0) {
        place = ends[1];
        close(ends[0]);
    }
    if (place < 0) qFatal("no such place");
    QProcess process;
    process.setChildProcessModifier([place] { dup2(place, STDOUT_FILENO); });
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(120000);
    close(place);
    if (!ended) return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
            {},
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class TestCliOutput : public QObject, FilesInAFolder
{
    Q_OBJECT

    /// Everything that prints; with the input that it reads.
    void addCommands()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        const QString position =
            fileWith("position.toml", "map = \"standard\"\nphase = \"S1901M\"\n[units]\n"
                                      "Austria = [\"A VIE\"]\n[orders]\nAustria = [\"A VIE H\"]\n");
        const auto row = [](const char* name, const QStringList& arguments, const QByteArray& input = {}) {
            QTest::newRow(name) << arguments << input;
        };
        row("help", {"--help"});
        row("version", {"--version"});
        row("help of a command", {"datc", "--help"});
        row("help of a command that draws", {"render", "--help"});
        row("adjudicate", {"adjudicate", position});
        row("adjudicate --format json", {"adjudicate", position, "--format", "json"});
        row("batch", {"batch"}, line);
        row("cases", {"cases", "6.A.1"});
        row("cases --motifs", {"cases", "--motifs"});
        row("compare", {"compare", position});
        row("datc", {"datc", "--case", "6.A.1"});
        row("flip", {"flip", position, "--order", "A VIE H"});
        row("parse", {"parse", "--power", "Austria"}, "A Vie H\n");
        row("replay", {"replay", sample});
        row("rulebooks", {"rulebooks"});
        row("check-map", {"check-map", source + "/maps/standard.toml"});
        row("show --captions", {"show", "--case", "6.A.1", "--captions"});
        // What else is wrong does not hide it: the answer before the fault is lost.
        row("a line that is too long", {"batch"}, line + QByteArray((16 << 20) + 1, 'x'));
    }

private Q_SLOTS:
    /// Else the system may complain of its own beside the commands.
    void initTestCase() { qputenv("XDG_RUNTIME_DIR", folder_.path().toUtf8()); }

    void aFullDiskIsTold_data() { addCommands(); }
    void aFullDiskIsTold()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        const Run told = runInto(Into::FullDisk, QStringLiteral(CHANCERY_CLI), arguments, input);
        QCOMPARE(told.status, 4);
        QVERIFY2(told.err.contains("chancery-cli: the output cannot be written: No space left on device\n"),
                 qPrintable(told.err));
    }

    /// As `head` closes it, which needs no message.
    void aClosedPipeIsNoNews_data() { addCommands(); }
    void aClosedPipeIsNoNews()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        const Run told = runInto(Into::ClosedPipe, QStringLiteral(CHANCERY_CLI), arguments, input);
        QCOMPARE(told.status, 4);
        static const QRegularExpression fault("^chancery-cli: .*too long.*\n");
        QCOMPARE(QString(told.err).remove(fault), QString());
    }

    /// Else a script would wait for an answer that is never read.
    void batchEndsWhenNobodyReads()
    {
        QProcess process;
        process.start(
            "sh", {"-c", "yes '" + QString(line).trimmed() + "' | \"$0\" batch | head -n 1", CHANCERY_CLI});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput().count('\n'), 1);
        QVERIFY(!process.readAllStandardError().contains("chancery"));
    }

    void theBoardTellsItToo_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("help") << "--help";
        QTest::newRow("version") << "--version";
    }
    void theBoardTellsItToo()
    {
        QFETCH(QString, option);
        const QString board = QFileInfo(QStringLiteral(CHANCERY_CLI)).path() + "/chancery";
        const Run full = runInto(Into::FullDisk, board, {"-platform", "offscreen", option});
        QCOMPARE(full.status, 4);
        QVERIFY2(full.err.contains("the output cannot be written: No space left on device"),
                 qPrintable(full.err));
        const Run closed = runInto(Into::ClosedPipe, board, {"-platform", "offscreen", option});
        QCOMPARE(closed.status, 4);
        QVERIFY2(!closed.err.contains("chancery"), qPrintable(closed.err));
    }

    void filesThatCannotBeWrittenAreOutputToo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString noFolder = fileWith("file", "in the way") + "/sub";
        QTest::newRow("a picture") << QStringList{"render", sample,  "--size",
                                                  "64x40",  "--out", "/nowhere/x.png"};
        QTest::newRow("a picture of a map") << QStringList{
            "render", "--map", "standard", "--size", "64x40", "--out", noFolder + ".svg/x.svg"};
        QTest::newRow("an instant") << QStringList{"render", sample,   "--phase", "F1902M", "--time-ms",
                                                   "0",      "--size", "64x40",   "--out",  "/nowhere/x.png"};
        QTest::newRow("frames") << QStringList{"show",  "--case", "6.A.1", "--size",
                                               "64x40", "--out",  noFolder};
    }
    void filesThatCannotBeWrittenAreOutputToo()
    {
        QFETCH(QStringList, arguments);
        const Run told = run(arguments);
        QCOMPARE(told.status, 4);
        QVERIFY2(told.err.startsWith("chancery-cli: "), qPrintable(told.err));
        QVERIFY2(told.err.contains(arguments.last()), qPrintable(told.err)); // the file or its folder
    }

    /// No output is lost then.
    void aVideoNeedsItsProgram()
    {
        QProcess process;
        QProcessEnvironment noPrograms = QProcessEnvironment::systemEnvironment();
        noPrograms.insert("PATH", folder_.path());
        process.setProcessEnvironment(noPrograms);
        process.start(CHANCERY_CLI, {"show", "--case", "6.A.1", "--out", folder_.filePath("show.mp4")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardError().contains("ffmpeg, which is not installed"));
    }

    /// They aborted.
    void captionsOfWhatIsNotResolvedAreRefused_data()
    {
        QTest::addColumn<QString>("phase");
        for (const char* phase : {"S1901M", "F1901M", "W1901A", "S1902M", "F1902M", "F1902R", "W1902A"})
            QTest::newRow(phase) << phase;
    }
    void captionsOfWhatIsNotResolvedAreRefused()
    {
        QFETCH(QString, phase);
        QFile file(sample);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString game = file.readAll();
        game.truncate(game.indexOf("results = [", game.indexOf("name = \"" + phase)));
        const QString open = fileWith("open.chancery", (game + "\n").toUtf8());
        const Run refused = run({"show", open, "--captions", "--phase", phase});
        QCOMPARE(refused.status, 3);
        QCOMPARE(refused.err,
                 "chancery-cli: " + phase + ": the phase is not resolved, so there is nothing to show\n");
        QVERIFY(refused.out.isEmpty());
        const Run all = run({"show", open, "--captions"});
        QCOMPARE(all.status, phase == "S1901M" ? 3 : 0);
        QVERIFY(!all.out.contains(phase));
        for (const QStringList& option :
             {QStringList{"--orders"}, QStringList{"--after"}, QStringList{"--orders", "--after"}})
            QCOMPARE(run(QStringList{"render", open, "--size", "64x40", "--out", folder_.filePath("open.png"),
                                     "--phase", phase} +
                         option)
                         .status,
                     0);
    }
};

CHANCERY_SUITE(TestCliOutput, QCoreApplication)

} // namespace chancery::tst_cli_output

#include "tst_cli_output.moc"
