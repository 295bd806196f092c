// SPDX-License-Identifier: GPL-3.0-or-later
// A Committee is led through the real window: the clock and the agenda say the same, by whatever route; the
// form of a conference is taken in at a glance; and what is not settled can be withdrawn.
#include "tests/app/committee_table.h"
#include "tests/support/suite.h"
#include "tests/ui/form_pages.h"
#include "ui/console/agenda_steps.h"
#include "ui/words/words.h"

#include <QScopeGuard>
#include <QToolButton>

namespace chancery::tst_committee_agenda {

using namespace committee_table;
using namespace form_pages;

class TestCommitteeAgenda : public CommitteeTable
{
    Q_OBJECT

    Phase phase() { return t().session().current().phase; }
    QString stage() { return readingOf(t().document.clock(), t().session().game()).stage; }
    QString said(int part)
    {
        return t().window.findChild<QLabel*>("agenda-" + QString::number(part))->text();
    }
    void startNew() { startGame("S1901M", {"Italy A VEN", "Austria A VIE"}, {"Italy VEN", "Austria VIE"}); }
    void go(const QString& step)
    {
        t().wall += 1000; // no step takes no time
        if (step == "draw") return open("committee.draw", [](QDialog& dialog) { accept(dialog); });
        if (step == "up") { // the time of the diplomacy
            t().wall = t().document.clock().now() + 31 * msPerMinute;
            return;
        }
        if (step == "end") return endDiplomacy("clock.skip");
        if (step == "motion") return makeMotion("Germany", 2);
        if (step == "carried") return endDiplomacy("committee.carried");
        if (step == "order") return t().type("Austria", "A Vie - Gal");
        t().trigger(step.toLatin1().constData());
    }

private Q_SLOTS:
    void initTestCase() { beginCommittee(); }
    void cleanupTestCase() { end(); }
    void cleanup() { QVERIFY(isWithoutRemarks()); }

