// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of what is on the board of a console, on the order sheets and in the results.
#pragma once

#include "engine/base/ids.h"

#include <QObject>
#include <QPoint>

class QMenu;

namespace chancery {

class Actions;
class ConsoleBoard;
class Document;
class OrdersPanel;

/// Where the menu is opened.
enum class MenuOn { Board, Orders };

/// Opens the menu of a province with what can be done there now.
class ProvinceMenu : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; `orders` owns it.
    ProvinceMenu(Document& document, Actions& actions, ConsoleBoard& board, OrdersPanel& orders);

    /// Opens the menu of a province at a point of the display. The province is chosen first, so that what
    /// the menu offers is about it, and left again if nothing was taken from the menu.
    void open(Province province, const QPoint& at, MenuOn on);
    /// Opens the menu of what the keyboard is at: the chosen order of a list, else the chosen province.
    void openByKey();

private:
    void addUsable(QMenu& menu, const QStringList& names) const;

    Document& document_;
    Actions& actions_;
    ConsoleBoard& board_;
    OrdersPanel& orders_;
};

} // namespace chancery
