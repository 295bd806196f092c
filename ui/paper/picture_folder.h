// SPDX-License-Identifier: GPL-3.0-or-later
// Stores frames in a folder, as frame-00001.png and so on.
#pragma once

#include "ui/paper/frame_writer.h"

#include <QThreadPool>

#include <atomic>

namespace chancery {

/// A frame writer that makes the folder if need be. Threads of its own compress the pictures.
class PictureFolder : public FrameWriter
{
    Q_OBJECT

public:
    /// `path` is the path of the folder.
    explicit PictureFolder(const QString& path);
    /// Waits for the pictures being written; pictures not begun are dropped.
    ~PictureFolder() override;

    QString begin(QSize size, int framesPerSecond) override;
    bool takesMore() const override;
    void take(const QImage& frame, int times) override;
    void end() override;
    void abandon() override;

    /// Returns a message if the folder already holds frames, since those of two shows must not be mixed; else
    /// an empty text.
    static QString mixing(const QString& path);

private:
    void oneDone(const QString& problem);

    QString path_;
    bool madeFolder_ = false, ended_ = false, failed_ = false;
    QStringList files_;
    int packing_ = 0; ///< the number of pictures handed to threads and not done
    std::atomic<bool> abandoned_ = false;
    QThreadPool threads_;
};

} // namespace chancery
