// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/json_text.h"

namespace chancery {

namespace {

bool isUnescaped(char c)
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

void addEscaped(std::string& to, std::string_view utf8)
{
    to += '"';
    for (const char c : utf8)
        if (isUnescaped(c))
            to += c;
        else
            addEscape(to, c);
    to += '"';
}

std::string quotedForJson(std::string_view text)
{
    std::string quoted;
    addJsonText(quoted, text);
    return quoted;
}

} // namespace

void addJsonText(std::string& to, std::string_view utf8)
{
    // As nearly all texts are plain, room for both marks and the letters is made at once.
    const std::size_t before = to.size();
    to.append(utf8.size() + 2, '"');
    char* next = to.data() + before + 1;
    for (const char c : utf8) {
        if (!isUnescaped(c)) {
            to.resize(before);
            return addEscaped(to, utf8);
        }
        *next++ = c;
    }
}

std::string jsonText(const Value& value)
{
    std::string text;
    switch (value.kind) {
    case Value::Kind::Text:
        return quotedForJson(value.text);
    case Value::Kind::Number:
        return std::to_string(value.number);
    case Value::Kind::Truth:
        return value.truth ? "true" : "false";
    case Value::Kind::Other:
        return value.text;
    case Value::Kind::List:
        for (const Value& item : value.items) text += (text.empty() ? "" : ", ") + jsonText(item);
        return "[" + text + "]";
    case Value::Kind::Table:
        for (const Member& member : value.members)
            text += (text.empty() ? "" : ", ") + quotedForJson(member.key) + ": " + jsonText(member.value);
        return "{" + text + "}";
    }
    return text;
}

Value textValue(std::string text)
{
    Value value;
    value.kind = Value::Kind::Text;
    value.text = std::move(text);
    return value;
}

Value listValue(std::vector<Value> items)
{
    Value value;
    value.kind = Value::Kind::List;
    value.items = std::move(items);
    return value;
}

Value numberValue(std::int64_t number)
{
    Value value;
    value.kind = Value::Kind::Number;
    value.number = number;
    return value;
}

} // namespace chancery
