// SPDX-License-Identifier: GPL-3.0-or-later
// Where two images differ: every pixel that does is found, in steps or at once, and little beside them.
#include "tests/support/suite.h"
#include "ui/draw/shot_images.h"

#include <QRandomGenerator>

namespace chancery::tst_image_difference {

namespace {

constexpr QSize size{333, 517};

QImage plain()
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    return image;
}

/// The rectangle, and what lies so near that it shares a tile with it.
QRect near(const QRect& area)
{
    return area.adjusted(-32, -32, 32, 32);
}

} // namespace

class TestImageDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalImagesDiffNowhere()
    {
        ImageDifference difference;
        difference.begin(size);
        QVERIFY(!difference.done());
        difference.compare(plain(), plain(), true);
        QVERIFY(difference.done() && difference.region().isEmpty());
    }

    void everyPixelIsFound()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 40; ++round) {
            const QPoint at(random.bounded(size.width()), random.bounded(size.height()));
            QImage other = plain();
            other.setPixelColor(at, Qt::red);
            ImageDifference difference;
            difference.begin(size);
            int steps = 0;
            for (; !difference.done(); ++steps) difference.compare(plain(), other, round % 2 == 0);
            QVERIFY(round % 2 == 0 ? steps == 1 : steps > 1);
            QVERIFY(difference.region().contains(at));
            QVERIFY(near(QRect(at, QSize(1, 1))).contains(difference.region().boundingRect()));
        }
    }

    void whatChangesLaterIsComparedAgain()
    {
        QImage other = plain();
        ImageDifference difference;
        difference.begin(size);
        difference.compare(plain(), other, true);
        const QRect area(100, 200, 90, 70);
        for (int x = area.left(); x <= area.right(); ++x) other.setPixelColor(x, area.center().y(), Qt::red);
        difference.changed(area);
        QVERIFY(!difference.done());
        difference.compare(plain(), other, true);
        QVERIFY(difference.region().contains(area.center()));
        QVERIFY(near(area).contains(difference.region().boundingRect()));
        difference.changed(area);
        difference.compare(plain(), plain(), true);
        QVERIFY(difference.region().isEmpty());
    }
};

CHANCERY_SUITE(TestImageDifference, QCoreApplication)

} // namespace chancery::tst_image_difference

#include "tst_image_difference.moc"
