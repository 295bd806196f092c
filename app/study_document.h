// SPDX-License-Identifier: GPL-3.0-or-later
// A study beside the open games: its session, what is entered on its board, its files and its window. It has
// no clock, no players and no audience.
#pragma once

#include "app/open_document.h"
#include "ui/console/setup_desk.h"
#include "ui/console/study_view.h"
#include "ui/desk/order_desk.h"

namespace chancery {

class StudyWindow;

/// One open study with its window. The actions of studies work with it.
class StudyDocument : public OpenDocument
{
    Q_OBJECT

public:
    /// Opens a study on one of the boards of `workspace`, which must outlive this.
    StudyDocument(Workspace& workspace, Study study);
    ~StudyDocument() override;

    /// What is shown of the study. Changes to it go through this.
    StudyView& shown() { return shown_; }
    const StudyView& shown() const { return shown_; }
    const OrderDesk& desk() const override { return desk_; }
    using OpenDocument::desk;
    bool mayEnter(PhaseKind kind) const override;
    /// Setting up its position by hand.
    SetupDesk& setup() { return setup_; }
    const SetupDesk& setup() const { return setup_; }

    /// Returns the window; nullptr until one is made.
    StudyWindow* window() const;
    /// Makes the window, in place of a former one, and does not show it.
    StudyWindow& makeWindow();
    void showWindow() override;

    /// Asks how the paradox of the line shown is resolved, if the rulebook leaves it open.
    void chooseParadox();
    /// Returns whether it does.
    bool hasOpenParadox() const;

protected:
    std::unique_ptr<DocumentWindow> newWindow() override;

private:
    OrderDesk desk_; ///< before what asks it while the study changes
    StudyView shown_;
    SetupDesk setup_{shown_};
};

} // namespace chancery
