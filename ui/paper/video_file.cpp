// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/video_file.h"

#include "ui/files/files.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

namespace chancery {

namespace {

constexpr qint64 enough = 16 << 20; ///< the most bytes that may wait for ffmpeg

QStringList orders(QSize size, int framesPerSecond, const QString& path)
{
    return {"-y", "-hide_banner", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgra", "-video_size",
            QStringLiteral("%1x%2").arg(size.width()).arg(size.height()), "-framerate",
            QString::number(framesPerSecond), "-i", "-", "-an",
            // Common video players need this colour format, which in turn needs even sides.
            "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", path};
}

} // namespace

VideoFile::VideoFile(const QString& path, const QString& program)
    : path_(path)
    , program_(program)
{
    const QFileInfo file(path);
    const QString lot = QString::number(QRandomGenerator::global()->generate(), 36);
    part_ =
        file.path() + u'/' + file.completeBaseName() + QStringLiteral(".part-") + lot + u'.' + file.suffix();
    connect(&process_, &QProcess::bytesWritten, this, &VideoFile::feed);
    connect(&process_, &QProcess::finished, this, &VideoFile::complete);
    connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(tr("The program ffmpeg cannot be started. Check that it is installed, or export pictures."));
    });
}

VideoFile::~VideoFile()
{
    if (!over_) abandon();
}

QString VideoFile::begin(QSize size, int framesPerSecond)
{
    if (program_.isEmpty())
        return tr(
            "A video needs the program ffmpeg, which is not installed. Install it, or export pictures.");
    if (const QString folder = QFileInfo(path_).path(); !QDir(folder).exists())
        return tr("There is no folder %1. Choose another.").arg(QDir::toNativeSeparators(folder));
    // ffmpeg would follow a link in the place of this file.
    QFile part;
    if (const FileTrouble trouble = makeFile(part, part_); trouble != FileTrouble::None)
        return whyNotWritten(trouble, path_);
    process_.setStandardOutputFile(QProcess::nullDevice());
    process_.start(program_, orders(size, framesPerSecond, part_));
    return {};
}

void VideoFile::take(const QImage& frame, int times)
{
    frame_ = frame.convertToFormat(QImage::Format_RGB32);
    left_ = times;
    feed();
}

void VideoFile::feed()
{
    if (over_ || (left_ == 0 && !ended_)) return;
    while (left_ > 0 && process_.bytesToWrite() < enough) {
        process_.write(reinterpret_cast<const char*>(frame_.constBits()), frame_.sizeInBytes());
        --left_;
    }
    if (left_ > 0) return;
    if (ended_)
        process_.closeWriteChannel();
    else
        QMetaObject::invokeMethod(this, &FrameWriter::hungry, Qt::QueuedConnection);
}

void VideoFile::end()
{
    ended_ = true;
    feed();
}

void VideoFile::complete(int status)
{
    if (over_) return;
    const QString said = QString::fromLocal8Bit(process_.readAllStandardError()).trimmed();
    if (status != 0 || process_.exitStatus() != QProcess::NormalExit || !ended_)
        return fail(tr("The program ffmpeg could not write the video. Choose another file or another format. "
                       "It reports: %1")
                        .arg(said.section(u'\n', -1)));
    over_ = true;
    if (replaceFile(part_, path_) == FileTrouble::None)
        Q_EMIT finished();
    else
        Q_EMIT failed(
            tr("The file %1 cannot be written. Choose another place.").arg(QDir::toNativeSeparators(path_)));
}

void VideoFile::fail(const QString& why)
{
    if (over_) return;
    over_ = true;
    QFile::remove(part_);
    Q_EMIT failed(why);
}

void VideoFile::abandon()
{
    over_ = true;
    process_.kill();
    process_.waitForFinished(1000);
    QFile::remove(part_);
}

} // namespace chancery
