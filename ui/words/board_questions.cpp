// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/board_questions.h"

#include "engine/game/unit_changes.h"
#include "engine/orders/choices.h"
#include "ui/scene/board_walk.h"
#include "ui/words/name_phrases.h"
#include "ui/words/told_words.h"

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

const QString semicolon = QStringLiteral("; ");

/// Returns whether an order sends a unit to a province, or helps one that is or comes there.
bool concerns(const Map& map, const Order& order, Province province)
{
    const auto is = [&](Location where) { return where != nowhere && map.provinceOf(where) == province; };
    if (const auto* move = as<Move>(order)) return is(move->to);
    if (const auto* hold = as<SupportHold>(order)) return is(hold->unit);
    if (const auto* support = as<SupportMove>(order)) return is(support->unit) || is(support->to);
    if (const auto* convoy = as<Convoy>(order)) return is(convoy->army) || is(convoy->to);
    if (const auto* retreat = as<Retreat>(order)) return is(retreat->to);
    return false;
}

} // namespace

BoardQuestions::BoardQuestions(const Map& map, const Game& game, std::size_t phase, const PhaseRecord& record,
                               ToldPhase told)
    : map_(map)
    , game_(game)
    , phase_(phase)
    , record_(record)
    , told_(std::move(told))
    , words_(map, {}, Register::Plain)
{
}

QString BoardQuestions::unitOf(const Unit& unit) const
{
    return tr("%1 of %2", "Army, power")
        .arg(Words::unitKind(unit.kind), NamePhrases(map_).dative(unit.power));
}

/// Returns a province with the unit in it: "Kiel, Fleet of Germany".
QString BoardQuestions::standing(Province province) const
{
    const Unit* unit = unitAt(map_, told_.position, province);
    return unit ? tr("%1, %2", "province, unit").arg(words_.location(unit->at), unitOf(*unit))
                : words_.province(province);
}

QString BoardQuestions::borders(Province province) const
{
    QStringList all;
    for (const Province other : neighboursOf(map_, province)) all << standing(other);
    return tr("%1 borders on: %2.", "province, provinces")
        .arg(words_.province(province), all.join(semicolon));
}

QString BoardQuestions::reachers(Province province) const
{
    QStringList straight, byConvoy;
    const Position& position = told_.position;
    for (const Unit& unit : position.units) {
        const Choices choices = choicesFor(map_, position, map_.provinceOf(unit.at));
        const bool reaches = std::ranges::any_of(
            choices.moveTo, [&](Location where) { return map_.provinceOf(where) == province; });
        if (!reaches) continue;
        (choices.onlyByConvoy.has(province) ? byConvoy : straight)
            << tr("%1, %2", "province, unit").arg(words_.location(unit.at), unitOf(unit));
    }
    if (straight.isEmpty() && byConvoy.isEmpty())
        return tr("No unit can reach %1.", "province").arg(words_.province(province));
    QStringList said;
    if (!straight.isEmpty())
        said << tr("%1 can be reached by: %2.", "province, units")
                    .arg(words_.province(province), straight.join(semicolon));
    if (!byConvoy.isEmpty())
        said << tr("By convoy alone %1 can be reached by: %2.", "province, units")
                    .arg(words_.province(province), byConvoy.join(semicolon));
    return said.join(u' ');
}

QString BoardQuestions::dealings(Province province) const
{
    QStringList all;
    for (const ToldOrder& told : told_.orders) {
        const bool given = !told.result || told.result->ordered;
        if (given && concerns(map_, told.order, province)) all << ToldWords::sentence(map_, told, record_);
    }
    if (all.isEmpty() && told_.runs)
        return tr("No order that attacks or helps in %1 has been read out yet.", "province")
            .arg(words_.province(province));
    return all.isEmpty()
               ? tr("No order attacks or helps in %1.", "province").arg(words_.province(province))
               : tr("%1: %2.", "province, orders").arg(words_.province(province), all.join(semicolon));
}

QString BoardQuestions::units(Power power) const
{
    QStringList all;
    for (const Unit& unit : told_.position.units)
        if (unit.power == power) all << words_.unit(unit);
    for (const DislodgedUnit& gone : told_.position.dislodged)
        if (gone.unit.power == power) all << tr("%1, dislodged", "unit").arg(words_.unit(gone.unit));
    return all.isEmpty() ? filled(tr("%1 has no unit.", "power"), {NamePhrases(map_).subject({power})})
                         : tr("%1: %2.", "power, units").arg(words_.power(power), all.join(semicolon));
}

QStringList BoardQuestions::moved(std::size_t from, std::size_t to) const
{
    QStringList all;
    const UnitChanges changes = unitChanges(game_, from, to);
    const auto named = [this](const Unit& unit) {
        return tr("%1: %2", "power, unit").arg(words_.power(unit.power), words_.unit(unit));
    };
    for (const UnitWay& way : changes.moved)
        all << tr("%1 to %2", "power and unit, place").arg(named(way.was), words_.location(way.is.at));
    for (const Unit& unit : changes.came) all << tr("new: %1", "power and unit").arg(named(unit));
    for (const Unit& unit : changes.gone) all << tr("gone: %1", "power and unit").arg(named(unit));
    return all;
}

QString BoardQuestions::changes() const
{
    if (record_.outcome) {
        QStringList all;
        for (const ToldOrder& told : told_.orders)
            if (told.order.unit.at != nowhere && told.result && told.result->verdict != Verdict::Stands)
                all << ToldWords::sentence(map_, told, record_);
        if (!all.isEmpty()) return all.join(semicolon) + u'.';
        return told_.runs ? tr("No result has been shown yet.") : tr("Nothing has changed.");
    }
    return phase_ == 0 ? tr("This is the first phase.") : changesSince(phase_ - 1);
}

QString BoardQuestions::changesSince(std::size_t from) const
{
    QStringList all = moved(from, phase_);
    for (const Transfer& taken :
         transfersBetween(comparedPosition(game_, from), comparedPosition(game_, phase_)))
        all << filled(tr("%1 now has %2", "power, centre"),
                      {NamePhrases(map_).subject({taken.to}), words_.province(taken.centre)});
    const QString since = Words::phase(game_.phases[from].phase);
    return all.isEmpty() ? tr("Nothing has changed since %1.", "phase").arg(since)
                         : tr("Since %1: %2.", "phase, changes").arg(since, all.join(semicolon));
}

} // namespace chancery
