// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the program: language and settings, the game of the command line, windows, pictures.
#pragma once

#include "app/boards.h"
#include "app/command_line.h"
#include "app/controller.h"
#include "app/main_window.h"

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
    bool openFile();
    int takeScreenshot();
    void openWindow();

    CommandLine line_;
    Settings settings_;
    Boards boards_;
    std::unique_ptr<Controller> controller_;
    std::unique_ptr<MainWindow> window_;
};

/// From main(): reads the command line, runs, and says what went wrong.
int runChancery(QApplication& application);

} // namespace chancery
