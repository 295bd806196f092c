// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/ensure.h"

namespace chancery {

FailedCheck::FailedCheck(const char* theCondition, const char* theFile, int theLine)
    : condition(theCondition)
    , file(theFile)
    , line(theLine)
    , text_(std::string(file) + ":" + std::to_string(line) + ": this must hold and does not: " + condition)
{
}

void failCheck(const char* condition, const char* file, int line)
{
    throw FailedCheck(condition, file, line);
}

} // namespace chancery
