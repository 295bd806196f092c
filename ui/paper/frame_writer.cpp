// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/frame_writer.h"

#include "ui/paper/gif_file.h"
#include "ui/paper/picture_folder.h"
#include "ui/paper/video_file.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace chancery {

QString videoProgram()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

QStringList videoEndings()
{
    return {QStringLiteral("mp4"), QStringLiteral("webm"), QStringLiteral("mkv")};
}

bool isVideo(const QString& path)
{
    return videoEndings().contains(QFileInfo(path).suffix().toLower());
}

bool isGif(const QString& path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("gif"), Qt::CaseInsensitive) == 0;
}

std::unique_ptr<FrameWriter> frameWriterFor(const QString& path, const QString& video)
{
    if (isVideo(path)) return std::make_unique<VideoFile>(path, video);
    if (isGif(path)) return std::make_unique<GifFile>(path);
    return std::make_unique<PictureFolder>(path);
}

} // namespace chancery
