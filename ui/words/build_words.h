// SPDX-License-Identifier: GPL-3.0-or-later
// Says which builds were left unused, and why.
#pragma once

#include "engine/explain/unused_builds.h"
#include "ui/words/words.h"

namespace chancery {

/// Describes the builds of one phase.
class BuildWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BuildWords)

public:
    /// The map and the phase must outlive this. The register and `rules` are as for ReasonWords.
    BuildWords(const Map& map, std::optional<Rulebook> rules, Register how, const PhaseRecord& record);

    /// Returns what a power left unused, and why if it had no home centre to build in: "Builds not used
    /// by England: 1 (DATC 4.D.7). England cannot build in London: A Lon is there (DATC 6.I)." In plain words
    /// "Builds not used by England: 1. London: England's Army London is there."
    QString unused(const UnusedBuilds& builds) const;

    /// Returns that builds are due after a resolved phase but no Winter follows, since none of them can be
    /// made: "No Winter 1901: builds are due (Austria 1, Italy 2), but no home centre is free." Empty if
    /// there are none, and once the game is over.
    static QString leftOut(const Game& game, const PhaseRecord& record);

private:
    QString closed(const OrderResult& tried) const;

    const std::optional<Rulebook> rules_;
    const Words words_;
    const Register register_;
    const Map& map_;
    const PhaseRecord& record_;
};

} // namespace chancery
