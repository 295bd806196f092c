// SPDX-License-Identifier: GPL-3.0-or-later
// Units that should not be on the board, through the real window: reported at once, handled by Alexander V.6.
#include "tests/app/table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"
#include "ui/room/projector_window.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>

namespace chancery::tst_flying_dutchman {

namespace {

/// France has four centres, and as many units unless more are named.
Game game(const char* phase, const char* book, std::vector<std::string> more = {})
{
    std::vector<std::string> units{"France A PAR", "France A MAR", "France F BRE", "Germany A MUN"};
    units.insert(units.end(), more.begin(), more.end());
    Game made = gameFrom(sketch::sharedMap(), *readPhase(phase),
                         sketch::position(units, {"France PAR MAR BRE BEL", "Germany MUN"}));
    made.rulebook = {book, findRulebook(book)->options};
    return made;
}

struct Evening : Table
{
    NoteStrip& strip = *window.findChild<NoteStrip*>("tableNote");

    explicit Evening(const Game& start)
    {
        Game onBoard = start;
        onBoard.map = boards.board("standard")->map;
        wall = 1000;
        onBoard.times = ClockRules{15, 15, 5, 5, 5, 0};
        document.opening().start(std::move(onBoard));
    }

    const PhaseClock& clock() { return document.clock().clock(); }
    TurnStage stage() { return clock().stages[clock().stage].stage; }

    /// Puts a unit on the board as the gamemaster does who finds it there.
    void put(const char* unit)
    {
        const Unit found = sketch::unit(unit);
        addRulings(session(), {{.kind = Ruling::Kind::Position,
                                .where = map().provinceOf(found.at),
                                .unit = found,
                                .reason = "it is on the board"}});
    }

    /// Presses the strip's button and applies what is offered first.
    void settle(const std::function<void(QDialog&)>& look = {})
    {
        inDialog([this] { window.findChild<QToolButton*>("tableNoteDo")->click(); },
                 [&](QDialog& dialog) {
                     if (look) look(dialog);
                     accept(dialog);
                 });
    }
};

QString firstRemedy(QDialog& dialog)
{
    return dialog.findChild<QListWidget*>("remedies")->item(0)->text();
}

} // namespace

class TestFlyingDutchman : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSaidWhereAllAgrees()
    {
        Evening t(game("S1902M", "alexander"));
        QVERIFY(t.strip.isHidden() && !t.action("edit.check").isEnabled());
        t.trigger("clock.toggle");
        QVERIFY(t.clock().running);
    }

    void alexanderV6aFoundInDiplomacy()
    {
        Evening t(game("S1902M", "alexander"));
        t.trigger("clock.toggle");
        t.put("France A GAS");
        t.put("France A BUR");
        QVERIFY(t.strip.isVisible());
        QVERIFY2(t.strip.text().contains("units: 5, centres: 4") && t.strip.text().contains("V.6.a"),
                 qPrintable(t.strip.text()));
        QVERIFY(!t.clock().running);
        t.document.clock().toggle(); // it is held until the matter is settled
        QVERIFY(!t.clock().running);
        t.settle([](QDialog& dialog) { QVERIFY(firstRemedy(dialog).contains("Alexander V.6.a")); });
        QVERIFY(t.strip.isHidden() && t.clock().running);
        QCOMPARE(t.stage(), TurnStage::Diplomacy);
        const Ruling& ruling = t.session().current().rulings.back();
        QVERIFY(ruling.kind == Ruling::Kind::Position && !ruling.unit);
        QVERIFY(ruling.reason.find("found during diplomacy (Alexander V.6.a)") != std::string::npos);
        QCOMPARE(unitsOf(t.session().current().before, t.map().findPower("France")), 4);
        t.trigger("edit.undo");
        QVERIFY(t.strip.isVisible() && !t.clock().running);
        t.window.findChild<QToolButton*>("tableNoteClose")->click(); // the gamemaster leaves it as it is
        QVERIFY(t.strip.isHidden() && t.clock().running);
    }

    void alexanderV6bFoundWhileWriting()
    {
        Evening t(game("S1902M", "alexander"));
        t.trigger("clock.toggle");
        while (t.stage() != TurnStage::Writing) t.document.clock().skip();
        t.put("France A GAS");
        t.put("France A BUR");
        QVERIFY(t.strip.text().contains("V.6.b") && !t.clock().running);
        t.settle([](QDialog& dialog) {
            QVERIFY(firstRemedy(dialog).contains("Alexander V.6.b"));
            QVERIFY(dialog.findChild<QLabel*>("state")->text().contains("repeated"));
        });
        QVERIFY(t.strip.isHidden() && t.clock().running);
        QCOMPARE(t.stage(), TurnStage::Diplomacy);
        QCOMPARE(t.document.clock().text(), QString("15:00"));
    }

