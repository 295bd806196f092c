// SPDX-License-Identifier: GPL-3.0-or-later
// A weekend of the Historical Committee through the real window, from the set-up to the final ranking. The
// tests are one sitting, in this order (speeches are in tst_committee_speeches); their names are the
// document's chapters and rules as printed.
#include "app/evening.h"
#include "tests/app/committee_table.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/committee_panel.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"
#include "ui/room/projector_window.h"

#include <QSpinBox>

namespace chancery::tst_committee_weekend {

using namespace committee_table;

class TestCommitteeWeekend : public CommitteeTable
{
    Q_OBJECT

    void resolveAndGoOn()
    {
        resolvePhase(t().document);
        t().mayAdvance = true;
        beginNextPhase(t().document);
    }

    void clickAnInsurrection()
    {
        t().click("LON");
        t().trigger("orders.insurrection");
        t().click("WAR");
        QCOMPARE(t().ordersOf("England"), QStringList("F LON I Russia"));
        t().trigger("edit.undo");
        QVERIFY(t().ordersOf("England").isEmpty());
    }

private Q_SLOTS:
    void initTestCase()
    {
        begin();
        QVERIFY(t().window.findChild<QDockWidget*>("committeeDock")->isHidden());
        QVERIFY(!t().action("committee.draw").isEnabled());
        setRulebook(t().session(), rulebookOf(*findRulebook("committee")));
    }
    void cleanupTestCase() { end(); }
    void cleanup() { QVERIFY(isWithoutRemarks()); }

    void studentOfficersHaveAPage()
    {
        QVERIFY(!t().window.findChild<QDockWidget*>("committeeDock")->isHidden());
        QVERIFY(t().action("committee.draw").isEnabled());
        t().trigger("committee.page");
    }

    void nonTerritorialVictoryPointsAreListed()
    {
        t().trigger("committee.example");
        QCOMPARE(kept().setup, std::string("Europe in 1901"));
        QVERIFY(kept().goals.size() > 20);
        QVERIFY(t().window.findChild<QLabel*>("committeeNote")->text().contains("A Brest"));
        t().trigger("edit.undo");
        QVERIFY(kept().goals.empty());
        t().trigger("edit.redo");
        QVERIFY(kept().goals.size() > 20);
    }

    void delegationsAndCountries()
    {
        open("committee.delegations", [&](QDialog& dialog) {
            for (int i = 0; i < 14; ++i)
                write(dialog, ("delegate" + QByteArray::number(i)).constData(),
                      QString(QChar('A' + i)) + "a");
            write(dialog, "delegate1", "Aa");
            QVERIFY(!mayAccept(dialog)); // both delegates of Austria have the same name
            QVERIFY(objectionsIn(dialog).contains("Delegations and countries"));
            write(dialog, "delegate1", "");
            QVERIFY(!mayAccept(dialog)); // a delegation of one
            write(dialog, "delegate1", "Ba");
            accept(dialog);
        });
        QCOMPARE(kept().delegations.size(), std::size_t{7});
        QCOMPARE(kept().delegations.at(power("Austria")), (Delegates{"Aa", "Ba"}));
    }

    void rule1SpeechesInFallAreRequestedInSpring()
    {
        makeMotion("Russia", 0);
        QVERIFY(!kept().motions.back().carried);
    }

    void theOfficersMayLimitThePoints()
    {
        QCOMPARE(kept().limit, 6);
        open("committee.limit", [&](QDialog& dialog) {
            QCOMPARE(part<QSpinBox>(dialog, "points").value(), 6);
            part<QSpinBox>(dialog, "points").setValue(2);
            accept(dialog);
        });
        QCOMPARE(kept().limit, 2);
        t().trigger("edit.undo");
        QCOMPARE(kept().limit, 6);
        t().trigger("edit.redo");
        QCOMPARE(kept().limit, 2);
    }

