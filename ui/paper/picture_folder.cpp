// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/picture_folder.h"

#include "ui/files/files.h"
#include <QBuffer>
#include <QDir>
#include <QFile>

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
    : path_(path)
{
}

PictureFolder::~PictureFolder()
{
    abandoned_ = true; // pictures that no thread has begun are dropped
    threads_.waitForDone();
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

bool PictureFolder::takesMore() const
{
    return packing_ < threads_.maxThreadCount() * 2;
}

void PictureFolder::take(const QImage& frame, int times)
{
    QStringList files;
    for (int i = 0; i < times; ++i) {
        const auto number = files_.size() + 1;
        files_ << QStringLiteral("%1/frame-%2.png").arg(path_).arg(number, 5, 10, QLatin1Char('0'));
        files << files_.last();
    }
    ++packing_;
    threads_.start([this, frame, files] {
        QString problem;
        try { // what leaves a thread ends the program
            if (!abandoned_) problem = write(frame, files);
        } catch (const std::exception& fault) {
            problem = tr("%1: %2", "file, why it cannot be written")
                          .arg(files.first(), QString::fromUtf8(fault.what()));
        }
        QMetaObject::invokeMethod(
            this, [this, problem] { oneDone(problem); }, Qt::QueuedConnection);
    });
}

void PictureFolder::oneDone(const QString& problem)
{
    --packing_;
    if (abandoned_ || failed_) return;
    if (!problem.isEmpty()) {
        failed_ = true;
        Q_EMIT failed(problem);
    } else if (ended_ && packing_ == 0)
        Q_EMIT finished();
    else if (takesMore())
        Q_EMIT hungry();
}

void PictureFolder::end()
{
    ended_ = true;
    if (packing_ == 0) Q_EMIT finished();
}

void PictureFolder::abandon()
{
    abandoned_ = true;
    threads_.waitForDone();
    for (const QString& file : std::as_const(files_)) QFile::remove(file);
    if (madeFolder_) QDir().rmdir(path_);
}

} // namespace chancery
