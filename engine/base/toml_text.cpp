// SPDX-License-Identifier: GPL-3.0-or-later
// Plain values as TOML text.
#include "engine/base/ascii.h"
#include "engine/base/document.h"

#include <algorithm>

namespace chancery {

namespace {

std::string escaped(char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '\r':
        return "\\r";
    default:
        break;
    }
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x20 && code != 0x7f) return {c};
    constexpr std::string_view digits = "0123456789ABCDEF";
    return std::string("\\u00") + digits[code >> 4] + digits[code & 15];
}

bool isBare(char c)
{
    return isLetter(c) || isDigit(c) || c == '_' || c == '-';
}

std::string inlineList(const Value& value)
{
    std::string text;
    for (const Value& item : value.items) text += (text.empty() ? "" : ", ") + inlineToml(item);
    return "[" + text + "]";
}

std::string inlineTable(const Value& value)
{
    std::string text;
    for (const Member& member : value.members)
        text += (text.empty() ? " " : ", ") + tomlKey(member.key) + " = " + inlineToml(member.value);
    return text.empty() ? "{}" : "{" + text + " }";
}

} // namespace

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (char c : text) result += escaped(c);
    return result + '"';
}

std::string tomlKey(std::string_view key)
{
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), isBare);
    return bare ? std::string(key) : quoted(key);
}

std::string inlineToml(const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Text:
        return quoted(value.text);
    case Value::Kind::Number:
        return std::to_string(value.number);
    case Value::Kind::Truth:
        return value.truth ? "true" : "false";
    case Value::Kind::Other:
        return value.text;
    case Value::Kind::List:
        return inlineList(value);
    case Value::Kind::Table:
        break;
    }
    return inlineTable(value);
}

} // namespace chancery
