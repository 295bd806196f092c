// SPDX-License-Identifier: GPL-3.0-or-later
// The choices on which rulebooks differ, named after the DATC issue that each settles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace chancery {

// Values are in the order of option_table.cpp, which has their names in files and their meaning in words.

/// When a convoy with several routes is disrupted: if any possible route loses a fleet, or only if all do
/// (DATC 4.A.1).
enum class MultiRoute : std::uint8_t { AnyRoute, AllRoutes };
/// How a convoy paradox is resolved, by the rulebook whose rule it is (DATC 4.A.2).
enum class ParadoxRule : std::uint8_t { Rule1971, Rule1982, Rule2000, Szykman, AllHold, Alexander, Twenty };
/// The resolution of a paradox to which the rulebook's own paradox rule leaves none or several: Szykman's
/// rule, all hold, or one of the consistent resolutions, counted from 1.
enum class ParadoxChoice : std::uint8_t {
    Szykman,
    AllHold,
    Resolution1,
    Resolution2,
    Resolution3,
    Resolution4,
    Resolution5,
    Resolution6,
    Resolution7,
    Resolution8
};
/// Returns the choice of the consistent resolution with this index, counted from 0.
constexpr ParadoxChoice choosing(std::size_t resolution)
{
    return static_cast<ParadoxChoice>(static_cast<std::size_t>(ParadoxChoice::Resolution1) + resolution);
}
/// Returns the index of the consistent resolution that is chosen, counted from 0; nothing for Szykman and
/// AllHold.
constexpr std::optional<std::size_t> chosenResolution(ParadoxChoice choice)
{
    if (choice < ParadoxChoice::Resolution1) return std::nullopt;
    return static_cast<std::size_t>(choice) - static_cast<std::size_t>(ParadoxChoice::Resolution1);
}
/// What the rules do with a paradox that they leave open: a choice made beforehand, or askGamemaster.
using UnansweredParadox = std::optional<ParadoxChoice>;
/// Leaves a paradox without an answer to the gamemaster.
inline constexpr UnansweredParadox askGamemaster = std::nullopt;
/// When an army goes to a neighbour by convoy (DATC 4.A.3).
enum class AdjacentConvoy : std::uint8_t { Recommended1971, Intent, Explicit };
/// Where a convoyed attack comes from (DATC 4.A.4).
enum class AttackFrom : std::uint8_t { Origin, LastFleet };
/// Whether the sea provinces written in a move count (DATC 4.A.6).
enum class ConvoyPath : std::uint8_t { None, Optional, Required, Always };
/// What a fleet order without a coast means where two are possible (DATC 4.B.1, 4.B.7).
enum class MissingCoast : std::uint8_t { Illegal, DefaultCoast };
/// What a move without a coast means where only one can be reached (DATC 4.B.2).
enum class OnlyCoast : std::uint8_t { Infer, Illegal };
/// What a move to a coast out of reach means (DATC 4.B.3).
enum class WrongCoast : std::uint8_t { Illegal, CorrectIt };
/// How the coast in a support of a move counts (DATC 4.B.4).
enum class SupportCoast : std::uint8_t { MatchOrMissing, MissingOwnOnly, MissingFails, Ignored };
/// What a fleet build inland comes to: nothing, or an army (DATC 4.C.4).
enum class FleetInland : std::uint8_t { Fails, ArmyInstead };
/// How several sheets of one power count (DATC 4.D.1, 4.D.2).
enum class OrderSets : std::uint8_t { LastReplaces, Combine };
/// Which of several orders to one unit counts (DATC 4.D.3).
enum class Duplicates : std::uint8_t { First, Last, Void };
/// Which orders count if there are too many builds or removals (DATC 4.D.4 to 4.D.6).
enum class TooMany : std::uint8_t { FirstOnes, LastOnes, AllFail };
/// Which unit is removed if its power does not say (DATC 4.D.8).
enum class MissingDisband : std::uint8_t { FromOwned, FromHome, ByMoves, Gamemaster };
/// Whose alphabet breaks ties between removals (DATC 4.D.8).
enum class Alphabet : std::uint8_t { English, BoardLanguage };
/// How an order counts that cannot be carried out (DATC 4.E.1, 4.E.2).
enum class IllegalOrder : std::uint8_t { Ignored, Holds, CountsAsMove };
/// How a move over water counts if its convoy was not ordered (DATC 4.E.2).
enum class ConvoyNotOrdered : std::uint8_t { Invalid, Illegal };
/// Who removes a surplus unit that is found after the winter: the gamemaster, or Alexander's rule (DATC
/// 4.E.6).
enum class FlyingDutchman : std::uint8_t { Gamemaster, Alexander };
/// How many centres win.
enum class VictoryCentres : std::uint8_t { OfTheMap, Eighteen, TwentyFour };
/// What counts for victory: centres owned, units on the board (1971 XIV.2, two players), or centres with
/// points, which end no game (Committee).
enum class VictoryBy : std::uint8_t { Centres, Units, Points };
/// Who shares a draw that the players agree upon, and whether they may concede a victory (1971 II, Twenty
/// 20).
enum class Draws : std::uint8_t { WithUnits, WithCentres, OrConcession };
/// Whether the number of votes for a failed proposal is announced (Twenty 20).
enum class Ballot : std::uint8_t { Open, Secret };
/// After how many years in a row without a centre gained the game is drawn (Alexander VII.3.a).
enum class StalledYears : std::uint8_t { Never, Three, Five, Seven };
/// After how many years the game ends (1971 III, Alexander VII.3.b).
enum class GameYears : std::uint8_t { Unlimited, Five, Six, Seven, Eight, Ten, Fifteen, Twenty, ThirtyFive };
/// Who wins a game that ends after its years (1971 III).
enum class ShortGame : std::uint8_t { Draw, MostUnits, MostCentres };
/// How a finished game is scored for each player (Alexander VII.4, and tournament practice).
enum class Scoring : std::uint8_t { None, Alexander, DrawSize, SumOfSquares, CentreCount, CDiplo };
/// How many people play, and which powers each has (1971 XIV.2, Alexander V.5).
enum class Players : std::uint8_t { Seven, Six, Five, Four, Three, ThreeWithPairs, Two };

