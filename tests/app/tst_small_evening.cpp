// SPDX-License-Identifier: GPL-3.0-or-later
// The first year at tables of two to six players of both documents (1971 XIV.2, Alexander V.5), through the
// real window.
#include "engine/game/ending.h"
#include "engine/game/seats.h"
#include "engine/game/standings.h"
#include "tests/app/small_table.h"
#include "tests/support/suite.h"
#include "ui/console/order_line.h"
#include "ui/console/writing_page.h"
#include "ui/desk/table_edits.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTimeEdit>

namespace chancery::tst_small_evening {

namespace {

QString seatNames(const Game& game)
{
    QStringList all;
    for (const Seat& seat : inMapSequence(seatingOf(game, game.current().phase).seats)) {
        QString letters;
        for (const Power power : game.map->everyPower())
            if (std::ranges::find(seat, power) != seat.end())
                letters += QString::fromStdString((*game.map)[power].name).left(1);
        all << letters;
    }
    return all.join(' ');
}

QString phaseOf(Table& table)
{
    return QString::fromStdString(shortName(table.session().current().phase));
}

} // namespace

class TestSmallEvening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aYearOfEachTable_data()
    {
        for (const char* column : {"book", "players", "seats", "first"}) QTest::addColumn<QString>(column);
        QTest::addColumn<int>("names");
        QTest::newRow("1971 XIV.2 six") << "1971"
                                        << "6"
                                        << "A E F G R T"
                                        << "S1870M" << 6;
        QTest::newRow("1971 XIV.2 five") << "1971"
                                         << "5"
                                         << "A E F R T"
                                         << "S1801M" << 5;
        QTest::newRow("1971 XIV.2 four") << "1971"
                                         << "4"
                                         << "AF E GT IR"
                                         << "S1901M" << 4;
        QTest::newRow("1971 XIV.2 three, 1") << "1971"
                                             << "3"
                                             << "AIT EFG R"
                                             << "S1901M" << 3;
        QTest::newRow("1971 XIV.2 three, 2") << "1971"
                                             << "3_with_pairs"
                                             << "AEG FT IR"
                                             << "S1901M" << 3;
        QTest::newRow("1971 XIV.2 two") << "1971"
                                        << "2"
                                        << "AGT EFR"
                                        << "S1914M" << 2;
        QTest::newRow("Alexander V.5.a") << "alexander"
                                         << "6"
                                         << "A E F G R T"
                                         << "S1901M" << 6;
        QTest::newRow("Alexander V.5.b") << "alexander"
                                         << "5"
                                         << "A E F R T"
                                         << "S1901M" << 5;
        QTest::newRow("Alexander V.5.c") << "alexander"
                                         << "4"
                                         << "AF E GT IR"
                                         << "S1901M" << 4;
        QTest::newRow("Alexander V.5.d") << "alexander"
                                         << "3_with_pairs"
                                         << "AEG FT IR"
                                         << "S1901M" << 3;
        QTest::newRow("Alexander V.5.e") << "alexander"
                                         << "2"
                                         << "AGT EFR"
                                         << "S1914M" << 2;
    }

