// SPDX-License-Identifier: GPL-3.0-or-later
// What a line of a text means that is no heading: an order of nobody, the end of a power's orders, or an
// order that was meant, readable or not.
#pragma once

#include "engine/reading/page_lines.h"

#include <functional>
#include <string>

namespace chancery {

/// Judges lines one by one. Map and lines must outlive it.
class LineSense
{
public:
    /// Returns whether a line can be read as an order of the power above it; asked only where it matters.
    using Readable = std::function<bool(const std::string& line)>;

    LineSense(const Map& map, const PageLines& lines, Readable readable)
        : map_(map)
        , lines_(lines)
        , readable_(std::move(readable))
    {
    }

    /// Returns whether a line is an order of which nobody can say whose it is; `above` is the power under
    /// whose name it stands, noPower if it stands under none.
    bool isOfNoPower(const std::string& line, Power above) const;

    /// Returns whether what follows a line may be another power's than the one above.
    bool endsOrders(const std::string& line, Power above) const;

    /// Returns whether a line was meant as an order; `below` is whether it surely is about the power above,
    /// so that a province or a unit at its beginning is enough.
    bool isMeant(const std::string& line, bool below) const;

private:
    /// Returns whether a label says that an order is another one now: "Correction: Mun-Ruh".
    bool mends(const std::string& line) const;

    const Map& map_;
    const PageLines& lines_;
    Readable readable_;
};

} // namespace chancery
