// SPDX-License-Identifier: GPL-3.0-or-later
// What the officers of a Committee come to: one part is next, and a part that is closed says why.
#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "engine/committee/speeches.h"
#include "engine/game/agenda.h"
#include "engine/game/held_conference.h"
#include "tests/engine/committee_rules.h"
#include "tests/support/suite.h"

#include <functional>

namespace chancery::tst_agenda {

using namespace committee_rules;

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement};

using Change = std::function<void(Game&)>;

Game gameIn(const Phase& phase)
{
    Game game = gameFrom(sketch::sharedMap(), phase, sketch::position({"Italy A VEN"}, {"Italy VEN"}));
    game.rulebook = rulebookOf(*findRulebook("committee"));
    return game;
}

const AgendaEntry& entryOf(const std::vector<AgendaEntry>& agenda, AgendaPart part)
{
    return agenda[static_cast<std::size_t>(part)];
}

void draw(Game& game, std::size_t turn, bool extra = false)
{
    game.committee = withSpeeches(game.committee, map(), {game.current().phase, extra, 1, 60, {}});
    game.committee.speeches.back().turn = turn;
}

void move(Game& game, MotionKind kind)
{
    game.committee.motions.push_back({game.current().phase, power("Italy"), kind, "m"});
}

void hold(Game& game)
{
    game.committee.conferences = withConference().conferences;
    game.committee.conferences.front().opened = Phase{Season::Spring, 1899, PhaseKind::Movement};
}

} // namespace

