// SPDX-License-Identifier: GPL-3.0-or-later
// A check that stays on in every build, the packaged one included, where continuing would corrupt a game. If
// it does not hold, that is a fault of Chancery: it is thrown, and one document, one command or one line of
// input fails, no more. Checks that would slow down the deciding loop use assert instead.
#pragma once

#include <exception>
#include <string>

namespace chancery {

/// A check that did not hold: a fault of the program itself, never of an input. The engine throws nothing
/// else.
class FailedCheck : public std::exception
{
public:
    /// Names the failed check and its place. Both texts must live as long as the program.
    FailedCheck(const char* theCondition, const char* theFile, int theLine);

    /// Returns the check and its place in one line, for a report of the fault.
    const char* what() const noexcept override { return text_.c_str(); }

    const char* condition; ///< as it is written in the source
    const char* file;      ///< the source file
    int line;              ///< the line in it

private:
    std::string text_;
};

/// Throws a FailedCheck; use it through CHANCERY_ENSURE.
[[noreturn]] void failCheck(const char* condition, const char* file, int line);

} // namespace chancery

/// Throws a FailedCheck if `condition` is false, in every build. Check first and change things afterwards.
#define CHANCERY_ENSURE(condition)                                                                           \
    (static_cast<bool>(condition) ? static_cast<void>(0)                                                     \
                                  : chancery::failCheck(#condition, __FILE__, __LINE__))
