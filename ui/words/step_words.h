// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the user's language how a phase was decided, step by step.
#pragma once

#include "engine/explain/resolution_steps.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Describes the steps of one resolved movement phase. Orders are in short form.
class StepWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::StepWords)

public:
    /// The references must outlive this; `outcome` is that of the phase.
    StepWords(const PhaseInput& phase, const Outcome& outcome);

    /// Returns what a step brings: what followed, "F Nwy-Nth succeeds", or why its answers could be given.
    QString title(const ResolutionStep& step) const;
    /// Returns why the answers of a step could be given: "Follows from what is known", "A circle: all its
    /// moves succeed".
    QString cause(const ResolutionStep& step) const;
    /// Returns an answer: "F Nwy-Nth succeeds".
    QString answer(StepQuestion question, bool yes) const;
    /// Returns an answer with what it rests on: "F Nwy-Nth succeeds, because F Edi S F Nwy-Nth is given".
    /// `steps` are all steps of the phase.
    QString reasoned(const StepAnswer& answer, const std::vector<ResolutionStep>& steps) const;
    /// Returns which units would change the result by holding that an answer gives: "Would change it by
    /// holding: F Nwy-Nth"; if none would alone, which two would together. Empty if there are none, and for
    /// what is decided on the way.
    QString turners(StepQuestion question) const;
    /// Returns a question: "Does F Nwy-Nth succeed?"
    QString question(StepQuestion question) const;
    /// Returns what an open question waits for: "Does F Nwy-Nth succeed? Waits for: Is F Edi S F Nwy-Nth
    /// given?"
    QString waiting(const StepWait& wait) const;

    /// Returns what waits for itself before a backup rule decides: "These wait for one another: F Ska-Nth, F
    /// Bel S F Nth". Empty for other steps.
    QString core(const ResolutionStep& step) const;

private:
    QStringList orders(const std::vector<StepQuestion>& questions) const;
    QString order(Province unit) const;
    QString unit(Province unit) const;
    QString turnersTogether(Province changed) const;
    QString paradox(const ResolutionStep& step) const;
    QString followed(const ResolutionStep& step) const;

    const PhaseInput& phase_;
    const Outcome& outcome_;
};

} // namespace chancery
