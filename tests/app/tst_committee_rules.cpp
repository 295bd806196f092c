// SPDX-License-Identifier: GPL-3.0-or-later
// Single rules of the Historical Committee through the real window, each in a game of its own.
#include "app/evening.h"
#include "app/game_panels.h"
#include "tests/app/committee_table.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/committee_panel.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"
#include "ui/room/projector_window.h"

#include <QSpinBox>
#include <QToolButton>

namespace chancery::tst_committee_rules {

using namespace committee_table;

class TestCommitteeRules : public CommitteeTable
{
    Q_OBJECT

    void startWith(const char* phase, const std::vector<std::string>& units,
                   const std::vector<std::string>& centres, const Conference& conference)
    {
        Committee kept;
        kept.conferences = {conference};
        startGame(phase, units, centres, kept);
        t().trigger("orders.text");
        choose("conferences", QString::fromStdString(conference.name));
    }
    Conference conferenceIn(const char* place)
    {
        Conference one{"The congress", "Peace", "Peace now", t().map().findProvince(place), power("Italy")};
        one.parties = {power("France"), power("Italy"), power("Austria")};
        one.sent = {{power("France"), "Ada"}, {power("Italy"), "Bo"}, {power("Austria"), "Cy"}};
        one.presidents = {"Zoe"};
        one.formFiled = one.roomGiven = true;
        return one;
    }
    QString noted() { return t().window.findChild<NoteStrip*>("conferenceNote")->text(); }

private Q_SLOTS:
    void initTestCase() { beginCommittee(); }
    void cleanupTestCase() { end(); }
    void cleanup() { QVERIFY(isWithoutRemarks()); }

    /// A motion whose words take two lines is read whole, and pushes no other out of sight.
    void eachMotionIsSeenWhole()
    {
        makeMotion("France", 0, "We want to speak of the Balkans before anyone else does, and at length");
        makeMotion("Turkey", 2);
        const auto& floor = *t().window.findChild<QListWidget*>("floor");
        QTRY_VERIFY(floor.isVisible());
        QCoreApplication::processEvents();
        QVERIFY(floor.visualItemRect(floor.item(0)).height() >= 2 * floor.fontMetrics().height());
        for (int row = 0; row < floor.count(); ++row)
            QVERIFY2(floor.viewport()->rect().contains(floor.visualItemRect(floor.item(row))),
                     qPrintable(floor.item(row)->text()));
    }
    /// A conference is judged by the position after the moves, once they are made.
    void rule4LooksAtThePositionNow()
    {
        Conference one{"Marseilles", "Peace", "Peace", t().map().findProvince("MAR"), power("France")};
        one.parties = {power("France"), power("Italy"), power("Austria")};
        one.sent = {{power("France"), "Ada"}, {power("Italy"), "Bo"}, {power("Austria"), "Cy"}};
        one.presidents = {"Zoe"};
        one.formFiled = one.roomGiven = true;
        Committee called;
        called.conferences = {one};
        startGame("S1901M", {"Germany A BUR"}, {}, called);
        choose("conferences", "Marseilles");
        QVERIFY(t().action("committee.open").isEnabled());
        t().trigger("orders.text");
        t().type("Germany", "A Bur-Mar");
        resolvePhase(t().document);
        choose("conferences", "Organising a conference, 4)");
        QVERIFY(!t().action("committee.open").isEnabled());
        open("committee.change", [&](QDialog& dialog) {
            QVERIFY(objectionsIn(dialog).contains("Organising a conference, 4)"));
            tick(dialog, "notHostile");
            QVERIFY(!objectionsIn(dialog).contains("Organising a conference, 4)"));
            accept(dialog);
        });
        choose("conferences", "Marseilles");
        QVERIFY(t().action("committee.open").isEnabled());
        t().trigger("committee.open");
        QVERIFY(!t().window.findChild<QListWidget*>("conferences")
                     ->item(0)
                     ->text()
                     .contains("has come")); // it was there
    }

