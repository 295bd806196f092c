// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for a pasted text that is not clear, or that would replace what is written.
#pragma once

#include "engine/game/game.h"
#include "ui/dialogs/pasted_lines.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace chancery {

/// Says on one line what a paste would do. Lists the lines that are not as they should be, each with what it
/// may mean, and its blocks, each with the power on whose sheet it is to be written and what that does to the
/// sheet. Nothing is changed before it is accepted, which goes to each part until it has a power, and to each
/// unclear line once.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog; `paste` has the powers that are proposed.
    PasteDialog(const Game& game, SheetPaste paste, QWidget* parent = nullptr);

    /// Returns the paste with the powers and meanings that are chosen.
    const SheetPaste& paste() const { return paste_; }

public Q_SLOTS:
    /// Opens the first part without a power, or the next unclear line that has no answer yet, if it was not
    /// opened before; else closes the dialog.
    void accept() override;

private:
    /// The widgets of a block.
    struct Row
    {
        QLabel* title = nullptr;
        QLabel* lines = nullptr;
        QComboBox* power = nullptr; ///< nullptr if the lines name their powers themselves
        QLabel* effect = nullptr;
        QCheckBox* keeps = nullptr; ///< whether the sheets keep their other lines
    };

    std::vector<std::size_t> sequence() const;
    PowerSet sheetsOf(const PastedBlock& block) const;
    void addRow(QGridLayout& grid, std::size_t block);
    QCheckBox* keepingBox(std::size_t block);
    void showKeeping(std::size_t block);
    QComboBox* powerBox(std::size_t block);
    QString titleOf(const PastedBlock& block) const;
    QString effectOn(const PastedBlock& block) const;
    void take(std::size_t block);
    QComboBox* openPart() const;
    void showState();
    void alignBoxes();
    void showEffect();

    const Game game_;
    SheetPaste paste_;
    std::vector<Row> rows_; ///< [block]
    QLabel *summary_, *state_;
    PastedLines* lines_; ///< those that are to be looked at
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
