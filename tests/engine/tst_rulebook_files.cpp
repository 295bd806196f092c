// SPDX-License-Identifier: GPL-3.0-or-later
// Files of rulebooks that are wrong: each is refused, with the place and what is wrong there.
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

namespace chancery::tst_rulebook_files {

namespace {

const RulebookInfo& datc()
{
    return *findRulebook("datc");
}

/// Returns the file of DATC without a base, as files were before they could have one: every option is in it.
QString inFull()
{
    QString rows = "[options]\n";
    for (const OptionInfo& option : optionTable()) {
        const std::string name(option.name), value(valueName(option, datc().options));
        rows += QString::fromStdString(name + " = { value = \"" + value + "\", clause = \"" +
                                       datc().clauses.find(name)->second + "\" }\n");
    }
    QString toml =
        QString::fromStdString(fileContent("resources/rulebooks/datc.toml")).remove("base = \"datc\"\n");
    const qsizetype from = toml.indexOf("[options]"), to = toml.indexOf("# The clause behind each reason");
    return toml.replace(from, to - from, rows);
}

} // namespace

class TestRulebookFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileWithoutABaseStatesEverything()
    {
        const Result<RulebookInfo> read = readRulebook(inFull().toStdString(), "book.toml");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->options, datc().options);
        QCOMPARE(read->clauses, datc().clauses);
        QVERIFY(read->reasons == datc().reasons && read->clock == datc().clock &&
                read->notes == datc().notes);
    }

    void aFileWithABaseStatesWhatDiffers()
    {
        const std::string toml =
            "format = 1\nid = \"house\"\nname = \"House\"\nedition = \"first\"\ncited = \"House\"\n"
            "base = \"datc\"\n[options]\nballot = { value = \"secret\", clause = \"1\" }\n";
        const Result<RulebookInfo> read = readRulebook(toml, "book.toml");
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(deviations({"datc", read->options}), (std::vector<Deviation>{{"ballot", "secret"}}));
        QCOMPARE(read->clauses.size(), optionTable().size());
        QCOMPARE(read->clauses.at("ballot"), "1");
        QCOMPARE(read->clauses.at("paradox"), "DATC 4.A.2");
        QCOMPARE(read->clauses.at("scoring"), "not stated");
    }

    void brokenFileIsRefused_data()
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
        QTest::newRow("another base") << "format = 1"
                                      << "base = \"1971\"\nformat = 1"
                                      << "book.toml:3:8: expected the base “datc”";
        QTest::newRow("no id") << "id = \"datc\""
                               << ""
                               << "“id” is missing";
        QTest::newRow("no TOML") << "[options]"
                                 << "[options"
                                 << "book.toml:9:";
    }

    void brokenFileIsRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, complaint);
        QString toml = inFull();
        QVERIFY(toml.contains(from));
        const Result<RulebookInfo> read = readRulebook(toml.replace(from, to).toStdString(), "book.toml");
        QVERIFY(!read);
        const QString said = QString::fromStdString(read.error().text());
        QVERIFY2(said.startsWith("book.toml:") && said.contains(complaint), qPrintable(said));
    }
};

CHANCERY_SUITE(TestRulebookFiles, NoApplication)

} // namespace chancery::tst_rulebook_files

#include "tst_rulebook_files.moc"
