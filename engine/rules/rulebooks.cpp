// SPDX-License-Identifier: GPL-3.0-or-later
// Reads rulebooks, among them those that are compiled in.
#include "engine/rules/rulebooks.h"

#include "engine/base/document.h"
#include "engine/rules/builtin_rulebooks.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rule_names.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr int longestStage = 24 * 60; ///< minutes
constexpr int lastYear = 9999;        ///< in which a game may begin

struct Time
{
    std::string_view key;
    int ClockRules::*minutes;
};

constexpr Time times[] = {{"first_diplomacy", &ClockRules::firstDiplomacy},
                          {"diplomacy", &ClockRules::diplomacy},
                          {"writing", &ClockRules::writing},
                          {"retreats", &ClockRules::retreats},
                          {"adjustments", &ClockRules::adjustments}};

class RulebookReader
{
public:
    explicit RulebookReader(const std::string& name)
        : reader_(name)
    {
    }

    Result<RulebookInfo> read(const Value& document)
    {
        if (reader_.number(document, "format") != 1 && !reader_.error())
            reader_.complain(*document.find("format"),
                             Error{"this is another format; expected a rulebook of format 1", {}});
        book_.id = reader_.text(document, "id");
        book_.name = reader_.text(document, "name");
        book_.edition = reader_.text(document, "edition");
        book_.cited = reader_.text(document, "cited");
        readBase(document);
        readOptions(document);
        for (const Member& member : reader_.table(document, "clock")) readTime(member);
        for (const Member& member : reader_.table(document, "tables")) readTable(member);
        readReasons(document, "reasons", book_.reasons);
        readReasons(document, "occupied_reasons", book_.occupiedReasons);
        readReasons(document, "retreat_reasons", book_.retreatReasons);
        readReasons(document, "adjustment_reasons", book_.adjustmentReasons);
        if (reader_.error()) return *reader_.error();
        return std::move(book_);
    }

private:
    /// A file with a base states only what differs: of an option that it leaves out, DATC's preference and
    /// issue count.
    void readBase(const Value& document)
    {
        const Value* base = document.find("base");
        if (!base) return;
        if (reader_.text(*base) != "datc") reader_.complain(*base, Error{"expected the base “datc”", {}});
        const std::string before = book_.cited == "DATC" ? "" : "DATC ";
        for (const OptionInfo& option : optionTable())
            book_.clauses[std::string(option.name)] =
                option.issue.empty() ? "not stated" : before + std::string(option.issue);
    }

    void readOptions(const Value& document)
    {
        for (const Member& member : reader_.table(document, "options")) readOption(member);
        for (const OptionInfo& option : optionTable())
            if (!book_.clauses.contains(option.name))
                reader_.complain(document,
                                 Error{"the option " + std::string(option.name) + " is missing", {}});
    }

    void readOption(const Member& member)
    {
        const std::string value = reader_.text(member.value, "value");
        book_.clauses[member.key] = reader_.text(member.value, "clause");
        for (const Value& agreed : reader_.list(member.value, "agreed")) {
            const std::string other = reader_.text(agreed);
            if (const Result<RuleOptions> valid = withValue(book_.options, member.key, other); !valid)
                return reader_.complain(agreed, valid.error());
            book_.agreed[member.key].push_back(other);
        }
        const std::string note = reader_.textOr(member.value, "note");
        if (!note.empty()) book_.notes[member.key] = note;
        const Result<RuleOptions> changed = withValue(book_.options, member.key, value);
        if (changed)
            book_.options = *changed;
        else
            reader_.complain(member.value, changed.error());
    }

    void readTime(const Member& member)
    {
        const auto* const time = std::ranges::find(times, member.key, &Time::key);
        if (time == std::end(times))
            return reader_.complain(member.value, Error{"the clock has no stage " + member.key, {}});
        const std::int64_t minutes = reader_.number(member.value, "minutes");
        if (minutes < 1 || minutes > longestStage)
            return reader_.complain(member.value,
                                    Error{"expected 1 to " + std::to_string(longestStage) + " minutes", {}});
        book_.clock.*time->minutes = static_cast<int>(minutes);
        book_.clockClauses[member.key] = reader_.text(member.value, "clause");
    }

    void readTable(const Member& member)
    {
        const Result<RuleOptions> players = withValue(book_.options, "players", member.key);
        if (!players) return reader_.complain(member.value, players.error());
        const Result<RuleOptions> by =
            withValue(book_.options, "victory_by", reader_.textOr(member.value, "victory_by", "centres"));
        if (!by) return reader_.complain(member.value, by.error());
        SmallTable& small = book_.tables[players->players];
        small = {reader_.text(member.value, "clause"),
                 numberOr(member.value, "first_year"),
                 numberOr(member.value, "victory"),
                 by->victoryBy,
                 reader_.text(member.value, "victory_clause"),
                 reader_.textOr(member.value, "note")};
    }

