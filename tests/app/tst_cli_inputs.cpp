// SPDX-License-Identifier: GPL-3.0-or-later
// What chancery-cli reads: plain files of a bounded size, and nothing else by a name.
#include "tests/support/cli_run.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>

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

    void aFileThatIsTooLargeIsNotRead()
    {
        const QString large = folder_.filePath("large");
        chancery::makeHollowFile(large, (qint64(64) << 20) + 1);
        const Run told = run({"adjudicate", large});
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains("large: the file is too large; expected at most 64 MiB"),
                 qPrintable(told.err));
    }
};

CHANCERY_SUITE(TestCliInputs, QCoreApplication)
#include "tst_cli_inputs.moc"
