// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up the position of a study by hand: each act, that nothing is refused, and that each can be undone.
#include "engine/files/study_file.h"
#include "engine/game/position_edits.h"
#include "tests/support/open_study.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/setup_desk.h"
#include "ui/console/study_picture.h"

#include <random>

namespace chancery::tst_setup_desk {

namespace {

using sketch::power;

Province at(const char* code)
{
    return standardMap().findProvince(code);
}

/// A desk over a study of some units, setting up.
struct Desk
{
    explicit Desk(const std::vector<std::string>& units = {})
        : session(studyOf(sharedMap(), standardMap().firstPhase, sketch::position(units)))
    {
        QObject::connect(
            &setup, &SetupDesk::coastWanted, &setup,
            [this](Province, const LocationSet& coasts, const std::function<void(Location)>& choose) {
                asked = coasts;
                if (answer != nowhere) choose(answer);
            });
        setup.setOn(true);
    }

    const Position& position() const { return session.study().position; }

    QString units() const
    {
        QStringList all;
        for (const Unit& unit : position().units)
            all << QString::fromStdString(standardMap()[unit.power].letter + " " +
                                          canonical(standardMap(), unit));
        for (const Unit& unit : position().surplus)
            all << QString::fromStdString("+" + standardMap()[unit.power].letter + " " +
                                          canonical(standardMap(), unit));
        for (const DislodgedUnit& one : position().dislodged)
            all << QString::fromStdString("!" + standardMap()[one.unit.power].letter + " " +
                                          canonical(standardMap(), one.unit));
        all.sort();
        return all.join(QStringLiteral(", "));
    }

    OpenStudy session;
    SetupDesk setup{session};
    LocationSet asked;
    Location answer = nowhere;
};

} // namespace

class TestSetupDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsArePutOnTheBoard()
    {
        Desk d;
        d.setup.drop(power("Austria"), UnitKind::Army, at("VIE"));
        d.setup.take(InHand::Fleet, power("Italy"));
        d.setup.click(at("ION"));
        d.setup.click(at("TYS"));
        QCOMPARE(d.units(), QString("A A VIE, I F ION, I F TYS"));
        QCOMPARE(d.session.session().undoStack()->count(), 3);
        d.session.session().undoStack()->undo();
        QCOMPARE(d.units(), QString("A A VIE, I F ION"));
    }

    void aFleetOnASplitCoastIsAskedAbout()
    {
        Desk d;
        d.answer = standardMap().findLocation("STP/sc");
        d.setup.drop(power("Russia"), UnitKind::Fleet, at("STP"));
        QCOMPARE(d.asked.size(), 2);
        QCOMPARE(d.units(), QString("R F STP/sc"));
        d.asked = {};
        d.setup.drop(power("France"), UnitKind::Fleet, at("SPA"),
                     standardMap().findLocation("SPA/nc")); // pointed at
        QVERIFY(d.asked.empty());
        QCOMPARE(d.units(), QString("F F SPA/nc, R F STP/sc"));
        d.answer = nowhere; // nothing is chosen
        d.setup.drop(power("Turkey"), UnitKind::Fleet, at("BUL"));
        QCOMPARE(d.units(), QString("F F SPA/nc, R F STP/sc"));
    }

    void aSecondClickTurnsArmyIntoFleet()
    {
        Desk d({"Italy A NAP"});
        d.setup.click(at("NAP"));
        QCOMPARE(d.setup.chosen(), at("NAP"));
        QCOMPARE(d.units(), QString("I A NAP"));
        d.setup.click(at("NAP"));
        QCOMPARE(d.units(), QString("I F NAP"));
        d.setup.click(at("NAP"));
        QCOMPARE(d.units(), QString("I A NAP"));
        d.setup.click(at("ROM")); // nothing is there
        QCOMPARE(d.setup.chosen(), noProvince);
    }

    void unitsAreMovedAndRemoved()
    {
        Desk d({"Italy A NAP", "Italy A ROM"});
        d.setup.drag(at("NAP"), at("VEN"));
        QCOMPARE(d.units(), QString("I A ROM, I A VEN"));
        d.setup.drag(at("ROM"), noProvince);
        QCOMPARE(d.units(), QString("I A VEN"));
        d.setup.hover(at("VEN"));
        d.setup.remove();
        QCOMPARE(d.units(), QString());
        d.setup.remove(); // nothing is left
        QCOMPARE(d.session.session().undoStack()->count(), 3);
    }

