// SPDX-License-Identifier: GPL-3.0-or-later
// A study beside the open games, or variations of a game: what is entered on its board, its window, and the
// line of it that is presented.
#pragma once

#include "app/open_document.h"
#include "ui/console/setup_desk.h"
#include "ui/console/study_view.h"
#include "ui/desk/order_desk.h"

namespace chancery {

class StudyWindow;

/// One open study with its window, or the variations of a phase of an open game, which lie in the game's file
/// and of which each change is one of the game. The actions of studies work with it.
class StudyDocument : public OpenDocument
{
    Q_OBJECT

public:
    /// Opens a study on one of the boards of `workspace`, which must outlive this.
    StudyDocument(Workspace& workspace, Study study);
    /// Opens the variations of a game with this number. `game` must outlive this.
    StudyDocument(OpenDocument& game, std::size_t number);
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

    /// Returns the number of these variations in the game.
    std::size_t number() const { return number_; }
    /// Returns whether these are variations that begin with another position than the game has now.
    bool isUnfitting() const;
    /// Removes these variations from the game, as one undo step, and closes their window.
    void removeFromGame();

    Document* presented() const override { return presented_.get(); }
    /// Returns whether the line shown can be presented: it reaches its phase, and is no variation of a game,
    /// of which the players see what is played.
    bool mayPresent() const;
    /// Returns whether the audience window shows the line shown, as it is now.
    bool presentsThis() const;
    /// Shows the audience the line shown, as it is at this moment, with its last phase unrevealed.
    void present();
    /// Returns whether the last phase of what is presented can be revealed.
    bool mayReveal() const;
    /// Shows the audience the results of the last phase of what is presented.
    void reveal();

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
    void connectParts();
    void connectGame();
    void followGame();
    void keep(Game after, const QString& what, int mergeId);

    std::shared_ptr<const Study> variations_; ///< as the game has them; nullptr for a study of its own
    std::size_t number_ = 0;
    NodeId wanted_ = noNode;      ///< the node to show once the game has taken a change
    std::optional<Session> line_; ///< the line of the variations that is shown
    OrderDesk desk_;              ///< before what asks it while the study changes
    StudyView shown_;
    SetupDesk setup_{shown_};
    std::unique_ptr<Document> presented_; ///< made when something is presented
    std::optional<Game> presentedLine_;   ///< of which it was made
};

} // namespace chancery
