// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of a rulebook by its usual name, which several dialogs have.
#pragma once

#include <string>

class QComboBox;

namespace chancery {

/// The id of the rulebook that is chosen for a new game until another one was.
inline constexpr const char* usualRulebook = "2023";

/// Returns a new box to choose a rulebook. Its list says below each name what sets the rulebook apart. The
/// data of an entry is the id of its rulebook. `chosen` is an id; for an unknown one nothing is chosen.
QComboBox* rulebookBox(const std::string& chosen);

} // namespace chancery
