// SPDX-License-Identifier: GPL-3.0-or-later
// Names that are no plain files: links, pipes, sockets, files too large to be read.
#pragma once

#include <QFile>

#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace chancery {

/// Makes a link with this name to `target`, which need not be there.
inline void makeLink(const QString& target, const QString& name)
{
    if (symlink(QFile::encodeName(target), QFile::encodeName(name)) != 0) qFatal("no link can be made");
}

/// Gives a file a second name.
inline void makeSecondName(const QString& file, const QString& name)
{
    if (link(QFile::encodeName(file), QFile::encodeName(name)) != 0) qFatal("no second name can be made");
}

/// Makes a pipe without a writer at its other end.
inline void makePipe(const QString& name)
{
    if (mkfifo(QFile::encodeName(name), 0600) != 0) qFatal("no pipe can be made");
}

/// Returns how many bytes wait in a pipe to be read.
inline int bytesIn(const QFile& pipe)
{
    int bytes = -1;
    ioctl(pipe.handle(), FIONREAD, &bytes);
    return bytes;
}

/// Makes a socket.
inline void makeSocket(const QString& name)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, QFile::encodeName(name), sizeof address.sun_path);
    const int made = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        qFatal("no socket can be made");
    close(made);
}

/// Makes a file of this many bytes that takes no room on the disk.
inline void makeHollowFile(const QString& name, qint64 bytes)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || !file.resize(bytes)) qFatal("no file can be made");
}

} // namespace chancery
