// SPDX-License-Identifier: GPL-3.0-or-later
// Compares typed words with the parts of an order, one part after the other; every word is tried as a keyword
// and as the beginning of a name.
#include "ui/entry/order_pattern.h"

#include <algorithm>

namespace chancery::entry {

namespace {

using What = Slot::What;

// Costs: how far apart the words and the order are. A name has a cost of its own (SpelledNames::distance).
constexpr int costOfBeginning = 1; ///< of a word that begins a keyword
constexpr int costOfNeedless =
    3;                          ///< of a word that begins a keyword that could be left out: "mar" for "march"
constexpr int costOfLetter = 1; ///< of "h" after the name of a supported unit: it may begin a name, too
constexpr int costOfNoise = 4;  ///< of a word that means nothing where it is
constexpr int costOfWrongKind = 3;  ///< of "F" before the name of an army
constexpr int costOfNoHelped = 3;   ///< of a support or convoy that names the destination alone
constexpr int costOfNoTarget = 4;   ///< of a move without its destination
constexpr int costOfUnfinished = 1; ///< of another order that lacks its last place
constexpr int costOfOtherUnit = 2;  ///< of an order for a unit that was not asked for

/// The best of several ways to read the same words.
class Best
{
public:
    void consider(int here, std::optional<Fit> rest, bool whole = true)
    {
        if (here >= 0 && rest && (!fit_ || here + rest->cost < fit_->cost))
            fit_ = {here + rest->cost, whole && rest->whole};
    }
    std::optional<Fit> fit() const { return fit_; }

private:
    std::optional<Fit> fit_;
};

/// Returns the kind of unit that a word means.
std::optional<UnitKind> kindMeant(const TypedWords& words, std::size_t word)
{
    if (words.keyword(word) == Keyword::Army || words.begins(word, Keyword::Army)) return UnitKind::Army;
    if (words.keyword(word) == Keyword::Fleet || words.begins(word, Keyword::Fleet)) return UnitKind::Fleet;
    return {};
}

/// Compares the words from one on with the parts from one on.
class Comparison
{
public:
    Comparison(const TypedWords& words, const Slot* slots, std::size_t count)
        : words_(words)
        , slots_(slots)
        , count_(count)
    {
    }

    std::optional<Fit> from(std::size_t slot, std::size_t word) const
    {
        if (word == words_.size()) return missing(slot);
        Best best;
        if (const int noise = costOfNoiseAt(word); noise >= 0) best.consider(noise, from(slot, word + 1));
        if (slot == count_) return best.fit();
        if (const int cost = slots_[slot].leftOut; cost >= 0)
            best.consider(cost, from(slot + 1, word), cost == 0);
        switch (slots_[slot].what) {
        case What::Word:
            if (const int cost = costOfWord(slots_[slot], word); cost >= 0)
                best.consider(cost, from(slot + 1, word + 1));
            break;
        case What::Unit:
            unit(best, slot, word);
            break;
        case What::Place:
            place(best, slot, word);
            break;
        case What::BySea:
            if (isBySea(word)) best.consider(0, from(isBySeaNext(word) ? slot : slot + 1, word + 1));
            break;
        case What::Power:
            if (words_.begins(word, slots_[slot].power)) best.consider(0, Fit{});
            break;
        }
        return best.fit();
    }

private:
    std::optional<Fit> missing(std::size_t slot) const
    {
        while (slot < count_ && slots_[slot].missing == Slot::goOn) ++slot;
        if (slot == count_) return Fit{};
        if (slots_[slot].missing == Slot::never) return {};
        return Fit{slots_[slot].missing, false};
    }

    /// Returns the cost of taking a word for one without meaning, -1 if it cannot be that: a line of nothing
    /// else means nothing.
    int costOfNoiseAt(std::size_t word) const
    {
        if (words_.size() == 1) return -1;
        switch (words_.keyword(word)) {
        case Keyword::Filler:
        case Keyword::From:
        case Keyword::And:
        case Keyword::Move:
            return word + 1 < words_.size() ? 0 : costOfNoise;
        case Keyword::Retreat:
            return costOfNoise;
        default:
            return -1;
        }
    }

