// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/clause_document.h"

#include "engine/base/document.h"

#include <algorithm>

namespace chancery {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Returns whether a number that ends at `end` is not the beginning of a longer word or number there.
bool endsAt(std::string_view text, std::size_t end)
{
    const auto isWord = [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
    };
    if (end >= text.size()) return true;
    if (isWord(text[end])) return false;
    return text[end] != '.' || end + 1 >= text.size() || !isWord(text[end + 1]);
}

/// Returns how long the digits at a place are, also those of parts such as ".20".
std::size_t caseNumber(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    if (end < text.size() && text[end] == '.') ++end;
    const std::size_t digits = end;
    while (end < text.size() && isDigit(text[end])) ++end;
    return end == digits ? 0 : end - at;
}

/// Finds the citations of one document.
class Citations
{
public:
    Citations(const ClauseDocument& document, std::string_view text)
        : document_(document)
        , text_(text)
    {
    }

    /// Returns the citation at a place; without a number if there is none.
    CitedClause at(std::size_t begin)
    {
        const std::string_view rest = text_.substr(begin);
        std::size_t plain = begin; // where the number of a rule of a list begins
        if (rest.starts_with("rules ")) plain += 6, rules_ = true;
        if (rules_)
            if (CitedClause rule = rules(plain, begin); !rule.number.empty()) return rule;
        CitedClause best{begin, begin, {}};
        for (const Clause& clause : document_.clauses) {
            const std::size_t end = begin + clause.number.size();
            if (end <= best.end || !rest.starts_with(clause.number)) continue;
            if (const std::size_t more = clause.number.starts_with("6.") ? caseNumber(text_, end) : 0;
                more > 0 && endsAt(text_, end + more))
                best = {begin, end + more, std::string(text_.substr(begin, end + more - begin))};
            else if (endsAt(text_, end))
                best = {begin, end, clause.number};
        }
        return best;
    }

private:
    /// Returns rule 18 for the 18 of "rules 17, 18".
    CitedClause rules(std::size_t plain, std::size_t begin) const
    {
        const std::size_t digits = caseNumber(text_, plain);
        std::string number = "rule " + std::string(text_.substr(plain, digits));
        const bool known = digits > 0 && std::ranges::count(document_.clauses, number, &Clause::number) > 0;
        return known ? CitedClause{begin, plain + digits, std::move(number)} : CitedClause{};
    }

    const ClauseDocument& document_;
    std::string_view text_;
    bool rules_ = false; ///< plain numbers are those of rules
};

/// Reads the words of one clause in the language of the file.
ClauseWords readWords(DocumentReader& reader, const Value& value)
{
    return {reader.text(value, "title"), reader.text(value, "text"), reader.textOr(value, "note")};
}

Clause readClause(DocumentReader& reader, const Value& value)
{
    Clause clause;
    clause.number = reader.text(value, "number");
    clause.numbered = reader.truthOr(value, "numbered", true);
    clause.words["en"] = readWords(reader, value);
    for (const Value& option : reader.list(value, "options")) clause.options.push_back(reader.text(option));
    return clause;
}

} // namespace

const Clause* ClauseDocument::find(std::string_view number) const
{
    for (;;) {
        const auto found = std::ranges::find(clauses, number, &Clause::number);
        if (found != clauses.end()) return &*found;
        const std::size_t stop = number.rfind('.');
        if (stop == std::string_view::npos) return nullptr;
        number = number.substr(0, stop);
    }
}

std::vector<CitedClause> ClauseDocument::citedAt(std::string_view text, std::size_t begin) const
{
    std::vector<CitedClause> cited;
    Citations citations(*this, text);
    for (std::size_t at = begin;;) {
        CitedClause one = citations.at(at);
        if (one.number.empty()) return cited;
        at = one.end + 2;
        cited.push_back(std::move(one));
        const std::string_view rest = at - 2 < text.size() ? text.substr(at - 2) : std::string_view();
        if (!rest.starts_with(", ") && !rest.starts_with("; ")) return cited;
    }
}

std::vector<std::string> ClauseDocument::numbersIn(std::string_view citation) const
{
    std::vector<std::string> numbers;
    for (CitedClause& one : citedAt(citation, 0)) numbers.push_back(std::move(one.number));
    return numbers;
}

Result<ClauseDocument> readClauseDocument(std::string_view toml, const std::string& name)
{
    const Result<Value> document = readDocument(toml, name);
    if (!document) return document.error();
    DocumentReader reader(name);
    ClauseDocument read;
    reader.number(*document, "format", 1, 1);
    read.rulebook = reader.text(*document, "rulebook");
    read.reported = reader.truthOr(*document, "reported", false);
    read.numbered = static_cast<std::size_t>(reader.number(*document, "numbered", 0, 1000));
    read.counted = reader.text(*document, "counted");
    for (const Value& clause : reader.list(*document, "clause"))
        read.clauses.push_back(readClause(reader, clause));
    if (reader.error()) return *reader.error();
    return read;
}

std::optional<Error> addClauseWords(ClauseDocument& document, const std::string& language,
                                    std::string_view toml, const std::string& name)
{
    const Result<Value> read = readDocument(toml, name);
    if (!read) return read.error();
    DocumentReader reader(name);
    for (const Value& value : reader.list(*read, "clause")) {
        const std::string number = reader.text(value, "number");
        const auto clause = std::ranges::find(document.clauses, number, &Clause::number);
        ClauseWords words = readWords(reader, value);
        if (clause == document.clauses.end())
            reader.complain(value, Error{"“" + number + "” is no clause of this rulebook", {}});
        else
            clause->words[language] = std::move(words);
    }
    return reader.error();
}

} // namespace chancery
