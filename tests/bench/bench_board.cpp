// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the board is painted. `bench_board` prints milliseconds; `bench_board --pictures DIR` writes the
// crowded board in all sizes, themes and label modes, to be looked at.
#include "tests/support/busy_board.h"
#include "ui/draw/board_cache.h"
#include "ui/draw/board_view.h"
#include "ui/draw/picture_painter.h"
#include "ui/paper/render.h"
#include "ui/room/projector_window.h"
#include "ui/scene/board_geometry.h"

#include <QApplication>
#include <QDir>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <vector>

using namespace chancery;

namespace {

QTextStream& out()
{
    static QTextStream stream(stdout);
    return stream;
}

/// Milliseconds of processor time of each call, sorted: other programs on the machine do not count.
template<class F>
std::vector<double> timed(int times, F call)
{
    std::vector<double> ms;
    for (int i = 0; i < times; ++i) {
        const std::clock_t start = std::clock();
        call(i);
        ms.push_back(static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC);
    }
    std::sort(ms.begin(), ms.end());
    return ms;
}

void report(const QString& what, const std::vector<double>& ms)
{
    const double median = ms[ms.size() / 2], p99 = ms[std::min(ms.size() - 1, ms.size() * 99 / 100)];
    out() << QStringLiteral("  %1 median %2 ms  p99 %3 ms  %4/s\n")
                 .arg(what, -44)
                 .arg(median, 8, 'f', 3)
                 .arg(p99, 8, 'f', 3)
                 .arg(std::lround(1000 / median), 6);
    out().flush();
}

/// All tokens on their way: `step` of 100.
Picture moved(const Picture& start, int step)
{
    Picture picture = start;
    for (std::size_t i = 0; i < picture.tokens.size(); ++i) {
        const double a = (step + static_cast<int>(i) * 7) * .0628;
        picture.tokens[i].at = picture.tokens[i].at + Point{40 * std::cos(a), 40 * std::sin(a)};
    }
    return picture;
}

/// The parts of building the whole board.
void benchParts(const BoardBase& base, const Viewport& viewport, const Picture& busy)
{
    QImage image(viewport.size, QImage::Format_ARGB32_Premultiplied);
    const QRectF area = viewport.toMap(QRectF(QPointF(), viewport.size));
    const auto part = [&](const char* name, auto paint) {
        report(name, timed(5, [&](int) {
                   image.fill(Qt::transparent);
                   QPainter painter(&image);
                   painter.setTransform(viewport.fromMap());
                   paint(painter);
               }));
    };
    part("  ground", [&](QPainter& p) { base.paintGround(p, area); });
    part("  realms as paths", [&](QPainter& p) { base.paintRealms(p, area, busy.owner); });
    part("  lines", [&](QPainter& p) { base.paintLines(p, area); });
    part("  centres", [&](QPainter& p) { base.paintCentres(p, area, busy.owner); });
    part("  names", [&](QPainter& p) { base.paintNames(p, area, LabelMode::Names); });
    part("  highlights as paths", [&](QPainter& p) { paintHighlights(p, base, busy); });
    part("  orders", [&](QPainter& p) { paintOrders(p, base, busy); });
}

void benchLayers(const BoardSource& source, const Picture& busy, QSize size)
{
    const BoardLook look{themeFor(ThemeKind::Light, *source.map), LabelMode::Names, 1, {}};
    BoardBase base(source, look);
    const double pixels = size.height() / base.shapes().frame.height();
    const Viewport viewport{size, pixels, {}};
    BoardCache cache;
    cache.build(base, viewport, busy, LabelMode::Names);
    report("board built anew, as for another theme",
           timed(9, [&](int) { cache.build(base, viewport, busy, LabelMode::Names); }));
    report("board built anew at another zoom", timed(9, [&](int i) {
               cache.build(base, {size, pixels * (1 + .01 * i), {}}, busy, LabelMode::Names);
           }));
    cache.build(base, viewport, busy, LabelMode::Names);
    Picture other = busy;
    const Province province = source.map->findProvince("BUR");
    benchParts(base, viewport, busy);
    const auto shown = [&] {
        cache.show(base, other);
        cache.scene(base);
    };
    report("one province recoloured", timed(101, [&](int i) {
               other.owner[index(province)] = static_cast<Power>(i % 7);
               shown();
           }));
    report("whole board recoloured, as for a new position", timed(21, [&](int i) {
               for (Power& power : other.owner)
                   if (power != noPower) power = static_cast<Power>((index(power) + i) % 7);
               shown();
           }));
    report("one province highlighted", timed(101, [&](int i) {
               other.highlights.back() = {province, static_cast<HighlightKind>(i % 4)};
               shown();
           }));
    report("all orders painted anew", timed(21, [&](int i) {
               for (Arrow& arrow : other.arrows) arrow.sign = .5 + i * .001;
               for (Mark& mark : other.marks) mark.opacity = .5 + i * .01;
               shown();
           }));
}

void benchView(const BoardSource& source, const Picture& busy, QSize size)
{
    BoardView view;
    view.setBoard(source);
    view.resize(size);
    view.setPicture(busy);
    view.show();
    QCoreApplication::processEvents();
    report("frame, everything painted", timed(101, [&](int i) {
               view.setPicture(moved(busy, i));
               view.repaint();
           }));
    report("frame, 35 tokens moving, dirty parts only", timed(301, [&](int i) {
               view.setPicture(moved(busy, i));
               QCoreApplication::processEvents();
           }));
    report("one arrow growing, dirty parts only", timed(101, [&](int i) {
               Picture growing = busy;
               growing.arrows[5].shown = i / 100.;
               view.setPicture(growing);
               QCoreApplication::processEvents();
           }));
}

int bench(const BoardSource& source)
{
    const Picture busy = busyPicture(source);
    out() << busy.tokens.size() << " tokens, " << busy.arrows.size() << " arrows, " << busy.marks.size()
          << " marks\n";
    report("shapes and lines prepared", timed(5, [&](int) {
               BoardBase(source, {themeFor(ThemeKind::Light, *source.map), LabelMode::Names, 1, {}});
           }));
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
        out() << size.width() << " x " << size.height() << '\n';
        benchLayers(source, busy, size);
        benchView(source, busy, size);
    }
    return 0;
}

int writePictures(const BoardSource& source, const QString& folder)
{
    QDir().mkpath(folder);
    const Picture busy = busyPicture(source);
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)})
        for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark}) {
            const QString name = QStringLiteral("%1/board-%2-%3.png")
                                     .arg(folder)
                                     .arg(size.height())
                                     .arg(theme == ThemeKind::Light ? "light" : "dark");
            if (const Status s = renderFile(source, busy, {size, theme, LabelMode::Auto}, name); !s) {
                out() << QString::fromStdString(s.error().text()) << '\n';
                return 1;
            }
            ProjectorWindow projector;
            projector.setBoard(source);
            projector.setTheme(theme);
            projector.resize(size);
            projector.setContent({.picture = busyPicture(source, projectorTokenScale),
                                  .title = "Spring 1903: movement",
                                  .caption = "Army Marseilles takes Burgundy, 3 against 1"});
            projector.grab().save(QString(name).replace("board-", "projector-"));
        }
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const BoardSource source = standardSource();
    if (arguments.size() == 3 && arguments[1] == "--pictures") return writePictures(source, arguments[2]);
    return bench(source);
}
