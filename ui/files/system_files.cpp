// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/system_files.h"

#include <QFileInfo>
#include <QThreadPool>

namespace chancery {

namespace {

bool isBuiltIn(const QString& path)
{
    return path.startsWith(u':');
}

system::FileLook lookAt(const QString& path, Links links)
{
    return system::lookAt(path.toStdString(), links);
}

/// Lets `file` have an open handle, which it closes.
FileTrouble give(QFile& file, const system::Opened& opened, QIODevice::OpenMode mode)
{
    if (opened.handle < 0) return opened.trouble;
    if (file.open(opened.handle, mode, QFileDevice::AutoCloseHandle)) return FileTrouble::None;
    system::close(opened.handle);
    return FileTrouble::Fails;
}

} // namespace

FileTrouble troubleAt(const QString& path, Links links)
{
    if (isBuiltIn(path)) return QFile::exists(path) ? FileTrouble::None : FileTrouble::Missing;
    const FileTrouble trouble = lookAt(path, links).trouble;
    const bool isLink = trouble == FileTrouble::Missing && links == Links::Follow &&
                        lookAt(path, Links::Refuse).trouble == FileTrouble::Link;
    return isLink ? FileTrouble::DeadLink : trouble;
}

FileTrouble openPlainFile(QFile& file, const QString& path, QIODevice::OpenMode mode, Links links)
{
    if (const FileTrouble trouble = troubleAt(path, links); trouble != FileTrouble::None) return trouble;
    if (isBuiltIn(path)) {
        file.setFileName(path);
        return file.open(mode) ? FileTrouble::None : FileTrouble::Fails;
    }
    const system::Use use{mode.testFlag(QIODevice::ReadOnly), mode.testFlag(QIODevice::WriteOnly),
                          mode.testFlag(QIODevice::Append)};
    const system::Opened opened = system::open(path.toStdString(), use, links);
    if (opened.handle < 0) return opened.trouble;
    const FileTrouble trouble = system::lookAt(opened.handle).trouble; // since the look it may have changed
    if (trouble == FileTrouble::None) return give(file, opened, mode);
    system::close(opened.handle);
    return trouble;
}

FileTrouble makeFile(QFile& file, const QString& path, Readers readers)
{
    return give(file, system::make(path.toStdString(), readers),
                QIODevice::ReadWrite | QIODevice::Unbuffered);
}

FileTrouble writeAll(QFile& file, const QByteArray& content)
{
    if (file.write(content) == content.size()) return FileTrouble::None;
    // Where there is room for a part only, that part is written and no error is reported.
    const bool full = file.error() == QFileDevice::NoError || file.error() == QFileDevice::ResourceError;
    return full ? FileTrouble::Full : FileTrouble::Fails;
}

FileTrouble replaceFile(const QString& from, const QString& to)
{
    return system::replace(from.toStdString(), to.toStdString());
}

FileTrouble syncNow(const QFileDevice& file)
{
    return system::sync(file.handle());
}

void syncSoon(const QFileDevice& file)
{
    const int copy = file.isOpen() ? system::another(file.handle()) : -1;
    if (copy < 0) return;
    QThreadPool::globalInstance()->start([copy] {
        system::sync(copy);
        system::close(copy);
    });
}

qint64 changedAt(const QFileDevice& file)
{
    return system::lookAt(file.handle()).changedAt;
}

bool isAt(const QFileDevice& file, const QString& path)
{
    return system::lookAt(file.handle()).isOf(lookAt(path, Links::Refuse));
}

QString canonicalPath(const QString& path)
{
    const QFileInfo file(path);
    if (const QString canonical = file.canonicalFilePath(); !canonical.isEmpty()) return canonical;
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? file.absoluteFilePath() : QFileInfo(folder + u'/' + file.fileName()).filePath();
}

bool isSameFile(const QString& a, const QString& b)
{
    return canonicalPath(a) == canonicalPath(b) || lookAt(a, Links::Follow).isOf(lookAt(b, Links::Follow));
}

Locking lock(const QFileDevice& file)
{
    return system::lock(file.handle());
}

bool isRunning(qint64 process)
{
    return system::isRunning(process);
}

bool isOwn(const QString& path)
{
    return QFileInfo(path).ownerId() == system::user();
}

} // namespace chancery
