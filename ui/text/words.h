// SPDX-License-Identifier: GPL-3.0-or-later
// The game in the user's language: names, phases, orders, verdicts and reasons. The only tr() about rules.
#pragma once

#include "engine/game/ending.h"
#include "engine/map/map.h"
#include "ui/story/storyboard.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace chancery {

struct Parties;

/// Speaks about one map, which it does not own. Cheap to make: build one where it is needed.
/// Sentences come from the installed translator, place names from the map's own table for the same language.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Words)

public:
    /// Reasons cite these rules; without them they cite nothing.
    explicit Words(const Map& map, std::optional<Rulebook> rules = {});

    static QString season(Season which);            ///< "Spring"
    static QString phaseKind(PhaseKind kind);       ///< "Movement"
    static QString phase(const Phase& phase);       ///< "Spring 1901, movement"
    static QString unitKind(UnitKind kind);         ///< "Army"
    static QString coast(const std::string& coast); ///< "south coast" for "sc"
    static QString verdict(Verdict verdict);        ///< "bounces" is a reason; this is "fails"
    static QString fate(Fate fate);                 ///< "dislodged"; empty if unharmed
    static QString
    verdict(const OrderResult& result); ///< "fails, dislodged"; a dislodged hold has the second word alone

    QString title() const;                     ///< the map's name: "Standard"
    QString power(Power power) const;          ///< "Austria"
    QString province(Province province) const; ///< "Vienna"
    QString location(Location location) const; ///< "St Petersburg (south coast)"
    QString unit(const Unit& unit) const;      ///< "Army Vienna"
    QString order(const Order& order) const;   ///< "Army Vienna to Galicia"
    QString list(ProvinceSet provinces) const; ///< "Vienna, Trieste and Budapest"
    QString list(const std::vector<Power>& powers) const;
    QString ending(const Ending& ending) const; ///< "Austria has won the game"

    /// One sentence: why an order ended so, which order was against it, the two strengths, and the clause:
    /// "A Vie-Gal bounces: its attack strength 1 equals the prevent strength 1 of A War-Gal (Alexander IV.7.b)."
    QString reason(const OrderResult& result, const PhaseRecord& record) const;
    /// The reason and what its finding adds, then what became of the unit, then which supports counted, and
    /// which did not and why.
    QString explanation(const OrderResult& result, const PhaseRecord& record) const;

    static QString gesture(Gesture gesture);          ///< "Supports are given"
    static QString crowd(Gesture gesture, int count); ///< "12 supports are given"
    /// What is being told, in one short sentence: an order, what decided a fight, or the gesture and the places.
    QString caption(const Beat& beat, const PhaseRecord& record) const;

private:
    Parties parties(const OrderResult& result, const PhaseRecord& record) const;
    QString orderOf(Province unit, const PhaseRecord& record) const;
    QString unitOf(Province unit, const PhaseRecord& record) const;
    QString units(ProvinceSet provinces, const PhaseRecord& record) const;
    QString orders(ProvinceSet provinces, const PhaseRecord& record) const;
    QString cited(QString sentence, Rule rule) const;
    QString remark(Rule rule, const OrderResult& result, const PhaseRecord& record) const;
    QString clause(Rule rule) const;
    QString bareReason(const OrderResult& result, const PhaseRecord& record) const;
    QString fightCaption(const OrderResult& decisive, const PhaseRecord& record) const;
    QString ruledReason(const OrderResult& result, const PhaseRecord& record) const;
    /// Empty where there is nothing to add.
    QString fateSentence(const OrderResult& result, const PhaseRecord& record) const;

    const Map& map_;
    std::optional<Rulebook> rules_;
    std::string language_;
};

/// The order that governs the unit that started in a province; nullptr if it has none.
const OrderResult* resultOf(const Map& map, const Outcome& outcome, Province province);

} // namespace chancery
