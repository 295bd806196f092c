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
    /// Writes behind what is in `text`, which must outlive the writer.
    explicit JsonWriter(std::string& text)
        : text_(text)
    {
    }

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

private:
    void separate();

    std::string& text_;
    bool follows_ = false; ///< whether a comma is due before the next member or item
};

} // namespace chancery::cli
