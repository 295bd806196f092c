// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that corrects a phase that was played and lists what would change in the game.
#pragma once

#include "engine/game/correct.h"

#include <QDialog>
#include <QTimer>

#include <map>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace chancery {

class TextField;

/// Corrects the order sheets and rulings of a resolved phase. It replays the later phases and lists every
/// difference before the gamemaster accepts.
class CorrectDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog for the phase with index `number`, which must be resolved. It shows the sheet of
    /// `first`; for noPower the first with orders. The game must outlive the dialog.
    CorrectDialog(const Game& game, std::size_t number, Power first = noPower, QWidget* parent = nullptr);

    /// Returns the phase with the sheets and rulings of the dialog, not resolved.
    PhaseRecord record() const;
    /// Returns the corrected game with its differences. Returns nothing while nothing is changed or a needed
    /// reason is missing.
    std::optional<CorrectedGame> correction() const;

private:
    QWidget* sheetPart(Power first);
    QWidget* rulingPart();
    QWidget* changesPart();
    Power power() const;
    QString sheetOf(Power power) const;
    void showSheet();
    void keepSheet();
    void addRuling();
    void takeRuling();
    void listRulings();
    bool sheetsChanged() const;
    bool needsReason() const;
    QString unreadLines(const PhaseRecord& record) const;
    bool addsUnread(const PhaseRecord& record) const;
    bool stops(const PhaseRecord& record) const;
    void refresh();

    const Game& game_;
    const Map& map_;
    const std::size_t number_;
    PhaseRecord draft_;               ///< with the rulings as in the dialog and the sheets as they were
    std::map<Power, QString> sheets_; ///< the sheets that were edited
    std::size_t rulingsTaken_ = 0;
    QComboBox* powers_ = nullptr;
    TextField* sheet_ = nullptr;
    QListWidget* rulings_ = nullptr;
    QPushButton* take_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QTreeWidget* changes_ = nullptr;
    QLabel* state_ = nullptr;
    QPushButton* accept_ = nullptr;
    QTimer soon_{this}; ///< updates the list a moment after the last key
};

} // namespace chancery
