// SPDX-License-Identifier: GPL-3.0-or-later
// A set of provinces, locations or powers in two machine words, so that relations between orders are set
// arithmetic.
#pragma once

#include "engine/base/ids.h"

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace chancery {

/// Asks a constructor to leave the value unset, for arrays of which most is never read.
struct Unset
{
};

/// The sets with a single member, as words, by id: a look-up is quicker than to shift a bit into place. An id
/// of 128 or more has the empty set.
struct SingleIds
{
    /// The two words of a set.
    struct Words
    {
        std::uint64_t low = 0, high = 0;
    };

    /// Fills the table.
    constexpr SingleIds()
    {
        for (std::size_t id = 0; id < 64; ++id) of[id].low = of[id + 64].high = std::uint64_t{1} << id;
    }
    std::array<Words, 256> of{}; ///< [id] the set
};
inline constexpr SingleIds singleIds; ///< the only table that is needed

/// A set of Province, Location or Power values below 128, iterated in ascending order. The operators `|`, `&`
/// and `-` return union, intersection and difference. The absent id, 255, is never a member; adding it adds
/// nothing.
template<class Id>
class IndexSet
{
public:
    constexpr IndexSet()
        : low_(0)
        , high_(0)
    {
    }
    /// Leaves the set unset: it must be assigned before it is read.
    explicit IndexSet(Unset) {}
    /// Makes the set of these ids.
    constexpr IndexSet(std::initializer_list<Id> ids)
        : IndexSet()
    {
        for (Id id : ids) add(id);
    }
    /// Returns the set of the ids 0 to `count` - 1; `count` is at most 64.
    static constexpr IndexSet below(std::size_t count)
    {
        IndexSet set;
        set.low_ = count == 0 ? 0 : ~std::uint64_t{0} >> (64 - count);
        return set;
    }

    /// Adds one id.
    constexpr void add(Id id)
    {
        low_ |= single(id).low;
        high_ |= single(id).high;
    }
    /// Adds `id` if `condition` holds, without a branch.
    constexpr void addIf(Id id, bool condition) { add(idIf(id, condition)); }
    /// Returns this set if `condition` holds, otherwise the empty set, without a branch.
    constexpr IndexSet onlyIf(bool condition) const
    {
        const std::uint64_t mask = -std::uint64_t{condition};
        IndexSet set;
        set.low_ = low_ & mask;
        set.high_ = high_ & mask;
        return set;
    }
    constexpr void remove(Id id)
    {
        low_ &= ~single(id).low;
        high_ &= ~single(id).high;
    } ///< removes one id
    /// Returns whether `id` is a member.
    constexpr bool has(Id id) const { return ((low_ & single(id).low) | (high_ & single(id).high)) != 0; }
    constexpr bool empty() const { return (low_ | high_) == 0; } ///< whether the set has no members
    /// Returns whether the set has two members or more.
    constexpr bool several() const
    {
        return ((low_ & (low_ - 1)) | (high_ & (high_ - 1))) != 0 || (low_ != 0 && high_ != 0);
    }
    /// Returns the number of members.
    constexpr int size() const
    {
        const std::uint64_t count = fours(low_) + fours(high_); // at most 8 in every four bits
        return static_cast<int>(
            (((count & 0x0f0f0f0f0f0f0f0f) + ((count >> 4) & 0x0f0f0f0f0f0f0f0f)) * 0x0101010101010101) >>
            56);
    }
    /// Returns the lowest member; the set must not be empty.
    constexpr Id first() const { return *begin(); }
    /// Returns whether every member of `other` is a member.
    constexpr bool contains(IndexSet other) const { return (other - *this).empty(); }

    constexpr IndexSet& operator|=(IndexSet o)
    {
        low_ |= o.low_;
        high_ |= o.high_;
        return *this;
    }
    constexpr IndexSet& operator&=(IndexSet o)
    {
        low_ &= o.low_;
        high_ &= o.high_;
        return *this;
    }
    constexpr IndexSet& operator-=(IndexSet o)
    {
        low_ &= ~o.low_;
        high_ &= ~o.high_;
        return *this;
    }
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
        constexpr Iterator(std::uint64_t low, std::uint64_t high)
            : low_(low)
            , high_(high)
        {
        }
        [[gnu::always_inline]] constexpr Id operator*() const
        {
            return static_cast<Id>(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
        }
        [[gnu::always_inline]] constexpr Iterator& operator++()
        {
            if (low_)
                low_ &= low_ - 1;
            else
                high_ &= high_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            Iterator old = *this;
            ++*this;
            return old;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t low_ = 0, high_ = 0;
    };
    constexpr Iterator begin() const { return {low_, high_}; } ///< at the lowest member
    constexpr Iterator end() const { return {}; }              ///< past the highest member

private:
    static constexpr const SingleIds::Words& single(Id id) { return singleIds.of[index(id)]; }
    /// Counts the ones in every four bits. std::popcount is a function call on processors without an
    /// instruction for it.
    static constexpr std::uint64_t fours(std::uint64_t word)
    {
        word -= (word >> 1) & 0x5555555555555555;
        return (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
    }

    std::uint64_t low_, high_;
};

using ProvinceSet = IndexSet<Province>; ///< a set of provinces
using LocationSet = IndexSet<Location>; ///< a set of locations
using PowerSet = IndexSet<Power>;       ///< a set of powers

/// A set of provinces in an array that starts unset, since clearing it would cost as much as adjudicating.
struct LaterSet : ProvinceSet
{
    LaterSet()
        : ProvinceSet(Unset{})
    {
    } ///< leaves the set unset
    explicit LaterSet(ProvinceSet set)
        : ProvinceSet(set)
    {
    } ///< makes the set
    /// Sets the set.
    LaterSet& operator=(ProvinceSet set)
    {
        ProvinceSet::operator=(set);
        return *this;
    }
};

} // namespace chancery
