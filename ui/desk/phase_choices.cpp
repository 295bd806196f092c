// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/phase_choices.h"

#include "engine/adjudicate/civil_disorder.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/desk_words.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

PhaseChoices::PhaseChoices(Session& session)
    : session_(session)
    , board_(session)
    , completer_(session.map())
{
}

void PhaseChoices::forget()
{
    completer_ = Completer(session_.map());
}

std::vector<FormPart> PhaseChoices::parts() const
{
    std::vector<FormPart> parts;
    if (session_.resolved() || session_.current().phase.kind == PhaseKind::Movement) return parts;
    for (const PowerCheck& check : checkDesk(session_.game()))
        if (FormPart part = partOf(check); !part.lines.empty() || !part.state.isEmpty())
            parts.push_back(std::move(part));
    return parts;
}

FormPart PhaseChoices::partOf(const PowerCheck& check) const
{
    FormPart part;
    part.power = check.power;
    bool open = true;
    QStringList further;
    for (UnitRow& row : rowsOf(session_, check.power)) {
        if (!row.asked && row.order && row.order->power != check.power)
            continue;                                            // it is in that power's rows
        if (!row.asked && row.state == RowState::Free) continue; // stateOf() says it
        if (!row.asked) {
            further
                << tr("“%1” %2", "a line of the sheet, what is wrong").arg(row.written, row.remark).trimmed();
            continue;
        }
        const bool answered = !row.written.isEmpty(), inTurn = row.asked->unit == noProvince;
        part.lines.push_back(lineOf(std::move(row), open));
        open = answered || !inTurn;
    }
    part.further = further.join(u'\n');
    part.state = stateOf(check);
    part.missing = check.count.missing > 0;
    part.byRule = !check.neutral && !removedByRule(session_.game(), check.power).empty();
    return part;
}

FormLine PhaseChoices::lineOf(UnitRow row, bool open) const
{
    FormLine line;
    line.about = dislodger(row);
    line.open = open;
    if (open) line.offers = offersFor(*row.asked, ordersInOwnName(session_.game(), session_.current()));
    // Always in the same order, whatever is likely now.
    std::ranges::sort(line.offers, {},
                      [this](const Order& order) { return std::pair(order.command.index(), textOf(order)); });
    for (const Order& order : line.offers) line.texts << textOf(order);
    line.row = std::move(row);
    return line;
}

/// Returns how complete the choices of a power are; empty if it has nothing to choose and loses nothing.
QString PhaseChoices::stateOf(const PowerCheck& check) const
{
    if (check.neutral) return DeskWords::byRule(session_.game(), check.power);
    const Position& position = session_.current().before;
    const bool adjusts = session_.current().phase.kind == PhaseKind::Adjustment;
    const AdjustmentChoices due =
        adjusts ? adjustmentChoices(session_.map(), position, check.power,
                                    unplayedPowers(session_.game(), session_.current().phase))
                : AdjustmentChoices{};
    const bool asked =
        adjusts ? due.count != 0 : !unitsAsked(position, PhaseKind::Retreat, check.power).empty();
    const int unusable = due.count >= 0 ? due.owed - due.count : 0;
    const QString lost = tr("%n build(s) cannot be used: no owned home centre is vacant", nullptr, unusable);
    if (unusable <= 0) return asked ? DeskWords::count(check) : QString();
    return asked ? tr("%1; %2", "what is left to do, what cannot be done").arg(DeskWords::count(check), lost)
                 : lost;
}

QString PhaseChoices::dislodger(const UnitRow& row) const
{
    if (row.asked->unit == noProvince) return {};
    const NamePhrases names(session_.map());
    const Position& position = session_.current().before;
    const DislodgedUnit* dislodged = dislodgedAt(session_.map(), position, row.asked->unit);
    const Unit* victor = unitAt(session_.map(), position, row.asked->unit);
    if (!dislodged || !victor) return tr("dislodged");
    const NameList by = names.dative(victor->power);
    if (dislodged->attackedFrom == noProvince) return filled(tr("dislodged by %1"), {by});
    return filled(tr("dislodged by %1 from %2"), {by, names.the({dislodged->attackedFrom})});
}

/// Returns what a box says for an order: what is new in it.
QString PhaseChoices::textOf(const Order& order) const
{
    const Words words(session_.map());
    if (const auto* retreat = as<Retreat>(order)) return words.location(retreat->to);
    if (as<Build>(order)) return words.unit(order.unit);
    if (as<Waive>(order)) return tr("Waive");
    if (!as<Disband>(order)) return words.order(order);
    if (session_.current().phase.kind == PhaseKind::Retreat) return tr("Disband");
    const int steps = distanceFromCentres(session_.map(), session_.current().before, order.unit,
                                          session_.game().rulebook.options);
    const QString far = steps > static_cast<int>(session_.map().provinces.size())
                            ? tr("cut off from its centres")
                        : steps == 0 ? tr("in one of its centres")
                                     : tr("%n move(s) from its centres", nullptr, steps);
    return tr("%1 – %2", "unit and its distance").arg(words.unit(order.unit), far);
}

/// Returns the legal orders for this beside the written ones, of which it replaces its own.
std::vector<Order> PhaseChoices::offersFor(const Asked& asked, const std::vector<Order>& written) const
{
    std::vector<Order> others = written;
    const std::vector<Order> own = answersTo(board_.context(asked.power, written), asked);
    std::erase_if(others, [&own](const Order& order) { return std::ranges::find(own, order) != own.end(); });
    return completer_.completions(board_.context(asked.power, others), asked, {}).orders;
}

void PhaseChoices::write(const Asked& asked, const std::optional<Order>& order)
{
    const std::vector<Order> written = ordersInOwnName(session_.game(), session_.current());
    const std::vector<Order> own = answersTo(board_.context(asked.power, written), asked);
    if (asked.unit == noProvince && !own.empty()) return replaceOrder(session_, own.front(), order);
    if (order) return writeOrder(session_, *order);
    if (asked.permitted) return removeOrderFrom(session_, asked.power, asked.unit);
    if (asked.unit != noProvince) removeOrder(session_, asked.unit);
}

bool PhaseChoices::take(Order order, std::vector<Order>& written) const
{
    const Map& map = session_.map();
    const Position& before = session_.current().before;
    const bool retreats = session_.current().phase.kind == PhaseKind::Retreat;
    const Province where = order.unit.at == nowhere ? noProvince : map.provinceOf(order.unit.at);
    if (const DislodgedUnit* dislodged = retreats ? dislodgedAt(map, before, where) : nullptr) {
        order.power = dislodged->unit.power;
        order.unit = dislodged->unit;
    }
    std::vector<Order> others = written;
    std::erase_if(others, [&](const Order& each) {
        return where != noProvince && each.unit.at != nowhere && map.provinceOf(each.unit.at) == where;
    });
    const EntryContext context = board_.context(order.power, others);
    for (const Asked& asked : askedOf(context, order.power)) {
        if (isAnswered(context, asked) || asked.unit != (retreats ? where : noProvince)) continue;
        const std::vector<Order> offers = completer_.completions(context, asked, {}).orders;
        if (std::ranges::find(offers, order) == offers.end()) return false;
        others.push_back(order);
        written = std::move(others);
        return true;
    }
    return false;
}

} // namespace chancery
