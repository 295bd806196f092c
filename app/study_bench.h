// SPDX-License-Identifier: GPL-3.0-or-later
// The bench of a study: what is entered on its board and tried out, and the line of it that is presented. Of
// variations of a game, each change is one of the game.
#pragma once

#include "ui/console/setup_desk.h"
#include "ui/console/study_view.h"
#include "ui/desk/order_desk.h"

#include <optional>

namespace chancery {

class Document;

/// What a document has that is a study. The actions of studies work with it.
class StudyBench : public QObject
{
    Q_OBJECT

public:
    /// Works on the study of `document`, which owns this.
    explicit StudyBench(Document& document);
    /// Works on the variations with this number of the game of `document`, which owns this.
    StudyBench(Document& document, std::size_t number);
    ~StudyBench() override;

    /// What is shown of the study. Changes to it go through this.
    StudyView& shown() { return shown_; }
    const StudyView& shown() const { return shown_; }
    /// What is entered on the board.
    const OrderDesk& desk() const { return desk_; }
    /// Setting up its position by hand.
    SetupDesk& setup() { return setup_; }
    const SetupDesk& setup() const { return setup_; }

    /// Returns the number of these variations in the game.
    std::size_t number() const { return number_; }
    /// Returns whether these are variations that begin with another position than the game has now.
    bool isUnfitting() const;
    /// Removes these variations from the game, as one undo step, and closes their window.
    void removeFromGame();

    /// Returns whether a line was presented.
    bool hasPresented() const { return presentedLine_.has_value(); }
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

    /// Asks how the paradox of the line shown is resolved, if the rulebook leaves it open.
    void chooseParadox();
    /// Returns whether it does.
    bool hasOpenParadox() const;

private:
    void connectParts();
    void connectGame();
    void followGame();
    void keep(Game after, const QString& what, int mergeId);

    Document& document_;
    std::shared_ptr<const Study> variations_; ///< as the game has them; nullptr for a study of its own
    std::size_t number_ = 0;
    NodeId wanted_ = noNode;      ///< the node to show once the game has taken a change
    std::optional<Session> line_; ///< the line of the variations that is shown
    OrderDesk desk_;              ///< before what asks it while the study changes
    StudyView shown_;
    SetupDesk setup_{shown_};
    std::optional<Game> presentedLine_; ///< the line shown when it was presented last
};

} // namespace chancery
