// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the program: the language, the stored settings, the game of the command line, and screenshots.
#pragma once

#include "app/boards.h"
#include "app/command_line.h"
#include "app/settings_store.h"
#include "app/workspace.h"

#include <QApplication>
#include <QImage>

#include <exception>
#include <functional>
#include <memory>

namespace chancery {

class ProgramLog;
class StayAwake;
class SystemWatch;

/// Catches what is thrown while an event is handled: painting, a timer, a key, a queued call. The libraries
/// of Qt between the place where it is thrown and here are left as they are, so whatever belongs to the
/// receiver is to be closed.
class GuardedApplication : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    /// Receives what was thrown while `receiver` handled an event.
    using Net = std::function<void(const QObject& receiver, const std::exception& fault)>;
    /// Gives everything that is thrown from now on to `net`. Without a net it goes on to the caller of the
    /// event loop.
    void setNet(Net net) { net_ = std::move(net); }

    bool notify(QObject* receiver, QEvent* event) override;

private:
    Net net_;
};

/// Runs the program as the command line asks.
class Application : public QObject
{
    Q_OBJECT

public:
    /// Takes the stored settings, or the defaults for a screenshot, with what the command line changes.
    explicit Application(CommandLine line);
    ~Application() override;

    /// Opens the first game and runs until the last window closes, or takes the screenshot. Returns the exit
    /// status: 0 done, 3 an input is unreadable or wrong.
    int run(GuardedApplication& application);

protected:
    /// Answers the system's wish that the program ends, which a session manager sends too.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Result<Game> firstGame();
    void storeSettings();
    void keepLog();
    void tellWhereLogIs();
    void tellTrouble();
    Status beginWith(Document& first);
    void end();
    void stayAwake();
    void followSystem();
    void makeWindowsAgain();
    int takeScreenshot(Document& document);
    Result<QImage> studyPicture(const Document& document);

    CommandLine line_;
    SettingsStore store_;
    Settings settings_;
    Boards boards_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<StayAwake> awake_;
    std::unique_ptr<SystemWatch> watch_;
    std::unique_ptr<ProgramLog> log_;
    bool ended_ = false; ///< the system has asked for the end of the program
};

/// Returns the id of the program for desktops: the name of its desktop file and of its icon.
QString desktopId();

/// Names the running program, so that desktops know its windows.
void nameProgram();

/// Reads the command line and runs the program. Prints what went wrong to standard error and returns the exit
/// status, 2 for a wrong command line, 6 if a check of ours failed before there was a window.
int runChancery(GuardedApplication& application);

} // namespace chancery
