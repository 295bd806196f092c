// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/desk_words.h"

#include "engine/committee/speeches.h"
#include "engine/game/agenda.h"
#include "engine/game/standings.h"
#include "engine/orders/choices.h"
#include "ui/words/brief.h"
#include "ui/words/clauses.h"
#include "ui/words/words.h"

namespace chancery {

QString DeskWords::entered(const PowerCheck& check)
{
    if (check.count.missing > 0 && check.wishes)
        return tr("wishes missing", "of a power that has lost its country");
    if (check.count.missing > 0)
        return tr("%n of %1 missing", nullptr, check.count.missing).arg(check.count.asked);
    if (check.neutral) return tr("no player");
    if (check.absent) return tr("civil disorder");
    if (check.ready()) return tr("ready");
    return check.count.asked > 0 ? tr("all orders entered") : tr("no orders due");
}

QString DeskWords::count(const PowerCheck& check)
{
    const QString troubles = DeskWords::troubles(check);
    return troubles.isEmpty() ? entered(check) : entered(check) + QStringLiteral(", ") + troubles;
}

namespace {

/// Returns what is not understood, illegal or unclear, the gravest first.
QStringList troublesOf(const PowerCheck& check)
{
    DeskState state;
    state.unread = check.unread;
    state.illegal = check.illegal;
    state.doubts = check.doubts;
    QStringList parts;
    for (const DeskTrouble one : {DeskTrouble::Unread, DeskTrouble::Illegal, DeskTrouble::Doubtful})
        if (state.of(one) > 0) parts << DeskWords::trouble(one, state);
    return parts;
}

} // namespace

QString DeskWords::lacks(const PowerCheck& check)
{
    QStringList parts = troublesOf(check);
    if (parts.isEmpty() || check.count.missing > 0) parts.prepend(entered(check));
    return parts.join(QStringLiteral(", "));
}

QString DeskWords::gravest(const PowerCheck& check)
{
    const QStringList parts = troublesOf(check);
    return parts.isEmpty() ? entered(check) : parts.front();
}

QString DeskWords::troubles(const PowerCheck& check)
{
    QStringList parts;
    if (check.unread > 0) parts << tr("%n line(s) not understood", nullptr, check.unread);
    if (check.illegal > 0) parts << tr("%n illegal order(s)", nullptr, check.illegal);
    if (check.doubts > 0) parts << tr("%n unclear order(s)", nullptr, check.doubts);
    return parts.join(QStringLiteral(", "));
}

QString DeskWords::removals(const Game& game, Power power)
{
    QStringList units;
    for (const Order& order : removedByRule(game, power)) units << brief(*game.map, order.unit);
    return units.join(QStringLiteral(", "));
}

QString DeskWords::noPlayer(const Game& game, Power power)
{
    return tr("%1 has no player: its units get no orders (%2).", "power, clause")
        .arg(Words(*game.map).power(power),
             clauseBehind(Rule::IllegalUnplayed, game.rulebook, game.current().phase.kind));
}

QString DeskWords::destroyed(const Game& game)
{
    if (game.phases.size() < 2 || game.current().phase.kind != PhaseKind::Retreat) return {};
    const PhaseRecord& moves = game.phases[game.phases.size() - 2];
    QStringList sentences;
    if (moves.outcome)
        for (const DislodgedUnit& each : moves.outcome->dislodged)
            if (each.retreats.empty())
                sentences << tr("%1 (%2) cannot retreat and is destroyed.", "unit, power")
                                 .arg(brief(*game.map, each.unit), Words(*game.map).power(each.unit.power));
    return sentences.join(u' ');
}

QString DeskWords::byRule(const Game& game, Power power)
{
    const PhaseRecord& now = game.current();
    if (now.phase.kind == PhaseKind::Adjustment) {
        const QString units = removals(game, power);
        return units.isEmpty() ? QString() : tr("no player: the rules remove %1", "units").arg(units);
    }
    QStringList units;
    if (now.phase.kind == PhaseKind::Retreat)
        for (const Unit& unit : unitsAsked(now.before, now.phase.kind, power))
            units << brief(*game.map, unit);
    return units.isEmpty()
               ? QString()
               : tr("no player: the rules disband %1", "units").arg(units.join(QStringLiteral(", ")));
}

QString DeskWords::missingAdjustments(const Game& game, const PowerCheck& check)
{
    const QString name = Words(*game.map).power(check.power), removed = removals(game, check.power);
    const int missing = check.count.missing;
    if (adjustmentChoices(*game.map, game.current().before, check.power).count > 0)
        return tr("%1 leaves %n build(s) unused.", "power", missing).arg(name);
    if (removed.isEmpty()) return tr("%1 has not ordered %n removal(s).", "power", missing).arg(name);
    return tr("%1 has not ordered %n removal(s): the rules remove %2.", "power, units", missing)
        .arg(name, removed);
}

QStringList DeskWords::missing(const Game& game, const PowerCheck& check)
{
    const QString name = Words(*game.map).power(check.power);
    const Position& position = game.current().before;
    const ProvinceSet without = unitsMissing(game);
    QStringList units, lines;
    for (const Unit& unit : unitsAsked(position, game.current().phase.kind, check.power))
        if (without.has(game.map->provinceOf(unit.at))) units << brief(*game.map, unit);
    if (!units.isEmpty())
        lines << tr("%1 has no order for %2.", "power, units").arg(name, units.join(QStringLiteral(", ")));
    else if (check.count.missing > 0 && check.wishes)
        lines << tr("%1 has no valid wish: without one its insurrection fails.", "power").arg(name);
    else if (check.count.missing > 0)
        lines << missingAdjustments(game, check);
    if (check.unread > 0) lines << tr("%1: %n line(s) not understood.", "power", check.unread).arg(name);
    if (const QString removed = check.absent ? removals(game, check.power) : QString(); !removed.isEmpty())
        lines << tr("%1 is in civil disorder. The rules remove %2.", "power, units").arg(name, removed);
    return lines;
}

QStringList DeskWords::doubtful(const Game& game, const PowerCheck& check,
                                const std::vector<WrittenDoubt>& doubts)
{
    QStringList illegal, unclear;
    for (const WrittenDoubt& each : doubts) {
        if (each.order.power != check.power || each.doubt.isRemark()) continue;
        QStringList& among = each.doubt.kind == Doubt::Kind::Illegal ? illegal : unclear;
        among << brief(*game.map, game.current().before, each.order);
    }
    const QString name = Words(*game.map).power(check.power);
    QStringList lines;
    const auto say = [&](const QString& sentence, const QStringList& orders) {
        if (!orders.isEmpty()) lines << sentence.arg(name, orders.join(QStringLiteral("; ")));
    };
    say(tr("%1: %n illegal order(s), %2.", "power, orders", static_cast<int>(illegal.size())), illegal);
    say(tr("%1: %n unclear order(s), %2.", "power, orders", static_cast<int>(unclear.size())), unclear);
    return lines;
}

QString DeskWords::open(const Game& game)
{
    QStringList lines;
    if (speechesAreNext(game))
        lines << (speechesIn(game.committee, game.current().phase)
                      ? tr("The speeches are not over.")
                      : tr("The speeches with which the turn opens were not held."));
    if (const DeskState state = deskStateOf(game); state.received > 0 && state.received < state.due)
        lines << tr("%n of %1 order sheet(s) is marked as received.", nullptr, state.received).arg(state.due);
    const std::vector<WrittenDoubt> doubts = doubtsIn(game);
    for (const PowerCheck& check : checkDesk(game))
        lines << missing(game, check) << doubtful(game, check, doubts);
    return lines.join(u'\n');
}

QString DeskWords::trouble(DeskTrouble trouble, const DeskState& state)
{
    switch (trouble) {
    case DeskTrouble::Missing:
        return state.count.missing == 0
                   ? tr("All %n order(s) are in", nullptr, state.count.asked)
                   : tr("Orders: %n of %1 missing", nullptr, state.count.missing).arg(state.count.asked);
    case DeskTrouble::Illegal:
        return tr("%n illegal", nullptr, state.illegal);
    case DeskTrouble::Doubtful:
        return tr("%n unclear", nullptr, state.doubts);
    case DeskTrouble::Unread:
        return tr("%n not understood", nullptr, state.unread);
    }
    return {};
}

QStringList DeskWords::shorterTroubles(DeskTrouble trouble, const DeskState& state)
{
    switch (trouble) {
    case DeskTrouble::Missing:
        if (state.count.missing == 0) return {tr("%n in", "orders", state.count.asked)};
        return {tr("%n missing", "orders", state.count.missing),
                tr("%1\u25CB", "missing orders").arg(state.count.missing)};
    case DeskTrouble::Illegal:
        return {tr("%1!", "illegal orders").arg(state.illegal)};
    case DeskTrouble::Doubtful:
        return {tr("%1?", "unclear orders").arg(state.doubts)};
    case DeskTrouble::Unread:
        return {tr("%1×", "lines not understood").arg(state.unread)};
    }
    return {};
}

QString DeskWords::whereTrouble(DeskTrouble trouble)
{
    switch (trouble) {
    case DeskTrouble::Missing:
        return tr("Click to go to the next order that is missing.");
    case DeskTrouble::Illegal:
        return tr("Click to go to the next order that the rules do not allow.");
    case DeskTrouble::Doubtful:
        return tr("Click to go to the next order that may not be what was meant.");
    case DeskTrouble::Unread:
        return tr("Click to go to the next line that was not understood.");
    }
    return {};
}

} // namespace chancery
