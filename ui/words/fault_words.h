// SPDX-License-Identifier: GPL-3.0-or-later
// Says what is wrong with a position.
#pragma once

#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Makes the sentences about the faults of positions.
class FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::FaultWords)

public:
    /// The map must outlive this.
    explicit FaultWords(const Map& map)
        : map_(map)
    {
    }

    /// Returns a unit with its power: "Army Vienna (Italy)".
    QString unit(const Unit& unit) const;
    /// Returns the sentence about a fault: "Army Vienna (Italy): another unit is in Vienna too."
    QString sentence(const PositionFault& fault) const;
    /// Returns the sentences about several faults, one on a line.
    QString sentences(const std::vector<PositionFault>& faults) const;
    /// Returns why a phase cannot be resolved, fault by fault, and how that is mended; empty if it can be.
    QString whyStopped(const PhaseRecord& record) const;

private:
    const Map& map_;
};

} // namespace chancery
