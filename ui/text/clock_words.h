// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a turn and the presets of the clock in the user's language.
#pragma once

#include "engine/game/timetable.h"
#include "ui/flow/clock_cues.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace chancery {

class ClockWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ClockWords)

public:
    static QString stage(TurnStage stage);             ///< "Order writing"
    static QString preset(std::string_view id);    ///< "Tournament: 15 and 13"
    static QString timeUp(TurnStage stage);            ///< "Pens down"
    static QString spoken(Cue cue, TurnStage stage);   ///< "Order writing: one minute left"
};

} // namespace chancery
