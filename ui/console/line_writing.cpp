// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/line_writing.h"

#include "ui/console/typed_line.h"
#include "ui/desk/sheet_edits.h"

namespace chancery {

std::optional<Order> replacedBy(const EntryContext& context, const std::optional<Asked>& asked)
{
    if (!asked || asked->unit != noProvince) return {};
    const std::vector<Order> answers = answersTo(context, *asked);
    return answers.empty() ? std::nullopt : std::optional(answers.front());
}

Offers offersOfOthers(const EntryBoard& board, const Completer& completer, Power power,
                      const std::vector<Order>& written, const std::string& typed)
{
    Offers offers;
    const EntryContext own = board.context(power, written);
    if (own.kind != PhaseKind::Adjustment) return offers;
    for (const Power other : own.map.everyPower()) {
        const EntryContext its = board.context(other, written);
        const std::optional<Asked> open = other == power ? std::nullopt : nextOpen(its, other, {});
        if (!open) continue;
        Offers more = completer.completions(its, *open, typed);
        offers.named = offers.orders.empty() ? more.named : offers.named && more.orders.empty();
        offers.orders.insert(offers.orders.end(), more.orders.begin(), more.orders.end());
    }
    return offers;
}

QString draftFor(const Session& session, Power power, const std::optional<Asked>& asked)
{
    for (const Draft& draft : session.drafts())
        if (draft.power == static_cast<int>(index(power)) && draft.question == (asked ? asked->number : -1))
            return QString::fromStdString(draft.letters);
    return {};
}

std::optional<Asked> firstAsked(const Session& session, const EntryContext& context, Power power)
{
    if (!draftFor(session, power, {}).isEmpty()) return {};
    for (const Asked& each : askedOf(context, power))
        if (!draftFor(session, power, each).isEmpty()) return each;
    return nextOpen(context, power, {});
}

void keepDraft(Session& session, Power power, const std::optional<Asked>& asked, const QString& letters)
{
    session.setDraft({static_cast<int>(index(power)), asked ? asked->number : -1, letters.toStdString()});
}

void removeAnswer(Session& session, Power power, const Asked& asked, const std::optional<Order>& replaced)
{
    if (asked.unit != noProvince)
        removeOrderFrom(session, power, asked.unit);
    else if (replaced)
        replaceOrder(session, *replaced, {});
}

bool isAside(const Map& map, const std::optional<Asked>& asked, const Order& order)
{
    return asked && asked->unit != noProvince && order.unit.at != nowhere &&
           map.provinceOf(order.unit.at) != asked->unit;
}

EnterDoes EnterWords::of(const LineReader& reader, const QString& typed, bool namesUnit, bool takesOthers)
{
    const TypedLine read = reader.read(typed);
    if (namesUnit) return {tr("Enter goes to this unit."), Tone::Quiet, read.owner};
    const QString illegal = reader.illegalIn(read);
    if (takesOthers && read.owner != noPower) {
        QStringList told{illegal, tr("Enter adds this for %1.", "power").arg(reader.nameOf(read.owner)),
                         read.replaces};
        told.removeAll(QString());
        return {told.join(u' '), illegal.isEmpty() ? Tone::Quiet : Tone::Alarm, read.owner};
    }
    if (!read.problem.isEmpty()) return {read.refusal(), Tone::Alarm, read.owner};
    if (illegal.isEmpty()) return {tr("Enter adds this as typed."), Tone::Quiet, read.owner};
    return {tr("%1 Enter adds it all the same.", "sentence").arg(illegal), Tone::Alarm, read.owner};
}

} // namespace chancery
