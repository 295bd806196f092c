// SPDX-License-Identifier: GPL-3.0-or-later
// Describes proposals and votes in the user's language.
#pragma once

#include "engine/game/ending.h"
#include "ui/words/name_phrases.h"

namespace chancery {

/// Describes the proposals and votes of one map's powers.
class VoteWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::VoteWords)

public:
    /// The map must outlive this.
    explicit VoteWords(const Map& map)
        : names_(map)
    {
    }

    /// Returns what is proposed: "A draw", "Concession to Italy".
    QString proposal(const Proposal& proposal) const;
    /// Returns the result of a vote: "passed" or "failed".
    static QString outcome(const VoteResult& result);
    /// Returns the votes counted: "5 for, 2 against". Empty if they are not announced.
    static QString numbers(const VoteResult& result);
    /// Returns a vote in one line: "A draw: failed (5 for, 2 against)".
    QString vote(const Vote& vote) const;
    /// Returns why something must not be proposed; empty if it may be.
    static QString obstacle(Obstacle obstacle);

private:
    NamePhrases names_;
};

} // namespace chancery
