// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of everything that a menu entry, a key or a button of the console can do: one row for each
// action.
#pragma once

#include "app/action_set.h"

namespace chancery {

class Document;
enum class NextStep;

/// Returns the rows of the File menu.
std::span<const ActionRow> fileActions();
/// Returns the rows of the Edit menu.
std::span<const ActionRow> editActions();
/// Returns the rows of the Players menu.
std::span<const ActionRow> playerActions();
/// Returns the rows of the submenu Committee.
std::span<const ActionRow> committeeActions();
/// Returns the rows of the same submenu about conferences and treaties, which follow it.
std::span<const ActionRow> conferenceActions();
/// Returns the rows of the Orders menu.
std::span<const ActionRow> orderActions();
/// Returns the rows of the Story and History menus.
std::span<const ActionRow> storyActions();
/// Returns the rows of the View menu.
std::span<const ActionRow> viewActions();
/// Returns the rows of the submenu Ask the board of the View menu.
std::span<const ActionRow> boardActions();
/// Returns the rows of the Projector menu.
std::span<const ActionRow> projectorActions();
/// Returns the rows of the submenu Draw for the room of the Projector menu, which they follow; of studies
/// too.
std::span<const ActionRow> drawActions();
/// Returns the rows of the Clock menu.
std::span<const ActionRow> clockActions();
/// Returns the rows of the Help menu.
std::span<const ActionRow> helpActions();

/// Returns the name of the action that takes a step.
QString actionOf(NextStep step);
/// Returns whether the audience is being shown the story of what a document presents.
bool tellsStory(const Document& document);

/// The actions of a console.
class Actions : public ActionSet
{
    Q_OBJECT

public:
    /// Makes the actions of all tables; see ActionSet. `document` must outlive this.
    Actions(Document& document, QWidget* window, QWidget* board);

    /// Adds the menus with their entries to the menu bar. Call it once.
    void fillMenus(QMenuBar& bar);

protected:
    bool isCovered(const ActionRow& entry) const override;

private:
    Document& document_;
};

} // namespace chancery
