// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_clock.h"

#include "app/shared_settings.h"
#include "engine/committee/speeches.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "ui/desk/crier.h"

#include <algorithm>

namespace chancery {

TableClock::TableClock(Session& session, SharedSettings& settings, WallClock wall,
                       std::function<bool()> isAlone)
    : session_(session)
    , settings_(settings)
    , isAlone_(std::move(isAlone))
    , keeper_(std::move(wall))
{
    keeper_.setTimes(times());
    followPhase();
    goOn();
    followMotions(false);
    followSpeakers(false);
    connect(&session_, &Session::changed, this, &TableClock::followGame);
    const auto hearing = [this] {
        const Preferences& wanted = settings_.preferences();
        return Hearing{wanted.clockSound, wanted.clockSpeech, wanted.clockVolume / 100.};
    };
    new Crier(keeper_, systemVoice(), hearing, this);
    connect(&keeper_, &ClockKeeper::handled, this, [this] {
        ran_ = ran_ || keeper_.clock().running;
        if (!isUnkept_ && !session_.readOnly()) settings_.keepClock(keeper_.written(session_.path()));
    });
}

ClockRules TableClock::times() const
{
    return session_.game().times.value_or(settings_.timesFor(session_.game().rulebook));
}

bool TableClock::isForgotten(bool seen) const
{
    const PhaseClock& clock = keeper_.clock();
    if (session_.resolved() || endingOf(session_.game()) || !clock.waits()) return false;
    return (seen || ran_) && clock.stages[0].stage != TurnStage::Speeches; // the first speech starts it
}

void TableClock::followTimes()
{
    if (timed_) keeper_.setTimes(times());
}

void TableClock::followGame(Change change)
{
    if (change == Change::Phase) followPhase();
    if (change == Change::Game) takeUp();
    if (timed_) followSpeeches();
    followMotions(change == Change::Details);
    followSpeakers(change == Change::Details);
    if (timed_ && keeper_.times() != times()) keeper_.setTimes(times()); // also after undo
}

void TableClock::followPhase()
{
    followSpeeches();
    // What is resolved but not revealed is secret, and the players see whether the clock runs.
    if (session_.current().revealed || endedByAgreement(session_.game())) keeper_.pause();
}

/// The clock of a Committee opens with the speeches, if they are due; in Fall they may be requested
/// meanwhile.
void TableClock::followSpeeches()
{
    const Game& game = session_.game();
    const Phase& phase = game.current().phase;
    const SpeechRound* round = speechesIn(game.committee, phase);
    const bool goOn = round && !round->extra && !round->isOver();
    const bool due = goOn || speechesAreDue(game.committee, phase);
    keeper_.follow(phase, {game.phases.size() == 1, pointsCount(game.rulebook.options) && due});
}

/// Another game is there, perhaps in several steps after a crash: first the file, then its journal. What was
/// kept of the clock must last until the phase is there that it is about.
void TableClock::takeUp()
{
    isUnkept_ = true;
    ran_ = false;
    timed_ = true;
    keeper_.setTimes(times());
    followPhase();
    keeper_.restart(); // it may be that of another game in the same phase
    goOn();
    isUnkept_ = false;
}

/// A game that has just begun has no clock to go on with.
void TableClock::goOn()
{
    if (session_.path().isEmpty() && (session_.undoStack()->count() == 0 || !isAlone_())) return;
    keeper_.resume(settings_.values().clock, session_.path());
}

/// Ends the diplomacy with a motion that is carried (Committee), and takes that back with the motion, by undo
/// too. Where not only a detail of the same game has changed, the clock is what it was left at.
void TableClock::followMotions(bool sameGame)
{
    const auto before = std::exchange(
        endings_, std::ranges::count_if(session_.game().committee.motions, [](const CommitteeMotion& motion) {
            return motion.kind == MotionKind::EndDiplomacy && motion.carried == true;
        }));
    if (sameGame && endings_ > before) {
        keeper_.endDiplomacy();
        if (furtherSpeechesAreDue(session_.game().committee, session_.current().phase)) keeper_.pause();
    }
    if (sameGame && endings_ < before) keeper_.takeBackEnd();
}

/// Each speaker has a turn of the clock, however the turn was given: by undo too. Where the beginning of the
/// speeches is undone, the clock waits for them again; if they have interrupted the diplomacy, that goes on.
void TableClock::followSpeakers(bool sameGame)
{
    const Game& game = session_.game();
    const SpeechRound* round = speechesIn(game.committee, game.current().phase);
    const auto before = std::exchange(round_, round ? std::optional(*round) : std::nullopt);
    if (!sameGame || !timed_ || round_ == before) return;
    if (round && round->turn > 0) return keeper_.speak(round->isOver() ? 0 : round->seconds);
    if (!before || before->turn == 0) return; // some are drawn
    const bool interrupted = (round && round->extra) || keeper_.clock().kept;
    interrupted ? keeper_.speak(0) : keeper_.restart();
}

void TableClock::hold()
{
    isHeld_ = keeper_.clock().running;
    if (isHeld_) toggleUnkept();
}

void TableClock::resume()
{
    if (std::exchange(isHeld_, false) && !keeper_.clock().running) toggleUnkept();
}

void TableClock::toggleUnkept()
{
    isUnkept_ = true;
    keeper_.toggle();
    isUnkept_ = false;
}

void TableClock::stopTiming()
{
    timed_ = false;
    keeper_.setTimes(std::nullopt);
}

} // namespace chancery
