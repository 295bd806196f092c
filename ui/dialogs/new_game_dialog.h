// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that begins a game: title, map, rulebook and players.
#pragma once

#include "engine/map/map.h"
#include "engine/rules/rulebooks.h"

#include <QDialog>

#include <map>
#include <memory>
#include <optional>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace chancery {

/// What a new game is begun with.
struct NewGame
{
    std::string title;
    std::shared_ptr<const Map> map;
    Rulebook rulebook;
    std::map<Power, std::string> players; ///< without powers whose player was left empty
};

/// Asks for the title, map, rulebook and players of a new game.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with the first map chosen. `maps` must not be empty.
    explicit NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, QWidget* parent = nullptr);

    /// Returns what is chosen.
    NewGame newGame() const;

    /// Opens the dialog and waits. Returns the choice, or nothing if it was cancelled.
    static std::optional<NewGame> edit(std::vector<std::shared_ptr<const Map>> maps, QWidget* parent);

private:
    void showPowers();

    std::vector<std::shared_ptr<const Map>> maps_;
    QLineEdit* title_ = nullptr;
    QComboBox* map_ = nullptr;
    QComboBox* rulebook_ = nullptr;
    QFormLayout* players_ = nullptr;
    std::vector<QLineEdit*> names_; ///< [power]
};

} // namespace chancery
