// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience can read: captions beside the action, large and dark on light or light on dark; slides
// that leave the clock in sight.
#include "tests/support/busy_board.h"
#include "tests/support/real_games.h"
#include "tests/support/suite.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"
#include "ui/room/slide_brush.h"
#include "ui/room/slide_view.h"

#include <QPainter>

namespace chancery::tst_projector_slides {

namespace {

const BoardSource& source()
{
    static const BoardSource read = standardSource();
    return read;
}

struct Room
{
    ProjectorWindow window;

    explicit Room(QSize size = {1280, 720}, ThemeKind theme = ThemeKind::Dark)
    {
        window.setBoard(source());
        window.setTheme(theme);
        window.setContent({.title = "Fall 1905, movement",
                           .caption = "Paris holds against Burgundy, 2 against 2",
                           .clock = {"Diplomacy", "15:00", Urgency::Calm, true}});
        window.resize(size);
        window.show();
    }

    void show(const std::optional<ShownSlide>& slide)
    {
        ProjectorWindow::Content content = window.content();
        content.slide = slide;
        window.setContent(content);
    }
    QWidget& part(const char* name)
    {
        auto* found = window.findChild<QWidget*>(name);
        if (!found) qFatal("no %s", name);
        return *found;
    }
};

const std::vector<Slide>& slides()
{
    static const std::vector<Slide> all = [] {
        std::vector<Slide> made;
        const Game game = realGame(7);
        for (const SlideRow& row : slideTable())
            if (auto slide = slideOf(row.kind, game)) made.push_back(*std::move(slide));
        for (std::size_t i = 0; i < game.phases.size(); ++i)
            for (Slide& card : closingOf(game, i).cards) made.push_back(std::move(card));
        return made;
    }();
    return all;
}

void sizesAndThemes()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("theme");
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160), QSize(1024, 768)})
        for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark})
            QTest::addRow("%d %s", size.height(), theme == ThemeKind::Light ? "light" : "dark")
                << size << static_cast<int>(theme);
}

} // namespace

