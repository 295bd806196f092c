// SPDX-License-Identifier: GPL-3.0-or-later
// Speeches and the end of the diplomacy through the real window, by the rules 1 to 3 of the Historical
// Committee. The tests are one Spring, in this order.
#include "tests/app/committee_table.h"
#include "tests/support/suite.h"
#include "ui/words/words.h"

#include <QSpinBox>

namespace chancery::tst_committee_speeches {

using namespace committee_table;

class TestCommitteeSpeeches : public CommitteeTable
{
    Q_OBJECT

    bool isShown(const char* action, bool enabled)
    {
        const auto* speeches = t().window.findChild<QLabel*>("agenda-0")->parentWidget();
        const auto* button = speeches->findChild<QToolButton*>(QLatin1String(action) + ".button");
        return !button->isHidden() && button->isEnabled() == enabled;
    }
    bool isOffered(const char* action) { return isShown(action, true); }
    bool isGreyed(const char* action) { return isShown(action, false); }

private Q_SLOTS:
    void initTestCase() { beginCommittee(); }
    void cleanupTestCase() { end(); }
    void cleanup() { QVERIFY(isWithoutRemarks()); }

    void rule1TheTurnOpensWithSpeeches()
    {
        QCOMPARE(readingOf(t().document.clock(), t().session().game()).stage, QString("Speeches"));
        QVERIFY(t().document.clock().clock().waits());
        QVERIFY(!t().document.tableClock().isForgotten()); // the first speech starts it
        QVERIFY(t().window.findChild<QLabel*>("agenda-0")->text().contains("next"));
        QVERIFY(isOffered("committee.draw") && isGreyed("committee.next"));
        const QAction& begin = t().action("committee.next");
        QCOMPARE(begin.text(), QString("Begi&n the speeches"));
        QVERIFY2(begin.toolTip().contains("draw the order of speakers first"), qPrintable(begin.toolTip()));
        const auto* goals = t().window.findChild<QLabel*>("noGoal"); // what that page is for
        QVERIFY(!goals->isHidden() && goals->text().contains("clause:committee/"));
    }

    void rule2TheOrderOfTheSpeechesIsDrawn()
    {
        open("committee.draw", [&](QDialog& dialog) {
            part<QSpinBox>(dialog, "minutes").setValue(0);
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 2"));
            part<QSpinBox>(dialog, "minutes").setValue(1);
            part<QSpinBox>(dialog, "seconds").setValue(30);
            accept(dialog);
        });
        QCOMPARE(kept().speeches.size(), std::size_t{1});
        QCOMPARE(slide<SpeakersSlide>(SlideKind::Speakers).order, kept().speeches[0].order);
        QCOMPARE(t().document.feed().slides().kind(), SlideKind::Speakers);
        for (const Power one : kept().speeches[0].order)
            QVERIFY(t().window.findChild<QLabel*>("agenda-0")->text().contains(Words(t().map()).power(one)));
        QCOMPARE(t().action("committee.next").text(), QString("Begi&n the speeches"));
        QVERIFY(!isOffered("committee.draw") && !isGreyed("committee.draw") && isOffered("committee.next"));
        QVERIFY(!isOffered("committee.silent")); // it would come under the pointer
        QVERIFY(!t().action("committee.next").toolTip().contains("first"));
        const QString why = t().action("committee.draw").toolTip();
        QVERIFY2(why.contains("drawn already"), qPrintable(why));
    }

    /// Who holds the speeches need not move the pointer.
    void theButtonOfTheSpeechesStaysInItsPlace()
    {
        const auto* button = t().window.findChild<QLabel*>("agenda-0")
                                 ->parentWidget()
                                 ->findChild<QToolButton*>("committee.next.button");
        const auto place = [&] {
            QCoreApplication::processEvents();
            return button->mapTo(&t().window, QPoint());
        };
        const QPoint before = place();
        t().trigger("committee.next");
        QTRY_COMPARE(place(), before);
        t().trigger("committee.next");
        QTRY_COMPARE(place(), before);
        t().trigger("edit.undo");
        t().trigger("edit.undo");
    }

