// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes meanings for a line that is ambiguous or misspelt.
#pragma once

#include "engine/orders/order_text.h"

#include <QString>

#include <vector>

namespace chancery {

/// One meaning that a line can have.
struct LineMeaning
{
    QString label;    ///< the name of the meaning, for a button: a province or a kind of unit
    std::string line; ///< the line with the unclear part written out
    QString tip{};    ///< what choosing it does, if it does not give the line this meaning
};

/// Returns the meanings to choose from for a fault of a line; empty if none can be proposed.
std::vector<LineMeaning> meaningsFor(const ReadingContext& context, const std::string& line,
                                     const Fault& fault);

/// Returns a line for each coast that an order for a fleet can mean; empty if it names one, or none matters.
std::vector<LineMeaning> coastsFor(const Map& map, const Position& position, const Order& order);

/// Returns the lines with the orders of `answered` for each faulty line that has the same power and text as
/// an answered one. Each answered line is used for one line only.
std::vector<ReadLine> withAnswers(std::vector<ReadLine> lines, std::vector<WrittenOrder> answered);

} // namespace chancery