class TestProjectorSlides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void captionsCanBeReadFromTheBack_data() { sizesAndThemes(); }

    void captionsCanBeReadFromTheBack()
    {
        QFETCH(QSize, size);
        QFETCH(int, theme);
        Room audience(size, static_cast<ThemeKind>(theme));
        const Theme look = themeFor(static_cast<ThemeKind>(theme), *source().map);
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        const SlideLook slideLook{look, source().map};
        const SlideBrush brush(painter, image.rect(), slideLook);
        for (const QColor& ink : {brush.ink(), brush.dim()})
            QVERIFY2(contrast(ink, cardColour(look)) >= 7,
                     qPrintable(QString::number(contrast(ink, cardColour(look)))));
        for (const QColor& sign : {brush.gain(), brush.loss()})
            QVERIFY(contrast(sign, cardColour(look)) >= 3);
        const RoomLayout& room = audience.window.layOutNow();
        const double share = panelFit(brush, room, audience.window.texts()).share;
        QVERIFY(room.shape == RoomShape::Square || share * panelTextSize * room.unit * 30 >= size.height());
    }

    void captionsLieBesideTheAction_data() { sizesAndThemes(); }

    void captionsLieBesideTheAction()
    {
        QFETCH(QSize, size);
        QFETCH(int, theme);
        Room audience(size, static_cast<ThemeKind>(theme));
        const QRect board = audience.window.board()->geometry();
        QVERIFY(board.height() > size.height() * 8 / 10);
        const RoomLayout& room = audience.window.layOutNow();
        for (const QRectF& part : {room.header, room.panel, room.clock})
            QVERIFY(!part.isEmpty() && !part.toRect().intersects(board));
    }

    void textOnSlidesHasContrast_data() { sizesAndThemes(); }

    void textOnSlidesHasContrast()
    {
        QFETCH(int, theme);
        const auto kind = static_cast<ThemeKind>(theme);
        QImage image(100, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        const SlideLook look{themeFor(kind, *source().map), source().map};
        const SlideBrush brush(painter, image.rect(), look);
        QVERIFY(contrast(brush.ink(), look.theme.surround) >= 7);
        QVERIFY(contrast(brush.dim(), look.theme.surround) >= 7);
        for (const QColor& sign : {brush.gain(), brush.loss()})
            QVERIFY(contrast(sign, look.theme.surround) >= 3);
    }

    void theClockStaysInSight_data() { sizesAndThemes(); }

    void theClockStaysInSight()
    {
        QFETCH(QSize, size);
        QFETCH(int, theme);
        Room audience(size, static_cast<ThemeKind>(theme));
        QVERIFY(!slides().empty());
        for (const Slide& slide : slides()) {
            audience.show(ShownSlide{slide});
            SlideView& view = *audience.window.slide();
            QVERIFY(view.isVisible());
            const QRect clock = audience.part("clockFace").geometry();
            QVERIFY(audience.part("clockFace").isVisible());
            QVERIFY(!view.content().translated(view.pos()).intersects(QRectF(clock)));
            QVERIFY(QRectF(view.rect()).contains(view.content()));
            const auto children = audience.window.children();
            QVERIFY(children.indexOf(&audience.part("clockFace")) > children.indexOf(&view));
        }
    }

    /// Nothing is painted outside the slide's own room, where the clock is.
    void slidesKeepWithinTheirRoom_data() { sizesAndThemes(); }

    void slidesKeepWithinTheirRoom()
    {
        QFETCH(QSize, size);
        QFETCH(int, theme);
        const auto kind = static_cast<ThemeKind>(theme);
        Room audience(size, kind);
        const Theme look = themeFor(kind, *source().map);
        for (const Slide& slide : slides()) {
            const QRectF room = audience.window.slide()->content();
            QImage image(audience.window.slide()->size(), QImage::Format_RGB32);
            image.fill(look.surround);
            QPainter painter(&image);
            paintSlide(painter, room, slide, {look, source().map});
            painter.end();
            const int edge = static_cast<int>(room.right() + room.height() / 50) + 1;
            for (int y = 0; y < image.height(); y += 5)
                for (int x = edge; x < image.width(); ++x) QCOMPARE(image.pixelColor(x, y), look.surround);
        }
    }

    void theBoardComesBack()
    {
        Room audience;
        audience.show(ShownSlide{slides().front()});
        QVERIFY(audience.window.slide()->isVisible());
        audience.show({});
        QVERIFY(!audience.window.slide()->isVisible());
    }

    void frozenAndBlankWindowsKeepTheirSlide()
    {
        Room audience;
        audience.show(ShownSlide{slides().front()});
        audience.window.setFrozen(true);
        audience.show(ShownSlide{slides().back()});
        audience.window.setBlank(true);
        QVERIFY(!audience.window.slide()->isVisible());
        audience.window.setBlank(false);
        QVERIFY(audience.window.slide()->isVisible());
        QVERIFY(audience.window.slide()->slide()->slide == slides().front());
        audience.window.setFrozen(false);
        QVERIFY(audience.window.slide()->slide()->slide == slides().back());
    }

    /// A card half faded in lets the board through; filled in, it does not.
    void cardsFadeOverTheBoard()
    {
        Room audience;
        audience.window.board()->settle();
        const QPoint middle = audience.window.rect().center();
        const QColor board = audience.window.grab().toImage().pixelColor(middle);
        audience.show(ShownSlide{slides().front(), 0.5});
        const QColor half = audience.window.grab().toImage().pixelColor(middle);
        audience.show(ShownSlide{slides().front()});
        const QColor full = audience.window.grab().toImage().pixelColor(middle);
        QVERIFY(board != full && half != full && half != board);
    }
};

CHANCERY_SUITE(TestProjectorSlides, QApplication)

} // namespace chancery::tst_projector_slides

#include "tst_projector_slides.moc"
