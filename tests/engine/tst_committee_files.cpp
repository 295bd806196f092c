// SPDX-License-Identifier: GPL-3.0-or-later
// What a Committee keeps survives game files and journals, and set-up files that break a rule are refused by its name.
#include "engine/committee/speeches.h"
#include "engine/files/committee_setup.h"
#include "engine/files/game_file.h"
#include "engine/journal/edit.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_committee_files {

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
    all.treaties = {{"Pact", "No war", {austria, italy}, {italy}, spring, true, {{fall, italy, "War"}}},
                    {"Union", "Peace", {austria, italy}, {austria, italy}, spring, false, {}, fall}};
    Conference open{"Rome", "a", "b", power("Italy") == italy ? sketch::standardMap().findProvince("ROM") : noProvince,
                    italy, {austria, italy, russia}, {russia}, {{austria, "Ada"}, {italy, "Cy"}, {russia, "Di"}}, {"P", "Q"}, "Round", 2};
    open.formFiled = open.roomGiven = open.areaCleared = true;
    open.cleared = Unit{russia, UnitKind::Army, whole(open.place)};
    open.whenOpened = PlaceHeld{russia, italy};
    open.notesEvery = 20;
    open.notesAt = 1000000000;
    open.opened = spring;
    Conference over = open;
    over.ended = fall;
    over.cleared.reset();
    over.whenOpened = PlaceHeld{};
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
        row("two conferences at a time", ", ended = \"F1901M\", outcome = \"Peace\"", "", "Organising a conference, 15");
        row("notes before 1970", "notes_at = 1000000000", "notes_at = -1", "when notes were exchanged");
        row("no such phase", "date = \"S1901M\"", "date = \"1901\"", "not a phase");
        row("no such province", "place = \"ROM\"", "place = \"ROX\"", "not a province");
        row("a speech without a length", "seconds = 95", "seconds = 0", "Committee, 2");
        row("a turn after the last", "turn = 8", "turn = 9", "no such turn");
        row("one delegate", "[\"Ada\", \"Bo\"]", "[\"Ada\"]", "expected two");
        row("a delegate without a name", "[\"Ada\", \"Bo\"]", "[\"Ada\", \"\"]", "expected two");
        row("a lapsed goal that was never achieved", "achieved = \"S1901M\", ", "", "never awarded");
        row("a denied proposal that counts", "verdict = \"denied\"",
            "verdict = \"denied\", achieved = \"S1901M\"", "not allowed");
        row("a treaty of one", "parties = [\"Austria\", \"Italy\"], signed = [\"Italy\"]",
            "parties = [\"Italy\"], signed = [\"Italy\"]", "two delegations or more; this one names 1");
        row("a treaty without terms", "terms = \"No war\"", "terms = \"\"", "no title or no terms");
        row("a conference of two", "parties = [\"Austria\", \"Italy\", \"Russia\"]",
            "parties = [\"Austria\", \"Italy\"]", "Organising a conference, 5");
        row("a conference with three presidents", "presidents = [\"P\", \"Q\"]",
            "presidents = [\"P\", \"Q\", \"R\"]", "has begun with 3 presidents");
        row("a conference without a president", "presidents = [\"P\", \"Q\"]", "presidents = []",
            "with 0 presidents");
        row("a conference without a goal", "goal = \"b\"", "aim = \"b\"", "1 to 3");
        row("an organiser who stays away", "organiser = \"Italy\"", "organiser = \"France\"",
            "Organising a conference, 2");
        row("a conference without a form", "form = true", "form = false", "Organising a conference, 6");
        row("a conference without a room", "room = true", "room = false", "Organising a conference, 7");
        row("a procedure of a minority", "procedure_votes = 2", "procedure_votes = 1",
            "1 of 3 delegations voted for other rules of procedure; expected two thirds or more (Committee, "
            "Organising a conference, 8)");
        row("a procedure with too many votes", "procedure_votes = 2", "procedure_votes = 4",
            "4 delegations voted on the procedure; expected at most the 3");
        row("a conference that ended before it began", "opened = \"S1901M\", ended", "opened = \"F1902M\", ended",
            "ended before it began");
        row("a conference that ended somehow", "outcome = \"Peace\"", "outcome = \"\"",
            "Organising a conference, 9");
        row("a delegation without a delegate", "{ power = \"Russia\", delegate = \"Di\" }",
            "{ power = \"Russia\", delegate = \"\" }", "Russia takes part in this conference and has sent no delegate");
        row("notes that come too late", "notes_every = 20", "notes_every = 30",
            "every 30 minutes; expected 10 to 20 (Committee, Organising a conference, 12)");
        row("notes that come too soon", "notes_every = 20", "notes_every = 9", "Organising a conference, 12");
        row("notes every hour and a minute", "conferences = [", "conferences = [{ notes_every = 61 }, ",
            "no minutes between notes; expected 1 to 60");
        row("notes all the time", "conferences = [", "conferences = [{ notes_every = 0 }, ",
            "no minutes between notes");
        row("an outcome of a conference that is held", ", ended = \"F1901M\"", "",
            "has an outcome and has not ended; expected “ended” (Committee, Organising a conference, 9)");
        row("a party that takes part twice", "parties = [\"Austria\", \"Italy\", \"Russia\"]",
            "parties = [\"Austria\", \"Italy\", \"Russia\", \"Italy\"]",
            "Italy is named twice here; expected each delegation once (Committee, Organising a conference, "
            "5)");
        row("a delegation with two delegates", "delegates = [{ power = \"Austria\"",
            "delegates = [{ power = \"Russia\", delegate = \"Cy\" }, { power = \"Austria\"",
            "Russia is named twice here; expected each delegation once (Committee, Organising a conference, "
            "10)");
        row("a party of a treaty twice", "parties = [\"Austria\", \"Italy\"]",
            "parties = [\"Italy\", \"Italy\"]",
            "named twice here; expected each delegation once (Committee, Object of the committee)");
        row("a signature twice", "signed = [\"Italy\"]", "signed = [\"Italy\", \"Italy\"]", "named twice");
        row("a telegraph twice", "telegraph = [\"Russia\"]", "telegraph = [\"Russia\", \"Russia\"]",
            "Organising a conference, 13");
        row("a treaty that is concluded without a party", "signed = [\"Italy\"], date = \"S1901M\"",
            "signed = [\"Italy\"], concluded = \"S1901M\", date = \"S1901M\"",
            "a party has not signed it; expected the signatures of all");
        row("a telegraph for others", "telegraph = [\"Russia\"]", "telegraph = [\"Turkey\"]",
            "Organising a conference, 13");
        row("a treaty that a third one breaks", "{ phase = \"F1901M\", power = \"Italy\", note = \"War\" }",
            "{ phase = \"F1901M\", power = \"France\", note = \"War\" }",
            "France is no party of this treaty and cannot break it; expected a party (Committee, 3)");
        row("a treaty that nobody breaks", "{ phase = \"F1901M\", power = \"Italy\", note = \"War\" }",
            "{ phase = \"F1901M\", power = \"Atlantis\", note = \"War\" }", "not a power");
        row("a treaty that is broken somehow", "note = \"War\"", "note = \"\"",
            "does not say how the treaty was broken");
        row("a denial without a reason", "verdict_reason = \"not so\"", "verdict_reason = \"\"",
            "expected “verdict_reason” (Committee, Non-territorial victory points)");
        row("points without a reason", "reason = \"kept\"", "reason = \"\"", "expected “reason”");
        row("points that lapsed without a reason", "lapse_reason = \"broken\"", "lapse_reason = \"\"",
            "expected “lapse_reason”");
        row("points that lapsed before", "lapsed = \"F1901M\"", "lapsed = \"W1900A\"",
            "lapsed before they were awarded");
        row("speeches drawn twice", "speeches = [",
            "speeches = [{ phase = \"S1901M\", extra = true, seed = 1, seconds = 5, "
            "order = [\"Austria\", \"England\", \"France\", \"Germany\", \"Italy\", \"Russia\", \"Turkey\"], "
            "turn = 0 },",
            "drawn twice");
        row("speeches in Winter", "phase = \"S1901M\", extra", "phase = \"W1901A\", extra",
            "in a movement phase");
        row("a motion without words", "text = \"Tea\"", "text = \"\"", "does not say what it asks for");
        row("a unit that cannot be", "unit = \"A ROM\"", "unit = \"A XYZ\"", "XYZ");
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

    /// What older programs wrote: no unit that was cleared, nothing of whose the place was, and no date of
    /// signing.
    void filesOfOlderProgramsAreRead()
    {
        Game game = busyGame();
        for (Conference& one : game.committee.conferences) {
            one.cleared.reset();
            one.whenOpened.reset();
        }
        std::string text = replaced(writeGame(game), ", concluded = \"F1901M\"", "");
        QVERIFY(!QString::fromStdString(text).contains("cleared"));
        QVERIFY(!QString::fromStdString(text).contains("place_then"));
        const Result<Game> read = readGame(text, "x.chancery", standardMaps());
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        game.committee.treaties.back().concluded = spring; // its date
        QVERIFY(read->committee == game.committee);
        // A signature could be taken back after the treaty had been broken.
        text = replaced(text, "signed = [\"Italy\"], ", "");
        QVERIFY(readGame(text, "x.chancery", standardMaps()));
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

} // namespace chancery::tst_committee_files

#include "tst_committee_files.moc"
