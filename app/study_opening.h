// SPDX-License-Identifier: GPL-3.0-or-later
// What opens a study: a file, a test case, a phase of a game, the clipboard.
#pragma once

#include "app/lab_page.h"
#include "engine/game/study.h"
#include "engine/map/map_loader.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string_view>

class QWidget;

namespace chancery {

class Document;
class Workspace;

/// Opens a study in a window of its own. Returns nullptr if a check of ours fails meanwhile; it is closed
/// then.
Document* openAsStudy(Workspace& workspace, Study study);
/// Opens what the clipboard holds as a study and says that it did, or says why it is none. A text that names
/// no map is about `map`. If `over` is the window of a new study in which nothing was done, that closes.
void studyClipboard(Workspace& workspace, QWidget* over, std::shared_ptr<const Map> map);
/// Opens a study of an empty board, to set up a position.
void newStudy(Workspace& workspace, std::shared_ptr<const Map> map);
/// Opens the phase that is shown of a game as a study.
void studyPhase(Document& document);
/// Opens the phase that is shown of a game as a study, with a panel of the laboratory about the province that
/// is chosen there.
void askPhase(Document& document, LabPage page);
/// Asks for the file of a study and opens it.
void openStudyFile(Workspace& workspace, QWidget* over);
/// Opens the file of a study, or raises its window. Says why it cannot be read.
void openStudyAt(Workspace& workspace, QWidget* over, const QString& path);
/// Opens a file in the place of the open game, or as a study if it is one.
void openAny(Document& document, const QString& path);
/// Reads a file as a study, whatever form it has; of several games or cases that which is wanted. Another
/// thread may call it.
Result<Study> readStudyAt(const QString& path, const MapLoader& maps, std::optional<std::size_t> which = {});
/// Returns whether a file is one that openStudyAt() reads and not a game, by its ending, or else by what it
/// holds. Pictures and handouts of a study hold it.
bool isStudyFile(const QString& path);
/// Returns whether a file is a game that another program has saved, by what it holds.
bool holdsForeignGame(const QString& path);
/// Asks which of the games or cases of a text is to be opened, if there are several, and sets `which`.
/// Returns false if the user has cancelled.
bool chooseIn(Workspace& workspace, QWidget* over, std::string_view text, std::optional<std::size_t>& which);

} // namespace chancery
