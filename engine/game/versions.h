// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two versions of a game, as when another program has changed its file.
#pragma once

#include "engine/game/correct.h"

namespace chancery {

/// One thing in which two versions of a game differ. `kind` says which of the other members are used.
struct VersionDifference
{
    /// What differs.
    enum class Kind : std::uint8_t {
        Map,        ///< they are on different maps; nothing else is compared
        Title,      ///< `first` and `second`, a line each
        Rules,      ///< the rulebook, by its id, or house rules where both ids are the same
        Player,     ///< who plays `power`: `first` and `second`, a line each, or none
        Variations, ///< what was tried out in it
        Head,       ///< something else that belongs to no phase
        OnlyFirst,  ///< only the first version has `phase`
        OnlySecond, ///< only the second version has it
        Orders,     ///< of `power` in `phase`: the lines that only one version has
        Resolved,   ///< `phase` is resolved in the second version only
        Unresolved, ///< it is resolved in the first version only
        Board,      ///< `board`, a result, unit or owner in `phase`
        Entries,    ///< something else that is kept with `phase`
    };

    Kind kind = Kind::Head;
    Phase phase{};
    Power power = noPower;
    std::vector<std::string> first{}, second{};
    std::optional<Difference> board{};

    bool operator==(const VersionDifference&) const = default;
};

/// Returns in what two versions of a game differ, what belongs to no phase first, and then phase by phase. It
/// is empty if there is no difference.
std::vector<VersionDifference> versionDifferences(const Game& first, const Game& second);

} // namespace chancery
