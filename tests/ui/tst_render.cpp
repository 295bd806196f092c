// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files: right size, right colours, whole or not at all.
#include "tests/support/busy_board.h"
#include "tests/support/suite.h"
#include "ui/draw/colour_difference.h"
#include "ui/paper/render.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QtTest>

namespace chancery::tst_render {

class TestRender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void imageHasTheSizeAskedFor_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(320, 200);
        QTest::newRow("upright") << QSize(500, 900);
        QTest::newRow("screen") << QSize(1280, 720);
    }

    void imageHasTheSizeAskedFor()
    {
        QFETCH(QSize, size);
        QCOMPARE(renderImage(source_, busyPicture(source_), {size}).size(), size);
    }

    void ownerTintsHisLand()
    {
        Picture picture;
        picture.owner.assign(source_.map->provinces.size(), noPower);
        const Province munich = source_.map->findProvince("MUN");
        const RenderOptions options{.size = {2080, 1600}, .labels = LabelMode::None}; // a pixel a unit
        const Theme theme = themeFor(ThemeKind::Light, *source_.map);
        const Point at = source_.art->geometry.unitAt(whole(munich));
        const auto seen = [&] {
            return renderImage(source_, picture, options)
                .pixelColor(static_cast<int>(at.x), static_cast<int>(at.y));
        };
        QVERIFY(difference(seen(), theme.land) < 3);
        for (const char* name : {"Germany", "Turkey"}) {
            const Power power = source_.map->findPower(name);
            picture.owner[index(munich)] = power;
            QVERIFY2(difference(seen(), theme.of(power).tint) < 1, name);
        }
    }

    void labelModesDiffer()
    {
        const auto image = [&](LabelMode mode) {
            return renderImage(source_, {}, {.size = {960, 800}, .labels = mode});
        };
        QVERIFY(image(LabelMode::Names) != image(LabelMode::Codes));
        QVERIFY(image(LabelMode::Codes) != image(LabelMode::None));
        QCOMPARE(image(LabelMode::Auto), image(LabelMode::Codes)); // names would be 7 pixels high
    }

    void longNamesAreStillDrawn()
    {
        const auto nameOf = [](const Map&, Province) { return QStringLiteral("Ein sehr langer Name"); };
        const RenderOptions options{.size = {960, 800}, .labels = LabelMode::Names, .nameOf = nameOf};
        QVERIFY(renderImage(source_, {}, options) != renderImage(source_, {}, {.size = {960, 800}}));
    }

    void titleAndCaptionTakeRoom()
    {
        RenderOptions options{.size = {960, 800}};
        const QImage plain = renderImage(source_, {}, options);
        options.title = "Spring 1901";
        const QImage titled = renderImage(source_, {}, options);
        options.caption = "Paris holds";
        QVERIFY(plain != titled);
        QVERIFY(titled != renderImage(source_, {}, options));
    }

    void filesAreWhatTheirNameSays_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("png") << "board.png" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "board.svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "BOARD.PDF" << QByteArray("%PDF-");
    }

    void filesAreWhatTheirNameSays()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        const Status done =
            renderFile(source_, busyPicture(source_), {.size = {640, 480}, .title = "Test"}, path(name));
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.startsWith(start));
        QVERIFY(content.size() > 20000);
        if (name.endsWith("svg")) QCOMPARE(QSvgRenderer(content).viewBox(), QRect(0, 0, 640, 480));
    }

    /// The SVG generator cannot clip, so bands are cut out by geometry there: the result must be the same
    /// picture.
    void svgShowsTheSameAsTheImage()
    {
        const RenderOptions options{.size = {960, 800}, .labels = LabelMode::None};
        const Picture picture = busyPicture(source_);
        QVERIFY(renderFile(source_, picture, options, path("same.svg")));
        QImage drawn(options.size, QImage::Format_RGB32);
        QPainter painter(&drawn);
        QSvgRenderer(path("same.svg")).render(&painter);
        painter.end();
        const QImage wanted = renderImage(source_, picture, options);
        int different = 0;
        for (int y = 0; y < 800; y += 2)
            for (int x = 0; x < 960; x += 2)
                different += difference(drawn.pixelColor(x, y), wanted.pixelColor(x, y)) > 12;
        QVERIFY2(different < 400 * 480 / 50, qPrintable(QString::number(different)));
    }

    void unknownEndingIsRefused()
    {
        const Status done = renderFile(source_, {}, {}, path("board.bmp"));
        QVERIFY(!done);
        QVERIFY(!QFile::exists(path("board.bmp")));
    }

    void unwritablePlaceLeavesTheOldFileWhole()
    {
        const Status done = renderFile(source_, {}, {.size = {64, 64}}, path("no/such/folder/board.png"));
        QVERIFY(!done);
        QVERIFY(done.error().where.find("board.png") != std::string::npos);
    }

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    BoardSource source_ = standardSource();
    QTemporaryDir folder_;
};

CHANCERY_SUITE(TestRender, QApplication)

} // namespace chancery::tst_render

#include "tst_render.moc"
