// SPDX-License-Identifier: GPL-3.0-or-later
// Why an order ended as it did: worked out from the settled decisions, never recorded while deciding.
#pragma once

#include "engine/base/index_set.h"
#include "engine/rules/rule.h"

#include <vector>

namespace chancery {

/// Which of its strengths a unit brings into a comparison (DATC 5.B.4 to 5.B.7).
enum class StrengthKind : std::uint8_t {
    None,    ///< nothing was compared, or something else than strengths
    Attack,  ///< of a move, against the unit in its destination and against rivals (5.B.4)
    Hold,    ///< of a unit that stays where it is (5.B.5)
    Prevent, ///< of a move, against others to the same province (5.B.6)
    Defend,  ///< of a move, against the unit that comes the opposite way (5.B.7)
};

/// How a moving unit travels, and why so where it had a choice (DATC 4.A.3).
enum class Passage : std::uint8_t {
    None,          ///< it does not move
    Land,          ///< without a convoy
    Sea,           ///< by convoy, because there is no other way
    SeaByOrder,    ///< by convoy, although it could go by land
    LandByOrder,   ///< by land, although a fleet offers a convoy
    LandUnmet,     ///< so, because no unit comes the opposite way (DATC 4.A.3 for 1971)
    LandInstead,   ///< by land, because its convoy failed (Alexander IV.5.e)
    LandUnordered, ///< by land, because no fleet was ordered to convoy it
    LandNoRoute,   ///< by land, because the fleets form no route, or not the one that it wrote
    LandByIntent,  ///< as LandByOrder, and a convoying fleet of its own power would have done as well
};

/// Returns whether a unit travels by land whatever becomes of convoys.
constexpr bool goesWithoutConvoy(Passage passage)
{
    return passage == Passage::Land || passage == Passage::LandByOrder || passage == Passage::LandUnmet ||
           passage == Passage::LandUnordered || passage == Passage::LandNoRoute ||
           passage == Passage::LandByIntent;
}

/// What a support leaves open about the coast of a supported fleet (DATC 4.B.4), or a move about its own.
enum class CoastNote : std::uint8_t {
    None,    ///< nothing
    Beyond,  ///< the supporter can reach the province, but not the coast of the supported fleet
    Other,   ///< it names another coast than the order has, which these rules ignore
    LeftOut, ///< it names no coast, and the order does
    OnlyOne, ///< of a move: it names no coast, and the fleet can reach only one (DATC 4.B.2)
};

/// The reason for the result of one order. Units are named by the provinces where they started. To follow a
/// reason, go on to the findings of `against` and `cut`.
struct Finding
{
    /// Starts without a reason. A default constructor would be a constant, which is slower to set than these
    /// values one by one.
    Finding() {}

