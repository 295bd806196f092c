// SPDX-License-Identifier: GPL-3.0-or-later
// What players agree on, through the real window: proxy and perpetual orders (Alexander VII), the end of a
// short game (I.5.b, 1971 III), and the times of a game.
#include "engine/files/game_file.h"
#include "engine/game/agreements.h"
#include "engine/game/ending.h"
#include "tests/app/small_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/table_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/paper/paper.h"
#include "ui/words/agreement_words.h"
#include "ui/words/ruling_words.h"
#include "ui/words/words.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

namespace chancery::tst_agreements {

namespace {

void chooseRule(Table& table, const char* option, int value)
{
    inDialog([&] { table.trigger("edit.rules"); },
             [&](QDialog& dialog) {
                 auto* box = dialog.findChild<QComboBox*>(QString("option-") + option);
                 box->setCurrentIndex(value);
                 Q_EMIT box->activated(value);
                 accept(dialog);
             });
}

void choosePower(QDialog& dialog, const char* name, const Map& map, const char* power)
{
    auto* box = dialog.findChild<QComboBox*>(name);
    box->setCurrentIndex(box->findData(static_cast<int>(map.findPower(power))));
}

/// Italy allows France all its units.
void allow(Table& table)
{
    inDialog([&] { table.trigger("players.agreements"); },
             [&](QDialog& dialog) {
                 choosePower(dialog, "by", table.map(), "Italy");
                 choosePower(dialog, "to", table.map(), "France");
                 dialog.findChild<QPushButton*>("agree")->click();
             });
}

void endIt(Table& table, const QString& reason)
{
    inDialog([&] { table.trigger("players.agreements"); },
             [&](QDialog& dialog) {
                 dialog.findChild<QListWidget*>("agreements")->setCurrentRow(0);
                 auto* end = dialog.findChild<QPushButton*>("end");
                 QVERIFY(!end->isEnabled()); // not without a reason
                 dialog.findChild<QLineEdit*>("reason")->setText(reason);
                 end->click();
             });
}

void play(Table& table)
{
    table.trigger("projector.reveal");
    table.trigger("story.skip");
}

QString reasonAt(Table& table, const char* unit, const char* by)
{
    const PhaseRecord& record = table.session().current();
    const Words words(table.map(), table.session().game().rulebook);
    for (const OrderResult& result : record.outcome->results)
        if (result.order.unit.at == table.map().findLocation(unit) &&
            result.order.power == table.map().findPower(by))
            return words.explanation(result, record);
    return {};
}

QString paperOf(Table& table, const char* power)
{
    const Paper paper =
        orderSheets(table.session().game(), sketch::standardGeometry(), {table.map().findPower(power)});
    QString text;
    for (const PaperBlock& line : paper.blocks.front().inside)
        for (const PaperRun& run : line.runs) text += run.text + u'\n';
    return text;
}

} // namespace

class TestAgreements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Alexander VII.2.
    void aProxyIsAllowedAndOrdered()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        chooseRule(t, "proxy_orders", 2);
        allow(t);
        QCOMPARE(consentsAt(t.session().game(), t.session().current()).size(), std::size_t(1));
        t.sheetOf("France").setPlainText("A PAR H\nA VEN - TYR");
        bool shown = false;
        for (const UnitRow& row : rowsOf(t.session(), t.map().findPower("France")))
            shown = shown || (row.understood.contains("allowed by Italy") && row.state == RowState::Written);
        QVERIFY(shown);
        QVERIFY(paperOf(t, "France").contains("Ven (Italy)"));
        QVERIFY(
            paperOf(t, "France").contains("Italy allows France to order all its units. (Alexander VII.2)"));
        QVERIFY(paperOf(t, "Italy").contains("Alexander VII.2"));
        play(t);
        QVERIFY2(reasonAt(t, "VEN", "France").contains("has allowed France to order it"),
                 qPrintable(reasonAt(t, "VEN", "France")));
        QVERIFY(reasonAt(t, "VEN", "France").contains("Alexander VII.2"));
        t.trigger("edit.undo");
        t.trigger("edit.undo");
        t.trigger("edit.undo");
        QVERIFY(t.session().current().consents.empty());
    }

    void withoutPermissionItDoesNotCount()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        chooseRule(t, "proxy_orders", 2);
        t.sheetOf("France").setPlainText("A VEN - TYR");
        play(t);
        QVERIFY2(reasonAt(t, "VEN", "France").contains("has not allowed France to order it"),
                 qPrintable(reasonAt(t, "VEN", "France")));
        QVERIFY(reasonAt(t, "VEN", "France").contains("Alexander VII.2"));
        QVERIFY(unitAt(t.map(), t.session().current().outcome->after, t.map().findProvince("VEN")));
    }

    void onlyARulingEndsIt()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        chooseRule(t, "proxy_orders", 2);
        allow(t);
        play(t);
        t.trigger("orders.advance");
        endIt(t, "Italy has a new player");
        QVERIFY(consentsAt(t.session().game(), t.session().current()).empty());
        const PhaseRecord& now = t.session().current();
        QCOMPARE(now.rulings.size(), std::size_t(1));
        QVERIFY(RulingWords(t.map(), now).line(now.rulings.front()).contains("Italy has a new player"));
        QVERIFY(RulingWords(t.map(), now).what(now.rulings.front()).contains("Italy allows France"));
        t.trigger("edit.undo");
        QCOMPARE(consentsAt(t.session().game(), t.session().current()).size(), std::size_t(1));
    }

    void itIsRefusedInWords_data()
    {
        for (const char* column : {"book", "by", "to", "words"}) QTest::addColumn<QString>(column);
        QTest::addColumn<int>("proxies");
        QTest::newRow("VII.2: agreed beforehand") << "alexander"
                                                  << "Italy"
                                                  << "France"
                                                  << "Alexander VII.2" << 0;
        QTest::newRow("DATC 4.E.5") << "1971"
                                    << "Italy"
                                    << "France"
                                    << "DATC 4.E.5" << 0;
        QTest::newRow("itself") << "alexander"
                                << "Italy"
                                << "Italy"
                                << "no permission" << 2;
    }

    void itIsRefusedInWords()
    {
        QFETCH(QString, book);
        QFETCH(QString, by);
        QFETCH(QString, to);
        QFETCH(QString, words);
        QFETCH(int, proxies);
        Table t;
        beginGame(t, {book, "7"});
        if (proxies > 0) chooseRule(t, "proxy_orders", proxies);
        inDialog([&] { t.trigger("players.agreements"); },
                 [&](QDialog& dialog) {
                     choosePower(dialog, "by", t.map(), qPrintable(by));
                     choosePower(dialog, "to", t.map(), qPrintable(to));
                     QVERIFY(!dialog.findChild<QPushButton*>("agree")->isEnabled());
                     const QString problem = dialog.findChild<QLabel*>("problem")->text();
                     QVERIFY2(problem.contains(words), qPrintable(problem));
                     dialog.done(QDialog::Rejected);
                 });
    }

    /// "It is generally suggested that such a decision be binding once it is made" (Alexander VII).
    void agreedRulesBind()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        chooseRule(t, "proxy_orders", 2);
        play(t);
        inDialog([&] { t.trigger("edit.rules"); },
                 [](QDialog& dialog) {
                     auto* box = dialog.findChild<QComboBox*>("option-proxy_orders");
                     box->setCurrentIndex(0);
                     Q_EMIT box->activated(0);
                     QVERIFY(dialog.findChild<QLabel*>("problem")->text().contains("Alexander VII.2"));
                     dialog.done(QDialog::Rejected);
                 });
    }

    /// Alexander VII.1.
    void perpetualOrders()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        inDialog([&] { t.trigger("players.agreements"); },
                 [](QDialog& dialog) {
                     dialog.findChild<QComboBox*>("kind")->setCurrentIndex(1);
                     QVERIFY(!dialog.findChild<QComboBox*>("by")->isEnabled());
                     dialog.findChild<QPushButton*>("agree")->click();
                 });
        QVERIFY(perpetualAt(t.session().game(), t.session().current()));
        QVERIFY(paperOf(t, "France").contains("Alexander VII.1"));
        QVERIFY(!paperOf(t, "France").contains("A unit without an order holds"));
        t.sheetOf("Italy").setPlainText("A ROM S A VEN");
        play(t);
        t.trigger("orders.advance");
        play(t);
        QVERIFY(!reasonAt(t, "ROM", "Italy").isEmpty());
        t.trigger("orders.advance");
        endIt(t, "Too confusing");
        QVERIFY(!perpetualAt(t.session().game(), t.session().current()));
        QVERIFY(perpetualAt(t.session().game(), t.session().game().phases[1])); // what was played stays
    }

    /// Alexander I.5.b: "cannot then be changed except by the agreement of all active Great Powers".
    void theAgreedEndCanBeChanged()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        inDialog([&] { t.trigger("players.agreedEnd"); },
                 [](QDialog& dialog) {
                     dialog.findChild<QSpinBox*>("lastYear")->setValue(1901);
                     accept(dialog);
                 });
        QCOMPARE(t.session().game().agreedEnd.year, 1901);
        play(t);
        t.trigger("orders.advance");
        play(t);
        QVERIFY(endingOf(t.session().game()));
        QVERIFY(!t.action("players.agreedEnd").isEnabled());
        for (int i = 0; i < 4; ++i) t.trigger("edit.undo");
        QCOMPARE(t.session().game().agreedEnd.year, 0);
    }

    void aYearThatIsOverIsRefused()
    {
        Table t;
        beginGame(t, {"1971", "7"});
        inDialog([&] { t.trigger("players.agreedEnd"); },
                 [](QDialog& dialog) {
                     dialog.findChild<QSpinBox*>("lastYear")->setValue(1900);
                     QVERIFY(!dialog.findChild<QLabel*>("problem")->text().isEmpty());
                     QVERIFY(!dialog.findChild<QPushButton*>("accept")->isEnabled());
                     dialog.done(QDialog::Rejected);
                 });
    }

    /// The file has them, so that a game opened elsewhere has its times.
    void timesAreInTheGame()
    {
        Table t;
        beginGame(t, {"alexander", "7"});
        const ClockRules times = t.document.clock().times();
        QCOMPARE(times.diplomacy, 15);
        QVERIFY(t.session().game().times == times);
        t.document.settings().setTimes({}, {1, 2, 3, 4, 5, 6}); // of another machine
        QCOMPARE(t.document.clock().times(), times);
        const QTemporaryDir folder;
        t.savePath = folder.filePath("times.chancery");
        t.trigger("file.save");
        t.trigger("file.sample"); // which has none
        QCOMPARE(t.document.clock().times(), findRulebook("1971")->clock);
        t.document.opening().open(t.savePath);
        QCOMPARE(t.document.clock().times(), times);
        ClockRules others = times;
        others.diplomacy = 12;
        setTimes(t.session(), others);
        QCOMPARE(t.document.clock().times().diplomacy, 12);
        t.trigger("edit.undo");
        QCOMPARE(t.document.clock().times(), times);
    }
};

CHANCERY_SUITE(TestAgreements, QApplication)

} // namespace chancery::tst_agreements

#include "tst_agreements.moc"
