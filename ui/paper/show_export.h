// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a show to files, one frame at a time between other events, so that the window never waits.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/paper/frame_writer.h"
#include "ui/paper/reel.h"

#include <QSize>
#include <QTimer>

namespace chancery {

/// What an exported show looks like.
struct ShowOptions
{
    QString path;                      ///< the path of a folder for pictures, or of a video
    QSize size{1920, 1080};            ///< in pixels
    ThemeKind theme = ThemeKind::Dark; ///< light or dark
    NameOf nameOf{};                   ///< the names of provinces; empty for the map's own names
};

/// The export of one show, from start() to finished().
class ShowExport : public QObject
{
    Q_OBJECT

public:
    /// Prepares the export of `reel` into `writer`. `board` must be the board of the reel's game.
    ShowExport(const BoardSource& board, Reel reel, const ShowOptions& options,
               std::unique_ptr<FrameWriter> writer, QObject* parent = nullptr);
    /// Cancels the export if it is not finished.
    ~ShowExport() override;

    /// Starts the export. If it cannot be written or has no frames, finished() is emitted at once.
    void start();
    /// Stops the export and deletes what has been written.
    void cancel();
    /// Returns the number of frames of the whole show.
    int frames() const { return frames_; }

Q_SIGNALS:
    /// So many frames have been painted.
    void progressed(int done);
    /// The export has ended. `problem` is empty if all is written, else a message for the user. It is emitted
    /// once, and never after cancel().
    void finished(const QString& problem);

private:
    void work();
    void finish(const QString& problem);
    QImage painted();

    Reel reel_;
    int frames_ = 0, done_ = 0;
    ProjectorWindow stage_; ///< paints the frames; it is never shown
    std::unique_ptr<FrameWriter> writer_;
    QTimer next_{this};
    bool over_ = false;
};

} // namespace chancery
