// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for a vote on the end of the game. It counts votes and forgets who cast which.
#pragma once

#include "engine/game/ending.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace chancery {

/// Holds a vote, in turn on this screen or by counting tokens. Only the counts are kept.
class VoteDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog. The game must not be over.
    explicit VoteDialog(const Game& game, QWidget* parent = nullptr);

    /// A vote that was held.
    struct Answer
    {
        Vote vote;
        bool show = true; ///< whether the players are shown the result
    };

    /// Returns the vote, or nothing until all have voted.
    std::optional<Answer> answer() const;

private:
    enum Page { Choice, Cover, Ballot, Count, Told };

    QWidget* choicePage();
    void addProposal(QVBoxLayout& column, const Proposal& proposal, const QString& text);
    QWidget* waysOfVoting();
    QWidget* coverPage();
    QWidget* ballotPage();
    QWidget* countPage();
    QWidget* resultPage();
    void turnTo(Page page);
    void goOn();
    void begin();
    void cover();
    void cast(bool yes);
    void finish(int yes, int no);
    void look();
    Proposal proposal() const;
    QString nameOf(const Seat& seat) const;

    const Game game_;
    const std::vector<Seat> voters_;
    std::vector<Proposal> proposals_; ///< indexed by the id of their button
    int yes_ = 0, no_ = 0;            ///< the counts so far; nothing else is kept
    std::optional<Vote> vote_;
    QStackedWidget* pages_ = nullptr;
    QButtonGroup* group_ = nullptr;
    QRadioButton *inTurn_ = nullptr, *tokens_ = nullptr;
    QLabel *voter_ = nullptr, *turn_ = nullptr, *asked_ = nullptr, *counted_ = nullptr, *result_ = nullptr,
           *told_ = nullptr;
    QSpinBox *for_ = nullptr, *against_ = nullptr;
    QCheckBox* show_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