/// Whether a slip of the pen is forgiven or makes the order illegal (DATC 4.B.5, 4.B.6, 4.C).
enum class Slip : std::uint8_t { Ok, Illegal };

/// Whether a power may order units of others (DATC 4.E.5, Alexander VII.2).
enum class ProxyOrders : std::uint8_t { No, Anyone, Permitted };

/// The options in force. The defaults are the preferences of DATC 3.2. What a member changes is found by
/// searching for its name: nearly every one is applied in one function.
struct RuleOptions
{
    MultiRoute multiRoute = MultiRoute::AllRoutes; ///< a convoy with several routes
    ParadoxRule paradox = ParadoxRule::Szykman;    ///< a convoyed army that decides about its own convoy
    UnansweredParadox paradoxUnanswered = ParadoxChoice::Szykman; ///< a paradox that `paradox` leaves open
    AdjacentConvoy adjacentConvoy = AdjacentConvoy::Intent;       ///< an army that moves to a neighbour
    bool viaConvoyFallsBackToLand = false;              ///< an army moves by land if its convoy fails
    AttackFrom convoyedAttackFrom = AttackFrom::Origin; ///< where a convoyed attack comes from
    bool retreatToConvoyedAttackersOrigin = true; ///< a unit may retreat where a convoyed attacker started
    ConvoyPath convoyPath = ConvoyPath::None;     ///< the sea provinces named in a move
    bool dislodgedByConvoyBounces = true;         ///< a unit dislodged by a convoyed army bounces others
    bool headToHeadLoserBounces = false;          ///< a unit dislodged head to head bounces others
    bool disruptedArmyContests = false;   ///< an army whose convoy is disrupted still cuts and bounces others
    bool supportCutByDislodgement = true; ///< the target of a support cuts it by dislodging

