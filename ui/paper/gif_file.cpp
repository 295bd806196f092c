// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/gif_file.h"

#include "ui/paper/gif_frames.h"

#include <QDir>

namespace chancery {

namespace {

constexpr int shortest = 2; ///< in hundredths of a second: programs show shorter frames for longer

} // namespace

GifFile::GifFile(const QString& path)
    : file_(path)
{
}

QString GifFile::begin(QSize size, int framesPerSecond)
{
    framesPerSecond_ = framesPerSecond;
    if (!file_.open(QIODevice::WriteOnly))
        return tr("%1 cannot be written: %2")
            .arg(QDir::toNativeSeparators(file_.fileName()), file_.errorString());
    write(gifStart(size));
    return {};
}

void GifFile::take(const QImage& frame, int times)
{
    const int at = taken_ * 100 / framesPerSecond_;
    taken_ += times;
    if (failed_ || (!pending_.isNull() && at - shownAt_ < shortest)) return;
    writePending(at);
    pending_ = frame.convertToFormat(QImage::Format_RGB32);
    shownAt_ = at;
}

void GifFile::writePending(int until)
{
    if (pending_.isNull()) return;
    write(gifFrame(pending_, before_, until - shownAt_));
    before_ = std::exchange(pending_, {});
}

void GifFile::write(const QByteArray& bytes)
{
    if (failed_ || file_.write(bytes) == bytes.size()) return;
    failed_ = true;
    Q_EMIT failed(
        tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(file_.fileName()), file_.errorString()));
}

void GifFile::end()
{
    writePending(taken_ * 100 / framesPerSecond_);
    write(gifEnd());
    if (failed_) return;
    if (file_.commit()) return void(Q_EMIT finished());
    Q_EMIT failed(
        tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(file_.fileName()), file_.errorString()));
}

void GifFile::abandon()
{
    file_.cancelWriting();
    file_.commit();
}

} // namespace chancery
