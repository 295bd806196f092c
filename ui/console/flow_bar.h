// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the board: the phase, what is missing, and a large button for the next step.
#pragma once

#include "engine/game/desk_check.h"
#include "ui/desk/presenter.h"

#include <QWidget>

#include <array>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace chancery {

class Chip;
class ChipRow;
class ElidedLabel;

/// The gamemaster's next step in the game.
enum class NextStep { Resolve, Reveal, Advance, Present, None };
/// Returns the gamemaster's next step. Set `audience` if the players see the audience window; revealing is
/// then a step of its own.
NextStep nextStep(const Session& session, const Presenter& presenter, bool audience);

/// A widget with the name of the shown phase, how its orders stand, the rules in force and the large button.
/// How many orders are missing, illegal, unclear and not understood are counts that lead from one of them to
/// the next.
class FlowBar : public QWidget
{
    Q_OBJECT

public:
    /// Makes a bar. Both references must outlive it.
    FlowBar(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Adds a button for each action to the left of the phase's name.
    void setPhaseActions(const QList<QAction*>& actions);
    /// Adds a widget between the remarks and the large button.
    void addBesideNext(QWidget* widget);
    /// Sets the action of the large button, in place of the one before.
    void setNextAction(QAction* action);
    /// Updates the texts. The bar does it by itself when the session or the presenter changes.
    void refresh();

    /// Asks for no more width than it needs at least: a long text takes no room from the panels.
    QSize sizeHint() const override;
    /// What can be done may be below what is told, with large text and in a narrow window.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The gamemaster wants to see the rules in force.
    void rulesWanted();
    /// The gamemaster wants to see the next trouble of one of these kinds.
    void troubleWanted(const std::vector<chancery::DeskTrouble>& kinds);

protected:
    bool event(QEvent* event) override;

private:
    int toldWidth(int name, bool arrows) const;
    void arrange();
    void arrangeName(int room);
    bool putBelow(bool below);
    int widthInWords() const;
    void joinCounts(int room);
    bool takesOrders() const;
    QStringList titlesNow() const;
    bool mayCut() const;
    QString remark() const;
    void showState(const DeskState& state);
    void showSheets(const DeskState& state);

    const Session& session_;
    Presenter& presenter_;
    QWidget* phases_;
    ElidedLabel* name_;
    ChipRow* state_;
    Chip* remark_;                ///< what is shown, where that is not a phase that takes orders
    std::array<Chip*, 4> counts_; ///< of each trouble
    Chip* checks_;                ///< the counts of what is to be looked at as one, where those have no room
    Chip* sheets_;                ///< how many powers have handed in their sheets
    Chip* rules_;                 ///< the rulebook in force; a click opens the rules
    QToolButton* next_;
    QBoxLayout* both_;          ///< the two below, beside or above one another
    QHBoxLayout *told_, *acts_; ///< how the game stands, and what can be done
    QHBoxLayout* below_;        ///< the state, where it has no room beside both
};

} // namespace chancery
