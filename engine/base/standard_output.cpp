// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/standard_output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

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

bool writeOut(std::string_view text)
{
    return noted(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

void flushOut()
{
    noted(std::fflush(stdout) == 0);
}

int finishOut(const char* program, int status)
{
    flushOut();
    if (firstError == 0) return status;
    if (firstError != EPIPE)
        std::fprintf(stderr, "%s: the output cannot be written: %s\n", program, std::strerror(firstError));
    return outputLost;
}

} // namespace chancery
