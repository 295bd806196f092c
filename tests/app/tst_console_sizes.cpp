// SPDX-License-Identifier: GPL-3.0-or-later
// The console with large text, and in windows of all sizes: what is in sight, and what the hint covers.
#include "app/console_docks.h"
#include "tests/app/console_parts.h"
#include "tests/app/table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/draw/type.h"
#include "ui/parts/shelf.h"
#include "ui/words/language.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>

namespace chancery::tst_console_sizes {

class TestConsoleSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void largeTextHasItsRoom_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QSize>("size");
        const QSize laptop(1280, 720), large(1920, 1080);
        for (const char* language : {"en", "de"})
            for (const char* rules : {"1971", "committee"})
                QTest::addRow("200, %s, %s", language, rules) << 200 << language << rules << laptop;
        QTest::newRow("150") << 150 << "de"
                             << "committee" << laptop;
        QTest::newRow("200, a large display") << 200 << "de"
                                              << "committee" << large;
    }
    /// The window fits its display whatever it shows, and what stands in it is not cut.
    void largeTextHasItsRoom()
    {
        QFETCH(int, percent);
        QFETCH(QString, language);
        QFETCH(QString, rules);
        QFETCH(QSize, size);
        speak(language);
        Preferences chosen;
        chosen.textSize = percent;
        const auto usual = qScopeGuard([] {
            setTextSize(100);
            speak(QStringLiteral("en"));
        });
        Table t;
        t.document.settings().apply(chosen);
        DocumentWindow window(t.document); // windows are made again
        window.resize(size);
        window.show();
        const Game whole = *sampleGame(t.boards);
        for (std::size_t phases = 1; phases <= whole.phases.size(); ++phases) {
            Game game = whole;
            game.rulebook = rulebookOf(*findRulebook(rules.toStdString()));
            for (const Power power : game.map->everyPower()) game.players[power] = "Ben";
            game.phases.resize(phases);
            game.phases.back().outcome.reset();
            t.document.opening().start(std::move(game));
            giveTroubles(t.session());
            for (const char* dock : {"ordersDock", "committeeDock", "tallyDock"}) {
                if (!window.findChild<QDockWidget*>(dock)->toggleViewAction()->isEnabled()) continue;
                window.console().places().show(dock);
                settle();
                QCOMPARE(window.size(), size);
                QVERIFY(window.minimumSizeHint().width() <= 1280);
                QCOMPARE(cutIn(window).join(u'\n'), QString());
            }
            QCOMPARE(hiddenOfTally(window), QString());
        }
    }

    /// Panels that were kept from text of another size have the sizes that a first start gives them.
    void anotherSizeOfTextHasItsOwnPanels()
    {
        const auto usual = qScopeGuard([] { setTextSize(100); });
        Table t;
        const auto sizes = [&t](int percent) {
            Preferences chosen;
            chosen.textSize = percent;
            t.document.settings().apply(chosen);
            DocumentWindow window(t.document);
            window.resize(1920, 1040);
            window.show();
            settle();
            QList<QSize> all;
            for (const char* dock : {"ordersDock", "tallyDock"})
                all << window.findChild<QDockWidget*>(dock)->size();
            window.panels().keepLayout();
            return all;
        };
        const QList<QSize> first = sizes(100), large = sizes(200);
        QVERIFY(large.front().width() > first.front().width());
        QVERIFY2(large.front().height() > 400, qPrintable(QString::number(large.front().height())));
        QCOMPARE(sizes(100), first);
    }

    /// The room beside a large board is used: below the tally is what is behind it in a lower window.
    void aHighWindowShowsTheHistoryToo()
    {
        Table t;
        const auto seen = [&](const char* dock) { return t.window.console().places().isInView(dock); };
        for (const bool high : {false, true, false, true}) {
            t.window.resize(high ? QSize(1920, 1080) : QSize(1280, 720));
            settle();
            QVERIFY(seen("ordersDock") && seen("tallyDock"));
            QCOMPARE(seen("historyDock"), high);
            const auto* tally =
                t.window.findChild<QDockWidget*>("tallyDock"); // else it counts as made larger
            QVERIFY(tally->height() <= tally->minimumSizeHint().height() + t.window.fontMetrics().height());
            QCOMPARE(hiddenOfTally(t.window), QString());
        }
        const auto* list = t.window.findChild<QAbstractItemView*>("history");
        const auto unused = [&] { return list->viewport()->height() - list->sizeHintForRow(0); };
        QVERIFY(list->model()->rowCount() == 1 && unused() >= 0);
        QVERIFY2(unused() < 4 * list->sizeHintForRow(0), "the history is mostly empty");
        const int low = list->height();
        t.document.opening().start(*sampleGame(t.boards));
        settle();
        QVERIFY2(list->height() > low && unused() > 4 * list->sizeHintForRow(0), "the history does not grow");
        t.document.opening().start(*standardGame(t.boards));
        settle();
        QVERIFY2(list->height() == low, "the history does not shrink");
        t.trigger("projector.present");
        settle();
        QVERIFY(seen("tallyDock") && seen("liveDock") && !seen("historyDock"));
        QVERIFY(t.window.findChild<QDockWidget*>("liveDock")->height() > 3 * low);
        QSignalSpy stands(&t.window.console().places(), &ConsoleDocks::changed);
        QTRY_VERIFY(!stands.isEmpty());
        t.trigger("projector.present");
        settle();
        QVERIFY(seen("tallyDock") && seen("historyDock") && !seen("liveDock"));
        stands.clear();
        QTRY_VERIFY(!stands.isEmpty());
        t.document.opening().start(*sampleGame(t.boards));
        settle();
        QVERIFY2(list->height() > low && unused() > 4 * list->sizeHintForRow(0), "it does not grow any more");
        t.window.console().places().show("liveDock");
        t.trigger("view.resetLayout");
        settle();
        QVERIFY(seen("tallyDock") && seen("historyDock"));
    }

    /// What neither the orders nor the phases fill shows who owned the centres: in a low window behind the
    /// orders, and in a very high one below the tally.
    void noHistoryIsMostlyEmpty()
    {
        Table t;
        const auto* chart = t.window.findChild<QTableView*>("centreChart");
        const auto* page = t.window.findChild<QWidget*>("historyPage");
        t.window.resize(1280, 720);
        settle();
        t.window.console().places().show("historyDock");
        settle();
        QVERIFY(chart->isVisible() && chart->height() > page->height() * 4 / 5);
        QVERIFY(chart->verticalHeader()->length() > chart->viewport()->height());
        t.window.console().places().show("ordersDock");
        t.window.resize(2560, 2000);
        settle();
        QVERIFY(chart->isVisible());
        const int unused = chart->viewport()->height() - chart->verticalHeader()->length();
        QVERIFY2(unused >= 0 && unused < 30, qPrintable(QString::number(unused)));
        t.window.resize(1920, 1080);
        settle();
        QVERIFY(page->isVisible() && !chart->isVisible());
    }

    void theHintCoversNoUnit_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::newRow("a small display") << QSize(960, 508) << 100;
        QTest::newRow("large text") << QSize(1280, 720) << 200;
    }
    /// Nor does it when units are where it usually lies.
    void theHintCoversNoUnit()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        Preferences chosen;
        chosen.textSize = percent;
        const auto usual = qScopeGuard([] { setTextSize(100); });
        Table t;
        t.document.settings().apply(chosen);
        DocumentWindow window(t.document);
        window.resize(size);
        window.show();
        for (const bool northern : {false, true}) {
            std::vector<std::string> units{"Italy A ROM", "Turkey F ANK"};
            if (northern) units = {"England F NWG", "England F NAO", "England A CLY", "England F NWY"};
            t.document.opening().start(
                gameFrom(t.session().game().map, *readPhase("S1902M"), sketch::position(units)));
            auto* shelf = window.findChild<Shelf*>();
            shelf->stir();
            settle();
            const BoardView& board = window.console().board();
            QVERIFY(shelf->isVisible() && board.rect().contains(shelf->geometry()));
            for (const Token& token : board.picture().tokens) {
                const QPoint at = board.lens().toScreen(token.at).toPoint();
                const QString name = QString::fromStdString(t.map()[token.unit.at].code);
                QVERIFY2(!shelf->geometry().adjusted(-6, -6, 6, 6).contains(at), qPrintable(name));
            }
        }
    }
};

CHANCERY_SUITE(TestConsoleSizes, QApplication)

} // namespace chancery::tst_console_sizes

#include "tst_console_sizes.moc"
