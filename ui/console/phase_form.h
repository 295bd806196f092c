// SPDX-License-Identifier: GPL-3.0-or-later
// The page beside the board on which the retreats, or the builds and removals, of all powers are chosen or
// typed.
#pragma once

#include "ui/console/power_form.h"
#include "ui/desk/presenter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QScrollArea;

namespace chancery {

/// A page of choices for a phase of retreats or adjustments. It shows the written orders; what is chosen or
/// typed is written at once, as one undo step. Only what is legal can be chosen.
class PhaseForm : public QWidget
{
    Q_OBJECT

public:
    /// Makes a page. Both references must outlive it.
    PhaseForm(Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Returns whether the current phase is one of retreats or adjustments that is not resolved yet.
    bool asks() const;
    /// Returns the title of the page in this phase.
    QString title() const;
    /// Gives the keyboard focus to the first box without a choice, or else to the line for typing.
    void focusFirst();
    /// Draws the signs of the powers in the present colours.
    void setTheme();

private:
    QLayout* typedLine();
    void forget();
    void follow(Change change);
    void build();
    void refresh();
    void showState();
    void readTyped();

    Session& session_;
    PhaseChoices choices_;
    std::vector<PowerForm*> parts_;
    QScrollArea* area_;
    QComboBox* power_; ///< whose orders are typed; for adjustments only
    QLineEdit* typed_;
    QLabel* problem_;
    QLabel* state_;
};

} // namespace chancery
