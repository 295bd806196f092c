// SPDX-License-Identifier: GPL-3.0-or-later
// Results of orders as judges, programs and people write them behind an order; they are no part of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns how long the results in brackets at the beginning of a text are, "(bounce, dislodged)" with both
/// brackets; 0 if there are none. Behind a `complete` order more words are results, and what follows them in
/// the brackets belongs to them: "(dislodged, retreats to Boh)", "(bounced with A War)".
std::size_t resultsInBrackets(std::string_view text, bool complete = false);
/// Returns whether a remark says that what it is beside does not count, or may not: "not yet", "draft",
/// "ruled out".
bool withdraws(std::string_view remark);
/// Returns whether a remark says on what an order depends: "only if France agrees", "or Eng".
bool saysCondition(std::string_view remark);
/// Returns whether a remark in round brackets behind an order is talk and no part of it: "(as agreed with
/// France)", "(sorry!)".
bool isTalk(std::string_view remark);
/// Returns whether a text is one word with a capital, as a name is.
bool isOneName(std::string_view inside);
/// Returns whether square brackets hold what belongs to an order, "[nc]", "[- Mar]", "[VIA]", or what makes
/// it none, "[or Pic]", "[cancelled]", and no remark. These are read as if they were in round brackets.
bool holdsPartOfOrder(std::string_view inside);
/// Returns whether what follows the sign of a remark is another order, maybe behind its number: "F Kie-Den //
/// A Ber-Kie", "A Par-Bur #2 A Mar-Spa".
bool isNextOrder(std::string_view text);
/// Returns how long the results without brackets at the beginning of a text are, as in "A Par - Bur FAILED",
/// if nothing else follows them in their order; 0 if there are none.
std::size_t resultsAlone(std::string_view text);
/// Returns how long a retreat at the beginning of a text is, which follows a result: "retreats to Boh", ", r
/// Boh"; 0 if there is none.
std::size_t retreatBehind(std::string_view text);

/// What a word says of an order.
enum class Said : std::uint8_t {
    Nothing,   ///< nothing that results can be compared with
    Succeeds,  ///< it succeeds
    Fails,     ///< it fails, for whatever reason
    Cut,       ///< it is a support that is cut
    Void,      ///< it does not count: void, invalid, illegal
    Dislodged, ///< its unit is dislodged, whatever becomes of the order
    Retreats,  ///< its unit can retreat to a place, which is named behind the word
};

/// A result as it is written.
struct SaidWord
{
    Said said = Said::Nothing;
    std::string written; ///< "bounce"

    bool operator==(const SaidWord&) const = default;
};

/// Returns what results say that one of the functions above has found, without the words that say nothing.
std::vector<SaidWord> saidIn(std::string_view results);

} // namespace chancery
