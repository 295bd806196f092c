// SPDX-License-Identifier: GPL-3.0-or-later
// The one audience window of the program, and which document it shows. It never shows anything of another
// document.
#pragma once

#include "app/audience_place.h"
#include "engine/base/phase.h"
#include "ui/console/audience_chip.h"
#include "ui/room/projector_window.h"

#include <QObject>

#include <memory>

namespace chancery {

class Document;
class SharedSettings;
struct Prompts;

/// Owns the audience window and decides which document it belongs to.
class AudienceKeeper : public QObject
{
    Q_OBJECT

public:
    /// Makes no window yet. Both references must outlive this.
    AudienceKeeper(SharedSettings& settings, const Prompts& prompts);
    ~AudienceKeeper() override;

    /// Opens the audience window with the game of `document`. Asks first if it is open with another
    /// document's game. `screen` is remembered for the connected displays; nullptr means the remembered
    /// display, or any but the console's.
    void present(Document& document, QScreen* screen = nullptr);
    /// Closes the audience window. It still belongs to the same document.
    void stop();
    /// Makes the audience window belong to `document`, empty of any other, and returns it. Does not open it.
    ProjectorWindow& show(Document& document);
    /// Closes and empties the audience window if it belongs to `document`, which is closing.
    void leave(const Document& document);

    /// Returns the audience window if it belongs to `document`, open or not; else nullptr.
    ProjectorWindow* windowOf(const Document& document) const;
    /// Returns whether the audience window is open with this document.
    bool presents(const Document& document) const;
    /// Returns the document that the audience window belongs to, or nullptr.
    Document* document() const { return document_; }
    /// Returns whether an object is a part of the audience window.
    bool hasPart(const QObject& object) const
    {
        return &object == this || &object == &place_ || &object == window_.get();
    }
    /// Returns whether the audience window is open.
    bool presenting() const { return window_ && window_->presenting(); }
    /// Returns whether the audience window is open with another document.
    bool presentsOther(const Document& document) const;

    /// Returns what the console of `document` says of the audience window.
    AudienceState stateFor(const Document& document) const;
    /// Returns the name of the display that the audience window is on; empty if it is closed, or there is no
    /// other display.
    QString display() const;
    /// Lifts blank and freeze from the audience window of `document`, as revealing does.
    void lift(const Document& document);
    /// Returns what the gamemaster must know while the audience window is open, in every console; empty if
    /// there is nothing.
    QString warning() const;
    /// Sets why the computer may go to sleep while presenting; empty if it may not.
    void setAwakeTrouble(const QString& trouble);
    /// Returns why the computer may go to sleep while the audience window is open with `document`; empty if
    /// it may not, or after closeNote().
    QString awakeTrouble(const Document& document) const;
    /// Says no more that the computer may go to sleep: the gamemaster knows.
    void closeNote();

    /// Blanks the audience window, asks, and if the gamemaster agrees exchanges the displays of console and
    /// audience window. Afterwards the audience window is blank only if it was blank before.
    void swapDisplays();
    /// Returns whether swapDisplays() can be used from this document.
    bool maySwapDisplays(const Document& document) const;
    /// Returns where the audience window is, and what covers other windows there.
    AudiencePlace& place() { return place_; }
    const AudiencePlace& place() const { return place_; }

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
    QWidget* console() const;
    void followPhase();
    void step(bool forward);

    SharedSettings& settings_;
    const Prompts& prompts_;
    Document* document_ = nullptr;
    const void* dressedFor_ = nullptr; ///< the map whose board the window has; only compared
    AudiencePlace place_;
    Phase phase_;            ///< for which windows are shown although the players see them
    std::size_t phases_ = 0; ///< its number in the game
    QString awakeTrouble_;
    bool noteClosed_ = false; ///< the gamemaster knows that the computer may go to sleep
    bool lifted_ = false;     ///< revealing has lifted blank or freeze, and neither was set since
    std::unique_ptr<ProjectorWindow> window_; ///< made when it is first needed
};

} // namespace chancery
