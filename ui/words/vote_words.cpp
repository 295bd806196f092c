// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/vote_words.h"

namespace chancery {

QString VoteWords::proposal(const Proposal& proposal) const
{
    return proposal.victor == noPower ? tr("A draw")
                                      : filled(tr("Concession to %1"), {names_.object({proposal.victor})});
}

QString VoteWords::outcome(const VoteResult& result)
{
    return result.passed ? tr("passed", "a vote") : tr("failed", "a vote");
}

QString VoteWords::numbers(const VoteResult& result)
{
    if (!result.yes || !result.no) return {};
    return tr("%1 for, %2 against").arg(*result.yes).arg(*result.no);
}

QString VoteWords::vote(const Vote& vote) const
{
    const QString told = tr("%1: %2", "proposal: passed").arg(proposal(vote.proposal), outcome(vote.result));
    const QString counted = numbers(vote.result);
    return counted.isEmpty() ? told : tr("%1 (%2)", "vote (numbers)").arg(told, counted);
}

QString VoteWords::obstacle(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::None:
        break;
    case Obstacle::NoConcessions:
        return tr("these rules do not allow concessions");
    case Obstacle::NoShare:
        return tr("this power would have no share in a draw");
    }
    return {};
}

} // namespace chancery
