// SPDX-License-Identifier: GPL-3.0-or-later
// Says what the source of a phase says otherwise than our results, and by which rulebooks it would be right.
#pragma once

#include "engine/base/result.h"
#include "engine/explain/said_results.h"
#include "engine/game/said_lines.h"
#include "ui/words/register.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace chancery {

/// Makes the sentences about one resolved phase of a game.
class SaidWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::SaidWords)

public:
    /// Both must outlive this. Reasons are in the register `how`.
    SaidWords(const Game& game, const PhaseRecord& record, Register how)
        : game_(game)
        , record_(record)
        , register_(how)
    {
    }

    /// Returns what both say: "A Vie-Gal (Austria): they say “bounce”, we say “succeeds”."
    QString claim(const SaidDifference& difference) const;
    /// Returns why our result is as it is; empty for a unit that no order accounts for.
    QString reason(const SaidDifference& difference) const;
    /// Returns by which rulebooks theirs would be right: "Theirs would be right by: 1971, 1982."; or, if a
    /// line of the text could not be read, that it may be the cause.
    QString rulebooks(const SaidDifference& difference) const;
    /// Returns all three as one paragraph.
    QString paragraph(const SaidDifference& difference) const;

private:
    QString unit(const SaidUnit& unit) const;
    QString retreats(const SaidRetreats& retreats) const;
    QString whyNot(const SaidRetreats& retreats) const;
    QString list(LocationSet places) const;

    const Game& game_;
    const PhaseRecord& record_;
    Register register_;
};

/// Returns what another program says otherwise of the phases of a game than our results do: a paragraph
/// each, in the user's language and with its phase before it.
std::vector<Error> saidDifferences(const Game& game, const SaidPhases& said, Register how);

} // namespace chancery
