// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of everything that a menu entry, a key or a button of a study's window can do. To add an action,
// add a row to the table of its menu: see ActionRowFor, and app/README.md.
#pragma once

#include "app/action_set.h"
#include "engine/base/result.h"

namespace chancery {

class StudyDocument;
struct ExportChoice;

/// One action, submenu or separator of a study's window.
using StudyActionRow = ActionRowFor<StudyDocument>;

/// Returns the rows of the File menu.
std::span<const StudyActionRow> studyFileActions();
/// Returns the rows of the File menu about sharing.
std::span<const StudyActionRow> studyShareActions();
/// Returns the rows of the Edit menu.
std::span<const StudyActionRow> studyEditActions();
/// Returns the rows of the Orders menu.
std::span<const StudyActionRow> studyOrderActions();
/// Returns the rows of the Lines menu.
std::span<const StudyActionRow> studyLineActions();
/// Returns the rows of the Laboratory menu.
std::span<const StudyActionRow> studyLabActions();
/// Returns the rows of the Projector and Playback menus.
std::span<const StudyActionRow> studyProjectorActions();
/// Returns the rows of the View and Help menus.
std::span<const StudyActionRow> studyViewActions();

/// Writes the picture of the line shown, of the part of the board that is shown. The study goes with the
/// file.
Status writeStudyPicture(StudyDocument& document, const ExportChoice& choice);

/// Makes the actions of a study's window; see ActionSet. The window owns them.
ActionSet* makeStudyActions(StudyDocument& document, QWidget* window, QWidget* board);

} // namespace chancery
