// SPDX-License-Identifier: GPL-3.0-or-later
// The order sheet of one power as rows: one for each unit, build or removal that is asked for, and one for
// each line beside these.
#pragma once

#include "ui/desk/readings.h"
#include "ui/entry/completion.h"

#include <QString>

#include <optional>
#include <vector>

namespace chancery {

class Session;

/// How far the order of a row is.
enum class RowState {
    Open,     ///< nothing is written
    Written,  ///< one order; a remark may say how a name was read, or that an own unit is in its way
    Doubtful, ///< an order with a doubt, or several orders
    Illegal,  ///< an order that the rules do not allow
    Wrong,    ///< a line that cannot be read
    Free,     ///< nothing is written, and nothing need be
    Further   ///< an empty row for a line beside what is asked for
};

/// One row of a sheet.
struct UnitRow
{
    Power power = noPower;      ///< whose sheet it is
    std::optional<Asked> asked; ///< what the row answers; nothing for a line beside what is asked for
    std::optional<Unit> unit;   ///< the unit that is ordered, built or removed, if any
    QString label;              ///< the place of the unit, or "Build 1"
    QString name;               ///< the same in words for who sees no sign of the unit: "Army Vienna"
    QString sign;               ///< the letter of the power, in rows beside those of other powers
    QString written;            ///< as it was written; several orders with commas
    QString understood;         ///< how it is understood, if that is not plain from `written`
    QString remark;             ///< what is wrong or doubtful, or which of several orders counts
    QString open; ///< what can be written, or what holds if nothing is: by the rules or by agreement
    RowState state = RowState::Open;
    std::optional<Order> order; ///< what is written, if it is one order
    QString line;               ///< the last line of this row, whole
    LineReading reading;        ///< of that line

    bool operator==(const UnitRow& other) const
    {
        return power == other.power && open == other.open && asked == other.asked && unit == other.unit &&
               label == other.label && sign == other.sign && order == other.order &&
               written == other.written && understood == other.understood && remark == other.remark &&
               state == other.state;
    }
};

/// Returns the rows of a power in the current phase: first one for each unit, build or removal in the order
/// in which they are asked for, then one for each unit of another power that it may order, then the lines
/// that are for none of these. Orders for its units, and its builds, on another sheet of the same player are
/// in the rows of the units and builds. A power without a player is asked for nothing: where the rules
/// disband or remove its units, its last row says so.
std::vector<UnitRow> rowsOf(const Session& session, Power power);
/// Returns the rows of all powers in their order, to be shown while the sheet of `power` is written: those of
/// the others say whose they are. In phases other than movements, where each has few, all say so.
std::vector<UnitRow> rowsBeside(const Session& session, Power power);

} // namespace chancery
