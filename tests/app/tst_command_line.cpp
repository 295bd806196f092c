// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of the board: what it takes, and what it refuses by name.
#include "app/command_line.h"
#include "tests/support/suite.h"

namespace chancery::tst_command_line {

namespace {

Result<CommandLine> read(const QStringList& arguments)
{
    return readCommandLine(QStringList{"chancery"} + arguments);
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void languagesThatAreKnownAreTaken()
    {
        QCOMPARE(read({})->language, std::optional<QString>());
        QCOMPARE(read({"--language", "de"})->language, std::optional<QString>("de"));
        QCOMPARE(read({"--language=en"})->language, std::optional<QString>("en"));
        QCOMPARE(read({"--language", "de", "--language", "de"})->language, std::optional<QString>("de"));
    }

    void everySlideHasAName()
    {
        for (const SlideRow& row : slideTable()) {
            const QString name = QString(row.name).section(u'.', 1);
            const auto line = read({"--screenshot", "x.png", "--window", "projector", "--slide", name});
            QVERIFY2(line, qPrintable(name));
            QCOMPARE(line->screenshot->slide, row.kind);
        }
        QVERIFY(!read({"--screenshot", "x.png", "--slide", "nothing"}));
    }

    void helpAndVersionAreAnswered()
    {
        for (const char* word : {"-h", "--help", "--help-all"})
            QVERIFY2(read({word})->answer.contains("--profile <DIR>"), word);
        for (const char* word : {"-v", "--version"})
            QVERIFY2(read({word})->answer.startsWith("chancery "), word);
    }

    void whatTheProgramBeginsWith()
    {
        QVERIFY(read({"--last"})->last);
        QCOMPARE(read({"--profile", "/tmp/p"})->profile, QString("/tmp/p"));
        QCOMPARE(read({"--show", "file.new"})->show, QString("file.new"));
        const auto picture = read({"--screenshot", "x.png", "--show", "edit.preferences"});
        QCOMPARE(picture->screenshot->show, QString("edit.preferences"));
        QCOMPARE(picture->show, QString()); // it is shown in the picture, and nothing begins
    }

    void whatIsNotKnownIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("language") << QStringList{"--language", "xx"} << "“xx”";
        QTest::newRow("no language") << QStringList{"--language="} << "--language";
        QTest::newRow("a folder") << QStringList{"--language", "../i18n/de"} << "../i18n/de";
        QTest::newRow("capitals") << QStringList{"--language", "DE"} << "“DE”";
        QTest::newRow("language of a picture")
            << QStringList{"--screenshot", "x.png", "--language", "xx"} << "“xx”";
        QTest::newRow("two languages") << QStringList{"--language", "de", "--language", "en"} << "--language";
        QTest::newRow("one of them unknown")
            << QStringList{"--language", "xx", "--language", "en"} << "--language";
        QTest::newRow("two themes") << QStringList{"--theme", "light", "--theme", "dark"} << "--theme";
        QTest::newRow("last and a file") << QStringList{"--last", "game.chancery"} << "--last";
        QTest::newRow("last and the sample") << QStringList{"--last", "--sample"} << "--last";
        QTest::newRow("no profile") << QStringList{"--profile="} << "--profile";
        QTest::newRow("two profiles") << QStringList{"--profile", "a", "--profile", "b"} << "--profile";
        QTest::newRow("set") << QStringList{"--set", "paradox=1971"} << "set";
        QTest::newRow("set=") << QStringList{"--set=paradox=1971"} << "set";
    }

    void whatIsNotKnownIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Result<CommandLine> line = read(arguments);
        QVERIFY(!line);
        QVERIFY2(QString::fromStdString(line.error().text()).contains(named), line.error().text().c_str());
    }
};

CHANCERY_SUITE(TestCommandLine, QApplication)

} // namespace chancery::tst_command_line

#include "tst_command_line.moc"
