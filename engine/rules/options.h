// SPDX-License-Identifier: GPL-3.0-or-later
// The choices that rulebooks leave open, named after the DATC issue that each settles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace chancery {

// Values are listed in the sequence of option_table.cpp, which knows their names in files.

/// DATC 4.A.1: when a convoy with several routes is disrupted.
enum class MultiRoute : std::uint8_t { AnyRoute, AllRoutes };
/// DATC 4.A.2: how a convoy that its own army decides about ends.
enum class ParadoxRule : std::uint8_t { Rule1971, Rule1982, Rule2000, Szykman, AllHold, Alexander, Twenty };
/// How a paradox is resolved to which the rulebook's own paradox rule leaves no resolution or several: by
/// Szykman's rule, by all hold, or by one of the consistent resolutions, which are counted from 1.
enum class ParadoxChoice : std::uint8_t {
    Szykman, AllHold, Resolution1, Resolution2, Resolution3, Resolution4, Resolution5, Resolution6, Resolution7,
    Resolution8
};
/// The choice of the consistent resolution with this index.
constexpr ParadoxChoice choosing(std::size_t resolution)
{
    return static_cast<ParadoxChoice>(static_cast<std::size_t>(ParadoxChoice::Resolution1) + resolution);
}
/// The index of the consistent resolution that is chosen; nothing if none of them is.
constexpr std::optional<std::size_t> chosenResolution(ParadoxChoice choice)
{
    if (choice < ParadoxChoice::Resolution1) return std::nullopt;
    return static_cast<std::size_t>(choice) - static_cast<std::size_t>(ParadoxChoice::Resolution1);
}
/// What a rulebook or a house rule does with such a paradox: a choice made beforehand, or askGamemaster.
using UnansweredParadox = std::optional<ParadoxChoice>;
inline constexpr UnansweredParadox askGamemaster = std::nullopt;
/// DATC 4.A.3: when an army goes to a neighbour by sea.
enum class AdjacentConvoy : std::uint8_t { Recommended1971, Intent, Explicit };
/// DATC 4.A.4
enum class AttackFrom : std::uint8_t { Origin, LastFleet };
/// DATC 4.A.6: whether the seas written in a move count.
enum class ConvoyPath : std::uint8_t { None, Optional, Required };
/// DATC 4.B.1, 4.B.7
enum class MissingCoast : std::uint8_t { Illegal, DefaultCoast };
/// DATC 4.B.2
enum class OnlyCoast : std::uint8_t { Infer, Illegal };
/// DATC 4.B.3
enum class WrongCoast : std::uint8_t { Illegal, CorrectIt };
/// DATC 4.B.4: the coast in a support of a move.
enum class SupportCoast : std::uint8_t { MatchOrMissing, MissingOwnOnly, MissingFails, Ignored };
/// DATC 4.C.4
enum class FleetInland : std::uint8_t { Fails, ArmyInstead };
/// DATC 4.D.1, 4.D.2
enum class OrderSets : std::uint8_t { LastReplaces, Combine };
/// DATC 4.D.3
enum class Duplicates : std::uint8_t { First, Last, Void };
/// DATC 4.D.4 to 4.D.6
enum class TooMany : std::uint8_t { FirstOnes, LastOnes, AllFail };
/// DATC 4.D.8
enum class MissingDisband : std::uint8_t { FromOwned, FromHome, ByMoves, Gamemaster };
/// DATC 4.D.8: whose alphabet breaks ties.
enum class Alphabet : std::uint8_t { English, BoardLanguage };
/// DATC 4.E.1, 4.E.2
enum class IllegalOrder : std::uint8_t { Ignored, Holds, CountsAsMove };
/// DATC 4.E.2: what a move over water is for which nobody ordered the convoy.
enum class ConvoyNotOrdered : std::uint8_t { Invalid, Illegal };
/// DATC 4.E.6
enum class FlyingDutchman : std::uint8_t { Gamemaster, Alexander };
/// How many win.
enum class VictoryCentres : std::uint8_t { OfTheMap, Eighteen, TwentyFour };
/// What wins: centres owned, or units on the board (1971 XIV.2, two players); or points beside the centres, which end no
/// game (Committee).
enum class VictoryBy : std::uint8_t { Centres, Units, Points };
/// Who shares a draw that the players agree upon, and whether they may concede a victory instead (1971 II, Twenty 20).
enum class Draws : std::uint8_t { WithUnits, WithCentres, OrConcession };
/// Whether a failed vote tells how many were for it (Twenty 20).
enum class Ballot : std::uint8_t { Open, Secret };
/// Years in a row without a centre gained after which the game is drawn (Alexander VII.3.a).
enum class StalledYears : std::uint8_t { Never, Three, Five, Seven };
/// Years after which the game ends (1971 III, Alexander VII.3.b).
enum class GameYears : std::uint8_t { Unlimited, Five, Six, Seven, Eight, Ten, Fifteen, Twenty, ThirtyFive };
/// Who has won a game that ends by its years (1971 III).
enum class ShortGame : std::uint8_t { Draw, MostUnits, MostCentres };
/// What a game that is over is worth to each player (Alexander VII.4, and tournament practice).
enum class Scoring : std::uint8_t { None, Alexander, DrawSize, SumOfSquares, CentreCount, CDiplo };
/// How many play, and who plays what (1971 XIV.2, Alexander V.5).
enum class Players : std::uint8_t { Seven, Six, Five, Four, Three, ThreeWithPairs, Two };

