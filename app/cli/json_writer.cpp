// SPDX-License-Identifier: GPL-3.0-or-later
// Quotation marks, commas and escapes.
#include "app/cli/json_writer.h"

namespace chancery::cli {

namespace {

bool isPlain(char c)
{
    return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
}

void addEscape(std::string& text, char c)
{
    constexpr std::string_view hex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    text += '\\';
    if (code >= 0x20) {
        text += c;
    } else {
        text += "u00";
        text += hex[code >> 4U];
        text += hex[code & 15U];
    }
}

} // namespace

void JsonWriter::separate()
{
    if (follows_) text_ += ',';
    follows_ = true;
}

void JsonWriter::quote(std::string_view utf8)
{
    // As nearly all texts are plain, room for both marks and the letters is made at once.
    const std::size_t before = text_.size();
    text_.append(utf8.size() + 2, '"');
    char* to = text_.data() + before + 1;
    for (const char c : utf8) {
        if (!isPlain(c)) return quoteEscaped(utf8, before);
        *to++ = c;
    }
}

void JsonWriter::quoteEscaped(std::string_view utf8, std::size_t before)
{
    text_.resize(before);
    text_ += '"';
    for (const char c : utf8)
        if (isPlain(c))
            text_ += c;
        else
            addEscape(text_, c);
    text_ += '"';
}

JsonWriter& JsonWriter::begin(char bracket)
{
    separate();
    text_ += bracket;
    follows_ = false;
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    text_ += bracket;
    follows_ = true;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    text_ += ':';
    follows_ = false;
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
