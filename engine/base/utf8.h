// SPDX-License-Identifier: GPL-3.0-or-later
// Whether bytes are text.
#pragma once

#include <string_view>

namespace chancery {

/// No overlong forms, no halves of surrogate pairs, nothing above U+10FFFF: what TOML and JSON take as text.
bool isUtf8(std::string_view text);

} // namespace chancery
