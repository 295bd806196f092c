// SPDX-License-Identifier: GPL-3.0-or-later
// Stores frames in an animated GIF, which needs no other program. The file appears only when it is complete.
#pragma once

#include "ui/paper/packing_writer.h"

#include <QSaveFile>

namespace chancery {

/// A frame writer for one GIF, whose frames are compressed one after another, each beside the one before it.
class GifFile : public PackingWriter
{
    Q_OBJECT

public:
    /// `path` is the path of the file.
    explicit GifFile(const QString& path);

    QString begin(QSize size, int framesPerSecond) override;
    void take(const QImage& frame, int times) override;
    void abandon() override;

protected:
    void packLast() override;
    QString complete() override;

private:
    QString write(const QByteArray& bytes);
    QString trouble() const;
    void packPending(int until);

    QSaveFile file_;
    QImage before_, pending_; ///< the frame that is written, and the one whose length is not known yet
    int framesPerSecond_ = 1, taken_ = 0;
    int shownAt_ = 0; ///< when the pending frame is shown, in hundredths of a second
};

} // namespace chancery
