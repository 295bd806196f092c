// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a journal and its lock; see journal_place.h.
#include "ui/journal/journal_place.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStorageInfo>
#include <QSysInfo>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct Place
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Place)
};

const QString journalEnding = QStringLiteral(".journal");
const QString lockEnding = QStringLiteral(".lock");
const QString unsavedPrefix = QStringLiteral("unsaved-");

/// Returns whether other machines may have files of this folder open. This system may not know of their
/// locks.
bool isShared(const QString& folder)
{
    const QByteArray kind = QStorageInfo(folder).fileSystemType();
    const auto begins = [&kind](const char* name) { return kind.startsWith(name); };
    return std::ranges::any_of(
        std::initializer_list<const char*>{"nfs", "cifs", "smb", "9p", "afs", "ceph", "fuse."}, begins);
}

/// Returns whether this machine made the lock. The fourth line of a lock has the machine's id, which stays
/// when its name changes.
bool isOfThisMachine(const QByteArray& lock)
{
    const QByteArray machine = lock.split('\n').value(3);
    return !machine.isEmpty() && machine == QSysInfo::machineUniqueId();
}

/// Returns whether a lock is being made: it is empty for a moment before its content is written. After a
/// power cut it may stay empty.
bool isBeingMade(const QFile& lock, const QByteArray& content)
{
    constexpr qint64 moment = 2000; // milliseconds
    const QDateTime made = lock.fileTime(QFileDevice::FileModificationTime);
    return content.isEmpty() && std::abs(made.msecsTo(QDateTime::currentDateTime())) < moment;
}

/// Removes a lock whose owner is gone. QLockFile only asks whether a process with the lock's number runs on
/// this host; the number may belong to another process by now, the host may be renamed, or the lock may be
/// damaged. But the system keeps the file locked as long as its owner lives, so only a lock without an owner
/// can be removed.
bool removeIfDead(QLockFile& lock, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray content = file.read(1000);
    if (isBeingMade(file, content) || (isShared(QFileInfo(path).path()) && !isOfThisMachine(content)))
        return false;
    QLockFile remover(
        path + QStringLiteral(".rmlock")); // as QLockFile does, so that a lock just made is not removed
    remover.setStaleLockTime(10'000);
    return remover.tryLock(0) && lock.removeStaleLockFile();
}

/// Locks the file. A lock does not expire; it is removed only if its owner is gone.
std::shared_ptr<QLockFile> lockAt(const QString& path)
{
    auto lock = std::make_shared<QLockFile>(path);
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError && removeIfDead(*lock, path))
        lock->tryLock(0);
    return lock;
}

Error taken(const QString& game, const QString& path, const QLockFile& lock)
{
    qint64 process = 0;
    QString host, program;
    lock.getLockInfo(&process, &host, &program);
    return {
        Place::tr("The game is already open in another window (%1, process %2 on %3). Two windows would "
                  "overwrite each other's changes. Close the other one; if it no longer exists, delete %4.")
            .arg(program)
            .arg(process)
            .arg(host, QDir::toNativeSeparators(path))
            .toStdString(),
        QDir::toNativeSeparators(game).toStdString()};
}

/// Returns the path, without ending, in the program's folder for the journal of a game whose own folder
/// cannot be written.
QString stem(const QString& game, const QString& folder)
{
    const QByteArray path = QFileInfo(game).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(12);
    return folder + u'/' + QFileInfo(game).completeBaseName() + u'-' + QString::fromLatin1(hash);
}

/// Claims a place. Returns nothing if no lock can be made there, and fails if another window has it.
Result<std::optional<JournalPlace>> claim(const QString& game, const QString& base)
{
    JournalPlace place;
    place.journal = base + journalEnding;
    place.abandoned = QFileInfo::exists(base + lockEnding);
    place.lock = lockAt(base + lockEnding);
    if (place.lock->isLocked()) return std::optional(place);
    if (place.lock->error() == QLockFile::LockFailedError) return taken(game, base + lockEnding, *place.lock);
    return std::optional<JournalPlace>();
}

} // namespace

Result<JournalPlace> claimPlace(const QString& game, const QString& folder)
{
    QDir().mkpath(folder);
    const QString beside = QFileInfo(game).absoluteFilePath();
    for (const QString& base : {beside, stem(game, folder)}) {
        Result<std::optional<JournalPlace>> place = claim(game, base);
        if (!place) return place.error();
        if (!*place) continue;
        if (base == beside) (*place)->earlier = stem(game, folder) + journalEnding;
        if (base != beside) (*place)->earlier = beside + journalEnding;
        return **place;
    }
    JournalPlace unlocked;
    unlocked.journal = stem(game, folder) + journalEnding;
    return unlocked;
}

JournalPlace claimNewPlace(const QString& folder)
{
    QDir().mkpath(folder);
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    for (int number = 1;; ++number) {
        const QString base = folder + u'/' + unsavedPrefix + now + u'-' + QString::number(number);
        if (QFileInfo::exists(base + journalEnding)) continue;
        JournalPlace place;
        place.journal = base + journalEnding;
        place.lock = lockAt(base + lockEnding);
        if (place.lock->isLocked()) return place;
        if (place.lock->error() == QLockFile::LockFailedError) continue;
        place.lock.reset();
        return place;
    }
}

std::vector<JournalPlace> claimAbandoned(const QString& folder)
{
    std::vector<JournalPlace> places;
    for (const QFileInfo& journal :
         QDir(folder).entryInfoList({unsavedPrefix + u'*' + journalEnding}, QDir::Files, QDir::Time)) {
        JournalPlace place;
        place.journal = journal.absoluteFilePath();
        place.abandoned = true;
        place.lock = lockAt(place.journal.chopped(journalEnding.size()) + lockEnding);
        if (place.lock->isLocked()) places.push_back(place);
    }
    return places;
}

} // namespace chancery
