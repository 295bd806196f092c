// SPDX-License-Identifier: GPL-3.0-or-later
// One index over several libraries of cases: what each case shows, holds, and who would have it otherwise.
#pragma once

#include "engine/explain/motif.h"
#include "engine/files/case_file.h"
#include "engine/map/word_match.h"
#include "engine/rules/rulebooks.h"

#include <memory>
#include <string>
#include <vector>

namespace chancery {

struct CaseQuery;

/// A case with what can be looked for.
struct IndexedCase
{
    std::string library;       ///< the id of its library: "datc", "1971"
    Case theCase;              ///< the case itself
    Rulebook rulebook;         ///< the one that it is stated for, with its house rules
    std::string chapter;       ///< of DATC "6.F"; else the first clause without its sub-clauses, "IX"
    MotifSet motifs;           ///< what it shows under its rulebook, its retreats included
    int seas = 0;              ///< see longestConvoy
    std::vector<Order> orders; ///< those that could be read, retreats included
    std::vector<std::string> differing;  ///< ids of rulebooks under which it ends otherwise
    std::vector<std::string> unanswered; ///< ids of rulebooks that leave its paradox open
    std::vector<TextWord> words;         ///< of its texts
    std::vector<std::string> tags;       ///< what it has, sorted; see case_tags.h
};

/// A chapter of a library, with its cases.
struct CaseChapter
{
    std::string library, chapter;   ///< as in IndexedCase
    std::vector<std::size_t> cases; ///< indices into CaseIndex::all
};

/// All cases of the libraries that were added, in the order added. They are on one map.
class CaseIndex
{
public:
    /// Makes an empty index for cases on this map.
    explicit CaseIndex(std::shared_ptr<const Map> map);

    /// Adds a library; `toml` is its text, `name` what messages call the file. Fails as readCases does.
    Status add(const std::string& library, std::string_view toml, const std::string& name);
    /// Adds one case, such as a student's own. Fails if its rulebook is unknown. It is resolved under every
    /// rulebook, which takes about a tenth of a millisecond.
    Status add(const std::string& library, Case one);

    /// Returns the index without the cases of one library.
    CaseIndex withoutLibrary(std::string_view library) const;

    const Map& map() const { return *map_; }                       ///< the map of the cases
    const std::vector<IndexedCase>& all() const { return cases_; } ///< all cases
    /// Returns the indices of the cases that a query asks for, in order.
    std::vector<std::size_t> find(const CaseQuery& query) const;
    /// Returns the values that a tag has in any of the cases, each once, sorted: of "seas" 1, 1+, 2 ...
    std::vector<std::string> valuesOf(std::string_view key) const;
    /// Returns the chapters, in the order of their first cases.
    std::vector<CaseChapter> chapters() const;

private:
    std::shared_ptr<const Map> map_;
    std::vector<IndexedCase> cases_;
};

/// Returns the English title of a chapter of DATC, "Convoys"; empty for other chapters. It is marked for
/// translation in the context chancery::CaseChapters.
const char* chapterTitle(std::string_view library, std::string_view chapter);

} // namespace chancery
