// SPDX-License-Identifier: GPL-3.0-or-later
// Builds, waives and removals by mouse, keys and typing: the counts hold whatever one clicks.
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "ui/dialogs/adjustment_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

using namespace chancery;

namespace {

template<class W>
W* part(const QWidget& dialog, const char* name)
{
    W* found = dialog.findChild<W*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

/// A box reacts where its square and text are, not in the middle of a long row.
void clickBox(const QWidget& dialog, const char* name)
{
    auto* box = part<QCheckBox>(dialog, name);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(10, box->height() / 2));
}

struct Winter
{
    AdjustmentDialog dialog{standardMap(), {}, winterPosition(), {}};

    Winter() { dialog.show(); }
    QWidget& box(const char* power)
    {
        return *part<QWidget>(dialog, (std::string("power-") + power).c_str());
    }
    void type(const char* power, const char* text)
    {
        auto* whose = part<QComboBox>(dialog, "typedPower");
        whose->setCurrentIndex(whose->findText(QString::fromLatin1(power)));
        auto* line = part<QLineEdit>(dialog, "typed");
        QTest::keyClicks(line, QString::fromLatin1(text));
        QCoreApplication::processEvents(); // the button learns that Enter is not for it
        QTest::keyClick(line, Qt::Key_Return);
    }
    int orders(const char* power)
    {
        const Power p = standardMap().findPower(power);
        return static_cast<int>(
            std::ranges::count_if(dialog.orders(), [p](const Order& order) { return order.power == p; }));
    }
};

} // namespace

class AdjustmentDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyPowersWithSomethingToDoAreShown()
    {
        Winter winter;
        QVERIFY(winter.dialog.findChild<QWidget*>("power-Austria"));
        QVERIFY(!winter.dialog.findChild<QWidget*>("power-England"));
    }

    /// So that seven powers fit without much scrolling.
    void powersStandInTwoColumns()
    {
        Winter winter;
        const QRect austria = winter.box("Austria").geometry(), france = winter.box("France").geometry();
        const QRect russia = winter.box("Russia").geometry();
        QCOMPARE(france.top(), austria.top());
        QVERIFY(france.left() > austria.right());
        QVERIFY(russia.top() > austria.bottom());
        QCOMPARE(russia.left(), austria.left());
    }

    void removalsStopAtTheCount()
    {
        Winter winter;
        clickBox(winter.dialog, "remove-VIE");
        clickBox(winter.dialog, "remove-GAL");
        auto* third = part<QCheckBox>(winter.dialog, "remove-ADR");
        QVERIFY(!third->isEnabled());
        clickBox(winter.dialog, "remove-ADR");
        QCOMPARE(winter.orders("Austria"), 2);
        clickBox(winter.dialog, "remove-VIE");
        QVERIFY(third->isEnabled());
    }

    void civilDisorderIsProposedNotChosen()
    {
        Winter winter;
        QCOMPARE(winter.orders("Austria"), 0);
        QWidget& austria = winter.box("Austria");
        QVERIFY(part<QLabel>(austria, "byRule")->text().contains("Adriatic Sea"));
        QTest::mouseClick(part<QPushButton>(austria, "propose"), Qt::LeftButton);
        QCOMPARE(winter.orders("Austria"), 2);
        QVERIFY(part<QCheckBox>(austria, "remove-ADR")->isChecked());
        QVERIFY(!part<QPushButton>(austria, "propose")->isVisible());
    }

    void splitCoastAsksWhichCoast()
    {
        Winter winter;
        auto* petersburg = part<QComboBox>(winter.dialog, "build-STP");
        QCOMPARE(petersburg->count(), 4); // nothing, army, two coasts
        QTest::keyClick(petersburg, Qt::Key_Down);
        QTest::keyClick(petersburg, Qt::Key_Down);
        QCOMPARE(petersburg->currentText(), "Fleet, north coast");
        QCOMPARE(winter.dialog.orders().at(0).unit, unitOf("Russia", "F STP/nc"));
        QCOMPARE(part<QLabel>(winter.box("Russia"), "state")->text(), "all builds chosen");
    }

    void waivesTakeBuildsAway()
    {
        Winter winter;
        QWidget& france = winter.box("France");
        auto* waives = part<QSpinBox>(france, "waives");
        for (int i = 0; i < 5; ++i) QTest::keyClick(waives, Qt::Key_Up);
        QCOMPARE(waives->value(), 3);
        QVERIFY(!part<QComboBox>(france, "build-PAR")->isEnabled());
        QCOMPARE(winter.orders("France"), 3);
        QTest::keyClick(waives, Qt::Key_Down);
        QVERIFY(part<QComboBox>(france, "build-PAR")->isEnabled());
        QTest::keyClick(part<QComboBox>(france, "build-PAR"), Qt::Key_Down);
        QCOMPARE(waives->maximum(), 2);
    }

    void typedOrdersAreTakenOver()
    {
        Winter winter;
        winter.type("France", "B F BRE");
        winter.type("France", "WAIVE");
        winter.type("Austria", "D A VIE");
        QCOMPARE(winter.orders("France"), 2);
        QVERIFY(part<QCheckBox>(winter.dialog, "remove-VIE")->isChecked());
        QCOMPARE(part<QComboBox>(winter.dialog, "build-BRE")->currentText(), "Fleet");
        QVERIFY(winter.dialog.isVisible());
    }

    void wrongTypedOrderSaysWhy()
    {
        Winter winter;
        winter.type("France", "B A SPA");
        QVERIFY(part<QLabel>(winter.dialog, "problem")->isVisible());
        QCOMPARE(winter.orders("France"), 0);
        QCOMPARE(part<QLineEdit>(winter.dialog, "typed")->text(), "B A SPA");
    }
};

CHANCERY_SUITE(AdjustmentDialogTest, QApplication)
#include "tst_adjustment_dialog.moc"
