// SPDX-License-Identifier: GPL-3.0-or-later
// Title, map, rulebook and players of a game about to begin.
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
    std::map<Power, std::string> players; ///< without those left empty
};

class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// `maps` must not be empty; the first is offered first.
    explicit NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, QWidget* parent = nullptr);

    NewGame newGame() const;

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
