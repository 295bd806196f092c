// SPDX-License-Identifier: GPL-3.0-or-later
// JSON in and out of positions and outcomes.
#include "app/cli/json_phase.h"

#include "engine/game/game_replay.h"

#include <QJsonArray>

#include <cmath>

namespace chancery::cli {

namespace {

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

Value numberOf(double number)
{
    Value value;
    value.kind =
        std::trunc(number) == number && std::abs(number) < 1e15 ? Value::Kind::Number : Value::Kind::Other;
    if (value.kind == Value::Kind::Number) value.number = static_cast<std::int64_t>(number);
    value.text = std::to_string(number);
    return value;
}

void append(QJsonObject& lists, const std::string& key, const QJsonValue& item)
{
    QJsonArray list = lists.value(text(key)).toArray();
    list.append(item);
    lists.insert(text(key), list);
}

QJsonArray codeArray(const Map& map, LocationSet places)
{
    QJsonArray codes;
    for (Location place : places) codes.append(text(map[place].code));
    return codes;
}

/// {Power: [[order, [words]], ...]}
QJsonObject resultsJson(const Map& map, const PhaseRecord& record)
{
    QJsonObject results;
    for (const SavedResult& line : resultsOf(map, record)) {
        QJsonArray words;
        for (const QString& word : text(line.result).split(", ")) words.append(word);
        append(results, line.power, QJsonArray{text(line.order), words});
    }
    return results;
}

QJsonObject unitsJson(const Map& map, const std::vector<Unit>& units)
{
    QJsonObject lists;
    for (const Unit& unit : units)
        if (unit.power != noPower) append(lists, map[unit.power].name, text(canonical(map, unit)));
    return lists;
}

QJsonObject centresJson(const Map& map, const Position& position)
{
    QJsonObject lists;
    for (std::size_t i = 0; i < position.owner.size(); ++i)
        if (position.owner[i] != noPower)
            append(lists, map[position.owner[i]].name, text(map.provinces[i].code));
    return lists;
}

} // namespace

Value documentOf(const QJsonValue& json)
{
    Value value;
    if (json.isString()) {
        value.kind = Value::Kind::Text;
        value.text = json.toString().toStdString();
    } else if (json.isBool()) {
        value.kind = Value::Kind::Truth;
        value.truth = json.toBool();
    } else if (json.isDouble()) {
        value = numberOf(json.toDouble());
    } else if (json.isArray()) {
        value.kind = Value::Kind::List;
        for (const QJsonValue& item : json.toArray())
            if (!item.isNull()) value.items.push_back(documentOf(item));
    } else if (json.isObject()) {
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (!it.value().isNull())
                value.members.push_back({it.key().toStdString(), documentOf(it.value())});
    }
    return value;
}

QJsonObject outcomeJson(const Game& game)
{
    const Map& map = *game.map;
    const PhaseRecord& record = game.current();
    const Outcome& outcome = *record.outcome;

    std::vector<Unit> dislodged, automatic;
    QJsonObject options;
    for (const DislodgedUnit& unit : outcome.dislodged) {
        dislodged.push_back(unit.unit);
        const QString power = text(map[unit.unit.power].name);
        QJsonObject places = options.value(power).toObject();
        places.insert(text(canonical(map, unit.unit)), codeArray(map, unit.retreats));
        options.insert(power, places);
    }
    for (const Order& order : outcome.automatic) automatic.push_back(order.unit);

    QJsonObject json{{"results", resultsJson(map, record)},
                     {"next_units", unitsJson(map, outcome.after.units)},
                     {"next_dislodged", unitsJson(map, dislodged)},
                     {"retreat_options", options},
                     {"next_centres", centresJson(map, outcome.after)},
                     {"automatic", unitsJson(map, automatic)}};
    const Power won = winner(game);
    if (won != noPower)
        json.insert("winner", text(map[won].name));
    else
        json.insert("next_phase", text(shortName(following(map, record).phase)));
    return json;
}

} // namespace chancery::cli
