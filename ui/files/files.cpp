// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes whole files, and says in our own words what went wrong: see files.h.
#include "ui/files/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace chancery {

namespace {

struct Files
{
    Q_DECLARE_TR_FUNCTIONS(Files)
};

Error unread(const QString& path, const QFileDevice& file)
{
    return {whyNotRead(file, path).toStdString(), QDir::toNativeSeparators(path).toStdString()};
}

Error unsaved(const QString& path, const QFileDevice& file)
{
    const QString why = whyNotWritten(file, path);
    return {Files::tr("%1 Any existing file is unchanged.", "why a file could not be saved")
                .arg(why)
                .toStdString(),
            QDir::toNativeSeparators(path).toStdString()};
}

} // namespace

QString whyNotRead(const QFileDevice& file, const QString& path)
{
    if (file.fileName().isEmpty()) return Files::tr("The input cannot be read. Check what is sent to it.");
    const QFileInfo info(path);
    if (!info.exists()) return Files::tr("There is no such file. Check its name and its folder.");
    if (info.isDir()) return Files::tr("This is a folder. Choose a file in it.");
    if (!info.isReadable())
        return Files::tr("You may not read this file. Change its permissions, or choose another file.");
    return Files::tr("The file cannot be read. Check the disk that it is on, or choose another file.");
}

QString whyNotWritten(const QFileDevice& file, const QString& path)
{
    const QFileInfo info(path), folder(info.path());
    if (info.isDir()) return Files::tr("This is a folder. Choose a file name.");
    if (!folder.exists()) return Files::tr("There is no such folder. Choose another.");
    if (file.error() == QFileDevice::ResourceError)
        return Files::tr("The disk is full. Free some space, or choose another folder.");
    if (!folder.isWritable() || (info.exists() && !info.isWritable()))
        return Files::tr("You may not write here. Choose another folder.");
    return Files::tr("The file cannot be written. Check the disk that it is on, or choose another folder.");
}

Result<QByteArray> readWholeFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return unread(path, file);
    const QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError) return unread(path, file);
    return content;
}

Status writeWholeFile(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return unsaved(path, file);
    // Flush explicitly: in Qt 6.4 close() drops the error of the last write, so that commit() would replace
    // the old file by an incomplete one.
    if (file.write(content) != content.size() || !file.flush()) {
        const Error full = unsaved(path, file);
        file.cancelWriting();
        return full;
    }
    if (!file.commit()) return unsaved(path, file);
    return Done{};
}

} // namespace chancery
