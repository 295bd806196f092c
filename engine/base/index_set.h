// SPDX-License-Identifier: GPL-3.0-or-later
// A set of provinces, locations or powers in two machine words, so that relations between orders are set
// arithmetic.
#pragma once

#include "engine/base/ids.h"

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace chancery {

/// Asks a constructor to leave the value unset, for arrays of which most is never read.
struct Unset {};

/// A set of Province, Location or Power values below 128, iterated in ascending order. The operators `|`, `&`
/// and `-` return union, intersection and difference.
template<class Id>
class IndexSet
{
public:
    constexpr IndexSet() : low_(0), high_(0) {}
    /// Leaves the set unset: it must be assigned before it is read.
    explicit IndexSet(Unset) {}
    /// Makes the set of these ids.
    constexpr IndexSet(std::initializer_list<Id> ids) : IndexSet() { for (Id id : ids) add(id); }
    /// Returns the set of the ids 0 to `count` - 1; `count` is at most 64.
    static constexpr IndexSet below(std::size_t count)
    {
        IndexSet set;
        set.low_ = count == 0 ? 0 : ~std::uint64_t{0} >> (64 - count);
        return set;
    }

    constexpr void add(Id id) { addIf(id, true); } ///< adds one id; it must be below 128
    /// Adds `id` if `condition` holds, without a branch.
    constexpr void addIf(Id id, bool condition)
    {
        const std::uint64_t one = static_cast<std::uint64_t>(condition) << (index(id) & 63);
        low_ |= index(id) < 64 ? one : 0;
        high_ |= index(id) < 64 ? 0 : one;
    }
    constexpr void remove(Id id) { word(id) &= ~bit(id); } ///< removes `id` if it is a member
    /// Returns whether `id` is a member.
    constexpr bool has(Id id) const { return (((index(id) < 64 ? low_ : high_) >> (index(id) & 63)) & 1) != 0; }
    constexpr bool empty() const { return (low_ | high_) == 0; }    ///< whether the set has no members
    constexpr int size() const { return bits(low_) + bits(high_); } ///< the number of members
    /// Returns the lowest member; the set must not be empty.
    constexpr Id first() const { return *begin(); }
    /// Returns whether every member of `other` is a member.
    constexpr bool contains(IndexSet other) const { return (other - *this).empty(); }

    constexpr IndexSet& operator|=(IndexSet o) { low_ |= o.low_; high_ |= o.high_; return *this; }
    constexpr IndexSet& operator&=(IndexSet o) { low_ &= o.low_; high_ &= o.high_; return *this; }
    constexpr IndexSet& operator-=(IndexSet o) { low_ &= ~o.low_; high_ &= ~o.high_; return *this; }
    friend constexpr IndexSet operator|(IndexSet a, IndexSet b) { return a |= b; }
    friend constexpr IndexSet operator&(IndexSet a, IndexSet b) { return a &= b; }
    friend constexpr IndexSet operator-(IndexSet a, IndexSet b) { return a -= b; }
    friend constexpr bool operator==(IndexSet, IndexSet) = default;

    /// A forward iterator over the members in ascending order. It holds a copy of what remains of the set.
    class Iterator
    {
    public:
        using value_type = Id;                  ///< a member
        using difference_type = std::ptrdiff_t; ///< the standard library's
        constexpr Iterator() = default;
        /// Starts at the lowest member of the set with these words.
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Id operator*() const
        {
            return static_cast<Id>(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++()
        {
            if (low_) low_ &= low_ - 1;
            else high_ &= high_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) { Iterator old = *this; ++*this; return old; }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t low_ = 0, high_ = 0;
    };
    constexpr Iterator begin() const { return {low_, high_}; } ///< at the lowest member
    constexpr Iterator end() const { return {}; }              ///< past the highest member

private:
    static constexpr std::uint64_t bit(Id id) { return std::uint64_t{1} << (index(id) & 63); }
    /// Counts the ones in a word as std::popcount does, which is a function call on processors without an
    /// instruction for it.
    static constexpr int bits(std::uint64_t word)
    {
        word -= (word >> 1) & 0x5555555555555555;
        word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
        return static_cast<int>((word * 0x0101010101010101) >> 56);
    }
    constexpr std::uint64_t& word(Id id) { return index(id) < 64 ? low_ : high_; }

    std::uint64_t low_, high_;
};

using ProvinceSet = IndexSet<Province>; ///< a set of provinces
using LocationSet = IndexSet<Location>; ///< a set of locations
using PowerSet = IndexSet<Power>;       ///< a set of powers

/// A set of provinces in an array that starts unset, since clearing it would cost as much as adjudicating.
struct LaterSet : ProvinceSet
{
    LaterSet() : ProvinceSet(Unset{}) {} ///< leaves the set unset
    /// Sets the set.
    LaterSet& operator=(ProvinceSet set) { ProvinceSet::operator=(set); return *this; }
};

} // namespace chancery
