// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of programs that people paste instead of text: each is put into lines that the reader of posted text
// knows.
#pragma once

#include <string>
#include <string_view>

namespace chancery {

/// Returns a text in plain lines if it is in the form of a program that is known: phase, units and orders
/// under the names of their powers, and owners of centres. Other texts stay as they are. The forms are a
/// table in posted_forms.cpp.
std::string inPlainLines(std::string_view text);

} // namespace chancery
