// SPDX-License-Identifier: GPL-3.0-or-later
// Takes queries apart.
#include "engine/explain/query_tokens.h"

#include "engine/explain/query_words.h"

#include <charconv>

namespace chancery {

Error queryProblem(Message message, std::size_t begin)
{
    return errorOf(std::move(message), "column " + std::to_string(begin + 1));
}

Result<std::vector<QueryToken>> queryTokens(std::string_view text)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    std::vector<QueryToken> tokens;
    for (std::size_t i = 0; i < text.size();) {
        if (isBlank(text[i])) {
            ++i;
            continue;
        }
        QueryToken token{{}, text[i] == '"', i, i};
        for (bool quoted = false; i < text.size() && (quoted || !isBlank(text[i])); ++i) {
            if (text[i] != '"')
                token.text += text[i];
            else if (quoted = !quoted; quoted && text.find('"', i + 1) == std::string_view::npos)
                return queryProblem({says::quoteOpen}, i);
        }
        token.end = i;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

std::vector<QueryToken> queryPieces(const QueryToken& token)
{
    std::vector<QueryToken> pieces;
    std::string piece;
    for (const char c : token.text + ' ') {
        if (c != ' ') {
            piece += c;
        } else if (!piece.empty()) {
            pieces.push_back({piece, false, token.begin, token.end});
            piece.clear();
        }
    }
    return pieces;
}

int queryNumber(const std::string& folded)
{
    static constexpr std::string_view words[][2]{{"one", "ein"},   {"two", "zwei"},  {"three", "drei"},
                                                 {"four", "vier"}, {"five", "funf"}, {"six", "sechs"}};
    int number = 0;
    const char* const last = folded.data() + folded.size();
    const auto [end, fault] = std::from_chars(folded.data(), last, number);
    if (fault == std::errc{} && end == last) return number;
    for (std::size_t i = 0; i < std::size(words); ++i)
        if (folded == words[i][0] || folded == words[i][1]) return static_cast<int>(i) + 1;
    return 0;
}

} // namespace chancery