    void clockAndAgendaSayTheSame_data()
    {
        for (const char* column : {"route", "stage", "speeches", "motions"})
            QTest::addColumn<QString>(column);
        QTest::addColumn<bool>("runs");
        const auto row = [](const char* route, const char* stage, const char* speeches, const char* motions,
                            bool runs) {
            QTest::newRow(route) << QString(route) << QString(stage) << QString(speeches) << QString(motions)
                                 << runs;
        };
        row("clock.skip", "Diplomacy", "done", "next", false);
        row("committee.silent", "Diplomacy", "done", "next", false);
        row("clock.toggle", "Speeches", "under way", "not now", true);
        row("clock.toggle clock.skip", "Diplomacy", "done", "next", false);
        row("clock.skip clock.toggle", "Diplomacy", "done", "under way", true);
        row("clock.skip edit.undo", "Speeches", "next", "not now", false);
        row("clock.toggle clock.skip edit.undo", "Speeches", "under way", "not now", true);
        row("clock.skip clock.toggle edit.undo", "Speeches", "next", "not now", false);
        row("clock.toggle clock.skip edit.undo edit.redo", "Diplomacy", "done", "next", false);
        row("draw clock.skip", "Diplomacy", "done", "next", false);
        row("draw clock.toggle", "Speeches", "under way", "not now", true);
        row("draw committee.next", "1", "under way", "not now", true);
        row("draw committee.next committee.next edit.undo", "1", "under way", "not now", true);
        row("draw committee.next edit.undo", "Speeches", "next", "not now", false);
        row("draw committee.next edit.undo edit.redo", "1", "under way", "not now", true);
        row("draw committee.next clock.skip", "Diplomacy", "done", "next", false);
        row("draw committee.next committee.silent edit.undo", "1", "under way", "not now", true);
        row("draw committee.next committee.silent edit.undo edit.redo", "Diplomacy", "done", "next", false);
        row("clock.skip clock.toggle order", "Diplomacy", "done", "under way", true);
        row("clock.skip clock.toggle order clock.toggle", "Diplomacy", "done", "next", false);
        // What is paused by hand stays so, and what is done again stands as it was left.
        row("draw committee.next clock.toggle committee.next edit.undo", "1", "under way", "not now", false);
        row("draw committee.next committee.next clock.toggle edit.undo", "1", "under way", "not now", false);
        row("draw committee.next clock.toggle edit.undo edit.redo", "1", "under way", "not now", false);
        // The end of the diplomacy is one step.
        row("clock.skip clock.toggle end", "Order writing", "done", "done", true);
        row("clock.skip clock.toggle end edit.undo", "Diplomacy", "done", "under way", true);
        row("clock.skip clock.toggle end clock.toggle edit.undo", "Diplomacy", "done", "next", false);
        row("clock.skip clock.toggle end edit.undo edit.redo", "Order writing", "done", "done", true);
        row("clock.skip end", "Order writing", "done", "done", false);
        row("clock.skip end edit.undo", "Diplomacy", "done", "next", false);
        row("clock.skip clock.toggle motion carried edit.undo", "Diplomacy", "done", "under way", true);
        row("clock.skip clock.toggle up clock.skip", "Order writing", "done", "done", true);
        row("clock.skip clock.toggle up clock.skip edit.undo", "Diplomacy", "done", "under way", true);
        row("clock.skip clock.toggle end order edit.undo edit.undo", "Diplomacy", "done", "under way", true);
        // Where no players look, the clock stands once the phase is resolved.
        row("clock.skip clock.toggle end orders.resolve", "Order writing", "done", "done", false);
        row("clock.skip clock.toggle end orders.resolve orders.advance edit.undo edit.undo", "Order writing",
            "done", "done", true);
        row("clock.skip clock.toggle end orders.resolve edit.undo", "Order writing", "done", "done", true);
    }
    void clockAndAgendaSayTheSame()
    {
        QFETCH(QString, route);
        QFETCH(QString, stage);
        QFETCH(QString, speeches);
        QFETCH(QString, motions);
        QFETCH(bool, runs);
        startNew();
        for (const QString& step : route.split(' ')) go(step);
        const QString expected =
            stage == "1" ? Words(t().map()).power(kept().speeches.back().order.front()) : stage;
        QCOMPARE(this->stage(), expected);
        QVERIFY2(said(0).contains("\u2013 " + speeches), qPrintable(said(0)));
        QVERIFY2(said(1).contains("\u2013 " + motions), qPrintable(said(1)));
        QCOMPARE(t().document.clock().clock().running, runs);
    }

    /// The end of the diplomacy is in the file: the clock and the agenda begin with the writing.
    void theEndOfTheDiplomacyIsKept()
    {
        startNew();
        for (const char* step : {"clock.skip", "end", "file.save"}) go(step);
        const auto read = readSavedGame(t().savePath, t().boards.loader());
        QVERIFY(read && read->game.committee == kept());
        t().session().start(read->game);
        QCOMPARE(stage(), QString("Order writing"));
        QVERIFY2(said(1).contains("\u2013 done"), qPrintable(said(1)));
    }

    /// What comes next is said to the players: among speeches the next one.
    void whatComesNextIsSaid()
    {
        Game game = newGame(t().session().game().map); // whose clock the players see before it runs
        game.rulebook = rulebookOf(*findRulebook("committee"));
        t().session().start(game);
        const auto next = [&] { return t().document.feed().content().column.awaits.value(0); };
        QCOMPARE(next(), QString("Then: Diplomacy, 30:00"));
        go("draw");
        const std::vector<Power> order = kept().speeches.back().order;
        for (const Power one : order) {
            QCOMPARE(next(), QString("Then: %1, 1:00").arg(Words(t().map()).power(one)));
            go("committee.next");
        }
        QCOMPARE(next(), QString("Then: Diplomacy, 30:00"));
        go("committee.next");
        QCOMPARE(next(), QString("Then: Order writing"));
    }

