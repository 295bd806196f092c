// SPDX-License-Identifier: GPL-3.0-or-later
// Makes menu entries, keys and buttons of tables of actions, for one window. The keys work in its text fields
// too.
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <span>
#include <vector>

class QAction;
class QKeyEvent;
class QMenu;
class QMenuBar;
class QWidget;

namespace chancery {

/// Keeps the text fields of a window, and of its floating panels, from taking the keys of its actions for
/// editing of their own, as Qt's fields do with Ctrl+U and Ctrl+E. A field keeps what people expect of it:
/// letters, the keys that move and delete, cut, copy, paste, select all, and undo, unless it leaves that to
/// the window by itself.
class FieldKeys : public QObject
{
    Q_OBJECT

public:
    /// Works for actions of `window`. Both must outlive this; actions may be added later.
    FieldKeys(QWidget& window, const std::vector<QAction*>& actions, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOwnField(const QObject& watched) const;
    const QAction* actionOf(const QKeyEvent& key) const;

    QWidget& window_;
    const std::vector<QAction*>& actions_;
};

class Document;
enum class ThemeKind : std::uint8_t;

/// The menus of all windows; each window has some of them.
enum class MenuId {
    File,
    Edit,
    Players,
    Orders,
    Story,
    History,
    Lines,
    Laboratory,
    View,
    Projector,
    Time,
    Help
};

/// Where a shortcut works. Single letters work only while the board has the focus, because they are text
/// elsewhere. Those of the story work in the whole window while the players are being shown a story,
/// otherwise on the board.
enum class KeyScope { Window, Board, Story };

/// One action, submenu or separator of a menu. A row without `run` is a submenu that the window fills; a row
/// without `name` is a separator, and one without `text` stands for the row of its name that other windows
/// have too (common_actions.h). Texts are English, in the translation context "Actions".
struct ActionRow
{
    MenuId menu;                                ///< the menu that has the entry
    const char* name = nullptr;                 ///< also the object name: "file.save"
    const char* text = nullptr;                 ///< of the menu entry, with its mnemonic
    const char* shortcut = nullptr;             ///< one or several keys, separated by "; "
    const char* icon = nullptr;                 ///< a file of resources/icons, without its ending
    const char* tip = nullptr;                  ///< the tooltip and the status tip
    void (*run)(Document&) = nullptr;           ///< what the action does
    bool (*enabled)(const Document&) = nullptr; ///< whether it is enabled; nullptr means always
    bool (*checked)(const Document&) = nullptr; ///< whether it is checked; nullptr means not checkable
    KeyScope scope = KeyScope::Window;          ///< where the shortcut works
    /// Gives the text where it changes, in place of `text`; empty if the action has no use now, and is
    /// hidden.
    QString (*textNow)(const Document&) = nullptr;
    const char* submenu =
        nullptr; ///< the name of the submenu that has the entry; nullptr means the menu itself
    const char* iconOn = nullptr; ///< as `icon`, while the action is checked; nullptr means the same
};

/// A row of a window with its action.
struct ActionEntry
{
    const ActionRow* row = nullptr;
    QString name;              ///< as in the row
    QAction* action = nullptr; ///< nullptr for a submenu or a separator
};

/// Returns the title of a menu, with its mnemonic.
QString menuTitle(MenuId id);

/// Returns a tooltip with the first key: "Save the game (Ctrl+S)".
QString toolTip(const QString& tip, const QList<QKeySequence>& keys);

/// Returns the keys of an entry as its table has them.
QList<QKeySequence> defaultKeys(const ActionEntry& entry);

/// The actions of one window: makes a QAction of every row, fills the menus and keeps the actions up to date.
class ActionSet : public QObject
{
    Q_OBJECT

public:
    /// Makes a set without actions. Shortcuts of KeyScope::Board and KeyScope::Story work in `board`, all
    /// others in `window`. All three must outlive this.
    ActionSet(Document& document, QWidget* window, QWidget* board);

    /// Adds the rows of a table, which must outlive this.
    void add(std::span<const ActionRow> rows);
    /// Joins the actions of which one at most is checked, so that menus draw them so.
    void join(const QStringList& names);
    /// Gives every action its keys: those that the user chose, else those of its row. Call it once all are
    /// there, and when the keys change.
    void takeKeys();

    /// Returns the action of this name, such as "file.save"; nullptr if there is none.
    QAction* operator[](const QString& name) const;
    /// Returns the submenu of this name once fillMenus() has made it, else nullptr.
    QMenu* submenu(const QString& name) const { return submenus_.value(name); }
    /// Returns all actions in the order of the tables.
    const std::vector<QAction*>& all() const { return all_; }
    /// Returns the rows of the tables with their actions.
    const std::vector<ActionEntry>& entries() const { return entries_; }
    /// Returns the menu of an action, as it is read: "File".
    QString placeOf(const QString& name) const;
    /// Returns the keys of a row of any table, also of another window: those that the user chose, else those
    /// that are given.
    QList<QKeySequence> keysOf(const QString& name, const char* shortcut) const;
    /// Adds these menus with their entries to the menu bar. Call it once.
    void fillMenus(QMenuBar& bar, std::initializer_list<MenuId> menus);
    /// Sets the icons of this theme.
    void setTheme(ThemeKind theme);
    /// Enables, checks and renames the actions as the state of the window requires.
    void refresh();

protected:
    /// Returns whether an action has no use now, whatever its row says.
    virtual bool isCovered(const ActionRow& /*row*/) const { return false; }

private:
    void add(const ActionRow& row);
    void fill(QMenu& menu, MenuId id);
    void tellWhy(const ActionRow& row, QAction& action) const;

    Document& document_;
    QWidget *window_, *board_;
    std::vector<ActionEntry> entries_;
    std::vector<QAction*> all_;
    QHash<QString, QAction*> byName_;
    QHash<QString, QMenu*> submenus_;
};

/// Opens a menu at a point of the display and returns whether one of its actions was taken: by the mouse, by
/// its letter, or by its key in the window, which closes the menu, too.
bool takenFrom(QMenu& menu, const QPoint& at);

} // namespace chancery
