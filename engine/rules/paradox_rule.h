// SPDX-License-Identifier: GPL-3.0-or-later
// A paradox rule in two parts: which supports it protects, and how it settles what is still undecided (DATC
// 4.A.2).
#pragma once

#include "engine/rules/options.h"

namespace chancery {

/// Which supports a convoyed army does not cut.
enum class Spared : std::uint8_t {
    None,                ///< it cuts as any attack does
    AttackOnItsFleet,    ///< of an attack on a fleet that convoys it (1971 XII.5, Twenty 15)
    ActionAtAnyFleet,    ///< of any action in a province where a fleet convoys (1982 XII.5)
    AttackOnNeededFleet, ///< as AttackOnItsFleet, if it cannot do without that fleet (2000 page 16)
};

/// How orders are settled that still wait for one another.
enum class Decree : std::uint8_t {
    ConvoysFail,    ///< the convoys among them fail: Szykman (DATC 4.A.2 f)
    AllHold,        ///< the moves among them fail (DATC 4.A.2 d)
    ByAssumption,   ///< each convoy ends as if its army had no effect: Alexander IV.5.f
    OnlyConsistent, ///< by the only consistent resolution, if there is exactly one
};

/// A paradox rule as its two parts.
struct ParadoxHandling
{
    Spared spared = Spared::None;        ///< which supports it protects
    Decree decree = Decree::ConvoysFail; ///< how it settles the rest
};

/// Returns the two parts of the paradox rule in `options`.
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