/// Slips of the pen that a rulebook may forgive or not (DATC 4.B.5, 4.B.6, 4.C).
enum class Slip : std::uint8_t { Ok, Illegal };

/// The choices in force. The defaults are the preferences of DATC 3.2. Each member is read in one function; engine/README.md
/// says which.
struct RuleOptions
{
    MultiRoute multiRoute = MultiRoute::AllRoutes;
    ParadoxRule paradox = ParadoxRule::Szykman;
    UnansweredParadox paradoxUnanswered = ParadoxChoice::Szykman;
    AdjacentConvoy adjacentConvoy = AdjacentConvoy::Intent;
    bool viaConvoyFallsBackToLand = false;
    AttackFrom convoyedAttackFrom = AttackFrom::Origin;
    bool retreatToConvoyedAttackersOrigin = true;
    ConvoyPath convoyPath = ConvoyPath::None;
    bool dislodgedByConvoyBounces = true;
    bool headToHeadLoserBounces = false;
    bool supportCutByDislodgement = true;

    MissingCoast coastMissingTwoPossible = MissingCoast::Illegal;
    OnlyCoast coastMissingOnePossible = OnlyCoast::Infer;
    WrongCoast coastWrong = WrongCoast::Illegal;
    SupportCoast supportCoast = SupportCoast::MatchOrMissing;
    Slip coastNeedlessWrong = Slip::Ok;
    MissingCoast buildCoastMissing = MissingCoast::Illegal;

    Slip unitTypeMissing = Slip::Ok;
    Slip unitTypeWrong = Slip::Ok;
    Slip buildTypeMissingInland = Slip::Ok;
    FleetInland buildFleetInland = FleetInland::Fails;
    Slip nationalityMissing = Slip::Ok;
    Slip nationalityWrong = Slip::Ok;

    OrderSets orderSets = OrderSets::Combine;
    Duplicates duplicateOrders = Duplicates::First;
    TooMany tooManyBuilds = TooMany::FirstOnes;
    TooMany doubleBuild = TooMany::FirstOnes;
    TooMany tooManyDisbands = TooMany::FirstOnes;
    bool mayDeclineBuilds = true;
    MissingDisband missingDisband = MissingDisband::FromOwned;
    Alphabet alphabet = Alphabet::English;
    bool civilDisorderMayBeSupported = true;
    bool civilDisorderDisbandsWhenDislodged = false;
    IllegalOrder illegalOrder = IllegalOrder::Ignored;
    ConvoyNotOrdered convoyNotOrdered = ConvoyNotOrdered::Invalid;
    bool implicitOrders = false;
    bool perpetualOrders = false;
    bool proxyOrders = false;
    FlyingDutchman flyingDutchman = FlyingDutchman::Gamemaster;
    bool insurrection = false;

    VictoryCentres victoryCentres = VictoryCentres::OfTheMap;
    VictoryBy victoryBy = VictoryBy::Centres;
    Draws draws = Draws::WithCentres;
    Ballot ballot = Ballot::Open;
    StalledYears stalledYears = StalledYears::Never;
    GameYears gameYears = GameYears::Unlimited;
    ShortGame shortGame = ShortGame::Draw;
    Scoring scoring = Scoring::None;
    Players players = Players::Seven;

    bool operator==(const RuleOptions&) const = default;
};

} // namespace chancery