    void undoOfTheBeginningStopsTheClock()
    {
        const auto* agenda = t().window.findChild<QLabel*>("agenda-0");
        const auto clockIsWith = [&](const char* part) { // its button stands below this part's text
            const auto* whole = t().window.findChild<QLabel*>(part)->parentWidget();
            return !whole->findChild<QToolButton*>("clock.toggle.button")->isHidden();
        };
        QVERIFY(agenda->text().contains("next"));
        QVERIFY(!clockIsWith("agenda-0") && !clockIsWith("agenda-1")); // the first speech starts it
        t().trigger("committee.next");
        QVERIFY(t().document.clock().clock().running);
        QVERIFY(clockIsWith("agenda-0") && !clockIsWith("agenda-1"));
        QVERIFY(agenda->text().contains("under way"));
        t().trigger("edit.undo");
        QCOMPARE(kept().speeches[0].turn, std::size_t{0});
        QVERIFY(t().document.clock().clock().waits());
        QVERIFY(agenda->text().contains("next"));
    }

    void rule2EachDelegationHasATurnOfTheClock()
    {
        for (std::size_t i = 0; i < 7; ++i) {
            t().trigger("committee.next");
            QCOMPARE(kept().speeches[0].turn, i + 1);
            QCOMPARE(t().document.clock().text(), QString("1:30"));
            QVERIFY(t().document.clock().clock().running);
            QCOMPARE(readingOf(t().document.clock(), t().session().game()).stage,
                     Words(t().map()).power(kept().speeches[0].order[i]));
            QCOMPARE(slide<SpeakersSlide>(SlideKind::Speakers).turn, i + 1);
            QCOMPARE(t().document.feed().slides().kind(), SlideKind::Speakers);
            QCOMPARE(isOffered("committee.silent"), i < 6);
            QCOMPARE(t().action("committee.next").text(), i == 6 ? "E&nd the speeches" : "&Next speaker");
            QCOMPARE(t().window.findChild<QLabel*>("agenda-0")->text().contains("Then the diplomacy begins."),
                     i == 6);
        }
        t().trigger("committee.next");
        QCOMPARE(t().session().undoStack()->undoText(), QString("end of the speeches"));
        QCOMPARE(t().document.feed().slides().kind(), SlideKind::Board); // they negotiate over it
        QCOMPARE(readingOf(t().document.clock(), t().session().game()).stage, QString("Diplomacy"));
        QVERIFY(!t().document.clock().clock().running);
        QVERIFY(!t().action("committee.next").isEnabled());
        const auto* motions = t().window.findChild<QLabel*>("agenda-1")->parentWidget();
        QVERIFY(!motions->findChild<QToolButton*>("clock.toggle.button")->isHidden());
    }

    /// Also once the first order is written, after which orders are next.
    void theDiplomacyIsUnderWayWhileItsClockRuns()
    {
        const auto* motions = t().window.findChild<QLabel*>("agenda-1");
        QVERIFY2(motions->text().contains("– next"), qPrintable(motions->text()));
        const auto* button = motions->parentWidget()->findChild<QToolButton*>("clock.toggle.button");
        QCOMPARE(button->text(), QString("Start the clock"));
        t().trigger("clock.toggle");
        QCOMPARE(button->text(), QString("Pause the clock"));
        QVERIFY(!button->isChecked() && button->toolTip().startsWith("Pause the clock"));
        QVERIFY2(motions->text().contains("under way"), qPrintable(motions->text()));
        t().type("Austria", "A Vie - Gal");
        QVERIFY2(motions->text().contains("under way"), qPrintable(motions->text()));
        t().trigger("edit.undo");
        t().trigger("clock.toggle");
        QVERIFY2(motions->text().contains("– next"), qPrintable(motions->text()));
    }

    void rule3ExtraSpeechesAreRequested()
    {
        open("committee.draw", [&](QDialog& dialog) {
            QCOMPARE(part<QComboBox>(dialog, "which").currentIndex(), 1); // the others are drawn
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 3"));
            dialog.done(QDialog::Rejected);
        });
        makeMotion("Italy", 1);
        choose("floor", "Italy (undecided): ");
        t().trigger("committee.carried");
        open("committee.draw", [&](QDialog& dialog) {
            part<QComboBox>(dialog, "which").setCurrentIndex(1);
            QVERIFY(mayAccept(dialog));
            accept(dialog);
        });
        QCOMPARE(kept().speeches.size(), std::size_t{2});
        QVERIFY(kept().speeches[1].extra);
    }