    void aYearOfEachTable()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QFETCH(QString, seats);
        QFETCH(QString, first);
        QFETCH(int, names);
        Table t;
        t.winner = t.map().findPower("Austria");
        QStringList entered;
        beginGame(t, {book, players}, [&](QDialog& dialog) { entered = nameAll(dialog); });
        if (QTest::currentTestFailed()) return;
        QCOMPARE(entered.size(), names);
        const Game begun = t.session().game();
        QCOMPARE(seatNames(begun), seats);
        QCOMPARE(phaseOf(t), first);
        QVERIFY(!RulebookWords::inForce(begun.rulebook).contains(QString("house rule")));
        for (const Seat& seat : seatingOf(begun, begun.current().phase).seats)
            for (const Power power : seat) {
                QVERIFY(begun.players.contains(power));
                QCOMPARE(begun.players.at(power), begun.players.at(seat.front()));
            }
        const int year = begun.current().phase.year;
        for (int phases = 0; phases < 6 && t.session().current().phase.year == year; ++phases) {
            playPhase(t);
            if (t.document.feed().slides().kind() == SlideKind::Coin)
                t.trigger("orders.advance"); // tossed just now
        }
        QCOMPARE(t.session().current().phase.year, year + 1);
        QCOMPARE(t.tossesAsked, players == "2" ? 1 : 0);
        const auto tally = t.document.feed().slide(SlideKind::Tally);
        QVERIFY(tally);
        const SeatTally& together = std::get<TallySlide>(*tally).seats;
        const bool several = names < 5;
        QCOMPARE(together.rows.size(), std::size_t(several ? names : 0));
        if (several) QCOMPARE(together.toWin, players == "2" ? 24 : 18);
        if (several) QCOMPARE(together.units, book == "1971" && players == "2");
    }

    void theGameWaitsForTheCoin_data()
    {
        QTest::addColumn<QString>("book");
        QTest::newRow("1971 XIV.2") << "1971";
        QTest::newRow("Alexander V.5.e") << "alexander";
    }

    void theGameWaitsForTheCoin()
    {
        QFETCH(QString, book);
        Table t;
        beginGame(t, {book, "2"});
        QVERIFY(!t.action("players.coin").isEnabled());
        QVERIFY(!t.action("projector.coin").isEnabled());
        t.trigger("projector.present");
        playPhase(t);
        QCOMPARE(phaseOf(t), QString("F1914M"));
        playPhase(t); // the winner of the toss is not named
        QCOMPARE(phaseOf(t), QString("F1914M"));
        QCOMPARE(t.tossesAsked, 1);
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Coin);
        QVERIFY(!std::get<CoinSlide>(*t.document.feed().slide(SlideKind::Coin)).tossed);
        advancePhase(t.session());
        QCOMPARE(phaseOf(t), QString("F1914M"));
        t.winner = t.map().findPower("England");
        t.trigger("orders.advance");
        const auto slide = std::get<CoinSlide>(*t.document.feed().slide(SlideKind::Coin));
        QVERIFY(slide.tossed);
        QCOMPARE(slide.seats[slide.winner].powers.front(), *t.winner);
        QVERIFY(!t.action("players.coin").isEnabled());
        t.trigger("orders.advance");
        QVERIFY(phaseOf(t) != QString("F1914M"));
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Board);
        QCOMPARE(t.tossesAsked, 2);
    }

    void italyCannotBeEntered_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("clause");
        QTest::newRow("1971 XIV.2") << "1971"
                                    << "1971 XIV.2";
        QTest::newRow("Alexander V.5.e") << "alexander"
                                         << "Alexander V.5.e";
    }

    void italyCannotBeEntered()
    {
        QFETCH(QString, book);
        QFETCH(QString, clause);
        Table t;
        beginGame(t, {book, "2"});
        auto* writing = t.window.findChild<WritingPage*>();
        writing->showPower(t.map().findPower("France"));
        QCOMPARE(writing->power(), t.map().findPower("France"));
        auto* line = t.window.findChild<OrderLine*>();
        line->askForUnit(t.map().findProvince("MAR"));
        auto* typed = line->findChild<QLineEdit*>();
        QVERIFY(typed);
        QTest::keyClicks(typed, "pie");
        QVERIFY(!line->proposal());
        QTest::keyClick(typed, Qt::Key_Return);
        t.trigger("orders.resolve");
        const PhaseRecord& record = t.session().current();
        for (const OrderResult& result : record.outcome->results)
            if (result.order.unit.at == t.map().findLocation("MAR") && result.ordered)
                QVERIFY(Words(t.map(), t.session().game().rulebook).reason(result, record).contains(clause));
    }

    void timesAreTheRulebooks_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("adjustments");
        QTest::newRow("1971 IV.1, XIV.1") << "1971" << 30 << 0;
        QTest::newRow("Alexander V.3") << "alexander" << 30 << 0;
        QTest::newRow("no times given") << "2023" << 30 << 5;
    }

    void timesAreTheRulebooks()
    {
        QFETCH(QString, book);
        QFETCH(int, first);
        QFETCH(int, adjustments);
        Table t;
        t.document.settings().setTimes({}, {1, 2, 3, 4, 5, 6}); // of the last game
        t.document.clock().toggle();
        beginGame(t, {book, "7"});
        QCOMPARE(t.document.clock().times().firstDiplomacy, first);
        QCOMPARE(t.document.clock().times().adjustments, adjustments);
        QVERIFY(t.document.clock().clock().waits());
        QCOMPARE(t.document.clock().clock().stages.front().minutes, first);
    }

    void aPositionThatIsSetUpHasNoClock()
    {
        Table t;
        inDialog([&] { t.trigger("file.setUp"); }, [](QDialog& dialog) { accept(dialog); });
        QVERIFY(t.document.clock().clock().over());
        QVERIFY(!t.action("clock.toggle").isEnabled());
        t.document.settings().setTimes({}, {1, 2, 3, 4, 5, 6});
        QVERIFY(t.document.clock().clock().over());
        t.trigger("file.sample");
        QVERIFY(!t.document.clock().clock().stages.empty());
    }

    /// Alexander I.5.b, 1971 III: any year.
    void aShortGameEndsAfterItsYear()
    {
        Table t;
        beginGame(t, {"alexander", "7"}, [](QDialog& dialog) {
            dialog.findChild<QSpinBox*>("firstYear")->setValue(1909);
            dialog.findChild<QSpinBox*>("lastYear")->setValue(1909);
        });
        QCOMPARE(phaseOf(t), QString("S1909M"));
        playPhase(t);
        t.trigger("projector.reveal");
        t.trigger("story.skip");
        const auto ending = endingOf(t.session().game());
        QVERIFY(ending && ending->kind == Ending::Kind::YearsOver);
        QVERIFY(!t.action("orders.advance").isEnabled());
    }

    /// Alexander I.5.b, 1971 III: a time of day, which may be after midnight.
    void aShortGameEndsAtItsTime()
    {
        Table t;
        beginGame(t, {"1971", "7"}, [](QDialog& dialog) {
            dialog.findChild<QAbstractButton*>("ends")->click();
            dialog.findChild<QTimeEdit*>("endsAt")->setTime(QTime(0, 15));
        });
        QCOMPARE(t.session().game().agreedEnd.minute, 15);
        const auto at = [&](int day, QTime time) {
            t.wall = QDateTime({2026, 3, day}, time).toMSecsSinceEpoch();
        };
        at(1, {20, 0});
        playPhase(t);
        QCOMPARE(t.endsAsked, 0);
        at(2, {0, 20});
        playPhase(t); // and they play on
        QCOMPARE(t.endsAsked, 1);
        QVERIFY(!endingOf(t.session().game()));
        t.mayEnd = true;
        t.trigger("players.end");
        const auto ending = endingOf(t.session().game());
        QVERIFY(ending && ending->kind == Ending::Kind::TimeUp);
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Vote);
        QVERIFY(!t.action("players.end").isEnabled());
        t.trigger("edit.undo");
        QVERIFY(!endingOf(t.session().game()));
    }
};

CHANCERY_SUITE(TestSmallEvening, QApplication)

} // namespace chancery::tst_small_evening

#include "tst_small_evening.moc"
#include "ui/desk/table_edits.h"
