// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/typed_line.h"

#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/sheets.h"
#include "ui/words/brief.h"
#include "ui/words/desk_words.h"
#include "ui/words/doubt_words.h"
#include "ui/words/reading_problems.h"
#include "ui/words/words.h"

#include <QRegularExpression>

#include <algorithm>

namespace chancery {

TypedLine LineReader::read(const QString& typed) const
{
    const Power power = context_.power;
    if (context_.neutral.has(power)) return {typed, DeskWords::noPlayer(game_, power)};
    if (typed.size() == 1) {
        const QString whose = unit_ == noProvince ? Words(*game_.map).power(power) : asked_;
        return {typed, tr("No legal order of %1 starts with “%2”.").arg(whose, typed)};
    }
    const bool names = completer_.namesUnit(context_, power, typed.toStdString());
    const bool forAsked = !names && unit_ != noProvince;
    const TypedLine first = readOwn(forAsked ? asked_ + u' ' + typed : typed);
    if (first.problem.isEmpty()) return first;
    if (const std::optional<TypedLine> named = readNamed(typed)) return *named;
    if (!forAsked) return first;
    const TypedLine second = readOwn(typed);
    const bool named = std::ranges::all_of(second.orders, [](const Order& order) {
        return order.unit.power != noPower || as<Waive>(order); // there is such a unit
    });
    return second.others || (second.problem.isEmpty() && named) ? second : first;
}

/// Reads a line that begins with the name of another power, or with three letters of it, for that power:
/// "italy a rom". Returns nothing if it cannot be read so.
std::optional<TypedLine> LineReader::readNamed(const QString& line) const
{
    static const QRegularExpression behindWord(QStringLiteral("[\\s:]+"));
    constexpr qsizetype fewest = 3; // letters
    const QString word = line.section(behindWord, 0, 0);
    for (const Power power : game_.map->everyPower()) {
        const bool named =
            nameOf(power).startsWith(word, Qt::CaseInsensitive) ||
            QString::fromStdString((*game_.map)[power].name).startsWith(word, Qt::CaseInsensitive);
        if (!named || word.size() < fewest || power == context_.power || context_.neutral.has(power))
            continue;
        TypedLine theirs = readFor(power, line.mid(word.size()).remove(0, 1).trimmed());
        const bool own = std::ranges::all_of(theirs.orders, [this, power](const Order& order) {
            return ownerInstead(game_, power, order) == noPower;
        });
        if (!own || !theirs.problem.isEmpty() || !furtherThan(power, theirs.orders).isEmpty()) continue;
        theirs.theirs = theirs.line;
        theirs.others = true;
        theirs.owner = power;
        theirs.replaces = replacedThere(theirs);
        OrderProblem other{OrderProblem::Kind::OtherPower};
        other.named = power;
        other.sheet = context_.power;
        theirs.problem = ReadingProblems(*game_.map).sentence(other);
        return theirs;
    }
    return {};
}

/// Reads a line of the power. One that orders a unit of another player is refused.
TypedLine LineReader::readOwn(const QString& line) const
{
    TypedLine read = readFor(context_.power, line);
    if (read.problem.isEmpty()) refuseOthers(read);
    if (read.problem.isEmpty()) read.problem = furtherThan(context_.power, read.orders);
    return read;
}

/// Returns why a build or removal is refused that is beside as many as are due of a power: it could have no
/// effect, and one of them is to be changed.
QString LineReader::furtherThan(Power power, const std::vector<Order>& orders) const
{
    if (context_.kind != PhaseKind::Adjustment || orders.empty() || nextOpen(context_, power, {})) return {};
    if (askedOf(context_, power).empty()) return {}; // it is illegal, and said so
    ProvinceSet written;
    for (const Order& order : context_.written)
        if (order.unit.at != nowhere) written.add(context_.map.provinceOf(order.unit.at));
    const auto changesOne = [&](const Order& order) {
        return order.unit.at != nowhere && written.has(context_.map.provinceOf(order.unit.at));
    };
    if (std::ranges::all_of(orders, changesOne)) return {};
    return tr("Nothing is entered: %1 has an order for each build or removal. Click the one to change.")
        .arg(Words(*game_.map).power(power));
}

/// Returns why an order is refused that is for the owner of its unit or centre to write.
QString LineReader::notOf(const Order& order, Power owner) const
{
    const Words words(*game_.map);
    if (as<Build>(order))
        return tr("Nothing is entered: only %2 builds in %1.", "centre, power")
            .arg(words.province(game_.map->provinceOf(order.unit.at)), words.power(owner));
    return tr("Nothing is entered: %1 is a unit of %2.", "unit, power")
        .arg(brief(*game_.map, order.unit), words.power(owner));
}

/// Refuses a line that orders a unit of another player; if it orders no other units, it can be written on
/// that player's sheet.
void LineReader::refuseOthers(TypedLine& read) const
{
    PowerSet owners;
    for (const Order& order : read.orders) {
        Power owner = ownerInstead(game_, context_.power, order);
        if (owner != noPower && as<Build>(order) && askedOf(context_, owner).empty())
            owner = noPower; // the line is as illegal for that power
        owners.add(owner == noPower ? context_.power : owner);
        if (owner == noPower || read.others) continue;
        read.others = true;
        read.problem = notOf(order, owner);
    }
    if (!read.others || owners.size() > 1) return;
    const Power owner = *owners.begin();
    const TypedLine theirs = readFor(owner, read.line);
    if (context_.neutral.has(owner) || !theirs.problem.isEmpty()) return;
    if (const QString further = furtherThan(owner, theirs.orders); !further.isEmpty()) {
        read.problem = further;
        return;
    }
    read.owner = owner;
    read.orders = theirs.orders; // as they are when that power writes them
    read.replaces = replacedThere(read);
}

/// Says which order of the owner a line would replace on his sheet; empty if none.
QString LineReader::replacedThere(const TypedLine& read) const
{
    for (const Order& order : context_.written)
        if (order.power == read.owner && std::ranges::any_of(read.orders, [&](const Order& written) {
                return written.unit.at != nowhere && order.unit.at != nowhere &&
                       context_.map.provinceOf(written.unit.at) == context_.map.provinceOf(order.unit.at);
            }))
            return tr("Written for %1, it replaces %2.", "power, order")
                .arg(Words(*game_.map).power(read.owner), brief(*game_.map, game_.current().before, order));
    return {};
}

/// Reads a line of a power, unless it can be read only if a misspelt name is taken for a unit.
TypedLine LineReader::readFor(Power power, const QString& line) const
{
    const ReadingContext context = readingContext(game_, game_.current(), power);
    if (const auto problem = problemOf(context, line.toStdString()))
        return {line, ReadingProblems(context.map).sentence(*problem)};
    TypedLine all{line};
    for (const ReadLine& read : readLines(context, line.toStdString())) {
        all.orders.insert(all.orders.end(), read.written.orders.begin(), read.written.orders.end());
        for (const Correction& word : read.corrections)
            for (const Order& order : read.written.orders)
                if (word.misspelt && order.unit.at != nowhere &&
                    context.map.provinceOf(order.unit.at) == word.meant)
                    all.problem = tr("“%1” would be read as %2: press Enter twice to enter it so.")
                                      .arg(QString::fromStdString(word.written),
                                           Words(context.map).province(word.meant));
    }
    all.misspelt = !all.problem.isEmpty();
    if (all.orders.empty() && all.problem.isEmpty()) // a heading or a remark would have no row
        all.problem = tr("Nothing is entered: “%1” gives no order.").arg(line);
    return all;
}

QString LineReader::nameOf(Power power) const
{
    return Words(*game_.map).power(power);
}

QString LineReader::illegalIn(const TypedLine& read) const
{
    for (const Doubt& doubt : doubtsAbout(game_, read.orders))
        if (doubt.kind == Doubt::Kind::Illegal)
            return DoubtWords(game_).sentence(read.orders[doubt.order], doubt);
    return {};
}

} // namespace chancery
