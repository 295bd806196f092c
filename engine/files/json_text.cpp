// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/json_text.h"

namespace chancery {

namespace {

std::string quotedForJson(std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') quoted += '\\';
        if (code >= ' ')
            quoted += c;
        else
            quoted += std::string("\\u00") + hex[code >> 4U] + hex[code & 0xfU];
    }
    return quoted + "\"";
}

} // namespace

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
