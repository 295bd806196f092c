// SPDX-License-Identifier: GPL-3.0-or-later
// Explains how each line of a sheet is understood, to be shown beside the line while it is typed.
#pragma once

#include "engine/orders/order_text.h"
#include "ui/desk/questions.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace chancery {

/// How one line of a sheet is understood.
struct LineReading
{
    QString understood;   ///< its orders in canonical form, with commas; empty if there are none
    QString problem;      ///< why the line, or a part of it, cannot be read; otherwise empty
    QString doubt;        ///< what is illegal or doubtful about its orders; otherwise empty
    bool illegal = false; ///< the rules do not allow one of its orders
    QString corrected;    ///< which misspelt names were taken for which provinces; otherwise empty
    /// The parts that cannot be read, as positions in the QString: the first letter, and the one after the
    /// last.
    std::vector<std::pair<qsizetype, qsizetype>> unread;
    Power elsewhere =
        noPower; ///< another player's power, if the line orders units of that power and no others
    std::vector<LineMeaning> answers; ///< meanings to choose from, for the first problem that has any

    /// Returns whether the line has neither orders nor problems.
    bool empty() const { return understood.isEmpty() && problem.isEmpty(); }
};

class Session;

/// Returns for each misspelt name of a line what it was taken for, "“Kiil” was read as Kiel", without a full
/// stop.
QStringList guessesIn(const Map& map, const ReadLine& line);

/// Returns one reading for each line of `text`, blank lines included. `text` is the sheet of a power in the
/// current phase, as it is or as it is being typed. Doubts are given only while `text` has as many lines with
/// content as the sheet in the session.
std::vector<LineReading> readingsOf(const Session& session, Power power, const QString& text);

} // namespace chancery