    MissingCoast coastMissingTwoPossible = MissingCoast::Illegal; ///< a move without a coast, two in reach
    OnlyCoast coastMissingOnePossible = OnlyCoast::Infer;         ///< a move without a coast, one in reach
    WrongCoast coastWrong = WrongCoast::Illegal;                  ///< a move to a coast out of reach
    SupportCoast supportCoast = SupportCoast::MatchOrMissing;     ///< the coast in a support of a move
    Slip coastNeedlessWrong = Slip::Ok;                           ///< a wrong coast where none is needed
    MissingCoast buildCoastMissing = MissingCoast::Illegal;       ///< a fleet built without a coast

    Slip unitTypeMissing = Slip::Ok;                   ///< the letter A or F left out
    Slip unitTypeWrong = Slip::Ok;                     ///< a wrong letter
    Slip buildTypeMissingInland = Slip::Ok;            ///< a build inland without a letter
    FleetInland buildFleetInland = FleetInland::Fails; ///< a fleet to be built inland
    Slip nationalityMissing = Slip::Ok;                ///< the power of a foreign unit left out
    Slip nationalityWrong = Slip::Ok;                  ///< the wrong power of a supported or convoyed unit

    OrderSets orderSets = OrderSets::Combine;                  ///< several sheets of one power
    Duplicates duplicateOrders = Duplicates::First;            ///< several orders to one unit
    TooMany tooManyBuilds = TooMany::FirstOnes;                ///< more builds than are due
    TooMany doubleBuild = TooMany::FirstOnes;                  ///< two builds in one province
    TooMany tooManyDisbands = TooMany::FirstOnes;              ///< more removals than are due
    bool mayDeclineBuilds = true;                              ///< a power may waive a build
    MissingDisband missingDisband = MissingDisband::FromOwned; ///< which unit is removed without an order
    Alphabet alphabet = Alphabet::English;                     ///< the alphabet that settles removals
    bool civilDisorderMayBeSupported = true;           ///< units of a power without orders may be supported
    bool civilDisorderDisbandsWhenDislodged = false;   ///< dislodged units of a power without orders disband
    IllegalOrder illegalOrder = IllegalOrder::Ignored; ///< an order that cannot be carried out
    ConvoyNotOrdered convoyNotOrdered = ConvoyNotOrdered::Invalid; ///< a move over water without a convoy
    bool implicitOrders = false;  ///< a support or convoy also orders an own unit
    bool perpetualOrders = false; ///< an order stays in force until it is changed
    ProxyOrders proxyOrders =
        ProxyOrders::No; ///< orders for units of other powers, which have none of their own
    FlyingDutchman flyingDutchman = FlyingDutchman::Gamemaster; ///< a surplus unit after the winter
    bool insurrection = false; ///< units may be given up to revive a lost power

    VictoryCentres victoryCentres = VictoryCentres::OfTheMap; ///< how many centres win
    VictoryBy victoryBy = VictoryBy::Centres;                 ///< what counts for victory
    Draws draws = Draws::WithCentres;                         ///< what the players may agree upon
    Ballot ballot = Ballot::Open;                             ///< what is announced of a failed vote
    StalledYears stalledYears = StalledYears::Never;          ///< a draw if no centre is gained for years
    GameYears gameYears = GameYears::Unlimited;               ///< when the game ends
    ShortGame shortGame = ShortGame::Draw;                    ///< who wins when the years are over
    Scoring scoring = Scoring::None;                          ///< how the end is scored
    Players players = Players::Seven;                         ///< how many people play

    bool operator==(const RuleOptions&) const = default;
};

} // namespace chancery
