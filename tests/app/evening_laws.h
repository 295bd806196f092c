// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of documents and windows, whatever is done with them.
#pragma once

#include "app/document.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace chancery {

class EveningLaws : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    EveningLaws(Workspace& workspace, Boards& boards);

    /// Says which law is broken now, and how; empty if none is.
    QString broken();
    /// Says how the game of a document differs from the one that is read from its file; empty if it does not.
    QString notRead(const Document& document) const;
    /// Says how undoing and redoing lead to another game; empty if they do not. Goes back up to 20 steps and
    /// forth again.
    QString notRedone(Document& document) const;

    /// Says that the players see anything else than a second audience window that is handed the same at once,
    /// or anything of a window that is covered; empty if they do not.
    QString otherPixels();

private:
    std::vector<const Document*> games() const;
    void watchFreezing(ProjectorWindow* window);
    QString openedThere(const ProjectorWindow& audience, const QList<QRect>& places);

    Workspace& workspace_;
    Boards& boards_;
    QPointer<ProjectorWindow> watched_;
    QList<QPointer<QWidget>> open_;                ///< the windows at the last look
    std::optional<ProjectorWindow::Content> kept_; ///< what the room saw when it was frozen last
};

} // namespace chancery
