// SPDX-License-Identifier: GPL-3.0-or-later
// Searches pairs of changes, two units at a time.
#include "engine/explain/flip_search.h"

namespace chancery {

std::string words(FlipResult result)
{
    return words(OrderResult{{}, result.verdict, result.fate, true});
}

bool isTurned(FlipResult was, FlipResult then)
{
    const auto comesToNothing = [](Verdict verdict) {
        return verdict == Verdict::Fails || verdict == Verdict::Invalid || verdict == Verdict::Illegal;
    };
    if (was.fate != then.fate) return true;
    return was.verdict != then.verdict && !(comesToNothing(was.verdict) && comesToNothing(then.verdict));
}

bool canBeAsked(const FlipQuestion& question)
{
    const PhaseInput& phase = question.phase;
    return phase.kind == PhaseKind::Movement && canResolve(phase) && question.asked != noProvince &&
           unitAt(*phase.map, phase.before, question.asked);
}

/// The pairs of changes of two units. Changes that do the same as a hold beside the other are tried together:
/// they have the key 0, each other change has a key of its own.
class FlipSearch::PairSlice
{
public:
    PairSlice(const Search& search, const Search::ChangingUnit& first, const Search::ChangingUnit& second)
        : search_(search)
        , first_(first)
        , second_(second)
        , trial_(search.phase)
        , width_(second.end - second.begin + 1)
        , ends_((first.end - first.begin + 1) * width_)
        , groups_(ends_.size())
    {
    }

    FlipYield searched()
    {
        for (std::size_t a = first_.begin; a < first_.end; ++a) {
            if (search_.turns(search_.changes[a].then)) continue; // it needs no second change
            for (std::size_t b = second_.begin; b < second_.end; ++b)
                if (!search_.turns(search_.changes[b].then)) tryPair(a, b);
        }
        keepMostTelling(yield_.found);
        return std::move(yield_);
    }

private:
    /// A pair by its keys.
    struct Keys
    {
        std::size_t first = 0, second = 0;
    };

    void tryPair(std::size_t a, std::size_t b)
    {
        const Search::Change &one = search_.changes[a], &other = search_.changes[b];
        const bool oneIdle = search_.idleBeside(one, other, second_.unit),
                   otherIdle = search_.idleBeside(other, one, first_.unit);
        const Keys keys{key(a - first_.begin, oneIdle), key(b - second_.begin, otherIdle)};
        ++yield_.tried;
        const FlipResult then = endOf(keys);
        if (!search_.turns(then)) return;
        // Beside a hold the other change may help, although it helps nothing of the order that is given.
        const Keys held{key(a - first_.begin, search_.idleBesideHold(one, second_.unit)),
                        key(b - second_.begin, search_.idleBesideHold(other, first_.unit))};
        Search::add(
            yield_,
            {static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b), 0, then, oneIdle || otherIdle},
            effectsOf(keys, held));
    }

    std::size_t key(std::size_t number, bool idle) const
    {
        return search_.mergesIdle && idle ? 0 : number + 1;
    }
    std::size_t at(Keys keys) const { return keys.first * width_ + keys.second; }

    FlipResult endOf(Keys keys)
    {
        std::optional<FlipResult>& end = ends_[at(keys)];
        if (!end) {
            resolve(keys);
            end = trial_.resultOf(search_.question.asked);
        }
        return *end;
    }

    void resolve(Keys keys)
    {
        const std::array orders{orderOf(first_, keys.first), orderOf(second_, keys.second)};
        trial_.resolveWith(orders);
    }

    Order orderOf(const Search::ChangingUnit& unit, std::size_t key) const
    {
        return key > 0 ? search_.changes[unit.begin + key - 1].now : search_.hold(unit.unit);
    }

    /// Returns what the two changes do; `held` has the key that each change has if the other unit holds.
    FlipEffects effectsOf(Keys keys, Keys held)
    {
        FlipEffects& known = groups_[at(keys)];
        const bool usual = held.first == keys.first && held.second == keys.second;
        if (usual && !known.empty()) return known;
        const FlipResult then = endOf(keys);
        const FlipEffectFinder::Instead firstHolds = search_.insteadOf(endOf({0, held.second}), then),
                                        secondHolds = search_.insteadOf(endOf({held.first, 0}), then);
        const FlipEffectFinder finder = search_.effectFinder();
        resolve(keys);
        const Aftermath& end = trial_.aftermath();
        FlipEffects does{finder.of(end, first_.unit, firstHolds), finder.of(end, second_.unit, secondHolds)};
        std::ranges::sort(does);
        if (usual) known = does;
        return does;
    }

    const Search& search_;
    const Search::ChangingUnit &first_, &second_;
    Trial trial_;
    std::size_t width_;
    std::vector<std::optional<FlipResult>> ends_; ///< [keys] how the order asked about ends, once it is known
    std::vector<FlipEffects> groups_;             ///< [keys] what the changes do, once it is known
    FlipYield yield_;
};

FlipSearch::FlipSearch(FlipQuestion question)
    : search_(std::make_unique<Search>(std::move(question)))
{
}

FlipSearch::~FlipSearch() = default;
FlipSearch::FlipSearch(FlipSearch&&) noexcept = default;

const FlipQuestion& FlipSearch::question() const
{
    return search_->question;
}

const OrderResult& FlipSearch::now() const
{
    return *search_->asked;
}

std::size_t FlipSearch::changes() const
{
    return search_->changes.size();
}

const FlipYield& FlipSearch::singles() const
{
    return search_->singles;
}

std::size_t FlipSearch::slices() const
{
    return search_->pairs.size();
}

FlipYield FlipSearch::slice(std::size_t which) const
{
    const auto [first, second] = search_->pairs[which];
    return PairSlice(*search_, search_->units[first], search_->units[second]).searched();
}

OrderChange FlipSearch::change(std::uint32_t number) const
{
    const auto unit = std::ranges::find_if(
        search_->units, [number](const Search::ChangingUnit& one) { return number < one.end; });
    return {unit->was, unit->written, search_->changes[number].now};
}

} // namespace chancery
