// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open_document.h"

#include "app/document_window.h"

namespace chancery {

OpenDocument::OpenDocument(Workspace& workspace, Game game)
    : workspace_(workspace)
    , own_(std::in_place, workspace, std::move(game), [this] { return window_.get(); })
    , session_(own_->session)
    , files_(own_->files)
{
    connectFile();
    connect(&files_, &GameFiles::noted, this, [this](const QString& text) { announce(text); });
}

OpenDocument::OpenDocument(OpenDocument* other)
    : workspace_(other->workspace_)
    , session_(other->session_)
    , files_(other->files_)
{
    connectFile();
}

void OpenDocument::connectFile()
{
    connect(session_.undoStack(), &QUndoStack::indexChanged, this, &OpenDocument::stateChanged);
    connect(&files_, &GameFiles::troubleChanged, this, &OpenDocument::stateChanged);
}

OpenDocument::~OpenDocument() = default;

std::function<void()> OpenDocument::alone(std::function<void()> act)
{
    return [this, act = std::move(act)] { workspace_.failures().contain(this, act); };
}

void OpenDocument::replaceWindow()
{
    window_ = newWindow();
    Q_EMIT stateChanged(); // some actions ask for the window
}

void OpenDocument::showWindow()
{
    std::unique_ptr<DocumentWindow> next = newWindow();
    if (window_) window_->keepLayout();
    next->restoreLayout();
    next->show();
    window_ = std::move(next);
    Q_EMIT stateChanged();
}

void OpenDocument::dropWindow()
{
    window_.reset();
}

} // namespace chancery
