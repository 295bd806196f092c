// SPDX-License-Identifier: GPL-3.0-or-later
// A Committee is led through the real window: the clock and the agenda say the same, by whatever route; the
// form of a conference is taken in at a glance; and what is not settled can be withdrawn.
#include "tests/app/committee_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/words/words.h"

#include <QStackedWidget>
#include <QToolButton>

namespace chancery::tst_committee_agenda {

using namespace committee_table;

namespace {

/// Returns how many fields of a page are seen, each box to tick counted.
int fieldsOn(const QWidget& page)
{
    int count = 0;
    for (const QWidget* each : page.findChildren<QWidget*>()) {
        if (!each->isVisible()) continue;
        const QWidget* whole = each->parentWidget();
        const bool part =
            qobject_cast<const QComboBox*>(whole) || qobject_cast<const QAbstractSpinBox*>(whole);
        count += !part && (qobject_cast<const QLineEdit*>(each) || qobject_cast<const QComboBox*>(each) ||
                           qobject_cast<const QAbstractSpinBox*>(each) ||
                           qobject_cast<const QCheckBox*>(each) || qobject_cast<const QPlainTextEdit*>(each));
    }
    return count;
}

} // namespace

class TestCommitteeAgenda : public CommitteeTable
{
    Q_OBJECT

    Phase phase() { return t().session().current().phase; }
    QString stage() { return readingOf(t().document.clock(), t().session().game()).stage; }
    QString said(int part)
    {
        return t().window.findChild<QLabel*>("agenda-" + QString::number(part))->text();
    }
    void startNew()
    {
        Game game =
            gameFrom(t().session().game().map, *readPhase("S1901M"),
                     sketch::position({"Italy A VEN", "Austria A VIE"}, {"Italy VEN", "Austria VIE"}));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        t().session().start(game);
    }
    void go(const QString& step)
    {
        if (step == "draw") return open("committee.draw", [](QDialog& dialog) { accept(dialog); });
        if (step == "order") return t().type("Austria", "A Vie - Gal");
        t().trigger(step.toLatin1().constData());
    }

private Q_SLOTS:
    void initTestCase()
    {
        begin();
        setRulebook(t().session(), rulebookOf(*findRulebook("committee")));
    }
    void cleanupTestCase() { end(); }
    void cleanup() { QVERIFY(isWithoutRemarks()); }

    void clockAndAgendaSayTheSame_data()
    {
        for (const char* column : {"route", "stage", "speeches", "motions"})
            QTest::addColumn<QString>(column);
        const auto row = [](const char* route, const char* stage, const char* speeches, const char* motions) {
            QTest::newRow(route) << QString(route) << QString(stage) << QString(speeches) << QString(motions);
        };
        row("clock.skip", "Diplomacy", "done", "next");
        row("committee.silent", "Diplomacy", "done", "next");
        row("clock.toggle", "Speeches", "under way", "not now");
        row("clock.toggle clock.skip", "Diplomacy", "done", "next");
        row("clock.skip clock.toggle", "Diplomacy", "done", "under way");
        row("clock.skip edit.undo", "Speeches", "next", "not now");
        row("clock.toggle clock.skip edit.undo", "Speeches", "next", "not now");
        row("clock.skip clock.toggle edit.undo", "Speeches", "next", "not now");
        row("clock.toggle clock.skip edit.undo edit.redo", "Diplomacy", "done", "next");
        row("draw clock.skip", "Diplomacy", "done", "next");
        row("draw clock.toggle", "Speeches", "under way", "not now");
        row("draw committee.next", "1", "under way", "not now");
        row("draw committee.next committee.next edit.undo", "1", "under way", "not now");
        row("draw committee.next edit.undo", "Speeches", "next", "not now");
        row("draw committee.next edit.undo edit.redo", "1", "under way", "not now");
        row("draw committee.next clock.skip", "Diplomacy", "done", "next");
        row("draw committee.next committee.silent edit.undo", "1", "under way", "not now");
        row("draw committee.next committee.silent edit.undo edit.redo", "Diplomacy", "done", "next");
        row("clock.skip clock.toggle order", "Diplomacy", "done", "under way");
        row("clock.skip clock.toggle order clock.toggle", "Diplomacy", "done", "next");
    }
    void clockAndAgendaSayTheSame()
    {
        QFETCH(QString, route);
        QFETCH(QString, stage);
        QFETCH(QString, speeches);
        QFETCH(QString, motions);
        startNew();
        for (const QString& step : route.split(' ')) go(step);
        const QString expected =
            stage == "1" ? Words(t().map()).power(kept().speeches.back().order.front()) : stage;
        QCOMPARE(this->stage(), expected);
        QVERIFY2(said(0).contains("\u2013 " + speeches), qPrintable(said(0)));
        QVERIFY2(said(1).contains("\u2013 " + motions), qPrintable(said(1)));
    }

    /// Where none are held nobody is said to have spoken, also after the file was read again.
    void speechesThatAreNotHeldAreNotTold()
    {
        startNew();
        t().trigger("committee.silent");
        QVERIFY2(said(0).contains("hold no speeches"), qPrintable(said(0)));
        QVERIFY(!t().document.feed().slide(SlideKind::Speakers));
        QVERIFY(!t().action("committee.silent").isEnabled());
        t().trigger("file.save");
        const auto read = readSavedGame(t().savePath, t().boards.loader());
        QVERIFY(read && read->game.committee == kept());
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
        constexpr int most = 6; // fields of a step
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
                const QWidget* page = dialog.findChild<QStackedWidget*>()->currentWidget();
                QVERIFY2(fieldsOn(*page) <= most, qPrintable(QString::number(fieldsOn(*page))));
                for (const QComboBox* box : page->findChildren<QComboBox*>())
                    delegates += box->isVisible() && box->isEditable() ? 1 : 0;
                const auto labels = page->findChildren<QLabel*>();
                QVERIFY(std::ranges::any_of(labels, [](const QLabel* one) {
                    return one->text().contains("clause:committee/conference");
                }));
                QVERIFY2(bar.tabText(bar.currentIndex()).startsWith(QString::number(++seen) + ' '),
                         qPrintable(bar.tabText(bar.currentIndex())));
                last = next.isHidden();
                if (!last) QTest::mouseClick(&part<QPushButton>(dialog, "nextStep"), Qt::LeftButton);
            }
            QCOMPARE(seen, steps);
            QCOMPARE(delegates, parties);
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
