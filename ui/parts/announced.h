// SPDX-License-Identifier: GPL-3.0-or-later
// For tests: what announce() says where no screen reader is there to hear it.
#pragma once

#include <QString>

#include <functional>

namespace chancery {

/// Has each text that is announced, and is not under a curtain, told to a function too; an empty one ends it.
void hearAnnounced(std::function<void(const QString&)> hear);

} // namespace chancery
