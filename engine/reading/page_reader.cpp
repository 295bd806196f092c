// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the orders and units in a text that people have written.
#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/utf8.h"
#include "engine/game/study_play.h"
#include "engine/game/study_words.h"
#include "engine/orders/quoted_lines.h"
#include "engine/reading/ordered_units.h"
#include "engine/reading/page_lines.h"
#include "engine/reading/phase_line.h"
#include "engine/reading/study_page.h"
#include "engine/reading/units_in_prose.h"
#include "engine/rules/option_table.h"

#include <algorithm>
#include <map>
#include <set>

namespace chancery {

namespace {

constexpr std::size_t mostLines = 2000;
constexpr std::size_t longestLine = 2000; ///< bytes; a longer one is commentary

/// The orders of one phase in the text.
struct Block
{
    std::optional<Phase> phase;     ///< if the text says
    std::optional<PhaseKind> kind;  ///< by the orders that could be read
    std::vector<StudyOrder> orders; ///< in the order of the text
    std::vector<Unit> unordered;    ///< units that are named without an order
    std::vector<std::string> said;  ///< units that the text says are dislodged
    bool empty() const { return orders.empty() && unordered.empty(); }
};

class PageReader
{
public:
    explicit PageReader(std::shared_ptr<const Map> map)
        : map_(std::move(map))
        , lines_(*map_)
        , blocks_(1)
    {
        position_.owner.assign(map_->provinces.size(), noPower);
    }

    Result<Study> read(std::string_view text, const std::string& name)
    {
        if (mayQuote(text)) findQuotation(text);
        for (std::size_t count = 0; !text.empty() && count < mostLines; ++count) {
            const std::size_t end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            if (!blocks_.front().empty() && !caseNumber(line).empty()) break; // the next case
            if (count < quoted_.size() && quoted_[count])
                takeProse(std::string(line), {});
            else if (isUtf8(line))
                take(lines_.plain(line));
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        }
        findOwners();
        std::erase_if(blocks_, [](const Block& block) { return block.empty() && !block.phase; });
        if (!ownerless_.empty() && (blocks_.empty() || blocks_.front().empty()) && position_.units.empty())
            return errorOf({says::ordersOfNoPower, {ownerless_.front()}}, name);
        if (blocks_.empty() || (position_.units.empty() && blocks_.front().empty())) {
            const std::string order = lines_.firstOrderIn(title_ + "\n" + commentary_, position_);
            return errorOf(order.empty() ? Message{says::nothingToStudy}
                                         : Message{says::ordersOfNoPower, {order}},
                           name);
        }
        return study();
    }

private:
    void findQuotation(std::string_view text)
    {
        std::set<std::size_t> orders;
        std::string_view rest = text;
        for (std::size_t number = 0; !rest.empty() && number < mostLines; ++number) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            if (isMeant(line)) orders.insert(number);
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        }
        quoted_ = quotedLines(text, orders);
    }

    /// Returns whether a line was meant as an order, alone or behind the name of its power.
    bool isMeant(std::string_view written) const
    {
        if (written.size() > longestLine || !isUtf8(written)) return false;
        const std::string line = lines_.plain(written);
        const auto [power, rest] = lines_.heading(line);
        const std::string& said = power == noPower ? line : rest;
        return lines_.looksAsOrder(said) && lines_.unitsIn(said, power, false).empty();
    }

    void take(const std::string& line)
    {
        if (line.empty()) {
            afterBlank_ = true;
            if (power_ != noPower && !owners_) leaves_ = true;
            return;
        }
        takeText(line);
        afterBlank_ = false;
    }

