// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of Windows; see system.h.
#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include "engine/base/system.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <windows.h>

namespace chancery::system {

namespace {

std::wstring wide(const std::string& text)
{
    const auto bytes = static_cast<int>(text.size());
    std::wstring all(
        static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, nullptr, 0)), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, all.data(), static_cast<int>(all.size()));
    return all;
}

std::string narrow(const std::wstring& text)
{
    const auto letters = static_cast<int>(text.size());
    std::string all(static_cast<std::size_t>(
                        WideCharToMultiByte(CP_UTF8, 0, text.data(), letters, nullptr, 0, nullptr, nullptr)),
                    '\0');
    WideCharToMultiByte(CP_UTF8, 0, text.data(), letters, all.data(), static_cast<int>(all.size()), nullptr,
                        nullptr);
    return all;
}

FileTrouble troubleOf(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_NETPATH:
    case ERROR_FILENAME_EXCED_RANGE:
        return FileTrouble::Missing;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return FileTrouble::Taken;
    case ERROR_CANT_RESOLVE_FILENAME:
        return FileTrouble::DeadLink;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_WRITE_PROTECT:
        return FileTrouble::Forbidden;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return FileTrouble::Full;
    default:
        return FileTrouble::Fails;
    }
}

HANDLE systemHandle(int handle)
{
    return reinterpret_cast<HANDLE>(_get_osfhandle(handle));
}

/// Opens by a path what others may read, write and rename meanwhile. A folder or a link can be opened, too.
HANDLE openAt(const std::string& path, DWORD access, DWORD disposition, Links links)
{
    const DWORD flags =
        FILE_FLAG_BACKUP_SEMANTICS | (links == Links::Refuse ? FILE_FLAG_OPEN_REPARSE_POINT : 0U);
    return CreateFileW(wide(path).c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                       nullptr, disposition, FILE_ATTRIBUTE_NORMAL | flags, nullptr);
}

FileLook lookAt(HANDLE file)
{
    FileLook look;
    BY_HANDLE_FILE_INFORMATION found = {};
    if (GetFileType(file) != FILE_TYPE_DISK) return {FileTrouble::Stream};
    if (!GetFileInformationByHandle(file, &found)) return {troubleOf(GetLastError())};
    const auto joined = [](DWORD high, DWORD low) { return std::uint64_t(high) << 32U | low; };
    look.disk = found.dwVolumeSerialNumber;
    look.number = joined(found.nFileIndexHigh, found.nFileIndexLow);
    constexpr std::int64_t tick = 100; // nanoseconds
    look.changedAt = tick * static_cast<std::int64_t>(joined(found.ftLastWriteTime.dwHighDateTime,
                                                             found.ftLastWriteTime.dwLowDateTime));
    if ((found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0)
        look.trouble = FileTrouble::Link;
    else if ((found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0)
        look.trouble = FileTrouble::Folder;
    return look;
}

/// Gives an open file a number as of open().
Opened numbered(HANDLE file, int flags)
{
    if (file == INVALID_HANDLE_VALUE) return {-1, troubleOf(GetLastError())};
    const int handle = _open_osfhandle(reinterpret_cast<intptr_t>(file), flags | _O_BINARY | _O_NOINHERIT);
    if (handle >= 0) return {handle};
    CloseHandle(file);
    return {-1, FileTrouble::Fails};
}

std::string reasonOf(DWORD error)
{
    wchar_t text[512];
    const DWORD letters = FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr,
                                         error, 0, text, 512, nullptr);
    std::wstring reason(text, letters);
    while (!reason.empty() && reason.back() <= L' ') reason.pop_back();
    return narrow(reason);
}

} // namespace

FileLook lookAt(const std::string& path, Links links)
{
    const HANDLE file = openAt(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, links);
    if (file == INVALID_HANDLE_VALUE) return {troubleOf(GetLastError())};
    const FileLook look = lookAt(file);
    CloseHandle(file);
    return look;
}

FileLook lookAt(int handle)
{
    return handle < 0 ? FileLook{FileTrouble::Fails} : lookAt(systemHandle(handle));
}

Opened open(const std::string& path, Use use, Links links)
{
    const DWORD writing = use.append ? FILE_APPEND_DATA : GENERIC_WRITE;
    const DWORD access = (use.read ? GENERIC_READ : 0U) | (use.write ? writing : 0U);
    const int way = !use.write ? _O_RDONLY : use.read ? _O_RDWR : _O_WRONLY;
    return numbered(openAt(path, access, OPEN_EXISTING, links), way | (use.append ? _O_APPEND : 0));
}

