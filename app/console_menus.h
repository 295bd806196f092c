// SPDX-License-Identifier: GPL-3.0-or-later
// The submenus of a console whose entries depend on what there is: panels, displays, variations, recent
// games.
#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMenu;

namespace chancery {

class Actions;
class Document;

/// Fills these submenus, most of them when they are opened.
class ConsoleMenus : public QObject
{
    Q_OBJECT

public:
    /// `actions` have filled the menu bar of the console, and own this.
    ConsoleMenus(Document& document, Actions& actions, const QList<QDockWidget*>& panels);

private:
    void fill(const char* submenu, void (ConsoleMenus::*list)(QMenu& menu));
    void listRecentFiles(QMenu& menu);
    void listDisplays(QMenu& menu);
    void listVariations(QMenu& menu);
    void listSlideTimes(QMenu& menu);

    Document& document_;
    Actions& actions_;
};

} // namespace chancery