    /// What was found harmless was one unit; another one is asked about again.
    void rule4IsAboutTheUnitThatIsThere()
    {
        Conference one = conferenceIn("TRI");
        one.areaCleared = true;
        one.cleared = Unit{power("England"), UnitKind::Fleet, t().map().findLocation("TRI")};
        startWith("S1901M", {"England F TRI", "Turkey A ALB"}, {"Italy ROM"}, one);
        QVERIFY(t().action("committee.open").isEnabled());
        t().type("England", "F Tri-Adr");
        t().type("Turkey", "A Alb-Tri");
        resolvePhase(t().document);
        choose("conferences", "Organising a conference, 4)");
        QVERIFY(!t().action("committee.open").isEnabled());
        open("committee.change", [&](QDialog& dialog) {
            auto& harmless = part<QCheckBox>(dialog, "notHostile");
            QVERIFY(!harmless.isChecked());
            harmless.setChecked(true);
            part<QComboBox>(dialog, "place").setCurrentIndex(static_cast<int>(t().map().findProvince("LON")));
            QVERIFY(!harmless.isChecked()); // it was about another place
            dialog.done(QDialog::Rejected);
        });
    }

    /// Whichever unit comes, to whatever place, and at once: before the retreats, although the page is
    /// hidden.
    void rule14IsSaidAtOnce()
    {
        Conference one = conferenceIn("TYR");
        one.opened = readPhase("S1901M");
        one.whenOpened = PlaceHeld{power("Austria"), noPower};
        startWith("S1901M", {"Italy A VEN", "Italy A PIE", "Austria A TYR"}, {"Italy VEN", "Austria VIE"},
                  one);
        QCOMPARE(noted(), QString());
        t().type("Italy", "A Ven-Tyr\nA Pie S A Ven-Tyr");
        t().window.findChild<QDockWidget*>("committeeDock")->hide();
        resolvePhase(t().document);
        QVERIFY(!t().session().current().outcome->after.dislodged.empty());
        QVERIFY2(noted().contains("Italy has come to Tyrolia"), qPrintable(noted()));
        QVERIFY(t().window.findChild<NoteStrip*>("conferenceNote")->isVisible());
        t().window.findChild<QToolButton*>("conferenceNoteClose")->click();
        QCOMPARE(noted(), QString());
        t().trigger("edit.undo");
        t().trigger("edit.redo");
        QVERIFY(noted().contains("Italy")); // it has come again
        auto* end = t().window.findChild<QToolButton*>("conferenceNoteDo");
        inDialog([&] { end->click(); },
                 [&](QDialog& dialog) {
                     write(dialog, "reason", "Italy took Tyrolia");
                     accept(dialog);
                 });
        QVERIFY(!kept().conferences[0].isHeld());
        QCOMPARE(noted(), QString());
        t().window.findChild<QDockWidget*>("committeeDock")->show();
    }

    /// A delegate is one of the two, however the name was typed.
    void theDelegateIsNamedAsInTheDelegation()
    {
        Conference one = conferenceIn("TYR");
        one.sent.clear();
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, one);
        Committee named = kept();
        named.delegations = {{power("Italy"), {"Klara", "Leo"}}};
        Game game = t().session().game();
        game.committee = named;
        t().session().start(game);
        choose("conferences", "The congress");
        open("committee.change", [&](QDialog& dialog) {
            part<QComboBox>(dialog, qPrintable("delegate" + number("Italy"))).setCurrentText("klara");
            accept(dialog);
        });
        QCOMPARE(kept().conferences[0].sent, (std::map<Power, std::string>{{power("Italy"), "Klara"}}));
    }

