// SPDX-License-Identifier: GPL-3.0-or-later
// What Enter does with a line that is no offer: how it is read, and why it is refused; see order_line.h.
#include "ui/console/order_line.h"

#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/sheets.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/brief.h"
#include "ui/words/desk_words.h"
#include "ui/words/doubt_words.h"
#include "ui/words/reading_problems.h"
#include "ui/words/words.h"

#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>

namespace chancery {

/// Says what Enter does with letters that begin no order that is offered.
void OrderLine::showWhatEnterDoes(const QString& typed)
{
    problem_->clear();
    elsewhere_ = noPower;
    if (session_.takesOrders() && offered_.empty() && !typed.isEmpty() && !isKindOnly(typed.toStdString())) {
        const AsTyped read = readAsTyped(typed);
        const QString illegal = illegalIn(read);
        elsewhere_ = read.owner;
        if (completer_.unitNamed(context(), power_, typed.toStdString()))
            chancery::tell(problem_, tr("Enter goes to this unit."), Tone::Quiet);
        else if (!read.problem.isEmpty())
            tell(read.problem);
        else if (illegal.isEmpty())
            chancery::tell(problem_, tr("Enter adds this as typed."), Tone::Quiet);
        else
            tell(tr("%1 Enter adds it all the same.", "sentence").arg(illegal));
    }
    problem_->setVisible(!problem_->text().isEmpty());
}

/// Says why nothing is written. The line is selected: another one can be typed over it, and Home, End and the
/// arrow keys keep it to be corrected.
void OrderLine::refuse(const QString& problem)
{
    complain(problem);
    typed_->selectAll();
}

/// Writes a line that is no offer. What can be read is written, because the rules let players write illegal
/// orders. Returns false and says what is wrong if it cannot be read.
bool OrderLine::writeAsTyped(const QString& typed)
{
    const AsTyped read = readAsTyped(typed);
    if (read.problem.isEmpty()) {
        const QScopedValueRollback guard(writing_, true);
        writeLine(session_, power_, read.line);
        return true;
    }
    refuse(read.problem);
    return false;
}

/// Reads a line that is no offer. One that names a unit is never read as an order for the one asked for, and
/// one letter is too little to be an order. A power without a player has no orders.
OrderLine::AsTyped OrderLine::readAsTyped(const QString& typed) const
{
    if (context().neutral.has(power_)) return {typed, DeskWords::noPlayer(session_.game(), power_), {}};
    if (typed.size() == 1) {
        const QString whose = unit() == noProvince ? Words(session_.map()).power(power_) : question_;
        return {typed, tr("No legal order of %1 starts with “%2”.").arg(whose, typed), {}};
    }
    const bool names = completer_.namesUnit(context(), power_, typed.toStdString());
    const bool forAsked = !names && unit() != noProvince;
    const AsTyped first = readAs(forAsked ? question_ + u' ' + typed : typed);
    if (first.problem.isEmpty() || !forAsked) return first;
    const AsTyped second = readAs(typed);
    const bool named = std::ranges::all_of(second.orders, [](const Order& order) {
        return order.unit.power != noPower || as<Waive>(order); // there is such a unit
    });
    return second.others || (second.problem.isEmpty() && named) ? second : first;
}

/// Reads a line of the power that is asked. One that orders a unit of another player is refused.
OrderLine::AsTyped OrderLine::readAs(const QString& line) const
{
    AsTyped read = readAs(line, power_);
    if (read.problem.isEmpty()) refuseOthers(read);
    return read;
}

/// Refuses a line that orders a unit of another player; if it orders no other units, it can be written on
/// that player's sheet.
void OrderLine::refuseOthers(AsTyped& read) const
{
    const Words words(session_.map());
    PowerSet owners;
    for (const Order& order : read.orders) {
        const Power owner = ownerInstead(session_.game(), power_, order);
        owners.add(owner == noPower ? power_ : owner);
        if (owner == noPower || read.others) continue;
        read.others = true;
        read.problem = tr("Nothing is entered: %1 is a unit of %2.", "unit, power")
                           .arg(brief(session_.map(), order.unit), words.power(owner));
    }
    if (!read.others || owners.size() > 1) return;
    const Power owner = *owners.begin();
    if (!context().neutral.has(owner) && readAs(read.line, owner).problem.isEmpty()) read.owner = owner;
}

/// Reads a line of a power, unless it can be read only if a misspelt name is taken for a unit.
OrderLine::AsTyped OrderLine::readAs(const QString& line, Power power) const
{
    const PhaseRecord& record = session_.current();
    const ReadingContext context = readingContext(session_.game(), record, power);
    if (const auto problem = problemOf(context, line.toStdString()))
        return {line, ReadingProblems(context.map).sentence(*problem), {}};
    AsTyped all{line, {}, {}};
    for (const ReadLine& read : readLines(context, line.toStdString())) {
        all.orders.insert(all.orders.end(), read.written.orders.begin(), read.written.orders.end());
        for (const Correction& word : read.corrections)
            for (const Order& order : read.written.orders)
                if (word.misspelt && order.unit.at != nowhere &&
                    context.map.provinceOf(order.unit.at) == word.meant)
                    all.problem = tr("Nothing is entered: “%1” would be read as %2.")
                                      .arg(QString::fromStdString(word.written),
                                           Words(context.map).province(word.meant));
    }
    return all;
}

/// Returns why the first illegal order of a line is that; empty if all are legal.
QString OrderLine::illegalIn(const AsTyped& read) const
{
    for (const Doubt& doubt : doubtsAbout(session_.game(), read.orders))
        if (doubt.kind == Doubt::Kind::Illegal)
            return DoubtWords(session_.game()).sentence(read.orders[doubt.order], doubt);
    return {};
}

} // namespace chancery
