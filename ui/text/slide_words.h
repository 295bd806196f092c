// SPDX-License-Identifier: GPL-3.0-or-later
// What cards and slides say, in the user's language.
#pragma once

#include "ui/story/slide.h"
#include "ui/text/words.h"

#include <QStringList>

namespace chancery {

class SlideWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::SlideWords)

public:
    /// The map must outlive this.
    explicit SlideWords(const Map& map)
        : words_(map)
        , map_(map)
    {
    }

    static QString kind(SlideKind kind);     ///< "Centre tally"
    QString heading(const Slide& slide) const; ///< "Centres at the end of 1902"; empty for cards without one
    /// One short sentence: what the table is told while a card is shown.
    QString caption(const Slide& slide) const;

    /// What a power has won and lost: "Belgium, Brest (from France)", "Holland".
    QStringList gains(const std::vector<Transfer>& transfers, Power power) const;
    QStringList losses(const std::vector<Transfer>& transfers, Power power) const;
    static QString joined(const QStringList& parts);
    QString ousted(const Ousted& unit) const; ///< "Spring: Army Burgundy, by Germany"
    static QString fate(const Ousted& unit);  ///< "destroyed" or "dislodged"
    QString power(Power power) const { return words_.power(power); }
    QString letter(Power power) const; ///< of its tokens
    static QString isOut();            ///< "is out of the game"
    static QString centresHeading();
    static QString dislodgedHeading();
    static QString outHeading();
    static QString toWin(int centres); ///< "18 win"
    static QString points(double points); ///< "33.3 points"
    QString ending(const EndingCard& card) const;
    QString proposal(const VoteSlide& slide) const;
    static QString outcome(const VoteSlide& slide); ///< "passed"
    static QString numbers(const VoteSlide& slide); ///< empty after a secret ballot

private:
    QString leaders(const std::vector<TallyRow>& rows) const;

    Words words_;
    const Map& map_;
};

} // namespace chancery
