// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the frames of a show, in a folder of PNG files, in an animated GIF, or through ffmpeg in a video.
// None blocks the window: other threads compress pictures and frames of a GIF, and ffmpeg is a process of its
// own.
#pragma once

#include <QImage>
#include <QObject>
#include <QStringList>

#include <memory>

namespace chancery {

/// A destination for frames. Call begin(), then take() for each frame while takesMore(), then end().
class FrameWriter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Prepares the destination for frames of this size in pixels. Returns a message if it cannot be written,
    /// else an empty text.
    virtual QString begin(QSize size, int framesPerSecond) = 0;
    /// Returns whether a frame can be taken now. If not, hungry() is emitted when one can.
    virtual bool takesMore() const = 0;
    /// Stores a frame `times` times in a row.
    virtual void take(const QImage& frame, int times) = 0;
    /// Says that there are no more frames; finished() or failed() follows.
    virtual void end() = 0;
    /// Stops and deletes what has been written.
    virtual void abandon() = 0;

Q_SIGNALS:
    /// More frames can be taken.
    void hungry();
    /// All frames are stored.
    void finished();
    /// A frame could not be stored; `why` is a message for the user.
    void failed(const QString& why);
};

/// Returns the path of the program ffmpeg; empty if it is not installed.
QString videoProgram();
/// Returns the file name endings of videos: "mp4", "webm" and "mkv".
QStringList videoEndings();
/// Returns whether a path has one of these endings.
bool isVideo(const QString& path);
/// Returns whether a path has the ending of a GIF. Any other path than these is a folder for pictures.
bool isGif(const QString& path);

/// Returns a writer for a video, a GIF or a folder, by the ending of `path`. `video` is the path of ffmpeg.
std::unique_ptr<FrameWriter> frameWriterFor(const QString& path, const QString& video = videoProgram());

} // namespace chancery
