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
#include <unistd.h>

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
constexpr qint64 mostOfLock = 1000; ///< bytes; a lock has fewer

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
    const QByteArray content = file.read(mostOfLock);
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

Holder holderOf(const QLockFile& lock, const QString& path)
{
    qint64 process = 0;
    QString host, program;
    Holder holder;
    holder.isUnknown = !lock.getLockInfo(&process, &host, &program);
    const QFileInfo file(path);
    if (file.ownerId() != getuid()) holder.user = file.owner();
    QFile content(path);
    const bool here = content.open(QIODevice::ReadOnly) && isOfThisMachine(content.read(mostOfLock));
    if (!here && host != QSysInfo::machineHostName()) holder.computer = host;
    return holder;
}

/// Returns the path, without ending, in the program's folder for the journal of a game whose own folder
/// cannot be written.
QString stem(const QString& game, const QString& folder)
{
    const QByteArray path = QFileInfo(game).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex().left(12);
    return folder + u'/' + QFileInfo(game).completeBaseName() + u'-' + QString::fromLatin1(hash);
}

/// Claims a place. Returns nothing if no lock can be made there.
std::optional<JournalPlace> claim(const QString& base)
{
    JournalPlace place;
    place.abandoned = QFileInfo::exists(base + lockEnding);
    place.lock = lockAt(base + lockEnding);
    if (place.lock->isLocked()) {
        place.journal = base + journalEnding;
        return place;
    }
    if (place.lock->error() != QLockFile::LockFailedError) return {};
    place.holder = holderOf(*place.lock, base + lockEnding);
    return place;
}

} // namespace

QString describe(const Holder& holder, const QString& game)
{
    if (holder.isUnknown) return Place::tr("“%1” is already open in another window.").arg(game);
    if (holder.computer.isEmpty() && holder.user.isEmpty())
        return Place::tr("“%1” is already open in another window on this computer.").arg(game);
    if (holder.computer.isEmpty())
        return Place::tr("“%1” is already open on this computer, by the user “%2”.").arg(game, holder.user);
    if (holder.user.isEmpty())
        return Place::tr("“%1” is already open on the computer “%2”.").arg(game, holder.computer);
    return Place::tr("“%1” is already open on the computer “%2”, by the user “%3”.")
        .arg(game, holder.computer, holder.user);
}

JournalPlace claimPlace(const QString& game, const QString& folder)
{
    QDir().mkpath(folder);
    const QString beside = QFileInfo(game).absoluteFilePath();
    for (const QString& base : {beside, stem(game, folder)}) {
        std::optional<JournalPlace> place = claim(base);
        if (!place) continue;
        place->earlier = (base == beside ? stem(game, folder) : beside) + journalEnding;
        return *place;
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
