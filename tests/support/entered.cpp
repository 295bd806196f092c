// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/entered.h"

#include "engine/game/study_play.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "tests/support/files.h"

#include <algorithm>
#include <array>
#include <map>

namespace chancery::entered {

QString text(const std::string& of)
{
    return QString::fromStdString(of).replace('\n', "\\n").replace('\t', "\\t");
}

namespace {

QString name(const Map& map, Power power)
{
    return power == noPower ? QStringLiteral("nobody") : text(map[power].name);
}

QString code(const Map& map, Province province)
{
    return text(map[province].code);
}

QString name(const Phase& phase)
{
    return text(shortName(phase));
}

void addUnlessEmpty(QStringList& lines, const QString& key, const QString& value)
{
    if (!value.isEmpty()) lines << key + ": " + value;
}

/// Joins what each power has: "Austria A BUD, A VIE; Italy A ROM".
QString byPower(const Map& map, const std::map<Power, QStringList>& all, const QString& between)
{
    QStringList parts;
    for (const auto& [power, some] : all) parts << name(map, power) + ' ' + some.join(between);
    return parts.join("; ");
}

QString unitsIn(const Map& map, const std::vector<Unit>& units)
{
    std::map<Power, QStringList> all;
    for (const Unit& unit : units) all[unit.power] << text(canonical(map, unit));
    return byPower(map, all, ", ");
}

QStringList linesOf(const Map& map, const Position& position)
{
    std::map<Power, QStringList> dislodged, centres;
    for (const DislodgedUnit& one : position.dislodged)
        dislodged[one.unit.power] << text(canonical(map, one.unit)) + " from " + code(map, one.attackedFrom);
    QStringList lines, contested;
    for (std::size_t p = 0; p < position.owner.size(); ++p) {
        const auto province = static_cast<Province>(p);
        if (position.owner[p] != noPower) centres[position.owner[p]] << code(map, province);
        if (position.contested.has(province)) contested << code(map, province);
    }
    addUnlessEmpty(lines, "units", unitsIn(map, position.units));
    addUnlessEmpty(lines, "surplus", unitsIn(map, position.surplus));
    addUnlessEmpty(lines, "dislodged", byPower(map, dislodged, ", "));
    addUnlessEmpty(lines, "contested", contested.join(' '));
    addUnlessEmpty(lines, "centres", byPower(map, centres, " "));
    return lines;
}

QString rulesOf(const Rulebook& rulebook)
{
    QStringList parts{text(rulebook.id)};
    for (const Deviation& deviation : deviations(rulebook)) parts << text(changeText(deviation));
    return parts.join(", ");
}

QString agreementOn(const Map& map, const Consent& consent)
{
    if (consent.kind == Consent::Kind::Perpetual) return QStringLiteral("orders are perpetual");
    return name(map, consent.to) + " may order " + name(map, consent.by) + "'s unit" +
           (consent.where == noProvince ? QStringLiteral("s") : " in " + code(map, consent.where));
}

QString rulingOn(const Map& map, const PhaseRecord& record, const Ruling& ruling)
{
    static constexpr std::array<const char*, 8> results{"succeeds",  "fails",     "given",  "cut",
                                                        "available", "disrupted", "stands", "dislodged"};
    const QString where = ruling.where == noProvince ? QString() : code(map, ruling.where);
    switch (ruling.kind) {
    case Ruling::Kind::Reading:
        return where + " is read as " +
               (ruling.order ? name(map, ruling.order->power) + ' ' +
                                   text(canonical(map, record.before, *ruling.order))
                             : QStringLiteral("nothing"));
    case Ruling::Kind::Result:
        return where + " is " + results[static_cast<std::size_t>(ruling.result)];
    case Ruling::Kind::Position:
        return "in " + where + " is " +
               (ruling.unit ? unitsIn(map, {*ruling.unit}) : QStringLiteral("nothing")) +
               (ruling.beside ? " too" : "");
    case Ruling::Kind::Ownership:
        return where + " belongs to " + name(map, ruling.owner);
    case Ruling::Kind::Correction:
        return QStringLiteral("corrected");
    case Ruling::Kind::Agreement:
        return "over is that " + agreementOn(map, ruling.consent);
    }
    return {};
}

QString voteOn(const Map& map, const Vote& vote)
{
    const Power victor = vote.proposal.victor;
    QString line = (victor == noPower ? QStringLiteral("draw") : name(map, victor)) +
                   (vote.result.passed ? " passed" : " failed");
    if (vote.result.yes && vote.result.no)
        line += QStringLiteral(", %1 to %2").arg(*vote.result.yes).arg(*vote.result.no);
    return line;
}

/// The lines of the sheets and their results, then the results that are of no line.
class Results
{
public:
    Results(const Map& map, const PhaseRecord& record)
        : map_(map)
        , record_(record)
    {
        if (record.outcome && !awaitsParadoxChoice(*record.outcome)) open_ = record.outcome->results;
    }

