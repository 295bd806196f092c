// SPDX-License-Identifier: GPL-3.0-or-later
// A paradox rule taken apart: its words about supports, and its decree where these are not enough (DATC 4.A.2).
#pragma once

#include "engine/rules/options.h"

namespace chancery {

/// Which supports a convoyed army does not cut.
enum class Spared : std::uint8_t {
    None,
    AttackOnItsFleet,     ///< of an attack on a fleet that carries it (1971 XII.5, Twenty 15)
    ActionAtAnyFleet,     ///< of any action where a fleet convoys (1982 XII.5)
    AttackOnNeededFleet,  ///< as the first, if it cannot do without that fleet (2000 page 16)
};

/// What becomes of orders that still wait for one another.
enum class Decree : std::uint8_t {
    ConvoysFail,    ///< Szykman (4.A.2 f)
    AllHold,        ///< 4.A.2 d
    ByAssumption,   ///< Alexander IV.5.f
    OnlyConsistent, ///< the one consistent resolution, if it is one; otherwise the rulebook has no answer
};

struct ParadoxHandling
{
    Spared spared = Spared::None;
    Decree decree = Decree::ConvoysFail;
};

constexpr ParadoxHandling paradoxHandling(const RuleOptions& options)
{
    switch (options.paradox) {
    case ParadoxRule::Rule1971:
    case ParadoxRule::Twenty:
        return {Spared::AttackOnItsFleet, Decree::OnlyConsistent};
    case ParadoxRule::Rule1982:
        return {Spared::ActionAtAnyFleet, Decree::OnlyConsistent};
    case ParadoxRule::Rule2000:
        return {Spared::AttackOnNeededFleet, Decree::OnlyConsistent};
    case ParadoxRule::AllHold:
        return {Spared::None, Decree::AllHold};
    case ParadoxRule::Alexander:
        return {Spared::None, Decree::ByAssumption};
    case ParadoxRule::Szykman:
        break;
    }
    return {Spared::None, Decree::ConvoysFail};
}

} // namespace chancery
