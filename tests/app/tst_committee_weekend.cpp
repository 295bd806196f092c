// SPDX-License-Identifier: GPL-3.0-or-later
// A weekend of the Historical Committee through the real window, from the set-up to the final ranking. The
// tests are one sitting, in this order; their names are the document's chapters and rules as printed.
#include "engine/files/game_file.h"
#include "engine/game/committee_remarks.h"
#include "tests/app/table.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/committee_panel.h"
#include "ui/desk/committee_edits.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"
#include "ui/room/projector_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

namespace chancery::tst_committee_weekend {

namespace {

template<class Part>
Part& part(QDialog& dialog, const char* name)
{
    auto* found = dialog.findChild<Part*>(name);
    if (!found) qFatal("no %s in %s", name, qPrintable(dialog.objectName()));
    return *found;
}

void write(QDialog& dialog, const char* name, const QString& text)
{
    auto& line = part<QLineEdit>(dialog, name);
    line.clear();
    QTest::keyClicks(&line, text);
}

void choosePower(QDialog& dialog, const char* name, Power power)
{
    auto& box = part<QComboBox>(dialog, name);
    box.setCurrentIndex(box.findData(static_cast<int>(power)));
}

void tick(QDialog& dialog, const QString& name)
{
    part<QCheckBox>(dialog, name.toLatin1().constData()).setChecked(true);
}

bool mayAccept(QDialog& dialog)
{
    return part<QPushButton>(dialog, "accept").isEnabled();
}

QString objectionsIn(QDialog& dialog)
{
    return part<QLabel>(dialog, "objections").text();
}

} // namespace

class TestCommitteeWeekend : public QObject
{
    Q_OBJECT

    std::unique_ptr<Table> table_;
    QTemporaryDir folder_;

    Table& t() { return *table_; }
    const Committee& kept() { return t().session().game().committee; }
    Power power(const char* name) { return t().map().findPower(name); }
    QString number(const char* name) { return QString::number(static_cast<int>(power(name))); }

    /// Selects the entry of the officers' page that has this text.
    void choose(const char* list, const QString& text)
    {
        auto* entries = t().window.findChild<QListWidget*>(list);
        const QList<QListWidgetItem*> found = entries->findItems(text, Qt::MatchContains);
        QVERIFY2(!found.isEmpty(), qPrintable(text));
        entries->setCurrentItem(found.first());
    }

    void open(const char* action, const std::function<void(QDialog&)>& use)
    {
        inDialog([&] { t().trigger(action); }, use);
    }

    void makeMotion(const char* by, int kind, const QString& text = {})
    {
        open("committee.motion", [&](QDialog& dialog) {
            choosePower(dialog, "by", power(by));
            part<QComboBox>(dialog, "kind").setCurrentIndex(kind);
            write(dialog, "text", text);
            accept(dialog);
        });
    }

    void resolveAndGoOn()
    {
        t().document.resolve();
        t().mayAdvance = true;
        t().document.advance();
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

    template<class S>
    S slide(SlideKind kind)
    {
        const std::optional<Slide>& shown = t().document.feed().slide(kind);
        return shown && std::holds_alternative<S>(*shown) ? std::get<S>(*shown) : S{};
    }

private Q_SLOTS:
    void initTestCase()
    {
        table_ = std::make_unique<Table>();
        t().savePath = folder_.filePath("Weekend.chancery");
        t().workspace.keepJournals(folder_.filePath("journals"));
        QVERIFY(t().window.findChild<QDockWidget*>("committeeDock")->isHidden());
        QVERIFY(!t().action("committee.draw").isEnabled());
        setRulebook(t().session(), rulebookOf(*findRulebook("committee")));
    }
    void cleanupTestCase() { table_.reset(); }
    /// Nothing that the forms write is remarked on when the file is opened.
    void cleanup() { QVERIFY(remarksOnCommittee(t().session().game()).empty()); }

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
        }
        t().trigger("committee.next");
        QCOMPARE(readingOf(t().document.clock(), t().session().game()).stage, QString("Diplomacy"));
        QVERIFY(!t().document.clock().clock().running);
        QVERIFY(!t().action("committee.next").isEnabled());
    }

