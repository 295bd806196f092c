// SPDX-License-Identifier: GPL-3.0-or-later
// Names the motifs and chapters of test cases in the user's language.
#pragma once

#include "engine/explain/case_query.h"

#include <QString>

namespace chancery {

/// Returns the name of a motif: "beleaguered garrison".
QString motifInWords(Motif motif);
/// Returns all names in the user's language, for readCaseQuery, which knows the English ones.
std::vector<std::pair<std::string, Motif>> motifNamesInWords();
/// Returns a value as a query writes it: in quotation marks if it has a blank.
QString quotedValue(const QString& value);
/// Returns a chapter with its title, "6.F Convoys", or the chapter alone where it has none.
QString chapterInWords(const std::string& library, const std::string& chapter);

} // namespace chancery
