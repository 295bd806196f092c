// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/picture_folder.h"

#include "ui/files/files.h"
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QThread>

namespace chancery {

namespace {

constexpr int quality = 70; ///< light compression: four times as fast as the default, files a tenth larger

/// Writes a frame to each of these files. Returns a message on failure, else an empty text.
QString write(const QImage& frame, const QStringList& files)
{
    QBuffer packed;
    packed.open(QIODevice::WriteOnly);
    frame.save(&packed, "PNG", quality);
    for (const QString& path : files) {
        QFile file;
        FileTrouble trouble = makeFile(file, path);
        if (trouble == FileTrouble::None) trouble = writeAll(file, packed.data());
        if (trouble != FileTrouble::None)
            return PictureFolder::tr("%1: %2", "file, why it cannot be written")
                .arg(QDir::toNativeSeparators(path), whyNotWritten(trouble, path));
    }
    return {};
}

} // namespace

PictureFolder::PictureFolder(const QString& path)
    : PackingWriter(QThread::idealThreadCount())
    , path_(path)
{
}

QString PictureFolder::begin(QSize, int)
{
    QDir folder(path_);
    if (!folder.exists()) {
        madeFolder_ = folder.mkpath(QStringLiteral("."));
        if (!madeFolder_)
            return tr("The folder %1 cannot be created. Choose another place.")
                .arg(QDir::toNativeSeparators(path_));
    }
    return mixing(path_);
}

QString PictureFolder::mixing(const QString& path)
{
    if (QDir(path).entryList({QStringLiteral("frame-*.png")}).isEmpty()) return {};
    return tr("The folder %1 already contains frames. Choose another.").arg(QDir::toNativeSeparators(path));
}

void PictureFolder::take(const QImage& frame, int times)
{
    QStringList files;
    for (int i = 0; i < times; ++i) {
        const auto number = files_.size() + 1;
        files_ << QStringLiteral("%1/frame-%2.png").arg(path_).arg(number, 5, 10, QLatin1Char('0'));
        files << files_.last();
    }
    pack([frame, files] { return [problem = write(frame, files)] { return problem; }; });
}

void PictureFolder::abandon()
{
    drop();
    for (const QString& file : std::as_const(files_)) QFile::remove(file);
    if (madeFolder_) QDir().rmdir(path_);
}

} // namespace chancery
