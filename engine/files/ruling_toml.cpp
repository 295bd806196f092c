// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes rulings in a game document.
#include "engine/files/ruling_toml.h"

#include "engine/files/consent_toml.h"
#include "engine/files/file_words.h"
#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

using RulingKind = Ruling::Kind;

constexpr std::array<std::string_view, 6> kindWords{"reading",   "result",     "position",
                                                    "ownership", "correction", "agreement"};
constexpr std::array<std::string_view, 8> resultWords{"succeeds",  "fails",     "given",  "cut",
                                                      "available", "disrupted", "stands", "dislodged"};
static_assert(resultWords.size() == static_cast<std::size_t>(lastRuledResult) + 1, "a result without a word");

bool aboutProvince(const Ruling& ruling)
{
    return ruling.kind != RulingKind::Correction && ruling.kind != RulingKind::Agreement;
}

class RulingReader
{
public:
    RulingReader(DocumentReader& reader, const Map& map, PhaseKind kind, const Position& before)
        : reader_(reader)
        , map_(map)
        , kind_(kind)
        , before_(before)
    {
    }

    Ruling read(const Value& row)
    {
        Ruling ruling;
        ruling.kind = static_cast<RulingKind>(wordIn(kindWords, row, "kind"));
        ruling.reason = reader_.text(row, "reason");
        ruling.time = reader_.textOr(row, "time");
        if (aboutProvince(ruling)) readWhere(row, ruling);
        if (!reader_.error() && ruling.reason.empty())
            reader_.complain(*row.find("reason"), Message{says::rulingWithoutReason});
        if (!reader_.error() && aboutProvince(ruling)) readWhat(row, ruling);
        if (!reader_.error() && ruling.kind == RulingKind::Agreement)
            ruling.consent = readConsent(reader_, row, map_);
        return ruling;
    }

private:
    /// Returns the index of the word under `key`, or 0 after recording a fault.
    template<class Words>
    std::size_t wordIn(const Words& words, const Value& row, std::string_view key)
    {
        const std::string word = reader_.text(row, key);
        const auto found = std::find(words.begin(), words.end(), word);
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
        std::string all;
        for (const std::string_view one : words) all.append(all.empty() ? "" : ", ").append(one);
        if (!reader_.error()) reader_.complain(*row.find(key), Message{says::notOneOf, {word, all}});
        return 0;
    }

    void readWhere(const Value& row, Ruling& ruling)
    {
        const std::string code = reader_.text(row, "space");
        if (reader_.error()) return;
        ruling.where = findProvince(map_, code);
        if (ruling.where == noProvince)
            reader_.complain(*row.find("space"), Message{says::notAProvince, {code}});
    }

    void readWhat(const Value& row, Ruling& ruling)
    {
        const Power power = readPower(row);
        if (ruling.kind == RulingKind::Reading && row.find("order")) ruling.order = readOrder(row, power);
        if (ruling.kind == RulingKind::Result)
            ruling.result = static_cast<RuledResult>(wordIn(resultWords, row, "result"));
        if (ruling.kind == RulingKind::Position && row.find("unit")) ruling.unit = readUnit(row, power);
        if (ruling.kind == RulingKind::Position && ruling.unit)
            ruling.beside = reader_.truthOr(row, "beside", false);
        if (ruling.kind == RulingKind::Ownership) ruling.owner = power;
        if (reader_.error()) return;
        const Location told = ruling.order ? ruling.order->unit.at : ruling.unit ? ruling.unit->at : nowhere;
        if ((ruling.order || ruling.unit) && (told == nowhere || map_.provinceOf(told) != ruling.where))
            reader_.complain(*row.find(ruling.order ? "order" : "unit"),
                             Message{says::rulingElsewhere, {map_[ruling.where].code}});
        if (ruling.kind == RulingKind::Ownership && !map_[ruling.where].centre)
            reader_.complain(*row.find("space"), Message{says::notACentre, {map_[ruling.where].name}});
    }

    Power readPower(const Value& row)
    {
        const std::string name = reader_.textOr(row, "power");
        if (reader_.error() || name.empty()) return noPower;
        const Power power = map_.findPower(name);
        if (power == noPower) reader_.complain(*row.find("power"), Message{says::notAPower, {name}});
        return power;
    }

    std::optional<Order> readOrder(const Value& row, Power power)
    {
        const std::string text = reader_.text(row, "order");
        if (!reader_.error() && power == noPower) reader_.complain(row, Message{says::rulingWithoutPower});
        if (reader_.error()) return {};
        const Result<Order> order = chancery::readOrder({map_, before_, kind_, power}, text);
        if (order) return *order;
        reader_.complain(*row.find("order"), Message{says::notAnOrder, {text}});
        return {};
    }

    std::optional<Unit> readUnit(const Value& row, Power power)
    {
        const std::string text = reader_.text(row, "unit");
        if (reader_.error()) return {};
        const Result<Unit> unit = chancery::readUnit(map_, power, text);
        if (!unit) reader_.complain(*row.find("unit"), unit.error());
        if (unit && power == noPower) reader_.complain(row, Message{says::rulingWithoutPower});
        if (!unit) return {};
        return *unit;
    }

    DocumentReader& reader_;
    const Map& map_;
    const PhaseKind kind_;
    const Position& before_;
};

std::string rulingRow(const Map& map, const Position& before, const Ruling& ruling)
{
    std::string text = "{ kind = " + quoted(kindWords[static_cast<std::size_t>(ruling.kind)]);
    if (ruling.kind == RulingKind::Agreement) text += ", " + consentMembers(map, ruling.consent);
    if (aboutProvince(ruling)) text += ", space = " + quoted(map[ruling.where].code);
    Power power = ruling.owner;
    if (ruling.order) power = ruling.order->power;
    if (ruling.unit) power = ruling.unit->power;
    if (power != noPower) text += ", power = " + quoted(map[power].name);
    if (ruling.kind == RulingKind::Reading && ruling.order)
        text += ", order = " + quoted(canonical(map, before, *ruling.order));
    if (ruling.kind == RulingKind::Result) text += ", result = " + quoted(ruledWord(ruling.result));
    if (ruling.kind == RulingKind::Position && ruling.unit)
        text += ", unit = " + quoted(canonical(map, *ruling.unit)) + (ruling.beside ? ", beside = true" : "");
    text += ", reason = " + quoted(ruling.reason);
    if (!ruling.time.empty()) text += ", time = " + quoted(ruling.time);
    return text + " }";
}

} // namespace

std::vector<Ruling> readRulings(DocumentReader& reader, const Value& phase, const Map& map, PhaseKind kind,
                                const Position& before)
{
    std::vector<Ruling> rulings;
    const std::vector<Value>& rows = reader.list(phase, "rulings");
    if (rows.size() > mostRulings)
        reader.complain(rows[mostRulings], Message{says::tooManyRulings, {std::to_string(mostRulings)}});
    for (const Value& row : rows) {
        if (reader.error()) break;
        rulings.push_back(RulingReader(reader, map, kind, before).read(row));
    }
    return rulings;
}

std::vector<std::string> rulingRows(const Map& map, const Position& before,
                                    const std::vector<Ruling>& rulings)
{
    std::vector<std::string> rows;
    for (const Ruling& ruling : rulings) rows.push_back(rulingRow(map, before, ruling));
    return rows;
}

std::string_view ruledWord(RuledResult result)
{
    return resultWords[static_cast<std::size_t>(result)];
}

} // namespace chancery
