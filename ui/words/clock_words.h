// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a turn and the presets of the clock in the user's language.
#pragma once

#include "engine/game/timetable.h"
#include "ui/scene/clock_cues.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace chancery {

/// Names the stages, presets and cues of the clock in the user's language.
class ClockWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ClockWords)

public:
    /// Returns the name of a stage: "Order writing".
    static QString stage(TurnStage stage);
    /// Returns a description of a preset with its times in minutes: "Tournament: 15 minutes, writing 2".
    /// Empty if no preset has this id.
    static QString preset(std::string_view id);
    /// Returns what is announced when the time of a stage is up: "Pens down".
    static QString timeUp(TurnStage stage);
    /// Returns the announcement of a cue, to be spoken: "Order writing: one minute left".
    static QString spoken(Cue cue, TurnStage stage);
};

} // namespace chancery
