// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as text, written from front to back: Qt's document classes take most of the time of a batch.
#pragma once

#include <string>
#include <string_view>

namespace chancery::cli {

/// Sets commas by itself. What begins must end; a member's value follows its key.
class JsonWriter
{
public:
    JsonWriter& begin(char bracket);
    JsonWriter& end(char bracket);
    JsonWriter& key(std::string_view name);
    JsonWriter& text(std::string_view utf8);
    /// A value that is JSON already.
    JsonWriter& json(std::string_view value);

    const std::string& written() const { return text_; }

private:
    void separate();
    void quote(std::string_view utf8);

    std::string text_;
};

} // namespace chancery::cli
