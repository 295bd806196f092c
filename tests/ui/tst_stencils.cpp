// SPDX-License-Identifier: GPL-3.0-or-later
// What is coloured through stencils looks as if its paths had been painted, and large paths look the same in
// pieces.
#include "tests/support/busy_board.h"
#include "tests/support/suite.h"
#include "ui/draw/board_cache.h"
#include "ui/draw/board_shapes.h"
#include "ui/draw/mark_painter.h"
#include "ui/draw/space_stencils.h"
#include "ui/draw/token_layer.h"
#include "ui/draw/token_painter.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace chancery::tst_stencils {

namespace {

constexpr QRgb paper = 0xFFD8D2C4;

QImage emptyBoard(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(paper);
    return image;
}

int distance(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// How many pixels are further apart than `tolerance` of 255.
int differing(const QImage& a, const QImage& b, int tolerance)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += distance(a.pixel(x, y), b.pixel(x, y)) > tolerance;
    return count;
}

int coloured(const QImage& image)
{
    return differing(image, emptyBoard(image.size()), 0);
}

QRegion whereColoured(const QImage& image)
{
    QRegion region;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != paper) region += QRect(x, y, 1, 1);
    return region;
}

} // namespace

class TestStencils : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realmsLookAsIfPaintedAsPaths_data()
    {
        QTest::addColumn<double>("pixels");
        QTest::addColumn<QPoint>("origin");
        QTest::addColumn<bool>("hatched");
        QTest::newRow("small") << .45 << QPoint() << false;
        QTest::newRow("1080 lines") << .675 << QPoint(3, -17) << false;
        QTest::newRow("hatched") << .675 << QPoint(-40, 5) << true;
        QTest::newRow("part of a large board") << 2.1 << QPoint(-1400, -1500) << false;
    }

    void realmsLookAsIfPaintedAsPaths()
    {
        QFETCH(double, pixels);
        QFETCH(QPoint, origin);
        QFETCH(bool, hatched);
        const BoardBase base = boardWith(hatched);
        const Viewport viewport{{1300, 1000}, pixels, origin};
        QImage asPaths = emptyBoard(viewport.size), throughStencils = asPaths;
        QPainter painter(&asPaths);
        painter.setTransform(viewport.fromMap());
        base.paintRealms(painter, viewport.toMap(asPaths.rect()), picture_.owner);
        painter.end();
        SpaceStencils stencils;
        stencils.setZoom(base.shapes(), pixels);
        for (std::size_t p = 0; p < picture_.owner.size(); ++p)
            if (picture_.owner[p] != noPower)
                QVERIFY(stencils.paintRealm({throughStencils, origin, throughStencils.rect()}, base, p,
                                            picture_.owner));
        QVERIFY(coloured(asPaths) > 20000);
        // Where two bands meet on the rim their coverages are laid over each other; a border is painted over
        // that.
        QCOMPARE(differing(asPaths, throughStencils, 96), 0);
        QVERIFY(differing(asPaths, throughStencils, 12) * 200 < coloured(asPaths));
    }

    void highlightsLookAsIfPaintedAsPaths_data()
    {
        QTest::addColumn<HighlightKind>("kind");
        QTest::newRow("chosen") << HighlightKind::Chosen;
        QTest::newRow("target") << HighlightKind::Target;
        QTest::newRow("hover") << HighlightKind::Hover;
        QTest::newRow("missing") << HighlightKind::Missing;
    }

    void highlightsLookAsIfPaintedAsPaths()
    {
        QFETCH(HighlightKind, kind);
        const BoardBase base = boardWith(false);
        constexpr double pixels = 1;
        for (const char* code : {"BUR", "NWY", "AEG", "STP"}) {
            const Province province = source_.map->findProvince(code);
            const SpaceShape& space = base.shapes().space[index(province)];
            const QPoint origin = -space.bounds.topLeft().toPoint() + QPoint(9, 9);
            QImage asPath = emptyBoard(space.bounds.size().toSize() + QSize(18, 18)), throughStencil = asPath;
            QPainter painter(&asPath);
            painter.translate(origin);
            paintHighlight(painter, kind, space, base.look().theme);
            painter.end();
            SpaceStencils stencils;
            stencils.setZoom(base.shapes(), pixels);
            QVERIFY(stencils.paintHighlight({throughStencil, origin, throughStencil.rect()}, base,
                                            {province, kind}));
            QVERIFY(coloured(asPath) > 2000);
            QCOMPARE(differing(asPath, throughStencil, 12), 0);
        }
    }

    void onlyWhatMayChangeChanges()
    {
        const BoardBase base = boardWith(false);
        SpaceStencils stencils;
        stencils.setZoom(base.shapes(), 1);
        QImage image = emptyBoard({900, 900});
        const QRect visible(500, 600, 70, 80); // in the middle of the continent
        for (std::size_t p = 0; p < picture_.owner.size(); ++p)
            if (picture_.owner[p] != noPower)
                stencils.paintRealm({image, {}, visible}, base, p, picture_.owner);
        const QRegion changed = whereColoured(image);
        QVERIFY(!changed.isEmpty());
        QVERIFY(QRegion(visible).contains(changed.boundingRect()));
        QVERIFY((changed - visible).isEmpty());
    }

    void spacesTooLargeToKeepAreLeftToTheirPaths()
    {
        const BoardBase base = boardWith(false);
        const std::size_t province = index(source_.map->findProvince("MOS"));
        QImage image = emptyBoard({50, 50});
        std::vector<Power> owner(source_.map->provinces.size(), source_.map->findPower("Russia"));
        SpaceStencils stencils;
        stencils.setZoom(base.shapes(), 1);
        QVERIFY(stencils.paintRealm({image, {}, image.rect()}, base, province, owner));
        stencils.setZoom(base.shapes(), 40);
        QVERIFY(!stencils.paintRealm({image, {}, image.rect()}, base, province, owner));
    }

    void boardOfAnotherZoomIsTheBoardBuiltThere()
    {
        const BoardBase base = boardWith(false);
        BoardCache cache, fresh;
        const Viewport small{{700, 540}, .33, {}}, large{{700, 540}, .61, {-80, -60}};
        cache.build(base, small, picture_, LabelMode::Codes);
        cache.build(base, large, picture_, LabelMode::Codes);
        fresh.build(base, large, picture_, LabelMode::Codes);
        QCOMPARE(cache.scene(base), fresh.scene(base));
        cache.build(base, small, picture_, LabelMode::Codes);
        QVERIFY(cache.scene(base) != fresh.scene(base));
    }

    /// An image that is asked for is of the picture that was set last, however much of it was painted
    /// before.
    void everyImageIsOfThePicture()
    {
        const BoardBase base = boardWith(false);
        const Viewport viewport{{700, 540}, .61, {-80, -60}};
        Picture other = picture_;
        for (Power& power : other.owner)
            if (power != noPower) power = static_cast<Power>((index(power) + 1) % 7);
        other.arrows.erase(other.arrows.begin() + 3);
        other.marks.front().opacity = .5;
        other.highlights.push_back({source_.map->findProvince("SPA"), HighlightKind::Target});
        BoardCache cache, fresh;
        const auto isFresh = [&](const Picture& picture, const Viewport& seen) {
            fresh.build(base, seen, picture, LabelMode::None);
            return cache.board(base) == fresh.board(base) && cache.scene(base) == fresh.scene(base);
        };
        cache.build(base, viewport, picture_, LabelMode::None);
        cache.show(base, other);
        QVERIFY(!cache.outdated().isEmpty());
        QVERIFY(isFresh(other, viewport) && cache.outdated().isEmpty());
        cache.show(base, picture_);
        QVERIFY(cache.paintSome(base)); // and change again before all is painted
        cache.show(base, other);
        while (cache.paintSome(base)) {
        }
        QVERIFY(isFresh(other, viewport));
        cache.show(base, picture_);
        cache.moveTo(base, {-43, -85}); // before that is painted
        fresh.build(base, {viewport.size, viewport.pixels, {-43, -85}}, picture_, LabelMode::None);
        QVERIFY(differing(cache.scene(base), fresh.scene(base), 6) <
                1000); // Qt cuts dashes at the edge otherwise
    }

    /// Images are kept under their size in pixels, whatever zoom and scale made it.
    void imagesOfOneSizeLookTheSame()
    {
        const Theme theme = themeFor(ThemeKind::Dark, *source_.map);
        Token token = picture_.tokens.front();
        const auto paint = [&](TokenImages& tokens, MarkImages& marks, double pixels, double scale) {
            QImage image = emptyBoard({200, 100});
            QPainter painter(&image);
            token.scale = scale;
            for (const double turn : {0., 12.}) {
                token.turn = turn;
                tokens.paint(painter, token, {50, turn == 0 ? 30. : 70.}, pixels, theme, {"A", {}, true});
            }
            for (int x = 110; const MarkKind kind : {MarkKind::Failed, MarkKind::Strength, MarkKind::Cut})
                marks.paint(painter, {kind, {}, Power{}, "2", scale}, QPointF(x += 20, 50), pixels, theme);
            return image;
        };
        for (int i = 0; i < 100; ++i) {
            const double pixels = .4 + .0037 * i, other = 1 + .0071 * i;
            TokenImages tokens, freshTokens;
            MarkImages marks, freshMarks;
            paint(tokens, marks, pixels, 1);
            QCOMPARE(paint(tokens, marks, pixels * other, 1 / other),
                     paint(freshTokens, freshMarks, pixels * other, 1 / other));
        }
    }

    void piecesCoverWhatTheWholeCovers_data()
    {
        QTest::addColumn<QPainterPath>("path");
        QPainterPath ring; // with a hole that many pieces lie in
        ring.setFillRule(Qt::OddEvenFill);
        ring.addEllipse(QPointF(450, 450), 430, 400);
        ring.addEllipse(QPointF(430, 470), 300, 260);
        QTest::newRow("ring") << ring;
        QPainterPath comb; // falls into parts when cut
        comb.moveTo(20, 20);
        for (int tooth = 0; tooth < 8; ++tooth) {
            comb.lineTo(60 + tooth * 100, 850);
            comb.lineTo(100 + tooth * 100, 20 + tooth);
        }
        comb.closeSubpath();
        QTest::newRow("comb") << comb;
        const auto& layers = source_.art->layers;
        QTest::newRow("shallows") << layers[static_cast<std::size_t>(ArtLayer::Shallows)].front();
        QTest::newRow("shadow of the coast")
            << layers[static_cast<std::size_t>(ArtLayer::CoastShadow)].front();
    }

    void piecesCoverWhatTheWholeCovers()
    {
        QFETCH(QPainterPath, path);
        const QSize size = path.boundingRect().adjusted(0, 0, 40, 40).size().toSize();
        QImage whole = emptyBoard(size), inPieces = whole;
        const auto paint = [&](QImage& image, const QPainterPath& part) {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(-path.boundingRect().topLeft());
            painter.fillPath(part, Qt::darkBlue);
        };
        paint(whole, path);
        const std::vector<QPainterPath> pieces = cutIntoPieces(path);
        QVERIFY(pieces.size() > 4);
        for (const QPainterPath& piece : pieces) paint(inPieces, piece);
        QVERIFY(coloured(whole) > 20000);
        // Where the rim of the area meets a cut both pieces cover a part of the same pixels.
        QVERIFY(differing(whole, inPieces, 64) * 2000 < coloured(whole));
    }

private:
    BoardBase boardWith(bool hatched) const
    {
        ColourChoice choice;
        choice.hatched = hatched;
        return {source_, {themeFor(ThemeKind::Light, *source_.map, choice), LabelMode::Codes, 1, {}}};
    }

    const BoardSource source_ = standardSource();
    const Picture picture_ = busyPicture(source_);
};

CHANCERY_SUITE(TestStencils, QApplication)

} // namespace chancery::tst_stencils

#include "tst_stencils.moc"
