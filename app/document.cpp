// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document.h"

#include "app/game_panels.h"
#include "app/panel_set.h"
#include "app/study_panels.h"
#include "engine/game/game_variations.h"
#include "ui/desk/reveal_sounds.h"
#include "ui/draw/names_seen.h"

#include <algorithm>

namespace chancery {

Document::Document(Workspace& workspace, Game game)
    : Document(workspace, std::move(game), nullptr, 0)
{
}

Document::Document(Document& game, std::size_t number)
    : Document(game.workspace_, std::nullopt, &game, number)
{
}

Document::Document(Workspace& workspace, std::optional<Game> game, Document* other, std::size_t number)
    : workspace_(workspace)
    , session_(other ? other->session_ : openFile(*std::move(game)))
    , files_(other ? other->files_ : own_->files)
    , played_(other || session_.game().studied ? setUpBench(other, number) : session_)
    , presenter_(
          played_, [&workspace](const Map& map) { return geometryOf(workspace.boards().boardOf(map)); },
          nullptr, workspace.time())
    , tableClock_(
          played_, workspace.settings(), workspace.wall(),
          [this] {
              return std::ranges::all_of(workspace_.games(),
                                         [this](const Document* one) { return one == this; });
          },
          [this] { return settings().preferences().clockShown && audience().presents(*this); })
    , feed_(played_, presenter_, tableClock_.keeper(), workspace.settings(), workspace.time())
{
    new RevealSounds(
        played_, presenter_, systemVoice(), [this] { return revealVolume(); }, this);
    if (isStudy()) tableClock_.stopTiming();
    applyPreferences();
    connectFile();
    connectPlayed();
    connectShared();
}

Document::~Document()
{
    window_.reset(); // before anything that it shows
    audience().leave(*this);
    session_.disconnect(this); // the session outlives the members that listen to it
    played_.disconnect(this);
}

Session& Document::openFile(Game game)
{
    return own_.emplace(workspace_, std::move(game), [this] { return window_.get(); }).session;
}

/// Returns the session of what is presented.
Session& Document::setUpBench(const Document* game, std::size_t number)
{
    game ? bench_.emplace(*this, number) : bench_.emplace(*this);
    return presentedLine_.emplace(newGame(session_.game().map));
}

void Document::connectFile()
{
    connect(session_.undoStack(), &QUndoStack::indexChanged, this, &Document::stateChanged);
    connect(&opening(), &Opening::troubleChanged, this, &Document::stateChanged);
    if (own_) connect(&files_, &GameFiles::noted, this, [this](const QString& text) { announce(text); });
    if (!isStudy()) connect(&session_, &Session::changed, this, &Document::followGame);
}

bool Document::hasAudience() const
{
    return audience().presents(*this) || (room_.wasOpen && audience().presentsOther(*this));
}

void Document::followGame(Change change)
{
    if (change != Change::File) start_.forget();
    if (change == Change::Game) {
        room_.wasOpen = audience().presents(*this);
        unfitting_ = unfitting(session_.game());
        Q_EMIT boardChanged();
    }
    followVariations();
    Q_EMIT stateChanged();
}

/// What no longer fits the game is kept, and the gamemaster should know it.
void Document::followVariations()
{
    const std::size_t before = std::exchange(unfitting_, unfitting(session_.game()));
    if (unfitting_ > before)
        announce(tr("The variations of %n phase(s) no longer fit the game. They are kept.", nullptr,
                    static_cast<int>(unfitting_)));
}

void Document::connectPlayed()
{
    presenter_.setPauseQuestion([this] {
        const auto& ask = workspace().prompts().pauseReveal;
        return !audience().presents(*this) || (ask && ask(window()));
    });
    connect(&presenter_, &Presenter::stateChanged, this, [this] {
        if (presenter_.revealed()) clock().pause(); // it does not run while results are shown
        Q_EMIT stateChanged();
    });
    connect(&presenter_.desk(), &OrderDesk::changed, this, &Document::stateChanged);
    connect(&presenter_.story().player(), &StoryPlayer::playingChanged, this, &Document::stateChanged);
    connect(&feed_.slides(), &SlideShow::changed, this, &Document::stateChanged);
    connect(&watch_, &TableWatch::changed, this, &Document::stateChanged);
    connect(&tableClock_.keeper(), &ClockKeeper::handled, this, &Document::stateChanged);
}

void Document::connectShared()
{
    const auto followAudience = [this] {
        room_.wasOpen = room_.wasOpen || audience().presents(*this);
        Q_EMIT stateChanged();
    };
    connect(&audience(), &AudienceKeeper::changed, this, alone(followAudience));
    connect(&audience(), &AudienceKeeper::documentChanged, this, alone(followAudience));
    // What the players keep seeing while an earlier phase is looked at has words of the former language.
    connect(&settings(), &SharedSettings::languageChanged, this, alone([this] {
        if (presenter_.showsPast()) presenter_.showPresent();
    }));
    connect(&settings(), &SharedSettings::preferencesChanged, this, alone([this] { applyPreferences(); }));
    connect(&settings(), &SharedSettings::timesChanged, this, alone([this] { tableClock_.followTimes(); }));
}

void Document::applyPreferences()
{
    const Preferences& chosen = settings().preferences();
    presenter_.story().player().setSpeed(chosen.tempo);
    presenter_.story().setReducedMotion(settings().reducedMotion());
    presenter_.story().choose(chosen.story);
    feed_.followPreferences();
    Q_EMIT stateChanged();
}

/// A sound tells as much as a picture: nothing is heard that the players do not see at that moment.
double Document::revealVolume() const
{
    const Preferences& chosen = settings().preferences();
    const AudienceState state = audience().stateFor(*this);
    const bool live =
        audience().presents(*this) && (state == AudienceState::Live || state == AudienceState::LiveAgain ||
                                       state == AudienceState::SameScreen);
    return chosen.revealSound && live && presenter_.audience().follows() ? chosen.clockVolume / 100. : 0;
}

std::function<void()> Document::alone(std::function<void()> act)
{
    return [this, act = std::move(act)] { workspace_.failures().contain(this, act); };
}

const OrderDesk& Document::desk() const
{
    return bench_ ? bench_->desk() : presenter_.desk();
}

bool Document::holdsSecrets() const
{
    return !presenter_.revealed() || chancery::holdsSecrets(session_.game().committee);
}

bool Document::mayEnter(PhaseKind kind) const
{
    if (bench_) return bench_->desk().open() && bench_->shown().node().phase.kind == kind;
    return !session_.resolved() && !presenter_.showsPast() && session_.current().phase.kind == kind;
}

GamePanels* Document::console() const
{
    return isStudy() || !window_ ? nullptr : &window_->console();
}

StudyPanels* Document::studyPanels() const
{
    return isStudy() && window_ ? &window_->study() : nullptr;
}

DocumentWindow& Document::makeWindow()
{
    window_ = std::make_unique<DocumentWindow>(*this);
    Q_EMIT stateChanged(); // some actions ask for the window
    return *window_;
}

void Document::showWindow()
{
    auto next = std::make_unique<DocumentWindow>(*this);
    if (window_) window_->panels().keepLayout();
    next->panels().restoreLayout();
    next->show();
    window_ = std::move(next);
    Q_EMIT stateChanged();
    if (!isStudy()) return;
    window_->raise(); // it opens from another one
    window_->activateWindow();
}

} // namespace chancery
