// SPDX-License-Identifier: GPL-3.0-or-later
// Positions typed as lists and picked; what is wrong is said at the power's line.
#include "engine/orders/position_faults.h"
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "ui/dialogs/edit_position_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace chancery::tst_edit_position_dialog {

namespace {

template<class W>
W* part(const QWidget& dialog, const char* name)
{
    W* found = dialog.findChild<W*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

PositionDraft draftOf(const QString& austria, const QString& england = {}, const QString& centres = {})
{
    return {standardMap(), {{austria, centres}, {england, {}}}};
}

} // namespace

class EditPositionDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsRoundTrip()
    {
        const Position start = startOf(standardMap());
        const PositionDraft draft(standardMap(), PositionDraft::listsOf(standardMap(), start));
        QVERIFY(draft.valid());
        QVERIFY(draft.position() == start);
    }

    void listsAreForgivingAboutSeparators()
    {
        const PositionDraft draft = draftOf(" A vie;F TRI ,\nF STP/sc,, ");
        QVERIFY(draft.valid());
        QCOMPARE(draft.position().units.size(), 3U);
    }

    void unitsAreReadAsFreelyAsOrders()
    {
        const PositionDraft draft = draftOf("army Vienna, Flotte Triest, a mun, F St Petersburg (nc)");
        QVERIFY2(draft.valid(), qPrintable(draft.problems()[0].join(u' ')));
        QVERIFY(unitAt(standardMap(), draft.position(), at("TRI"))->kind == UnitKind::Fleet);
        QVERIFY(unitAt(standardMap(), draft.position(), at("STP"))->at == spot("STP/nc"));
        QCOMPARE(draft.position().units.size(), 4U);
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* what, const char* units, const char* centres, const char* named) {
            QTest::newRow(what) << QString(units) << QString(centres) << QString(named);
        };
        row("unknown space", "A XYZ", "", "XYZ");
        row("army at sea", "A NTH", "", "sea");
        row("fleet inland", "F MUN", "", "inland");
        row("no coast", "F STP", "", "coast");
        row("two in one space", "A VIE, A VIE", "", "Austria");
        row("no unit at all", "42", "", "42");
        row("not a centre", "", "BOH", "Bohemia");
        row("unknown centre", "", "QQQ", "QQQ");
    }
    void faultsAreNamed()
    {
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(QString, named);
        const PositionDraft draft = draftOf(units, {}, centres);
        QVERIFY(!draft.valid());
        QCOMPARE(draft.problems()[0].size(), 1);
        QVERIFY2(draft.problems()[0][0].contains(named), qPrintable(draft.problems()[0][0]));
    }

    void twoUnitsInAProvinceAreKept()
    {
        const PositionDraft draft = draftOf("A VIE", "A VIE");
        QVERIFY(draft.valid());
        QCOMPARE(draft.doubts(), QStringList("There are two units in Vienna."));
        QCOMPARE(draft.position().surplus.size(), 1U);
        QCOMPARE(draft.position().units.size(), 1U);
        const auto lists = PositionDraft::listsOf(standardMap(), draft.position());
        QVERIFY(PositionDraft(standardMap(), lists).position() == draft.position());
        EditPositionDialog dialog(standardMap(), {{}, draft.position()});
        QVERIFY(part<QPushButton>(dialog, "accept")->isEnabled());
        QVERIFY(part<QLabel>(dialog, "state")->text().contains("cannot be resolved"));
        QVERIFY(dialog.setup().position == draft.position());
    }

    void changingOnePlaceKeepsWhatCannotBeRead()
    {
        const std::vector<PositionDraft::Lists> lists{{"A VIE, what", "VIE"}, {"A LON", "LON"}};
        const auto moved = PositionDraft::withUnit(standardMap(), lists, unitOf("England", "A VIE"));
        QCOMPARE(moved[0].units, "what");
        QCOMPARE(moved[1].units, "A LON, A VIE");
        const auto given =
            PositionDraft::withCentre(standardMap(), lists, at("VIE"), standardMap().findPower("England"));
        QCOMPARE(given[0].centres, QString());
        QCOMPARE(given[1].centres, "LON, VIE");
    }

    void wrongListBlocksUntilCorrected()
    {
        EditPositionDialog dialog(standardMap(), {{}, startOf(standardMap())});
        dialog.show();
        auto* accept = part<QPushButton>(dialog, "accept");
        auto* units = part<QLineEdit>(dialog, "units-France");
        QVERIFY(accept->isEnabled());
        QTest::keyClick(units, Qt::Key_End);
        QTest::keyClicks(units, ", A XYZ");
        QVERIFY(!accept->isEnabled());
        QVERIFY(part<QLabel>(dialog, "problem-France")->isVisible());
        for (int i = 0; i < 7; ++i) QTest::keyClick(units, Qt::Key_Backspace);
        QVERIFY(accept->isEnabled());
        QVERIFY(!part<QLabel>(dialog, "problem-France")->isVisible());
    }

    /// A button that takes Enter would wipe the board while the units of a power are typed.
    void enterDoesNotTouchTheBoard()
    {
        EditPositionDialog dialog(standardMap(), {{}, startOf(standardMap())});
        dialog.show();
        for (const char* name : {"startingPosition", "clear"})
            QVERIFY(!part<QPushButton>(dialog, name)->autoDefault());
        auto* units = part<QLineEdit>(dialog, "units-France");
        units->setText("A PAR");
        QTest::keyClick(units, Qt::Key_Return);
        QCOMPARE(units->text(), "A PAR");
        QCOMPARE(dialog.setup().position.units.size(), startOf(standardMap()).units.size() - 2);
    }

    void unitsArePicked()
    {
        EditPositionDialog dialog(standardMap(), {{}, emptyPosition()});
        dialog.show();
        part<QComboBox>(dialog, "power")->setCurrentText("Russia");
        part<QComboBox>(dialog, "tool")->setCurrentText("Fleet");
        part<QComboBox>(dialog, "place")->setCurrentText("St Petersburg (south coast)");
        QTest::mouseClick(part<QPushButton>(dialog, "put"), Qt::LeftButton);
        QCOMPARE(part<QLineEdit>(dialog, "units-Russia")->text(), "F STP/sc");
        QCOMPARE(dialog.setup().position.units.size(), 1U);
        part<QComboBox>(dialog, "tool")->setCurrentText("Nothing");
        part<QComboBox>(dialog, "place")->setCurrentText("St Petersburg");
        QTest::mouseClick(part<QPushButton>(dialog, "put"), Qt::LeftButton);
        QVERIFY(dialog.setup().position.units.empty());
    }

    void phaseIsChosen()
    {
        EditPositionDialog dialog(standardMap(),
                                  {{Season::Fall, 1903, PhaseKind::Movement}, emptyPosition()});
        QCOMPARE(dialog.setup().phase, (Phase{Season::Fall, 1903, PhaseKind::Movement}));
        auto* phase = part<QComboBox>(dialog, "phase");
        QCOMPARE(phase->count(), 3); // no unit is dislodged: no retreats
        phase->setCurrentIndex(2);
        part<QSpinBox>(dialog, "year")->setValue(1910);
        QCOMPARE(dialog.setup().phase, (Phase{Season::Winter, 1910, PhaseKind::Adjustment}));
    }

    void dislodgedUnitsAreKeptInARetreatPhase()
    {
        EditPositionDialog dialog(standardMap(),
                                  {{Season::Spring, 1902, PhaseKind::Retreat}, twoDislodged()});
        QCOMPARE(dialog.setup().position.dislodged.size(), 2U);
        part<QComboBox>(dialog, "phase")->setCurrentIndex(0);
        QVERIFY(dialog.setup().position.dislodged.empty());
    }

    /// What stops the phase can be mended here: of two that are dislodged in one province one is left out,
    /// whichever.
    void dislodgedUnitsCanBeLeftOut()
    {
        Position position = twoDislodged();
        position.dislodged.insert(position.dislodged.begin() + 1,
                                  dislodged("Italy", "A MUN", "TYR", {"BOH"}));
        const Phase phase{Season::Spring, 1902, PhaseKind::Retreat};
        const EditPositionDialog dialog(standardMap(), {phase, position});
        QCOMPARE(dialog.setup().position.dislodged, twoDislodged().dislodged);
        QVERIFY(canResolve(standardMap(), phase.kind, dialog.setup().position));
        auto* list = part<QListWidget>(dialog, "dislodged");
        QCOMPARE(list->item(1)->text(), QString("Army Munich (Italy)"));
        list->item(1)->setCheckState(Qt::Checked);
        const QString state = part<QLabel>(dialog, "state")->text();
        QVERIFY2(state.contains("another unit is dislodged in Munich too") &&
                     state.contains("cannot be resolved"),
                 qPrintable(state));
        list->item(0)->setCheckState(Qt::Unchecked);
        QVERIFY2(part<QLabel>(dialog, "state")->text().contains("complete"), qPrintable(state));
        QCOMPARE(dialog.setup().position.dislodged.front().unit, position.dislodged[1].unit);
        part<QComboBox>(dialog, "phase")->setCurrentIndex(0);
        Q_EMIT part<QComboBox>(dialog, "phase")->activated(0);
        QVERIFY(!list->isEnabled() && dialog.setup().position.dislodged.empty());
    }

    void clearAndStart()
    {
        EditPositionDialog dialog(standardMap(), {{}, startOf(standardMap())});
        QTest::mouseClick(part<QPushButton>(dialog, "clear"), Qt::LeftButton);
        QVERIFY(dialog.setup().position == emptyPosition());
        QTest::mouseClick(part<QPushButton>(dialog, "startingPosition"), Qt::LeftButton);
        QVERIFY(dialog.setup().position == startOf(standardMap()));
    }
};

CHANCERY_SUITE(EditPositionDialogTest, QApplication)

} // namespace chancery::tst_edit_position_dialog

#include "tst_edit_position_dialog.moc"
