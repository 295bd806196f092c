// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up the position of a study in its window, with mouse and keys.
#include "tests/app/study_table.h"
#include "tests/support/suite.h"

#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

namespace chancery::tst_study_setup {

namespace {

/// A study whose position is being set up, in its window.
struct SettingUp
{
    StudyTable t;
    Document& study = begun();
    DocumentWindow& window = *study.window();
    BoardView& board = window.panels().boardView();

    Document& begun()
    {
        t.trigger("file.study");
        return t.settled();
    }

    void click(const char* code) { StudyTable::clickIn(study, code); }
    QPoint placeOf(const char* code) { return StudyTable::placeIn(study, code); }

    /// Drags something out of a widget, to a point in its own coordinates.
    void drag(QWidget& from, const QPoint& start, const QPoint& end)
    {
        QTest::mousePress(&from, Qt::LeftButton, {}, start);
        QTest::mouseMove(&from, start + QPoint(20, 20));
        QTest::mouseMove(&from, end);
        QTest::mouseRelease(&from, Qt::LeftButton, {}, end);
    }

    QString units()
    {
        QStringList all;
        for (const Unit& unit : study.bench().shown().study().position.units)
            all << QString::fromStdString(canonical(t.map(), unit));
        all.sort();
        return all.join(u' ');
    }

    /// Drags an Italian fleet out of the tray to Trieste, then clicks an Austrian army and two provinces.
    void placeThree()
    {
        auto* fleet = window.findChild<QToolButton*>("trayFleet4");
        drag(*fleet, fleet->rect().center(), fleet->mapFromGlobal(board.mapToGlobal(placeOf("TRI"))));
        QTest::mouseClick(window.findChild<QToolButton*>("trayArmy0"), Qt::LeftButton);
        click("VIE");
        click("VEN");
        QTest::keyClick(&board, Qt::Key_Escape);
    }
};

} // namespace

class TestStudySetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsArePlacedMovedTurnedAndRemoved()
    {
        SettingUp s;
        QVERIFY(s.study.bench().setup().on() && s.window.findChild<QWidget*>("setupTray")->isVisible());
        s.placeThree();
        QCOMPARE(s.units(), QString("A VEN A VIE F TRI"));
        s.drag(s.board, s.placeOf("VEN"), s.placeOf("ROM"));
        QCOMPARE(s.units(), QString("A ROM A VIE F TRI"));
        s.click("ROM");
        s.click("ROM");
        QCOMPARE(s.units(), QString("A VIE F ROM F TRI"));
        QTest::keyClick(&s.board, Qt::Key_Delete);
        QCOMPARE(s.units(), QString("A VIE F TRI"));
    }

    void unitsAreDislodgedCentresOwnedAndAllIsUndone()
    {
        SettingUp s;
        s.placeThree();
        s.click("TRI");
        QTest::keyClick(&s.board, Qt::Key_L);
        s.click("VIE");
        QCOMPARE(s.units(), QString("A TRI A VEN"));
        const Study& study = s.study.bench().shown().study();
        QCOMPARE(study.position.dislodged.size(), std::size_t(1));
        QCOMPARE(study.phase.kind, PhaseKind::Retreat);
        QTest::mouseClick(s.window.findChild<QToolButton*>("trayCentre"), Qt::LeftButton);
        s.click("BUD");
        QCOMPARE(centresOf(s.study.bench().shown().study().position, s.t.map().findPower("Austria")), 1);
        s.window.findChild<QSpinBox*>("year")->setValue(1907);
        QCOMPARE(shortName(s.study.bench().shown().study().phase), std::string("S1907R"));
        while (s.study.session().undoStack()->canUndo())
            QTest::keyClick(&s.board, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(s.units(), QString());
        QCOMPARE(shortName(s.study.bench().shown().study().phase), std::string("S1901M"));
        QTest::keyClick(&s.board, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!s.window.findChild<QWidget*>("setupTray")->isVisible() && s.study.desk().open());
    }

    void theCoastIsAskedForBesideTheProvince()
    {
        StudyTable t;
        t.trigger("file.study");
        Document& study = t.settled();
        study.bench().setup().drop(t.map().findPower("Russia"), UnitKind::Fleet, t.map().findProvince("STP"));
        auto* menu = study.window()->findChild<QMenu*>("coastMenu");
        QVERIFY(menu && menu->actions().size() == 2);
        menu->actions().back()->trigger();
        QCOMPARE(study.bench().shown().study().position.units.front().at, t.map().findLocation("STP/sc"));
        menu->close();
    }
};

CHANCERY_SUITE(TestStudySetup, QApplication)

} // namespace chancery::tst_study_setup

#include "tst_study_setup.moc"