    Rule rule = Rule::None;        ///< the reason
    Province against = noProvince; ///< the unit whose order decided it
    Rule cause = Rule::None;       ///< if `against` is an army without a convoy: why it has none
    /// The two strengths compared, supports included; 0 and 0 if none were. For a unit removed by rule,
    /// `mine` is its distance in steps, 255 if there is no way, and `theirs` what it was before those in
    /// `behind` were removed. For insurrections they are the units given up
    /// and the units needed.
    std::uint8_t mine = 0, theirs = 0;
    StrengthKind mineKind = StrengthKind::None,
                 theirsKind = StrengthKind::None; ///< which strengths these are
    Passage passage = Passage::None;              ///< of a move
    CoastNote coast = CoastNote::None;            ///< of a support or a move
    Rule inPlace = Rule::None;  ///< of a support in place: a remark about the unit that it is for
    bool occupied = false;      ///< of a move with rivals: the unit in its destination does not leave
    bool notHeadToHead = false; ///< of a move: the unit in its destination comes the opposite way, one by sea
    Province dislodges = noProvince;  ///< the unit that a successful move dislodges
    Province powerless = noProvince;  ///< a rival that has no effect, being dislodged from the destination
    Province centre = noProvince;     ///< of a unit removed by rule: the centre to which `mine` steps lead
    Province undeterred = noProvince; ///< see Rule::NoteUndeterred
    Province exchanges = noProvince;  ///< the unit with which a successful move changes places
    Province makesRoom = noProvince;  ///< the unit that had to leave for a successful move
    bool routeLeft = false;           ///< of a convoyed move: a fleet was dislodged, and a route is left
    bool asIfPowerless = false;       ///< of a convoyed move: see Rule::NoteAsIfPowerless
    bool ownUnit = false;             ///< of a move: see Rule::NoteOwnUnit
    bool fleetFirst = false;          ///< of a fleet removed by rule: armies among `also` would come after it
    bool homes = false;               ///< of a unit removed by rule: `centre` had to be a home centre
    bool byMoves = false;             ///< so: `mine` counts moves that could succeed, not borders
    bool routesWhole = false;         ///< of a convoyed move: it has several routes, and none lost a fleet
    /// Other units that are enough as well: those that keep a move out, also the unit in its destination that
    /// stays there, or cut a support, besides `against`. Of an army whose convoy is disrupted: those that
    /// would keep it out if it had one. Of a unit that withstands its attackers: the others that attack it.
    /// Of a unit removed by rule: units equally far away, which stay.
    ProvinceSet also;
    /// Of a beleaguered garrison: the attackers that stop `against`. Of a move whose unit ahead fails: all
    /// that stop a unit of the row in which each waits for the next, rivals and a unit in its destination
    /// that stays there; each is enough. Of an army whose convoy is disrupted: those that dislodge its
    /// fleets.
    ProvinceSet stopping;
    /// Of an army whose convoy is disrupted: those that would dislodge a fleet if one in `stopping` did not.
    /// Of a support that only one unit cuts: those that would cut it by dislodging its unit if that did not.
    ProvinceSet inReserve;
    /// Supports and convoys without which those in `against`, `also` or `stopping` would not decide so, but
    /// for those in `opposed`: they stop a move or an attack, dislodge a fleet of the convoy, or cut a
    /// support after a convoy that must last. Of a unit removed by rule: those removed before it by rule, if
    /// that has changed its distance.
    ProvinceSet behind;
    /// Of a move whose unit ahead fails: the units of that row but the first. Of a unit removed by rule: the
    /// provinces between it and `centre`.
    ProvinceSet between;
    /// Supports of other units that were cut, and with which this order would have ended otherwise: support
    /// for a unit ahead in the row, for an attack on this unit if it stays, for an attack on a fleet that
    /// convoys a rival, or for the unit that a rival meets head to head.
    ProvinceSet cutElsewhere;
    /// Those that convoy the move; if it has no convoy, those dislodged or not ordered. Of a unit removed by
    /// rule: those without whose convoy it would be farther away. Of a cut support: those that convoy
    /// `against`.
    ProvinceSet fleets;
    ProvinceSet counted;       ///< supporters that counted
    ProvinceSet opposed;       ///< supporters of `against` that counted in `theirs`
    ProvinceSet opposedBarred; ///< of a unit that withstands: supporters of `against` of the unit's own power
    ProvinceSet cut;           ///< supporters that did not count because they were cut
    ProvinceSet barred;        ///< supporters that did not count against a unit of their own power
    ProvinceSet idle;          ///< supporters that did not count because the army had no convoy

    /// Returns the supporters whose support matched but did not count.
    ProvinceSet discounted() const { return cut | barred | idle; }
    bool operator==(const Finding&) const = default;
};

/// Returns the rules behind a finding: its reason, then what it adds to it (Rule::NoteHelpBarred to
/// Rule::NoteCoastLeftOut).
std::vector<Rule> rulesBehind(const Finding& finding);
/// Returns the rule whose clause is cited for one of these rules: mostly itself. For an army without a convoy
/// it is the cause why it has none.
Rule citedFor(Rule rule, const Finding& finding);

} // namespace chancery
