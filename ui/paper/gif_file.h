// SPDX-License-Identifier: GPL-3.0-or-later
// Stores frames in an animated GIF, which needs no other program. The file appears only when it is complete.
#pragma once

#include "ui/paper/frame_writer.h"

#include <QSaveFile>

namespace chancery {

/// A frame writer for one GIF.
class GifFile : public FrameWriter
{
    Q_OBJECT

public:
    /// `path` is the path of the file.
    explicit GifFile(const QString& path);

    QString begin(QSize size, int framesPerSecond) override;
    bool takesMore() const override { return true; }
    void take(const QImage& frame, int times) override;
    void end() override;
    void abandon() override;

private:
    void write(const QByteArray& bytes);
    void writePending(int until);

    QSaveFile file_;
    QImage before_, pending_; ///< the frame that is written, and the one whose length is not known yet
    int framesPerSecond_ = 1, taken_ = 0;
    int shownAt_ = 0; ///< when the pending frame is shown, in hundredths of a second
    bool failed_ = false;
};

} // namespace chancery
