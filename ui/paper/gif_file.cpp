// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/gif_file.h"

#include "ui/paper/gif_frames.h"

#include <QDir>

namespace chancery {

namespace {

constexpr int shortest = 2; ///< in hundredths of a second: programs show shorter frames for longer

} // namespace

GifFile::GifFile(const QString& path)
    : PackingWriter(1)
    , file_(path)
{
}

QString GifFile::begin(QSize size, int framesPerSecond)
{
    framesPerSecond_ = framesPerSecond;
    if (file_.open(QIODevice::WriteOnly)) return write(gifStart(size));
    return trouble();
}

void GifFile::take(const QImage& frame, int times)
{
    const int at = taken_ * 100 / framesPerSecond_;
    taken_ += times;
    if (!pending_.isNull() && at - shownAt_ < shortest) return;
    packPending(at);
    pending_ = frame.convertToFormat(QImage::Format_RGB32);
    shownAt_ = at;
}

void GifFile::packPending(int until)
{
    if (pending_.isNull()) return;
    pack([this, frame = pending_, before = before_, delay = until - shownAt_] {
        return [this, bytes = gifFrame(frame, before, delay)] { return write(bytes); };
    });
    before_ = std::exchange(pending_, {});
}

void GifFile::packLast()
{
    packPending(taken_ * 100 / framesPerSecond_);
}

QString GifFile::complete()
{
    const QString problem = write(gifEnd());
    return problem.isEmpty() && !file_.commit() ? trouble() : problem;
}

QString GifFile::write(const QByteArray& bytes)
{
    return file_.write(bytes) == bytes.size() ? QString() : trouble();
}

QString GifFile::trouble() const
{
    return tr("%1 cannot be written: %2")
        .arg(QDir::toNativeSeparators(file_.fileName()), file_.errorString());
}

void GifFile::abandon()
{
    drop();
    file_.cancelWriting();
    file_.commit();
}

} // namespace chancery
