// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a phase right that was played: its sheets and rulings; lists everything that would change in the game.
#pragma once

#include "engine/rulings/correct.h"

#include <QDialog>
#include <QTimer>

#include <map>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace chancery {

class CorrectDialog : public QDialog
{
    Q_OBJECT

public:
    /// The phase `number` must be resolved; the game must outlive the dialog.
    CorrectDialog(const Game& game, std::size_t number, QWidget* parent = nullptr);

    /// The phase as it stands in the dialog, not resolved.
    PhaseRecord record() const;
    /// What comes of it; nothing while nothing is changed or a reason is missing.
    std::optional<CorrectedGame> correction() const;

    static std::optional<Game> correct(const Game& game, std::size_t number, QWidget* parent);

private:
    QWidget* sheetPart();
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
    void refresh();

    const Game& game_;
    const Map& map_;
    const std::size_t number_;
    PhaseRecord draft_;             ///< with the rulings as they stand here, and the sheets as they were
    std::map<Power, QString> sheets_; ///< that were typed in
    std::size_t rulingsTaken_ = 0;
    QComboBox* powers_ = nullptr;
    QPlainTextEdit* sheet_ = nullptr;
    QListWidget* rulings_ = nullptr;
    QPushButton* take_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QTreeWidget* changes_ = nullptr;
    QLabel* state_ = nullptr;
    QPushButton* accept_ = nullptr;
    QTimer soon_; ///< after the last key
};

} // namespace chancery
