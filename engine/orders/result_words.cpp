// SPDX-License-Identifier: GPL-3.0-or-later
// A table of results in both languages. What also is a command, such as "destroyed", is not in it.
#include "engine/orders/result_words.h"

#include "engine/map/spelling.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 46> resultWords{
    "bounce",     "bounced",    "bounces",    "cut",        "void",         "dislodged",     "fail",
    "fails",      "failed",     "failure",    "succeed",    "succeeds",     "succeeded",     "success",
    "successful", "retreat",    "retreats",   "noconvoy",   "disrupted",    "nso",           "nosuchorder",
    "invalid",    "illegal",    "ok",         "misordered", "standoff",     "gescheitert",   "scheitert",
    "abgeprallt", "prallt",     "prallab",    "vertrieben", "verdrangt",    "geschlagen",    "erfolgreich",
    "gelingt",    "gelungen",   "ungultig",   "ungueltig",  "unterbrochen", "abgeschnitten", "patt",
    "unmoglich",  "unmoeglich", "verdraengt", "stoerung"};

/// Results that are also said without brackets.
constexpr std::array<std::string_view, 17> plainResults{
    "bounce",  "bounced",     "bounces",   "cut",     "void",       "dislodged",
    "fail",    "fails",       "failed",    "failure", "succeeds",   "succeeded",
    "success", "gescheitert", "scheitert", "gelingt", "erfolgreich"};

bool hasWord(const auto& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

/// Returns whether each part of a text between commas is a result.
bool areResults(std::string_view text)
{
    while (true) {
        const std::size_t end = std::min(text.find_first_of(",;/+&"), text.size());
        if (!hasWord(resultWords, fold(text.substr(0, end)))) return false;
        if (end == text.size()) return true;
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::size_t resultsInBrackets(std::string_view text)
{
    constexpr std::size_t longest = 60; // bytes, blanks and commas included
    if (!text.starts_with('(') && !text.starts_with('{')) return 0;
    const std::size_t end = text.substr(0, longest).find(text.front() == '(' ? ')' : '}');
    return end != std::string_view::npos && areResults(text.substr(1, end - 1)) ? end + 1 : 0;
}

std::size_t resultsAlone(std::string_view text)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    constexpr std::string_view ends = ",;|\n)}>", skipped = " \t\r*_.!\"'`";
    const std::size_t end = std::min(text.find_first_not_of(letters), text.size());
    if (!hasWord(plainResults, fold(text.substr(0, end)))) return 0;
    const std::size_t next = std::min(text.find_first_not_of(skipped, end), text.size());
    return next == text.size() || ends.find(text[next]) != std::string_view::npos ? end : 0;
}

} // namespace chancery
