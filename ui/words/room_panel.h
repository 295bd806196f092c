// SPDX-License-Identifier: GPL-3.0-or-later
// What is told beside the board in one beat of a story, as a value: the fight, or the list of what happens.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/storyboard.h"
#include "ui/scene/tell.h"
#include "ui/words/caption.h"

#include <QString>

#include <functional>
#include <vector>

namespace chancery {

/// One unit in a fight: its power and its strength.
struct RoomSide
{
    Power power = noPower; ///< the power of the unit
    int strength = 0;      ///< the number, as on the unit's badge
    int other = 0;         ///< the number on its other badge, which counts elsewhere; 0 if it has one
    bool isThere = false;  ///< whether it is in the province that is fought for
    bool operator==(const RoomSide&) const = default;
};

/// What becomes of a unit, as one sentence.
struct RoomFate
{
    QString text;      ///< the sentence
    bool lost = false; ///< whether the unit is dislodged or destroyed
    bool operator==(const RoomFate&) const = default;
};

/// The present fight, or what else is told, with a list where there is more than the headline says. Without a
/// headline there is none.
struct RoomPanel
{
    Power winner = noPower;      ///< gives the bar its colour; noPower where no power wins
    QString bar;                 ///< the powers that fight: "Turkey × Austria"; empty for several others
    QString headline;            ///< as Caption::headline
    std::vector<RoomSide> sides; ///< in the order of `powers`
    /// The orders that are read out, what happens, or before the verdict of a fight who supports whom; one
    /// sentence each.
    QStringList list{};
    /// What did not count and why: of a fight the first sentence, or instead what else it takes from others.
    QStringList remarks{};
    std::vector<RoomFate> fates; ///< what becomes of the losers
    std::vector<Power> powers{}; ///< the powers that fight: the attackers, then who is attacked
    bool isLow = false; ///< whether so many powers are listed above it that it is lower and wider than else
    bool operator==(const RoomPanel&) const = default;
};

/// Returns where the pages of the list of a panel begin, and where the last one ends: a list that would have
/// to be small is turned over while its beat lasts.
std::vector<qsizetype> pagesOf(const RoomPanel& panel);
/// Returns when the pages after the first begin, in milliseconds, if the panel stands during a span: each
/// stands as long as it has words.
std::vector<int> turnsOf(const RoomPanel& panel, const Span& span);

/// Returns the panel of a beat of the story of a resolved phase, with its whole list; of a fight that of its
/// verdict. It is empty where a single line, or a card, says all.
RoomPanel panelOf(const Map& map, const PhaseRecord& record, const Beat& beat);
/// Returns the panel at an instant before it is told what happens, in milliseconds: what the beat is about,
/// without the colour of a winner. Who supports whom, and the strengths so far, come with the count. It is
/// empty for a beat that tells everything at once.
RoomPanel questionOf(const Map& map, const PhaseRecord& record, const Beat& beat, int ms);
/// Returns the panel at an instant of its beat, in milliseconds. Of a long list it has the part that is shown
/// then.
RoomPanel panelAt(const Map& map, const PhaseRecord& record, const Beat& beat, int ms);
/// Returns all texts of a panel that are to be read, other than its numbers; none without a headline.
QStringList textsOf(const RoomPanel& panel);
/// Returns the function for Telling::words: all words of the panel of a beat, of its line or of its card. The
/// map and the resolved phase must outlive it.
std::function<WordCount(const Beat&, const Slide*)> wordCounter(const Map& map, const PhaseRecord& record);

} // namespace chancery
