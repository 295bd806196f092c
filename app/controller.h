// SPDX-License-Identifier: GPL-3.0-or-later
// What the actions work with: the open game, what is shown of it, the two windows and the settings.
#pragma once

#include "app/boards.h"
#include "app/prompts.h"
#include "app/settings.h"
#include "ui/panels/flow_bar.h"
#include "ui/projector/clock_face.h"
#include "ui/session/presenter.h"
#include "ui/session/session.h"
#include "ui/timing/clock_keeper.h"
#include "ui/timing/slide_show.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

class QScreen;

namespace chancery {

class BoardView;
class JournalKeeper;
class MainWindow;
class OrdersPanel;
class ProjectorWindow;
struct JournalMatch;
struct JournalPlace;

class Controller : public QObject
{
    Q_OBJECT

public:
    /// `boards` must outlive this; `game` is on one of them.
    Controller(Boards& boards, Game game, Settings settings, Prompts prompts, Clock clock = steadyClock(),
               WallClock wall = systemClock());
    ~Controller() override;

    Session& session() { return session_; }
    const Session& session() const { return session_; }
    Presenter& presenter() { return presenter_; }
    const Presenter& presenter() const { return presenter_; }
    Boards& boards() { return boards_; }
    /// The board of the open game.
    const BoardSource& board() const { return boards_.boardOf(session_.map()); }
    const Settings& settings() const { return settings_; }
    Settings& settings() { return settings_; }
    const Prompts& prompts() const { return prompts_; }

    /// The window over which dialogs open; it tells the controller of itself.
    MainWindow* window() const { return window_; }
    void setWindow(MainWindow* window) { window_ = window; }

    // The phase clock.
    ClockKeeper& clock() { return clock_; }
    const ClockKeeper& clock() const { return clock_; }
    void setTimes(const ClockRules& times);
    ClockReading clockReading() const;

    // The file. Each tells the gamemaster itself if it fails.
    /// From now on everything that is done is written down; `folder` is the program's own for journals.
    void keepJournal(const QString& folder);
    /// Offers what a crash has left, and opens it; false if there was nothing, or nothing is wanted of it.
    bool offerAbandoned();
    /// Why changes are not being written down at the moment; empty if they are.
    QString trouble() const;
    /// With its journal, if there is one: the undo steps, and what was not saved when the program stopped.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Another game, unless the gamemaster wants to keep the one that is open.
    void start(Game game);
    /// True if nothing would be lost, or the gamemaster says that it may be.
    bool mayDiscard();
    void tell(const Error& error) const;
    QString gameName() const;

    // The look.
    ThemeKind theme() const;
    ThemeKind systemTheme() const { return systemTheme_; }
    void applyPreferences(const Preferences& preferences);

    // The evening. Both ask first how a paradox is resolved that the rulebook leaves to the gamemaster;
    // without a choice nothing happens.
    void resolve();
    void reveal();
    NextStep next() const { return nextStep(session_, presenter_, presenting()); }

    // The projector.
    ProjectorWindow& projector();
    bool hasProjector() const { return projector_ != nullptr; }
    bool presenting() const;
    bool projectorIsBlank() const;
    bool projectorIsFrozen() const;
    SlideShow& slides() { return slides_; }
    const SlideShow& slides() const { return slides_; }
    /// Nothing if there is nothing to show on it; made once for each phase.
    const std::optional<Slide>& tableSlide(SlideKind kind) const;
    void setSlideSeconds(int seconds);
    /// `screen` is remembered for the displays plugged in now; nullptr: as remembered, or any but the console's.
    void present(QScreen* screen);
    void stopPresenting();
    /// Blanks the audience window, asks, and if the gamemaster agrees exchanges the displays of console and
    /// audience window. Afterwards the audience window is blank only if it was blank before.
    void swapDisplays();
    bool maySwapDisplays() const;
    /// Displays were plugged in or out: an audience window that is open goes where it belongs.
    void followDisplays();

Q_SIGNALS:
    /// Actions may be enabled, checked or named otherwise.
    void stateChanged();
    void boardChanged();
    void lookChanged();
    void languageChanged();
    void projectorMade();
    void recentFilesChanged();
    /// The settings hold the clock as it is now; it should be stored at once.
    void clockHandled();

private:
    bool openFile(const JournalPlace& place, const QString& path);
    bool openAsSaved(const JournalPlace& place, const QString& path, JournalMatch match);
    bool restore(const JournalPlace& place, const QString& path, const JournalMatch& match);
    bool offerInterrupted();
    void tellDifferences(const std::vector<std::string>& differences) const;
    Status write(const QString& path);
    void remember(const QString& path);
    void feedProjector();
    std::optional<ShownSlide> projectorSlide() const;
    void followPhase();
    void connectClock();
    void connectDisplays();
    void exchangeDisplays();
    /// Gives the keyboard to the console, or to the dialog that is open over it.
    void activateConsole();
    QScreen* consoleScreen() const;
    QScreen* audienceScreen() const;

    Boards& boards_;
    Settings settings_;
    Prompts prompts_;
    Session session_;
    Presenter presenter_;
    ClockKeeper clock_;
    SlideShow slides_;
    mutable std::map<SlideKind, std::optional<Slide>> made_; ///< slides of
    mutable std::size_t madeOf_ = 0;                         ///< so many phases
    ThemeKind systemTheme_;
    MainWindow* window_ = nullptr;
    QTimer displaysSettle_;
    std::unique_ptr<JournalKeeper> journal_; ///< none when a picture is taken
    std::unique_ptr<ProjectorWindow> projector_; ///< made when it is first wanted
};

} // namespace chancery
