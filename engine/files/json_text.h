// SPDX-License-Identifier: GPL-3.0-or-later
// Writes plain values as JSON.
#pragma once

#include "engine/base/document.h"

#include <string>
#include <string_view>

namespace chancery {

/// Adds a text with quotation marks and escapes.
void addJsonText(std::string& to, std::string_view utf8);
/// Returns a value as JSON in one line. The literal of Value::Kind::Other is written as it is: "null".
std::string jsonText(const Value& value);

/// Returns a text as a value.
Value textValue(std::string text);
/// Returns a list as a value.
Value listValue(std::vector<Value> items = {});
/// Returns a whole number as a value.
Value numberValue(std::int64_t number);

} // namespace chancery
