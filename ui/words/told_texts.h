// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be read in the room during a beat, text by text, and how long each text stands.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/storyboard.h"

#include <QString>

#include <vector>

namespace chancery {

/// A text and when it stands beside the board, in milliseconds of its story.
struct ToldText
{
    QString text; ///< a sentence or a headline; of a card its caption
    Span span;    ///< from its appearance to its end
    bool operator==(const ToldText&) const = default;
};

/// Returns the texts of a beat of the story of a resolved phase, in the order in which they appear. Numbers
/// are not among them.
std::vector<ToldText> toldTexts(const Map& map, const PhaseRecord& record, const Storyboard& story,
                                std::size_t beat);

} // namespace chancery