    /// A clock that nobody sees does not run: after the reveal there is none.
    void nothingIsCountedBehindTheReveal()
    {
        startNew();
        t().trigger("projector.present");
        const auto close = qScopeGuard([&] { t().trigger("projector.present"); });
        for (const char* step : {"clock.skip", "clock.toggle", "end", "orders.resolve"}) go(step);
        QVERIFY(t().document.clock().clock().running); // the players must not see that it is resolved
        go("projector.reveal");
        for (const char* action : {"clock.toggle", "clock.minute", "clock.skip"}) {
            QVERIFY(!t().action(action).isEnabled());
            t().action(action).trigger();
        }
        QVERIFY(!t().document.clock().clock().running);
    }

    /// Where none are held nobody is said to have spoken, also after the file was read again.
    void speechesThatAreNotHeldAreNotTold()
    {
        startNew();
        saveAs("Silent.chancery");
        t().trigger("committee.silent");
        QVERIFY2(said(0).contains("hold no speeches"), qPrintable(said(0)));
        QVERIFY(!t().document.feed().slide(SlideKind::Speakers));
        QVERIFY(!t().action("committee.silent").isEnabled());
        t().trigger("file.save");
        const auto read = readSavedGame(t().savePath, t().boards.loader());
        QVERIFY(read && read->game.committee == kept());
    }

    /// In Winter nothing is called or filed; in Spring it is again.
    void whatRestsInWinterIsThereInSpring()
    {
        const auto rests = [this](AgendaPart part) {
            const auto* steps = t().window.findChild<AgendaSteps*>();
            const auto* text = steps->findChild<QLabel*>("agenda-" + QString::number(static_cast<int>(part)));
            const auto* button = text->parentWidget()->findChild<QAbstractButton*>();
            return !button->parentWidget()->isEnabled();
        };
        startGame("W1901A", {"Italy A VEN", "Austria A VIE"}, {"Italy VEN", "Austria VIE"});
        QVERIFY(rests(AgendaPart::Conferences) && rests(AgendaPart::Treaties));
        startNew();
        QVERIFY(!rests(AgendaPart::Conferences) && !rests(AgendaPart::Treaties));
    }

    /// The diplomacy that was started ends sooner only if all agree, although the clock is paused (3).
    void rule3APausedDiplomacyIsNotOver()
    {
        startNew();
        for (const char* step : {"clock.skip", "clock.toggle", "clock.toggle"}) go(step);
        open("clock.skip", [&](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QString("endDiplomacyDialog"));
            dialog.done(QDialog::Rejected);
        });
        QCOMPARE(stage(), QString("Diplomacy"));
    }

    void theConferenceFormGoesStepByStep_data()
    {
        QTest::addColumn<int>("parties");
        QTest::addColumn<int>("steps");
        QTest::newRow("nobody yet") << 0 << 5;
        QTest::newRow("three") << 3 << 5;
        QTest::newRow("five") << 5 << 6;
        QTest::newRow("all seven") << 7 << 7;
    }
    void theConferenceFormGoesStepByStep()
    {
        QFETCH(int, parties);
        QFETCH(int, steps);
        startNew();
        open("committee.call", [&](QDialog& dialog) {
            if (parties > 0) choosePower(dialog, "organiser", Power(1));
            for (int power = 0; power < parties; ++power) tick(dialog, "party" + QString::number(power));
            auto& bar = part<QTabBar>(dialog, "steps");
            const auto& next = part<QPushButton>(dialog, "nextStep");
            int seen = 0, delegates = 0;
            for (bool last = false; !last;) {
                const QWidget& page = pageOf(dialog);
                QVERIFY2(fieldsOn(page) <= mostFields, qPrintable(QString::number(fieldsOn(page))));
                for (const QComboBox* box : page.findChildren<QComboBox*>())
                    delegates += box->isVisible() && box->isEditable() ? 1 : 0;
                QVERIFY(namesARule(page));
                QVERIFY2(bar.tabText(bar.currentIndex()).startsWith(QString::number(++seen) + ' '),
                         qPrintable(bar.tabText(bar.currentIndex())));
                last = next.isHidden();
                if (!last) QTest::mouseClick(&part<QPushButton>(dialog, "nextStep"), Qt::LeftButton);
            }
            QCOMPARE(seen, steps);
            QCOMPARE(delegates, parties);
            QVERIFY(part<QPushButton>(dialog, "accept").isDefault() && !next.isDefault());
            dialog.done(QDialog::Rejected);
        });
    }