    /// They are held at its end and give back what was left of it.
    void rule3ExtraSpeechesInterruptTheDiplomacy()
    {
        const auto stage = [&] { return readingOf(t().document.clock(), t().session().game()).stage; };
        constexpr WallTime minute = 60 * 1000;
        t().document.clock().toggle();
        t().wall += 28 * minute;
        for (std::size_t i = 0; i < 7; ++i) {
            t().trigger("committee.next");
            QVERIFY(stage() != "Diplomacy");
            t().wall += minute;
        }
        t().trigger("committee.next");
        QCOMPARE(stage(), QString("Diplomacy"));
        QCOMPARE(t().document.clock().text(), QString("2:00"));
        t().document.clock().toggle();
        t().wall += 3 * minute;
        t().trigger("edit.undo"); // the last of them speaks again, and the diplomacy is as it was then
        QVERIFY(stage() != "Diplomacy");
        t().trigger("committee.next");
        QCOMPARE(t().document.clock().text(), QString("2:00"));
        t().document.clock().toggle();
        t().wall += 3 * minute;
        t().trigger("clock.skip"); // its time is up: nobody is asked
        QCOMPARE(stage(), QString("Order writing"));
        for (int turn = 0; turn < 2; ++turn) { // paused or not, the diplomacy is over
            const QString motions = t().window.findChild<QLabel*>("agenda-1")->text();
            QVERIFY2(!motions.contains("– next"), qPrintable(motions));
            t().document.clock().toggle();
        }
        t().trigger("edit.undo");
        t().document.clock().restart();
    }

    /// After one is decided, the next that is not is at hand.
    void aMotionThatIsDecidedLeadsToTheNext()
    {
        makeMotion("Turkey", 3, "Longer breaks");
        makeMotion("Russia", 3, "Quiet");
        choose("floor", "Quiet");
        t().trigger("committee.failed");
        const auto* current = t().window.findChild<QListWidget*>("floor")->currentItem();
        QVERIFY2(current && current->text().contains("Longer breaks"),
                 current ? qPrintable(current->text()) : "");
        t().trigger("committee.failed");
        QVERIFY(std::ranges::all_of(kept().motions,
                                    [](const CommitteeMotion& one) { return one.carried.has_value(); }));
    }

    void rule3TheDiplomacyEndsSoonerIfAllAgree()
    {
        const auto stage = [&] { return readingOf(t().document.clock(), t().session().game()).stage; };
        QCOMPARE(stage(), QString("Diplomacy"));
        makeMotion("Germany", 2, "Enough");
        QVERIFY(t().window.findChild<QLabel*>("agenda-1")->text().contains("1 motion"));
        choose("floor", "Germany (undecided): End the diplomacy sooner, “Enough”");
        open("committee.carried", [&](QDialog& dialog) {
            auto& objector = part<QComboBox>(dialog, "objector");
            QCOMPARE(objector.findData(static_cast<int>(power("Germany"))), -1); // it has asked
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 3"));
            choosePower(dialog, "objector", power("France"));
            QVERIFY(!mayAccept(dialog));
            QVERIFY2(objectionsIn(dialog).contains("France") && !objectionsIn(dialog).contains("Italy"),
                     qPrintable(objectionsIn(dialog)));
            dialog.done(QDialog::Rejected);
        });
        QVERIFY(!kept().motions.back().carried);
        QCOMPARE(stage(), QString("Diplomacy"));
        endDiplomacy("committee.carried");
        QCOMPARE(kept().motions.back().carried, std::optional(true));
        QCOMPARE(stage(), QString("Order writing"));
        QVERIFY(t().window.findChild<QLabel*>("agenda-4")->text().contains("next"));
        QVERIFY(!t().action("committee.carried").isEnabled()); // it is carried already
        QCOMPARE(stage(), QString("Order writing"));
        t().trigger("edit.undo"); // the motion and its effect
        QVERIFY(!kept().motions.back().carried);
        QCOMPARE(stage(), QString("Diplomacy"));
        t().trigger("edit.redo");
        QCOMPARE(kept().motions.back().carried, std::optional(true));
        QCOMPARE(stage(), QString("Order writing"));
    }
};

CHANCERY_SUITE(TestCommitteeSpeeches, QApplication)

} // namespace chancery::tst_committee_speeches

#include "tst_committee_speeches.moc"
