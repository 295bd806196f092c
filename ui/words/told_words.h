// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence of an order that a board tells.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/told_phase.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Says what is told of an order.
class ToldWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ToldWords)

public:
    /// Returns an order of a phase with its power, and with its result if that is told: "Austria: Army Vienna
    /// to Galicia: succeeds".
    static QString sentence(const Map& map, const ToldOrder& told, const PhaseRecord& record);
};

} // namespace chancery