/// A new file is in the user's own folders, which others cannot read by default, so `readers` changes
/// nothing.
Opened make(const std::string& path, Readers)
{
    return numbered(openAt(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW, Links::Refuse), _O_RDWR);
}

void close(int handle)
{
    _close(handle);
}

int another(int handle)
{
    return _dup(handle);
}

FileTrouble replace(const std::string& from, const std::string& to)
{
    const bool done = MoveFileExW(wide(from).c_str(), wide(to).c_str(),
                                  MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    return done ? FileTrouble::None : troubleOf(GetLastError());
}

FileTrouble sync(int handle)
{
    if (FlushFileBuffers(systemHandle(handle))) return FileTrouble::None;
    const FileTrouble trouble = troubleOf(GetLastError());
    return trouble == FileTrouble::Full ? trouble
                                        : FileTrouble::None; // a file that is only read cannot be asked
}

/// Locks one byte far behind the end, because a lock of Windows keeps others from reading what is locked.
Locking lock(int handle)
{
    OVERLAPPED place = {};
    place.OffsetHigh = 0x7fffffff;
    if (LockFileEx(systemHandle(handle), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                   &place))
        return Locking::Locked;
    return GetLastError() == ERROR_LOCK_VIOLATION ? Locking::InUse : Locking::Unknown;
}

bool isRunning(std::int64_t process)
{
    const HANDLE found = OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (!found) return GetLastError() == ERROR_ACCESS_DENIED;
    const bool runs = WaitForSingleObject(found, 0) == WAIT_TIMEOUT;
    CloseHandle(found);
    return runs;
}

/// Windows does not number users: Qt gives every file the same number.
std::uint32_t user()
{
    return static_cast<std::uint32_t>(-2);
}

/// A program of Windows cannot become another one: it waits for it, and ends as that one does.
std::string become(const std::string& program, const std::vector<std::string>& words)
{
    std::vector<std::wstring> quoted;
    for (const std::string& word : words) {
        std::wstring one = L"\"";
        std::size_t slashes = 0; // before a quotation mark each counts twice
        for (const wchar_t letter : wide(word)) {
            if (letter == L'"') one.append(slashes + 1, L'\\');
            slashes = letter == L'\\' ? slashes + 1 : 0;
            one += letter;
        }
        quoted.push_back(one.append(slashes, L'\\') + L'"');
    }
    std::vector<const wchar_t*> all;
    for (const std::wstring& word : quoted) all.push_back(word.c_str());
    all.push_back(nullptr);
    const std::wstring path = wide(program) + L".exe";
    const intptr_t status = _wspawnv(_P_WAIT, path.c_str(), all.data());
    if (status >= 0) std::exit(static_cast<int>(status));
    return reasonOf(GetLastError());
}

bool paintsOffscreen()
{
    return false; // only the platform "windows" knows the fonts, and it needs no display for pictures
}

bool holdAwake(bool held)
{
    constexpr EXECUTION_STATE awake = ES_SYSTEM_REQUIRED | ES_DISPLAY_REQUIRED;
    return SetThreadExecutionState(ES_CONTINUOUS | (held ? awake : 0U)) != 0;
}

/// A program with windows has no console: it takes the one that it was started from for what goes nowhere.
void prepareStreams()
{
    const bool attached = AttachConsole(ATTACH_PARENT_PROCESS) != 0;
    for (std::FILE* stream : {stdout, stderr})
        if (attached && _fileno(stream) < 0) (void)std::freopen("CONOUT$", "w", stream);
    for (std::FILE* stream : {stdin, stdout, stderr})
        if (_fileno(stream) >= 0) _setmode(_fileno(stream), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
}

bool isErrorRead()
{
    return _isatty(_fileno(stderr)) != 0;
}

namespace {

HANDLE signalled = nullptr;       ///< an event, set by the handler
std::atomic<bool> leaving{false}; ///< nobody waits any longer
std::atomic<bool> asked{false};   ///< a signal has come: the next one ends the program

BOOL WINAPI noteSignal(DWORD)
{
    if (asked.exchange(true)) return FALSE;
    SetEvent(signalled);
    return TRUE;
}

} // namespace

bool catchEnd()
{
    signalled = CreateEventW(nullptr, FALSE, FALSE, nullptr);
    leaving = asked = false;
    return signalled && SetConsoleCtrlHandler(noteSignal, TRUE);
}

bool awaitEnd()
{
    WaitForSingleObject(signalled, INFINITE);
    if (!leaving) return true;
    CloseHandle(signalled);
    return false;
}

void leaveEnd()
{
    SetConsoleCtrlHandler(noteSignal, FALSE);
    leaving = true;
    SetEvent(signalled);
}

} // namespace chancery::system
