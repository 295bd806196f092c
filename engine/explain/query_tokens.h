// SPDX-License-Identifier: GPL-3.0-or-later
// A query taken apart at its blanks and quotation marks. Private to case_query.
#pragma once

#include "engine/base/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// A word of a query, or the text in quotation marks.
struct QueryToken
{
    std::string text;               ///< without quotation marks
    bool phrase = false;            ///< whether it begins with one
    std::size_t begin = 0, end = 0; ///< bytes of the query
};

/// Takes a query apart. Fails if a quotation mark is not closed.
Result<std::vector<QueryToken>> queryTokens(std::string_view text);
/// Takes a token apart at the blanks that were in quotation marks.
std::vector<QueryToken> queryPieces(const QueryToken& token);
/// Returns the number that a folded word means, "two" or "2" or "zwei", up to six in words; 0 if none.
int queryNumber(const std::string& folded);
/// Returns an error at a byte of the query: "column 5".
Error queryProblem(Message message, std::size_t begin);

} // namespace chancery
