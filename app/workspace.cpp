// SPDX-License-Identifier: GPL-3.0-or-later
// The open documents; see workspace.h.
#include "app/workspace.h"

#include "app/document.h"
#include "app/main_window.h"

#include <QFileInfo>

#include <algorithm>

namespace chancery {

namespace {

/// Returns one path for all paths of a file, links included.
QString fileOf(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
}

} // namespace

Workspace::Workspace(Boards& boards, Settings settings, Prompts prompts, Clock time, WallClock wall)
    : boards_(boards)
    , settings_(std::move(settings))
    , prompts_(std::move(prompts))
    , time_(std::move(time))
    , wall_(std::move(wall))
    , audience_(settings_, prompts_)
{
}

Workspace::~Workspace()
{
    for (const QPointer<Document>& document : closing_) delete document.data();
}

void Workspace::keepJournals(const QString& folder)
{
    journals_ = folder;
    for (const auto& document : documents_) document->files().keepJournal(folder);
}

Document& Workspace::open(Game game)
{
    documents_.push_back(std::make_unique<Document>(*this, std::move(game)));
    Document& document = *documents_.back();
    if (!journals_.isEmpty()) document.files().keepJournal(journals_);
    return document;
}

bool Workspace::raiseOther(const Session& own, const QString& path) const
{
    const QString wanted = fileOf(path);
    for (const auto& document : documents_) {
        const Session& session = document->session();
        if (&session == &own || session.path().isEmpty() || fileOf(session.path()) != wanted) continue;
        if (MainWindow* window = document->window()) {
            window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
            window->raise();
            window->activateWindow();
        }
        return true;
    }
    return false;
}

void Workspace::close(const Document& document)
{
    const auto at = std::ranges::find(documents_, &document, &std::unique_ptr<Document>::get);
    if (at == documents_.end()) return;
    audience_.leave(document);
    std::erase(closing_, nullptr);
    closing_.emplace_back(at->get());
    at->release()->deleteLater(); // the call may come from one of its own actions
    documents_.erase(at);
}

void Workspace::closeAll()
{
    std::vector<QPointer<MainWindow>> windows;
    for (const auto& document : documents_) windows.emplace_back(document->window());
    for (const QPointer<MainWindow>& window : windows)
        if (window && !window->close()) return;
}

void Workspace::keepAll()
{
    for (const auto& document : documents_) {
        document->files().keepAll();
        if (MainWindow* window = document->window()) window->keepLayout();
    }
}

} // namespace chancery
