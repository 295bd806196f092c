// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clause_door.h"

#include "app/lab_windows.h"
#include "app/study_opening.h"
#include "app/workspace.h"
#include "engine/files/study_cases.h"
#include "ui/files/case_libraries.h"
#include "ui/lab/glossary_window.h"
#include "ui/words/clause_facts.h"

#include <QApplication>
#include <QDesktopServices>

namespace chancery {

namespace {

void openCase(Workspace& workspace, const std::string& id)
{
    const Result<BoardSource> board = workspace.boards().board("standard");
    if (!board) return;
    for (const CaseLibrary& library : caseLibraries()) {
        const Result<std::span<const Case>> cases = workspace.boards().cases(library);
        if (!cases) continue;
        const auto found = std::ranges::find(*cases, id, &Case::id);
        if (found == cases->end()) continue;
        const QString name = QCoreApplication::translate("CaseLibrary", library.name);
        openAsStudy(workspace, studyOf(board->map, *found, name.toStdString()));
        return;
    }
}

} // namespace

ClauseDoor::ClauseDoor(Workspace& workspace)
    : workspace_(workspace)
{
    for (const char* scheme : {"clause", "case"})
        QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "open");
}

ClauseDoor::~ClauseDoor()
{
    for (const char* scheme : {"clause", "case"}) QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
}

void ClauseDoor::open(const QUrl& link)
{
    if (const std::string id = caseOfLink(link.toString()); !id.empty()) return openCase(workspace_, id);
    QWidget* window = QApplication::activeModalWidget();
    if (!window) window = QApplication::activeWindow();
    if (auto* glossary = qobject_cast<GlossaryWindow*>(window)) return glossary->turnTo(link.toString());
    if (window) showGlossary(*window, link.toString());
}

} // namespace chancery