    void alexanderV6cAndDFoundAfterwards()
    {
        Evening t(game("S1902M", "alexander", {"France A BUR", "France A GAS", "Germany A RUH"}));
        t.window.findChild<QToolButton*>("tableNoteClose")->click();
        t.type("Germany", "A MUN - BUR\nA RUH S A MUN - BUR");
        t.trigger("orders.resolve");
        t.trigger("story.skip");
        QVERIFY(!t.session().current().outcome->dislodged.empty());
        t.mayAdvance = true;
        t.trigger("orders.advance");
        QVERIFY(t.strip.isVisible() && !t.strip.text().contains("held"));
        QVERIFY(t.document.tableWatch().found() == FoundIn::Retreats);
        t.settle([](QDialog& dialog) {
            QVERIFY2(firstRemedy(dialog).contains("Alexander V.6.d"), qPrintable(firstRemedy(dialog)));
            QCOMPARE(dialog.findChild<QListWidget*>("remedies")->count(), 1);
        });
        QVERIFY(t.session().current().rulings.empty());
        t.trigger("orders.resolve");
        QCOMPARE(unitsOf(t.session().current().outcome->after, t.map().findPower("France")), 4);
        QVERIFY(t.strip.isHidden() || !t.strip.text().contains("France"));
    }

    void datc4E6HoldsNothing()
    {
        Evening t(game("S1902M", "2000"));
        t.trigger("clock.toggle");
        t.put("France A GAS");
        t.put("France A BUR");
        QVERIFY(t.strip.isVisible() && t.clock().running);
        t.settle([](QDialog& dialog) { QVERIFY(firstRemedy(dialog).contains("DATC 4.E.6")); });
        QVERIFY(t.strip.isHidden() && t.clock().running);
    }

    void itIsToldAgainInTheNextPhase()
    {
        Evening t(game("S1902M", "2000", {"France A BUR", "France A GAS"}));
        t.window.findChild<QToolButton*>("tableNoteClose")->click();
        t.trigger("orders.resolve");
        QVERIFY(t.strip.isHidden());
        t.trigger("story.skip");
        t.mayAdvance = true;
        t.trigger("orders.advance");
        QVERIFY(t.strip.isVisible());
    }

    void twoUnitsInAProvinceAreNotResolved()
    {
        Game crowded = game("S1902M", "alexander");
        placeBeside(*crowded.map, crowded.phases.back().before, sketch::unit("France A MUN"));
        Evening t(crowded);
        QVERIFY(t.strip.text().contains("Munich"));
        for (const char* action : {"orders.resolve", "projector.reveal"}) {
            t.told.clear();
            t.trigger(action);
            QVERIFY2(t.told.contains("Munich"), action);
            QVERIFY(!t.session().resolved());
        }
        resolvePhase(t.session());
        QVERIFY(!t.session().resolved());
        const auto& tokens = t.document.presenter().console().picture().tokens;
        QCOMPARE(tokens.size(), std::size_t{5});
        t.settle();
        QVERIFY(t.session().current().before.surplus.empty());
        t.trigger("orders.resolve");
        QVERIFY(t.session().resolved());
    }

    void aPositionIsSetUpWithTwoUnits()
    {
        Evening t(game("S1902M", "alexander"));
        inDialog([&] { t.trigger("edit.position"); },
                 [](QDialog& dialog) {
                     dialog.findChild<QLineEdit*>("units-Germany")->setText("A PAR");
                     accept(dialog);
                 });
        QCOMPARE(t.session().current().before.surplus.size(), std::size_t{1});
        QVERIFY(t.strip.isVisible() && t.strip.text().contains("another unit is in Paris"));
        QVERIFY(t.session().current().rulings.empty()); // nothing was played yet
        t.trigger("edit.undo");
        QVERIFY(t.strip.isHidden());
    }

    void thePlayersSeeNothingOfIt()
    {
        Evening t(game("S1902M", "2000", {"France A BUR", "France A GAS"}));
        ProjectorWindow& players = t.audience();
        t.document.audience().present(t.document);
        QVERIFY(t.strip.isVisible());
        const ProjectorWindow::Content told = players.content();
        t.window.findChild<QToolButton*>("tableNoteClose")->click();
        QVERIFY(players.content() == told);
        QVERIFY(told.caption.isEmpty() && !told.slide);
    }
};

CHANCERY_SUITE(TestFlyingDutchman, QApplication)

} // namespace chancery::tst_flying_dutchman

#include "tst_flying_dutchman.moc"
