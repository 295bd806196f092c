// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of everything that a menu entry, a key or a button of a study's window can do. To add an action,
// add a row to the table of its menu; app/README.md says what follows from each part of it.
#pragma once

#include "app/action_set.h"

namespace chancery {

class StudyDocument;

/// One action, submenu or separator of a study's window.
using StudyActionRow = ActionRowFor<StudyDocument>;

/// Returns the rows of the File menu.
std::span<const StudyActionRow> studyFileActions();
/// Returns the rows of the Edit menu.
std::span<const StudyActionRow> studyEditActions();
/// Returns the rows of the Orders menu.
std::span<const StudyActionRow> studyOrderActions();
/// Returns the rows of the Lines menu.
std::span<const StudyActionRow> studyLineActions();
/// Returns the rows of the Laboratory menu.
std::span<const StudyActionRow> studyLabActions();
/// Returns the rows of the View and Help menus.
std::span<const StudyActionRow> studyViewActions();

/// Makes the actions of a study's window; see ActionSet. The window owns them.
ActionSet* makeStudyActions(StudyDocument& document, QWidget* window, QWidget* board);

} // namespace chancery