    QStringList lines()
    {
        std::vector<WrittenOrder> written = record_.written;
        std::ranges::stable_sort(written, {}, &WrittenOrder::power);
        QStringList lines;
        for (const WrittenOrder& line : written) lines << lineOf(line);
        for (const Power power : map_.everyPower()) addRest(lines, power, true, ", besides: ");
        for (const Power power : map_.everyPower()) addRest(lines, power, false, ", unordered: ");
        return lines;
    }

private:
    QString orderIn(const Order& order) const { return text(canonical(map_, record_.before, order)); }

    QString lineOf(const WrittenOrder& line)
    {
        QString who = name(map_, line.power);
        if (line.sheet > 0) who += ' ' + QString::number(line.sheet + 1);
        if (line.heading != noPower) who += " for " + name(map_, line.heading);
        QStringList orders, results;
        for (const Order& order : line.orders) {
            orders << orderIn(order);
            const auto found = std::ranges::find_if(open_, [&](const OrderResult& one) {
                return one.ordered && orderIn(one.order) == orders.last();
            });
            if (found == open_.end()) continue;
            results << text(words(*found));
            open_.erase(found);
        }
        if (!line.problem.empty()) orders << QStringLiteral("?");
        return who + ": " + text(line.text) + " > " + orders.join(", ") +
               (results.isEmpty() ? QString() : " > " + results.join(", "));
    }

    void addRest(QStringList& lines, Power power, bool ordered, const char* how) const
    {
        QStringList parts;
        for (const OrderResult& one : open_)
            if (one.ordered == ordered && powerOf(one) == power)
                parts << orderIn(one.order) + ' ' + text(words(one));
        if (!parts.isEmpty()) lines << name(map_, power) + how + parts.join(", ");
    }