    void takeText(const std::string& line)
    {
        if (line.size() > longestLine) return takeProse(line, {});
        if (power_ == noPower && title_.empty() && blocks_.front().empty() && isTitle(line)) return;
        if (const std::optional<Phase> phase = phaseIn(*map_, line)) return beginPhase(*phase);
        if (lines_.isRulebook(line)) return takeRules(line);
        if (lines_.headsOwners(line)) {
            owners_ = true;
            power_ = noPower;
            return;
        }
        if (const std::size_t next = owners_ ? 0 : lines_.nextHeading(line); next > 0) {
            takeText(std::string(trimmed(std::string_view(line).substr(0, next))));
            return takeText(line.substr(next));
        }
        if (!owners_ && continuesOrder(line)) return;
        const auto [power, rest] = lines_.heading(line);
        if (power != noPower) {
            mayRetreat_ = lines_.mayHeadRetreats(line);
            if (!rest.empty() && takeRetreat(rest, power)) return;
            return takeHeading(power, rest, line);
        }
        const bool ofNoPower = (power_ == noPower && lines_.looksAsOrder(line)) || lines_.isLabelled(line);
        if (!owners_ && ofNoPower) return ownerless_.push_back(line);
        const bool meant = lines_.looksAsOrder(line) || (!leaves_ && lines_.beginsAsOrder(line));
        if (owners_ || power_ == noPower || !takeUnder(line, meant)) takeProse(line);
    }

    /// The first line is the title if it says nothing else; a test case is recognised by its number.
    bool isTitle(const std::string& line)
    {
        const std::string number = caseNumber(line);
        const bool first = commentary_.empty() && !blocks_.front().phase;
        if (number.empty() && !(first && lines_.mayBeTitle(line))) return false;
        if (number.empty() && isOrder(line)) return false;
        title_ = number.empty() ? line : caseTitle(line);
        testCase_ = number;
        return true;
    }

    /// Returns whether a line can be read as an order of any power.
    bool isOrder(const std::string& line) const
    {
        return lines_.looksAsOrder(line) && std::ranges::any_of(map_->everyPower(), [&](Power power) {
                   return lines_.kindOf(line, power, position_, std::nullopt).has_value();
               });
    }

    void beginPhase(const Phase& phase)
    {
        owners_ = false;
        power_ = noPower;
        if (!blocks_.back().empty()) blocks_.emplace_back();
        blocks_.back().phase = phase;
    }

    void takeRules(const std::string& line)
    {
        for (const std::string& change : lines_.rulesIn(line)) {
            if (const RulebookInfo* book = findRulebook(change))
                rulebook_ = rulebookOf(*book);
            else if (const Result<RuleOptions> changed = withChange(rulebook_.options, change))
                rulebook_.options = *changed;
        }
    }

    /// A power that has orders already begins the orders of the next phase if there was text in between; if
    /// not, it begins another sheet.
    void takeHeading(Power power, const std::string& rest, const std::string& line)
    {
        if (owners_ && takeOwners(power, rest)) return;
        if (owners_ && !rest.empty() && !lines_.hasOrder(rest, power)) return takeProse(line); // how many
        owners_ = false;
        const bool more = hasOrders(power);
        if (more && proseSince_) blocks_.emplace_back();
        if (more && !proseSince_ && power_ != power) ++sheets_[power];
        power_ = power;
        leaves_ = false;
        if (!rest.empty() && !takeUnder(rest, lines_.looksAsOrder(rest) || lines_.hasOrder(rest, power)))
            takeProse(line);
    }

    /// Adds a line to the order before it that mail has broken in two: "F NWG S F NTH" and "- NWY".
    bool continuesOrder(const std::string& line)
    {
        std::vector<StudyOrder>& orders = blocks_.back().orders;
        if (power_ == noPower || afterBlank_ || orders.empty() || orders.back().power != power_) return false;
        const std::string whole = lines_.joined(orders.back(), line, position_);
        if (proseSince_ || whole.empty()) return false;
        orders.back().text = whole;
        return true;
    }

    bool hasOrders(Power power) const
    {
        return std::ranges::any_of(blocks_.back().orders,
                                   [power](const StudyOrder& order) { return order.power == power; });
    }

    bool takeOwners(Power power, const std::string& rest)
    {
        const std::vector<Province> centres = lines_.centresIn(rest);
        for (const Province centre : centres) position_.owner[index(centre)] = power;
        return !centres.empty();
    }

