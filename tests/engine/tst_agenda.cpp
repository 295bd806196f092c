// SPDX-License-Identifier: GPL-3.0-or-later
// What the officers of a Committee come to: one part is next, and a part that is closed says why.
#include "engine/committee/conference.h"
#include "engine/committee/speeches.h"
#include "engine/game/agenda.h"
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
            "1: unless they are requested", fall, [](Game& game) { move(game, MotionKind::Speeches); },
            Speeches, Next);
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
