// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn this result? Every smallest set of changed orders after which an order ends in other words.
#pragma once

#include "engine/explain/flip_effect.h"
#include "engine/explain/order_change.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace chancery {

/// A result without its reason.
struct FlipResult
{
    Verdict verdict = Verdict::Stands; ///< of the order
    Fate fate = Fate::Unharmed;        ///< of its unit

    bool operator==(const FlipResult&) const = default;
};

/// Returns the words of DATC 4.E.2 for a result: "fails, dislodged".
std::string words(FlipResult result);
/// Returns whether a result is turned into another. A move that fails is not if it never sets out instead, as
/// an army without its fleets: it stays where it is all the same.
bool isTurned(FlipResult was, FlipResult then);

/// Which result is asked about, and which orders may change.
struct FlipQuestion
{
    PhaseInput phase;            ///< a movement phase
    Province asked = noProvince; ///< the unit of the order whose result is asked about, where it starts
    std::optional<ProvinceSet> among{}; ///< the units whose orders may change; all if not set
};

/// Returns whether FlipSearch can answer: it is a movement phase that can be resolved, and the unit is on
/// the board.
bool canBeAsked(const FlipQuestion& question);

/// One smallest set of changes after which the result is another.
struct Flip
{
    std::vector<OrderChange> changes; ///< one or two, of different units
    FlipResult then;                  ///< how the order asked about ends after them
    FlipEffects does;                 ///< what each change does, sorted: the group to which it belongs
    /// Whether one of the new orders helps no order that is given, so that its unit might as well hold.
    bool idle = false;
};

/// The sets of changes that do the same.
struct FlipGroup
{
    FlipEffects does;     ///< what each change does, sorted; as many as there are changes in a set
    std::size_t ways = 0; ///< how many sets do it, shown or not
};

/// A flip as a search finds it: compact, and to be read with the yield that holds it.
struct FoundFlip
{
    static constexpr std::uint32_t none = ~std::uint32_t{0}; ///< no second change

    std::uint32_t first = none, second = none; ///< numbers of single changes
    std::uint32_t group = 0;                   ///< an index into FlipYield::groups
    FlipResult then;                           ///< how the order asked about ends after them
    bool idle = false;                         ///< see Flip
};

/// What one part of a search has found. It holds at most FlipTally::mostShown flips, and counts all.
struct FlipYield
{
    std::vector<FoundFlip> found;  ///< some of each group
    std::vector<FlipGroup> groups; ///< all groups
    std::size_t flips = 0;         ///< how many sets were found, in `found` or not
    std::size_t tried = 0;         ///< how many sets were tried
};

/// Searches the smallest sets of changes that turn a result: single changes, and two changes neither of which
/// turns it alone. A change gives another legal order (`legalOrders`) to a unit, not to the one asked about.
/// The search has no thread of its own: it comes in slices of about a millisecond, which several threads may
/// search at once, in any order; to cancel, search no further slice.
class FlipSearch
{
public:
    /// Tries all single changes, which takes a few milliseconds. `canBeAsked` must hold.
    explicit FlipSearch(FlipQuestion question);
    ~FlipSearch();
    FlipSearch(FlipSearch&&) noexcept;

    const FlipQuestion& question() const; ///< what was asked
    const OrderResult& now() const;       ///< the result that is asked about

    /// Returns the number of single changes.
    std::size_t changes() const;
    /// Returns the single changes that turn the result.
    const FlipYield& singles() const;

    /// Returns the number of slices with sets of two changes.
    std::size_t slices() const;
    /// Searches one slice. May be called from several threads at once.
    FlipYield slice(std::size_t which) const;

    /// Returns a single change by its number.
    OrderChange change(std::uint32_t number) const;

private:
    class Search;
    class PairSlice;
    std::unique_ptr<const Search> search_;
};

/// What a search has found so far.
struct FlipAnswer
{
    /// At most FlipTally::mostShown, by groups in their order; of each group those that are not idle first.
    /// If there are more, as many groups as possible have some, and single changes come before others.
    std::vector<Flip> shown;
    std::vector<FlipGroup> groups; ///< all groups: those of single changes first, and those with more ways
    std::size_t found = 0;         ///< how many sets turn the result, shown or not
    std::size_t tried = 0;         ///< how many sets were tried
};

/// Adds up the yields of a search. Which flips are shown does not depend on the order in which they come.
class FlipTally
{
public:
    static constexpr std::size_t mostShown = 2000; ///< the most flips that are kept

    void add(const FlipYield& yield); ///< adds the yield of one slice, or of the single changes
    /// Returns what was added so far; `search` must be the search of the yields.
    FlipAnswer answer(const FlipSearch& search) const;

private:
    std::uint32_t numberOf(const FlipGroup& group);

    std::vector<FlipGroup> groups_;
    std::map<FlipEffects, std::uint32_t> numbers_; ///< indices into groups_
    std::vector<FoundFlip> kept_;                  ///< with indices into groups_
    std::size_t found_ = 0, tried_ = 0;
};

} // namespace chancery
