// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which a name can be broken into lines, in any language.
#pragma once

#include <QString>

#include <vector>

namespace chancery {

struct NameWay
{
    QString text; ///< lines separated by '\n'
    double cost;  ///< the uglier, the more
};

/// The unbroken name first; then broken between words, after a hyphen, and within a long word.
std::vector<NameWay> waysToWrite(const QString& name);

} // namespace chancery
