// SPDX-License-Identifier: GPL-3.0-or-later
// The row above an order sheet: whose it is, what it lacks, whether it was received.
#pragma once

#include "engine/game/desk_check.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QToolButton;

namespace chancery {

class ElidedLabel;

/// Makes a label that wraps its text and does not widen the window for a long word.
QLabel* narrowLabel(const char* objectName, QWidget* parent);

/// Whose sheet is shown and what it lacks, on one line, with the box "Received" and the button
/// "Text".
class SheetHead : public QWidget
{
    Q_OBJECT

public:
    explicit SheetHead(QWidget* parent);

    /// Leaves out what is about sheets that players hand in: a study has none.
    void setForStudy();
    /// Says whether the sheet is shown as free text.
    void setTextShown(bool text);
    /// Shows the head of the sheet of `power`, or of the rows of all powers, in which the keyboard is at one
    /// of `power`. `checks` are those of all powers.
    void showSheet(const Game& game, Power power, bool all, const std::vector<PowerCheck>& checks);
    /// Returns the name of a power with its player's in the current phase, if that is known.
    static QString nameOf(const Game& game, Power power);

Q_SIGNALS:
    /// The box "Received" was clicked.
    void receivedClicked(bool received);
    /// The button "Text" was toggled.
    void textWanted(bool text);

private:
    void showHeading(const Game& game, Power power, bool all, const std::vector<PowerCheck>& checks);

    ElidedLabel* heading_;
    QLabel* destroyed_; ///< the units that have no retreat
    QCheckBox* received_;
    QToolButton* asText_;
    bool forStudy_ = false;
};

} // namespace chancery
