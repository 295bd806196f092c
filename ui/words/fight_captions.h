// SPDX-License-Identifier: GPL-3.0-or-later
// What a fight decided: its headline, the other provinces in it, and what becomes of the losers.
#pragma once

#include "ui/words/beat_captions.h"

namespace chancery {

/// Words the caption of one fight. Make it for one caption and throw it away.
class FightCaptions : private BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::FightCaptions)

public:
    /// The beat must be a fight of this resolved phase. All four must outlive this.
    FightCaptions(const Map& map, const PhaseRecord& record, const Beat& beat, const CaptionWords& words);

    /// Returns what became of the province that was fought for.
    QString headline() const;
    /// Returns what else was decided: other provinces, and armies that could not sail.
    QStringList others() const;
    /// Returns those of them that say who else takes a province from another power.
    QStringList captures() const;
    /// Returns those of them that say which further moves bounce.
    QStringList bounces() const;
    /// Returns whether bounces() tells of the move of a unit.
    bool bouncesBeside(Province unit) const;
    /// Returns what became of each loser.
    std::vector<FateLine> fates() const;

private:
    /// The moves to one province that got as far as its border.
    struct Contest
    {
        Province place = noProvince;
        std::vector<const OrderResult*> moves; ///< the deciding one first
    };

    QStringList further(bool alsoWon) const;
    QString told(const Contest& contest) const;
    QString won(const OrderResult& winner, const Contest& contest) const;
    QString withstood(const Contest& contest) const;
    const OrderResult* outdoneIn(const Contest& contest) const;
    QString refused(const OrderResult& move, Province place) const;
    QString metHeadToHead(const OrderResult& move) const;
    QString stranded(const OrderResult& move) const;
    const OrderResult* headToHeadIn(const Contest& contest) const;
    QStringList besides(const Contest& contest, const OrderResult& head) const;
    int rankOf(const Contest& contest) const;

    bool isNamed(Province unit, const QString& headline) const;
    NamePhrases::Places staying(const QString& headline) const;
    std::vector<FateLine> unharmed() const;

    const DislodgedUnit* lostIn(Province place) const;
    bool gains(const OrderResult& move, Province place) const;
    std::vector<Power> powersOf(const std::vector<const OrderResult*>& moves, Power without = noPower) const;
    QString unit(Province place) const;

    std::vector<Contest> contests_;
    std::vector<const OrderResult*> stranded_; ///< moves that never got to a border
};

} // namespace chancery
