// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that begins a game: number of players, title, map, rulebook, times, players and lots.
#pragma once

#include "engine/game/seats.h"

#include <QDialog>

#include <array>
#include <map>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QTimeEdit;

namespace chancery {

class LotsBox;

/// What a new game is begun with.
struct NewGame
{
    std::string title;
    std::shared_ptr<const Map> map;
    Rulebook rulebook;                    ///< with the number of players
    int firstYear = 0;                    ///< the year in which the game begins
    AgreedEnd agreedEnd;                  ///< when a short game ends
    ClockRules times;                     ///< for the phase clock
    std::map<Power, std::string> players; ///< without powers whose player was left empty
    std::optional<LotDraw> lots;          ///< how the powers were drawn, if they were
    bool showLots = false;                ///< whether the players are shown the lots
};

/// Asks for the number of players, which decides who plays what, when the game begins and what wins; and for
/// the title, map, rulebook, times and players of a new game. Enter goes from one name to the next, and a
/// pasted list fills one line with each name.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with the first map chosen, and the rulebook with this id, that of the last game;
    /// unless it is the usual one, the dialog says so. `maps` must not be empty; `times` are those of the
    /// last game, and `seed` is offered for the lots.
    NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, const std::string& rulebook,
                  std::uint64_t seed, const ClockRules& times = {}, QWidget* parent = nullptr);

    /// Returns what is chosen.
    NewGame newGame() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLayout* choices(const std::string& rulebook);
    QLayout* times();
    QWidget* players();
    void followMap();
    void followBook();
    void followPlayers();
    void offerTables();
    void offerTimes();
    void showSeats();
    void hintAtDelegates();
    void alignFields(bool wide, int rows);
    void addSeat(const Seat& seat, int row, int column);
    void spread(std::size_t first);
    void note(const QString& text);
    void goOnFrom(std::size_t name);
    const RulebookInfo& book() const;
    Rulebook rulebook() const;
    const std::shared_ptr<const Map>& map() const;
    Game game() const;

    std::vector<std::shared_ptr<const Map>> maps_;
    const std::string lastBook_; ///< the id of the rulebook that is chosen at first
    const ClockRules lastTimes_;
    std::vector<ClockRules> offeredTimes_;
    std::array<QList<QWidget*>, 2> labels_; ///< of what is chosen, in both columns
    QComboBox* table_ = nullptr;            ///< how many players; its data are of Players
    QLineEdit* title_ = nullptr;
    QComboBox* map_ = nullptr;
    QComboBox* rulebook_ = nullptr;
    QLabel* special_ = nullptr; ///< what sets the rulebook apart
    QComboBox* times_ = nullptr;
    QSpinBox* firstYear_ = nullptr;
    QSpinBox* lastYear_ = nullptr;
    QCheckBox* ends_ = nullptr;
    QTimeEdit* endsAt_ = nullptr;
    QLabel* notes_ = nullptr; ///< what is different with so many players
    QScrollArea* area_ = nullptr;
    QGridLayout* players_ = nullptr;
    std::vector<Seat> seats_;
    std::vector<QLineEdit*> names_; ///< for each of seats_
    LotsBox* lots_;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