    void nothingIsRefused()
    {
        Desk d({"Italy A ROM"});
        d.setup.drop(power("France"), UnitKind::Army, at("ROM"));
        d.setup.drop(power("France"), UnitKind::Army, at("ION"));
        d.setup.drop(power("France"), UnitKind::Fleet, at("MUN"));
        QCOMPARE(d.units(), QString("+F A ROM, F A ION, F F MUN, I A ROM"));
        QCOMPARE(d.session.faults().size(), std::size_t(3));
        QVERIFY(!d.session.record().outcome);
        // What was put last is taken away first.
        d.setup.drag(at("ROM"), at("VEN"));
        QCOMPARE(d.units(), QString("F A ION, F A VEN, F F MUN, I A ROM"));
        d.setup.drag(at("ION"), at("NAP"));
        d.setup.drag(at("MUN"), at("BER"));
        QVERIFY(d.session.faults().empty() && d.session.record().outcome);
    }

    void centresGetOwners()
    {
        Desk d;
        d.setup.take(InHand::Centre, power("Germany"));
        d.setup.click(at("BER"));
        d.setup.click(at("KIE"));
        d.setup.click(at("RUH")); // no centre
        QCOMPARE(centresOf(d.position(), power("Germany")), 2);
        d.setup.click(at("BER"));
        QCOMPARE(centresOf(d.position(), power("Germany")), 1);
        d.setup.take(InHand::Nothing, power("France"));
        d.setup.hover(at("KIE"));
        d.setup.own();
        QCOMPARE(centresOf(d.position(), power("France")), 1);
        QCOMPARE(centresOf(d.position(), power("Germany")), 0);
    }

    void aUnitIsDislodgedByTheOneThatIsClicked()
    {
        Desk d({"Austria F TRI", "Italy A VEN", "Italy A ROM", "Austria A BUD"});
        d.setup.click(at("TRI"));
        d.setup.dislodge();
        QCOMPARE(d.setup.attackers(), (ProvinceSet{at("VEN"), at("BUD")}));
        d.setup.click(at("VEN"));
        QCOMPARE(d.units(), QString("!A F TRI, A A BUD, I A ROM, I A TRI"));
        QCOMPARE(d.session.study().phase.kind, PhaseKind::Retreat);
        const DislodgedUnit& gone = d.position().dislodged.front();
        QCOMPARE(gone.attackedFrom, at("VEN"));
        QVERIFY(gone.retreats.has(whole(at("ALB"))) && !gone.retreats.has(whole(at("VEN"))));
        QVERIFY(d.session.record().outcome);
        // Where it may go follows the board.
        d.setup.drop(power("Turkey"), UnitKind::Fleet, at("ALB"));
        QVERIFY(!d.position().dislodged.front().retreats.has(whole(at("ALB"))));
        d.setup.hover(at("ADR"));
        d.setup.contest();
        QVERIFY(!d.position().dislodged.front().retreats.has(whole(at("ADR"))));
        d.setup.contest();
        QVERIFY(d.position().dislodged.front().retreats.has(whole(at("ADR"))));
        d.setup.hover(at("TRI"));
        d.setup.dislodge(); // returns
        QCOMPARE(d.units(), QString("A A BUD, A F TRI, I A ROM, I A VEN, T F ALB"));
    }

    void aDislodgedUnitIsRemovedBeforeTheOneThatDislodgedIt()
    {
        Desk d({"Austria F TRI", "Italy A VEN"});
        d.setup.click(at("TRI"));
        d.setup.dislodge();
        d.setup.click(at("VEN"));
        d.setup.hover(at("TRI"));
        d.setup.remove();
        QCOMPARE(d.units(), QString("I A TRI"));
    }

    void aUnitCanHaveBeenAttackedFromAnEmptyProvince()
    {
        Desk d({"Austria F TRI"});
        d.setup.click(at("TRI"));
        d.setup.dislodge();
        d.setup.click(at("TYR"));
        QCOMPARE(d.position().dislodged.front().attackedFrom, at("TYR"));
        QCOMPARE(d.session.faults().front().kind, PositionFault::Kind::NoDislodger);
    }

    void escapeLeavesOneThingAfterTheOther()
    {
        Desk d({"Austria F TRI"});
        d.setup.click(at("TRI"));
        d.setup.dislodge();
        d.setup.cancel();
        QVERIFY(!d.setup.hint().startsWith("Click the unit that dislodged"));
        QCOMPARE(d.setup.chosen(), at("TRI"));
        d.setup.cancel();
        QCOMPARE(d.setup.chosen(), noProvince);
        d.setup.take(InHand::Army, power("Italy"));
        d.setup.cancel();
        QCOMPARE(d.setup.inHand(), InHand::Nothing);
        QCOMPARE(d.session.session().undoStack()->count(), 0);
    }