    /// Returns the units that were named so far, and those that orders were given to.
    Position everyUnit() const
    {
        Position all = position_;
        for (const Block& block : blocks_)
            for (const StudyOrder& order : block.orders)
                putOrdered(*map_, all, order, block.kind.value_or(PhaseKind::Movement));
        return all;
    }

    static bool isOfRetreats(const Order& order)
    {
        return order.unit.at != nowhere && (as<Retreat>(order) || as<Disband>(order));
    }

    /// Takes a line under "R:" as a retreat if the phase is one of retreats or the unit is another power's
    /// than Russia's. Returns false if it is neither.
    bool takeRetreat(const std::string& line, Power russia)
    {
        if (!mayRetreat_) return false;
        const Position all = everyUnit();
        const std::vector<Order> read = lines_.read({russia, line}, all, PhaseKind::Retreat);
        if (read.empty() || !std::ranges::all_of(read, isOfRetreats)) return false;
        PowerSet owners;
        for (const Order& order : read)
            if (const Unit* unit = unitAt(*map_, all, map_->provinceOf(order.unit.at)))
                owners.add(unit->power);
        const Block& last = blocks_.back();
        const bool retreats =
            last.kind == PhaseKind::Retreat || (last.phase && last.phase->kind == PhaseKind::Retreat);
        if (owners.has(russia) || (owners.empty() && !retreats)) return false;
        if (owners.size() != 1) {
            ownerless_.push_back(line);
            return true;
        }
        if (!retreats && !last.empty()) blocks_.emplace_back();
        blocks_.back().kind = PhaseKind::Retreat;
        for (const std::string& order : lines_.ordersIn(line))
            blocks_.back().orders.push_back({*owners.begin(), order});
        return true;
    }

    /// Takes a text as orders, or as units, of the power under whose name it is. What was meant as an order
    /// and cannot be read is kept as it is written. Returns false if it is neither.
    bool takeUnder(const std::string& line, bool meant = false)
    {
        if (takeRetreat(line, power_)) return true;
        Block& block = blocks_.back();
        const bool adjusts = block.phase && block.phase->kind == PhaseKind::Adjustment;
        if (const std::vector<Unit> units = lines_.unitsIn(line, power_, adjusts); !units.empty()) {
            block.unordered.insert(block.unordered.end(), units.begin(), units.end());
            if (blocks_.size() == 1)
                for (const Unit& unit : units) put(unit);
            return true;
        }
        const std::optional<PhaseKind> told = block.phase ? std::optional(block.phase->kind) : block.kind;
        const std::optional<PhaseKind> kind = lines_.kindOf(line, power_, position_, told);
        if (!kind && !meant) return false;
        if (kind) block.kind = kind;
        for (const std::string& order : lines_.ordersIn(line))
            block.orders.push_back({power_, order, {}, sheets_[power_]});
        leaves_ = proseSince_ = false;
        return true;
    }

    void takeProse(const std::string& line) { takeProse(line, unitsInProse(*map_, line)); }

    /// Takes a line as commentary that lists these units.
    void takeProse(const std::string& line, const std::vector<Unit>& told)
    {
        if (leaves_) power_ = noPower;
        if (!blocks_.back().empty()) proseSince_ = true;
        for (const Unit& unit : told) put(unit);
        if (const auto unit = blocks_.back().orders.empty() ? std::nullopt : dislodgedInProse(*map_, line))
            blocks_.back().said.push_back((*map_)[unit->power].name + ": " + canonical(*map_, *unit) +
                                          ", dislodged");
        commentary_ += (commentary_.empty() ? "" : afterBlank_ ? "\n\n" : "\n") + line;
    }

    /// Gives lines without a power to the one whose unit, by the text's position, they order.
    void findOwners()
    {
        const PhaseKind kind = blocks_.front().kind.value_or(PhaseKind::Movement);
        std::erase_if(ownerless_, [&](const std::string& line) {
            const std::vector<Order> orders = lines_.read({noPower, line}, position_, kind);
            const Unit* unit = orders.size() == 1 && orders.front().unit.at != nowhere
                                   ? unitAt(*map_, position_, map_->provinceOf(orders.front().unit.at))
                                   : nullptr;
            if (unit) blocks_.front().orders.push_back({unit->power, line});
            return unit != nullptr;
        });
    }

