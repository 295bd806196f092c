// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab_windows.h"

#include "app/study_opening.h"
#include "app/workspace.h"
#include "ui/files/case_libraries.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/library_window.h"
#include "ui/words/error_words.h"

#include <QAction>

namespace chancery {

namespace {

/// Lets the keys of some actions work in a window that is open beside theirs.
void shareKeys(QWidget& opened, const QWidget& window)
{
    for (const char* name : {"file.studyPaste", "file.study"})
        if (auto* action = window.findChild<QAction*>(QLatin1String(name))) opened.addAction(action);
}

/// Returns the window of this kind that is open beside another one, or one that `make` makes.
template<class Window, class Make>
Window* beside(QWidget& window, Make make)
{
    auto* open = window.findChild<Window*>(QString(), Qt::FindDirectChildrenOnly);
    if (!open) {
        open = make();
        if (!open) return nullptr;
        shareKeys(*open, window);
    }
    open->show();
    open->raise();
    open->activateWindow();
    return open;
}

LibraryWindow* makeLibrary(Workspace& workspace, QWidget& window)
{
    Result<CaseCollection> cases = caseCollection(workspace);
    const Result<BoardSource> board = workspace.boards().board("standard");
    if (!cases || !board) {
        const Error& error = cases ? board.error() : cases.error();
        workspace.prompts().tell(&window, LibraryWindow::tr("Library of cases"), ErrorWords::text(error));
        return nullptr;
    }
    auto* library = new LibraryWindow(*std::move(cases), *board, &window);
    QObject::connect(library, &LibraryWindow::termWanted, library,
                     [library](const QString& term) { showGlossary(*library, term); });
    QObject::connect(library, &LibraryWindow::opened, library, [library, &workspace](std::size_t number) {
        const QString file = library->cases().fileOf(number);
        if (file.isEmpty())
            openAsStudy(workspace, library->cases().studyOf(number));
        else
            openStudyAt(workspace, library, file);
    });
    return library;
}

} // namespace

Result<CaseCollection> caseCollection(Workspace& workspace)
{
    const Result<BoardSource> board = workspace.boards().board("standard");
    if (!board) return board.error();
    CaseCollection cases(board->map);
    for (const CaseLibrary& library : caseLibraries()) {
        const Result<std::string> text = library.text();
        if (!text) return text.error();
        const QString name = QCoreApplication::translate("CaseLibrary", library.name);
        if (const Status added = cases.add(library.id, name, *text, library.path); !added)
            return added.error();
    }
    const QString& folder = workspace.settings().values().folder;
    if (!folder.isEmpty()) cases.addOwn(folder, workspace.boards().loader());
    return cases;
}

void showLibrary(Workspace& workspace, QWidget& window)
{
    beside<LibraryWindow>(window, [&] { return makeLibrary(workspace, window); });
}

void showGlossary(QWidget& window, const QString& place)
{
    beside<GlossaryWindow>(window, [&] { return new GlossaryWindow(&window); })->turnTo(place);
}

} // namespace chancery
