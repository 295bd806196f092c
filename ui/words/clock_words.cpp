// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/clock_words.h"

namespace chancery {

QString ClockWords::stage(TurnStage stage)
{
    switch (stage) {
    case TurnStage::Speeches:
        return tr("Speeches");
    case TurnStage::Diplomacy:
        return tr("Diplomacy");
    case TurnStage::Writing:
        return tr("Order writing");
    case TurnStage::Retreats:
        return tr("Retreats");
    case TurnStage::Adjustments:
        return tr("Adjustments");
    }
    return {};
}

QString ClockWords::preset(std::string_view id)
{
    if (id == "classic-30-15-5-5") return tr("Rulebooks: 30, then 15 minutes; writing 5, retreats 5");
    if (id == "tournament-15-13") return tr("Tournament: Spring 15, Fall 13 minutes, writing included");
    if (id == "tournament-14-12-1-2")
        return tr("Tournament: Spring 14, Fall 12 minutes, writing 1, Winter 2");
    if (id == "tournament-15-2") return tr("Tournament: 15 minutes, writing 2");
    return {};
}

QString ClockWords::timeUp(TurnStage stage)
{
    switch (stage) {
    case TurnStage::Speeches:
        return tr("The speech is over");
    case TurnStage::Diplomacy:
        return tr("Diplomacy is over");
    case TurnStage::Writing:
        return tr("Pens down");
    case TurnStage::Retreats:
    case TurnStage::Adjustments:
        return tr("Time is up");
    }
    return {};
}

QString ClockWords::spoken(Cue cue, TurnStage stage)
{
    if (cue == Cue::TimeUp) return timeUp(stage);
    return tr("%1: one minute left", "stage; spoken").arg(ClockWords::stage(stage));
}

} // namespace chancery
