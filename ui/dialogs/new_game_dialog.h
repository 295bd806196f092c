// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that begins a game: title, map, rulebook, players and lots.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <map>
#include <memory>
#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace chancery {

class LotsBox;

/// What a new game is begun with.
struct NewGame
{
    std::string title;
    std::shared_ptr<const Map> map;
    Rulebook rulebook;
    std::map<Power, std::string> players; ///< without powers whose player was left empty
    std::optional<LotDraw> lots;          ///< how the powers were drawn, if they were
    bool showLots = false;                ///< whether the players are shown the lots
};

/// Asks for the title, map, rulebook and players of a new game. Enter goes from one name to the next, and a
/// pasted list fills one line with each name.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with the first map chosen, and the rulebook with this id. `maps` must not be empty;
    /// `seed` is offered for the lots.
    NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, const std::string& rulebook,
                  std::uint64_t seed, QWidget* parent = nullptr);

    /// Returns what is chosen.
    NewGame newGame() const;

    /// Opens the dialog with a new seed and waits. Returns the choice, or nothing if it was cancelled.
    static std::optional<NewGame> edit(std::vector<std::shared_ptr<const Map>> maps,
                                       const std::string& rulebook, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLayout* choices(const std::string& rulebook);
    QWidget* players();
    void showPowers();
    void addPower(Power power, int row, int column);
    void showSpecial();
    void spread(std::size_t first);
    void goOnFrom(std::size_t name);
    void draw();
    Rulebook rulebook() const;
    const std::shared_ptr<const Map>& map() const;
    std::vector<std::string> names() const;

    std::vector<std::shared_ptr<const Map>> maps_;
    QLineEdit* title_ = nullptr;
    QComboBox* map_ = nullptr;
    QComboBox* rulebook_ = nullptr;
    QLabel* special_ = nullptr; ///< what sets the rulebook apart
    QScrollArea* area_ = nullptr;
    QGridLayout* players_ = nullptr;
    std::vector<QLineEdit*> names_; ///< [power]
    LotsBox* lots_;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
