// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the caption of a fight from all its findings; captions.h is what others call.
#pragma once

#include "ui/scene/storyboard.h"
#include "ui/words/caption.h"
#include "ui/words/unit_phrases.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace chancery {

/// Words the caption of one fight. Make it for one caption and throw it away.
class FightCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::FightCaptions)

public:
    /// The beat must be a fight of this resolved phase. All three must outlive this.
    FightCaptions(const Map& map, const PhaseRecord& record, const Beat& beat);

    /// Returns what became of the province that was fought for.
    QString headline() const;
    /// Returns what else was decided: other provinces, and armies that could not sail.
    QStringList others() const;
    /// Returns what did not count and why, what counted although it was attacked, and who went by sea.
    QStringList remarks() const;
    /// Returns what became of each loser.
    std::vector<FateLine> fates() const;

private:
    /// The moves to one province that got as far as its border.
    struct Contest
    {
        Province place = noProvince;
        std::vector<const OrderResult*> moves; ///< the deciding one first
    };

    QString told(const Contest& contest) const;
    QString won(const OrderResult& winner, const Contest& contest) const;
    QString withstood(const Contest& contest) const;
    QString refused(const OrderResult& move, Province place) const;
    QString metHeadToHead(const OrderResult& move) const;
    QString stranded(const OrderResult& move) const;
    const OrderResult* headToHeadIn(const Contest& contest) const;
    QStringList besides(const Contest& contest, const OrderResult& head) const;
    int rankOf(const Contest& contest) const;

    bool isNamed(Province unit, const QString& headline) const;
    NamePhrases::Places staying(const QString& headline) const;
    std::vector<FateLine> unharmed() const;

    bool keepEachOtherOut(const OrderResult& result) const;
    QStringList supportRemarks(const OrderResult& result) const;
    QString cutRemark(Province supporter) const;
    QString barredRemark(Province supporter, const OrderResult& helped) const;
    QString causeRemark(const OrderResult& result, const QString& what) const;
    QString convoyRemark(const OrderResult& convoy) const;
    QStringList moveRemarks(const OrderResult& move) const;

    const OrderResult* at(Province unit) const;
    const Unit* unitIn(Province place) const;
    const DislodgedUnit* lostIn(Province place) const;
    QString power(Power power) const { return names_.subject({power}); }
    std::vector<Power> powersOf(const std::vector<const OrderResult*>& moves, Power without = noPower) const;
    Province from(const OrderResult& r) const { return map_.provinceOf(r.order.unit.at); }
    Province to(const OrderResult& r) const { return map_.provinceOf(as<Move>(r.order)->to); }
    QString unit(Province place) const;

    const Map& map_;
    const PhaseRecord& record_;
    const Beat& beat_;
    Words words_;
    NamePhrases names_;
    UnitPhrases phrases_;
    std::vector<Contest> contests_;
    std::vector<const OrderResult*> stranded_; ///< moves that never got to a border
};

} // namespace chancery
