// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen in a phase of retreats or adjustments, power by power, and how a choice is written.
#pragma once

#include "engine/game/desk_check.h"
#include "ui/desk/entry_board.h"
#include "ui/desk/unit_rows.h"

#include <QCoreApplication>
#include <QStringList>

namespace chancery {

/// One thing that a power is asked for, with what can be chosen.
struct FormLine
{
    UnitRow row;               ///< as the order sheet shows it
    QString about;             ///< said below it: who dislodged the unit
    std::vector<Order> offers; ///< what can be chosen
    QStringList texts;         ///< [offer]
    bool open = true;          ///< hidden while an earlier build or removal has to be chosen first

    bool operator==(const FormLine&) const = default;
};

/// What the page says of one power.
struct FormPart
{
    Power power = noPower;
    std::vector<FormLine> lines;
    QString state;   ///< how complete the sheet is
    QString further; ///< lines of the sheet that answer nothing here
    bool missing = false;
    bool byRule = false; ///< the rules remove units as things are, unless others are chosen
};

/// The choices of the current phase. Each is a row of an order sheet, with the orders that are legal there.
class PhaseChoices
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PhaseChoices)

public:
    /// The session must outlive this.
    explicit PhaseChoices(Session& session);

    /// Drops what belongs to the game that was replaced.
    void forget();
    /// Returns the choices of the powers that have any, or that lose builds; empty if the phase is resolved
    /// or one of movement. The same powers and lines are there until the phase changes.
    std::vector<FormPart> parts() const;
    /// Writes what was chosen, as one undo step. A build or removal takes the place of the one chosen before;
    /// without `order` the choice is taken back.
    void write(const Asked& asked, const std::optional<Order>& order);
    /// Adds an order to the written ones if it can be carried out beside them. It takes the place of the
    /// unit's.
    bool take(Order order, std::vector<Order>& written) const;

private:
    FormPart partOf(const PowerCheck& check) const;
    FormLine lineOf(UnitRow row, bool open) const;
    QString stateOf(const PowerCheck& check) const;
    QString dislodger(const UnitRow& row) const;
    QString textOf(const Order& order) const;
    std::vector<Order> offersFor(const Asked& asked, const std::vector<Order>& written) const;

    Session& session_;
    EntryBoard board_;
    Completer completer_;
};

} // namespace chancery
