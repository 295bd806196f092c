// SPDX-License-Identifier: GPL-3.0-or-later
// Says what a language's folder lacks, what collides in it, and what does not fit.
#pragma once

#include "engine/base/result.h"
#include "engine/map/map.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace chancery {

/// What was found in a folder, each as one line that begins with its place.
struct LanguageReport
{
    std::vector<std::string> missing; ///< is English meanwhile
    std::vector<std::string> faults;  ///< words that mean two things, gaps that are lost, texts too long
};

/// Looks at the folder of a language; `maps` are those whose names it may give. Returns an error if one of
/// its files cannot be read.
Result<LanguageReport> checkLanguage(const QString& folder,
                                     const std::vector<std::shared_ptr<const Map>>& maps);

} // namespace chancery
