// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a show, a frame at a time between other work of the program.
#pragma once

#include "ui/export/frame_writer.h"
#include "ui/export/reel.h"
#include "ui/paint/board_look.h"

#include <QSize>
#include <QTimer>

namespace chancery {

struct ShowOptions
{
    QString path; ///< of a folder for pictures, or of a video
    QSize size{1920, 1080};
    ThemeKind theme = ThemeKind::Dark;
    NameOf nameOf{}; ///< empty: the map's own names
};

class ShowExport : public QObject
{
    Q_OBJECT

public:
    ShowExport(const BoardSource& board, Reel reel, const ShowOptions& options,
               std::unique_ptr<FrameWriter> writer, QObject* parent = nullptr);
    ~ShowExport() override;

    void start();
    /// Takes away what has been written.
    void cancel();
    int frames() const { return frames_; }

Q_SIGNALS:
    void progressed(int done);
    /// Once, unless it is cancelled: `problem` is empty if all is written.
    void finished(const QString& problem);

private:
    void work();
    void finish(const QString& problem);
    QImage painted();

    Reel reel_;
    int frames_ = 0, done_ = 0;
    ProjectorWindow stage_; ///< never shown
    std::unique_ptr<FrameWriter> writer_;
    QTimer next_;
    bool over_ = false;
};

} // namespace chancery
