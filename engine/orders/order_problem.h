// SPDX-License-Identifier: GPL-3.0-or-later
// Why a text could not be read as an order: a value without sentences, so that it can be worded in any
// language.
#pragma once

#include "engine/base/ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct Map;
struct ReadingContext;

/// What the reader expected at the place where it could not go on.
enum class Expected : std::uint8_t {
    Unit,        ///< "A Paris"
    Place,       ///< a province or coast
    Destination, ///< the province or coast to which the unit moves
    Task,        ///< what the unit is to do: a verb or a destination
    RetreatTask, ///< where a dislodged unit is to go, or that it is to disband
    Army,        ///< the army that the fleet convoys
    End,         ///< the end of the order
    Power,       ///< the power for which an insurrection is raised
    Centre,      ///< a home centre that a power wants back
};

/// Why a text, or a part of it, could not be read as an order. `kind` says which of the other members are
/// used.
struct OrderProblem
{
    /// What is wrong with the text.
    enum class Kind : std::uint8_t {
        Missing,        ///< the text ends too early
        Unexpected,     ///< `found` is written where `expected` should be
        UnknownPlace,   ///< `found` names no province; the names of `choices` resemble it
        AmbiguousPlace, ///< `found` may mean any of `choices`
        NoSuchCoast,    ///< the province has no coast `found`; `choices` are those that it has
        NotASea,        ///< `found` is named on the way of a convoy but is no sea province
        WhichUnit,      ///< no province is written, and several units fit: `choices`
        NoSuchUnit,     ///< no province is written, and no unit of the power fits
        WhichKind,      ///< at `found` both an army and a fleet can be meant
        OtherPower,     ///< the order is for the power `named`, but the sheet is that of the power `sheet`
        WhosePower,     ///< the text does not say which power gives the order
        SeveralOrders,  ///< the text holds several orders where only one is allowed
        TooLong,        ///< a line of more than `most` bytes
        TooMany,        ///< more than `most` lines
        Quoted,         ///< the line is of an earlier mail that is quoted beside other orders
        Remark,         ///< the line is behind `found`, "#" or "//", as remarks are
        Unticked,       ///< the box of the line is not ticked, as those of other orders are
    };

    Kind kind = Kind::Missing;          ///< what is wrong
    Expected expected = Expected::Unit; ///< what should be there; Missing, Unexpected, UnknownPlace
    std::string found{};                ///< the text at fault, as it is written
    std::vector<Location> choices{};    ///< whole provinces; for NoSuchCoast coasts
    Power named = noPower;              ///< OtherPower: the power that gives the order
    Power sheet = noPower;              ///< OtherPower: the power whose sheet it is
    std::size_t most = 0;               ///< TooLong: the bytes allowed; TooMany: the lines allowed
    std::size_t column = 1;             ///< where the fault is, in characters counted from 1

    bool operator==(const OrderProblem&) const = default;
};

/// Returns a problem as an English sentence with the names of this map: "“Narnia” is no space; expected the
/// space to go to".
std::string sentence(const Map& map, const OrderProblem& problem);

/// As sentence(), with the column before it: "column 9: …".
std::string located(const Map& map, const OrderProblem& problem);

/// Returns the first problem of a line of an order sheet; nothing if all of it can be read.
std::optional<OrderProblem> problemOf(const ReadingContext& context, std::string_view line);

/// What replaces %1 or %2 in the sentences about a problem.
enum class ProblemGap : std::uint8_t {
    None,     ///< the sentences have no such gap
    Found,    ///< OrderProblem::found
    Expected, ///< expectedText of OrderProblem::expected
    Choices,  ///< the names of OrderProblem::choices, the last after "or"
    Named,    ///< the power OrderProblem::named
    Sheet,    ///< the power OrderProblem::sheet
    Most,     ///< OrderProblem::most
};

/// The two English sentences about a problem, a message and a label, which have the same gaps.
struct ProblemText
{
    const char* message; ///< for errors, where the column precedes it
    const char* label;   ///< for the list beside the sheet; translated in the context of ReadingProblems
    ProblemGap first = ProblemGap::None, second = ProblemGap::None; ///< what replaces %1, and %2
};

/// Returns the sentences about a problem, by its kind.
ProblemText textOf(const OrderProblem& problem);

/// Returns what is expected, in English: "the destination". To be translated in the context of
/// ReadingProblems.
const char* expectedText(Expected expected);

} // namespace chancery