class TestAgenda : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePartIsNext_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("next");
        QTest::addColumn<int>("speeches");
        const auto row = [](const char* name, const Phase& phase, Change change, AgendaPart next,
                            AgendaState speeches) {
            QTest::newRow(name) << phase << std::move(change) << static_cast<int>(next)
                                << static_cast<int>(speeches);
        };
        using enum AgendaPart;
        using enum AgendaState;
        row(
            "1: a Spring opens with speeches", spring, [](Game&) {}, Speeches, Next);
        row(
            "2: drawn", spring, [](Game& game) { draw(game, 0); }, Speeches, Next);
        row(
            "2: somebody speaks", spring, [](Game& game) { draw(game, 7); }, Speeches, Next);
        row(
            "2: all have spoken", spring, [](Game& game) { draw(game, 8); }, Motions, Done);
        row(
            "1: a Fall does not", fall, [](Game&) {}, Motions, Closed);
        row(
            "2: ended before all have spoken", spring,
            [](Game& game) {
                draw(game, 3);
                game.committee = withSpeechesOver(game.committee, spring);
            },
            Motions, Done);
        row(
            "2: none are held", spring,
            [](Game& game) { game.committee = withSpeechesOver(game.committee, spring); }, Motions, Done);
        row(
            "3: further ones are granted and not held", spring,
            [](Game& game) {
                draw(game, 8);
                move(game, MotionKind::ExtraSpeeches);
                game.committee.motions.back().carried = true;
                game.committee = withSpeechesOver(game.committee, spring);
                move(game, MotionKind::EndDiplomacy);
                game.committee.motions.back().carried = true;
            },
            Orders, Done);
        row(
            "3: all agree to end the diplomacy", fall,
            [](Game& game) {
                move(game, MotionKind::EndDiplomacy);
                game.committee.motions.back().carried = true;
            },
            Orders, Closed);
        row(
            "4: the first order is written", fall, [](Game& game) { game.phases.back().written.resize(1); },
            Orders, Closed);
        row(
            "1: unless they are requested", fall,
            [](Game& game) {
                move(game, MotionKind::Speeches);
                game.committee.motions.back().carried = true;
            },
            Speeches, Next);
        row(
            "1: an undecided request waits", fall, [](Game& game) { move(game, MotionKind::Speeches); },
            Motions, Closed);
        row(
            "3: a motion waits", fall, [](Game& game) { move(game, MotionKind::EndDiplomacy); }, Motions,
            Closed);
        row(
            "1: a request for Fall can wait in Spring", spring,
            [](Game& game) {
                draw(game, 8);
                move(game, MotionKind::Speeches);
            },
            Motions, Done);
        row(
            "3: further speeches are drawn", spring,
            [](Game& game) {
                draw(game, 8);
                draw(game, 0, true);
            },
            Speeches, Next);
        row(
            "3: further speeches are requested", spring,
            [](Game& game) {
                draw(game, 8);
                move(game, MotionKind::ExtraSpeeches);
                game.committee.motions.back().carried = true;
            },
            Motions, Done);
        row(
            "3: requested, and the diplomacy is over", spring,
            [](Game& game) {
                draw(game, 8);
                move(game, MotionKind::ExtraSpeeches);
                game.committee.motions.back().carried = true;
                move(game, MotionKind::EndDiplomacy);
                game.committee.motions.back().carried = true;
            },
            Speeches, Next);
        row(
            "3: undecided, and the diplomacy is over", spring,
            [](Game& game) {
                draw(game, 8);
                move(game, MotionKind::ExtraSpeeches);
                move(game, MotionKind::EndDiplomacy);
                game.committee.motions.back().carried = true;
            },
            Motions, Done);
        row("9: a conference has to end first", spring, hold, Conferences, Open);
        row(
            "no speeches before retreats", {Season::Spring, 1901, PhaseKind::Retreat}, [](Game&) {}, Orders,
            Closed);
    }
    void onePartIsNext()
    {
        QFETCH(Phase, phase);
        QFETCH(Change, change);
        QFETCH(int, next);
        QFETCH(int, speeches);
        Game game = gameIn(phase);
        change(game);
        const std::vector<AgendaEntry> agenda = agendaOf(game);
        QCOMPARE(agenda.size(), std::size_t{5});
        for (const AgendaEntry& entry : agenda)
            QCOMPARE(entry.state == AgendaState::Next, static_cast<int>(entry.part) == next);
        const AgendaEntry& entry = entryOf(agenda, AgendaPart::Speeches);
        QCOMPARE(static_cast<int>(entry.state), speeches);
        QCOMPARE(rulesOf(entry.why), QString(entry.state == AgendaState::Closed ? "1" : ""));
    }

    /// Before retreats and builds nothing is discussed; the diplomacy waits for the speeches and ends once.
    void whatIsNotPossibleNowIsClosed_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("diplomacy"); // whether a clock counts it; -1 without a clock
        QTest::addColumn<int>("motions");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const Phase& phase, Change change, int diplomacy,
                            AgendaState motions, const char* rule) {
            QTest::newRow(name) << phase << std::move(change) << diplomacy << static_cast<int>(motions)
                                << QString(rule);
        };
        const Change nothing = [](Game&) {},
                     written = [](Game&game) { game.phases.back().written.resize(1); };
        using enum AgendaState;
        row("6: before retreats", {Season::Fall, 1901, PhaseKind::Retreat}, nothing, -1, Closed, "6");
        row("7: before builds", {Season::Winter, 1901, PhaseKind::Adjustment}, nothing, -1, Closed, "7");
        row("2: before the speeches", spring, nothing, -1, Closed, "");
        row("2: nor while the clock counts them", spring, nothing, 0, Closed, "");
        row(
            "2: nor while somebody speaks", spring, [](Game& game) { draw(game, 3); }, 0, Closed, "");
        row("3: the first order ends it", fall, written, -1, Done, "");
        row("3: not while the clock counts it", fall, written, 1, Next, "");
        row("3: nor does it go on without", fall, nothing, 0, Done, "");
        row(
            "3: speeches that are asked for interrupt it", fall,
            [](Game& game) {
                move(game, MotionKind::Speeches);
                game.committee.motions.back().carried = true;
            },
            1, Open, "");
    }
    void whatIsNotPossibleNowIsClosed()
    {
        QFETCH(Phase, phase);
        QFETCH(Change, change);
        QFETCH(int, diplomacy);
        QFETCH(int, motions);
        QFETCH(QString, rule);
        Game game = gameIn(phase);
        change(game);
        const std::vector<AgendaEntry> agenda =
            agendaOf(game, diplomacy < 0 ? std::nullopt : std::optional(diplomacy == 1));
        QCOMPARE(static_cast<int>(entryOf(agenda, AgendaPart::Motions).state), motions);
        for (const AgendaPart part : {AgendaPart::Motions, AgendaPart::Conferences, AgendaPart::Treaties})
            QCOMPARE(rulesOf(entryOf(agenda, part).why), rule);
    }

    void twoNamesAreTwoDelegates_data()
    {
        QTest::addColumn<QString>("player");
        QTest::addColumn<QStringList>("delegates");
        QTest::newRow("one") << "Anna" << QStringList{"Anna", ""};
        QTest::newRow("a sign") << "Anna & Bela" << QStringList{"Anna", "Bela"};
        QTest::newRow("a word") << "Anna and Bela" << QStringList{"Anna", "Bela"};
        QTest::newRow("another word") << "Anna und Bela" << QStringList{"Anna", "Bela"};
        QTest::newRow("in capitals") << "ANNA UND BELA" << QStringList{"ANNA", "BELA"};
        QTest::newRow("a word at the end") << "Anna and" << QStringList{"Anna and", ""};
        QTest::newRow("two first names") << "Anna Maria and Bela B" << QStringList{"Anna Maria", "Bela B"};
        QTest::newRow("a stroke") << "Anna/Bela" << QStringList{"Anna", "Bela"};
        QTest::newRow("a comma is of one name") << "Smith, Anna" << QStringList{"Smith, Anna", ""};
        QTest::newRow("a name with the word in it") << "Sandra" << QStringList{"Sandra", ""};
    }
    void twoNamesAreTwoDelegates()
    {
        QFETCH(QString, player);
        QFETCH(QStringList, delegates);
        const Delegates named = delegatesNamed(player.toStdString());
        QCOMPARE((QStringList{QString::fromStdString(named[0]), QString::fromStdString(named[1])}),
                 delegates);
    }

    /// The players' names tell who the delegates are, as in the form of the delegations.
    void delegatesAreKnownByThePlayers()
    {
        Game game = gameIn(spring);
        game.committee = withConference();
        game.committee.delegations.clear();
        QCOMPARE(rulesOf(objectionsToOpening(game, 0)), QString());
        game.players[power("Russia")] = "Cy & Dora";
        QCOMPARE(rulesOf(objectionsToOpening(game, 0)), QString("10"));
        game.players[power("Russia")] = "Cy & Di";
        QCOMPARE(rulesOf(objectionsToOpening(game, 0)), QString());
    }

    void aConferenceIsBeingHeld()
    {
        Game game = gameIn(spring);
        hold(game);
        game.committee.conferences.front().opened = spring;
        const AgendaEntry held = entryOf(agendaOf(game), AgendaPart::Conferences);
        QCOMPARE(rulesOf(held.why), QString());
        QCOMPARE(held.state, AgendaState::Held);
        game.committee = withConference();
        QCOMPARE(entryOf(agendaOf(game), AgendaPart::Conferences).state, AgendaState::Open);
    }

    void aConferenceSaysWhatItStillNeeds()
    {
        Game game = gameIn(spring);
        QVERIFY(entryOf(agendaOf(game), AgendaPart::Conferences).why.empty());
        game.committee = withConference();
        QVERIFY(entryOf(agendaOf(game), AgendaPart::Conferences).why.empty());
        game.committee.conferences.front().roomGiven = false;
        QCOMPARE(rulesOf(entryOf(agendaOf(game), AgendaPart::Conferences).why), QString("7"));
        hold(game);
        QCOMPARE(rulesOf(entryOf(agendaOf(game), AgendaPart::Conferences).why), QString("9"));
    }

    /// What has been played asks for nothing more.
    void afterTheMovesTheSpeechesAreOver()
    {
        const Game game = resolve(gameIn(spring));
        QCOMPARE(entryOf(agendaOf(game), AgendaPart::Speeches).state, AgendaState::Closed);
        QCOMPARE(entryOf(agendaOf(game), AgendaPart::Orders).state, AgendaState::Next);
    }
};

CHANCERY_SUITE(TestAgenda, QCoreApplication)

} // namespace chancery::tst_agenda

#include "tst_agenda.moc"
