// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the orders and units in a text that people have written.
#include "engine/adjudicate/retreats.h"
#include "engine/base/message.h"
#include "engine/base/utf8.h"
#include "engine/rules/option_table.h"
#include "engine/study/page_lines.h"
#include "engine/study/study_page.h"
#include "engine/study/study_play.h"
#include "engine/study/study_words.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

constexpr std::size_t mostLines = 2000;

/// The orders of one phase in the text.
struct Block
{
    std::optional<Phase> phase;     ///< if the text says
    std::optional<PhaseKind> kind;  ///< by the orders that could be read
    std::vector<StudyOrder> orders; ///< in the order of the text
    std::vector<Unit> unordered;    ///< units that are named without an order
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
        for (std::size_t count = 0; !text.empty() && count < mostLines; ++count) {
            const std::size_t end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            if (!blocks_.front().empty() && !PageLines::caseNumber(line).empty()) break; // the next case
            if (isUtf8(line)) take(lines_.plain(line));
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        }
        std::erase_if(blocks_, [](const Block& block) { return block.empty() && !block.phase; });
        if (blocks_.empty() || (position_.units.empty() && blocks_.front().empty()))
            return errorOf({says::nothingToStudy}, name);
        return study();
    }

private:
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
        if (power_ == noPower && title_.empty() && blocks_.front().empty() && isTitle(line)) return;
        if (const std::optional<Phase> phase = lines_.phaseIn(line)) return beginPhase(*phase);
        if (lines_.isRulebook(line)) return takeRules(line);
        if (lines_.headsOwners(line)) {
            owners_ = true;
            power_ = noPower;
            return;
        }
        const auto [power, rest] = lines_.heading(line);
        if (power != noPower) return takeHeading(power, rest, line);
        if (owners_ || power_ == noPower || !takeUnder(line)) takeProse(line);
    }

    /// The first line is the title if it says nothing else; a test case is recognised by its number.
    bool isTitle(const std::string& line)
    {
        const std::string number = lines_.caseNumber(line);
        const bool first = commentary_.empty() && !blocks_.front().phase;
        if (number.empty() && !(first && lines_.mayBeTitle(line))) return false;
        title_ = number.empty() ? line : lines_.caseTitle(line);
        testCase_ = number;
        return true;
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
        if (owners_ && !rest.empty()) return takeProse(line); // a count of centres
        owners_ = false;
        const bool more = hasOrders(power);
        if (more && proseSince_) blocks_.emplace_back();
        if (more && !proseSince_ && power_ != power) ++sheets_[power];
        power_ = power;
        leaves_ = false;
        if (!rest.empty() && !takeUnder(rest, false)) takeProse(line);
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

    /// Takes a text as orders, or as units, of the power under whose name it is. A whole line among orders
    /// that begins as one and cannot be read is kept as it is written. Returns false if it is neither.
    bool takeUnder(const std::string& line, bool whole = true)
    {
        Block& block = blocks_.back();
        const bool adjusts = block.phase && block.phase->kind == PhaseKind::Adjustment;
        if (const std::vector<Unit> units = lines_.unitsIn(line, power_, adjusts); !units.empty()) {
            block.unordered.insert(block.unordered.end(), units.begin(), units.end());
            return true;
        }
        const std::optional<PhaseKind> told = block.phase ? std::optional(block.phase->kind) : block.kind;
        const std::optional<PhaseKind> kind = lines_.kindOf(line, power_, position_, told);
        if (!kind && (leaves_ || !whole || !lines_.beginsAsOrder(line))) return false;
        if (kind) block.kind = kind;
        for (const std::string& order : lines_.ordersIn(line))
            block.orders.push_back({power_, order, {}, sheets_[power_]});
        leaves_ = proseSince_ = false;
        return true;
    }

    void takeProse(const std::string& line)
    {
        if (leaves_) power_ = noPower;
        if (!blocks_.back().empty()) proseSince_ = true;
        for (const Unit& unit : lines_.unitsTold(line)) put(unit);
        commentary_ += (commentary_.empty() ? "" : afterBlank_ ? "\n\n" : "\n") + line;
    }

    void put(const Unit& unit)
    {
        if (!unitAt(*map_, position_, map_->provinceOf(unit.at))) place(*map_, position_, unit);
    }

    Study study()
    {
        const Block& first = blocks_.front();
        const PhaseKind kind = first.kind.value_or(first.phase ? first.phase->kind : PhaseKind::Movement);
        Phase phase = first.phase.value_or(map_->firstPhase);
        if (kind == PhaseKind::Adjustment) phase.season = Season::Winter;
        if (phase.kind != kind && kind != PhaseKind::Adjustment && phase.season == Season::Winter)
            phase.season = Season::Fall;
        phase.kind = kind;
        for (const Unit& unit : first.unordered) put(unit);
        placeOrdered(first, kind);
        Study study = studyOf(map_, phase, position_);
        study.rulebook = rulebook_;
        study.title = title_;
        study.commentary = commentary_;
        study.source.testCase = testCase_;
        const NodeId main = firstNode(study);
        study = withBlock(std::move(study), main, first);
        return withLater(std::move(study));
    }

    /// Puts the units on the board that are ordered: a unit is where its order has it.
    void placeOrdered(const Block& block, PhaseKind kind)
    {
        for (const StudyOrder& line : block.orders)
            for (const Order& order : lines_.read(line, position_, kind)) {
                if (order.unit.at == nowhere) continue;
                const Province where = map_->provinceOf(order.unit.at);
                if (as<Build>(order) && map_->centres.has(where))
                    position_.owner[index(where)] = line.power;
                else if (kind == PhaseKind::Retreat)
                    dislodge({line.power, order.unit.kind, order.unit.at});
                else if (!as<Build>(order))
                    put({line.power, order.unit.kind, order.unit.at});
            }
    }

    void dislodge(const Unit& unit)
    {
        if (dislodgedAt(*map_, position_, map_->provinceOf(unit.at))) return;
        position_.dislodged.push_back({unit, noProvince, {}});
        std::ranges::sort(position_.dislodged, {},
                          [this](const DislodgedUnit& one) { return map_->provinceOf(one.unit.at); });
        for (DislodgedUnit& one : position_.dislodged) one.retreats = openRetreats(*map_, position_, one);
    }

    static Study withBlock(Study study, NodeId id, const Block& block)
    {
        StudyNode node = *nodeOf(study, id);
        node.orders = block.orders;
        std::ranges::stable_sort(node.orders, {}, &StudyOrder::power);
        node.kept = !node.orders.empty();
        return withNode(std::move(study), std::move(node));
    }

    /// Adds the orders of later phases, each after the one before, as long as there is something to do.
    Study withLater(Study study)
    {
        NodeId last = firstNode(study);
        for (std::size_t i = 1; i < blocks_.size(); ++i) {
            const std::optional<PhaseRecord> next = nextAfter(gameTo(study, last).game);
            if (!next) break;
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
    std::map<Power, int> sheets_;
    Power power_ = noPower;   ///< under whose name the text is
    bool owners_ = false;     ///< in the list of owners
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
