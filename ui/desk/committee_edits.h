// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of what the officers of a Committee keep. Each change is one undo step.
#pragma once

#include "engine/committee/committee.h"

#include <QString>

namespace chancery {

class Session;

/// Replaces what the officers keep. The Edit menu calls the step `what`. If nothing differs, nothing happens.
void setCommittee(Session& session, Committee after, const QString& what);

} // namespace chancery
