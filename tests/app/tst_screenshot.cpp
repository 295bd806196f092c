// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures taken without a user: of the window that was asked for, and errors that name what is not there.
#include "app/screenshot.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/room/projector_window.h"

namespace chancery::tst_screenshot {

namespace {

ScreenshotOrder order(PictureOf window, QSize size = {800, 600})
{
    ScreenshotOrder wanted;
    wanted.window = window;
    wanted.size = size;
    return wanted;
}

} // namespace

class TestScreenshot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachWindowIsTakenWhenItIsAskedFor()
    {
        Table t;
        const Result<QImage> console = takePicture(t.document, order(PictureOf::Board));
        QVERIFY(console && console->size() == t.window.size());
        QVERIFY(!t.presenting());
        const Result<QImage> audience = takePicture(t.document, order(PictureOf::Projector));
        QVERIFY(audience && audience->size() == QSize(800, 600));
        QVERIFY(t.presenting());
        QVERIFY(*audience == t.audience().grab().toImage());
    }

    void aDialogIsPaintedIntoThePicture()
    {
        Table t;
        const Result<QImage> without = takePicture(t.document, order(PictureOf::Board, {1280, 720}));
        ScreenshotOrder wanted = order(PictureOf::Board, {1280, 720});
        wanted.show = "edit.preferences";
        const Result<QImage> with = takePicture(t.document, wanted);
        QVERIFY(without && with && with->size() == without->size());
        QVERIFY(*with != *without);
    }

    void whatIsNotThereIsNamed_data()
    {
        QTest::addColumn<ScreenshotOrder>("wanted");
        QTest::addColumn<QString>("named");
        ScreenshotOrder wanted = order(PictureOf::Board);
        wanted.phase = Phase{Season::Spring, 1950, PhaseKind::Movement};
        QTest::newRow("phase") << wanted << "S1950M";
        wanted = order(PictureOf::Board);
        wanted.timeMs = 1000;
        QTest::newRow("story") << wanted << "S1901M";
        wanted = order(PictureOf::Projector);
        wanted.slide = SlideKind::Race;
        QTest::newRow("slide") << wanted << "--slide";
        wanted = order(PictureOf::Board);
        wanted.show = "edit.nothing";
        QTest::newRow("action") << wanted << "edit.nothing";
    }

    void whatIsNotThereIsNamed()
    {
        QFETCH(ScreenshotOrder, wanted);
        QFETCH(QString, named);
        Table t;
        const Result<QImage> picture = takePicture(t.document, wanted);
        QVERIFY(!picture);
        QVERIFY2(QString::fromStdString(picture.error().text()).contains(named),
                 picture.error().text().c_str());
    }
};

CHANCERY_SUITE(TestScreenshot, QApplication)

} // namespace chancery::tst_screenshot

#include "tst_screenshot.moc"