    int costOfWord(const Slot& slot, std::size_t word) const
    {
        const Keyword meant = words_.keyword(word);
        const bool retreats = slot.keyword == Keyword::Retreat && meant == Keyword::Move;
        if (meant == slot.keyword || retreats)
            return slot.leftOut == 0 && slot.keyword == Keyword::Hold && words_.lettersOf(word) == 1
                       ? costOfLetter
                       : 0;
        if (!words_.begins(word, slot.keyword)) return -1;
        if (slot.leftOut == 0) return costOfNeedless;
        return slot.keyword == Keyword::Waive ? 0 : costOfBeginning;
    }

    bool isBySea(std::size_t word) const
    {
        const Keyword meant = words_.keyword(word);
        return meant == Keyword::Via || meant == Keyword::Convoy || meant == Keyword::Sea;
    }
    bool isBySeaNext(std::size_t word) const { return word + 1 < words_.size() && isBySea(word + 1); }

    void unit(Best& best, std::size_t slot, std::size_t word) const
    {
        place(best, slot, word);
        const Slot& asked = slots_[slot];
        const auto kind = kindMeant(words_, word);
        if (!kind || (asked.sameKind && kind != asked.kind)) return;
        const int cost = asked.kind && kind != asked.kind ? costOfWrongKind : 0;
        if (word + 1 == words_.size()) {
            // The kind by itself does not choose among the orders of a unit.
            if (asked.missing != Slot::goOn) best.consider(cost, missing(slot));
            return;
        }
        Best named;
        place(named, slot, word + 1);
        best.consider(cost, named.fit());
    }

    void place(Best& best, std::size_t slot, std::size_t word) const
    {
        const Location at = slots_[slot].at;
        const std::size_t last = std::min(words_.size(), word + TypedWords::ofAName);
        for (std::size_t end = word + 1; end <= last; ++end) {
            const int distance = words_.distance(word, end, at);
            const bool joined = end > word + 1 && words_.lettersOf(word) < SpelledNames::codeLetters;
            if (distance == SpelledNames::misspelt && (joined || slots_[slot].exactly)) continue;
            if (distance >= 0)
                best.consider(distance, from(slot + 1, end), distance < SpelledNames::misspelt);
            if (distance >= 0 && end < words_.size() && words_.isWaterOf(end, at))
                best.consider(distance, from(slot + 1, end + 1), distance < SpelledNames::misspelt);
            if (distance == 0) break; // what follows a whole code is another word
        }
        std::size_t next = slot + 1; // "budrum": two codes without a blank
        while (next < count_ && slots_[next].what == What::Word && slots_[next].leftOut == 0) ++next;
        if (next == count_ || slots_[next].at == nowhere) return;
        if (const int distance = words_.distance(word, at, slots_[next].at); distance >= 0)
            best.consider(distance, from(next + 1, word + 1), distance < SpelledNames::misspelt);
    }

