// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_writer.h"

#include "engine/files/json_text.h"

namespace chancery::cli {

void JsonWriter::separate()
{
    if (follows_) text_ += ',';
    follows_ = true;
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
    addJsonText(text_, name);
    text_ += ':';
    follows_ = false;
    return *this;
}

JsonWriter& JsonWriter::text(std::string_view utf8)
{
    separate();
    addJsonText(text_, utf8);
    return *this;
}

JsonWriter& JsonWriter::json(std::string_view value)
{
    separate();
    text_ += value;
    return *this;
}

} // namespace chancery::cli
