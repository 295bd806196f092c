// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the program: language and settings, the game of the command line, pictures.
#pragma once

#include "app/boards.h"
#include "app/command_line.h"
#include "app/workspace.h"

#include <QApplication>

#include <memory>

namespace chancery {

class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(CommandLine line);
    ~Application() override;

    /// The status to end with: 0 done, 3 an input is unreadable or wrong.
    int run();

private:
    Result<Game> firstGame();
    void storeSettings();
    void changeLanguage();
    int takeScreenshot(Document& document);

    CommandLine line_;
    Settings settings_;
    Boards boards_;
    std::unique_ptr<Workspace> workspace_;
};

/// From main(): reads the command line, runs, and says what went wrong.
int runChancery(QApplication& application);

} // namespace chancery
