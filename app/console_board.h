// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's board: its pictures, what is over it, and what clicks and the pointer on it do.
#pragma once

#include "engine/base/ids.h"

#include <QObject>
#include <QPixmap>

class QLabel;

namespace chancery {

class BoardShelf;
class BoardView;
class Document;
class FrameOver;

/// The board of a console and what is over it.
class ConsoleBoard : public QObject
{
    Q_OBJECT

public:
    /// Connects a board with its document. `view` owns this.
    ConsoleBoard(Document& document, BoardView& view);

    /// Returns the board.
    BoardView& view() { return view_; }
    /// Returns the card over it.
    BoardShelf& shelf() { return *shelf_; }
    /// Puts the map of the open game on the board. It must come before any picture of that game.
    void takeMap();
    /// Shows the picture of the document.
    void showPicture();
    /// Shows the colours and labels of the preferences.
    void showLook();
    /// Shows what is over the board as the document needs it now.
    void follow();

    /// Lights a province and brings it into view. The players' picture stays as it is.
    void showProvince(Province province);
    /// Chooses the unit of a province, as a click does, where orders are being written; else shows its
    /// result.
    void chooseUnit(Province province);
    /// Returns the province that actions are about: the chosen one, else the one under the pointer.
    Province subject() const;
    /// Returns whether something is chosen, or a unit or what can be ordered is under the pointer.
    bool hasSubject() const;
    /// Holds what is under the pointer while a menu is about it, and looks again afterwards.
    void hold(bool held);

    /// Returns the board of a phase with its orders, for the gamemaster.
    QPixmap smallBoard(std::size_t phase, QSize size) const;

Q_SIGNALS:
    /// The result of a province is to be shown.
    void resultWanted(chancery::Province province);

private:
    void connectView();
    void hover(Province province);
    void click(Province province, Qt::KeyboardModifiers modifiers, Location coast);

    Document& document_;
    BoardView& view_;
    BoardShelf* shelf_;
    FrameOver* earlier_; ///< round the board while an earlier phase is on it
    QLabel* place_;      ///< the name of the province under the pointer
    bool held_ = false;
};

} // namespace chancery
