// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that sets up any position: phase, units and centres, typed as lists, picked, or clicked on the
// board.
#pragma once

#include "ui/dialogs/position_draft.h"
#include "ui/draw/board_look.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace chancery {

class BoardView;
class PhaseBox;

/// Edits a position and its phase.
class EditPositionDialog : public QDialog
{
    Q_OBJECT

public:
    /// Whether a change needs a reason, as it does in a game under way.
    enum class Reason { None, Needed };
    /// Makes the dialog, filled with `setup`. Without a board, places can be typed and picked but not
    /// clicked. The map must outlive the dialog.
    EditPositionDialog(const Map& map, const PositionSetup& setup, const BoardSource& board = {},
                       QWidget* parent = nullptr, Reason reason = Reason::None);

    /// Returns the position in the dialog, without what could not be read. In a retreat phase it keeps the
    /// closed provinces from before, and the dislodged units that are checked.
    PositionSetup setup() const;

    /// Opens the dialog and waits. Returns the position, or nothing if it was cancelled.
    static std::optional<PositionSetup> edit(const Map& map, const PositionSetup& setup,
                                             const BoardSource& board, QWidget* parent,
                                             Reason reason = Reason::None);

private:
    /// What picking or clicking a province does to it.
    enum class Tool { Army, Fleet, Centre, Erase };

    struct Row
    {
        QLineEdit* units = nullptr;
        QLineEdit* centres = nullptr;
        QLabel* count = nullptr;
        QLabel* problem = nullptr;
    };

    QLayout* phaseLine(const Phase& phase);
    QWidget* lists();
    void addRow(QGridLayout* grid, int line, Power power);
    QLayout* picker();
    QLayout* dislodgedPart();
    QStringList doubts(const PositionDraft& draft) const;
    QWidget* boardBeside(const BoardSource& board);
    QLayout* reasonLine();
    bool reasonMissing() const;

    void write(const std::vector<PositionDraft::Lists>& lists);
    std::vector<PositionDraft::Lists> written() const;
    Tool tool() const;
    Power power() const;
    void offerPlaces();
    void use(Location at);
    void clickedOn(Province province);
    void refresh();

    const Map& map_;
    const BoardSource board_;
    const PositionSetup before_;
    PhaseBox* phase_ = nullptr;
    std::vector<Row> rows_; ///< [power]
    QComboBox* power_ = nullptr;
    QComboBox* tool_ = nullptr;
    QComboBox* place_ = nullptr;
    QListWidget* dislodged_ = nullptr; ///< nullptr if no unit was dislodged
    BoardView* view_ = nullptr;
    QLineEdit* reason_ = nullptr; ///< nullptr if no reason is needed
    QLabel* state_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
