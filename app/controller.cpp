// SPDX-License-Identifier: GPL-3.0-or-later
// What the actions work with: see controller.h.
#include "app/controller.h"

#include "app/main_window.h"
#include "engine/game/ending.h"
#include "engine/rulings/paradox_choices.h"
#include "ui/dialogs/paradox_dialog.h"
#include "ui/journal/journal_keeper.h"
#include "ui/map/map_art.h"
#include "ui/projector/projector_window.h"
#include "ui/sound/crier.h"
#include "ui/text/clock_words.h"
#include "ui/text/desk_words.h"
#include "ui/text/language.h"
#include "ui/text/words.h"

#include <QApplication>
#include <QFileInfo>
#include <QScreen>

namespace chancery {

Controller::Controller(Boards& boards, Game game, Settings settings, Prompts prompts, Clock clock,
                       WallClock wall)
    : boards_(boards)
    , settings_(std::move(settings))
    , prompts_(std::move(prompts))
    , session_(std::move(game))
    , presenter_(
          session_, [&boards](const Map& map) { return boards.boardOf(map).art->geometry; }, nullptr, clock)
    , clock_(std::move(wall))
    , slides_([this](SlideKind kind) { return tableSlide(kind).has_value(); }, std::move(clock))
    , systemTheme_(chancery::systemTheme())
{
    presenter_.story().player().setSpeed(settings_.preferences.tempo);
    presenter_.story().setReducedMotion(settings_.preferences.reducedMotion);
    setColourChoice(settings_.preferences.colours);
    connect(&session_, &Session::changed, this, [this](Change change) {
        if (change != Change::Orders) {
            made_.clear();
            feedProjector();
        }
        if (change == Change::Game) Q_EMIT boardChanged();
        Q_EMIT stateChanged();
    });
    connect(&presenter_, &Presenter::stateChanged, this, &Controller::stateChanged);
    connect(&presenter_.desk(), &OrderDesk::changed, this, &Controller::stateChanged);
    connect(&presenter_.story().player(), &StoryPlayer::playingChanged, this, &Controller::stateChanged);
    connect(session_.undoStack(), &QUndoStack::indexChanged, this, &Controller::stateChanged);
    connect(&presenter_, &Presenter::picturesChanged, this, &Controller::feedProjector);
    connect(&presenter_, &Presenter::stateChanged, this, &Controller::feedProjector);
    slides_.setSeconds(settings_.preferences.slideSeconds);
    connect(&slides_, &SlideShow::changed, this, &Controller::feedProjector);
    connect(&slides_, &SlideShow::changed, this, &Controller::stateChanged);
    connectClock();
    connectDisplays();
}

void Controller::connectClock()
{
    clock_.setTimes(settings_.times);
    followPhase();
    clock_.resume(settings_.clock, session_.path());
    connect(&session_, &Session::changed, this, [this](Change change) {
        if (change == Change::Game || change == Change::Phase) followPhase();
        if (change == Change::Game) clock_.resume(settings_.clock, session_.path());
    });
    connect(&clock_, &ClockKeeper::changed, this, &Controller::feedProjector);
    const auto hearing = [this] {
        const Preferences& wanted = settings_.preferences;
        return Hearing{wanted.clockSound, wanted.clockSpeech, wanted.clockVolume / 100.};
    };
    new Crier(clock_, systemVoice(), hearing, this);
    connect(&clock_, &ClockKeeper::handled, this, [this] {
        settings_.clock = clock_.written(session_.path());
        Q_EMIT clockHandled();
        Q_EMIT stateChanged();
    });
}

void Controller::followPhase()
{
    clock_.follow(session_.current().phase, session_.game().phases.size() == 1);
    // Nobody is timed while the orders are told, or when all is over.
    if (session_.resolved() || endedByAgreement(session_.game())) clock_.pause();
}

void Controller::setTimes(const ClockRules& times)
{
    settings_.times = times;
    clock_.setTimes(times);
    Q_EMIT clockHandled();
}

ClockReading Controller::clockReading() const
{
    const PhaseClock& clock = clock_.clock();
    if (clock.over()) return {};
    return {ClockWords::stage(clock.stages[clock.stage].stage), clock_.text(), clock_.urgency(),
            clock.running};
}

Controller::~Controller()
{
    session_.disconnect(this); // it outlives what is fed from it
}

bool Controller::save()
{
    if (session_.path().isEmpty()) return saveAs();
    const Status saved = write(session_.path());
    if (!saved) tell(saved.error());
    return static_cast<bool>(saved);
}

Status Controller::write(const QString& path)
{
    return journal_ ? journal_->saveAs(path) : session_.saveAs(path);
}

bool Controller::saveAs()
{
    const QString suggestion = session_.path().isEmpty()
                                   ? settings_.folder + u'/' + gameName() + QStringLiteral(".chancery")
                                   : session_.path();
    const QString path = prompts_.saveFile(window_, suggestion);
    if (path.isEmpty()) return false;
    const Status saved = write(path);
    if (!saved)
        tell(saved.error());
    else
        remember(path);
    return static_cast<bool>(saved);
}

void Controller::start(Game game)
{
    session_.start(std::move(game));
    if (journal_) journal_->follow();
}

bool Controller::mayDiscard()
{
    if (!session_.dirty()) return true;
    switch (prompts_.unsaved(window_, gameName())) {
    case UnsavedAnswer::Save:
        return save();
    case UnsavedAnswer::Discard:
        if (journal_) journal_->mayForget();
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

void Controller::tell(const Error& error) const
{
    prompts_.tell(window_, tr("Chancery"), QString::fromStdString(error.text()));
}

QString Controller::gameName() const
{
    if (!session_.path().isEmpty()) return QFileInfo(session_.path()).completeBaseName();
    if (!session_.game().title.empty()) return QString::fromStdString(session_.game().title);
    return tr("Untitled game");
}

void Controller::remember(const QString& path)
{
    settings_.recentFiles = withRecent(settings_.recentFiles, path);
    settings_.folder = QFileInfo(path).absolutePath();
    Q_EMIT recentFilesChanged();
}

ThemeKind Controller::theme() const
{
    switch (settings_.preferences.theme) {
    case ThemeChoice::Light:
        return ThemeKind::Light;
    case ThemeChoice::Dark:
        return ThemeKind::Dark;
    case ThemeChoice::System:
        break;
    }
    return systemTheme_;
}

void Controller::applyPreferences(const Preferences& preferences)
{
    if (preferences.projectorDisplay != settings_.preferences.projectorDisplay)
        settings_.displays.remember(displayKeys(), preferences.projectorDisplay);
    const bool otherLanguage = preferences.language != settings_.preferences.language;
    settings_.preferences = preferences;
    presenter_.story().player().setSpeed(preferences.tempo);
    presenter_.story().setReducedMotion(preferences.reducedMotion);
    setColourChoice(preferences.colours);
    Q_EMIT lookChanged();
    Q_EMIT stateChanged();
    if (otherLanguage) Q_EMIT languageChanged();
}

void Controller::resolve()
{
    if (!presenter_.mayResolve()) return;
    const QString open = DeskWords::open(session_.game());
    if (!open.isEmpty() && prompts_.resolveAnyway && !prompts_.resolveAnyway(window_, open)) return;
    const auto possible = possibleChoices(session_.game());
    if (possible.empty()) return presenter_.resolve();
    if (const auto choice = ParadoxDialog::ask(session_.game(), possible, board(), window_))
        presenter_.resolve(choice);
}

void Controller::reveal()
{
    resolve();
    if (session_.resolved()) presenter_.reveal();
}

ProjectorWindow& Controller::projector()
{
    if (projector_) return *projector_;
    projector_ = std::make_unique<ProjectorWindow>();
    connect(projector_.get(), &ProjectorWindow::blankChanged, this, &Controller::stateChanged);
    connect(projector_.get(), &ProjectorWindow::frozenChanged, this, &Controller::stateChanged);
    connect(projector_.get(), &ProjectorWindow::closed, this, &Controller::stateChanged);
    const auto dress = [this] {
        projector_->setBoard(board());
        projector_->setNames([map = board().map](Province p) { return Words(*map).province(p); });
        projector_->setTheme(theme());
        feedProjector();
    };
    connect(this, &Controller::boardChanged, projector_.get(), dress);
    connect(this, &Controller::lookChanged, projector_.get(), dress);
    connect(projector_.get(), &ProjectorWindow::swapWanted, this, &Controller::swapDisplays);
    dress();
    Q_EMIT projectorMade();
    return *projector_;
}

// Only pictures composed for the table ever get there.
void Controller::feedProjector()
{
    slides_.setTelling(presenter_.audience().storyRuns());
    if (!projector_) return;
    projector_->setPicture(presenter_.audience().picture());
    projector_->setSlide(projectorSlide());
    projector_->setTitle(Words::phase(presenter_.shownRecord().phase));
    projector_->setCaption(presenter_.audience().caption());
    projector_->setClock(settings_.preferences.clockShown ? clockReading() : ClockReading());
}

const std::optional<Slide>& Controller::tableSlide(SlideKind kind) const
{
    if (const std::size_t told = presenter_.audience().phasesSeen(); told != madeOf_) {
        made_.clear();
        madeOf_ = told;
    }
    const auto found = made_.find(kind);
    return found != made_.end() ? found->second
                                : made_.emplace(kind, presenter_.audience().slide(kind)).first->second;
}

std::optional<ShownSlide> Controller::projectorSlide() const
{
    if (slides_.kind() == SlideKind::Board) return presenter_.audience().card();
    const std::optional<Slide>& slide = tableSlide(slides_.kind());
    return slide ? std::optional(ShownSlide{*slide}) : std::nullopt;
}

void Controller::setSlideSeconds(int seconds)
{
    settings_.preferences.slideSeconds = seconds;
    slides_.setSeconds(seconds);
}

bool Controller::presenting() const
{
    return projector_ && projector_->presenting();
}

bool Controller::projectorIsBlank() const
{
    return projector_ && projector_->blank();
}

bool Controller::projectorIsFrozen() const
{
    return projector_ && projector_->frozen();
}

void Controller::present(QScreen* screen)
{
    const auto at = QGuiApplication::screens().indexOf(screen);
    if (at >= 0) settings_.displays.remember(displayKeys(), displayKeys()[at]);
    projector().presentOn(screen ? screen : audienceScreen(), consoleScreen());
    feedProjector();
    if (window_) {
        window_->showLive();
        window_->activateWindow();
    }
    Q_EMIT stateChanged();
}

void Controller::stopPresenting()
{
    if (projector_) projector_->hide();
    Q_EMIT stateChanged();
}

} // namespace chancery