    /// The line of the orders keeps no keyboard behind the officers' page: a letter brings the orders back.
    void whatIsTypedBesideTheAgendaIsSeen()
    {
        startWith("F1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        t().window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&t().window));
        auto* orders = t().window.findChild<QDockWidget*>("ordersDock");
        auto* officers = t().window.findChild<QDockWidget*>("committeeDock");
        orders->raise();
        t().document.console()->orders().writing().focusLine();
        QTRY_VERIFY(orders->isAncestorOf(t().window.focusWidget()));
        officers->raise();
        QTRY_VERIFY(!orders->isAncestorOf(t().window.focusWidget()));
        QVERIFY(orders->visibleRegion().isEmpty());
        QTest::keyClick(&t().window, Qt::Key_T);
        QTRY_VERIFY(!orders->visibleRegion().isEmpty());
        QTRY_VERIFY(orders->isAncestorOf(t().window.focusWidget()));
        QTest::keyClick(t().window.focusWidget(), Qt::Key_Backspace);
    }

    /// Once the moves are made there is no diplomacy that could be ended, and the clock stands.
    void theMovesEndTheDiplomacy()
    {
        startWith("F1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        const auto* end = t().window.findChild<QLabel*>("agenda-1")
                              ->parentWidget()
                              ->findChild<QToolButton*>("clock.skip.button");
        t().trigger("clock.toggle");
        QVERIFY(!end->isHidden());
        resolvePhase(t().document);
        QVERIFY(!t().document.clock().clock().running && end->isHidden());
        const auto* speeches = t().window.findChild<QLabel*>("agenda-0");
        QVERIFY2(speeches->text().contains("not now"), qPrintable(speeches->text()));
        QVERIFY(!speeches->parentWidget()->findChild<QToolButton*>("committee.draw.button")->isEnabled());
    }

    void rules3And10StayWhileItIsHeld()
    {
        Conference one = conferenceIn("TYR");
        one.opened = readPhase("S1901M");
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, one);
        open("committee.change", [&](QDialog& dialog) {
            QVERIFY(objectionsIn(dialog).isEmpty());
            part<QComboBox>(dialog, "place").setCurrentIndex(static_cast<int>(t().map().findProvince("TUN")));
            QVERIFY(objectionsIn(dialog).contains("Organising a conference, 3)"));
            write(dialog, "goal", "War");
            QVERIFY(objectionsIn(dialog).contains("Organising a conference, 2)"));
            QVERIFY(!mayAccept(dialog));
            dialog.done(QDialog::Rejected);
        });
        open("committee.delegations", [&](QDialog& dialog) {
            const QString line = QString::number(2 * number("Italy").toInt());
            write(dialog, ("delegate" + line).toLatin1().constData(), "Xy");
            write(dialog, ("delegate" + QString::number(line.toInt() + 1)).toLatin1().constData(), "Di");
            QVERIFY(objectionsIn(dialog).contains("Organising a conference, 10)"));
            QVERIFY(!mayAccept(dialog));
            write(dialog, ("delegate" + line).toLatin1().constData(), "Bo");
            QVERIFY(mayAccept(dialog));
            accept(dialog);
        });
        QCOMPARE(kept().delegations.at(power("Italy")), (Delegates{"Bo", "Di"}));
    }

    /// Speeches are no negotiations: who has the floor keeps it, and what comes after is the writing.
    void rule3TheDiplomacyEndsBehindASpeech()
    {
        const auto stage = [&] { return readingOf(t().document.clock(), t().session().game()).stage; };
        startWith("S1902M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        open("committee.draw", [&](QDialog& dialog) { accept(dialog); });
        t().trigger("committee.next");
        const QString speaker = stage();
        makeMotion("Germany", 2);
        choose("floor", "Germany (undecided): ");
        endDiplomacy("committee.carried");
        QCOMPARE(stage(), speaker);
        for (int i = 0; i < 7; ++i) t().trigger("committee.next");
        QCOMPARE(stage(), QString("Order writing"));
    }

    /// What was settled of a conference can be read after its end, and is not changed any more.
    void theFormOfAnEndedConferenceIsRead()
    {
        Conference one = conferenceIn("TYR");
        one.opened = one.ended = readPhase("S1901M");
        one.outcome = "Peace was made";
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, one);
        QCOMPARE(t().action("committee.change").text(), "S&how the form…");
        open("committee.change", [&](QDialog& dialog) {
            auto& goal = part<QLineEdit>(dialog, "goal");
            QCOMPARE(goal.text(), QString("Peace now"));
            QTest::keyClicks(&goal, "x");
            QCOMPARE(goal.text(), QString("Peace now"));
            QVERIFY(!part<QComboBox>(dialog, "place").isEnabled());
            QCOMPARE(part<QLabel>(dialog, "objections").text(),
                     QString("The conference ended in Spring 1901: Peace was made"));
            QVERIFY(!part<QPushButton>(dialog, "accept").isVisible());
            dialog.accept();
            QCOMPARE(dialog.result(), int(QDialog::Rejected));
        });
        QCOMPARE(kept().conferences, std::vector({one}));
    }

    /// Beside an earlier phase the agenda is what was noted then; the other pages say that they are the
    /// present.
    void thePagesSayThatTheyAreThePresent()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        makeMotion("Germany", 3, "A shorter break");
        choose("floor", "Germany (undecided): ");
        t().trigger("committee.failed");
        resolvePhase(t().document);
        beginNextPhase(t().document);
        const auto* then = t().window.findChild<QLabel*>("floorEarlier");
        const auto* goals = t().window.findChild<QLabel*>("goalsEarlier");
        const auto* agenda = t().window.findChild<QWidget*>("agenda");
        QVERIFY(then->isHidden() && goals->isHidden());
        t().trigger("history.previous");
        QVERIFY(!then->isHidden() && !goals->isHidden() && !agenda->isVisible());
        QVERIFY2(goals->text().contains("the present, Fall 1901, movement, not Spring 1901, movement"),
                 qPrintable(goals->text()));
        QVERIFY2(then->text().contains("What was noted in Spring 1901, movement:\n\u2022 Motion: Germany "
                                       "(failed): A shorter break."),
                 qPrintable(then->text()));
        t().trigger("history.last");
        QVERIFY(then->isHidden() && goals->isHidden());
    }