    const TypedWords& words_;
    const Slot* slots_;
    std::size_t count_;
};

Slot wordSlot(Keyword keyword)
{
    return {What::Word, keyword};
}

Slot optionalWord(Keyword keyword)
{
    Slot slot = wordSlot(keyword);
    slot.leftOut = 0;
    slot.missing = Slot::goOn;
    return slot;
}

Slot placeSlot(Location at, int missing)
{
    Slot slot;
    slot.what = What::Place;
    slot.at = at;
    slot.missing = missing;
    return slot;
}

Slot unitSlot(const Unit& unit)
{
    Slot slot;
    slot.what = What::Unit;
    slot.kind = unit.kind;
    slot.at = unit.at;
    return slot;
}

Slot nameSlot(const Unit& unit)
{
    Slot slot = unitSlot(unit);
    slot.exactly = true;
    return slot;
}

} // namespace

OrderPattern::OrderPattern(const Order& order, PhaseKind phase, bool mustName)
{
    addUnit(order, phase, mustName);
    addCommand(order, phase);
    if (!mustName) return;
    for (std::size_t i = 0; i < count_; ++i) {
        slots_[i].exactly = true;
        // The name of another unit by itself chooses no order.
        if (slots_[i].what == What::Place && i == 2) slots_[i].missing = Slot::never;
    }
}

void OrderPattern::addUnit(const Order& order, PhaseKind phase, bool mustName)
{
    if (phase == PhaseKind::Adjustment) return;
    Slot unit = nameSlot(order.unit);
    if (!mustName) {
        unit.leftOut = 0;
        unit.missing = Slot::goOn;
    }
    add(unit);
}

void OrderPattern::addHelped(Keyword verb, Location unit, Location to)
{
    add(wordSlot(verb));
    Slot helped;
    helped.what = What::Unit;
    helped.at = unit;
    helped.missing = 0;
    if (to != nowhere) helped.leftOut = costOfNoHelped;
    add(helped);
    if (to == nowhere)
        add(optionalWord(Keyword::Hold));
    else
        add(placeSlot(to, costOfUnfinished));
}

void OrderPattern::addMove(const Move& move)
{
    add(optionalWord(Keyword::Move));
    add(placeSlot(move.to, costOfNoTarget));
    if (move.via != Via::Convoy) return;
    Slot bySea;
    bySea.what = What::BySea;
    bySea.leftOut = 0;
    bySea.missing = Slot::goOn;
    add(bySea);
}

/// Adds a build or a removal.
void OrderPattern::addAdjustment(Keyword verb, const Unit& unit)
{
    add(optionalWord(verb));
    Slot site = unitSlot(unit);
    site.missing = costOfUnfinished;
    site.sameKind = verb == Keyword::Build;
    add(site);
}

void OrderPattern::addCommand(const Order& order, PhaseKind phase)
{
    if (as<Hold>(order)) return add(wordSlot(Keyword::Hold));
    if (as<Waive>(order)) return add(wordSlot(Keyword::Waive));
    if (const auto* move = as<Move>(order)) return addMove(*move);
    if (const auto* support = as<SupportHold>(order))
        return addHelped(Keyword::Support, support->unit, nowhere);
    if (const auto* support = as<SupportMove>(order))
        return addHelped(Keyword::Support, support->unit, support->to);
    if (const auto* convoy = as<Convoy>(order)) return addHelped(Keyword::Convoy, convoy->army, convoy->to);
    if (as<Build>(order)) return addAdjustment(Keyword::Build, order.unit);
    if (phase == PhaseKind::Adjustment) return addAdjustment(Keyword::Disband, order.unit);
    if (as<Disband>(order)) return add(wordSlot(Keyword::Disband));
    if (const auto* retreat = as<Retreat>(order)) {
        add(optionalWord(Keyword::Retreat));
        add(placeSlot(retreat->to, costOfUnfinished));
    }
    if (const auto* rising = as<Insurrection>(order)) {
        add(wordSlot(Keyword::Insurrection));
        Slot whom;
        whom.what = What::Power;
        whom.power = rising->whom;
        whom.missing = costOfUnfinished;
        add(whom);
    }
}

std::optional<Fit> OrderPattern::fit(const TypedWords& words) const
{
    auto fit = Comparison(words, slots_.data(), count_).from(0, 0);
    const bool other = count_ > 0 && slots_[0].what == What::Unit && slots_[0].missing == Slot::never;
    if (fit && other) fit->cost += costOfOtherUnit;
    return fit;
}

std::optional<int> costOfName(const TypedWords& words, const Unit& unit)
{
    const Slot name = nameSlot(unit);
    const auto fit = Comparison(words, &name, 1).from(0, 0);
    return fit ? std::optional(fit->cost) : std::nullopt;
}

bool beginWith(const TypedWords& words, const Unit& unit, std::size_t letters)
{
    const std::size_t from = words.size() > 1 && kindMeant(words, 0) ? 1 : 0;
    for (std::size_t first : {std::size_t{0}, from})
        for (std::size_t end = first + 1; end <= std::min(words.size(), first + TypedWords::ofAName); ++end) {
            const int distance = words.distance(first, end, unit.at);
            const bool enough = words.lettersOf(first) >= letters || end > first + 1;
            if (enough && distance >= 0 && distance != SpelledNames::misspelt) return true;
        }
    return words.size() > 0 && words.beginsWithCode(0, unit.at);
}

} // namespace chancery::entry
