// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the caption of each beat of a story.
#pragma once

#include "ui/scene/storyboard.h"
#include "ui/words/caption.h"
#include "ui/words/name_phrases.h"

#include <QCoreApplication>

#include <functional>

namespace chancery {

/// Makes captions of the story of one resolved phase. It is cheap to make.
class Captions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Captions)

public:
    /// The most words in the headline of a result.
    static constexpr int mostWords = 9;

    /// The map and the resolved phase must outlive this.
    Captions(const Map& map, const PhaseRecord& record);

    /// Returns the caption of a beat without a card; SlideWords has those of cards.
    Caption of(const Beat& beat) const;
    /// Returns how many words Telling::words asks for: those of the headline, or two thirds of the whole
    /// line, which is skimmed.
    double wordsToRead(const Beat& beat) const;

private:
    /// One thing of a group of results: who, and what is done where.
    struct Item
    {
        Power power = noPower;
        Province place = noProvince;
        bool operator==(const Item&) const = default;
    };
    using Clause = QString (*)(const NamePhrases&, Power, const NamePhrases::Places&);

    /// What a beat of several results says.
    struct Group
    {
        QStringList clauses;   ///< all that it says, a clause each
        QStringList shorter{}; ///< what a headline says where the clauses are too long; the last one must do
    };

    Group groupOf(const Beat& beat) const;
    Group alikeOf(const Beat& beat) const;
    static QString headlineOf(const Group& group);
    static QStringList othersOf(const Group& group);
    QString ordersOf(const Beat& beat) const;
    std::vector<ReadOrder> orderLinesOf(const Beat& beat) const;
    Group movesOf(const Beat& beat) const;
    QString exchangeOf(const Order& one, const Order& other) const;
    Group retreatsOf(const Beat& beat) const;
    Group disbandsOf(const Beat& beat) const;
    Group insurrectionsOf(const Beat& beat) const;
    QStringList unitsGivenUp(const Beat& beat) const;
    std::vector<FateLine> insurrectionFates(const Beat& beat) const;
    Group revivalsOf(const Beat& beat) const;
    Group supportsOf(const Beat& beat) const;
    Group convoysOf(const Beat& beat) const;
    const OrderResult* carriedBy(const OrderResult& result) const;
    QString idleConvoyOf(const OrderResult& result) const;
    Group voidsOf(const Beat& beat) const;
    QString voidOf(const OrderResult& result) const;
    Group paradoxOf(const Beat& beat) const;
    std::vector<const OrderResult*> stoppedIn(const Beat& beat) const;
    static bool failsToRetreat(const Beat& beat, const OrderResult& result);
    static bool isRefused(const Beat& beat, const OrderResult& result);
    QString whyWithoutEffect(const OrderResult& result) const;
    Group unitsOf(const Beat& beat, Clause one, const char* byPowers, const QString& many) const;
    std::vector<Power> powersIn(const Beat& beat) const;
    Group centresOf(const Beat& beat) const;
    Group clashesOf(const Beat& beat) const;
    Group retreatsToCome() const;
    QString supportOf(const OrderResult& result) const;
    bool isIdle(const OrderResult& support) const;
    /// Returns one clause for each power.
    QStringList clausesOf(const std::vector<Item>& items, Clause one) const;
    std::vector<FateLine> stoppedArmies(const Beat& beat) const;
    std::vector<FateLine> removedIn(const Beat& beat) const;
    std::vector<StrengthLine> strengthsOf(const Beat& beat) const;
    const OrderResult& result(std::size_t i) const { return record_.outcome->results[i]; }
    Power powerAt(Location unit) const;

    const Map& map_;
    const PhaseRecord& record_;
    Words words_;
    NamePhrases names_;
};

/// Returns the caption of a card at an instant of the story. Where the card counts up to a result, the
/// caption gives the result only when it is reached.
QString cardCaption(const Map& map, const CardTrack& card, int ms);

/// Returns the function for Telling::words that makes each beat last as long as its caption takes to read.
/// The map and the resolved phase must outlive it.
std::function<double(const Beat&)> wordCounter(const Map& map, const PhaseRecord& record);

} // namespace chancery
