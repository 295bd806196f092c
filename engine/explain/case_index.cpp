// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves each case under every rulebook and notes what it shows.
#include "engine/explain/case_index.h"

#include "engine/base/ascii.h"
#include "engine/base/translated.h"
#include "engine/explain/case_query.h"
#include "engine/explain/case_tags.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace chancery {

namespace {

/// Chapters of DATC 6.
constexpr std::pair<std::string_view, const char*> titles[]{
    {"6.A", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Basic checks")},
    {"6.B", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Coasts")},
    {"6.C", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Circular movement")},
    {"6.D", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Supports and dislodgements")},
    {"6.E", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Head-to-head battles and beleaguered garrisons")},
    {"6.F", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Convoys")},
    {"6.G", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Convoys to neighbouring provinces")},
    {"6.H", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Retreats")},
    {"6.I", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Builds")},
    {"6.J", QT_TRANSLATE_NOOP("chancery::CaseChapters", "Civil disorder and removals")},
};

/// Returns "6.F" for DATC, else the first clause up to a stop, without the number of a note: "IX" for "IX.3",
/// "notes on support" for "notes on support 8, IV.4.b".
std::string chapterOf(const std::string& library, const Case& one)
{
    if (library == "datc") return one.id.substr(0, one.id.find('.', one.id.find('.') + 1));
    std::string_view clause =
        trimmed(std::string_view(one.clauses).substr(0, one.clauses.find_first_of(".,;")));
    const std::size_t space = clause.rfind(' ');
    const bool numbered =
        space != std::string_view::npos && std::ranges::all_of(clause.substr(space + 1), isDigit);
    return std::string(numbered ? clause.substr(0, space) : clause);
}

/// Returns all texts of a case as one, and the parts of its number as words.
std::string textOf(const Case& one)
{
    std::string text = one.id;
    std::ranges::replace(text, '.', ' ');
    for (const std::string* part : {&one.title, &one.comment, &one.note, &one.erratum, &one.clauses})
        text += '\n' + *part;
    return text;
}

/// Returns whether two outcomes are the same in words, positions, retreats and removals.
bool endAlike(const Outcome& a, const Outcome& b)
{
    const auto same = [](const OrderResult& x, const OrderResult& y) {
        return x.order == y.order && x.verdict == y.verdict && x.fate == y.fate;
    };
    return a.after == b.after && a.dislodged == b.dislodged && std::ranges::equal(a.results, b.results, same);
}

/// Notes the rulebooks that differ from the case's own, and those without an answer.
void compareRulebooks(const Map& map, IndexedCase& entry, const std::vector<Order>& orders,
                      const Outcome& own)
{
    for (const RulebookInfo& book : rulebooks()) {
        const Outcome outcome = resolve(entry.theCase.phase, map, book.options, entry.theCase.before, orders);
        if (std::ranges::any_of(outcome.paradoxes, &Paradox::unanswered)) entry.unanswered.push_back(book.id);
        if (!endAlike(outcome, own)) entry.differing.push_back(book.id);
    }
}

} // namespace

CaseIndex::CaseIndex(std::shared_ptr<const Map> map)
    : map_(std::move(map))
{
}

Status CaseIndex::add(const std::string& library, std::string_view toml, const std::string& name)
{
    Result<std::vector<Case>> cases = readCases(*map_, toml, name);
    if (!cases) return cases.error();
    for (Case& one : *cases)
        if (const Status added = add(library, std::move(one)); !added) return added.error();
    return Done{};
}

Status CaseIndex::add(const std::string& library, Case one)
{
    const Result<Rulebook> rulebook = rulebookFor(one);
    if (!rulebook) return rulebook.error();
    IndexedCase entry;
    entry.library = library;
    entry.theCase = std::move(one);
    entry.rulebook = *rulebook;
    const Position& before = entry.theCase.before;
    const CaseReport report = runCase(*map_, entry.rulebook, entry.theCase);
    const Outcome own = resolve(entry.theCase.phase, *map_, entry.rulebook.options, before, report.orders);
    entry.chapter = chapterOf(library, entry.theCase);
    entry.motifs = motifsOf(*map_, before, own);
    entry.seas = longestConvoy(*map_, own.results);
    entry.orders = report.orders;
    if (report.retreatOutcome) {
        entry.motifs |= motifsOf(*map_, own.after, *report.retreatOutcome);
        entry.orders.insert(entry.orders.end(), report.retreats.begin(), report.retreats.end());
    }
    compareRulebooks(*map_, entry, report.orders, own);
    entry.words = textWords(textOf(entry.theCase));
    entry.tags = tagsOf(*map_, entry);
    cases_.push_back(std::move(entry));
    return Done{};
}

CaseIndex CaseIndex::withoutLibrary(std::string_view library) const
{
    CaseIndex rest = *this;
    std::erase_if(rest.cases_, [library](const IndexedCase& one) { return one.library == library; });
    return rest;
}

std::vector<std::size_t> CaseIndex::find(const CaseQuery& query) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < cases_.size(); ++i)
        if (matches(query, cases_[i])) found.push_back(i);
    return found;
}

std::vector<std::string> CaseIndex::valuesOf(std::string_view key) const
{
    const std::string begin = tagOf(key, "");
    std::set<std::string> values;
    for (const IndexedCase& one : cases_)
        for (auto tag = std::ranges::lower_bound(one.tags, begin); tag != one.tags.end(); ++tag) {
            if (!tag->starts_with(begin)) break;
            values.insert(tag->substr(begin.size()));
        }
    return {values.begin(), values.end()};
}

std::vector<CaseChapter> CaseIndex::chapters() const
{
    std::vector<CaseChapter> chapters;
    for (std::size_t i = 0; i < cases_.size(); ++i) {
        const IndexedCase& one = cases_[i];
        auto chapter = std::ranges::find_if(chapters, [&one](const CaseChapter& known) {
            return known.library == one.library && known.chapter == one.chapter;
        });
        if (chapter == chapters.end()) chapter = chapters.insert(chapter, {one.library, one.chapter, {}});
        chapter->cases.push_back(i);
    }
    return chapters;
}

const char* chapterTitle(std::string_view library, std::string_view chapter)
{
    const auto found = std::ranges::find(titles, chapter, &std::pair<std::string_view, const char*>::first);
    return library == "datc" && found != std::end(titles) ? found->second : "";
}

} // namespace chancery
