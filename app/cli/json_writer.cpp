// SPDX-License-Identifier: GPL-3.0-or-later
// Quotation marks, commas and escapes.
#include "app/cli/json_writer.h"

namespace chancery::cli {

void JsonWriter::separate()
{
    if (text_.empty()) return;
    const char last = text_.back();
    if (last != '{' && last != '[' && last != ':') text_ += ',';
}

void JsonWriter::quote(std::string_view utf8)
{
    constexpr std::string_view hex = "0123456789abcdef";
    text_ += '"';
    for (char c : utf8) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (code < 0x20) {
            text_ += "\\u00";
            text_ += hex[code >> 4U];
            text_ += hex[code & 15U];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
}

JsonWriter& JsonWriter::begin(char bracket)
{
    separate();
    text_ += bracket;
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    text_ += bracket;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    text_ += ':';
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view utf8)
{
    separate();
    quote(utf8);
    return *this;
}

JsonWriter& JsonWriter::json(std::string_view value)
{
    separate();
    text_ += value;
    return *this;
}

} // namespace chancery::cli