    void nonTerritorialVictoryPointsAreProposedAndJudged()
    {
        open("committee.propose", [&](QDialog& dialog) {
            choosePower(dialog, "power", power("Italy"));
            QVERIFY(!mayAccept(dialog));
            write(dialog, "text", "Make peace at a conference in Rome");
            part<QSpinBox>(dialog, "points").setValue(9);
            QCOMPARE(part<QSpinBox>(dialog, "points").value(), 3); // the most
            accept(dialog);
        });
        choose("goals", "conference in Rome");
        QVERIFY(!t().action("committee.award").isEnabled()); // not judged
        open("committee.judge", [&](QDialog& dialog) {
            QVERIFY(!mayAccept(dialog)); // no reason
            write(dialog, "reason", "As in 1908");
            QVERIFY(!mayAccept(dialog)); // above the limit
            QVERIFY(objectionsIn(dialog).contains("limit of 2"));
            dialog.done(QDialog::Rejected);
        });
        open("committee.limit", [&](QDialog& dialog) {
            part<QSpinBox>(dialog, "points").setValue(0);
            accept(dialog);
        });
        choose("goals", "conference in Rome");
        open("committee.judge", [&](QDialog& dialog) {
            write(dialog, "reason", "As in 1908");
            accept(dialog);
        });
        open("committee.limit", [&](QDialog& dialog) {
            part<QSpinBox>(dialog, "points").setValue(2);
            QVERIFY(!mayAccept(dialog)); // 3 points are allowed already
            QVERIFY(objectionsIn(dialog).contains("Non-territorial victory points"));
            dialog.done(QDialog::Rejected);
        });
        choose("goals", "conference in Rome");
        QCOMPARE(kept().goals.back().verdict, GoalVerdict::Allowed);
        QVERIFY(t().action("committee.award").isEnabled());
    }

    void objectOfTheCommitteeTreaties()
    {
        open("committee.treaty", [&](QDialog& dialog) {
            write(dialog, "title", "Entente");
            part<QPlainTextEdit>(dialog, "terms").setPlainText("No war\nNo fleets");
            tick(dialog, "party" + number("England"));
            QVERIFY(objectionsIn(dialog).startsWith("Still open:")); // while it is being written
            accept(dialog);
            QVERIFY(dialog.isVisible());
            QVERIFY(!objectionsIn(dialog).isEmpty() && !objectionsIn(dialog).startsWith("Still open"));
            tick(dialog, "party" + number("France"));
            tick(dialog, "signature" + number("England"));
            QVERIFY(objectionsIn(dialog).isEmpty());
            tick(dialog, "signature" + number("France"));
            tick(dialog, "secret");
            accept(dialog);
        });
        choose("treaties", "Entente");
        open("committee.broken", [&](QDialog& dialog) {
            choosePower(dialog, "by", power("France"));
            write(dialog, "note", "A Brest sails to England");
            accept(dialog);
        });
        QCOMPARE(kept().treaties[0].breaches.size(), std::size_t{1});
        QVERIFY(kept().treaties[0].secret);
        QVERIFY(
            playedAndVoted(t().session().game(), 0).committee.treaties.empty()); // the players see none of it
    }

    void organisingAConference1To15()
    {
        open("committee.call", [&](QDialog& dialog) {
            for (int rule : {1, 2, 3, 5, 6, 7, 8})
                QVERIFY2(objectionsIn(dialog).contains(QString("Organising a conference, %1)").arg(rule)),
                         qPrintable(QString::number(rule)));
            write(dialog, "preliminary", "Peace");
            write(dialog, "goal", "Peace in Tunis");
            write(dialog, "name", "Conference of Rome");
            auto& place = part<QComboBox>(dialog, "place");
            place.setCurrentIndex(static_cast<int>(t().map().findProvince("ROM")));
            QCOMPARE(OfficersForm::powerIn(&part<QComboBox>(dialog, "organiser")), noPower);
            QVERIFY(!part<QCheckBox>(dialog, "party0").isChecked()); // the first power
            choosePower(dialog, "organiser", Power(0));
            QVERIFY(part<QCheckBox>(dialog, "party0").isChecked());
            choosePower(dialog, "organiser", power("Italy"));
            QVERIFY(!part<QCheckBox>(dialog, "party0").isChecked());
            QVERIFY(part<QCheckBox>(dialog, qPrintable("party" + number("Italy"))).isChecked());
            for (int step = 0; step < 5; ++step) {
                part<QTabBar>(dialog, "steps").setCurrentIndex(step);
                QCoreApplication::processEvents();
                for (const QLabel* rule :
                     dialog.findChildren<QLabel*>()) // no gaps that push fields out of sight
                    if (rule->isVisible() && rule->text().contains("clause:"))
                        QVERIFY(rule->height() <= rule->heightForWidth(rule->width()));
            }
            part<QTabBar>(dialog, "steps").setCurrentIndex(0);
            for (const char* one : {"Italy", "France", "Austria"}) {
                tick(dialog, "party" + number(one));
                part<QComboBox>(dialog, ("delegate" + number(one)).toLatin1().constData()).setCurrentIndex(0);
            }
            tick(dialog, "form");
            write(dialog, "presidents", "Zoe, Yan");
            accept(dialog);
        });
        choose("conferences", "Conference of Rome");
        QVERIFY(!t().action("committee.open").isEnabled());
        open("committee.change", [&](QDialog& dialog) {
            QCOMPARE(objectionsIn(dialog).count("Organising a conference"), 1);
            QVERIFY(objectionsIn(dialog).contains("Organising a conference, 7)"));
            tick(dialog, "room");
            QVERIFY(objectionsIn(dialog).isEmpty());
            accept(dialog);
        });
        choose("conferences", "Conference of Rome");
        t().wall = 1000000000000;
        t().trigger("committee.open");
        QVERIFY(kept().conferences[0].isHeld());
        choose("conferences", "Conference of Rome");
        open("committee.change", [&](QDialog& dialog) { // the rules stay
            QVERIFY(objectionsIn(dialog).isEmpty());
            part<QSpinBox>(dialog, "notesEvery").setValue(25);
            write(dialog, "procedure", "Round the table");
            for (int rule : {8, 12})
                QVERIFY2(objectionsIn(dialog).contains(QString("Organising a conference, %1)").arg(rule)),
                         qPrintable(QString::number(rule)));
            QVERIFY(!mayAccept(dialog));
            dialog.done(QDialog::Rejected);
        });
    }

