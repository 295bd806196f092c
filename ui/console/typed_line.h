// SPDX-License-Identifier: GPL-3.0-or-later
// How a typed line that is none of the offered orders is read, and why it is refused.
#pragma once

#include "engine/game/game.h"
#include "ui/entry/completion.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// A line that is no offer, as Enter would write it.
struct TypedLine
{
    QString line;                ///< with the unit asked for before it, unless it names one
    QString problem{};           ///< why Enter writes nothing; empty if it writes the orders
    std::vector<Order> orders{}; ///< how the line is read
    bool misspelt = false;       ///< the problem is a misspelt unit alone: entered twice, it is taken as read
    bool others = false;         ///< it orders a unit of another player's power, or builds in its centre
    Power owner = noPower;       ///< the power on whose sheet it can be written then
    QString theirs{};            ///< what is written there, if that is not what is typed: it names the power
    QString replaces{};          ///< which order on that sheet it replaces, as a sentence; empty if none

    /// Returns why Enter writes nothing, with what would be replaced where it can be written.
    QString refusal() const { return replaces.isEmpty() ? problem : problem + u' ' + replaces; }
};

/// Reads lines that are typed for the power of a context.
class LineReader
{
    Q_DECLARE_TR_FUNCTIONS(chancery::LineReader)

public:
    /// Reads for the unit that `asked` names in short form; `unit` is its province, or noProvince. The others
    /// must outlive this.
    LineReader(const Game& game, const Completer& completer, const EntryContext& context, Province unit,
               const QString& asked)
        : game_(game)
        , completer_(completer)
        , context_(context)
        , unit_(unit)
        , asked_(asked)
    {
    }

    /// Reads a line. One that names a unit is never read as an order for the one asked for, and one letter is
    /// too little to be an order. A power without a player has no orders.
    TypedLine read(const QString& typed) const;
    /// Returns why the first illegal order of a line is that; empty if all are legal.
    QString illegalIn(const TypedLine& read) const;
    /// Returns the name of a power on this board.
    QString nameOf(Power power) const;

private:
    TypedLine readOwn(const QString& line) const;
    std::optional<TypedLine> readNamed(const QString& line) const;
    QString furtherThan(Power power, const std::vector<Order>& orders) const;
    void refuseOthers(TypedLine& read) const;
    QString notOf(const Order& order, Power owner) const;
    QString replacedThere(const TypedLine& read) const;
    TypedLine readFor(Power power, const QString& line) const;

    const Game& game_;
    const Completer& completer_;
    const EntryContext& context_;
    Province unit_;
    QString asked_;
};

} // namespace chancery
