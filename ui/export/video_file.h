// SPDX-License-Identifier: GPL-3.0-or-later
// Frames through ffmpeg into one file, which appears whole or not at all.
#pragma once

#include "ui/export/frame_writer.h"

#include <QProcess>

namespace chancery {

class VideoFile : public FrameWriter
{
    Q_OBJECT

public:
    VideoFile(const QString& path, const QString& program);
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
    int left_ = 0; ///< how many times the frame is still to be written
    bool ended_ = false, over_ = false;
};

} // namespace chancery
