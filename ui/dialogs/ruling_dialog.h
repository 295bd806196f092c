// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what the gamemaster rules of the present phase, and why; shows what would come of it.
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

class RulingDialog : public QDialog
{
    Q_OBJECT

public:
    /// On the last phase of the game, which must outlive the dialog. `where` is what is looked at first.
    RulingDialog(const Game& game, Province where, QWidget* parent = nullptr);

    /// Nothing while something is missing, the reason for one. The time is that of the computer's clock.
    std::optional<Ruling> ruling() const;

    static std::optional<Ruling> ask(const Game& game, Province where, QWidget* parent);

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
    /// What stands in the form, whether there is a reason or not.
    std::optional<Ruling> drafted() const;
    bool draftReading(Ruling& ruling) const;
    void draftUnit(Ruling& ruling) const;
    QString readingProblem() const;
    void refresh();
    void showEffects(const std::optional<Ruling>& ruling);
    PhaseRecord resolvedWith(const std::vector<Ruling>& rulings) const;

    const Game& game_;
    const Map& map_;
    const PhaseRecord was_; ///< as it ends without this ruling
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
