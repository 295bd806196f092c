// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the game in the user's language: names, phases, orders, verdicts and reasons.
#pragma once

#include "engine/adjudicate/unit_result.h"
#include "engine/game/game.h"
#include "engine/map/map.h"
#include "ui/words/register.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace chancery {

/// Describes games on one map. It is cheap to make, so make one where it is needed. Sentences come from the
/// installed translator, and the names of provinces from the map's own table for the same language.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Words)

public:
    /// The map must outlive this. Reasons are in the register `how`. In that of the judge they cite the
    /// clauses of `rules`; without `rules` they cite none.
    explicit Words(const Map& map, std::optional<Rulebook> rules = {}, Register how = Register::Judge);

    /// Returns the name of a season: "Spring".
    static QString season(Season which);
    /// Returns the name of a phase: "Spring 1901, movement".
    static QString phase(const Phase& phase);
    /// Returns a phase without its kind: "Spring 1901".
    static QString turn(const Phase& phase);
    /// Returns the name of a kind of unit: "Army".
    static QString unitKind(UnitKind kind);
    /// Returns the name of a coast: "south coast" for "sc". An unknown code is returned unchanged.
    static QString coast(const std::string& coast);
    /// Returns the word for a verdict: "fails". It gives no reason; for that see reason().
    static QString verdict(Verdict verdict);
    /// Returns the word for what became of a unit: "dislodged"; empty if it is unharmed.
    static QString fate(Fate fate);
    /// Returns the words for the result of an order: "fails, dislodged". A hold whose unit is dislodged has
    /// the second word alone.
    static QString verdict(const OrderResult& result);

    /// Returns the name of the map: "Standard".
    QString title() const;
    /// Returns the name of a power: "Austria"; "nobody" for noPower.
    QString power(Power power) const;
    /// Returns the name of a province: "Vienna"; "nowhere" for noProvince.
    QString province(Province province) const;
    /// Returns a location with its coast: "St Petersburg (south coast)"; "nowhere" for nowhere.
    QString location(Location location) const;
    /// Returns a unit in words: "Army Vienna".
    QString unit(const Unit& unit) const;
    /// Returns an order in words: "Army Vienna to Galicia".
    QString order(const Order& order) const;
    /// As above, with the convoy route that the order names, where it counts by the rules of this resolved
    /// phase: "Army London to Belgium by convoy through the North Sea".
    QString order(const Order& order, const PhaseRecord& record) const;
    /// Returns the names of provinces as a list: "Vienna, Trieste, and Budapest".
    QString list(ProvinceSet provinces) const;
    /// Returns the names of powers as a list: "Austria, Italy, and Turkey".
    QString list(const std::vector<Power>& powers) const;

    /// Returns how reasons name a unit: "A War", or in plain words "Russia's Army Warsaw", in the room
    /// "Russia's army in Warsaw".
    QString nameOf(const Unit& named) const;
    /// Returns the title of an order above its reason: with its power, and in this register: "Austria: Army
    /// Vienna to Galicia", "Austria: A VIE - GAL". `record` is the phase of the order.
    QString titleOf(const Order& order, const PhaseRecord& record) const;
    /// As titleOf(), without the power.
    QString bareTitleOf(const Order& order, const PhaseRecord& record) const;
    /// Returns why an order ended as it did, as one sentence; see ReasonWords. `record` is the resolved phase
    /// of the order.
    QString reason(const OrderResult& result, const PhaseRecord& record) const;
    /// Returns the reason, and why a power gave no order; see ReasonWords::reasonInList(). `record` is the
    /// resolved phase of the order.
    QString reasonInList(const OrderResult& result, const PhaseRecord& record) const;
    /// Returns the reason with all that is to be said of it; see ReasonWords. `record` is the resolved phase
    /// of the order.
    QString explanation(const OrderResult& result, const PhaseRecord& record) const;

private:
    QString nameInRoom(const Unit& named, bool once) const;

    const Map& map_;
    std::optional<Rulebook> rules_;
    Register register_;
    std::string language_;
};

} // namespace chancery
