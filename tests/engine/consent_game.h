// SPDX-License-Identifier: GPL-3.0-or-later
// Games of players who allow each other orders, or order for good.
#pragma once

#include "engine/rules/house_rules.h"
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"

namespace chancery::consent_game {

inline constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};

inline Power power(const char* name)
{
    return sketch::standardMap().findPower(name);
}

inline Province province(const char* code)
{
    return code[0] ? sketch::standardMap().findProvince(code) : noProvince;
}

inline Consent proxy(const char* by, const char* to, const char* unit = "")
{
    return {.by = power(by), .to = power(to), .where = province(unit)};
}

inline constexpr Consent perpetual{.kind = Consent::Kind::Perpetual};

inline Ruling ending(const Consent& consent)
{
    return {.kind = Ruling::Kind::Agreement, .consent = consent, .reason = "They fell out"};
}

/// Writes the orders of the current phase, each on a sheet: "France: A VEN - TRI, A MAR H".
inline Game written(Game game, const std::vector<std::string>& sheets)
{
    PhaseRecord& record = game.phases.back();
    record.written.clear();
    for (const std::string& sheet : sheets) {
        const std::size_t colon = sheet.find(':');
        const Power by = game.map->findPower(sheet.substr(0, colon));
        for (const QString& text : QString::fromStdString(sheet.substr(colon + 2)).split(", ")) {
            const std::string order = text.toStdString();
            record.written.push_back(
                {by, order, {sketch::orderOn(by, record.before, order, record.phase.kind)}, {}});
        }
    }
    return game;
}

inline Game gameWith(const char* change, const std::vector<std::string>& units,
                     const std::vector<std::string>& orders = {})
{
    std::vector<std::string> all; // "Italy A VEN, A ROM"
    for (const std::string& power : units) {
        const QStringList words = QString::fromStdString(power).split(' ');
        for (const QString& unit : QString::fromStdString(power).mid(words[0].size() + 1).split(", "))
            all.push_back((words[0] + ' ' + unit).toStdString());
    }
    Game game = gameFrom(sketch::sharedMap(), spring, sketch::position(all, {}));
    game.rulebook = rulebookOf(*findRulebook("alexander"));
    game.rulebook.options = *withChange(game.rulebook.options, change);
    return written(std::move(game), orders);
}

/// Returns the words and the reason of the order to a unit by its place.
inline QString resultAt(const Game& game, const char* unit, const char* by = "")
{
    const Game ended = game.current().outcome ? game : resolve(game);
    for (const OrderResult& result : ended.current().outcome->results)
        if (sketch::standardMap().provinceOf(result.order.unit.at) == province(unit) &&
            (!by[0] || result.order.power == power(by)))
            return result.verdict == Verdict::Illegal
                       ? QString::fromStdString(
                             clauseUnder(result.finding.rule, ended.rulebook, ended.current().phase.kind))
                   : result.verdict == Verdict::Succeeds ? QString("succeeds")
                                                         : QString("stays");
    return "none";
}

} // namespace chancery::consent_game
