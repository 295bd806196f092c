// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals and votes, in the user's language.
#pragma once

#include "engine/game/ending.h"
#include "ui/text/words.h"

namespace chancery {

class VoteWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::VoteWords)

public:
    /// The map must outlive this.
    explicit VoteWords(const Map& map)
        : words_(map)
    {
    }

    QString proposal(const Proposal& proposal) const; ///< "A draw", "Concession to Italy"
    static QString outcome(const VoteResult& result); ///< "has passed"
    static QString numbers(const VoteResult& result); ///< "5 for, 2 against"; empty where they are not told
    QString vote(const Vote& vote) const;             ///< "A draw: has failed (5 for, 2 against)"
    /// Why something must not be proposed; empty if it may.
    static QString obstacle(Obstacle obstacle);

private:
    Words words_;
};

} // namespace chancery
