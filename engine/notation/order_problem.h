// SPDX-License-Identifier: GPL-3.0-or-later
// Why a text could not be read as an order, as a value: it can be said in any language.
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

/// What stood to be read where reading ended.
enum class Expected : std::uint8_t {
    Unit,        ///< "A Paris"
    Place,       ///< a space
    Destination, ///< a space to go to
    Task,        ///< what the unit shall do
    Army,        ///< the army that a fleet shall carry
    End,         ///< the end of the order
    Power,       ///< for whom the insurrection is
};

struct OrderProblem
{
    enum class Kind : std::uint8_t {
        Missing,        ///< the text ends too early
        Unexpected,     ///< `found` stands where something else is expected
        UnknownPlace,   ///< `found` is no space; `choices` resemble it
        AmbiguousPlace, ///< `found` may be any of `choices`
        NoSuchCoast,    ///< the place `found` has the coasts `choices`
        NotASea,        ///< `found` is named on the way but is no sea
        WhichUnit,      ///< no place was written, and several units fit: `choices`
        NoSuchUnit,     ///< no place was written, and no unit of the power fits
        WhichKind,      ///< army or fleet, at `found`?
        OtherPower,     ///< an order of the power `named` on the sheet of another
        WhosePower,     ///< nothing tells whose order it is
        SeveralOrders,  ///< one order was asked for
        TooLong,        ///< a line of more than `most` bytes
        TooMany,        ///< more than `most` lines
    };

    Kind kind = Kind::Missing;
    Expected expected = Expected::Unit;
    std::string found{};             ///< as it is written
    std::vector<Location> choices{}; ///< whole provinces, or of NoSuchCoast the coasts
    Power named = noPower;           ///< of OtherPower: whose order it is
    Power sheet = noPower;           ///< of OtherPower: on whose sheet
    std::size_t most = 0;            ///< of TooLong the bytes allowed, of TooMany the lines
    std::size_t column = 1;          ///< in characters, counted from 1

    bool operator==(const OrderProblem&) const = default;
};

/// In English, with the names of this map: "“Narnia” is no space; expected the space to go to".
std::string sentence(const Map& map, const OrderProblem& problem);

/// What is wrong with a line of a sheet; nothing if it can be read.
std::optional<OrderProblem> problemOf(const ReadingContext& context, std::string_view line);

} // namespace chancery
