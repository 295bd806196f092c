// SPDX-License-Identifier: GPL-3.0-or-later
// The library of cases and the glossary, in windows beside that of a game or a study.
#pragma once

#include "ui/lab/case_library.h"

#include <QString>

class QWidget;

namespace chancery {

class Workspace;

/// Returns all libraries of cases as one, with the studies in the folder of the last game as the user's own
/// cases. Fails if a library cannot be read.
Result<CaseCollection> caseCollection(Workspace& workspace);
/// Shows the library beside a window; what is opened in it becomes a study. Says why it cannot be read.
void showLibrary(Workspace& workspace, QWidget& window);
/// Shows the glossary beside a window, with a term, by its id, or a clause, by its link, if it has this one.
void showGlossary(QWidget& window, const QString& place = {});

} // namespace chancery
