// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_clock.h"

#include "app/shared_settings.h"
#include "engine/committee/speeches.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "ui/desk/crier.h"

#include <utility>

namespace chancery {

TableClock::TableClock(Session& session, SharedSettings& settings, WallClock wall,
                       std::function<bool()> isAlone, std::function<bool()> isSeen)
    : session_(session)
    , settings_(settings)
    , isAlone_(std::move(isAlone))
    , isSeen_(std::move(isSeen))
    , keeper_(std::move(wall))
{
    keeper_.setTimes(times());
    followPhase();
    goOn();
    followDiplomacy(false);
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

bool TableClock::isForgotten() const
{
    const PhaseClock& clock = keeper_.clock();
    if (session_.resolved() || endingOf(session_.game()) || !clock.waits()) return false;
    return (isSeen_() || ran_) && clock.stages[0].stage != TurnStage::Speeches; // the first speech starts it
}

void TableClock::followTimes()
{
    if (timed_) keeper_.setTimes(times());
}

/// What an undo step has done to the clock is taken back and done again with it.
void TableClock::followGame(Change change)
{
    if (change == Change::File) return;
    if (change == Change::Game) return followStage(change, false);
    const ClockKeeper::Left before = keeper_.left();
    const auto step = session_.adding() ? steps_.end() : steps_.find(session_.stepNumber());
    followStage(change, step != steps_.end());
    if (step != steps_.end()) return exchange(step->second, before);
    if (!session_.adding()) return;
    const int number = session_.stepNumber();
    steps_.erase(steps_.lower_bound(number), steps_.end());
    if (keeper_.left() != before) steps_[number] = {before, keeper_.clock().running};
}

/// Follows a change; of an undo step that is known the clock follows how it was left.
void TableClock::followStage(Change change, bool known)
{
    const bool sameGame = change == Change::Details && !known;
    if (change == Change::Phase) followPhase();
    if (change == Change::Game) takeUp();
    if (timed_) followOpening();
    followDiplomacy(sameGame);
    followSpeakers(sameGame);
    if (timed_ && keeper_.times() != times()) keeper_.setTimes(times()); // also after undo
}

/// A clock that was paused by hand since then stays so.
void TableClock::exchange(Step& step, const ClockKeeper::Left& here)
{
    const bool paused = step.runs && !here.ran;
    keeper_.goOnFrom({step.other.clock, step.other.ran && !paused});
    step = {here, keeper_.clock().running};
}

void TableClock::followPhase()
{
    followOpening();
    // What is resolved but not revealed is secret, and the players see whether the clock runs.
    const bool over = session_.current().revealed || endedByAgreement(session_.game());
    if (over || (session_.resolved() && !isSeen_())) keeper_.pause();
}

/// The clock of a Committee opens with the speeches, if they are due; in Fall they may be requested
/// meanwhile.
void TableClock::followOpening()
{
    const Game& game = session_.game();
    const Phase& phase = game.current().phase;
    const SpeechRound* round = speechesIn(game.committee, phase);
    const bool goOn = round && !round->extra && !round->isOver();
    const bool due = goOn || speechesAreDue(game.committee, phase);
    const bool sits = pointsCount(game.rulebook.options);
    keeper_.follow(phase,
                   {game.phases.size() == 1, sits && due, sits && isNegotiated(game.committee, phase)});
}

/// Another game is there, perhaps in several steps after a crash: first the file, then its journal. What was
/// kept of the clock must last until the phase is there that it is about.
void TableClock::takeUp()
{
    isUnkept_ = true;
    steps_.clear();
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

/// Ends the diplomacy where the officers do (Committee 3); speeches that are still to come are waited for.
/// Where not only a detail of the same game has changed, the clock is what it was left at.
void TableClock::followDiplomacy(bool sameGame)
{
    const Game& game = session_.game();
    const bool now = isNegotiated(game.committee, game.current().phase);
    if (std::exchange(negotiated_, now) || !now || !sameGame) return;
    keeper_.endDiplomacy();
    if (furtherSpeechesAreDue(game.committee, game.current().phase)) keeper_.pause();
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