    const Map& map_;
    const PhaseRecord& record_;
    std::vector<OrderResult> open_; ///< of no line so far
};

QStringList linesOf(const Map& map, const PhaseRecord& record)
{
    QStringList lines = Results(map, record).lines();
    for (const Award& award : record.awards)
        lines << QStringLiteral("award: %1 %2 %3")
                     .arg(name(map, award.power))
                     .arg(award.points)
                     .arg(text(award.reason));
    for (const Consent& consent : record.consents) lines << "agreed: " + agreementOn(map, consent);
    for (const Ruling& ruling : record.rulings)
        lines << "ruling: " + rulingOn(map, record, ruling) + ": " + text(ruling.reason);
    for (const Vote& vote : record.votes) lines << "vote: " + voteOn(map, vote);
    addUnlessEmpty(lines, "received", namesOf(map, record.received));
    addUnlessEmpty(lines, "notes", text(record.notes));
    if (record.paradoxChoice)
        lines << "paradox: " + QString::fromStdString(std::string(choiceName(*record.paradoxChoice)));
    if (record.timeUp) lines << QStringLiteral("the time was up");
    return lines;
}

QString endOf(const AgreedEnd& end)
{
    QStringList parts;
    if (end.year > 0) parts << QString::number(end.year);
    if (end.minute != AgreedEnd::never)
        parts << QStringLiteral("%1:%2").arg(end.minute / 60).arg(end.minute % 60, 2, 10, QChar('0'));
    return parts.join(", ");
}

QStringList playersOf(const Game& game)
{
    const Map& map = *game.map;
    QStringList players, lots, lines;
    for (const auto& [power, player] : game.players) players << name(map, power) + ' ' + text(player);
    if (game.attendance.lots)
        for (const LotDraw::Lot& lot : game.attendance.lots->drawn)
            lots << text(lot.player) + ' ' + name(map, lot.power);
    addUnlessEmpty(lines, "players", players.join(", "));
    addUnlessEmpty(lines, "lots", lots.join(", "));
    for (const Replacement& one : game.attendance.replacements)
        lines << "replaced: " + name(map, one.power) + " from " + name(one.from) + " by " + text(one.player);
    for (const Absence& one : game.attendance.absences)
        lines << "absent: " + name(map, one.power) + " from " + name(one.from) +
                     (one.until ? " until " + name(*one.until) : QString());
    for (const auto& [neutral, ally] : game.joined)
        lines << "joined: " + name(map, neutral) + " with " + name(map, ally);
    return lines;
}

QStringList linesOf(const Study& study, const StudyNode& node)
{
    QString head = QStringLiteral("line %1: ").arg(node.id) + name(node.phase);
    if (node.after != noNode) head += QStringLiteral(", after %1").arg(node.after);
    if (node.insteadOf != noNode) head += QStringLiteral(", instead of %1").arg(node.insteadOf);
    if (node.kept) head += QStringLiteral(", kept");
    if (!node.name.empty()) head += ", " + text(node.name);
    QStringList lines{head};
    addUnlessEmpty(lines, "remark", text(node.comment));
    const StudyGame reached = gameTo(study, node.id);
    const std::optional<PhaseRecord> resolved =
        reached.obstacle == StudyObstacle::None ? resolvedIn(reached.game) : std::nullopt;
    return lines + linesOf(*study.map, resolved.value_or(reached.game.current()));
}

} // namespace

QStringList expected(const QString& file)
{
    QStringList lines;
    bool here = false;
    for (const QString& line :
         QString::fromStdString(sourceFile("tests/data/legacy/entered.txt")).split('\n')) {
        if (line.startsWith('['))
            here = line == '[' + file + ']';
        else if (here && !line.isEmpty())
            lines << line;
    }
    if (lines.isEmpty()) qFatal("entered.txt does not know %s", qPrintable(file));
    return lines;
}

QString namesOf(const Map& map, PowerSet powers, const char* between)
{
    QStringList names;
    for (const Power power : map.everyPower())
        if (powers.has(power)) names << name(map, power);
    return names.join(between);
}

QStringList linesOf(const Game& game)
{
    const Map& map = *game.map;
    QStringList lines;
    addUnlessEmpty(lines, "title", text(game.title));
    if (map.id != "standard") lines << "map: " + text(map.id);
    lines << "rules: " + rulesOf(game.rulebook);
    lines << playersOf(game);
    addUnlessEmpty(lines, "end", endOf(game.agreedEnd));
    if (const auto& times = game.times) {
        QStringList minutes;
        for (const int stage : {times->firstDiplomacy, times->diplomacy, times->writing, times->retreats,
                                times->adjustments, times->fallDiplomacy})
            minutes << QString::number(stage);
        lines << "clock: " + minutes.join(' ');
    }
    for (const PhaseRecord& record : game.phases)
        lines << QStringList{"phase: " + name(record.phase)} + linesOf(map, record);
    return lines + linesOf(map, game.current().position()) + linesOf(game.committee, map);
}

QStringList linesOf(const Study& study)
{
    const Map& map = *study.map;
    QStringList lines;
    addUnlessEmpty(lines, "title", text(study.title));
    addUnlessEmpty(lines, "about", text(study.commentary));
    QStringList source;
    for (const std::string& part :
         {study.source.library, study.source.testCase, study.source.game, study.source.phase})
        if (!part.empty()) source << text(part);
    addUnlessEmpty(lines, "from", source.join(", "));
    if (map.id != "standard") lines << "map: " + text(map.id);
    lines << "rules: " + rulesOf(study.rulebook) << "phase: " + name(study.phase);
    lines << linesOf(map, study.position);
    for (const std::string& line : study.ownerless) lines << "ownerless: " + text(line);
    for (const StudyNode& node : study.nodes) lines << linesOf(study, node);
    return lines;
}

} // namespace chancery::entered
