// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a study that cannot be read, so that the results are without them, and how that is mended.
#pragma once

#include "engine/game/game.h"
#include "engine/game/study.h"

#include <string>
#include <vector>

namespace chancery {

/// An order of a study that cannot be read, or only in part.
struct UnreadOrder
{
    NodeId node = noNode;  ///< whose order it is; noNode for a line of which no power is known
    Power power = noPower; ///< the power that wrote it
    std::string text;      ///< as it is written

    bool operator==(const UnreadOrder&) const = default;
};

/// Returns the lines of the study of which no power is known, then those of a node that cannot be read.
/// `played` is the phase that the node is, with its lines; one of another phase has none of them.
std::vector<UnreadOrder> unreadIn(const Study& study, const StudyNode& node, const PhaseRecord& played);

/// Returns the study with `text` in place of what cannot be read, in every line of play of the same phase
/// that has it. `text` may begin with the name of another power. Its unit is put on the board where the
/// position was made of orders. Returns the study as it is if no power is known.
Study withReading(Study study, const UnreadOrder& unread, const std::string& text);

/// Returns the study with what cannot be read at the end of its commentary instead of among its orders: it
/// was no order.
Study asCommentary(Study study, const UnreadOrder& unread);

} // namespace chancery
