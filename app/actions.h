// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a menu, a key or a button can do, as a table: one row an action.
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

enum class MenuId { File, Edit, Players, Orders, Story, History, View, Projector, Time, Help };

/// Where a shortcut works: single letters only while the board has the focus, not while somebody types.
enum class KeyScope { Window, Board };

/// Text columns are English, in the translation context "Actions". A row without `run` is a submenu that
/// MainWindow fills; one without `name` is a separator.
struct ActionRow
{
    MenuId menu;
    const char* name = nullptr; ///< also its objectName: "file.save"
    const char* text = nullptr;
    const char* shortcut = nullptr; ///< several are separated by "; "
    const char* icon = nullptr;
    const char* tip = nullptr;
    void (*run)(Document&) = nullptr;
    bool (*enabled)(const Document&) = nullptr; ///< always, if there is none
    bool (*checked)(const Document&) = nullptr; ///< not checkable, if there is none
    KeyScope scope = KeyScope::Window;
    QString (*textNow)(const Document&) = nullptr; ///< instead of `text`, where it changes
};

// The tables, one for each file of handlers, in the sequence of the menus.
std::span<const ActionRow> fileActions();
std::span<const ActionRow> editActions();
std::span<const ActionRow> playerActions();
std::span<const ActionRow> orderActions();
std::span<const ActionRow> storyActions();
std::span<const ActionRow> viewActions();
std::span<const ActionRow> projectorActions();
std::span<const ActionRow> clockActions();
std::span<const ActionRow> helpActions();

class Actions : public QObject
{
    Q_OBJECT

public:
    /// Makes an action of every row; `board` is where KeyScope::Board listens.
    Actions(Document& document, QWidget* window, QWidget* board);

    QAction* operator[](const QString& name) const;
    QMenu* submenu(const QString& name) const { return submenus_.value(name); }
    const std::vector<QAction*>& all() const { return all_; }
    void fillMenus(QMenuBar& bar);
    void setTheme(ThemeKind theme);
    /// Enables, checks and renames what the state of the evening asks for.
    void refresh();

private:
    QAction* make(const ActionRow& row, QWidget* window, QWidget* board);
    void fill(QMenu& menu, MenuId id);

    Document& document_;
    std::vector<std::pair<const ActionRow*, QAction*>>
        rows_; ///< actions are null for separators and submenus
    std::vector<QAction*> all_;
    QHash<QString, QAction*> byName_;
    QHash<QString, QMenu*> submenus_;
};

} // namespace chancery
