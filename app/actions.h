// SPDX-License-Identifier: GPL-3.0-or-later
// The table of everything that a menu entry, a key or a button can do: one row for each action.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

#include <span>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace chancery {

class Document;
enum class ThemeKind : std::uint8_t;

/// The menus, in the order of the menu bar.
enum class MenuId { File, Edit, Players, Orders, Story, History, View, Projector, Time, Help };

/// Where a shortcut works. Single letters work only while the board has the focus, because they are text
/// elsewhere. Those of the story work in the whole window while the players are being shown a story,
/// otherwise on the board.
enum class KeyScope { Window, Board, Story };

/// One action, submenu or separator of a menu. A row without `run` is a submenu that MainWindow fills; a row
/// without `name` is a separator. Texts are English, in the translation context "Actions".
struct ActionRow
{
    MenuId menu;                                   ///< the menu that has the entry
    const char* name = nullptr;                    ///< also the object name: "file.save"
    const char* text = nullptr;                    ///< of the menu entry, with its mnemonic
    const char* shortcut = nullptr;                ///< one or several keys, separated by "; "
    const char* icon = nullptr;                    ///< a file of resources/icons, without its ending
    const char* tip = nullptr;                     ///< the tooltip and the status tip
    void (*run)(Document&) = nullptr;              ///< what the action does
    bool (*enabled)(const Document&) = nullptr;    ///< whether it is enabled; nullptr means always
    bool (*checked)(const Document&) = nullptr;    ///< whether it is checked; nullptr means not checkable
    KeyScope scope = KeyScope::Window;             ///< where the shortcut works
    /// Gives the text where it changes, in place of `text`; empty if the action has no use in this game, and
    /// is hidden.
    QString (*textNow)(const Document&) = nullptr;
    const char* submenu =
        nullptr; ///< the name of the submenu that has the entry; nullptr means the menu itself
};

/// Returns the rows of the File menu.
std::span<const ActionRow> fileActions();
/// Returns the rows of the Edit menu.
std::span<const ActionRow> editActions();
/// Returns the rows of the Players menu.
std::span<const ActionRow> playerActions();
/// Returns the rows of the submenu Committee.
std::span<const ActionRow> committeeActions();
/// Returns the rows of the Orders menu.
std::span<const ActionRow> orderActions();
/// Returns the rows of the Story and History menus.
std::span<const ActionRow> storyActions();
/// Returns the rows of the View menu.
std::span<const ActionRow> viewActions();
/// Returns the rows of the Projector menu.
std::span<const ActionRow> projectorActions();
/// Returns the rows of the Clock menu.
std::span<const ActionRow> clockActions();
/// Returns the rows of the Help menu.
std::span<const ActionRow> helpActions();

/// Makes a QAction of every row for one window, fills the menus and keeps the actions up to date.
class Actions : public QObject
{
    Q_OBJECT

public:
    /// Makes the actions. Shortcuts of KeyScope::Board and KeyScope::Story work in `board`, all others in
    /// `window`. All three must outlive this.
    Actions(Document& document, QWidget* window, QWidget* board);

    /// Returns the action of this name, such as "file.save"; nullptr if there is none.
    QAction* operator[](const QString& name) const;
    /// Returns the submenu of this name once fillMenus() has made it, else nullptr.
    QMenu* submenu(const QString& name) const { return submenus_.value(name); }
    /// Returns all actions in the order of the tables.
    const std::vector<QAction*>& all() const { return all_; }
    /// Returns the rows of the tables with their actions, which are null for separators and submenus.
    const std::vector<std::pair<const ActionRow*, QAction*>>& rows() const { return rows_; }
    /// Returns the menu of an action, as it is read: "File".
    QString placeOf(const QString& name) const;
    /// Adds the menus with their entries to the menu bar. Call it once.
    void fillMenus(QMenuBar& bar);
    /// Sets the icons of this theme.
    void setTheme(ThemeKind theme);
    /// Enables, checks and renames the actions as the state of the document requires.
    void refresh();

private:
    QAction* make(const ActionRow& row, QWidget* window, QWidget* board);
    void fill(QMenu& menu, MenuId id);
    void joinChoices();
    void takeKeys();

    Document& document_;
    std::vector<std::pair<const ActionRow*, QAction*>> rows_;
    std::vector<QAction*> all_;
    QHash<QString, QAction*> byName_;
    QHash<QString, QMenu*> submenus_;
};

} // namespace chancery
