// SPDX-License-Identifier: GPL-3.0-or-later
// Stores frames through ffmpeg in one video file. The file appears only when it is complete.
#pragma once

#include "ui/paper/frame_writer.h"

#include <QProcess>

namespace chancery {

/// A frame writer that runs ffmpeg. It writes to a file with `.part` in its name and renames it at the end.
class VideoFile : public FrameWriter
{
    Q_OBJECT

public:
    /// `path` is the path of the video, and `program` that of ffmpeg. An empty `program` makes begin() fail.
    VideoFile(const QString& path, const QString& program);
    /// Abandons the video if it is not finished.
    ~VideoFile() override;

    QString begin(QSize size, int framesPerSecond) override;
    bool takesMore() const override { return left_ == 0; }
    void take(const QImage& frame, int times) override;
    void end() override;
    void abandon() override;

private:
    void feed();
    void complete(int status);
    void fail(const QString& why);

    QString path_, part_, program_;
    QProcess process_;
    QImage frame_;
    int left_ = 0; ///< how often the frame is still to be sent to ffmpeg
    bool ended_ = false, over_ = false;
};

} // namespace chancery
