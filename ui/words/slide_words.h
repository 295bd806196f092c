// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the texts of cards and slides in the user's language.
#pragma once

#include "ui/scene/slide.h"
#include "ui/words/name_phrases.h"

#include <QStringList>

#include <map>

namespace chancery {

/// How much a list of centres says: names of provinces, their codes, or codes without the other power.
enum class Detail : std::uint8_t { Names, Codes, CodesAlone };

/// Makes the texts of the cards and slides of one map.
class SlideWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::SlideWords)

public:
    /// The map must outlive this.
    explicit SlideWords(const Map& map)
        : words_(map)
        , names_(map)
        , map_(map)
    {
    }

    /// Returns the heading of a slide: "Centres at the end of 1902". Empty for cards without one.
    QString heading(const Slide& slide) const;
    /// Returns the caption shown with a card or slide: one short sentence.
    QString caption(const Slide& slide) const;
    /// Returns what is to be read on a card: its caption, and the players whom it is about.
    QStringList textsOfCard(const Slide& card) const;
    /// Returns how many units a turn has driven out: "2 units dislodged, 1 lost".
    static QString caption(const TurnNews& turn);
    /// Returns what a turn has changed, one sentence each: "Germany drives France from Burgundy."
    QStringList lines(const TurnNews& turn) const;

    /// Returns the centres that a power has gained, one text for each former owner: "Belgium, Brest (from
    /// France)", "Holland".
    QStringList gains(const std::vector<Transfer>& transfers, Power power,
                      Detail detail = Detail::Names) const;
    /// Returns the centres that a power has lost, one text for each new owner: "Brest (to England)".
    QStringList losses(const std::vector<Transfer>& transfers, Power power,
                       Detail detail = Detail::Names) const;
    /// Returns how many centres change hands: "3 centres are taken".
    static QString moved(const std::vector<Transfer>& transfers);
    /// Returns which powers have more centres than before, and which have fewer, one line each: "Gained:
    /// Russia 2, France 1". A line that would be long is left out.
    QStringList swings(const std::vector<TallyRow>& rows) const;
    /// Returns the parts as one text, with commas between them.
    static QString joined(const QStringList& parts);
    /// Returns a dislodged unit with the power that dislodged it, if that is known: "Army Burgundy, by
    /// Germany".
    QString ousted(const Ousted& unit) const;
    /// Returns the map.
    const Map& map() const { return map_; }
    /// Returns the name of a power.
    QString power(Power power) const { return words_.power(power); }
    /// Returns the letter on the tokens of a power; empty for noPower.
    QString letter(Power power) const;
    /// Returns the words that follow the name of an eliminated power: "is eliminated".
    static QString isOut();
    /// The parts of slides that have headings of their own.
    enum class Part : std::uint8_t {
        Centres,   ///< centres that changed hands
        Dislodged, ///< units that were dislodged
        Turncoats, ///< powers that attacked one that they had supported
        Out,       ///< powers that were eliminated
        Sum        ///< sums of centres and points
    };
    /// Returns the heading above a part: "Units dislodged".
    static QString heading(Part part);
    /// Returns the words in place of lines for which there is no room: "and 3 more".
    static QString more(int lines);
    /// Returns a player with the powers: "Ada (England, France)", or the powers alone.
    QString seat(const SeatRow& row) const;
    /// Returns what the players of a small table have, and how many win: "Ada 12 · Ben 10 · 24 units to win".
    QString seats(const SeatTally& tally) const;
    /// Returns the player, or without a name the powers: "Ada".
    QString playerOrPowers(const SeatRow& row) const;
    /// Returns what the coin decides, or whom the powers join and from when on.
    QString coin(const CoinSlide& slide) const;
    /// Returns how many centres win the game: "18 win".
    static QString toWin(int centres);
    /// Returns a number of points, without decimals if it is whole: "33.3 points".
    static QString points(double points);
    /// Returns how the game has ended: "Austria has won the game".
    QString ending(const EndingCard& card) const;
    /// Returns as much of that as belongs on a card that names the powers itself: "wins the game".
    QString verdict(const EndingCard& card) const;
    /// Returns a conference: "Conference: “Congress of Vienna”, Vienna"; without a name its place alone.
    QString conference(const ShownConference& one) const;
    /// Returns since when it is held, or when it has ended: "since Spring 1901".
    static QString course(const ShownConference& one);
    /// Returns a treaty with its parties: "Entente: England and France".
    QString treaty(const ShownTreaty& one) const;
    /// Returns what was agreed, and who has broken it.
    QString course(const ShownTreaty& one) const;
    /// Returns a place in a ranking: "2."
    static QString place(int place);
    /// Returns what a score is made of: "7 + 3".
    static QString sum(const RankedPower& row);

    /// Returns which player has most at a small table: "Ada (England, France) leads with 12 centres".
    QString leaders(const SeatTally& tally) const;
    /// Returns who has most centres: "Austria leads with 7 centres". Empty without rows.
    QString leaders(const std::vector<TallyRow>& rows) const;

private:
    Filling whoHas(const std::vector<TallyRow>& rows, int centres) const;
    static bool isWon(const TallySlide& tally);
    QString driven(const Ousted& unit) const;
    QString turncoat(const Turncoat& turncoat) const;
    /// Returns the centres as texts, each group in the sentence `with` that names its other power.
    QStringList parts(const std::map<Power, std::vector<Province>>& centres, Detail detail,
                      const QString& with) const;

    Words words_;
    NamePhrases names_;
    const Map& map_;
};

} // namespace chancery
