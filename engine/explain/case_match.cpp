// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a case meets the conditions of a query.
#include "engine/explain/case_query.h"

#include <algorithm>
#include <cctype>

namespace chancery {

namespace {

using TermKind = QueryTerm::Kind;

bool isDigit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

bool sameText(std::string_view a, std::string_view b)
{
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// Returns whether a number such as "6.F.1" begins another, but not "6.F.14".
bool beginsNumber(std::string_view number, std::string_view begin)
{
    if (!sameText(number.substr(0, begin.size()), begin)) return false;
    return number.size() == begin.size() || !isDigit(begin.back()) || !isDigit(number[begin.size()]);
}

/// Returns whether one of several clauses "IX.3, XII.4" begins with this one.
bool hasClause(std::string_view clauses, std::string_view wanted)
{
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const bool begins = i == 0 || clauses[i - 1] == ' ';
        if (begins && beginsNumber(clauses.substr(i), wanted)) return true;
    }
    return false;
}

bool hasWord(const std::vector<std::string>& words, const std::string& begin)
{
    const auto found = std::ranges::lower_bound(words, begin);
    return found != words.end() && found->starts_with(begin);
}

bool hasId(const std::vector<std::string>& ids, const std::string& id)
{
    return id.empty() ? !ids.empty() : std::ranges::find(ids, id) != ids.end();
}

/// Compares what a query names with what a case has. A place without a coast means any coast.
class CaseMatcher
{
public:
    CaseMatcher(const Map& map, const IndexedCase& one)
        : map_(map)
        , case_(one)
    {
    }

    bool meets(const QueryTerm& term) const
    {
        switch (term.kind) {
        case TermKind::Word:
            return hasWord(case_.words, term.text) || (case_.motifs & term.motifs).any();
        case TermKind::Phrase:
            return case_.folded.find(term.text) != std::string::npos;
        case TermKind::Number:
            return beginsNumber(case_.theCase.id, term.text) || hasClause(case_.theCase.clauses, term.text);
        case TermKind::Motif:
            return case_.motifs[index(term.motif)];
        case TermKind::Unit:
        case TermKind::Place:
            return std::ranges::any_of(case_.theCase.before.units, [&](const Unit& unit) {
                return samePlace(term.unit.at, unit.at) &&
                       (term.kind == TermKind::Place || term.unit.kind == unit.kind);
            });
        case TermKind::Order:
            return std::ranges::any_of(case_.orders,
                                       [&](const Order& order) { return sameOrder(term.order, order); });
        case TermKind::Seas:
            return term.orMore ? case_.seas >= term.number : case_.seas == term.number;
        default:
            return isOf(term);
        }
    }

private:
    /// Returns whether the case belongs to what is named: a library, a chapter, a power, a rulebook, a phase.
    bool isOf(const QueryTerm& term) const
    {
        switch (term.kind) {
        case TermKind::Library:
            return case_.library == term.text;
        case TermKind::Chapter:
            return sameText(case_.chapter, term.text);
        case TermKind::Power:
            return concerns(term.power);
        case TermKind::Rulebook:
            return case_.rulebook.id == term.text;
        case TermKind::Differs:
            return hasId(case_.differing, term.text);
        case TermKind::Unanswered:
            return hasId(case_.unanswered, term.text);
        case TermKind::Phase:
            return term.phase == case_.theCase.phase ||
                   (term.phase == PhaseKind::Retreat && !case_.theCase.retreats.empty());
        default:
            return false;
        }
    }

    bool concerns(Power power) const
    {
        return std::ranges::any_of(case_.theCase.before.units,
                                   [&](const Unit& unit) { return unit.power == power; }) ||
               std::ranges::any_of(case_.orders, [&](const Order& order) { return order.power == power; });
    }

    bool samePlace(Location wanted, Location place) const
    {
        if (wanted == place) return true;
        return place != nowhere && wanted != nowhere && whole(map_.provinceOf(place)) == wanted;
    }

    bool sameOrder(const Order& wanted, const Order& order) const
    {
        if (wanted.unit.kind != order.unit.kind || !samePlace(wanted.unit.at, order.unit.at)) return false;
        const auto same = [this](const auto& a, const auto& b) { return sameCommand(a, b); };
        return std::visit(same, wanted.command, order.command);
    }

    template<class C, class D>
    bool sameCommand(const C&, const D&) const
    {
        return std::is_same_v<C, D>;
    }
    bool sameCommand(const Move& a, const Move& b) const
    {
        return samePlace(a.to, b.to) && (a.via == Via::Unstated || b.via == Via::Convoy) &&
               b.path.contains(a.path);
    }
    bool sameCommand(const Move& a, const Retreat& b) const { return samePlace(a.to, b.to); }
    bool sameCommand(const SupportHold& a, const SupportHold& b) const { return samePlace(a.unit, b.unit); }
    bool sameCommand(const SupportMove& a, const SupportMove& b) const
    {
        return samePlace(a.unit, b.unit) && samePlace(a.to, b.to);
    }
    bool sameCommand(const Convoy& a, const Convoy& b) const
    {
        return samePlace(a.army, b.army) && samePlace(a.to, b.to);
    }

    const Map& map_;
    const IndexedCase& case_;
};

} // namespace

bool matches(const Map& map, const CaseQuery& query, const IndexedCase& one)
{
    const CaseMatcher matcher(map, one);
    return std::ranges::all_of(query.terms,
                               [&](const QueryTerm& term) { return matcher.meets(term) != term.negated; });
}

} // namespace chancery
