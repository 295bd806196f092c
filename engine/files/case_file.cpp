// SPDX-License-Identifier: GPL-3.0-or-later
// Reads test cases.
#include "engine/files/case_file.h"

#include "engine/base/document.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/rule_names.h"

#include <algorithm>

namespace chancery {

namespace {

/// Reads the cases of one file; the DocumentReader keeps the first error.
class CaseReader
{
public:
    /// `rulebook` is for cases that name none.
    CaseReader(DocumentReader& reader, const Map& map, std::string rulebook)
        : reader_(reader)
        , map_(map)
        , rulebook_(std::move(rulebook))
    {
    }

    Case read(const Value& table)
    {
        Case result;
        result.id = reader_.text(table, "id");
        result.title = reader_.text(table, "title");
        result.comment = reader_.textOr(table, "comment");
        result.note = reader_.textOr(table, "note");
        result.erratum = reader_.textOr(table, "erratum");
        result.clauses = reader_.textOr(table, "clauses");
        result.unexplained = reader_.textOr(table, "unexplained");
        result.rulebook = reader_.textOr(table, "rulebook", rulebook_);
        for (const Value& change : reader_.list(table, "set")) result.set.push_back(reader_.text(change));
        result.before.owner.assign(map_.provinces.size(), noPower);
        for (const Unit& unit : units(table, "units")) place(map_, result.before, unit);
        result.orders = orders(table, "orders");
        if (reader_.text(table, "phase") == "adjustment")
            readAdjustment(table, result);
        else
            readMovement(table, result);
        for (const Value& item : reader_.list(table, "alternative"))
            result.alternatives.push_back(alternative(item));
        return result;
    }

private:
    void readMovement(const Value& table, Case& result)
    {
        result.phase = PhaseKind::Movement;
        result.after = units(table, "after_movement");
        result.dislodged = units(table, "dislodged");
        result.retreats = orders(table, "retreats");
        result.afterRetreats = units(table, "after_retreats");
        for (const Value& item : reader_.list(table, "retreat_options")) {
            const Unit who = unit(item, reader_.text(item, "unit"));
            LocationSet to;
            for (const Value& place : reader_.list(item, "to")) to.add(location(place, reader_.text(place)));
            result.retreatOptions.push_back({who, to});
        }
    }

    void readAdjustment(const Value& table, Case& result)
    {
        result.phase = PhaseKind::Adjustment;
        result.after = units(table, "after");
        result.automatic = units(table, "automatic");
        for (const Value& item : reader_.list(table, "centres")) {
            const auto [power, place] = split(item, reader_.text(item));
            result.before.owner[index(map_.provinceOf(location(item, place)))] = power;
        }
    }

    std::vector<CaseOrder> orders(const Value& table, std::string_view key)
    {
        std::vector<CaseOrder> all;
        for (const Value& item : reader_.list(table, key)) {
            CaseOrder order;
            order.power = power(item, reader_.text(item, "power"));
            order.text = reader_.text(item, "text");
            order.std = reader_.text(item, "std");
            order.expect = reader_.text(item, "expect");
            if (order.expect.empty())
                reader_.complain(item, Error{"no result is given; expected `expect` with verdict words", {}});
            order.rule = rule(item);
            all.push_back(std::move(order));
        }
        return all;
    }

    Rule rule(const Value& item)
    {
        const std::string name = reader_.textOr(item, "rule");
        const Rule found = ruleNamed(name);
        if (!name.empty() && found == Rule::None)
            reader_.complain(item, Error{"“" + name + "” is not a reason", {}});
        return found;
    }

    CaseAlternative alternative(const Value& item)
    {
        CaseAlternative other;
        for (const Value& rule : reader_.list(item, "rules")) other.rules.push_back(reader_.text(rule));
        for (const Value& condition : reader_.list(item, "when"))
            other.when.push_back(reader_.text(condition));
        other.issue = reader_.textOr(item, "issue");
        other.status = reader_.textOr(item, "status");
        other.note = reader_.textOr(item, "note");
        for (const Value& word : reader_.list(item, "expect")) other.expect.push_back(reader_.text(word));
        for (const Value& word : reader_.list(item, "expect_retreats"))
            other.expectRetreats.push_back(reader_.text(word));
        other.automatic = units(item, "automatic");
        return other;
    }

    /// Returns the power at the front of "England F NTH", and the rest.
    std::pair<Power, std::string> split(const Value& at, const std::string& text)
    {
        const std::size_t blank = text.find(' ');
        const std::string rest = blank == std::string::npos ? std::string() : text.substr(blank + 1);
        return {power(at, text.substr(0, blank)), rest};
    }

    Power power(const Value& at, const std::string& name)
    {
        const Power found = map_.findPower(name);
        if (found == noPower) reader_.complain(at, Error{"“" + name + "” is not a power on this map", {}});
        return found == noPower ? Power{0} : found;
    }

    Location location(const Value& at, const std::string& code)
    {
        const Location found = findLocation(map_, code);
        if (found == nowhere) reader_.complain(at, Error{"“" + code + "” is not a province on this map", {}});
        return found == nowhere ? Location{0} : found;
    }

    Unit unit(const Value& at, const std::string& text)
    {
        const auto [power, rest] = split(at, text);
        const Result<Unit> found = readUnit(map_, power, rest);
        if (!found) reader_.complain(at, found.error());
        return found ? *found : Unit{power, UnitKind::Army, Location{0}};
    }

    std::vector<Unit> units(const Value& table, std::string_view key)
    {
        std::vector<Unit> all;
        for (const Value& item : reader_.list(table, key)) {
            const Unit next = unit(item, reader_.text(item));
            const auto same = [&](const Unit& u) {
                return map_.provinceOf(u.at) == map_.provinceOf(next.at);
            };
            if (std::any_of(all.begin(), all.end(), same))
                reader_.complain(item, Error{"there is a second unit in one province", {}});
            else
                all.push_back(next);
        }
        std::sort(all.begin(), all.end(), [&](const Unit& a, const Unit& b) {
            return map_.provinceOf(a.at) < map_.provinceOf(b.at);
        });
        return all;
    }

    DocumentReader& reader_;
    const Map& map_;
    std::string rulebook_;
};

} // namespace

Result<std::vector<Case>> readCases(const Map& map, std::string_view toml, const std::string& name)
{
    const Result<Value> document = readDocument(toml, name);
    if (!document) return document.error();
    DocumentReader reader(name);
    const std::string rulebook = reader.textOr(*document, "rulebook", "datc");
    std::vector<Case> cases;
    for (const Value& item : reader.list(*document, "case"))
        cases.push_back(CaseReader(reader, map, rulebook).read(item));
    if (reader.error()) return *reader.error();
    return cases;
}

} // namespace chancery
