// SPDX-License-Identifier: GPL-3.0-or-later
// A document as one line of plain text that survives a chat or a mail: no blanks, no quotation marks, nothing
// that programs turn into emphasis, links or dashes.
#pragma once

#include "engine/base/document.h"

#include <string>
#include <string_view>

namespace chancery {

/// Returns a value on one line, of letters, digits and `()=;!%+-.,/` only: tables as `(key=value;key=value)`,
/// lists as
/// `(value;value)`, texts with `+` for a blank and `%XX` for other bytes, numbers and truth values behind a
/// `!`.
std::string valueLine(const Value& value);

/// A value that was read from a line, and where the line goes on.
struct LineRead
{
    Value value;
    std::size_t end = 0; ///< the index of the first character behind it
};

/// Reads the table or list at the beginning of `text`. White space and `>`, which mail programs put between
/// the pieces of a long line, are read over. The error says what is wrong; it has no place.
Result<LineRead> readValueLine(std::string_view text);

} // namespace chancery
