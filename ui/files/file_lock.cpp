// SPDX-License-Identifier: GPL-3.0-or-later
// Locks: see file_lock.h. Lock files have the lines of Qt's QLockFile, which earlier versions read and write.
#include "ui/files/file_lock.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QStorageInfo>
#include <QSysInfo>
#include <QThread>

#include <algorithm>
#include <cstdlib>

namespace chancery {

namespace {

constexpr qint64 mostOfLock = 1000; ///< bytes; a lock file has fewer
constexpr int attempts = 20;        ///< while others make and remove the same lock
constexpr int pause = 1;            ///< ms between them

/// What a lock file says of the program that made it.
struct Maker
{
    qint64 process = 0;
    QString host;
    QByteArray machine, boot; ///< ids; that of a machine stays when its name changes

    explicit Maker(const QByteArray& content)
    {
        const QList<QByteArray> lines = content.split('\n');
        process = lines.value(0).toLongLong();
        host = QString::fromUtf8(lines.value(2));
        machine = lines.value(3);
        boot = lines.value(4);
    }
    bool isHere() const { return !machine.isEmpty() && machine == QSysInfo::machineUniqueId(); }
};

QByteArray ownLines()
{
    const QString program = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    return QByteArray::number(QCoreApplication::applicationPid()) + '\n' + program.toUtf8() + '\n' +
           QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' +
           QSysInfo::bootUniqueId() + '\n';
}

/// Returns whether other machines may have files of this folder open. This system may not know of their
/// locks.
bool isShared(const QString& folder)
{
    const QByteArray kind = QStorageInfo(folder).fileSystemType();
    const auto begins = [&kind](const char* name) { return kind.startsWith(name); };
    return std::ranges::any_of(
        std::initializer_list<const char*>{"nfs", "cifs", "smb", "9p", "afs", "ceph", "fuse."}, begins);
}

/// Returns whether a lock is being made: it is empty for a moment before its content is written. After a
/// power cut it may stay empty.
bool isBeingMade(const QFile& lock, const QByteArray& content)
{
    constexpr qint64 moment = 2000; // milliseconds
    const QDateTime made = lock.fileTime(QFileDevice::FileModificationTime);
    return content.isEmpty() && std::abs(made.msecsTo(QDateTime::currentDateTime())) < moment;
}

/// Locks a file that was made a moment ago and that another window may be checking.
Locking lockNew(const QFile& file)
{
    Locking locking = lock(file);
    for (int i = 0; i < attempts && locking == Locking::InUse; ++i) {
        QThread::msleep(pause);
        locking = lock(file);
    }
    return locking;
}

} // namespace

FileLock::FileLock(const QString& path, bool isOwn)
    : path_(path)
    , isOwn_(isOwn)
{
}

FileLock::~FileLock()
{
    if (isOwn_ && isInPlace()) QFile::remove(path_);
}

/// Returns whether the file was made here and is locked.
bool FileLock::make()
{
    if (makeFile(file_, path_) != FileTrouble::None) return false;
    isOwn_ = lockNew(file_) != Locking::InUse;
    if (isOwn_) (void)writeAll(file_, ownLines()); // on a full disk it says nothing, and locks all the same
    return isOwn_;
}

/// Returns whether the lock file that is there has no running owner. The system keeps a file locked as
/// long as the program lives that locked it; its number may belong to another program by now, its host may be
/// renamed, or what it says may be damaged.
bool FileLock::isLeft()
{
    FileTrouble trouble = openPlainFile(file_, path_, QIODevice::ReadWrite, Links::Refuse);
    if (trouble == FileTrouble::Forbidden)
        trouble = openPlainFile(file_, path_, QIODevice::ReadOnly, Links::Refuse);
    if (trouble != FileTrouble::None) return false;
    const Locking locking = lock(file_);
    const QByteArray content = file_.read(mostOfLock);
    const Maker maker(content);
    if (locking == Locking::InUse || !isInPlace() || isBeingMade(file_, content)) return false;
    if (isShared(QFileInfo(path_).path()) && !maker.isHere()) return false;
    if (locking == Locking::Locked) return true;
    return maker.isHere() && (maker.boot != QSysInfo::bootUniqueId() || !isRunning(maker.process));
}

FileLock::Attempt FileLock::with(const QString& path)
{
    Attempt attempt;
    for (int i = 0; i < attempts; ++i) {
        std::shared_ptr<FileLock> made(new FileLock(path, false));
        if (made->make()) {
            attempt.lock = std::move(made);
            return attempt;
        }
        FileLock there(path, false);
        const bool isLeft = there.isLeft();
        const FileTrouble trouble = troubleAt(path, Links::Refuse);
        if (trouble == FileTrouble::Missing) continue; // it was removed a moment ago, or cannot be made
        attempt.isInUse = !isLeft && trouble == FileTrouble::None;
        if (!isLeft) return attempt;
        attempt.wasLeft = true;
        if (!QFile::remove(path)) return attempt;
    }
    return attempt;
}

FileLock::Attempt FileLock::on(const QString& path)
{
    std::shared_ptr<FileLock> made(new FileLock(path, false));
    if (openPlainFile(made->file_, path, QIODevice::ReadOnly, Links::Follow) != FileTrouble::None) return {};
    const Locking locking = lock(made->file_);
    if (locking != Locking::Locked) return {nullptr, locking == Locking::InUse, false};
    return {std::move(made), false, false};
}

Holder holderOf(const QString& path)
{
    Holder holder;
    QFile file;
    const bool isOpen = openPlainFile(file, path, QIODevice::ReadOnly, Links::Refuse) == FileTrouble::None;
    const Maker maker(isOpen ? file.read(mostOfLock) : QByteArray());
    holder.isUnknown = maker.process <= 0;
    if (isOpen && !isOwn(path)) holder.user = QFileInfo(path).owner();
    if (!maker.isHere() && maker.host != QSysInfo::machineHostName()) holder.computer = maker.host;
    return holder;
}

} // namespace chancery
