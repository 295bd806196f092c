// SPDX-License-Identifier: GPL-3.0-or-later
// Retreats chosen with keys and typed; clashes and what is missing are told in place.
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "ui/dialogs/retreat_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace chancery;

namespace {

template<class W>
W* part(const QWidget& dialog, const char* name)
{
    W* found = dialog.findChild<W*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

void type(RetreatDialog& dialog, const char* text)
{
    auto* line = part<QLineEdit>(dialog, "typed");
    line->setFocus();
    QTest::keyClicks(line, QString::fromLatin1(text));
    QCoreApplication::processEvents(); // the button learns that Enter is not for it
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace

class RetreatDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowKeysChooseARetreat()
    {
        RetreatDialog dialog(standardMap(), twoDislodged(), {});
        dialog.show();
        auto* munich = part<QComboBox>(dialog, "retreat-MUN");
        QCOMPARE(munich->count(), 5); // undecided, three spaces, disband
        QTest::keyClick(munich, Qt::Key_Down);
        QCOMPARE(munich->currentText(), "Bohemia");
        QCOMPARE(dialog.orders().size(), 1U);
        QCOMPARE(as<Retreat>(dialog.orders()[0])->to, spot("BOH"));
        QTest::keyClick(munich, Qt::Key_End);
        QVERIFY(as<Disband>(dialog.orders()[0]));
        QTest::keyClick(munich, Qt::Key_Home);
        QVERIFY(dialog.orders().empty());
    }

    void missingAndClashingAreTold()
    {
        RetreatDialog dialog(standardMap(), twoDislodged(), {});
        dialog.show();
        QCOMPARE(part<QLabel>(dialog, "remark-SIL")->text(), "missing");
        type(dialog, "A MUN - BOH");
        type(dialog, "A SIL - BOH");
        QVERIFY(part<QLabel>(dialog, "remark-SIL")->text().contains("Munich"));
        QVERIFY(part<QLabel>(dialog, "remark-MUN")->text().contains("Silesia"));
        QCOMPARE(part<QLabel>(dialog, "state")->text(), "All retreats are entered.");
        QCOMPARE(dialog.orders().size(), 2U);
    }

    void enterTakesTheLineOverAndDoesNotClose()
    {
        RetreatDialog dialog(standardMap(), twoDislodged(), {});
        dialog.show();
        type(dialog, "D A MUN");
        QVERIFY(dialog.isVisible());
        QCOMPARE(part<QLineEdit>(dialog, "typed")->text(), QString());
        QVERIFY(as<Disband>(dialog.orders().at(0)));
        // With nothing typed Enter is the default button's.
        QCoreApplication::processEvents();
        type(dialog, "A SIL - BOH");
        QCoreApplication::processEvents();
        QTest::keyClick(part<QLineEdit>(dialog, "typed"), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void undecidedUnitsAreToldOnceBeforeTheyAreLeftSo()
    {
        RetreatDialog dialog(standardMap(), twoDislodged(), {});
        dialog.show();
        type(dialog, "D A MUN");
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(part<QLabel>(dialog, "problem")->text().contains("Silesia"));
        dialog.accept();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void wrongLineStaysAndSaysWhy_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("closed space") << "A MUN - PRU";
        QTest::newRow("unit that was not dislodged") << "A PAR - BUR";
        QTest::newRow("nonsense") << "xyzzy";
    }
    void wrongLineStaysAndSaysWhy()
    {
        QFETCH(QString, line);
        RetreatDialog dialog(standardMap(), twoDislodged(), {});
        dialog.show();
        type(dialog, line.toLatin1().constData());
        auto* problem = part<QLabel>(dialog, "problem");
        QVERIFY(problem->isVisible());
        QVERIFY(!problem->text().isEmpty());
        QCOMPARE(part<QLineEdit>(dialog, "typed")->text(), line);
        QVERIFY(dialog.orders().empty());
    }

    void ordersAlreadyWrittenAreShown()
    {
        const Position position = twoDislodged();
        const Unit munich = position.dislodged[0].unit;
        RetreatDialog dialog(standardMap(), position, {{munich.power, munich, Retreat{spot("TYR")}}});
        QCOMPARE(part<QComboBox>(dialog, "retreat-MUN")->currentText(), "Tyrolia");
        QCOMPARE(part<QComboBox>(dialog, "retreat-SIL")->currentIndex(), 0);
    }
};

CHANCERY_SUITE(RetreatDialogTest, QApplication)
#include "tst_retreat_dialog.moc"
