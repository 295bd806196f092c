// SPDX-License-Identifier: GPL-3.0-or-later
// A console on one of two displays, and what a test does with it and its audience window.
#pragma once

#include "app/document.h"
#include "app/starts.h"
#include "tests/app/console_of.h"
#include "tests/app/two_displays.h"
#include "ui/console/live_view.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"

#include <QScreen>

namespace chancery {

/// Whether the question before a swap is answered, or cannot be asked.
enum class Question { Answered, Missing };

/// A sample game whose console is on the display `console`.
struct ConsoleAtDisplay
{
    Boards boards;
    qint64 now = 0;
    bool agrees = true; ///< to a swap
    int asked = 0;      ///< how often, whether to swap
    bool blankWhenAsked = false;
    Workspace workspace;
    Document& document = workspace.open(*sampleGame(boards));
    DocumentWindow& window = consoleOf(document);

    explicit ConsoleAtDisplay(int console = 0, Question question = Question::Answered)
        : workspace(boards, {}, answers(question), [this] { return now; })
    {
        window.setScreen(QGuiApplication::screens()[console]);
        window.setGeometry(QRect(QGuiApplication::screens()[console]->geometry().topLeft() + QPoint(20, 20),
                                 QSize(1280, 720)));
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        window.console().board().setFocus();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.console().board(), key, modifiers);
    }
    void swap() { press(Qt::Key_F5, Qt::ControlModifier); }
    ProjectorWindow& audience() { return workspace.audience().show(document); }
    bool presenting() const { return document.audience().presents(document); }
    Prompts answers(Question question)
    {
        Prompts prompts;
        if (question == Question::Missing) return prompts;
        prompts.swapDisplays = [this](QWidget*) {
            ++asked;
            blankWhenAsked = audience().blank();
            return agrees;
        };
        return prompts;
    }
    QString live() { return window.findChild<LiveView*>()->state(); }
};

inline QScreen* screen(int at)
{
    return QGuiApplication::screens()[at];
}

} // namespace chancery
