// SPDX-License-Identifier: GPL-3.0-or-later
// What a near shot lights, and what it dims.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/near_shots.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"

#include <QBackingStore>

#include <cmath>

namespace chancery::tst_camera_light {

using namespace near_shots;

namespace {

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

double away(QColor colour, QColor ground)
{
    return std::abs(colour.redF() - ground.redF()) + std::abs(colour.greenF() - ground.greenF()) +
           std::abs(colour.blueF() - ground.blueF());
}

/// What is veiled has less of the light that it would have in it: about a quarter, so that powers stay apart.
constexpr double mostLeft = .28;

/// Returns how much light a colour gives, from 0 to 1.
double lightOf(const QColor& colour)
{
    return (contrast(colour, Qt::black) - 1) * .05;
}

/// Returns where a place beside a centre is on the screen.
QPoint besideCentre(const Window& window, Point centre)
{
    return window.board()->lens().toScreen(centre + Point{9, 30}).toPoint();
}

} // namespace

class TestCameraLight : public QObject
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
            for (const Point& centre : source().art->geometry.centre) {
                const QPoint at = besideCentre(window, centre);
                all.push_back(seen.rect().contains(at) ? seen.pixelColor(at) : QColor());
            }
            return all;
        };
        const auto seenAll = [&](const Window& window, const QImage&) {
            std::vector<bool> all;
            const QRect inside = window.board()->rect().adjusted(40, 40, -40, -40);
            for (const Point& centre : source().art->geometry.centre)
                all.push_back(centre != Point{} && inside.contains(besideCentre(window, centre)));
            return all;
        };
        const std::vector<QColor> lit = image(evenly, colours), now = image(content, colours);
        const std::vector<bool> seen = image(content, seenAll);
        const Theme look = themeFor(theme, *source().map);
        const QColor ground = look.veil.rgb();
        const auto lightOn = [&](Province province) {
            return source().map->provinces[index(province)].terrain == Terrain::Sea ? look.litSea
                                                                                    : look.litLand;
        };
        int same = 0, dimmer = 0, stepsBack = 0;
        for (std::size_t p = 0; p < lit.size(); ++p) {
            if (!seen[p] || away(lit[p], ground) < .1) continue;
            const Point place = source().art->geometry.centre[p] + Point{9, 30};
            Window window; // which province the point is really in
            window.setContent(content);
            const Province there = window.board()->provinceAt(window.board()->lens().toScreen(place));
            if (there == noProvince) continue;
            const QColor light = lightOn(there), inLight = mixed(light.rgb(), lit[p], double(light.alphaF()));
            if (content.framing.to.light.provinces.has(there)) {
                ++same;
                QVERIFY(away(now[p], inLight) < (dark ? 3.1 / 255 : .1 / 255));
            } else {
                ++dimmer;
                stepsBack += lightOf(now[p]) < mostLeft * lightOf(inLight);
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
        for (int ms = 0; ms <= film().whole.lasts; ms += 15) {
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
        // The names of an evenly lit board are gone before they are large.
        const bool right = lit ? other < .005 : other > .008 && other < .02;
        QVERIFY2(right, qPrintable(QString::number(other)));
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
};

CHANCERY_SUITE(TestCameraLight, QApplication)

} // namespace chancery::tst_camera_light

#include "tst_camera_light.moc"
