// SPDX-License-Identifier: GPL-3.0-or-later
// Files of rulebooks that are wrong: each is refused, with the place and what is wrong there.
#include "engine/rules/rulebooks.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

namespace chancery::tst_rulebook_files {

class TestRulebookFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenFileIsRefused_data();
    void brokenFileIsRefused();
};

void TestRulebookFiles::brokenFileIsRefused_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("complaint");
    const QString paradox = "paradox = { value = \"szykman\", clause = \"4.A.2\" }";
    QTest::newRow("an option is missing") << paradox << ""
                                          << "the option paradox is missing";
    QTest::newRow("an option that there is not")
        << paradox << paradox + "\nweather = { value = \"fine\", clause = \"1\" }"
        << "book.toml:12:11: there is no option “weather”";
    QTest::newRow("a value that there is not")
        << "\"szykman\", clause = \"4.A.2\" }\nparadox_"
        << "\"none\", clause = \"4.A.2\" }\nparadox_"
        << "book.toml:11:11: the option “paradox” cannot be “none”; expected one of 1971";
    QTest::newRow("no clause") << paradox << "paradox = { value = \"szykman\" }"
                               << "book.toml:11:11: “clause”";
    QTest::newRow("no value") << paradox << "paradox = { clause = \"4.A.2\" }"
                              << "book.toml:11:11: “value”";
    QTest::newRow("a reason that there is not") << "MoveHeld = "
                                                << "MoveBlest = "
                                                << "there is no reason MoveBlest";
    QTest::newRow("another format")
        << "format = 1"
        << "format = 2"
        << "book.toml:3:10: this is another format; expected a rulebook of format 1";
    QTest::newRow("no id") << "id = \"datc\""
                           << ""
                           << "“id” is missing";
    QTest::newRow("no TOML") << "[options]"
                             << "[options"
                             << "book.toml:9:";
}

void TestRulebookFiles::brokenFileIsRefused()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, complaint);
    QString toml = QString::fromStdString(fileContent("resources/rulebooks/datc.toml"));
    QVERIFY(toml.contains(from));
    const Result<RulebookInfo> read = readRulebook(toml.replace(from, to).toStdString(), "book.toml");
    QVERIFY(!read);
    const QString said = QString::fromStdString(read.error().text());
    QVERIFY2(said.startsWith("book.toml:") && said.contains(complaint), qPrintable(said));
}

CHANCERY_SUITE(TestRulebookFiles, NoApplication)

} // namespace chancery::tst_rulebook_files

#include "tst_rulebook_files.moc"