    /// A motion stays on the agenda with what became of it until the phase is over.
    void aMotionThatFailedStaysOnTheAgenda()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        makeMotion("Germany", 1);
        choose("floor", "Germany (undecided): ");
        t().trigger("committee.failed");
        choose("floor", "Germany (failed): ");
        resolvePhase(t().document);
        choose("floor", "Germany (failed): ");
        beginNextPhase(t().document);
        QCOMPARE(t().window.findChild<QListWidget*>("floor")->count(), 0);
    }

    /// Points that are awarded are seen at once; they must not tell how a phase ends before its reveal.
    void pointsAreNotAwardedBeforeTheReveal()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        Committee committee = kept();
        committee.goals.push_back({power("Italy"), "Take Tunis", 3, {}, GoalVerdict::Allowed});
        setCommittee(t().session(), committee, "a goal");
        t().trigger("projector.present");
        QVERIFY(t().presenting());
        resolvePhase(t().document);
        choose("goals", "Take Tunis");
        t().told.clear();
        t().trigger("committee.award");
        QVERIFY2(t().told.contains("Reveal it first"), qPrintable(t().told));
        QVERIFY(!kept().goals[0].achieved);
        t().trigger("projector.reveal");
        open("committee.award", [&](QDialog& dialog) {
            write(dialog, "reason", "Tunis is Italian");
            accept(dialog);
        });
        QVERIFY(kept().goals[0].achieved);
        t().trigger("projector.present"); // closed again
    }

    /// When the officers end the diplomacy, the clock waits for the further speeches, and the agenda says so.
    void rule3FurtherSpeechesFollowTheDiplomacy()
    {
        startWith("S1902M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        open("committee.draw", [&](QDialog& dialog) { accept(dialog); });
        for (int i = 0; i < 8; ++i) t().trigger("committee.next");
        makeMotion("Italy", 1);
        const auto* speeches = t().window.findChild<QLabel*>("agenda-0");
        t().document.clock().toggle();
        endDiplomacy("clock.skip");
        QVERIFY2(!speeches->text().contains("– next"), qPrintable(speeches->text())); // it is undecided
        choose("floor", "Italy (undecided): ");
        t().trigger("committee.carried");
        QVERIFY2(speeches->text().contains("– next"), qPrintable(speeches->text()));
        t().document.clock().toggle(); // paused, the clock says the same
        QVERIFY2(speeches->text().contains("– next"), qPrintable(speeches->text()));
    }

    void theLimitCountsWhereverPointsComeFrom()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        Committee committee = kept();
        committee.limit = 9;
        for (const char* text : {"a", "b", "c"}) {
            committee.goals.push_back({power("Italy"), text, 3, readPhase("S1901M"), GoalVerdict::Allowed});
        }
        setCommittee(t().session(), committee, "three proposals");
        inDialog([&] { t().trigger("edit.award"); },
                 [&](QDialog& dialog) {
                     choosePower(dialog, "power", power("Italy"));
                     write(dialog, "reason", "Well spoken");
                     QVERIFY(objectionsIn(dialog).contains("limit of 9"));
                     QVERIFY(!mayAccept(dialog));
                     choosePower(dialog, "power", power("France"));
                     QVERIFY(mayAccept(dialog));
                     dialog.done(QDialog::Rejected);
                 });
        t().told.clear();
        t().trigger("committee.example"); // its limit is 6
        QCOMPARE(kept().limit, 9);
        QVERIFY2(t().told.contains("more than the limit of 6"), qPrintable(t().told));
        QVERIFY(kept().goals.size() > 20);
    }

    void aFormIsWrittenIntoAtOnce_data()
    {
        for (const char* column : {"action", "field"}) QTest::addColumn<QByteArray>(column);
        const auto row = [](const char* action, const char* field) {
            QTest::newRow(action) << QByteArray(action) << QByteArray(field);
        };
        row("committee.treaty", "title");
        row("committee.call", "preliminary");
        row("committee.change", "preliminary");
        row("committee.delegations", "delegate0");
    }
    void aFormIsWrittenIntoAtOnce()
    {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, field);
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        open(action.constData(), [&](QDialog& dialog) {
            QVERIFY(dialog.focusWidget());
            QCOMPARE(dialog.focusWidget()->objectName(), QString(field));
            QTest::keyClicks(dialog.focusWidget(), "Western pact");
            QCOMPARE(part<QLineEdit>(dialog, field).text(), QString("Western pact"));
            dialog.done(QDialog::Rejected);
        });
    }

    /// Who is ticked by mistake sends nobody.
    void rule10OnlyPartiesSendDelegates()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        open("committee.change", [&](QDialog& dialog) {
            tick(dialog, "party" + number("Turkey"));
            part<QComboBox>(dialog, ("delegate" + number("Turkey")).toLatin1().constData())
                .setCurrentText("Dee");
            tick(dialog, "morse" + number("Turkey"));
            part<QCheckBox>(dialog, ("party" + number("Turkey")).toLatin1().constData()).setChecked(false);
            accept(dialog);
        });
        QCOMPARE(kept().conferences[0].sent.count(power("Turkey")), std::size_t{0});
        QVERIFY(kept().conferences[0].telegraph.empty());
        QCOMPARE(kept().conferences[0].sent.size(), std::size_t{3});
    }

    /// What has just been filed is selected, and a draft cannot be marked as broken.
    void aTreatyIsBrokenOnceItIsSigned()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        QVERIFY(t().window.findChild<QLabel*>("noTreaty")->text().contains("clause:committee/3"));
        const auto sign = [&](QDialog& dialog, const char* who) {
            tick(dialog, "party" + number(who));
            tick(dialog, "signature" + number(who));
        };
        open("committee.treaty", [&](QDialog& dialog) {
            write(dialog, "title", "Pact");
            auto& terms = part<QPlainTextEdit>(dialog, "terms");
            QTest::keyClicks(&terms, "No war");
            QTest::keyClick(&terms, Qt::Key_Return);
            QTest::keyClicks(&terms, "No fleets");
            sign(dialog, "Italy");
            tick(dialog, "party" + number("France"));
            accept(dialog);
        });
        QCOMPARE(kept().treaties[0].terms, std::string("No war\nNo fleets"));
        QVERIFY(t().window.findChild<QLabel*>("noTreaty")->isHidden());
        QVERIFY(t().action("committee.sign").isEnabled());
        QVERIFY(!t().action("committee.broken").isEnabled());
        open("committee.sign", [&](QDialog& dialog) {
            sign(dialog, "France");
            accept(dialog);
        });
        QVERIFY(t().action("committee.broken").isEnabled());
    }

    void formsBeginWithWhatIsNeeded()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        open("committee.call", [&](QDialog& dialog) {
            const auto& label = part<QLabel>(dialog, "objections");
            const QColor plain = label.palette().color(QPalette::WindowText);
            QVERIFY(label.isVisible());
            QVERIFY(label.text().startsWith("Still open:"));
            QCOMPARE(plain, dialog.palette().color(QPalette::Text));
            write(dialog, "preliminary", "Peace"); // it may be filed before it is complete
            QVERIFY(label.text().startsWith("Still open:"));
            QCOMPARE(label.palette().color(QPalette::WindowText), plain);
            dialog.done(QDialog::Rejected);
        });
        open("committee.propose", [&](QDialog& dialog) {
            const auto& label = part<QLabel>(dialog, "objections");
            const QColor plain = label.palette().color(QPalette::WindowText);
            QVERIFY(label.text().startsWith("Still open:"));
            part<QSpinBox>(dialog, "points").setValue(2);
            QVERIFY(label.text().startsWith("Still open:")); // until it is to be accepted
            accept(dialog);
            QVERIFY(!label.text().startsWith("Still open:"));
            QVERIFY(label.palette().color(QPalette::WindowText) != plain);
            dialog.done(QDialog::Rejected);
        });
    }
};

CHANCERY_SUITE(TestCommitteeRules, QApplication)

} // namespace chancery::tst_committee_rules

#include "tst_committee_rules.moc"
