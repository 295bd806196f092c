// SPDX-License-Identifier: GPL-3.0-or-later
// The file of texts with which a translator begins, or goes on after the program has new ones.
#pragma once

#include "engine/base/result.h"

#include <QString>

namespace chancery {

/// Adds to the texts.ts of a language's folder, which is made if there is none, every text of the program
/// that it lacks, untranslated: what everybody sees first at the beginning. Keeps what is translated. Returns
/// how many were added; on an error nothing has changed.
Result<int> addBlankTexts(const QString& folder);

} // namespace chancery
