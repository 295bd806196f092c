// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that is full: no file of this process can grow beyond some bytes.
#pragma once

#include <sys/resource.h>

#include <csignal>

namespace chancery {

/// While it lives, no file can grow beyond `room` bytes.
class FullDisk
{
public:
    explicit FullDisk(rlim_t room = 64)
        : handler_(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit tiny{room, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &tiny);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int);
};

} // namespace chancery