    void rule12NotesAreExchanged()
    {
        const auto says = [&] {
            t().window.console().committee().tick();
            return t().window.findChild<QLabel*>("nextNotes")->text();
        };
        QCOMPARE(says(), QString("Next notes in 15:00"));
        t().wall += 14 * 60 * 1000 + 55 * 1000;
        QCOMPARE(says(), QString("Next notes in 0:05"));
        t().wall += 5 * 1000;
        QCOMPARE(says(), QString("Notes are due."));
        t().trigger("committee.notes");
        QCOMPARE(says(), QString("Next notes in 15:00"));
        t().trigger("edit.undo");
        QCOMPARE(says(), QString("Notes are due."));
        t().trigger("edit.redo");
        QVERIFY(!t().window.findChild<QLabel*>("nextNotes")->isHidden());
    }

    void rule11TheGameGoesOn()
    {
        resolveAndGoOn();
        QCOMPARE(shortName(t().session().current().phase), std::string("F1901M"));
        QVERIFY(kept().conferences[0].isHeld());
    }

    void rule1SpeechesInFallAreRequested()
    {
        choose("floor", "Russia (undecided): "); // the request of Spring
        t().trigger("committee.failed");
        open("committee.draw", [&](QDialog& dialog) {
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 1"));
            dialog.done(QDialog::Rejected);
        });
        t().trigger("edit.undo"); // it was a mistake
        choose("floor", "Russia (undecided): ");
        t().trigger("committee.carried");
        open("committee.draw", [&](QDialog& dialog) {
            part<QSpinBox>(dialog, "minutes").setValue(2); // it differs every half year
            accept(dialog);
        });
        QCOMPARE(kept().speeches.back().seconds, 120);
    }

    void conferencesEndAndPointsAreAwarded()
    {
        choose("conferences", "Conference of Rome");
        open("committee.end", [&](QDialog& dialog) {
            QVERIFY(!mayAccept(dialog));
            QCOMPARE(part<QLineEdit>(dialog, "reason").accessibleName(), "Outcome");
            QStringList said;
            for (const QLabel* label : dialog.findChildren<QLabel*>()) said << label->text();
            QVERIFY2(said.join('\n').contains("held since Spring 1901"), qPrintable(said.join('\n')));
            write(dialog, "reason", "Tunis is Italian");
            accept(dialog);
        });
        QVERIFY(!kept().conferences[0].isHeld());
        QVERIFY(t().window.findChild<QLabel*>("nextNotes")->isHidden());
        QVERIFY(!t().action("committee.notes").isEnabled());
        QVERIFY(!t().action("committee.open").isEnabled()); // 14: the whole procedure again
        const auto scoreOf = [&](const char* name) {
            for (const RankedPower& row : slide<ScoreSlide>(SlideKind::Score).rows)
                if (row.power == power(name)) return row.score();
            return -1;
        };
        QCOMPARE(scoreOf("Italy"), 3);
        choose("goals", "conference in Rome");
        open("committee.award", [&](QDialog& dialog) {
            write(dialog, "reason", "It was held");
            accept(dialog);
        });
        QCOMPARE(scoreOf("Italy"), 6);
        t().trigger("projector.score");
        QCOMPARE(t().document.feed().slides().kind(), SlideKind::Score);
    }

