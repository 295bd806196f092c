// SPDX-License-Identifier: GPL-3.0-or-later
// What only the system can do with files, processes and streams. system_posix.cpp and system_windows.cpp are
// the only sources with calls of a system; one of them is compiled. Paths are in UTF-8, and a handle is a
// number as of open().
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace chancery {

/// What becomes of a link in the last part of a path.
enum class Links : std::uint8_t { Follow, Refuse };

/// Why a plain file is not opened.
enum class FileTrouble : std::uint8_t {
    None,
    Missing,   ///< there is nothing with this name
    Taken,     ///< a file that was to be made is there already
    Folder,    ///< it is a folder
    Stream,    ///< it is a pipe, a socket or a device
    Link,      ///< it is a link, where none is followed
    DeadLink,  ///< it is a link that leads to no file, or to itself
    Forbidden, ///< the user may not
    TooLarge,  ///< it is larger than the reader allows
    Full,      ///< the disk has no room
    Fails,     ///< the disk does not work
};

/// Who may read a file that is made.
enum class Readers : std::uint8_t { AsUsual, OwnerOnly };

/// The answer to an attempt to lock a file.
enum class Locking : std::uint8_t {
    Locked,  ///< until it is closed here
    InUse,   ///< another window or program has locked it
    Unknown, ///< there are no locks on this disk
};

namespace system {

/// What a look at a file finds.
struct FileLook
{
    FileTrouble trouble =
        FileTrouble::None;              ///< None if it is a plain file; Missing and the like if none is there
    std::uint64_t disk = 0, number = 0; ///< which file it is, whatever its names; both 0 if none is there
    std::int64_t changedAt = 0; ///< when its content was changed last, in nanoseconds of the system's clock

    /// Returns whether this and another look were at one file, which is there.
    bool isOf(const FileLook& other) const
    {
        return (disk != 0 || number != 0) && disk == other.disk && number == other.number;
    }
};
/// Looks at what has a name.
FileLook lookAt(const std::string& path, Links links);
/// Looks at an open file.
FileLook lookAt(int handle);

/// A file that was opened, or why it was not.
struct Opened
{
    int handle = -1;
    FileTrouble trouble = FileTrouble::None;
};
/// What is done with an open file.
struct Use
{
    bool read = false, write = false, append = false;
};
/// Opens what has a name. It never waits, not even for the other end of a pipe.
Opened open(const std::string& path, Use use, Links links);
/// Makes a file, which must not be there, and opens it for reading and writing. A link is never followed.
Opened make(const std::string& path, Readers readers);
/// Closes a handle.
void close(int handle);
/// Returns another handle of the same open file; -1 if there can be none.
int another(int handle);
/// Renames a file so that it replaces what has the name `to`, be it a link.
FileTrouble replace(const std::string& from, const std::string& to);
/// Writes an open file to the disk before it returns. Returns why it may not be there; None also where the
/// disk cannot be asked for that.
FileTrouble sync(int handle);
/// Locks an open file against other programs that lock it. They can still read and write it.
Locking lock(int handle);

/// Returns whether a process with this number runs on this machine.
bool isRunning(std::int64_t process);
/// Returns the number of the user that owns a new file of this program, where the system numbers them.
std::uint32_t user();
/// Becomes another program, whose command line has these words, its own name first. Returns only if that
/// cannot be run, with the reason in the system's words.
std::string become(const std::string& program, const std::vector<std::string>& words);

/// Returns whether a picture is painted without a display, by Qt's platform "offscreen", with the fonts that
/// this system has.
bool paintsOffscreen();

/// Holds off sleep and the screen saver, or no longer. Returns false if the system takes no such wish from a
/// single program; then a desktop may take it.
bool holdAwake(bool held);

/// Prepares standard input and output: every byte is read and written as it is, in UTF-8, and writing into a
/// pipe whose reader has closed it is an error, as for a full disk; else it ends the program.
void prepareStreams();
/// Returns whether a person reads standard error in a terminal.
bool isErrorRead();

/// Begins to catch the signals with which the system asks the program to end. One that was ignored when the
/// program started, as under nohup, stays ignored. The second signal of a kind ends the program at once.
/// Returns false if none can be caught.
bool catchEnd();
/// Waits for such a signal. Returns false once leaveEnd() was called.
bool awaitEnd();
/// Gives the signals their usual effect again, and ends the waiting.
void leaveEnd();

} // namespace system

} // namespace chancery
