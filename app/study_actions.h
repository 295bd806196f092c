// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of everything that a menu entry, a key or a button of a study's window can do. To add an action,
// add a row to the table of its menu: see ActionRow, and app/README.md.
#pragma once

#include "app/action_set.h"
#include "engine/base/result.h"

namespace chancery {

class Document;
struct ExportChoice;

/// Returns the rows of the File menu.
std::span<const ActionRow> studyFileActions();
/// Returns the rows of the File menu about sharing.
std::span<const ActionRow> studyShareActions();
/// Returns the rows of the Edit menu.
std::span<const ActionRow> studyEditActions();
/// Returns the rows of the Orders menu.
std::span<const ActionRow> studyOrderActions();
/// Returns the rows of the Lines menu.
std::span<const ActionRow> studyLineActions();
/// Returns the rows of the Laboratory menu.
std::span<const ActionRow> studyLabActions();
/// Returns the rows of the Projector and Playback menus.
std::span<const ActionRow> studyProjectorActions();
/// Returns the rows of the View and Help menus.
std::span<const ActionRow> studyViewActions();

/// Writes the picture of the line shown, of the part of the board that is shown. The study goes with the
/// file.
Status writeStudyPicture(Document& document, const ExportChoice& choice);

/// Makes the actions of a study's window; see ActionSet. The window owns them.
ActionSet* makeStudyActions(Document& document, QWidget* window, QWidget* board);

} // namespace chancery