    void aSetupReadAgainListsEachGoalOnce()
    {
        const Committee before = kept();
        choose("goals", "Annex Bosnia"); // of the set-up
        open("committee.award", [&](QDialog& dialog) {
            write(dialog, "reason", "It did");
            accept(dialog);
        });
        const std::vector<Goal> awarded = kept().goals;
        t().trigger("committee.example");
        QCOMPARE(kept().goals.size(), awarded.size());
        QVERIFY(kept().goals == awarded);
        t().trigger("edit.undo");
        t().trigger("edit.undo");
        QVERIFY(kept() == before);
    }

    void everythingIsSavedAndReadAgain()
    {
        t().trigger("file.save");
        const auto tomorrow = readSavedGame(t().savePath, t().boards.loader());
        QVERIFY(tomorrow && tomorrow->game.committee == kept());
    }

    void losingYourCountryAndRegainingIt()
    {
        Game game = resolve(t().session().game());
        game.phases.push_back(
            gameFrom(game.map, *readPhase("F1902M"),
                     sketch::position({"England F LON", "England A LVP", "Germany A MOS"},
                                      {"England LON LVP EDI", "Germany MOS WAR STP SEV BER"}))
                .phases.front());
        game.committee.goals.push_back({power("Russia"), "Speak first", 9, {}, GoalVerdict::Allowed});
        t().session().start(game);
        clickAnInsurrection();
        t().trigger("orders.text");
        t().type("England", "F I Lon-Russia\nA I Lvp-Russia");
        t().type("Russia", "R A War\nR A Sev");
        QCOMPARE(t().ordersOf("England").size(), 2);
        const QStringList ordered = t().ordersOf("England");
        t().mayRevolt = false;
        revealPhase(t().document);
        QVERIFY(!t().session().resolved()); // sent back
        QCOMPARE(t().ordersOf("England"), ordered);
        QCOMPARE(t().ordersOf("Russia").size(), 2);
        t().mayRevolt = true;
        resolvePhase(t().document);
        QCOMPARE(t().reviewsAsked, 2);
        QCOMPARE(t().ordersOf("England"), ordered);
        const Position& after = t().session().current().outcome->after;
        QCOMPARE(centresOf(after, power("Russia")), 2);
        QCOMPARE(unitsOf(after, power("England")), 0);
    }

    void theEndBringsASingleWinner()
    {
        choose("goals", "Speak first");
        open("committee.award", [&](QDialog& dialog) {
            write(dialog, "reason", "It did");
            accept(dialog);
        });
        addVote(t().session(), voteOf(t().session().game(), {}, {true, true, true, true, true, true, true}));
        const std::optional<Ending> ending = endingOf(t().session().game());
        QVERIFY(ending);
        QCOMPARE(ending->winners, std::vector<Power>{power("Russia")});
        revealPhase(t().document);
        t().document.presenter().story().skip();
        const auto ranking = slide<ScoreSlide>(SlideKind::Score);
        QVERIFY(ranking.last);
        QCOMPARE(ranking.rows[0].power, power("Russia")); // 2 centres and 9 points
        QCOMPARE(ranking.rows[0].score(), 11);
        QCOMPARE(ranking.rows[1].power, power("England"));
        QCOMPARE(ranking.rows[1].score(), 4); // 3 centres, and 1 for two units in an insurrection
        const auto italy = std::ranges::find(ranking.rows, power("Italy"), &RankedPower::power);
        QCOMPARE(italy->centres, 0); // it has lost its country and keeps the points of 1901
        QCOMPARE(italy->score(), 3);
        QCOMPARE(italy->place, 3);
    }
};

CHANCERY_SUITE(TestCommitteeWeekend, QApplication)

} // namespace chancery::tst_committee_weekend

#include "tst_committee_weekend.moc"