    void hintsSayWhatAClickDoes()
    {
        Desk d({"Austria F TRI"});
        QStringList hints{d.setup.hint()};
        for (const InHand hand : {InHand::Army, InHand::Fleet, InHand::Centre, InHand::Contested}) {
            d.setup.take(hand, power("Italy"));
            hints << d.setup.hint();
        }
        d.setup.take(InHand::Nothing, power("Italy"));
        d.setup.click(at("TRI"));
        hints << d.setup.hint();
        d.setup.dislodge();
        hints << d.setup.hint();
        QCOMPARE(QSet<QString>(hints.begin(), hints.end()).size(), hints.size());
    }

    void thePictureShowsWhatIsContestedAndChosen()
    {
        Desk d({"Austria F TRI", "Italy A VEN"});
        d.setup.hover(at("BOH"));
        d.setup.contest();
        d.setup.click(at("TRI"));
        d.setup.dislodge();
        const Picture picture = setupPicture(d.session, d.setup, sketch::standardGeometry(), 1);
        QVERIFY(picture.arrows.empty());
        QCOMPARE(picture.marks.size(), std::size_t(1));
        QVERIFY(std::ranges::find(picture.highlights, Highlight{at("TRI"), HighlightKind::Chosen}) !=
                picture.highlights.end());
        QVERIFY(std::ranges::find(picture.highlights, Highlight{at("VEN"), HighlightKind::Target}) !=
                picture.highlights.end());
    }

    void settingUpEndsWhenAnotherPhaseIsShown()
    {
        Desk d({"Austria F TRI"});
        const GrownStudy grown = withNext(d.session.study(), 1, {Season::Fall, 1901, PhaseKind::Movement});
        d.session.become(grown.study, "next", grown.added);
        QVERIFY(!d.setup.on());
        d.setup.setOn(true);
        QCOMPARE(d.session.node().id, 1);
        QVERIFY(d.setup.on());
    }

    void manyActsDrawnByLotAreAllUndone()
    {
        Desk d;
        std::mt19937 lot(4);
        const auto below = [&lot](std::size_t limit) { return lot() % limit; };
        const auto anywhere = [&] { return static_cast<Province>(below(standardMap().provinces.size())); };
        d.answer = standardMap().findLocation("SPA/nc");
        QStringList states{QString::fromStdString(writeStudy(d.session.study()))};
        for (int i = 0; i < 400; ++i) {
            const int before = d.session.session().undoStack()->index();
            const auto whose = static_cast<Power>(below(standardMap().powers.size()));
            d.setup.hover(anywhere());
            switch (below(9)) {
            case 0:
            case 1:
                d.setup.drop(whose, below(2) ? UnitKind::Army : UnitKind::Fleet, anywhere());
                break;
            case 2:
                d.setup.drag(anywhere(), below(5) ? anywhere() : noProvince);
                break;
            case 3:
                d.setup.take(static_cast<InHand>(below(5)), whose);
                d.setup.click(anywhere());
                break;
            case 4:
                d.setup.turn();
                break;
            case 5:
                d.setup.remove();
                break;
            case 6:
                d.setup.dislodge(); // a later click says from where
                break;
            case 7:
                d.setup.contest();
                break;
            default:
                d.setup.own();
            }
            if (d.session.session().undoStack()->index() == before) continue;
            states << QString::fromStdString(writeStudy(d.session.study()));
            const auto again = readStudyFile(states.last().toStdString(), "x", [](const std::string&) {
                return Result<std::shared_ptr<const Map>>(sharedMap());
            });
            QVERIFY2(again && *again == d.session.study(), qPrintable(states.last()));
        }
        QVERIFY(states.size() > 150);
        for (qsizetype i = states.size() - 1; i > 0; --i) {
            QCOMPARE(QString::fromStdString(writeStudy(d.session.study())), states[i]);
            d.session.session().undoStack()->undo();
        }
        QCOMPARE(QString::fromStdString(writeStudy(d.session.study())), states.front());
    }
};

CHANCERY_SUITE(TestSetupDesk, QApplication)

} // namespace chancery::tst_setup_desk

#include "tst_setup_desk.moc"
