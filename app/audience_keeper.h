// SPDX-License-Identifier: GPL-3.0-or-later
// The one audience window of the program: which document it shows, on which display, and that it never shows
// anything of another document.
#pragma once

#include "ui/projector/projector_window.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace chancery {

class Document;
class SharedSettings;
struct Prompts;

class AudienceKeeper : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    AudienceKeeper(SharedSettings& settings, const Prompts& prompts);
    ~AudienceKeeper() override;

    /// Opens the audience window with the game of `document`. If it is open with another document's game,
    /// asks first. `screen` is remembered for the displays plugged in now; nullptr: as remembered, or any
    /// display but the console's.
    void present(Document& document, QScreen* screen = nullptr);
    /// Closes the audience window. It still belongs to the same document.
    void stop();
    /// From now on the audience window belongs to `document`, and has nothing of any other. Does not open it.
    ProjectorWindow& show(Document& document);
    /// `document` closes: if the audience window belongs to it, it is closed and emptied.
    void leave(const Document& document);

    /// The audience window if it belongs to `document`, open or not; else nullptr.
    ProjectorWindow* windowOf(const Document& document) const;
    /// Whether the players are looking at this document.
    bool presents(const Document& document) const;
    /// Whether the players are looking at another one.
    bool presentsOther(const Document& document) const;

    /// Blanks the audience window, asks, and if the gamemaster agrees exchanges the displays of console and
    /// audience window. Afterwards the audience window is blank only if it was blank before.
    void swapDisplays();
    bool maySwapDisplays(const Document& document) const;
    /// Displays were plugged in or out: an audience window that is open goes where it belongs.
    void followDisplays();

Q_SIGNALS:
    /// The audience window was opened, closed, blanked, frozen or moved to another display.
    void changed();
    /// The audience window belongs to another document, or to none. The window is empty at that moment.
    void documentChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeWindow();
    void become(Document* document);
    void dress();
    void feed();
    void followPlugs();
    void exchangeDisplays();
    /// Gives the keyboard to the console, or to the dialog that is open over it.
    void activateConsole();
    QWidget* console() const;
    QScreen* consoleScreen() const;
    QScreen* audienceScreen() const;

    SharedSettings& settings_;
    const Prompts& prompts_;
    Document* document_ = nullptr;
    const void* dressedFor_ = nullptr; ///< the map whose board the window has
    QTimer displaysSettle_;
    std::unique_ptr<ProjectorWindow> window_; ///< made when it is first wanted
};

} // namespace chancery
