// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for a pasted text of which it is not clear whose orders they are.
#pragma once

#include "engine/game/game.h"
#include "ui/desk/sheet_paste.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace chancery {

/// Lists the blocks of a pasted text, each with the power on whose sheet it is to be written and what that
/// does to the sheet. Nothing is changed before it is accepted.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog; `paste` has the powers that are proposed.
    PasteDialog(const Game& game, SheetPaste paste, QWidget* parent = nullptr);

    /// Returns the paste with the powers that are chosen.
    const SheetPaste& paste() const { return paste_; }

private:
    /// The widgets of a block.
    struct Row
    {
        QComboBox* power = nullptr; ///< nullptr if the lines name their powers themselves
        QLabel* effect = nullptr;
    };

    void addRow(QGridLayout& grid, std::size_t block);
    QComboBox* powerBox(std::size_t block);
    QString titleOf(const PastedBlock& block) const;
    QString effectOf(const PastedBlock& block) const;
    void take(std::size_t block);
    void showState();

    const Game game_;
    SheetPaste paste_;
    std::vector<Row> rows_; ///< [block]
    QLabel* state_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
