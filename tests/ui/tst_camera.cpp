// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window paints while the camera is on a fight: what is outside the focus is dimmer, what
// is inside is not, and all of it is as sharp as if it had been painted afresh.
#include "tests/support/busy_board.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/room/projector_window.h"
#include "ui/scene/film.h"
#include "ui/scene/placement.h"

#include <QBackingStore>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <malloc.h>

namespace chancery::tst_camera {

namespace {

const BoardSource& source()
{
    static const BoardSource read = standardSource();
    return read;
}

/// Two of them close together.
PhaseRecord threeFights()
{
    const Phase fall{Season::Fall, 1902, PhaseKind::Movement};
    return sketch::resolved(sketch::record(
        fall,
        sketch::position({"France A BUR", "Germany A MUN", "Germany A RUH", "Russia F SEV", "Turkey F BLA",
                          "Italy A TUS", "England F NWG", "Italy A PIE", "France A MAR"},
                         {"France PAR", "Germany MUN", "Turkey BUL"}),
        {"A MUN - BUR", "A RUH S A MUN - BUR", "A BUR H", "F SEV - BLA", "F BLA H", "A TUS - ROM",
         "F NWG - NTH", "A PIE - MAR", "A MAR H"}));
}

const Film& film()
{
    static const Film told =
        filmOf(*source().map, source().art->geometry, threeFights(), {.tokenScale = projectorTokenScale});
    return told;
}

ProjectorWindow::Content at(int ms)
{
    ProjectorWindow::Content content;
    content.picture = seenAt(film(), ms, Camera::Follows, false);
    content.framing = framingOf(film(), ms, Camera::Follows, false);
    content.views = viewsAt(film(), ms, Camera::Follows, false);
    return content;
}

struct Window : ProjectorWindow
{
    explicit Window(QSize size = {960, 540})
    {
        setBoard(source());
        resize(size);
    }
    QImage painted()
    {
        QImage image(size(), QImage::Format_RGB32);
        render(&image);
        return image;
    }
};

QImage fresh(const ProjectorWindow::Content& content, QSize size = {960, 540})
{
    Window window(size);
    window.setContent(content);
    return window.painted();
}

/// What is on the screen, painted part by part.
QImage onScreen(const QWidget& window)
{
    return static_cast<const QImage*>(window.backingStore()->paintDevice())
        ->convertToFormat(QImage::Format_RGB32);
}

ProjectorWindow::Content withoutTokens(ProjectorWindow::Content content)
{
    content.picture.tokens.clear();
    content.picture.marks.clear();
    return content;
}

/// The two shots of a light change, mixed pixel by pixel.
QImage mixOfShots(const ProjectorWindow::Content& content, QSize size)
{
    ProjectorWindow::Content from = withoutTokens(content), to = from;
    from.framing.to = from.framing.from;
    to.framing.from = to.framing.to;
    from.framing.gone = to.framing.gone = 1;
    QImage mix = fresh(from, size);
    const QImage other = fresh(to, size);
    const double u = content.framing.gone;
    for (int y = 0; y < mix.height(); ++y)
        for (int x = 0; x < mix.width(); ++x) {
            const QRgb a = mix.pixel(x, y), b = other.pixel(x, y);
            const auto mixed = [u](int p, int q) { return static_cast<int>(std::lround(p + (q - p) * u)); };
            mix.setPixel(
                x, y, qRgb(mixed(qRed(a), qRed(b)), mixed(qGreen(a), qGreen(b)), mixed(qBlue(a), qBlue(b))));
        }
    return mix;
}

/// The share of pixels that differ by more than `least` in a channel.
double differing(const QImage& a, const QImage& b, int least)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                               std::abs(qBlue(p) - qBlue(q))}) > least;
        }
    return double(count) / (a.width() * a.height());
}

/// The middle of the first fight, and a moment on the way to it.
Beat fight(int number)
{
    for (const Beat& beat : film().whole.beats)
        if (beat.place != noProvince && number-- == 0) return beat;
    qFatal("no such fight");
}

double away(QColor colour, QColor ground)
{
    return std::abs(colour.redF() - ground.redF()) + std::abs(colour.greenF() - ground.greenF()) +
           std::abs(colour.blueF() - ground.blueF());
}

} // namespace

class TestCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOutsideTheFocusIsDimmer_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void whatIsOutsideTheFocusIsDimmer()
    {
        QFETCH(bool, dark);
        const ThemeKind theme = dark ? ThemeKind::Dark : ThemeKind::Light;
        ProjectorWindow::Content content = at(fight(0).span.startsAt + 300), evenly = content;
        QVERIFY(content.framing.stands() && content.framing.to.light.on);
        evenly.framing.from.light = evenly.framing.to.light = evenly.framing.next.light = {};
        const auto image = [&](const ProjectorWindow::Content& shown, auto look) {
            Window window;
            window.setTheme(theme);
            window.setContent(shown);
            const QImage seen = window.painted();
            return look(window, seen);
        };
        const auto colours = [&](const Window& window, const QImage& seen) {
            std::vector<QColor> all;
            for (const Point& place : source().art->geometry.centre) {
                const QPoint at = window.board()->lens().toScreen(place + Point{9, 30}).toPoint();
                all.push_back(seen.rect().contains(at) ? seen.pixelColor(at) : QColor());
            }
            return all;
        };
        const auto seenAll = [&](const Window& window, const QImage&) {
            std::vector<bool> all;
            for (const Point& place : source().art->geometry.centre)
                all.push_back(place != Point{} &&
                              window.board()
                                  ->rect()
                                  .adjusted(40, 40, -40, -40)
                                  .contains(window.board()->lens().toScreen(place + Point{9, 30}).toPoint()));
            return all;
        };
        const std::vector<QColor> lit = image(evenly, colours), now = image(content, colours);
        const std::vector<bool> seen = image(content, seenAll);
        const QColor ground = surroundOf(theme);
        int same = 0, dimmer = 0, stepsBack = 0;
        for (std::size_t p = 0; p < lit.size(); ++p) {
            if (!seen[p] || away(lit[p], ground) < .1) continue;
            const Point place = source().art->geometry.centre[p] + Point{9, 30};
            Window window; // which province the point is really in
            window.setContent(content);
            const Province there = window.board()->provinceAt(window.board()->lens().toScreen(place));
            if (there == noProvince) continue;
            if (content.framing.to.light.provinces.has(there)) {
                ++same;
                QCOMPARE(now[p], lit[p]);
            } else {
                ++dimmer;
                stepsBack += away(now[p], ground) < .45 * away(lit[p], ground);
            }
        }
        QVERIFY(dimmer > 0 && stepsBack >= dimmer - 1); // one may lie under a name
        QVERIFY(same + dimmer > 2);
    }

    void theLitUnitsAreAsTheyWere()
    {
        ProjectorWindow::Content content = at(fight(0).span.startsAt + 300), evenly = content;
        evenly.framing.from.light = evenly.framing.to.light = {};
        Window window;
        window.setContent(content);
        const QImage dim = window.painted(), all = fresh(evenly);
        int looked = 0;
        for (const Token& token : content.picture.tokens) {
            const Province home = source().map->provinceOf(token.unit.at);
            const QPoint at = window.board()->lens().toScreen(token.at).toPoint();
            if (!window.board()->rect().adjusted(20, 20, -20, -20).contains(at)) continue;
            ++looked;
            const QRect middle = QRect(at - QPoint(8, 6), QSize(16, 12));
            const double other = differing(dim.copy(middle), all.copy(middle), 12);
            if (content.framing.to.light.units.has(home))
                QVERIFY2(other < .02, qPrintable(QString::number(other)));
            else
                QVERIFY2(other > .5, qPrintable(QString::number(other)));
        }
        QVERIFY(looked >= 2);
    }

    void everyFrameOfALightChangeMixesItsTwoShots()
    {
        Window window({640, 360});
        window.show();
        int whole = 0, near = 0;
        for (int ms = 0; ms <= film().whole.lasts; ms += 45) {
            const ProjectorWindow::Content content = at(ms);
            const Framing& framing = content.framing;
            if ((framing.to.view.whole() ? whole : near) > 8) continue;
            window.setContent(content);
            QCoreApplication::processEvents();
            if (framing.stands()) QTRY_VERIFY_WITH_TIMEOUT(window.board()->isPrepared(), 30000);
            if (framing.stands() || framing.from.view != framing.to.view) continue;
            QTRY_VERIFY_WITH_TIMEOUT(window.board()->isPrepared(), 30000);
            QCoreApplication::processEvents();
            ++(framing.to.view.whole() ? whole : near);
            const QImage wanted = fresh(content, window.size());
            QTRY_COMPARE(differing(onScreen(window), wanted, 2), 0.); // what is not asked for never comes
            QCOMPARE(differing(fresh(withoutTokens(content), window.size()),
                               mixOfShots(content, window.size()), 2),
                     0.);
        }
        QVERIFY(whole > 4 && near > 4);
    }

    void whatIsBesideTheNearShotIsLitAsThatIs_data()
    {
        QTest::addColumn<bool>("lit");
        QTest::addColumn<bool>("comes");
        QTest::newRow("from an evenly lit board") << false << true;
        QTest::newRow("from a lit board") << true << true;
        QTest::newRow("to an evenly lit board") << false << false;
        QTest::newRow("to a lit board") << true << false;
    }
    void whatIsBesideTheNearShotIsLitAsThatIs()
    {
        QFETCH(bool, lit);
        QFETCH(bool, comes);
        ProjectorWindow::Content content = withoutTokens(at(fight(0).span.startsAt + 300));
        content.views = {};
        Shot near = content.framing.to, whole;
        for (const char* code : {"TYR", "ADR"}) // reach out of the view
            near.light.provinces.add(source().map->findProvince(code));
        whole.light = near.light;
        whole.light.on = lit;
        if (lit) whole.light.provinces = {};
        for (const char* code : {"CON", "BER", "ADR", "BAL"})
            if (lit) whole.light.provinces.add(source().map->findProvince(code));
        const auto frame = [&](const Shot& far) {
            content.framing = comes ? Framing{far, near, .75, {}} : Framing{near, far, .25, {}};
            return fresh(content);
        };
        const QImage seen = frame(whole), alike = frame({{}, near.light});
        const double other = differing(seen, alike, 24); // names have halos of other strengths
        QVERIFY2(other < .003, qPrintable(QString::number(other)));
    }

    void aMoveThatIsHeldIsLit()
    {
        const int ms = fight(0).span.startsAt - 100;
        const ProjectorWindow::Content content = at(ms);
        QVERIFY(!content.framing.stands() && content.framing.from.view != content.framing.to.view);
        Window window;
        window.show();
        window.setContent(content);
        QTRY_VERIFY(window.board()->isPrepared());
        for (const QTimer* timer : window.findChildren<QTimer*>()) QTRY_VERIFY(!timer->isActive());
        QCoreApplication::processEvents();
        const double other = differing(onScreen(window), fresh(content), 40);
        QVERIFY2(other < .02, qPrintable(QString::number(other)));
    }

    /// Frame by frame as it plays, or painted at once: the same pixels wherever the camera rests.
    void itIsSharpAfterArriving()
    {
        Window window;
        window.show();
        const Span first = fight(0).span;
        int compared = 0;
        bool came = false;
        for (int ms = first.startsAt - 900; ms <= film().whole.lasts; ms += 40) {
            const ProjectorWindow::Content content = at(ms);
            window.setContent(content);
            QCoreApplication::processEvents();
            came = came || !content.framing.to.view.whole();
            if (!content.framing.stands() || ms % 200 >= 40) continue;
            ++compared;
            const double share = differing(window.grab().toImage(), fresh(content), 24);
            QVERIFY2(share < .0005, qPrintable(QString("%1 ms: %2").arg(ms).arg(share)));
        }
        QVERIFY(came && compared > 10);
    }

    void anExportIsTheSameEachTime()
    {
        Window once, again;
        for (int ms = fight(0).span.startsAt - 620; ms <= fight(0).span.startsAt + 62; ms += 62) {
            once.setContent(at(ms));
            again.setContent(at(ms));
            QVERIFY(differing(once.painted(), again.painted(), 8) < .0005);
        }
        QVERIFY(differing(once.painted(), fresh(at(fight(0).span.startsAt + 62)), 24) < .0005);
    }

    void ordersThatStepBackLeaveNothingBehind()
    {
        ProjectorWindow::Content with = at(fight(0).span.startsAt + 300);
        for (Shot* shot : {&with.framing.from, &with.framing.to}) shot->light.units = {};
        ProjectorWindow::Content without = with;
        without.picture.arrows.clear();
        for (auto& [view, picture] : without.views.pictures) picture.arrows.clear();
        Window window;
        window.setContent(with);
        const QImage before = window.painted();
        window.setContent(without);
        const QImage after = window.painted();
        QVERIFY(differing(before, after, 8) > .001);
        QVERIFY(differing(after, fresh(without), 8) < .0001);
    }

    void theNextShotIsPreparedWhileTheLastOneStands()
    {
        Window window;
        window.show();
        window.setContent(at(0));
        QTRY_VERIFY(window.board()->isPrepared());
        QVERIFY(!at(0).framing.next.plain());
        for (const QTimer* timer : window.findChildren<QTimer*>()) QTRY_VERIFY(!timer->isActive());
    }

    void theWholeBoardComesBack()
    {
        Window window;
        window.setContent(at(fight(0).span.startsAt + 300));
        window.painted();
        const ProjectorWindow::Content end = at(film().whole.lasts);
        window.setContent(end);
        QCOMPARE(window.painted(), fresh(end));
        QVERIFY(differing(window.painted(), fresh(at(fight(0).span.startsAt + 300)), 24) > .2);
    }

    /// Fresh memory is full of something else there, so that what is not painted is seen.
    void nothingIsLeftUnpaintedBesideTheBoard()
    {
        mallopt(M_PERTURB, 0x5a);
        BoardView view;
        view.setInteractive(false);
        view.setForRoom(true);
        view.setBoard(source());
        view.resize(900, 300);
        Shot lit;
        lit.light = {true, {}, {}};
        view.setPicture(film().whole.first, {lit, lit, 1, {}}, {});
        const QImage seen = view.grab().toImage();
        mallopt(M_PERTURB, 0);
        const QRgb beside = themeFor(ThemeKind::Light, *source().map).surround.rgb();
        for (const int x : {4, 120, 780, 895})
            for (const int y : {5, 150, 290}) QCOMPARE(seen.pixelColor(x, y).rgb(), beside);
    }

    void theConsoleDoesNotMove()
    {
        BoardView view;
        view.setBoard(source());
        view.resize(800, 600);
        view.setPicture(film().whole.first);
        const double zoom = view.lens().zoom();
        view.setPicture(seenAt(film(), fight(0).span.startsAt + 300, Camera::Still, false));
        QCOMPARE(view.lens().zoom(), zoom);
        QVERIFY(view.framing().plain());
    }
};

CHANCERY_SUITE(TestCamera, QApplication)

} // namespace chancery::tst_camera

#include "tst_camera.moc"
