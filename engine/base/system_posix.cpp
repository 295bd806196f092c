// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of POSIX; see system.h.
#include "engine/base/system.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace chancery::system {

namespace {

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

FileTrouble troubleOf(const struct stat& found)
{
    if (S_ISREG(found.st_mode)) return FileTrouble::None;
    if (S_ISDIR(found.st_mode)) return FileTrouble::Folder;
    return S_ISLNK(found.st_mode) ? FileTrouble::Link : FileTrouble::Stream;
}

/// Returns the look after one of the calls that look, which has failed or not.
FileLook lookOf(int failed, const struct stat& found)
{
    if (failed != 0) return {troubleOf(errno)};
#ifdef __APPLE__
    const timespec& changed = found.st_mtimespec;
#else
    const timespec& changed = found.st_mtim;
#endif
    constexpr std::int64_t second = 1000000000; // nanoseconds
    return {troubleOf(found), static_cast<std::uint64_t>(found.st_dev),
            static_cast<std::uint64_t>(found.st_ino), changed.tv_sec * second + changed.tv_nsec};
}

Opened openedAs(int handle)
{
    return handle < 0 ? Opened{-1, troubleOf(errno)} : Opened{handle};
}

} // namespace

FileLook lookAt(const std::string& path, Links links)
{
    struct stat found = {};
    const int failed = links == Links::Follow ? ::stat(path.c_str(), &found) : ::lstat(path.c_str(), &found);
    return lookOf(failed, found);
}

FileLook lookAt(int handle)
{
    struct stat found = {};
    const int failed = ::fstat(handle, &found);
    return lookOf(failed, found);
}

Opened open(const std::string& path, Use use, Links links)
{
    const int way = !use.write ? O_RDONLY : use.read ? O_RDWR : O_WRONLY;
    // Without waiting, for since it was looked at it may have become a pipe.
    return openedAs(::open(path.c_str(), way | O_CLOEXEC | O_NOCTTY | O_NONBLOCK |
                                             (use.append ? O_APPEND : 0) |
                                             (links == Links::Refuse ? O_NOFOLLOW : 0)));
}

Opened make(const std::string& path, Readers readers)
{
    const mode_t rights = readers == Readers::OwnerOnly ? 0600 : 0666;
    return openedAs(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, rights));
}

void close(int handle)
{
    ::close(handle);
}

int another(int handle)
{
    return ::fcntl(handle, F_DUPFD_CLOEXEC, 0);
}

FileTrouble replace(const std::string& from, const std::string& to)
{
    return ::rename(from.c_str(), to.c_str()) == 0 ? FileTrouble::None : troubleOf(errno);
}

FileTrouble sync(int handle)
{
    if (::fsync(handle) == 0) return FileTrouble::None;
    if (errno == ENOSPC || errno == EDQUOT) return FileTrouble::Full;
    return errno == EIO ? FileTrouble::Fails : FileTrouble::None;
}

Locking lock(int handle)
{
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0) return Locking::Locked;
    return errno == EWOULDBLOCK ? Locking::InUse : Locking::Unknown;
}

bool isRunning(std::int64_t process)
{
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

std::uint32_t user()
{
    return ::getuid();
}

std::string become(const std::string& program, const std::vector<std::string>& words)
{
    std::vector<char*> all;
    for (const std::string& word : words) all.push_back(const_cast<char*>(word.c_str())); // nobody changes it
    all.push_back(nullptr);
    ::execv(program.c_str(), all.data());
    return std::strerror(errno);
}

bool paintsOffscreen()
{
    return true;
}

bool holdAwake(bool)
{
    return false;
}

void prepareStreams()
{
    std::signal(SIGPIPE, SIG_IGN);
}

bool isErrorRead()
{
    return ::isatty(STDERR_FILENO) != 0;
}

namespace {

constexpr int endingSignals[] = {SIGTERM, SIGINT, SIGHUP};
constexpr char signalled = 1, left = 0;

/// A pipe from the handler to who waits: a handler may do little else than write a byte.
int ends[2] = {-1, -1};

extern "C" void noteSignal(int)
{
    (void)!::write(ends[1], &signalled, 1);
}

bool isIgnored(int number)
{
    struct sigaction now = {};
    return ::sigaction(number, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

bool catchEnd()
{
    if (::pipe(ends) != 0) return false;
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    struct sigaction noting = {};
    noting.sa_handler = noteSignal;
    noting.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    for (const int number : endingSignals)
        if (!isIgnored(number)) ::sigaction(number, &noting, nullptr);
    return true;
}

bool awaitEnd()
{
    char byte = left;
    while (::read(ends[0], &byte, 1) < 0 && errno == EINTR) {
    }
    if (byte == signalled) return true;
    for (int& end : ends) ::close(std::exchange(end, -1));
    return false;
}

void leaveEnd()
{
    struct sigaction usual = {};
    usual.sa_handler = SIG_DFL;
    for (const int number : endingSignals)
        if (!isIgnored(number)) ::sigaction(number, &usual, nullptr);
    (void)!::write(ends[1], &left, 1);
}

} // namespace chancery::system
