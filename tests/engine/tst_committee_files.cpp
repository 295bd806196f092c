// SPDX-License-Identifier: GPL-3.0-or-later
// What a Committee keeps survives game files and journals, and set-up files that break a rule are refused by
// its name.
#include "engine/committee/speeches.h"
#include "engine/files/committee_setup.h"
#include "engine/files/game_file.h"
#include "engine/journal/edit.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

namespace chancery::tst_committee_files {

namespace {

using sketch::power;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement};

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
    all.motions = {{spring, italy, MotionKind::ExtraSpeeches, {}, true},
                   {fall, austria, MotionKind::Other, "Tea", {}},
                   {fall, austria, MotionKind::EndDiplomacy, {}, false}};
    all.treaties = {{"Pact", "No war", {austria, italy}, {italy}, spring, true, {{fall, italy, "War"}}},
                    {"Union", "Peace", {austria, italy}, {austria, italy}, spring, false, {}, fall}};
    Conference open{
        "Rome",     "a",
        "b",        power("Italy") == italy ? sketch::standardMap().findProvince("ROM") : noProvince,
        italy,      {austria, italy, russia},
        {russia},   {{austria, "Ada"}, {italy, "Cy"}, {russia, "Di"}},
        {"P", "Q"}, "Round",
        2};
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

/// Returns how an error begins that is this many lines after the place where `what` stood in a document: with
/// the file and the line.
QString lineOf(const char* file, const std::string& before, const QString& what, int later)
{
    const auto place = before.begin() + static_cast<std::ptrdiff_t>(before.find(what.toStdString()));
    return QString("%1:%2:")
        .arg(QLatin1String(file))
        .arg(std::count(before.begin(), place, '\n') + 1 + later);
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
        addTable("tests/data/committee_files.txt", {"what", "by", "message", "later"});
    }

    void gameFilesThatAreWrongAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, message);
        QFETCH(QString, later);
        const std::string text = replaced(writeGame(busyGame()), what.toStdString(), by.toStdString());
        QVERIFY(!text.empty());
        const Result<Game> read = readGame(text, "x.chancery", standardMaps());
        QVERIFY(!read);
        const QString error = QString::fromStdString(read.error().text());
        QVERIFY2(error.contains(message), qPrintable(error));
        QVERIFY2(error.startsWith(lineOf("x.chancery", writeGame(busyGame()), what, later.toInt())),
                 qPrintable(error));
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
        QTest::addColumn<int>("later"); // lines from what is changed to the refusal
        const auto row = [](const char* name, const char* what, const char* by, const char* message,
                            int later = 0) { QTest::newRow(name) << what << by << message << later; };
        row("another format", "format = 1", "format = 2", "x.toml:3:10: this set-up has another format");
        row("another map", "\"standard\"", "\"ancient\"", "x.toml:5:7: this set-up is for the map “ancient”");
        row("no limit", "limit = 6", "limit = 0", "expected 1 to 100");
        row("an unknown key", "limit = 6", "limits = 6", "“limits” is not known here");
        row("no such power", "\"Turkey\"", "\"Atlantis\"", "not a power");
        row("a power twice", "\"Turkey\"", "\"Italy\"", "Italy is named twice", -1);
        row("a power missing", "[[delegation]]\npower = \"Turkey\"", "[other]\npower = \"Turkey\"",
            "is not known here");
        row("one delegate", "goals = [", "delegates = [\"Ada\"]\ngoals = [",
            "Committee, Delegations and countries");
        row("three delegates", "goals = [", "delegates = [\"A\", \"B\", \"C\"]\ngoals = [", "expected two");
        row("the same delegate", "goals = [", "delegates = [\"A\", \"A\"]\ngoals = [", "same name");
        row("no goals", "goals = [", "goals = []\nrest = [", "“rest” is not known", 1);
        row("a goal of 0 points", "points = 2", "points = 0", "expected 1 to 9");
        row("a goal of 10 points", "points = 2", "points = 10", "expected 1 to 9");
        row("a goal without words", "text = \"Keep", "text = \"\" } ,{ points = 1, text = \"Keep",
            "what is to be achieved");
        row("an unknown key of a goal", "points = 2", "worth = 1, points = 2", "“worth” is not known here");
    }

    void setupsThatAreWrongAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, message);
        QFETCH(int, later);
        const std::string text = replaced(example(), what.toStdString(), by.toStdString());
        QVERIFY(!text.empty());
        const Result<Committee> read = readCommitteeSetup(text, "x.toml", sketch::standardMap());
        QVERIFY(!read);
        const QString error = QString::fromStdString(read.error().text());
        QVERIFY2(error.contains(message), qPrintable(error));
        QVERIFY2(error.startsWith(lineOf("x.toml", example(), what, later)), qPrintable(error));
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
