// SPDX-License-Identifier: GPL-3.0-or-later
// What all captions of one beat are made with; captions.h is what others call.
#pragma once

#include "ui/scene/storyboard.h"
#include "ui/words/caption.h"
#include "ui/words/unit_phrases.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <optional>
#include <utility>

namespace chancery {

/// What a beat of several results says.
struct CaptionGroup
{
    QStringList clauses{}; ///< all that it says, a clause each
    QStringList shorter{}; ///< what a headline says where the clauses are too long; the last one must do
    /// The clauses that still have news below the first of `shorter`; nullopt if all have.
    std::optional<QStringList> news{};
    QStringList
        listed{}; ///< what stands below the first of `shorter` instead, as lines that are no sentences
};

/// The words that all captions are made with. Making them takes longer than a caption.
struct CaptionWords
{
    /// The map must outlive this.
    explicit CaptionWords(const Map& map)
        : words(map)
        , names(map)
        , units(map)
    {
    }

    Words words;
    NamePhrases names;
    UnitPhrases units;
};

/// The facts of one beat and the words for them. Each class of captions has one beat, for which it is made
/// and thrown away.
class BeatCaptions
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BeatCaptions)

public:
    /// The phase must be resolved. All four must outlive this.
    BeatCaptions(const Map& map, const PhaseRecord& record, const Beat& beat, const CaptionWords& words);

protected:
    /// One thing of a group of results: who, and what is done where.
    struct Item
    {
        Power power = noPower;
        Province place = noProvince;
    };
    using Clause = QString (*)(const NamePhrases&, Power, const NamePhrases::Places&);

    /// Returns a result.
    const OrderResult& result(std::size_t i) const { return record_.outcome->results[i]; }
    /// Returns the result of the unit that started in a province; nullptr if it has none that counted.
    const OrderResult* at(Province unit) const;
    /// Returns the unit that started in a province, or nullptr.
    const Unit* unitIn(Province place) const;
    /// Returns the power of the unit that started at a location, or noPower.
    Power powerAt(Location unit) const;
    /// Returns where the unit of a result started.
    Province from(const OrderResult& r) const { return map_.provinceOf(r.order.unit.at); }
    /// Returns where a move goes.
    Province to(const OrderResult& r) const { return map_.provinceOf(as<Move>(r.order)->to); }
    /// Returns a power as a subject.
    QString power(Power power) const { return names_.subject({power}); }
    /// Returns the powers of the results, in the order of the map.
    std::vector<Power> powersIn() const;
    /// The places of each power.
    using ByPower = std::vector<std::pair<Power, NamePhrases::Places>>;

    /// Returns the places of each power, each once.
    static ByPower byPower(const std::vector<Item>& items);
    /// Returns one clause for each power.
    QStringList clausesOf(const std::vector<Item>& items, Clause one) const;
    /// Returns a line for each power: "France: Denmark, Rumania". A place with the name of its power needs no
    /// further word.
    QStringList linesOf(const std::vector<Item>& items) const;

    const Map& map_;
    const PhaseRecord& record_;
    const Beat& beat_;
    const Words& words_;
    const NamePhrases& names_;
    const UnitPhrases& phrases_;
};

} // namespace chancery
