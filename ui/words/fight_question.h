// SPDX-License-Identifier: GPL-3.0-or-later
// What a fight is about before its verdict: who goes where, and who helps whom.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the question of one fight. It says nothing of results. Make it for one beat and throw it away.
class FightQuestion : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::FightQuestion)

public:
    /// The beat must be a fight of this resolved phase. All four must outlive this.
    FightQuestion(const Map& map, const PhaseRecord& record, const Beat& beat, const CaptionWords& words);

    /// Returns who goes to the province that is fought for, at most nine words; empty if nobody does.
    QString headline() const;
    /// Returns the supports for other powers that count in the fight, one sentence each. Those for a power's
    /// own units are in the strengths.
    QStringList supports() const;
    /// Returns a sentence for each army that fleets of other powers convoy into the fight.
    QStringList convoys() const;
    /// Returns the powers of the units that go there, in the order of the map, and then that of the unit
    /// there.
    std::vector<Power> powers() const;

private:
    bool isThere(const Unit& unit) const;
    const OrderResult* headOn() const;

    const CaptionWords& all_;
    std::vector<const OrderResult*> moves_; ///< those to the province
    Province place_ = noProvince;           ///< the province
};

} // namespace chancery
