// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of POSIX; see system_files.h.
#include "ui/files/system_files.h"

#include <QFileInfo>
#include <QThreadPool>

#include <cerrno>
#include <csignal>
#include <optional>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chancery {

namespace {

using Look = struct stat;

bool isBuiltIn(const QString& path)
{
    return path.startsWith(u':');
}

FileTrouble troubleOf(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
        return FileTrouble::Missing;
    case EEXIST:
        return FileTrouble::Taken;
    case EISDIR:
        return FileTrouble::Folder;
    case ENXIO:
        return FileTrouble::Stream;
    case ELOOP:
        return FileTrouble::DeadLink;
    case EACCES:
    case EPERM:
    case EROFS:
        return FileTrouble::Forbidden;
    case ENOSPC:
    case EDQUOT:
        return FileTrouble::Full;
    default:
        return FileTrouble::Fails;
    }
}

FileTrouble troubleOf(const Look& found)
{
    if (S_ISREG(found.st_mode)) return FileTrouble::None;
    if (S_ISDIR(found.st_mode)) return FileTrouble::Folder;
    return S_ISLNK(found.st_mode) ? FileTrouble::Link : FileTrouble::Stream;
}

/// Returns what has this name; nothing, with the reason in errno, if nothing has.
std::optional<Look> lookAt(const QString& path, Links links)
{
    Look found{};
    const QByteArray name = QFile::encodeName(path);
    const int failed = links == Links::Follow ? stat(name, &found) : lstat(name, &found);
    return failed == 0 ? std::optional(found) : std::nullopt;
}

std::optional<Look> lookAt(const QFileDevice& file)
{
    Look found{};
    return file.handle() >= 0 && fstat(file.handle(), &found) == 0 ? std::optional(found) : std::nullopt;
}

/// Returns whether two looks were at one file.
bool isOne(const std::optional<Look>& a, const std::optional<Look>& b)
{
    return a && b && a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

int flagsFor(QIODevice::OpenMode mode, Links links)
{
    const int way = !mode.testFlag(QIODevice::WriteOnly) ? O_RDONLY
                    : mode.testFlag(QIODevice::ReadOnly) ? O_RDWR
                                                         : O_WRONLY;
    // Without waiting, for between the look and the opening it may have become a pipe.
    return way | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | (mode.testFlag(QIODevice::Append) ? O_APPEND : 0) |
           (links == Links::Refuse ? O_NOFOLLOW : 0);
}

/// Lets `file` have an open handle, which it closes.
FileTrouble give(QFile& file, int handle, QIODevice::OpenMode mode)
{
    if (file.open(handle, mode, QFileDevice::AutoCloseHandle)) return FileTrouble::None;
    ::close(handle);
    return FileTrouble::Fails;
}

} // namespace

FileTrouble troubleAt(const QString& path, Links links)
{
    if (isBuiltIn(path)) return QFile::exists(path) ? FileTrouble::None : FileTrouble::Missing;
    if (const auto found = lookAt(path, links)) return troubleOf(*found);
    const FileTrouble trouble = troubleOf(errno);
    const bool isLink = trouble == FileTrouble::Missing && lookAt(path, Links::Refuse);
    return isLink ? FileTrouble::DeadLink : trouble;
}

FileTrouble openPlainFile(QFile& file, const QString& path, QIODevice::OpenMode mode, Links links)
{
    if (const FileTrouble trouble = troubleAt(path, links); trouble != FileTrouble::None) return trouble;
    if (isBuiltIn(path)) {
        file.setFileName(path);
        return file.open(mode) ? FileTrouble::None : FileTrouble::Fails;
    }
    const int handle = ::open(QFile::encodeName(path), flagsFor(mode, links));
    if (handle < 0) return troubleOf(errno);
    Look found{};
    const FileTrouble trouble = fstat(handle, &found) == 0 ? troubleOf(found) : FileTrouble::Fails;
    if (trouble == FileTrouble::None) return give(file, handle, mode);
    ::close(handle);
    return trouble;
}

FileTrouble makeFile(QFile& file, const QString& path, Readers readers)
{
    const mode_t rights = readers == Readers::OwnerOnly ? 0600 : 0666;
    const int handle =
        ::open(QFile::encodeName(path), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, rights);
    return handle < 0 ? troubleOf(errno) : give(file, handle, QIODevice::ReadWrite | QIODevice::Unbuffered);
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
    const bool done = rename(QFile::encodeName(from), QFile::encodeName(to)) == 0;
    return done ? FileTrouble::None : troubleOf(errno);
}

FileTrouble syncNow(const QFileDevice& file)
{
    if (fsync(file.handle()) == 0) return FileTrouble::None;
    if (errno == ENOSPC || errno == EDQUOT) return FileTrouble::Full;
    return errno == EIO ? FileTrouble::Fails : FileTrouble::None;
}

void syncSoon(const QFileDevice& file)
{
    const int copy = file.isOpen() ? fcntl(file.handle(), F_DUPFD_CLOEXEC, 0) : -1;
    if (copy < 0) return;
    QThreadPool::globalInstance()->start([copy] {
        fsync(copy);
        ::close(copy);
    });
}

qint64 changedAt(const QFileDevice& file)
{
    constexpr qint64 second = 1000000000; // nanoseconds
    const auto found = lookAt(file);
    return found ? found->st_mtim.tv_sec * second + found->st_mtim.tv_nsec : 0;
}

bool isAt(const QFileDevice& file, const QString& path)
{
    return isOne(lookAt(file), lookAt(path, Links::Refuse));
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
    return canonicalPath(a) == canonicalPath(b) || isOne(lookAt(a, Links::Follow), lookAt(b, Links::Follow));
}

Locking lock(const QFileDevice& file)
{
    if (flock(file.handle(), LOCK_EX | LOCK_NB) == 0) return Locking::Locked;
    return errno == EWOULDBLOCK ? Locking::InUse : Locking::Unknown;
}

bool isRunning(qint64 process)
{
    return kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

bool isOwn(const QString& path)
{
    return QFileInfo(path).ownerId() == getuid();
}

} // namespace chancery
