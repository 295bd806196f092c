// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses among the alternatives of a case and works out the board that its words describe.
#include "engine/files/case_under.h"

#include "engine/orders/legality.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"

#include <algorithm>

namespace chancery {

namespace {

bool says(const std::string& words, std::string_view word)
{
    return words.find(word) != std::string::npos;
}

/// The board after orders whose results are given in the words of DATC 4.E.2.
class BoardInWords
{
public:
    BoardInWords(const Map& map, const RuleOptions& options, const Position& before)
        : map_(map)
        , options_(options)
        , before_(before)
        , staying_(before.units)
    {
    }

    void carryOut(PhaseKind kind, const std::vector<CaseOrder>& orders)
    {
        for (const CaseOrder& line : orders) {
            const Result<Order> order = readOrder({map_, before_, kind, line.power}, line.std);
            if (order) carryOut(*order, line.expect);
        }
        const auto entered = [this](const Unit& unit) {
            return std::any_of(arriving_.begin(), arriving_.end(), [&](const Unit& other) {
                return map_.provinceOf(other.at) == map_.provinceOf(unit.at);
            });
        };
        std::copy_if(staying_.begin(), staying_.end(), std::back_inserter(gone_), entered);
        std::erase_if(staying_, entered);
    }

    void remove(const Unit& unit) { std::erase(staying_, unit); }
    std::vector<Unit> after() const { return sorted(staying_, arriving_); }
    std::vector<Unit> dislodged() const { return sorted(gone_, {}); }

private:
    void carryOut(const Order& order, const std::string& words)
    {
        if (!says(words, "succeeds")) return;
        if (as<Build>(order)) arriving_.push_back(order.unit);
        if (as<Disband>(order)) std::erase(staying_, order.unit);
        const Location to = as<Move>(order)      ? as<Move>(order)->to
                            : as<Retreat>(order) ? as<Retreat>(order)->to
                                                 : nowhere;
        if (to == nowhere) return;
        std::erase(staying_, order.unit);
        arriving_.push_back({order.unit.power, order.unit.kind, landing(map_, order.unit, to, options_)});
    }

    std::vector<Unit> sorted(std::vector<Unit> units, const std::vector<Unit>& more) const
    {
        units.insert(units.end(), more.begin(), more.end());
        std::sort(units.begin(), units.end(), [this](const Unit& a, const Unit& b) {
            return map_.provinceOf(a.at) < map_.provinceOf(b.at);
        });
        return units;
    }

    const Map& map_;
    const RuleOptions& options_;
    const Position& before_;
    std::vector<Unit> staying_, arriving_, gone_;
};

void replaceWords(std::vector<CaseOrder>& orders, const std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < words.size() && i < orders.size(); ++i) {
        orders[i].expect = words[i];
        orders[i].rule = Rule::None; // it was for the rulebook that the case is stated for
    }
}

void replaceBoard(const Map& map, const RuleOptions& options, const CaseAlternative& other, Case& expected)
{
    BoardInWords board(map, options, expected.before);
    board.carryOut(expected.phase, expected.orders);
    if (!other.automatic.empty()) expected.automatic = other.automatic;
    for (const Unit& unit : expected.automatic) board.remove(unit);
    expected.after = board.after();
    expected.dislodged = board.dislodged();
    // A fleet ordered inland may have become an army.
    if (expected.phase != PhaseKind::Adjustment) return;
    for (Unit& unit : expected.after)
        if (map[map.provinceOf(unit.at)].terrain == Terrain::Inland) unit.kind = UnitKind::Army;
}

void replaceRetreats(const Map& map, const RuleOptions& options, Case& expected)
{
    Position between = expected.before;
    between.units = expected.after;
    for (const Unit& unit : expected.dislodged) between.dislodged.push_back({unit, noProvince, {}});
    BoardInWords board(map, options, between);
    board.carryOut(PhaseKind::Retreat, expected.retreats);
    expected.afterRetreats = board.after();
}

void apply(const Map& map, const RuleOptions& options, const CaseAlternative& other, Case& expected)
{
    replaceWords(expected.orders, other.expect);
    replaceWords(expected.retreats, other.expectRetreats);
    if (!other.expect.empty() || !other.automatic.empty()) {
        replaceBoard(map, options, other, expected);
        expected.retreatOptions.clear();
        expected.retreatOptionsStated = false;
    }
    if (!other.expectRetreats.empty()) expected.retreatOptionsStated = false;
    const bool changed = !other.expect.empty() || !other.expectRetreats.empty();
    if (changed && !expected.retreats.empty()) replaceRetreats(map, options, expected);
}

} // namespace

bool meetsCondition(std::string_view condition, const Rulebook& rulebook)
{
    const std::size_t equals = condition.find('=');
    const std::string_view name = condition.substr(0, equals);
    const OptionInfo* option = findOption(name);
    if (equals == std::string_view::npos || (!option && name != "rulebook")) return false;
    const std::string_view value = option ? valueName(*option, rulebook.options) : rulebook.id;
    const std::string allowed = "|" + std::string(condition.substr(equals + 1)) + "|";
    return allowed.find("|" + std::string(value) + "|") != std::string::npos;
}

CaseUnder caseUnder(const Map& map, const Rulebook& rulebook, const Case& original)
{
    CaseUnder under{original};
    const auto applies = [&rulebook](const CaseAlternative& other) {
        return !other.when.empty() &&
               std::all_of(other.when.begin(), other.when.end(), [&rulebook](const std::string& condition) {
                   return meetsCondition(condition, rulebook);
               });
    };
    const auto found = std::find_if(original.alternatives.begin(), original.alternatives.end(), applies);
    if (found == original.alternatives.end()) return under;
    under.applies = found->status != "not-applicable";
    under.unanswered = found->status == "undefined";
    if (found->status == "defined" || found->status == "undefined")
        apply(map, rulebook.options, *found, under.expected);
    return under;
}

Result<Rulebook> rulebookFor(const Case& one)
{
    const RulebookInfo* book = findRulebook(one.rulebook);
    if (!book) return Error{"there is no rulebook \"" + one.rulebook + "\"", one.id};
    Rulebook rulebook = rulebookOf(*book);
    for (const std::string& change : one.set) {
        const Result<RuleOptions> changed = withChange(rulebook.options, change);
        if (!changed) return Error{changed.error().message, one.id};
        rulebook.options = *changed;
    }
    return rulebook;
}

} // namespace chancery
