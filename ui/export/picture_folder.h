// SPDX-License-Identifier: GPL-3.0-or-later
// Frames as frame-00001.png and so on, in a folder.
#pragma once

#include "ui/export/frame_writer.h"

#include <QThreadPool>

#include <atomic>

namespace chancery {

class PictureFolder : public FrameWriter
{
    Q_OBJECT

public:
    explicit PictureFolder(const QString& path);
    ~PictureFolder() override;

    QString begin(QSize size, int framesPerSecond) override;
    bool takesMore() const override;
    void take(const QImage& frame, int times) override;
    void end() override;
    void abandon() override;

    /// Empty, or that the folder holds frames of another show: they must not be mixed.
    static QString mixing(const QString& path);

private:
    void oneDone(const QString& problem);

    QString path_;
    bool madeFolder_ = false, ended_ = false, failed_ = false;
    QStringList files_;
    int packing_ = 0; ///< pictures that threads are at
    std::atomic<bool> abandoned_ = false;
    QThreadPool threads_;
};

} // namespace chancery