    void rule3ExtraSpeechesAreRequested()
    {
        open("committee.draw", [&](QDialog& dialog) {
            part<QComboBox>(dialog, "which").setCurrentIndex(1);
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 3"));
            dialog.reject();
        });
        makeMotion("Italy", 1);
        choose("floor", "Italy: ");
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
        t().wall = 900000000000;
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
        t().trigger("edit.undo"); // the round is held again, with its time up
        t().document.clock().toggle();
        t().wall += 3 * minute;
        t().document.clock().speak(60);
        t().trigger("committee.next");
        QCOMPARE(stage(), QString("Order writing"));
        t().document.clock().restart();
    }

    void rule3TheDiplomacyEndsSoonerIfAllAgree()
    {
        const auto stage = [&] { return readingOf(t().document.clock(), t().session().game()).stage; };
        QCOMPARE(stage(), QString("Diplomacy"));
        makeMotion("Germany", 2);
        choose("floor", "Germany: ");
        open("committee.carried", [&](QDialog& dialog) {
            QVERIFY(
                part<QCheckBox>(dialog, ("agreed" + number("Germany")).toLatin1().constData()).isChecked());
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 3"));
            dialog.reject();
        });
        QVERIFY(!kept().motions.back().carried);
        QCOMPARE(stage(), QString("Diplomacy"));
        open("committee.carried", [&](QDialog& dialog) {
            for (const Power one : t().map().everyPower())
                tick(dialog, "agreed" + QString::number(static_cast<int>(one)));
            accept(dialog);
        });
        QCOMPARE(kept().motions.back().carried, std::optional(true));
        QCOMPARE(stage(), QString("Order writing"));
        t().trigger("committee.carried"); // it is carried already
        QCOMPARE(stage(), QString("Order writing"));
        t().trigger("edit.undo"); // the motion and its effect
        QVERIFY(!kept().motions.back().carried);
        QCOMPARE(stage(), QString("Diplomacy"));
        t().trigger("edit.redo");
        QCOMPARE(kept().motions.back().carried, std::optional(true));
        QCOMPARE(stage(), QString("Order writing"));
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
            dialog.reject();
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
            dialog.reject();
        });
        choose("goals", "conference in Rome");
        QCOMPARE(kept().goals.back().verdict, GoalVerdict::Allowed);
        QVERIFY(t().action("committee.award").isEnabled());
    }

    void objectOfTheCommitteeTreaties()
    {
        open("committee.treaty", [&](QDialog& dialog) {
            write(dialog, "title", "Entente");
            write(dialog, "terms", "No war");
            tick(dialog, "party" + number("England"));
            QVERIFY(!mayAccept(dialog));
            tick(dialog, "party" + number("France"));
            tick(dialog, "signature" + number("England"));
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
            choosePower(dialog, "organiser", power("Italy"));
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
            dialog.reject();
        });
    }

    void rule12NotesAreExchanged()
    {
        const auto says = [&] {
            t().window.committee().tick();
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
        choose("floor", "Russia: "); // the request of Spring
        t().trigger("committee.failed");
        open("committee.draw", [&](QDialog& dialog) {
            QVERIFY(!mayAccept(dialog));
            QVERIFY(objectionsIn(dialog).contains("Committee: 1"));
            dialog.reject();
        });
        choose("floor", "Russia: ");
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
            for (const Standing& row : slide<ScoreSlide>(SlideKind::Score).rows)
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
        Session tomorrow(newGame(t().session().game().map));
        QVERIFY(tomorrow.open(t().savePath, t().boards.loader()));
        QVERIFY(tomorrow.game().committee == kept());
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
        t().document.reveal();
        QVERIFY(!t().session().resolved()); // sent back
        QCOMPARE(t().ordersOf("England"), ordered);
        QCOMPARE(t().ordersOf("Russia").size(), 2);
        t().mayRevolt = true;
        t().document.resolve();
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
        t().document.reveal();
        t().document.presenter().story().skip();
        const auto ranking = slide<ScoreSlide>(SlideKind::Score);
        QVERIFY(ranking.last);
        QCOMPARE(ranking.rows[0].power, power("Russia")); // 2 centres and 9 points
        QCOMPARE(ranking.rows[0].score(), 11);
        QCOMPARE(ranking.rows[1].power, power("England"));
        QCOMPARE(ranking.rows[1].score(), 4); // 3 centres, and 1 for two units in an insurrection
        const auto italy = std::ranges::find(ranking.rows, power("Italy"), &Standing::power);
        QCOMPARE(italy->centres, 0); // it has lost its country and keeps the points of 1901
        QCOMPARE(italy->score(), 3);
        QCOMPARE(italy->place, 3);
    }

private:
    void startWith(const char* phase, const std::vector<std::string>& units,
                   const std::vector<std::string>& centres, const Conference& conference)
    {
        Game game = gameFrom(t().session().game().map, *readPhase(phase), sketch::position(units, centres));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        game.committee.conferences = {conference};
        t().session().start(game);
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
    /// A conference is judged by the position after the moves, once they are made.
    void rule4LooksAtThePositionNow()
    {
        Game game =
            gameFrom(t().session().game().map, *readPhase("S1901M"), sketch::position({"Germany A BUR"}));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        Conference one{"Marseilles", "Peace", "Peace", t().map().findProvince("MAR"), power("France")};
        one.parties = {power("France"), power("Italy"), power("Austria")};
        one.sent = {{power("France"), "Ada"}, {power("Italy"), "Bo"}, {power("Austria"), "Cy"}};
        one.presidents = {"Zoe"};
        one.formFiled = one.roomGiven = true;
        game.committee.conferences = {one};
        t().session().start(game);
        choose("conferences", "Marseilles");
        QVERIFY(t().action("committee.open").isEnabled());
        t().trigger("orders.text");
        t().type("Germany", "A Bur-Mar");
        t().document.resolve();
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
        t().document.resolve();
        choose("conferences", "Organising a conference, 4)");
        QVERIFY(!t().action("committee.open").isEnabled());
        open("committee.change", [&](QDialog& dialog) {
            auto& harmless = part<QCheckBox>(dialog, "notHostile");
            QVERIFY(!harmless.isChecked());
            harmless.setChecked(true);
            part<QComboBox>(dialog, "place").setCurrentIndex(static_cast<int>(t().map().findProvince("LON")));
            QVERIFY(!harmless.isChecked()); // it was about another place
            dialog.reject();
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
        t().document.resolve();
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
            dialog.reject();
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
        choose("floor", "Germany: ");
        open("committee.carried", [&](QDialog& dialog) {
            for (const Power one : t().map().everyPower())
                tick(dialog, "agreed" + QString::number(static_cast<int>(one)));
            accept(dialog);
        });
        QCOMPARE(stage(), speaker);
        for (int i = 0; i < 7; ++i) t().trigger("committee.next");
        QCOMPARE(stage(), QString("Order writing"));
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
                     part<QComboBox>(dialog, "power").setCurrentIndex(static_cast<int>(power("Italy")));
                     write(dialog, "reason", "Well spoken");
                     QVERIFY(objectionsIn(dialog).contains("limit of 9"));
                     QVERIFY(!mayAccept(dialog));
                     part<QComboBox>(dialog, "power").setCurrentIndex(static_cast<int>(power("France")));
                     QVERIFY(mayAccept(dialog));
                     dialog.reject();
                 });
        t().told.clear();
        t().trigger("committee.example"); // its limit is 6
        QCOMPARE(kept().limit, 9);
        QVERIFY2(t().told.contains("more than the limit of 6"), qPrintable(t().told));
        QVERIFY(kept().goals.size() > 20);
    }

    void formsBeginWithWhatIsNeeded()
    {
        startWith("S1901M", {"Italy A VEN"}, {"Italy VEN"}, conferenceIn("TYR"));
        open("committee.call", [&](QDialog& dialog) {
            const auto& label = part<QLabel>(dialog, "objections");
            const QColor plain = label.palette().color(QPalette::WindowText);
            QVERIFY(label.isVisible());
            QVERIFY(label.text().startsWith("What the rules say:"));
            QCOMPARE(plain, dialog.palette().color(QPalette::Text));
            write(dialog, "preliminary", "Peace"); // it may be filed before it is complete
            QVERIFY(label.text().startsWith("What the rules say:"));
            QCOMPARE(label.palette().color(QPalette::WindowText), plain);
            dialog.reject();
        });
        open("committee.propose", [&](QDialog& dialog) {
            const auto& label = part<QLabel>(dialog, "objections");
            const QColor plain = label.palette().color(QPalette::WindowText);
            QVERIFY(label.text().startsWith("What the rules say:"));
            part<QSpinBox>(dialog, "points").setValue(2);
            QVERIFY(!label.text().startsWith("What the rules say:"));
            QVERIFY(label.palette().color(QPalette::WindowText) != plain);
            dialog.reject();
        });
    }
};

CHANCERY_SUITE(TestCommitteeWeekend, QApplication)

} // namespace chancery::tst_committee_weekend

#include "tst_committee_weekend.moc"
