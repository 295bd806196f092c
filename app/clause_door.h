// SPDX-License-Identifier: GPL-3.0-or-later
// Opens what links to clauses and cases lead to, wherever in a window they are.
#pragma once

#include <QObject>
#include <QUrl>

namespace chancery {

class Workspace;

/// Handles the links of the schemes "clause" and "case", which QDesktopServices::openUrl() passes on.
class ClauseDoor : public QObject
{
    Q_OBJECT

public:
    /// Handles the links from now on. Studies are opened in this workspace, which must outlive it.
    explicit ClauseDoor(Workspace& workspace);
    ~ClauseDoor() override;

public Q_SLOTS:
    /// Shows a clause beside the window, or the dialog, that is in use, or opens a case as a study.
    void open(const QUrl& link);

private:
    Workspace& workspace_;
};

} // namespace chancery
