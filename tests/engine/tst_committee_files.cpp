// SPDX-License-Identifier: GPL-3.0-or-later
// What a Committee keeps survives game files and journals, and set-up files that break a rule are refused by its name.
#include "engine/committee/speeches.h"
#include "engine/files/committee_setup.h"
#include "engine/files/game_file.h"
#include "engine/journal/edit.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

using namespace chancery;

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement}, fall{Season::Fall, 1901, PhaseKind::Movement};

Power power(const char* name) { return sketch::standardMap().findPower(name); }

/// A Committee with something in every place.
Committee busyCommittee()
{
    const Power austria = power("Austria"), italy = power("Italy"), russia = power("Russia");
    Committee all;
    all.setup = "Europe \"1901\"";
    all.note = "two\nlines";
    all.limit = 5;
    all.delegations = {{austria, {"Ada", "Bo"}}, {italy, {"", ""}}};
    all.goals = {{austria, "Peace", 9, {}, GoalVerdict::Allowed, {}, spring, "kept", fall, "broken"},
                 {italy, "Tunis", 3, spring, GoalVerdict::Denied, "not so", {}, {}, {}, {}},
                 {italy, "Trieste", 1, fall, GoalVerdict::Filed, {}, {}, {}, {}, {}}};
    all = withSpeeches(all, sketch::standardMap(), {spring, true, 77, 95, {}});
    all.speeches.back().turn = 8;
    all.motions = {{spring, italy, MotionKind::ExtraSpeeches, {}, true}, {fall, austria, MotionKind::Other, "Tea", {}},
                   {fall, austria, MotionKind::EndDiplomacy, {}, false}};
    all.treaties = {{"Pact", "No war", {austria, italy}, {italy}, spring, true, {{fall, italy, "War"}}}};
    Conference open{"Rome", "a", "b", power("Italy") == italy ? sketch::standardMap().findProvince("ROM") : noProvince,
                    italy, {austria, italy, russia}, {russia}, {{italy, "Cy"}}, {"P", "Q"}, "Round", 2};
    open.formFiled = open.roomGiven = open.areaCleared = true;
    open.notesEvery = 20;
    open.notesAt = 1000000000;
    open.opened = spring;
    Conference over = open;
    over.ended = fall;
    over.outcome = "Peace";
    all.conferences = {Conference{}, over, open};
    return all;
}

Game busyGame()
{
    Game game = newGame(sketch::sharedMap());
    game.rulebook = rulebookOf(*findRulebook("committee"));
    game.committee = busyCommittee();
    return game;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? std::string() : text.replace(at, what.size(), by);
}

std::string example()
{
    return fileContent("resources/committee/europe-1901.toml");
}

} // namespace

class TestCommitteeFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameFileKeepsEverything()
    {
        const Game game = busyGame();
        const std::string text = writeGame(game);
        const Result<Game> read = readGame(text, "x.chancery", standardMaps());
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->committee == game.committee);
        QCOMPARE(writeGame(*read), text);
        QVERIFY(!QString::fromStdString(writeGame(newGame(sketch::sharedMap()))).contains("committee"));
    }

    void aJournalKeepsEveryStep()
    {
        Game before = busyGame();
        before.committee = {};
        const Game after = busyGame();
        const Result<Game> there = edited(before, editBetween(before, after), standardMaps());
        QVERIFY(there && there->committee == after.committee);
        const Result<Game> back = edited(after, editBetween(after, before), standardMaps());
        QVERIFY(back && back->committee == Committee());
    }

    void gameFilesThatAreWrongAreRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* what, const char* by, const char* message) {
            QTest::newRow(name) << what << by << message;
        };
        row("a proposal of 4 points", "points = 3", "points = 4", "1 to 3 points");
        row("a goal of 10 points", "points = 9", "points = 10", "1 to 9 points");
        row("a verdict that is none", "\"denied\"", "\"perhaps\"", "filed, allowed, denied");
        row("a signature of a third", "signed = [\"Italy\"]", "signed = [\"Russia\"]", "no party");
        row("an end without a beginning", "opened = \"S1901M\", ended", "ended", "never began");
        row("two conferences at a time", ", ended = \"F1901M\"", "", "Organising a conference, 15");
        row("notes before 1970", "notes_at = 1000000000", "notes_at = -1", "when notes were exchanged");
        row("no such phase", "date = \"S1901M\"", "date = \"1901\"", "not a phase");
        row("no such province", "place = \"ROM\"", "place = \"ROX\"", "not a province");
        row("a speech without a length", "seconds = 95", "seconds = 0", "Committee, 2");
        row("a turn after the last", "turn = 8", "turn = 9", "no such turn");
        row("one delegate", "[\"Ada\", \"Bo\"]", "[\"Ada\"]", "expected two");
        row("a delegate without a name", "[\"Ada\", \"Bo\"]", "[\"Ada\", \"\"]", "expected two");
        row("no table", "[committee]", "committee = 1\n[other]", "table");
    }

    void gameFilesThatAreWrongAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, message);
        const std::string text = replaced(writeGame(busyGame()), what.toStdString(), by.toStdString());
        QVERIFY(!text.empty());
        const Result<Game> read = readGame(text, "x.chancery", standardMaps());
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().text()).contains(message), read.error().text().c_str());
    }

    void theRulebookNotesThePrintedSlip()
    {
        const RulebookInfo& book = *findRulebook("committee");
        QVERIFY(book.notes.contains("players"));
        QVERIFY(QString::fromStdString(book.notes.at("players")).contains("A Brest"));
    }

    void theExampleIsASetup()
    {
        const Result<Committee> read = readCommitteeSetup(example(), "x.toml", sketch::standardMap());
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->delegations.size(), std::size_t{7});
        QCOMPARE(read->limit, 6);
        QVERIFY(QString::fromStdString(read->note).contains("A Brest")); // the slip of the document's table
        for (const Power one : sketch::standardMap().everyPower())
            QVERIFY(std::ranges::count(read->goals, one, &Goal::power) >= 3);
        QVERIFY(std::ranges::all_of(read->goals, [](const Goal& goal) {
            return goal.verdict == GoalVerdict::Allowed && !goal.proposed && !goal.achieved;
        }));
    }

    void setupsThatAreWrongAreRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* what, const char* by, const char* message) {
            QTest::newRow(name) << what << by << message;
        };
        row("another format", "format = 1", "format = 2", "x.toml:3:10: this set-up has another format");
        row("another map", "\"standard\"", "\"ancient\"", "x.toml:5:7: this set-up is for the map “ancient”");
        row("no limit", "limit = 6", "limit = 0", "(Committee, Non-territorial victory points)");
        row("an unknown key", "limit = 6", "limits = 6", "“limits” is not known here");
        row("no such power", "\"Turkey\"", "\"Atlantis\"", "not a power");
        row("a power twice", "\"Turkey\"", "\"Italy\"", "Italy is there twice");
        row("a power missing", "[[delegation]]\npower = \"Turkey\"", "[other]\npower = \"Turkey\"", "is not known here");
        row("one delegate", "goals = [", "delegates = [\"Ada\"]\ngoals = [", "Committee, Delegations and countries");
        row("three delegates", "goals = [", "delegates = [\"A\", \"B\", \"C\"]\ngoals = [", "expected two");
        row("the same delegate", "goals = [", "delegates = [\"A\", \"A\"]\ngoals = [", "same name");
        row("no goals", "goals = [", "goals = []\nrest = [", "x.toml:");
        row("a goal of 0 points", "points = 2", "points = 0", "1 to 9 points");
        row("a goal of 10 points", "points = 2", "points = 10", "Non-territorial victory points");
        row("a goal without words", "text = \"Keep", "text = \"\" } ,{ points = 1, text = \"Keep",
            "does not say what has to be achieved");
        row("an unknown key of a goal", "points = 2", "worth = 1, points = 2", "“worth” is not known here");
    }

    void setupsThatAreWrongAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, message);
        const std::string text = replaced(example(), what.toStdString(), by.toStdString());
        QVERIFY(!text.empty());
        const Result<Committee> read = readCommitteeSetup(text, "x.toml", sketch::standardMap());
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().text()).contains(message), read.error().text().c_str());
    }

    void everyDelegationIsThere()
    {
        std::string text = example();
        text.erase(text.find("[[delegation]]\npower = \"Turkey\""));
        const Result<Committee> read = readCommitteeSetup(text, "x.toml", sketch::standardMap());
        QVERIFY(!read);
        QVERIFY(QString::fromStdString(read.error().text()).contains("Turkey is missing"));
    }
};

CHANCERY_SUITE(TestCommitteeFiles, QCoreApplication)
#include "tst_committee_files.moc"
