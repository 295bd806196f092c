// SPDX-License-Identifier: GPL-3.0-or-later
// What fades and turns on the board: painted by a shorter way, it must look as it would by the long one.
#include "tests/support/busy_board.h"
#include "tests/support/suite.h"
#include "ui/draw/board_view.h"
#include "ui/draw/fading.h"
#include "ui/draw/token_painter.h"

#include <QApplication>
#include <QPainter>

namespace chancery::tst_fading {

namespace {

QImage seen(BoardView& view)
{
    return view.grab().toImage();
}

struct View : BoardView
{
    explicit View(const BoardSource& source, const Picture& picture)
    {
        setBoard(source);
        resize(900, 700);
        setPicture(picture);
        settle();
    }
};

Picture faded(Picture picture, double opacity)
{
    for (Arrow& arrow : picture.arrows) arrow.opacity = opacity;
    for (Mark& mark : picture.marks) mark.opacity = opacity;
    return picture;
}

/// How many pixels differ by more than `least` in a channel.
int differing(const QImage& a, const QImage& b, int least)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            if (std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()),
                          std::abs(p.blue() - q.blue())}) > least)
                ++count;
        }
    return count;
}

} // namespace

class TestFading : public QObject
{
    Q_OBJECT

    BoardSource source_ = standardSource();
    Picture busy_ = busyPicture(source_);

private Q_SLOTS:
    void fadedOrdersLookAlikeHoweverTheyCame()
    {
        View slowly(source_, busy_);
        const QImage whole = seen(slowly);
        for (double opacity : {.8, .4, .6}) {
            slowly.setPicture(faded(busy_, opacity));
            View atOnce(source_, faded(busy_, opacity));
            QCOMPARE(seen(slowly), seen(atOnce));
            QVERIFY(differing(seen(slowly), whole, 8) > 500);
        }
        slowly.setPicture(busy_);
        QCOMPARE(seen(slowly), whole);
    }

    void fadedOrdersAreFaint()
    {
        Picture bare = busy_;
        bare.arrows.clear();
        bare.marks.clear();
        View without(source_, bare), faint(source_, faded(busy_, .02)), gone(source_, faded(busy_, 0));
        QVERIFY(differing(seen(without), seen(faint), 8) < 20);
        QCOMPARE(seen(gone), seen(without));
    }

    void oneThatFadesAloneLeavesTheOthers()
    {
        View view(source_, busy_);
        Picture next = busy_;
        next.arrows[3].opacity = .3;
        view.setPicture(next);
        View fresh(source_, next);
        QCOMPARE(seen(view), seen(fresh));
        next = faded(busy_, .5);
        view.setPicture(next);
        next.arrows[3].opacity = .3;
        view.setPicture(next);
        View again(source_, next);
        QCOMPARE(seen(view), seen(again));
    }

    /// Stretched first and then laid over, as it would be at once, but for its last lines.
    void aStretchedImageFadesAsPainted_data()
    {
        QTest::addColumn<bool>("clear");
        QTest::newRow("a picture") << false;
        QTest::newRow("a layer") << true;
    }
    void aStretchedImageFadesAsPainted()
    {
        QFETCH(bool, clear);
        QImage image(200, 150, clear ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qPremultiply(qRgba(x, 255 - y, 99, clear ? x : 255)));
        const QRect part(20, 10, 160, 130), clip(30, 20, 300, 250);
        for (int i = 0; i < 40; ++i) {
            const double scale = .4 + i * .05;
            const QRectF target(10.3 * i - 100, 7.7 * i - 80, part.width() * scale, part.height() * scale);
            QImage expected(400, 300, QImage::Format_RGB32);
            expected.fill(Qt::darkCyan);
            QImage faded = expected;
            QPainter painter(&expected);
            painter.setClipRect(clip);
            painter.setOpacity(.4);
            painter.drawImage(target, image, QRectF(part));
            painter.end();
            QPainter fading(&faded);
            drawStretched(fading, target, image, part, clip, .4);
            fading.end();
            const int lines = 2 * (faded.width() + faded.height());
            QVERIFY2(differing(expected, faded, 6) < lines / 2,
                     qPrintable(QString("%1: %2").arg(i).arg(differing(expected, faded, 6))));
        }
    }

    void aTurnedTokenLooksAsPainted()
    {
        const Theme theme = themeFor(ThemeKind::Dark, *source_.map);
        for (double turn : {0., 17., -35., 120.}) {
            Token token = busy_.tokens.front();
            token.at = {};
            token.turn = turn;
            const auto painted = [&](auto paint) {
                QImage image(240, 240, QImage::Format_RGB32);
                image.fill(Qt::gray);
                QPainter painter(&image);
                paint(painter);
                return image;
            };
            const QImage copied = painted([&](QPainter& p) {
                TokenImages().paint(p, token, {120, 120}, 3, theme, {"A", {}});
            });
            const QImage drawn = painted([&](QPainter& p) {
                p.translate(120, 120);
                p.scale(3, 3);
                paintToken(p, token, theme, {"A", {}});
            });
            QVERIFY2(differing(copied, drawn, 90) < 60, qPrintable(QString::number(turn)));
        }
    }
};

CHANCERY_SUITE(TestFading, QApplication)

} // namespace chancery::tst_fading

#include "tst_fading.moc"