    void put(const Unit& unit) { putUnit(*map_, position_, unit); }

    Study study()
    {
        const Block& first = blocks_.front();
        const PhaseKind kind = first.kind.value_or(first.phase ? first.phase->kind : PhaseKind::Movement);
        Phase phase = first.phase.value_or(map_->firstPhase);
        if (kind == PhaseKind::Adjustment) phase.season = Season::Winter;
        if (phase.kind != kind && kind != PhaseKind::Adjustment && phase.season == Season::Winter)
            phase.season = Season::Fall;
        phase.kind = kind;
        for (const StudyOrder& line : first.orders) putOrdered(*map_, position_, line, kind);
        Study study = studyOf(map_, phase, position_);
        study.rulebook = rulebook_;
        study.title = title_;
        study.commentary = commentary_;
        study.source.testCase = testCase_;
        study.ownerless = ownerless_;
        const NodeId main = firstNode(study);
        study = withBlock(std::move(study), main, first);
        return withLater(std::move(study));
    }

    static Study withBlock(Study study, NodeId id, const Block& block)
    {
        StudyNode node = *nodeOf(study, id);
        node.orders = block.orders;
        std::ranges::stable_sort(node.orders, {}, &StudyOrder::power);
        node.kept = !node.orders.empty();
        node.said = block.said;
        return withNode(std::move(study), std::move(node));
    }

    static bool isWinter(const Block& block)
    {
        return block.kind.value_or(block.phase ? block.phase->kind : PhaseKind::Movement) ==
               PhaseKind::Adjustment;
    }

    /// Returns the commentary with the orders of a Winter that the study leaves out.
    std::string withText(std::string commentary, const Block& winter) const
    {
        for (const StudyOrder& order : winter.orders)
            commentary += (commentary.empty() ? "" : "\n") + (*map_)[order.power].name + ": " + order.text;
        return commentary;
    }

    /// Adds the orders of later phases, each after the one before, as long as there is something to do.
    Study withLater(Study study)
    {
        NodeId last = firstNode(study);
        for (std::size_t i = 1; i < blocks_.size(); ++i) {
            const std::optional<PhaseRecord> next = nextAfter(gameTo(study, last).game);
            if (!next) break;
            const bool leftOut = next->phase.season == Season::Spring && !givesOwners(next->before);
            if (leftOut && isWinter(blocks_[i])) {
                study.commentary = withText(std::move(study.commentary), blocks_[i]);
                continue;
            }
            GrownStudy grown = withNext(std::move(study), last, next->phase);
            study = std::move(grown.study);
            if (grown.added == noNode) break;
            last = grown.added;
            study = withBlock(std::move(study), last, blocks_[i]);
        }
        return study;
    }

    std::shared_ptr<const Map> map_;
    PageLines lines_;
    std::vector<Block> blocks_;
    Position position_;
    Rulebook rulebook_;
    std::string title_, testCase_, commentary_;
    std::vector<std::string> ownerless_; ///< lines that look like orders, under no power's name
    std::vector<bool> quoted_;           ///< [line]: it is of an earlier mail, and commentary
    std::map<Power, int> sheets_;
    Power power_ = noPower;   ///< under whose name the text is
    bool owners_ = false;     ///< in the list of owners
    bool mayRetreat_ = false; ///< the last heading was "R:", which may mean retreats
    bool leaves_ = false;     ///< prose ends what is under the power's name
    bool proseSince_ = false; ///< there was prose since the last order
    bool afterBlank_ = false;
};

} // namespace

Result<Study> readStudyPage(std::string_view text, const std::string& name, std::shared_ptr<const Map> map)
{
    return PageReader(std::move(map)).read(text, name);
}

} // namespace chancery
