// SPDX-License-Identifier: GPL-3.0-or-later
// A click means the province that is seen there, at any zoom; a drag is no click; only what changed is
// painted.
#include "tests/support/busy_board.h"
#include "tests/support/suite.h"
#include "ui/draw/arrow_painter.h"
#include "ui/draw/board_view.h"
#include "ui/draw/picture_painter.h"
#include "ui/room/projector_window.h"

#include <QSignalSpy>
#include <QtTest>

namespace chancery::tst_board_view {

namespace {

/// Counts what it is asked to paint.
class WatchedView : public BoardView
{
public:
    QRegion painted;
    int paints = 0;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        ++paints;
        painted += event->region();
        BoardView::paintEvent(event);
    }
};

QPoint screenPlace(const BoardView& view, const BoardSource& source, const char* code)
{
    return view.lens().toScreen(source.art->geometry.unitAt(source.map->findLocation(code))).toPoint();
}

Province clickedAt(BoardView& view, QPoint place)
{
    QSignalSpy clicked(&view, &BoardView::provinceClicked);
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    return clicked.isEmpty() ? noProvince : clicked.front().front().value<Province>();
}

/// The pixels that differ by more than rounding.
QRect differing(const QImage& a, const QImage& b)
{
    QRegion region;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            const int most = std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()),
                                       std::abs(p.blue() - q.blue())});
            if (most > 6) region += QRect(x, y, 1, 1);
        }
    return region.boundingRect();
}

void drag(BoardView& view, QPoint from, QPoint to)
{
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(&view, from + (to - from) * i / 4);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
}

} // namespace

class TestBoardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        view_ = std::make_unique<WatchedView>();
        view_->resize(960, 800);
        view_->setBoard(source_);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }

    void clickMeansTheSpaceThatIsSeen_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QPointF>("pan");
        QTest::newRow("fitted") << 1. << QPointF();
        QTest::newRow("larger") << 2.5 << QPointF();
        QTest::newRow("larger and moved") << 4. << QPointF(-130, 90);
    }

    void clickMeansTheSpaceThatIsSeen()
    {
        QFETCH(double, zoom);
        QFETCH(QPointF, pan);
        view_->setLens(view_->lens().zoomed(zoom, QPointF(500, 450)));
        view_->setLens(view_->lens().panned(pan));
        int seen = 0;
        for (std::size_t p = 0; p < source_.map->provinces.size(); ++p) {
            const auto province = static_cast<Province>(p);
            const QPoint place =
                view_->lens().toScreen(source_.art->geometry.unitAt(whole(province))).toPoint();
            if (!view_->rect().adjusted(2, 2, -2, -2).contains(place)) continue;
            ++seen;
            QCOMPARE(clickedAt(*view_, place), province);
        }
        QVERIFY(seen >= (zoom > 3 ? 5 : zoom > 1 ? 12 : 75));
    }

    void tokenMeansItsProvinceAlsoWhereItSticksOut()
    {
        const Unit unit{source_.map->findPower("England"), UnitKind::Fleet, source_.map->findLocation("NTH")};
        Picture picture;
        const Point far = source_.art->geometry.unitAt(source_.map->findLocation("MOS"));
        picture.tokens = {{unit, far, TokenState::Plain, 1, 1, 0}};
        view_->setPicture(picture);
        QCOMPARE(clickedAt(*view_, view_->lens().toScreen(far).toPoint()), source_.map->findProvince("NTH"));
    }

    void coastOfASplitProvinceIsTheProvince()
    {
        for (const char* code : {"STP/nc", "STP/sc", "SPA/nc", "BUL/ec"})
            QCOMPARE(view_->provinceAt(screenPlace(*view_, source_, code)),
                     source_.map->provinceOf(source_.map->findLocation(code)));
    }

    void clickBesideTheBoardIsTheBackground()
    {
        view_->resize(1400, 800);
        QSignalSpy background(view_.get(), &BoardView::backgroundClicked);
        QCOMPARE(clickedAt(*view_, {4, 400}), noProvince);
        QCOMPARE(background.size(), 1);
    }

    void regionStaysInViewUntilSomebodyZooms()
    {
        const QRectF region(600, 500, 300, 200);
        const auto middle = [&] {
            return view_->lens().toScreen({region.center().x(), region.center().y()});
        };
        view_->setLens(view_->lens().showing(region));
        QVERIFY(view_->lens().zoom() > 2 * view_->lens().fitZoom());
        for (const QSize size : {QSize(500, 420), QSize(900, 500)}) {
            view_->resize(size);
            QVERIFY(QLineF(middle(), QPointF(size.width(), size.height()) / 2).length() < 3);
            QVERIFY(view_->lens().zoom() * region.width() <= size.width() + 1);
            QVERIFY(view_->lens().zoom() * region.height() <= size.height() + 1);
        }
        view_->setLens(view_->lens().zoomedIn());
        const double zoom = view_->lens().zoom();
        view_->resize(700, 420);
        QCOMPARE(view_->lens().zoom(), zoom);
    }

    void dragPansAndIsNoClick()
    {
        view_->setLens(view_->lens().zoomed(3, QPointF(480, 400)));
        QSignalSpy clicked(view_.get(), &BoardView::provinceClicked);
        const Point before = view_->lens().toMap({480, 400});
        drag(*view_, {480, 400}, {400, 460});
        QVERIFY(clicked.isEmpty());
        const QPointF now = view_->lens().toScreen(before);
        QVERIFY2(std::abs(now.x() - 400) < 1 && std::abs(now.y() - 460) < 1,
                 "the point stays under the mouse");
        QTest::mousePress(view_.get(), Qt::LeftButton, {}, {400, 400});
        QTest::mouseMove(view_.get(), {402, 401}); // a hand that is not quite still
        QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, {402, 401});
        QCOMPARE(clicked.size(), 1);
    }

    void boardCannotBeLost()
    {
        view_->setLens(view_->lens().panned({5000, -5000}));
        QCOMPARE(view_->lens().toScreen({0, 0}).x(),
                 480 - source_.art->geometry.width / 2 * view_->lens().zoom());
        view_->setLens(view_->lens().zoomed(100, {0, 0}));
        view_->setLens(view_->lens().panned({-100000, -100000}));
        QVERIFY(view_->provinceAt({900, 700}) != noProvince);
        view_->setLens(view_->lens().fitted());
        QCOMPARE(view_->lens().zoom(), view_->lens().fitZoom());
        view_->setLens(view_->lens().zoomedOut());
        QCOMPARE(view_->lens().zoom(), view_->lens().fitZoom());
    }

    void wheelZoomsRoundTheMouse()
    {
        const QPointF place(300, 500);
        const Point before = view_->lens().toMap(place);
        QWheelEvent wheel(place, view_->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QSignalSpy zoomed(view_.get(), &BoardView::zoomChanged);
        QCoreApplication::sendEvent(view_.get(), &wheel);
        QCOMPARE(zoomed.size(), 1);
        const QPointF now = view_->lens().toScreen(before);
        QVERIFY(std::hypot(now.x() - place.x(), now.y() - place.y()) < .01);
    }

    void keysZoomAndPan()
    {
        QTest::keyClick(view_.get(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(view_->lens().zoom() > view_->lens().fitZoom() * 1.2);
        const QPointF before = view_->lens().toScreen({0, 0});
        QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(view_->lens().toScreen({0, 0}).x() < before.x());
        QTest::keyClick(view_.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view_->lens().zoom(), view_->lens().fitZoom());
    }

    /// The first arrow key shows where the keyboard is. What is there is under the pointer, and Enter clicks
    /// it; the mouse takes over when it moves.
    void arrowKeysWalk()
    {
        const auto place = [this](const char* code) { return source_.map->findProvince(code); };
        view_->setWalkStart([place] { return place("PAR"); });
        QSignalSpy clicked(view_.get(), &BoardView::provinceClicked);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QCOMPARE(clicked.size(), 0);
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(view_->walkedTo(), place("PAR"));
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(view_->walkedTo(), place("BRE"));
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked.front().front().value<Province>(), place("BRE"));
        QSignalSpy aided(view_.get(), &BoardView::provinceAided);
        QTest::keyClick(view_.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(aided.size(), 1);
        QSignalSpy ended(view_.get(), &BoardView::walkEnded);
        view_->walkTo(place("NAO"));
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(ended.size(), 1);
        QTest::mouseMove(view_.get(), screenPlace(*view_, source_, "PAR"));
        QTRY_COMPARE(view_->walkedTo(), noProvince);
    }

    /// The opposite key goes back, also where it would lead elsewhere from there; not once one has gone
    /// there otherwise.
    void theOppositeKeyGoesBack()
    {
        const auto place = [this](const char* code) { return source_.map->findProvince(code); };
        view_->walkTo(place("FIN"));
        QTest::keyClick(view_.get(), Qt::Key_Up);
        QCOMPARE(view_->walkedTo(), place("STP"));
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QCOMPARE(view_->walkedTo(), place("FIN"));
        QTest::keyClick(view_.get(), Qt::Key_Up);
        view_->walkTo(place("MUN"));
        view_->walkTo(place("STP"));
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QCOMPARE(view_->walkedTo(), place("MOS"));
    }

    /// A fleet on a named coast is not drawn where an army would be.
    void theRingIsRoundTheUnit()
    {
        const auto coast = source_.map->findLocation("STP/sc");
        const Point at = source_.art->geometry.unitAt(coast);
        Picture picture = busyPicture(source_);
        picture.tokens = {{{static_cast<Power>(0), UnitKind::Fleet, coast}, at}};
        view_->setPicture(picture);
        QSignalSpy menu(view_.get(), &BoardView::menuWanted);
        view_->askForMenu(source_.map->findProvince("STP"));
        QCOMPARE(menu.size(), 1);
        QCOMPARE(menu.front().back().toPoint(), view_->mapToGlobal(view_->lens().toScreen(at).toPoint()));
    }

    /// The view follows the keyboard where it would leave it.
    void theCursorStaysInView()
    {
        view_->setLens(view_->lens().zoomed(6, {0, 0}));
        view_->walkTo(source_.map->findProvince("SYR"));
        QVERIFY(view_->rect().contains(screenPlace(*view_, source_, "SYR")));
    }

    void hoverIsTold()
    {
        QSignalSpy hovered(view_.get(), &BoardView::provinceHovered);
        QTest::mouseMove(view_.get(), screenPlace(*view_, source_, "MUN"));
        QTRY_COMPARE(hovered.size(), 1);
        QCOMPARE(hovered.front().front().value<Province>(), source_.map->findProvince("MUN"));
    }

    void samePictureIsNotPaintedAgain()
    {
        const Picture busy = busyPicture(source_);
        view_->setPicture(busy);
        QTRY_VERIFY(view_->paints > 0);
        QCoreApplication::processEvents();
        view_->paints = 0;
        view_->setPicture(busy);
        QCoreApplication::processEvents();
        QCOMPARE(view_->paints, 0);
    }

    void onlyWhatChangedIsPainted_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("token") << 0;
        QTest::newRow("arrow") << 1;
        QTest::newRow("owner") << 2;
        QTest::newRow("mark") << 3;
        QTest::newRow("highlight") << 4;
    }

    void onlyWhatChangedIsPainted()
    {
        QFETCH(int, what);
        Picture picture = busyPicture(source_);
        view_->setPicture(picture);
        QCoreApplication::processEvents();
        view_->painted = {};
        const auto belgium = source_.map->findProvince("BEL");
        if (what == 0) picture.tokens[0].at.x += 8;
        if (what == 1) picture.arrows[2].shown = .5;
        if (what == 2) picture.owner[index(belgium)] = source_.map->findPower("France");
        if (what == 3) picture.marks.front().opacity = .5;
        if (what == 4) picture.highlights.push_back({belgium, HighlightKind::Target});
        view_->setPicture(picture);
        QTRY_VERIFY(!view_->painted.isEmpty());
        const QRect part = view_->painted.boundingRect();
        QVERIFY2(part.width() * part.height() < 960 * 800 / 6,
                 qPrintable(QString("%1 x %2").arg(part.width()).arg(part.height())));
        // What was painted in part is what would be painted as a whole.
        const QImage inPart = view_->grab().toImage();
        view_->settle();
        QCOMPARE(differing(inPart, view_->grab().toImage()), QRect());
    }

    void growingArrowIsPaintedAtItsTip_data()
    {
        QTest::addColumn<ArrowKind>("kind");
        QTest::addColumn<ArrowState>("state");
        for (const ArrowKind kind : {ArrowKind::Move, ArrowKind::MoveByConvoy, ArrowKind::SupportMove,
                                     ArrowKind::SupportHold, ArrowKind::Convoy, ArrowKind::Retreat})
            for (const ArrowState state : {ArrowState::Works, ArrowState::Fails})
                QTest::addRow("%d %d", static_cast<int>(kind), static_cast<int>(state)) << kind << state;
    }

    void growingArrowIsPaintedAtItsTip()
    {
        QFETCH(ArrowKind, kind);
        QFETCH(ArrowState, state);
        Arrow arrow{.kind = kind, .state = state, .from = {150, 550}, .bend = {450, 150}, .to = {800, 500}};
        arrow.power = source_.map->findPower("France");
        Picture picture;
        picture.arrows = {arrow};
        const auto grow = [&](double shown) {
            picture.arrows.front().shown = shown;
            view_->setPicture(picture);
        };
        for (const auto& [from, to] : {std::pair{.4, .43}, std::pair{.62, .6}, std::pair{.97, 1.}}) {
            grow(from);
            view_->settle();
            QCoreApplication::processEvents();
            view_->painted = {};
            grow(to);
            QTRY_VERIFY(!view_->painted.isEmpty());
            const QRect part = view_->painted.boundingRect();
            QVERIFY2(part.width() < 160 && part.height() < 160, qPrintable(QDebug::toString(part)));
            const QImage inPart = view_->grab().toImage();
            view_->settle();
            QCOMPARE(differing(inPart, view_->grab().toImage()), QRect());
        }
    }

    void oneArrowMoreInFrontIsOneArrow()
    {
        const BoardBase base(source_, {themeFor(ThemeKind::Light, *source_.map), LabelMode::None, 1, {}});
        const Picture before = busyPicture(source_);
        Picture after = before;
        after.arrows.insert(after.arrows.begin(), after.arrows.back());
        const PictureChange change = changeBetween(before, after, base);
        const QRectF one = extentOf(after.arrows.front(), arrowThickness(base.look()));
        QVERIFY(!change.orders.empty());
        for (const QRectF& area : change.orders) QVERIFY(one.contains(area));
        QVERIFY(change.highlighted.empty() && change.over.empty() && change.recoloured.empty());
    }

    void panKeepsThePictureWhole()
    {
        view_->setPicture(busyPicture(source_));
        view_->setLens(view_->lens().zoomed(2, {480, 400}));
        view_->settle();
        view_->grab();
        view_->setLens(view_->lens().panned({-37, 21}));
        const QImage moved = view_->grab().toImage();
        view_->settle();
        const QRect inner =
            moved.rect().adjusted(9, 9, -9, -9); // Qt places a letter otherwise that the edge cuts
        QCOMPARE(differing(moved.copy(inner), view_->grab().toImage().copy(inner)), QRect());
    }

    void boardThatOnlyShowsTakesNoClicks()
    {
        view_->setInteractive(false);
        QSignalSpy clicked(view_.get(), &BoardView::provinceClicked);
        QTest::mouseClick(view_.get(), Qt::LeftButton, {}, screenPlace(*view_, source_, "MUN"));
        QVERIFY(clicked.isEmpty());
        QCOMPARE(view_->focusPolicy(), Qt::NoFocus);
    }

    void escDoesNotEndTheShow()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.presentOn(nullptr, nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QSignalSpy closed(&window, &ProjectorWindow::closed);
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(window.isVisible() && closed.isEmpty());
        window.close();
        QCOMPARE(closed.size(), 1);
    }

    void showFollowsItsDisplayOnlyWhileItIsOpen()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        QScreen* display = QGuiApplication::primaryScreen();
        window.presentOn(display, nullptr);
        window.setGeometry(0, 0, 300, 200);
        Q_EMIT display->geometryChanged(display->geometry());
        QVERIFY(window.isVisible());
        QTRY_COMPARE(window.size(), display->size());
        window.hide();
        Q_EMIT display->geometryChanged(display->geometry());
        QCoreApplication::sendPostedEvents(&window, QEvent::MetaCall);
        QVERIFY2(!window.isVisible(), "the window that was closed is open again");
        window.presentOn(display, nullptr);
        QVERIFY(window.isVisible());
    }

    void blankShowHidesItsBoard()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.presentOn(nullptr, nullptr);
        window.setBlank(true);
        QVERIFY(window.blank() && !window.board()->isVisible());
        window.setBlank(false);
        QVERIFY(!window.blank() && window.board()->isVisible());
    }

    void frozenShowKeepsItsPictureUntilItThaws()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.setContent({.picture = busyPicture(source_)});
        window.setFrozen(true);
        window.setContent({});
        QCOMPARE(window.board()->picture(), busyPicture(source_));
        window.setFrozen(false);
        QCOMPARE(window.board()->picture(), Picture());
    }

    void frozenShowSurvivesANewBoard()
    {
        ProjectorWindow window;
        window.setFrozen(true);
        window.setBoard(source_);
        window.setContent({.picture = busyPicture(source_)});
        QCOMPARE(window.board()->picture(), Picture());
    }

private:
    BoardSource source_ = standardSource();
    std::unique_ptr<WatchedView> view_;
};

CHANCERY_SUITE(TestBoardView, QApplication)

} // namespace chancery::tst_board_view

#include "tst_board_view.moc"
