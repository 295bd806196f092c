// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/standard_output.h"

#include <cerrno>
#include <csignal>
#include <cstdio>

namespace chancery {

namespace {

int firstError = 0;

/// Keeps the first error. The stream itself knows only that there was one.
bool noted(bool written)
{
    if (!written && firstError == 0) firstError = errno;
    return firstError == 0;
}

} // namespace

void outliveClosedPipes()
{
    std::signal(SIGPIPE, SIG_IGN);
}

bool writeOut(std::string_view text)
{
    return noted(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

int outputError()
{
    noted(std::fflush(stdout) == 0);
    return firstError;
}

} // namespace chancery
