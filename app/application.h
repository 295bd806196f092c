// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the program: the language, the stored settings, the game of the command line, and screenshots.
#pragma once

#include "app/boards.h"
#include "app/command_line.h"
#include "app/workspace.h"

#include <QApplication>

#include <memory>

namespace chancery {

class StayAwake;

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
    int run();

private:
    Result<Game> firstGame();
    void storeSettings();
    void stayAwake();
    void changeLanguage();
    int takeScreenshot(Document& document);

    CommandLine line_;
    Settings settings_;
    Boards boards_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<StayAwake> awake_;
};

/// Reads the command line and runs the program. Prints what went wrong to standard error and returns the exit
/// status, 2 for a wrong command line.
int runChancery(QApplication& application);

} // namespace chancery
