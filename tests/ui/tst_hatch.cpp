// SPDX-License-Identifier: GPL-3.0-or-later
// The lines across realms: inside their space, evenly, and of another kind for each power.
#include "tests/support/suite.h"
#include "ui/draw/hatch.h"

#include <QtTest>

#include <cmath>

namespace chancery::tst_hatch {

namespace {

/// A square of 100 with a hole of 40 in it, where no line runs along an edge: that would be in and out at
/// once.
QPainterPath frame()
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    path.addRect(.37, .41, 100, 100);
    path.addRect(30.37, 30.41, 40, 40);
    return path;
}

double lengthOf(const std::vector<QLineF>& lines)
{
    double length = 0;
    for (const QLineF& line : lines) length += line.length();
    return length;
}

} // namespace

class TestHatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesFillTheShapeAndNothingElse_data()
    {
        QTest::addColumn<std::size_t>("power");
        for (std::size_t power = 0; power < 14; ++power) QTest::addRow("power %zu", power) << power;
    }

    void linesFillTheShapeAndNothingElse()
    {
        QFETCH(std::size_t, power);
        const Hatch hatch = hatchOf(power);
        const std::vector<QLineF> lines = hatchLines(frame(), hatch);
        QVERIFY(!lines.empty());
        for (const QLineF& line : lines)
            for (const double t : {.02, .25, .5, .75, .98})
                QVERIFY(line.length() < .5 || frame().contains(line.pointAt(t)));
        const double sets = hatch.crossed || hatch.doubled ? 2 : 1;
        const double expected = sets * (100 * 100 - 40 * 40) / hatch.spacing;
        QVERIFY2(std::abs(lengthOf(lines) - expected) < .2 * expected,
                 qPrintable(QString("%1 of %2").arg(lengthOf(lines)).arg(expected)));
    }

    void noTwoPowersAreHatchedAlike()
    {
        for (std::size_t a = 0; a < 64; ++a)
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!(hatchOf(a) == hatchOf(b)));
    }

    void linesGoOnInTheNextSpace()
    {
        QPainterPath left, right, both;
        left.addRect(0, 0, 50, 100);
        right.addRect(50, 0, 50, 100);
        both.addRect(0, 0, 100, 100);
        for (std::size_t power = 0; power < 7; ++power) {
            const Hatch hatch = hatchOf(power);
            const double apart = lengthOf(hatchLines(left, hatch)) + lengthOf(hatchLines(right, hatch));
            const double joined = lengthOf(hatchLines(both, hatch));
            // A level or upright line may lie on the border itself, and counts there for one or for both.
            QVERIFY(std::abs(apart - joined) < 101);
        }
    }
};

CHANCERY_SUITE(TestHatch, QCoreApplication)

} // namespace chancery::tst_hatch

#include "tst_hatch.moc"
