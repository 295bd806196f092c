// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes whole files, and says in our own words what went wrong: see files.h.
#include "ui/files/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

namespace chancery {

namespace {

struct Files
{
    Q_DECLARE_TR_FUNCTIONS(Files)
};

Error unread(const QString& path, FileTrouble trouble)
{
    return {whyNotRead(trouble).toStdString(), QDir::toNativeSeparators(path).toStdString()};
}

QString streamText()
{
    return Files::tr("This is a pipe or a device, not a file. Choose a file.");
}
QString deadLinkText()
{
    return Files::tr("This is a link that leads to no file. Choose a file.");
}
QString linkText()
{
    return Files::tr("This is a link, and Chancery follows none here. Put a file in its place.");
}

/// A file with a new name beside another one, whose place it is to take.
struct NewFile
{
    QFile file;
    QString path;
    FileTrouble trouble = FileTrouble::Taken;

    explicit NewFile(const QString& place)
    {
        const Readers readers = QFile::exists(place) ? Readers::OwnerOnly : Readers::AsUsual;
        while (trouble == FileTrouble::Taken) {
            const auto lot = QString::number(QRandomGenerator::global()->generate(), 36);
            path = place + u'.' + lot.rightJustified(7, u'0');
            trouble = makeFile(file, path, readers);
        }
        if (trouble == FileTrouble::None && readers == Readers::OwnerOnly)
            file.setPermissions(QFile::permissions(place));
    }
};

} // namespace

QString whyNotRead(FileTrouble trouble)
{
    switch (trouble) {
    case FileTrouble::Missing:
        return Files::tr("There is no such file. Check its name and its folder.");
    case FileTrouble::Folder:
        return Files::tr("This is a folder. Choose a file in it.");
    case FileTrouble::Stream:
        return streamText();
    case FileTrouble::Link:
        return linkText();
    case FileTrouble::DeadLink:
        return deadLinkText();
    case FileTrouble::Forbidden:
        return Files::tr("You may not read this file. Change its permissions, or choose another file.");
    case FileTrouble::TooLarge:
        return Files::tr(
                   "This file is larger than %1 MiB, which no file of Chancery is. Choose another file.")
            .arg(largestFile >> 20);
    default:
        return Files::tr("The file cannot be read. Check the disk that it is on, or choose another file.");
    }
}

QString whyNotWritten(FileTrouble trouble, const QString& path)
{
    const QFileInfo info(path), folder(info.path());
    if (trouble == FileTrouble::Taken)
        return Files::tr("There is something with this name already. Choose another name or another folder.");
    switch (troubleAt(path, Links::Follow)) {
    case FileTrouble::Folder:
        return Files::tr("This is a folder. Choose a file name.");
    case FileTrouble::Stream:
        return streamText();
    case FileTrouble::DeadLink:
        return deadLinkText();
    default:
        break;
    }
    if (!folder.exists()) return Files::tr("There is no such folder. Choose another.");
    if (trouble == FileTrouble::Full)
        return Files::tr("The disk is full. Free some space, or choose another folder.");
    if (!folder.isWritable() || (info.exists() && !info.isWritable()))
        return Files::tr("You may not write here. Choose another folder.");
    if (info.isSymLink()) return linkText();
    return Files::tr("The file cannot be written. Check the disk that it is on, or choose another folder.");
}

Result<QByteArray> readWholeFile(const QString& path, Links links, qint64 most)
{
    QFile file;
    const FileTrouble trouble = openPlainFile(file, path, QIODevice::ReadOnly, links);
    if (trouble != FileTrouble::None) return unread(path, trouble);
    if (file.size() > most) return unread(path, FileTrouble::TooLarge);
    constexpr qint64 atOnce = 1 << 20; // some files of the system do not say how long they are
    QByteArray content;
    content.reserve(file.size());
    for (QByteArray part = file.read(atOnce); !part.isEmpty(); part = file.read(atOnce)) {
        content += part;
        if (content.size() > most) return unread(path, FileTrouble::TooLarge);
    }
    if (file.error() != QFileDevice::NoError) return unread(path, FileTrouble::Fails);
    return content;
}

FileTrouble putWholeFile(const QString& path, const QByteArray& content, Links links)
{
    FileTrouble trouble = troubleAt(path, links);
    if (trouble != FileTrouble::None && trouble != FileTrouble::Missing) return trouble;
    const QString place = links == Links::Follow ? canonicalPath(path) : path;
    // The folder alone decides who may replace a file; that a file is protected means that it is to stay.
    if (trouble == FileTrouble::None && !QFileInfo(place).isWritable()) return FileTrouble::Forbidden;
    NewFile made(place);
    if (made.trouble != FileTrouble::None) return made.trouble;
    trouble = writeAll(made.file, content);
    if (trouble == FileTrouble::None) trouble = syncNow(made.file);
    if (trouble == FileTrouble::None) trouble = replaceFile(made.path, place);
    if (trouble != FileTrouble::None) QFile::remove(made.path);
    return trouble;
}

Status writeWholeFile(const QString& path, const QByteArray& content, Links links)
{
    const FileTrouble trouble = putWholeFile(path, content, links);
    if (trouble == FileTrouble::None) return Done{};
    const QString why = whyNotWritten(trouble, path);
    return Error{Files::tr("%1 Any existing file is unchanged.", "why a file could not be saved")
                     .arg(why)
                     .toStdString(),
                 QDir::toNativeSeparators(path).toStdString()};
}

} // namespace chancery
