// SPDX-License-Identifier: GPL-3.0-or-later
// One open game and its window: see document.h.
#include "app/document.h"

#include "app/main_window.h"
#include "engine/game/ending.h"
#include "engine/game/game_variations.h"
#include "engine/game/paradox_choices.h"
#include "engine/game/seats.h"
#include "engine/orders/legality.h"
#include "ui/desk/crier.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/paradox_dialog.h"
#include "ui/draw/map_art.h"
#include "ui/words/desk_words.h"
#include "ui/words/fault_words.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace chancery {

Document::Document(Workspace& workspace, Game game)
    : OpenDocument(workspace, std::move(game))
    , presenter_(
          session(), [&workspace](const Map& map) { return workspace.boards().boardOf(map).art->geometry; },
          nullptr, workspace.time())
    , clock_(workspace.wall())
    , feed_(session(), presenter_, clock_, workspace.settings(), workspace.time())
{
    const auto applyPreferences = [this] {
        presenter_.story().player().setSpeed(settings().preferences().tempo);
        presenter_.story().setReducedMotion(settings().preferences().reducedMotion);
        presenter_.story().choose(settings().preferences().story);
        feed_.followPreferences();
        Q_EMIT stateChanged();
    };
    applyPreferences();
    connect(&settings(), &SharedSettings::preferencesChanged, this, alone(applyPreferences));
    connectParts();
    connectClock();
}

Document::Document(OpenDocument& host, Game game)
    : Document(host.workspace(), std::move(game))
{
    host_ = &host;
    stopTiming();
}

Document::~Document()
{
    dropWindow();
    audience().leave(*this);
    session().disconnect(this); // the session outlives the members that listen to it
}

void Document::connectParts()
{
    connect(&session(), &Session::changed, this, [this](Change change) {
        if (change != Change::File) start_.reset();
        followVariations(change != Change::Game);
        if (change == Change::Game) {
            presented_ = audience().presents(*this);
            Q_EMIT boardChanged();
        }
        Q_EMIT stateChanged();
    });
    connect(&presenter_, &Presenter::stateChanged, this, &Document::stateChanged);
    connect(&presenter_.desk(), &OrderDesk::changed, this, &Document::stateChanged);
    connect(&presenter_.story().player(), &StoryPlayer::playingChanged, this, &Document::stateChanged);
    connect(&feed_.slides(), &SlideShow::changed, this, &Document::stateChanged);
    connect(&watch_, &TableWatch::changed, this, &Document::stateChanged);
    const auto followAudience = [this] {
        presented_ = presented_ || audience().presents(*this);
        Q_EMIT stateChanged();
    };
    connect(&audience(), &AudienceKeeper::changed, this, alone(followAudience));
    connect(&audience(), &AudienceKeeper::documentChanged, this, alone(followAudience));
    // What the players keep seeing while an earlier phase is looked at has words of the former language.
    connect(&settings(), &SharedSettings::languageChanged, this, alone([this] {
        if (presenter_.showsPast()) presenter_.showPresent();
    }));
}

void Document::connectClock()
{
    clock_.setTimes(times());
    followPhase();
    resumeClock();
    followMotions(false);
    connect(&session(), &Session::changed, this, [this](Change change) {
        if (change == Change::Phase) followPhase();
        if (change == Change::Game) takeUpClock();
        followMotions(change == Change::Details);
        if (timed_ && clock_.times() != times()) clock_.setTimes(times()); // also after undo
    });
    const auto hearing = [this] {
        const Preferences& wanted = settings().preferences();
        return Hearing{wanted.clockSound, wanted.clockSpeech, wanted.clockVolume / 100.};
    };
    new Crier(clock_, systemVoice(), hearing, this);
    connect(&settings(), &SharedSettings::timesChanged, this, alone([this] {
        if (timed_) clock_.setTimes(times());
    }));
    connect(&clock_, &ClockKeeper::handled, this, [this] {
        if (!takesUpClock_ && !session().readOnly()) settings().keepClock(clock_.written(session().path()));
        Q_EMIT stateChanged();
    });
}

ClockRules Document::times() const
{
    return session().game().times.value_or(settings().values().times);
}

void Document::followPhase()
{
    clock_.follow(session().current().phase, session().game().phases.size() == 1);
    // The clock does not run while a story is shown or when the game is over.
    if (session().resolved() || endedByAgreement(session().game())) clock_.pause();
}

/// Another game is there, perhaps in several steps after a crash: first the file, then its journal. What was
/// kept of the clock must last until the phase is there that it is about.
void Document::takeUpClock()
{
    takesUpClock_ = true;
    timed_ = true;
    clock_.setTimes(times());
    followPhase();
    clock_.restart(); // it may be that of another game in the same phase
    resumeClock();
    takesUpClock_ = false;
}

/// A game that has just begun has no clock to go on with. The clock of a game that was never saved cannot be
/// distinguished from that of another unsaved game in another window.
void Document::resumeClock()
{
    if (session().path().isEmpty() && session().undoStack()->count() == 0) return;
    const auto isOther = [this](const auto& document) { return document.get() != this; };
    if (session().path().isEmpty() && std::ranges::any_of(workspace().documents(), isOther)) return;
    clock_.resume(settings().values().clock, session().path());
}

