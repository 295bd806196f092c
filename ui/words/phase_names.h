// SPDX-License-Identifier: GPL-3.0-or-later
// Names the units and orders of a resolved phase as reasons do, in plain words or as a judge writes them.
#pragma once

#include "ui/words/words.h"

namespace chancery {

/// Names units, by the provinces where they started, and their orders. It is cheap to make.
class PhaseNames
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Words)

public:
    /// The map and the phase must outlive this. The phase must be resolved.
    PhaseNames(const Map& map, const PhaseRecord& record, Register how);

    /// Returns how a reason names an order: "A War-Gal", or "Army Warsaw to Galicia".
    QString nameOf(const Order& named) const;
    /// Returns the order of a unit; of an illegal order only the unit.
    QString orderOf(Province unit) const;
    /// Returns a unit: "A War", or "Russia's Army Warsaw".
    QString unitOf(Province unit) const;
    /// Returns what supports were given for: a move, or a unit in its place.
    QString supported(Province unit) const;
    /// Returns `unitOf` each of them, as a list.
    QString units(ProvinceSet provinces) const;
    /// Returns `orderOf` each of them, as a list.
    QString orders(ProvinceSet provinces) const;

private:
    const Map& map_;
    const PhaseRecord& record_;
    Register register_;
    Words words_;
};

} // namespace chancery