    /// What is missing is said where it is entered, and nowhere else.
    void rule10EachStepNamesItsOwnDelegates()
    {
        startNew();
        open("committee.call", [&](QDialog& dialog) {
            choosePower(dialog, "organiser", Power(0));
            for (int power = 0; power < 4; ++power) tick(dialog, "party" + QString::number(power));
            auto& bar = part<QTabBar>(dialog, "steps");
            const auto& label = part<QLabel>(dialog, "objections");
            bar.setCurrentIndex(3);
            QVERIFY2(label.text().contains("Austria") && !label.text().contains("Germany"),
                     qPrintable(label.text()));
            for (int power = 0; power < 3; ++power)
                part<QComboBox>(dialog, ("delegate" + QByteArray::number(power)).constData())
                    .setCurrentText(QString(QChar('A' + power)) + "n");
            QVERIFY2(bar.tabText(3).contains(u'\u2713') && label.text().isEmpty(), qPrintable(label.text()));
            bar.setCurrentIndex(4);
            QVERIFY2(label.text().contains("Germany") && !label.text().contains("Austria"),
                     qPrintable(label.text()));
            part<QComboBox>(dialog, "delegate3").setCurrentText("Emile, Fanny");
            QVERIFY2(label.text().contains("more than one"), qPrintable(label.text()));
            dialog.done(QDialog::Rejected);
        });
    }

    /// Tab goes from the last field to what leads on, and to saving after that.
    void aFormIsReadInItsOrder()
    {
        startNew();
        open("committee.call", [&](QDialog& dialog) {
            QStringList order;
            for (int i = 0; i < 12 && !order.contains("cancel"); ++i) {
                QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
                order << dialog.focusWidget()->objectName();
            }
            const QStringList expected{"organiser", "goal", "nextStep", "accept", "cancel"};
            QCOMPARE(order, expected);
            QVERIFY(part<QPushButton>(dialog, "nextStep").mapTo(&dialog, QPoint()).x() <
                    part<QPushButton>(dialog, "accept").mapTo(&dialog, QPoint()).x());
            dialog.done(QDialog::Rejected);
        });
    }

    void whatIsNotSettledIsWithdrawn()
    {
        startNew();
        Committee all = kept();
        all.conferences = {{"The congress", "Peace"}};
        all.treaties = {{"Pact", "No war", {power("Italy"), power("France")}, {}, phase()}};
        all.motions = {{phase(), power("Italy"), MotionKind::Other, "Tea"}};
        setCommittee(t().session(), all, "all three");
        choose("conferences", "The congress");
        choose("treaties", "Pact");
        choose("floor", "Tea");
        for (const char* action : {"committee.withdraw", "committee.discard", "committee.retract"}) {
            const auto buttons =
                t().window.findChildren<QToolButton*>(QLatin1String(action) + QStringLiteral(".button"));
            QVERIFY(!buttons.isEmpty() && !buttons.front()->isHidden());
            t().trigger(action);
            QVERIFY(!t().action(action).isEnabled() && buttons.front()->isHidden());
        }
        QVERIFY(kept() == Committee());
        for (int i = 0; i < 3; ++i) t().trigger("edit.undo");
        QVERIFY(kept() == all);
        all.conferences[0].opened = phase();
        all.treaties[0].signedBy = all.treaties[0].parties;
        all.motions[0].carried = false;
        setCommittee(t().session(), all, "all settled");
        choose("conferences", "The congress");
        choose("treaties", "Pact");
        choose("floor", "Tea");
        for (const char* action : {"committee.withdraw", "committee.discard", "committee.retract"})
            QVERIFY(!t().action(action).isEnabled());
        t().trigger("edit.undo");
    }
};

CHANCERY_SUITE(TestCommitteeAgenda, QApplication)

} // namespace chancery::tst_committee_agenda

#include "tst_committee_agenda.moc"
