// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/clause_facts.h"

#include "engine/base/document.h"
#include "engine/rules/option_table.h"
#include "ui/files/case_libraries.h"

#include <algorithm>
#include <set>

namespace chancery {

namespace {

constexpr QLatin1String caseScheme("case:");

/// A case with what it says of clauses.
struct CaseSource
{
    CitedCase shown;
    std::string rulebook; ///< the one that `clauses` are of
    std::string clauses;  ///< "IX.3, X"
    std::string remarks;  ///< its texts and the issues of DATC that it names
};

std::string textIn(const Value& table, std::string_view key)
{
    const Value* text = table.find(key);
    return text ? text->text : std::string();
}

/// Reads only what is said of clauses: no board is needed for that.
std::vector<CaseSource> readSources()
{
    std::vector<CaseSource> sources;
    for (const CaseLibrary& library : caseLibraries()) {
        const Result<std::string> text = library.text();
        const Result<Value> document = text ? readDocument(*text, library.path) : Result<Value>(text.error());
        const Value* cases = document ? document->find("case") : nullptr;
        if (!cases) continue;
        const std::string rulebook = textIn(*document, "rulebook");
        for (const Value& one : cases->items) {
            const std::string own = textIn(one, "rulebook");
            CaseSource source{{textIn(one, "id"), textIn(one, "title")},
                              !own.empty()       ? own
                              : rulebook.empty() ? std::string("datc")
                                                 : rulebook,
                              textIn(one, "clauses"),
                              textIn(one, "comment") + ' ' + textIn(one, "note")};
            if (const Value* others = one.find("alternative"))
                for (const Value& other : others->items) source.remarks += ' ' + textIn(other, "issue");
            sources.push_back(std::move(source));
        }
    }
    return sources;
}

const std::vector<CaseSource>& caseSources()
{
    static const std::vector<CaseSource> sources = readSources();
    return sources;
}

/// Returns whether a text has a number that goes on neither before nor behind it.
bool mentions(const std::string& text, const std::string& number)
{
    const auto goesOn = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
    for (std::size_t at = text.find(number); at != std::string::npos; at = text.find(number, at + 1)) {
        const std::size_t end = at + number.size();
        const bool before = at > 0 && (goesOn(text[at - 1]) || text[at - 1] == '.');
        const bool after = end < text.size() && goesOn(text[end]);
        if (!before && !after) return true;
    }
    return false;
}

bool isAbout(const CaseSource& source, const ClausePlace& place)
{
    const std::string& number = place.number;
    if (place.document->rulebook == "datc") {
        const std::string& id = source.shown.id;
        if (number.starts_with("6.")) return id == number || id.starts_with(number + '.');
        return number.starts_with("4.") && mentions(source.remarks, number);
    }
    return source.rulebook == place.document->rulebook &&
           std::ranges::count(place.document->numbersIn(source.clauses), number) > 0;
}

/// Returns the reasons that a clause is behind.
std::set<Rule> reasonsBehind(const ClausePlace& place)
{
    std::set<Rule> rules;
    const RulebookInfo& book = bookOf(*place.document);
    for (const auto* reasons :
         {&book.reasons, &book.occupiedReasons, &book.retreatReasons, &book.adjustmentReasons})
        for (const auto& [rule, clauses] : *reasons)
            if (std::ranges::count(place.document->numbersIn(clauses), place.number) > 0) rules.insert(rule);
    return rules;
}

/// Returns the clauses of another rulebook that are behind these reasons: the few that are so most often.
TermClauses sameIn(const ClauseDocument& document, const std::set<Rule>& rules)
{
    constexpr std::size_t most = 6;
    const RulebookInfo& book = bookOf(document);
    std::vector<std::pair<std::string, int>> counts;
    for (const Rule rule : rules)
        for (const auto* reasons :
             {&book.reasons, &book.occupiedReasons, &book.retreatReasons, &book.adjustmentReasons}) {
            const auto clauses = reasons->find(rule);
            if (clauses == reasons->end()) continue;
            for (const std::string& number : document.numbersIn(clauses->second)) {
                const auto known = std::ranges::find(counts, number, &std::pair<std::string, int>::first);
                known == counts.end() ? counts.emplace_back(number, 1).second : ++known->second;
            }
        }
    std::ranges::stable_sort(counts, std::ranges::greater{}, &std::pair<std::string, int>::second);
    TermClauses same{&book, {}};
    for (std::size_t i = 0; i < std::min(most, counts.size()); ++i)
        same.clauses << QString::fromStdString(counts[i].first);
    return same;
}

/// Returns the options that a clause decides in its rulebook, and those that it is about.
std::vector<std::string> optionsOf(const ClausePlace& place)
{
    std::vector<std::string> names;
    const RulebookInfo& book = bookOf(*place.document);
    for (const OptionInfo& option : optionTable()) {
        const auto clause = book.clauses.find(option.name);
        const bool decided = clause != book.clauses.end() &&
                             std::ranges::count(place.document->numbersIn(clause->second), place.number) > 0;
        if (decided || std::ranges::count(place.clause->options, option.name) > 0)
            names.emplace_back(option.name);
    }
    return names;
}

} // namespace

ClauseFacts factsOf(const ClausePlace& place)
{
    ClauseFacts facts;
    for (const std::string& name : optionsOf(place)) facts.choices.push_back(choiceOf(*findOption(name)));
    const std::set<Rule> rules = reasonsBehind(place);
    for (const ClauseDocument& other : clauseDocuments()) {
        if (&other == place.document) continue;
        TermClauses same = sameIn(other, rules);
        if (!same.clauses.isEmpty()) facts.elsewhere.push_back(std::move(same));
    }
    for (const Rule rule : rules)
        if (const GlossaryTerm* term = Glossary::spoken().about(rule);
            term && std::ranges::count(facts.terms, term) == 0)
            facts.terms.push_back(term);
    for (const CaseSource& source : caseSources())
        if (isAbout(source, place)) facts.cases.push_back(source.shown);
    return facts;
}

QString linkToCase(const std::string& id)
{
    return caseScheme + QString::fromStdString(id).replace(u'.', u'/');
}

std::string caseOfLink(const QString& link)
{
    if (!link.startsWith(caseScheme)) return {};
    return link.mid(caseScheme.size()).replace(u'/', u'.').toStdString();
}

} // namespace chancery
