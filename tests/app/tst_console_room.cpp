// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the console is the board, and what lies over and under it.
#include "app/evening.h"
#include "tests/app/console_parts.h"
#include "tests/app/small_table.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/audience_chip.h"
#include "ui/console/time_line.h"
#include "ui/parts/chip.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/frame_over.h"
#include "ui/parts/shelf.h"
#include "ui/parts/toast.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

namespace chancery::tst_console_room {

namespace {

/// Returns which share of the window is drawn map, without the margin round it.
double shareOfMap(DocumentWindow& window, const Map&, const BoardGeometry& geometry)
{
    const double zoom = window.console().board().lens().fitted().zoom();
    const double map = geometry.width * geometry.height * zoom * zoom;
    return map / (window.width() * window.height());
}

/// Returns whether the window can be as small as a display with 960 by 540 leaves it.
bool fits(Table& t, const char* after)
{
    const QSize small(960, 508);
    QCoreApplication::processEvents();
    t.window.resize(small);
    QCoreApplication::processEvents();
    if (t.window.size() == small && t.window.minimumSizeHint().width() <= small.width()) return true;
    qInfo() << shortName(t.session().current().phase).c_str() << after << t.window.size()
            << t.window.minimumSizeHint();
    return false;
}

/// Returns whether the counts are all told, each in a form that is not cut, and so is the phase.
bool saysAll(Table& t)
{
    const QString phase = t.window.findChild<ElidedLabel*>("phaseName")->shown();
    const QString year = QString::number(t.session().current().phase.year);
    bool all = phase.contains(year) && !phase.contains(u'…');
    if (!all) qInfo() << phase;
    for (const Chip* chip : t.window.findChildren<Chip*>()) {
        if (!chip->isVisible()) continue;
        if (chip->objectName() == QStringLiteral("rulesInForce")) continue; // it may be cut
        if (chip->width() >= chip->minimumSizeHint().width()) continue;
        qInfo() << chip->objectName() << chip->text() << chip->width();
        all = false;
    }
    return all;
}

} // namespace

class TestConsoleRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBoardHasTheRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("share");
        QTest::newRow("a laptop") << QSize(1280, 720) << .54;
        QTest::newRow("a large display") << QSize(1920, 1080) << .60;
        QTest::newRow("a large display, in a frame") << QSize(1920, 1058) << .60;
        QTest::newRow("a large display with a scale of 2") << QSize(960, 540) << .48;
    }
    void theBoardHasTheRoom()
    {
        QFETCH(QSize, size);
        QFETCH(double, share);
        Table t;
        t.window.resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(t.window.size(), size); // nothing needs more room
        const double map = shareOfMap(t.window, t.map(), t.document.board().art->geometry);
        QVERIFY2(map >= share, qPrintable(QStringLiteral("%1").arg(map)));
        const Picture& picture = t.window.console().board().picture();
        const double token =
            tokenWidth * picture.tokens.front().scale * t.window.console().board().lens().zoom();
        QVERIFY2(token >= (size.width() < 1280 ? 20 : 24), qPrintable(QStringLiteral("%1").arg(token)));
    }

    /// What is only read takes no keyboard, and a click on a power's tab brings it to the power's line.
    void clicksKeepTheKeyboardWithTheOrders()
    {
        Table t;
        t.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&t.window));
        const auto* line = t.window.findChild<QLineEdit*>("orderLine");
        t.trigger("orders.write");
        QVERIFY(line->hasFocus());
        auto* tally = t.window.findChild<QTableView*>("tally");
        QTest::mouseClick(tally->viewport(), Qt::LeftButton, {}, tally->viewport()->rect().center());
        QVERIFY(line->hasFocus());
        t.window.console().focusBoard();
        QVERIFY(!line->hasFocus());
        auto* tabs = t.window.findChild<QTabBar*>("powerTabs");
        for (const int tab : {2, 2}) { // another power's, then the one that is chosen
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
            QVERIFY(line->hasFocus());
            t.window.console().focusBoard();
        }
    }

    /// Whatever is said over the board, it keeps its size, and no button moves. That the players see this
    /// window is said by the chip, and once in passing.
    void notesOverTheBoardTakeNoRoom()
    {
        Table t;
        const auto* next = t.window.findChild<QWidget*>("nextButton");
        const BoardView& board = t.window.console().board();
        const auto placeOf = [&](const QWidget& part) {
            return QRect(part.mapTo(&t.window, QPoint()), part.size());
        };
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)}) {
            t.window.resize(size);
            settle();
            const QRect before = placeOf(board), button = placeOf(*next);
            t.trigger("projector.present");
            t.workspace.audience().setAwakeTrouble(QStringLiteral("no service"));
            settle();
            const auto* note = t.window.findChild<QWidget*>("awakeNote");
            QVERIFY(note->isVisible() && placeOf(board).contains(placeOf(*note)));
            QCOMPARE(placeOf(*note).bottom(), before.bottom());
            QCOMPARE(placeOf(board), before);
            QCOMPARE(placeOf(*next).y(), button.y());
            Q_EMIT t.window.console().board().provinceHovered(t.map().findProvince("PAR"));
            const auto* name = t.window.findChild<QLabel*>("hoveredPlace");
            QVERIFY(name->isVisible() && !placeOf(*name).intersects(placeOf(*note)));
            QVERIFY(t.window.findChild<QLabel*>("trouble")->isHidden());
            QVERIFY(t.window.findChild<Toast*>()->text().contains("on the same display as this window"));
            const auto* chip = t.window.findChild<AudienceChip*>();
            QVERIFY(chip->toolTip().contains("on the same display as this window"));
            t.trigger("projector.present");
        }
    }

    void aSmallDisplayHoldsTheWindow()
    {
        Table t;
        t.document.opening().start(*sampleGame(t.boards)); // the longest name of a phase, and results
        // The last size is that of a display with 960 by 540 within the frame of a window.
        for (const QSize& size : {QSize(1024, 600), QSize(960, 540), QSize(960, 508)}) {
            t.window.resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(t.window.size(), size);
            const auto* phase = t.window.findChild<ElidedLabel*>("phaseName");
            QVERIFY2(phase->shown().startsWith("Winter 1902"), qPrintable(phase->shown()));
        }
        t.trigger("history.previous");
        QCoreApplication::processEvents();
        const auto* phase = t.window.findChild<ElidedLabel*>("phaseName");
        QVERIFY(phase->shown().startsWith("EARLIER"));
    }

    void thePhaseAndItsStateAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"en", "de"})
            for (const QSize& size : {QSize(960, 508), QSize(1280, 720)})
                QTest::addRow("%s, %d", language, size.width()) << QString(language) << size;
    }
    /// The season, the year and what has become of the phase, whatever else has to be shorter.
    void thePhaseAndItsStateAreWhole()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        speak(language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        Table t;
        t.document.opening().start(*sampleGame(t.boards));
        t.window.resize(size);
        const auto* name = t.window.findChild<ElidedLabel*>("phaseName");
        const auto* remark = t.window.findChild<Chip*>("phaseRemark");
        const std::size_t count = t.session().game().phases.size();
        for (std::size_t phase = count; phase-- > 0;) {
            t.document.presenter().showPhase(phase);
            settle();
            QCOMPARE(t.window.size(), size);
            const QString turn = Words::turn(t.session().game().phases[phase].phase);
            QVERIFY2(name->shown().contains(turn), qPrintable(name->shown()));
            QCOMPARE(name->width(),
                     name->fontMetrics().size(0, name->shown()).width()); // and no gap after it
            QVERIFY2(remark->isVisible() && remark->width() >= remark->sizeHint().width(),
                     qPrintable(remark->text()));
        }
    }

    /// Cut to "Resolve…" it would be what to do, and not what is done.
    void aRevealIsSaidInOneWordToo()
    {
        Table t;
        revealPhase(t.document);
        const auto* remark = t.window.findChild<Chip*>("phaseRemark");
        QCOMPARE(remark->text(), QString("Resolved and revealed"));
        QCOMPARE(remark->shorterForms(), 1);
    }

    void aSmallDisplayHoldsTheWindowWithAnAudience_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("retreats");
        QTest::newRow("English") << "en"
                                 << "etreats";
        QTest::newRow("German") << "de"
                                << "Rückzüge";
    }
    /// Whatever its phase: the names of phases and buttons are of different lengths.
    void aSmallDisplayHoldsTheWindowWithAnAudience()
    {
        QFETCH(QString, language);
        speak(language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        Table t;
        t.document.opening().start(*standardGame(t.boards));
        t.trigger("projector.present");
        QCOMPARE(t.document.audience().stateFor(t.document), AudienceState::SameScreen);
        const Game whole = *sampleGame(t.boards);
        for (std::size_t phases = 1; phases <= whole.phases.size(); ++phases) {
            Game game = whole;
            game.phases.resize(phases);
            game.phases.back().outcome.reset();
            t.document.opening().start(std::move(game));
            QVERIFY(fits(t, "opened"));
            giveTroubles(t.session());
            QVERIFY(fits(t, "with all troubles"));
            QVERIFY(saysAll(t));
            const QString phase = t.window.findChild<ElidedLabel*>("phaseName")->shown();
            const bool retreating = t.session().current().phase.kind == PhaseKind::Retreat;
            QFETCH(QString, retreats);
            QVERIFY2(!retreating || phase.contains(retreats), qPrintable(phase));
            for (const char* act :
                 {"projector.freeze", "projector.blank", "orders.resolve", "history.previous", "history.last",
                  "projector.reveal", "orders.advance", "clock.toggle", "orders.text"}) {
                if (t.action(act).isEnabled()) t.trigger(act);
                QVERIFY(fits(t, act));
                if (t.document.presenter().showsPast() ||
                    t.session().current().phase.kind != PhaseKind::Retreat)
                    continue;
                const QString shown = t.window.findChild<ElidedLabel*>("phaseName")->shown();
                QVERIFY2(shown.contains(retreats), qPrintable(shown));
            }
        }
    }

    /// The powers and the sums of the players who have several are in sight at once.
    void theTallyShowsTheSumsOfASmallTable()
    {
        Table t;
        beginGame(t, {"2023", "4"});
        const auto& tally = *t.window.findChild<QTableView*>("tally");
        QTRY_COMPARE(tally.model()->rowCount(), 10);
        QTRY_COMPARE(tally.verticalScrollBar()->maximum(), 0);
    }

    void theTallyFitsASmallDisplay_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de"}) QTest::newRow(language) << QString(language);
    }
    /// A player's name gives way to the numbers.
    void theTallyFitsASmallDisplay()
    {
        QFETCH(QString, language);
        speak(language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        Table t;
        Game game = *sampleGame(t.boards);
        game.players.clear();
        for (const Power power : game.map->everyPower()) game.players[power] = "Bartholomew";
        t.document.opening().start(std::move(game));
        t.window.resize(960, 508);
        QCoreApplication::processEvents();
        const auto& tally = *t.window.findChild<QTableView*>("tally");
        QVERIFY(tally.isVisible());
        QCOMPARE(tally.horizontalScrollBar()->maximum(), 0);
        QVERIFY(!tally.isColumnHidden(tally.model()->columnCount() - 1));
        QCOMPARE(hiddenOfTally(t.window), QString());
        const QString austria = tally.model()->index(0, 0).data().toString().section(u' ', 0, 0);
        QVERIFY(tally.columnWidth(0) > tally.fontMetrics().horizontalAdvance(austria + "  "));
    }

    /// It would cover names and arrows: it rests after a while, and at once when orders are written.
    void theInvitationOverTheBoardGoesAway()
    {
        Table t;
        const auto* shelf = t.window.findChild<Shelf*>();
        QVERIFY(shelf->isVisible());
        QVERIFY(shelf->findChild<QTimer*>()->isActive());
        t.type("Austria", "A Vie - Gal");
        QVERIFY(shelf->isHidden());
    }

    /// The strip over the board asks at the edge away from the unit, and covers neither it nor its targets.
    void theStripCoversNothingThatItAsksFor()
    {
        Table t;
        const QRect before = t.window.console().board().geometry();
        const auto* shelf = t.window.findChild<Shelf*>();
        const int panel = t.window.findChild<QWidget*>("ordersDock")->width();
        for (const auto& [unit, target] :
             {std::pair("STP/sc", "FIN"), {"LVP", "YOR"}, {"CON", "BUL"}, {"NAP", "TYS"}}) {
            t.click(unit);
            QCoreApplication::processEvents();
            auto* erase = t.window.findChild<QAbstractButton*>("entry.erase");
            QVERIFY(erase && erase->isVisible() && shelf->isVisible());
            QVERIFY(shelf->rect().contains(erase->mapTo(shelf, erase->rect().bottomRight())));
            auto* hint = t.window.findChild<QLabel*>("entryHint");
            QVERIFY2(hint->heightForWidth(hint->width()) <= hint->height(), qPrintable(hint->text()));
            for (const char* place : {unit, target})
                QVERIFY2(!shelf->geometry().contains(t.place(place)), place);
            QCOMPARE(t.window.console().board().geometry(), before);
            QCOMPARE(t.window.findChild<QWidget*>("ordersDock")->width(), panel);
            QTest::keyClick(&t.window.console().board(), Qt::Key_Escape);
            QVERIFY(!shelf->isVisible());
        }
    }

    /// Army, fleet and coast are asked beside the province that was clicked.
    void questionsAreAskedBesideTheProvince()
    {
        Table t;
        Position before = t.session().current().before;
        before.units.clear();
        t.document.opening().start(gameFrom(t.session().game().map, *readPhase("W1901A"), before));
        QCoreApplication::processEvents();
        const auto* shelf = t.window.findChild<Shelf*>();
        for (const char* site : {"STP", "LVP", "NAP", "BRE", "SEV"}) {
            t.click(site);
            QCoreApplication::processEvents();
            auto* fleet = t.window.findChild<QAbstractButton*>("entry.fleet");
            QVERIFY(fleet && shelf->isVisible());
            const QRect province =
                t.window.console().board().provinceRect(t.map().findProvince(site)).toAlignedRect();
            QVERIFY2(!shelf->geometry().intersects(province), site);
            QVERIFY(t.window.console().board().rect().contains(shelf->geometry()));
            constexpr int near = 20; // pixels between the two
            QVERIFY2(shelf->geometry().adjusted(-near, -near, near, near).intersects(province), site);
            QTest::keyClick(&t.window.console().board(), Qt::Key_Escape);
        }
        for (double zoom : {2., 4., 8., 16.}) // near the click, and not on it, even where all is one province
            for (const char* site : {"STP", "LVP", "BRE", "SEV", "CON"}) {
                BoardView& board = t.window.console().board();
                board.setLens(board.lens().fitted());
                board.setLens(board.lens().zoomed(zoom, t.place(site)));
                QCoreApplication::processEvents();
                t.click(site);
                QCoreApplication::processEvents();
                const QRect click = QRect(t.place(site), QSize(1, 1)).adjusted(-10, -10, 10, 10);
                QVERIFY2(shelf->isVisible() && board.rect().contains(shelf->geometry()), site);
                QVERIFY2(!shelf->geometry().intersects(click), site);
                QVERIFY2(shelf->geometry().adjusted(-150, -150, 150, 150).intersects(click), site);
                QTest::keyClick(&board, Qt::Key_Escape);
            }
        t.window.console().board().setLens(t.window.console().board().lens().fitted());
        t.click("STP/nc"); // the place of a coast is its answer
        QCoreApplication::processEvents();
        t.window.findChild<QAbstractButton*>("entry.fleet")->click();
        QCOMPARE(t.ordersOf("Russia"), QStringList{"B F STP/nc"});
        t.click("STP/sc");
        QCoreApplication::processEvents();
        t.window.findChild<QAbstractButton*>("entry.fleet")->click();
        QCOMPARE(t.ordersOf("Russia"), QStringList{"B F STP/sc"});
    }

    void theHintGoesAndComes()
    {
        Table t;
        auto* shelf = t.window.findChild<Shelf*>();
        t.document.presenter().desk().reset();
        shelf->stir();
        QVERIFY(shelf->isVisible() && shelf->testAttribute(Qt::WA_TransparentForMouseEvents));
        shelf->rest();
        QVERIFY(!shelf->isVisible());
        t.click("PAR");
        shelf->rest();
        QVERIFY(shelf->isVisible() && !shelf->testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void theLineOfPhasesShowsThem()
    {
        Table t;
        t.document.opening().start(*sampleGame(t.boards));
        auto* line = t.window.findChild<TimeLine*>();
        const auto* frame = t.window.findChild<FrameOver*>();
        const std::size_t last = t.session().game().phases.size() - 1;
        for (std::size_t phase : {std::size_t(0), last, std::size_t(2)}) {
            QTest::mouseClick(line, Qt::LeftButton, {}, line->placeOf(phase).center());
            QCOMPARE(t.document.presenter().shownPhase(), phase);
            QCOMPARE(frame->isVisible(), phase != last);
        }
        QVERIFY(!line->phaseAt({2, 12}));
        QCOMPARE(line->height(), 22);
        QHelpEvent ask(QEvent::ToolTip, line->placeOf(1).center(), line->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(line, &ask);
        auto* peek = t.window.findChild<QLabel*>("phasePeek");
        QVERIFY(peek->isVisible() && peek->pixmap().width() > 200);
    }

    /// The phase shown stays in sight, however many there are.
    void aLongLineMoves()
    {
        Table t;
        t.document.opening().start(*sampleGame(t.boards));
        auto* line = t.window.findChild<TimeLine*>();
        line->resize(90, 24);
        for (std::size_t phase = 0; phase < t.session().game().phases.size(); ++phase) {
            t.document.presenter().showPhase(phase);
            QVERIFY(line->rect().contains(line->placeOf(phase)));
        }
        QVERIFY(line->placeOf(0).left() < 0);
    }

    void theBoardAlone()
    {
        Table t;
        const int wide = t.window.console().board().width();
        t.trigger("view.boardAlone");
        QCoreApplication::processEvents();
        QCOMPARE(t.window.console().board().width(), t.window.width());
        QVERIFY(!t.window.findChild<QWidget*>("flowBar")->isVisible());
        t.trigger("view.boardAlone");
        QCoreApplication::processEvents();
        QCOMPARE(t.window.console().board().width(), wide);
        QVERIFY(t.window.findChild<QDockWidget*>("ordersDock")->isVisible());
        t.trigger("view.boardAlone");
        t.window.panels().keepLayout(); // the next start has its panels
        DocumentWindow again(t.document);
        again.panels().restoreLayout();
        QVERIFY(!again.findChild<QDockWidget*>("ordersDock")->isHidden());
    }
};

CHANCERY_SUITE(TestConsoleRoom, QApplication)

} // namespace chancery::tst_console_room

#include "tst_console_room.moc"
