// SPDX-License-Identifier: GPL-3.0-or-later
// Builds, waives and removals by keys and typing: each is written at once, and the counts hold.
#include "tests/support/suite.h"
#include "tests/ui/form_page.h"
#include "ui/desk/sheet_edits.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace chancery::tst_adjustment_form {

namespace {

struct Winter : FormPage
{
    Winter()
        : FormPage("W1901A", winterPosition())
    {
    }
    void typeFor(const char* power, const char* text) const
    {
        auto& whose = part<QComboBox>("typedPower");
        whose.setCurrentIndex(whose.findText(QLatin1String(power)));
        type(text);
    }
    QStringList entries(const char* of) const
    {
        QStringList texts;
        for (int i = 1; i < choice(of).count(); ++i) texts << choice(of).itemText(i);
        return texts;
    }
};

/// Each power has too many or too few units: 17 builds and removals in all.
Position seventeenDue()
{
    Position position = emptyPosition();
    const Map& map = standardMap();
    const auto own = [&](const char* power, std::initializer_list<const char*> centres) {
        for (const char* centre : centres) position.owner[index(at(centre))] = map.findPower(power);
    };
    own("Austria", {"VIE", "BUD", "TRI"});
    own("England", {"LON", "EDI", "LVP"});
    own("France", {"PAR", "BRE", "MAR"});
    own("Germany", {"BER", "MUN"});
    own("Italy", {"ROM", "NAP"});
    own("Russia", {"MOS"});
    own("Turkey", {"CON"});
    for (const auto& [power, unit] : std::vector<std::pair<const char*, const char*>>{{"Russia", "A UKR"},
                                                                                      {"Russia", "A LVN"},
                                                                                      {"Russia", "A SIL"},
                                                                                      {"Turkey", "A BUL"},
                                                                                      {"Turkey", "A SER"},
                                                                                      {"Turkey", "A GRE"}})
        place(map, position, unitOf(power, unit));
    return position;
}

} // namespace

class AdjustmentFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyPowersWithSomethingToDoAreShown()
    {
        Winter winter;
        QVERIFY(winter.form.findChild<QWidget*>("power-Austria"));
        QVERIFY(!winter.form.findChild<QWidget*>("power-England"));
        QCOMPARE(winter.part<QLabel>("state", "France").text(), "3 of 3 missing");
    }

    void eachBuildIsOneUndoStepAndOpensTheNext()
    {
        Winter winter;
        QVERIFY(winter.choice("France-2").isHidden()); // the first comes first
        winter.choose("France-1", "Fleet Brest");
        QCOMPARE(winter.orders(), QStringList{"B F BRE"});
        QVERIFY(!winter.choice("France-2").isHidden());
        QVERIFY(!winter.entries("France-2").contains("Army Brest")); // the centre is taken
        winter.choose("France-2", "Waive");
        QCOMPARE(winter.orders(), QStringList({"B F BRE", "WAIVE"}));
        winter.session.undoStack()->undo();
        QCOMPARE(winter.orders(), QStringList{"B F BRE"});
        QCOMPARE(winter.choice("France-2").currentIndex(), 0);
        winter.session.undoStack()->redo();
        QTest::keyClick(&winter.choice("France-2"), Qt::Key_Home); // takes the waiver back
        QCOMPARE(winter.orders(), QStringList{"B F BRE"});
        QTest::keyClick(&winter.choice("France-1"), Qt::Key_Home);
        QVERIFY(winter.orders().isEmpty());
    }

    void removalsSayHowFarTheUnitsAre()
    {
        Winter winter;
        QCOMPARE(winter.entries("Austria-1").size(), 3);
        QVERIFY(winter.entries("Austria-1").contains("Army Vienna – in one of its centres"));
        QVERIFY(winter.choice("Austria-1").currentText().contains("F Adr")); // by rule
        winter.choose("Austria-1", "Army Vienna – in one of its centres");
        QCOMPARE(winter.orders(), QStringList{"D A VIE"});
        QCOMPARE(winter.entries("Austria-2").size(), 2);
    }

    void civilDisorderIsProposedNotChosen()
    {
        Winter winter;
        QVERIFY(winter.orders().isEmpty());
        auto& propose = winter.part<QPushButton>("propose", "Austria");
        QTest::mouseClick(&propose, Qt::LeftButton);
        QCOMPARE(winter.orders().size(), 2);
        QVERIFY(winter.orders().contains("D F ADR"));
        QVERIFY(propose.isHidden());
        winter.session.undoStack()->undo();
        QVERIFY(winter.orders().isEmpty());
        QVERIFY(!propose.isHidden());
    }

    void splitCoastAsksWhichCoast()
    {
        Winter winter;
        const QStringList builds = winter.entries("Russia-1");
        QVERIFY2(builds.contains("Fleet St Petersburg (north coast)"), qPrintable(builds.join(';')));
        QVERIFY(builds.contains("Fleet St Petersburg (south coast)"));
        QVERIFY(builds.contains("Army St Petersburg"));
    }

    void typedOrdersAreOneStepAndOfAnyPower()
    {
        Winter winter;
        winter.typeFor("France", "B F BRE; WAIVE");
        QCOMPARE(winter.choice("France-1").currentText(), "Fleet Brest");
        QCOMPARE(winter.choice("France-2").currentText(), "Waive");
        winter.typeFor("France", "Austria: D A VIE");
        QCOMPARE(winter.orders(), QStringList({"B F BRE", "WAIVE", "D A VIE"}));
        winter.session.undoStack()->undo();
        winter.session.undoStack()->undo();
        QVERIFY(winter.orders().isEmpty());
    }

    void wrongTypedOrderSaysWhy_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("taken");
        QTest::addColumn<QString>("left");
        QTest::newRow("no home centre") << "B A SPA" << QStringList() << "B A SPA";
        QTest::newRow("one too many")
            << "WAIVE; WAIVE; WAIVE; WAIVE" << QStringList({"WAIVE", "WAIVE", "WAIVE"}) << "Waive";
        QTest::newRow("another power's") << "D A VIE" << QStringList() << "D A VIE";
    }
    void wrongTypedOrderSaysWhy()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, taken);
        QFETCH(QString, left);
        Winter winter;
        winter.typeFor("France", qPrintable(line));
        QVERIFY(winter.part<QLabel>("problem").isVisible());
        QCOMPARE(winter.orders(), taken);
        QCOMPARE(winter.part<QLineEdit>("typed").text(), left);
    }

    /// What does not fit scrolls, with a bar that says so.
    void sevenPowersScrollInsideASmallPage()
    {
        FormPage page("W1901A", seventeenDue());
        QCOMPARE(missingOf(page.session.game()).asked, 17);
        QCoreApplication::processEvents();
        const auto& area = page.part<QScrollArea>("units");
        QCOMPARE(page.form.width(), 380);
        QVERIFY(area.widget()->width() <= area.viewport()->width());
        QVERIFY2(area.widget()->height() <= area.viewport()->height() ||
                     area.verticalScrollBar()->isVisible(),
                 qPrintable(QString::number(area.widget()->height())));
        page.form.focusFirst();
        QCOMPARE(page.form.focusWidget(), &page.choice("Austria-1"));
    }
};

CHANCERY_SUITE(AdjustmentFormTest, QApplication)

} // namespace chancery::tst_adjustment_form

#include "tst_adjustment_form.moc"