/// Ends the diplomacy with a motion that is carried (Committee), and takes that back with the motion, by undo
/// too. Where not only a detail of the same game has changed, the clock is what it was left at.
void Document::followMotions(bool sameGame)
{
    const auto before = std::exchange(
        endings_,
        std::ranges::count_if(session().game().committee.motions, [](const CommitteeMotion& motion) {
            return motion.kind == MotionKind::EndDiplomacy && motion.carried == true;
        }));
    if (sameGame && endings_ > before) clock_.endDiplomacy();
    if (sameGame && endings_ < before) clock_.takeBackEnd();
}

/// What no longer fits the game is kept, and the gamemaster should know it.
void Document::followVariations(bool sameGame)
{
    const std::size_t before = std::exchange(unfitting_, unfitting(session().game()));
    if (sameGame && unfitting_ > before)
        announce(tr("The variations of %n phase(s) no longer fit the game. They are kept.", nullptr,
                    static_cast<int>(unfitting_)));
}

bool Document::mayEnter(PhaseKind kind) const
{
    return !session().resolved() && !presenter_.showsPast() && session().current().phase.kind == kind;
}

QWidget* Document::console() const
{
    return host_ ? host_->window() : OpenDocument::window();
}

MainWindow* Document::window() const
{
    return static_cast<MainWindow*>(OpenDocument::window());
}

MainWindow& Document::makeWindow()
{
    replaceWindow();
    return *window();
}

std::unique_ptr<DocumentWindow> Document::newWindow()
{
    return std::make_unique<MainWindow>(*this);
}

void Document::showStart(BehindStart behind)
{
    if (atStart()) return;
    start_ = behind;
    clockRan_ = clock_.clock().running;
    holdClock(true);
    Q_EMIT stateChanged();
}

void Document::leaveStart()
{
    if (!atStart()) return;
    start_.reset();
    holdClock(false);
    Q_EMIT stateChanged();
}

/// What is kept of the clock in the settings stays: the next start of the program goes by it.
void Document::holdClock(bool held)
{
    if (!clockRan_) return;
    takesUpClock_ = true;
    if (held == clock_.clock().running) clock_.toggle();
    takesUpClock_ = false;
}

void Document::resolve()
{
    if (!presenter_.mayResolve()) return;
    const Prompts& prompts = workspace().prompts();
    if (const QString stopped = FaultWords(session().map()).whyStopped(session().current());
        !stopped.isEmpty())
        return prompts.tell(window(), tr("This phase cannot be resolved"), stopped);
    const QString open = DeskWords::open(session().game());
    if (!open.isEmpty() && prompts.resolveAnyway && !prompts.resolveAnyway(window(), open)) return;
    const auto possible = possibleChoices(session().game());
    std::optional<ParadoxChoice> choice;
    if (!possible.empty()) choice = ParadoxDialog::ask(session().game(), possible, board(), window());
    if (!possible.empty() && !choice) return;
    if (acceptsInsurrections(choice)) presenter_.resolve(choice);
}

bool Document::acceptsInsurrections(std::optional<ParadoxChoice> choice) const
{
    const auto& ask = workspace().prompts().reviewInsurrections;
    Game trial = session().game();
    const auto isRaised = [](const Order& order) { return as<Insurrection>(order) != nullptr; };
    if (!ask || !insurrectionsAllowed(trial.rulebook.options)) return true;
    if (!std::ranges::any_of(ordersOf(trial.current()), isRaised)) return true;
    trial.phases.back().paradoxChoice = choice;
    return ask(window(), chancery::resolve(std::move(trial)));
}

void Document::reveal()
{
    resolve();
    if (!session().resolved()) return;
    presenter_.reveal();
    audience().lift(*this);
}

void Document::advance()
{
    if (!presenter_.mayAdvance()) return;
    if (presented_ && !presenter_.revealed()) {
        const auto& ask = workspace().prompts().advanceUnrevealed;
        if (!ask || !ask(window(), Words::phase(session().current().phase))) return;
    }
    if (awaitsCoin(session().game())) return tossCoin();
    if (isTimeUp()) {
        endByTime();
        if (endedByAgreement(session().game())) return;
    }
    if (feed_.slides().kind() == SlideKind::Coin) feed_.slides().choose(SlideKind::Board);
    presenter_.advance();
}

void Document::tossCoin()
{
    feed_.slides().choose(SlideKind::Coin);
    const auto& ask = workspace().prompts().tossCoin;
    const std::optional<Power> winner = ask ? ask(window(), session().game()) : std::nullopt;
    if (!winner) return;
    joinSeat(session(), *winner);
    feed_.slides().choose(SlideKind::Coin);
}

/// The time counts as come for twelve hours, so that an evening may end after midnight.
bool Document::isTimeUp() const
{
    constexpr int day = 24 * 60;
    const int minute = session().game().agreedEnd.minute;
    if (minute == AgreedEnd::never) return false;
    const QTime now = QDateTime::fromMSecsSinceEpoch(clock_.now()).time();
    return (now.hour() * 60 + now.minute() - minute + day) % day < day / 2;
}

void Document::endByTime()
{
    const int minute = session().game().agreedEnd.minute;
    const auto& ask = workspace().prompts().endNow;
    if (!ask || !ask(window(), QLocale().toString(QTime(minute / 60, minute % 60), QLocale::ShortFormat)))
        return;
    chancery::endByTime(session());
    feed_.slides().choose(SlideKind::Vote);
}

void Document::stopTiming()
{
    timed_ = false;
    clock_.setTimes(std::nullopt);
}

} // namespace chancery
