// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to break a name into lines, in any language.
#pragma once

#include <QString>

#include <vector>

namespace chancery {

/// A way to write a name.
struct NameWay
{
    QString text; ///< lines separated by '\n'
    double cost;  ///< higher for an uglier way; 0 without a break
};

/// Returns the name unbroken, then broken at each space and hyphen. A long single word is also broken within.
std::vector<NameWay> waysToWrite(const QString& name);

} // namespace chancery
