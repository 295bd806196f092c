// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the recent games for the start page.
#pragma once

#include "app/boards.h"
#include "ui/console/start_card.h"

#include <QStringList>
#include <QTimer>

namespace chancery {

class StartPage;
class Workspace;

/// Returns a game for the start page as it was left, with what only its journal in the folder `journals` has:
/// its last phase, its players, and a picture of the position that the phase began with. Orders are never in
/// it. `size` is that of the picture, in pixels. A file that cannot be read has the reason in `trouble`; of a
/// very large one nothing is read.
StartGame readStartGame(const QString& path, const QString& journals, Boards& boards, ThemeKind theme,
                        QSize size);

/// Fills the start page with the recent games, or with a board where there is no game to continue. It reads
/// one each time the program has nothing else to do, so that the page is there at once.
class RecentGames : public QObject
{
    Q_OBJECT

public:
    /// Fills `page` with games on the boards of `workspace`. Both must outlive it.
    RecentGames(Workspace& workspace, StartPage& page);

    /// Lists the games, the most recent first, and reads them afterwards. The first that exists is the one to
    /// continue.
    void list(QStringList paths, ThemeKind theme);
    /// Returns whether all games that are listed have been read.
    bool isDone() const { return !soon_.isActive(); }

private:
    void readNext();
    void showBoard(QSize size);

    Workspace& workspace_;
    StartPage& page_;
    ThemeKind theme_ = ThemeKind::Light;
    std::size_t next_ = 0; ///< the card whose game is read next
    QTimer soon_{this};
};

} // namespace chancery
