// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON as text from front to back. Qt's document classes take most of the time of a batch.
#pragma once

#include <string>
#include <string_view>

namespace chancery::cli {

/// Writes one JSON value and sets the commas. Every begin() needs an end(), and a member's value follows its
/// key(). Each function returns the writer.
class JsonWriter
{
public:
    /// Begins an object with '{' or an array with '['.
    JsonWriter& begin(char bracket);
    /// Ends an object with '}' or an array with ']'.
    JsonWriter& end(char bracket);
    /// Writes the name of a member.
    JsonWriter& key(std::string_view name);
    /// Writes a string, with quotation marks and escapes.
    JsonWriter& text(std::string_view utf8);
    /// Writes a value that is JSON already.
    JsonWriter& json(std::string_view value);

    /// Returns all that was written.
    const std::string& written() const { return text_; }

private:
    void separate();
    void quote(std::string_view utf8);

    std::string text_;
};

} // namespace chancery::cli
