// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up any position by hand: phase, units and centres, typed as lists, picked, or clicked on the board.
#pragma once

#include "ui/dialogs/position_draft.h"
#include "ui/paint/board_look.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chancery {

class BoardView;

class EditPositionDialog : public QDialog
{
    Q_OBJECT

public:
    /// The map must outlive the dialog. Without a board there is nothing to click on, the rest works.
    /// Where a game is under way a change needs a reason.
    enum class Reason { None, Needed };
    EditPositionDialog(const Map& map, const PositionSetup& setup, const BoardSource& board = {},
                       QWidget* parent = nullptr, Reason reason = Reason::None);

    /// What stands there now; only what could be read.
    PositionSetup setup() const;

    static std::optional<PositionSetup> edit(const Map& map, const PositionSetup& setup,
                                             const BoardSource& board, QWidget* parent,
                                             Reason reason = Reason::None);

private:
    /// What a pick or a click does to a place.
    enum class Tool { Army, Fleet, Centre, Erase };

    struct Row
    {
        QLineEdit* units = nullptr;
        QLineEdit* centres = nullptr;
        QLabel* count = nullptr;
        QLabel* problem = nullptr;
    };

    static QString withoutYear(const Phase& phase);
    QLayout* phaseLine(const Phase& phase);
    QWidget* lists();
    void addRow(QGridLayout* grid, int line, Power power);
    QLayout* picker();
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
    QComboBox* phase_ = nullptr;
    QSpinBox* year_ = nullptr;
    std::vector<Row> rows_; ///< [power]
    QComboBox* power_ = nullptr;
    QComboBox* tool_ = nullptr;
    QComboBox* place_ = nullptr;
    BoardView* view_ = nullptr;
    QLineEdit* reason_ = nullptr; ///< if one is needed
    QLabel* state_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
