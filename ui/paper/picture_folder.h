// SPDX-License-Identifier: GPL-3.0-or-later
// Stores frames in a folder, as frame-00001.png and so on.
#pragma once

#include "ui/paper/packing_writer.h"

namespace chancery {

/// A frame writer that makes the folder if need be. Threads of its own compress the pictures.
class PictureFolder : public PackingWriter
{
    Q_OBJECT

public:
    /// `path` is the path of the folder.
    explicit PictureFolder(const QString& path);

    QString begin(QSize size, int framesPerSecond) override;
    void take(const QImage& frame, int times) override;
    void abandon() override;

    /// Returns a message if the folder already holds frames, since those of two shows must not be mixed; else
    /// an empty text.
    static QString mixing(const QString& path);

private:
    QString path_;
    bool madeFolder_ = false;
    QStringList files_;
};

} // namespace chancery
