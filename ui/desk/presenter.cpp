// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/presenter.h"
#include "ui/desk/table_edits.h"

#include "engine/game/ending.h"

#include <utility>

namespace chancery {

Presenter::Presenter(Session& session, GeometryOf geometryOf, QObject* parent, Clock clock)
    : QObject(parent)
    , session_(session)
    , geometryOf_(std::move(geometryOf))
    , geometry_(geometryOf_(session.map()))
    , desk_(session)
    , story_(std::move(clock))
    , console_(*this, session)
    , audience_(*this, session)
    , stage_(stageOf(session.game()))
    , shown_(session.game().phases.size() - 1)
{
    connect(&session_, &Session::replaced, this, &Presenter::forget);
    connect(&session_, &Session::changed, this, &Presenter::follow);
    connect(&desk_, &OrderDesk::changed, this, &Presenter::picturesChanged);
    connect(&console_, &ConsoleView::changed, this, &Presenter::picturesChanged);
    connect(&story_, &StoryShow::changed, this, &Presenter::picturesChanged);
    connect(&story_, &StoryShow::stateChanged, this, &Presenter::stateChanged);
    connect(&story_, &StoryShow::beginning, this, [this] {
        if (!showsPast()) stage_ = stageAfter(stage_, TableEvent::Replay);
    });
    connect(&story_.player(), &StoryPlayer::playingChanged, this, [this] {
        if (story_.player().playing()) leaveComparison(); // who plays the story wants to see it
    });
    connect(&story_.player(), &StoryPlayer::ended, this, [this] {
        if (showsPast()) return;
        moveTo(stageAfter(stage_, TableEvent::StoryOver));
        if (revealed_) markRevealed(session_); // not before: what is opened again shows all of it
    });
    followMark(Change::Game);
    story_.load(session_.game(), shown_, geometry_);
}

/// No picture may mix the former game's story with the new game's map.
void Presenter::forget()
{
    geometry_ = geometryOf_(session_.map());
    stage_ = stageOf(session_.game());
    shown_ = session_.game().phases.size() - 1;
    revealed_ = false;
    console_.forget();
    story_.forget();
    audience_.release();
}

/// What is opened is revealed if the game says so, and so is the phase to which undo returns. Redo reveals
/// nothing, and undo takes a reveal back.
void Presenter::followMark(Change change)
{
    const bool before = std::exchange(marked_, session_.current().revealed);
    const bool returns = change == Change::Phase && session_.undoing() && marked_ && !before;
    if (change == Change::Game || returns) revealed_ = marked_ && session_.resolved();
    if (!session_.resolved() || (before && !marked_ && session_.undoing())) revealed_ = false;
}

void Presenter::follow(Change change)
{
    const bool before = revealed_;
    followMark(change);
    if (before && !revealed_ && change == Change::Details && showsPast() && !pastShared()) keepAgain();
    if (change == Change::Game || change == Change::Phase) {
        stage_ = stageOf(session_.game());
        load(session_.game().phases.size() - 1);
        if (revealed_ && (change == Change::Game || !before)) story_.skip(); // seen whole, seen as it ended
        audience_.release();
        tellAll();
    }
    if (const Comparison* compared = console_.comparison())
        console_.compare(comparisonOf(session_.game(), compared->from, compared->to));
    if (change == Change::Rules) Q_EMIT shownPhaseChanged(); // reasons cite another book
    if (change == Change::Orders || change == Change::Details) Q_EMIT picturesChanged();
    if (change == Change::Details) Q_EMIT stateChanged(); // a reveal may be marked or taken back
}

void Presenter::showPhase(std::size_t phase)
{
    const bool leaves = !showsPast() && phase + 1 < session_.game().phases.size();
    const bool runs = revealed_ && story_.player().playing();
    if (leaves && runs && mayPause_ && !mayPause_()) return;
    turnTo(phase);
}

/// The players' picture is kept before anything changes, and released after everything has.
void Presenter::turnTo(std::size_t phase)
{
    const std::size_t last = session_.game().phases.size() - 1;
    const bool leaves = !showsPast() && phase < last, returns = showsPast() && phase >= last;
    if (leaves) {
        played_ = story_.player().playing();
        story_.player().pause();
        left_ = story_.instant();
        audience_.keep();
    }
    load(std::min(phase, last));
    if (returns) {
        story_.resume(left_);
        audience_.release();
    }
    tellAll();
    if (returns && played_) story_.player().play();
}

void Presenter::setPastShared(bool shared)
{
    if (!showsPast() || shared == pastShared()) return;
    if (!shared) return keepAgain(); // so that the players see again what they saw
    audience_.release();
    tellAll();
}

void Presenter::keepAgain()
{
    const std::size_t looked = shown_;
    turnTo(session_.game().phases.size() - 1);
    turnTo(looked);
}

void Presenter::load(std::size_t phase)
{
    shown_ = phase;
    console_.forget();
    story_.forget();
    desk_.setOpen(!showsPast());
    story_.load(session_.game(), shown_, geometry_);
}

/// Order entry is closed meanwhile: its clicks would be on a board that does not show it.
void Presenter::compare(std::size_t one, std::size_t other)
{
    if (one == other || std::max(one, other) >= session_.game().phases.size()) return;
    console_.compare(comparisonOf(session_.game(), one, other));
    desk_.setOpen(false);
    Q_EMIT stateChanged();
    Q_EMIT picturesChanged();
}

void Presenter::leaveComparison()
{
    if (!console_.comparison()) return;
    console_.compare(std::nullopt);
    desk_.setOpen(!showsPast());
    Q_EMIT stateChanged();
    Q_EMIT picturesChanged();
}

void Presenter::tellAll()
{
    Q_EMIT shownPhaseChanged();
    Q_EMIT stateChanged();
    Q_EMIT picturesChanged();
}

void Presenter::resolve(std::optional<ParadoxChoice> choice)
{
    if (!mayResolve()) return;
    const Stage telling = stageAfter(stage_, TableEvent::Reveal);
    resolvePhase(session_, choice);
    if (!session_.resolved()) return;
    stage_ = telling;
    story_.replay();
}

void Presenter::reveal(std::optional<ParadoxChoice> choice)
{
    if (!mayReveal()) return;
    if (mayResolve()) resolvePhase(session_, choice);
    if (!session_.resolved()) return;
    showPresent();
    revealed_ = true;
    stage_ = Stage::Telling;
    story_.replay();
}

void Presenter::advance()
{
    if (!mayAdvance()) return;
    story_.player().pause();
    if (revealed_) markRevealed(session_); // a reveal that is cut off has begun all the same
    advancePhase(session_);
}

void Presenter::moveTo(Stage stage)
{
    stage_ = stage;
    if (endingOf(session_.game())) stage_ = stageAfter(stage_, TableEvent::GameWon);
    Q_EMIT stateChanged();
}

} // namespace chancery