    int numberOr(const Value& row, const char* key)
    {
        if (!row.find(key)) return 0;
        const std::int64_t number = reader_.number(row, key);
        if (number < 1 || number > lastYear)
            reader_.complain(*row.find(key), Error{"expected 1 to " + std::to_string(lastYear), {}});
        return static_cast<int>(number);
    }

    void readReasons(const Value& document, const char* key, std::map<Rule, std::string>& reasons)
    {
        for (const Member& member : reader_.table(document, key)) {
            const Rule rule = ruleNamed(member.key);
            if (rule == Rule::None)
                reader_.complain(member.value, Error{"there is no reason " + member.key, {}});
            else
                reasons[rule] = reader_.text(member.value);
        }
    }

    DocumentReader reader_;
    RulebookInfo book_;
};

std::vector<RulebookInfo> readBuiltin()
{
    std::vector<RulebookInfo> books;
    for (const BuiltinRulebook& file : builtinRulebooks()) {
        Result<RulebookInfo> book = readRulebook(file.toml, std::string(file.name));
        CHANCERY_ENSURE(book); // tst_rulebooks reads each of them
        if (book) books.push_back(std::move(*book));
    }
    return books;
}

} // namespace

Result<RulebookInfo> readRulebook(std::string_view toml, const std::string& name)
{
    const Result<Value> document = readDocument(toml, name);
    if (!document) return document.error();
    return RulebookReader(name).read(*document);
}

std::vector<ClockEntry> clockOf(const RulebookInfo& rulebook)
{
    std::vector<ClockEntry> entries;
    for (const Time& time : times)
        if (const auto clause = rulebook.clockClauses.find(time.key); clause != rulebook.clockClauses.end())
            entries.push_back({time.key, rulebook.clock.*time.minutes, clause->second});
    return entries;
}

std::span<const RulebookInfo> rulebooks()
{
    static const std::vector<RulebookInfo> all = readBuiltin();
    return all;
}

const RulebookInfo* findRulebook(std::string_view id)
{
    const std::span<const RulebookInfo> all = rulebooks();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const RulebookInfo& book) { return book.id == id; });
    return found == all.end() ? nullptr : &*found;
}

const RulebookInfo& rulebookOrStandIn(std::string_view id)
{
    const RulebookInfo* book = findRulebook(id);
    return book ? *book : *findRulebook(Rulebook().id);
}

Rulebook rulebookOf(const RulebookInfo& info)
{
    return {info.id, info.options};
}

std::vector<Deviation> deviations(const Rulebook& rulebook)
{
    std::vector<Deviation> all;
    const RulebookInfo& book = rulebookOrStandIn(rulebook.id);
    for (const OptionInfo& option : optionTable())
        if (option.get(book.options) != option.get(rulebook.options))
            all.push_back({option.name, valueName(option, rulebook.options)});
    return all;
}

bool mayAgreeOn(const Rulebook& rulebook, std::string_view option, std::string_view value)
{
    const RulebookInfo* book = findRulebook(rulebook.id);
    if (!book) return false;
    const auto agreed = book->agreed.find(option);
    return agreed != book->agreed.end() && std::ranges::find(agreed->second, value) != agreed->second.end();
}

std::vector<Deviation> houseRules(const Rulebook& rulebook)
{
    std::vector<Deviation> all = deviations(rulebook);
    if (smallTableOf(rulebook))
        std::erase_if(all, [](const Deviation& one) { return one.option == "players"; });
    std::erase_if(all, [&](const Deviation& one) { return mayAgreeOn(rulebook, one.option, one.value); });
    return all;
}

const SmallTable* smallTableOf(const Rulebook& rulebook)
{
    const RulebookInfo* book = findRulebook(rulebook.id);
    if (!book) return nullptr;
    const auto small = book->tables.find(rulebook.options.players);
    return small == book->tables.end() ? nullptr : &small->second;
}

std::string changeText(const Deviation& deviation)
{
    return std::string(deviation.option) + "=" + std::string(deviation.value);
}

std::string citation(Rule rule, const RulebookInfo& rulebook, PhaseKind kind, bool occupied)
{
    if (const auto its = rulebook.occupiedReasons.find(rule);
        occupied && its != rulebook.occupiedReasons.end())
        return rulebook.cited + " " + its->second;
    if (kind != PhaseKind::Movement) {
        const auto& later = kind == PhaseKind::Retreat ? rulebook.retreatReasons : rulebook.adjustmentReasons;
        if (const auto its = later.find(rule); its != later.end()) return rulebook.cited + " " + its->second;
    }
    const auto own = rulebook.reasons.find(rule);
    if (own != rulebook.reasons.end()) return rulebook.cited + " " + own->second;
    const RulebookInfo* datc = findRulebook("datc");
    if (datc && datc->reasons.contains(rule)) return datc->cited + " " + datc->reasons.at(rule);
    for (const RulebookInfo& book : rulebooks()) // for a house rule that only one rulebook has
        if (const auto its = book.reasons.find(rule); its != book.reasons.end())
            return book.cited + " " + its->second;
    return {};
}

} // namespace chancery
