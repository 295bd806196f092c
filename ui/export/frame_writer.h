// SPDX-License-Identifier: GPL-3.0-or-later
// Where the frames of a show go: into a folder of PNG pictures, or through ffmpeg into a video. Neither makes the window
// wait: pictures are packed by other threads, and ffmpeg is a process of its own.
#pragma once

#include <QImage>
#include <QObject>
#include <QStringList>

#include <memory>

namespace chancery {

class FrameWriter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Empty, or what is in the way.
    virtual QString begin(QSize size, int framesPerSecond) = 0;
    /// False while it has enough to do; says `hungry` when that is over.
    virtual bool takesMore() const = 0;
    /// The next frame, which is seen `times` times.
    virtual void take(const QImage& frame, int times) = 0;
    /// There are no more; says `finished` when all is written.
    virtual void end() = 0;
    /// Takes away what has been written.
    virtual void abandon() = 0;

Q_SIGNALS:
    void hungry();
    void finished();
    void failed(const QString& why);
};

/// The program `ffmpeg`, or empty if it is not installed.
QString videoProgram();
/// "mp4", "webm" and "mkv".
QStringList videoEndings();
/// Ends in one of these; any other path is a folder for pictures.
bool isVideo(const QString& path);

std::unique_ptr<FrameWriter> frameWriterFor(const QString& path, const QString& video = videoProgram());

} // namespace chancery
