// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for a ruling on the current phase, with its reason and its effect.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace chancery {

/// Asks for a ruling: its kind, its place, what is ruled and why. It shows the effect before the gamemaster
/// accepts.
class RulingDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog for the last phase of the game, which must outlive it. `where` is the place offered
    /// first.
    RulingDialog(const Game& game, Province where, QWidget* parent = nullptr);

    /// Returns the ruling, with the computer's time. Returns nothing while a part or the reason is missing,
    /// or if the ruling would have no effect or spoil that of an earlier one.
    std::optional<Ruling> ruling() const;

private:
    QWidget* form();
    QWidget* whatBox();
    Ruling::Kind kind() const;
    Province where() const;
    Power powerOfUnit() const;
    void offerPlaces();
    void offerPlace(Province place);
    void offerWhat();
    void offerResults();
    void offerUnits();
    /// Returns the ruling in the form, with or without a reason; nothing if another part is missing.
    std::optional<Ruling> drafted() const;
    bool draftReading(Ruling& ruling) const;
    void draftUnit(Ruling& ruling) const;
    QString readingProblem() const;
    void refresh();
    void showEffects(const std::optional<Ruling>& ruling);
    PhaseRecord resolvedWith(const std::vector<Ruling>& rulings) const;

    const Game& game_;
    const Map& map_;
    const PhaseRecord was_; ///< the phase as it ends without this ruling
    QComboBox* kind_ = nullptr;
    QComboBox* where_ = nullptr;
    QStackedWidget* what_ = nullptr;
    QLineEdit* order_ = nullptr;
    QComboBox* result_ = nullptr;
    QComboBox* unit_ = nullptr;
    QComboBox* unitPower_ = nullptr;
    QComboBox* owner_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QLabel* problem_ = nullptr;
    QListWidget* effects_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
