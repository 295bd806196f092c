// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the orders and units in a text that people have written.
#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/utf8.h"
#include "engine/game/said_lines.h"
#include "engine/game/study_play.h"
#include "engine/game/study_words.h"
#include "engine/orders/collective.h"
#include "engine/orders/line_preface.h"
#include "engine/orders/quoted_lines.h"
#include "engine/reading/case_title.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/later_lines.h"
#include "engine/reading/line_owner.h"
#include "engine/reading/line_remarks.h"
#include "engine/reading/line_sense.h"
#include "engine/reading/order_looks.h"
#include "engine/reading/ordered_units.h"
#include "engine/reading/page_lines.h"
#include "engine/reading/page_reasons.h"
#include "engine/reading/page_study.h"
#include "engine/reading/page_survey.h"
#include "engine/reading/phase_line.h"
#include "engine/reading/retreat_line.h"
#include "engine/reading/study_page.h"
#include "engine/reading/units_in_prose.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

class PageReader
{
public:
    explicit PageReader(std::shared_ptr<const Map> map)
        : map_(std::move(map))
        , lines_(*map_)
        , sense_(*map_, lines_, [this](const std::string& line) { return isReadable(line); })
    {
        page_.map = map_;
        page_.blocks.resize(1);
        page_.position.owner.assign(map_->provinces.size(), noPower);
    }

    Result<Study> read(std::string_view text, const std::string& name)
    {
        survey_ = surveyOf(lines_, text);
        const std::vector<bool> quoted =
            mayQuote(text) ? quotedLines(text, survey_.ordered) : std::vector<bool>();
        for (number_ = 0; !text.empty() && number_ < mostPageLines; ++number_) {
            const std::size_t end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            if (!page_.blocks.front().empty() && !caseNumber(line).empty()) break; // the next case
            if (number_ < quoted.size() && quoted[number_])
                takeQuoted(std::string(line), survey_.ordered.contains(number_));
            else if (isUtf8(line))
                take(lines_.plain(line));
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        }
        giveToOwners(lines_, page_);
        keepMoves(lines_, page_, later_);
        later_.addTo(page_);
        takeAsUnits(lines_, page_);
        takeAsBuilds(lines_, page_);
        std::erase_if(page_.blocks, [](const PageBlock& block) { return block.empty() && !block.phase; });
        if (!page_.ownerless.empty() && (page_.blocks.empty() || page_.blocks.front().empty()) &&
            page_.position.units.empty())
            return errorOf(unowned(*map_, page_.ownerless.front()), name);
        if (page_.blocks.empty() || (page_.position.units.empty() && page_.blocks.front().empty())) {
            const std::string order =
                lines_.firstOrderIn(page_.title + "\n" + page_.commentary, page_.position);
            return errorOf(order.empty() ? Message{says::nothingToStudy} : unowned(*map_, order), name);
        }
        return studyOf(std::move(page_));
    }

private:
    /// An order of an earlier mail does not count, but is asked about.
    void takeQuoted(const std::string& line, bool order)
    {
        if (!order) return takeProse(line, {});
        page_.ownerless.push_back(line.starts_with(quotationSign) ? line : quotationSign + (" " + line));
    }

    void take(const std::string& line)
    {
        if (line.empty()) {
            afterBlank_ = true;
            if (power_ != noPower && !owners_ && (hasOrders(power_) || listed_)) leaves_ = true;
            return;
        }
        takeText(line);
        afterBlank_ = false;
    }

    void takeText(const std::string& line)
    {
        if (line.size() > longestPageLine) return takeProse(line, {});
        if (headsColumns(line)) return;
        if (power_ == noPower && page_.title.empty() && page_.blocks.front().empty() &&
            takeTitle(lines_, page_, line))
            return;
        if (const std::optional<Phase> phase = phaseIn(*map_, line)) return beginPhase(*phase, line);
        if (const std::size_t label = lines_.labelBeforeHeading(line); label > 0) {
            if (const std::optional<Phase> phase = phaseIn(*map_, line.substr(0, label - 1)))
                beginPhase(*phase, {});
            return takeText(std::string(trimmed(std::string_view(line).substr(label))));
        }
        if (const std::optional<PhaseKind> kind = kindHeaded(line);
            kind && !(isOnlyDisbands(line) && told() == PhaseKind::Retreat))
            return beginKind(*kind, line);
        if (told() == PhaseKind::Movement && later_.take(lines_, line, power_)) return;
        if (power_ != noPower && headsUnits(line)) return beginUnits(line);
        if (lines_.isRulebook(line))
            return void(page_.rulebook = withRules(page_.rulebook, lines_.rulesIn(line)));
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
        if (power_ != noPower && takeUnitsLabelled(line)) return;
        if (power != noPower) {
            if (const std::string name = lines_.misspeltHeading(line); !name.empty())
                page_.misspelt.emplace_back(name, power);
            mayRetreat_ = lines_.mayHeadRetreats(line);
            if (mayRetreat_ && !rest.empty() && takeRetreat(lines_, page_, rest, power)) return;
            return takeHeading(power, rest, line);
        }
        if (owners_) return passOver(line);
        takeLine(line);
    }

    /// Takes a line that is no heading as an order, or as a remark.
    void takeLine(const std::string& line)
    {
        if (takeOwned(line)) return;
        if (beginsWithCondition(line)) return passOver(line);
        if (sense_.isOfNoPower(line, power_)) return page_.ownerless.push_back(line);
        if (!leaves_ && hasOrders(power_) && sense_.endsOrders(line, power_)) {
            power_ = noPower; // whose it is what follows is asked
            return passOver(line);
        }
        if (power_ == noPower && takesBack(*map_, line)) return page_.ownerless.push_back(line);
        const bool ofUnits = listed_ || (leaves_ && !hasOrders(power_));
        if (const Unit* unit = ofUnits ? unitOrdered(lines_, page_, line) : nullptr;
            unit && unit->power != power_)
            return page_.ownerless.push_back(line); // of the power that the text has given the unit to
        const bool below = !leaves_ || (number_ < survey_.lastHeading &&
                                        !tellsResult(line)); // else it may be about what is above
        if (power_ == noPower || !takeUnder(line, sense_.isMeant(line, below))) passOver(line);
    }

    /// Begins what is of a phase, below a line that may name a power too: "Spring 1901 (France)".
    void beginPhase(const Phase& phase, const std::string& line)
    {
        const auto [power, rest] = lines_.heading(line);
        const bool names = power != noPower && rest.empty(), again = page_.blocks.back().phase == phase;
        owners_ = false;
        power_ = noPower;
        verb_ = kindsVerb_ = verbHeaded(line, false);
        if (page_.blocks.back().isBegun() && !(names && again)) page_.blocks.emplace_back();
        page_.blocks.back().phase = phase;
        if (names) takeHeading(power, rest, line);
    }

    /// Begins what is of a kind of phase, below a line that says no year: "Builds:".
    void beginKind(PhaseKind kind, const std::string& line)
    {
        const bool more = kind == PhaseKind::Adjustment && told() == kind; // "Removals" below "Builds"
        if (!more && !page_.blocks.back().empty()) page_.blocks.emplace_back();
        PageBlock& block = page_.blocks.back();
        if (block.phase && kind == PhaseKind::Retreat)
            block.phase->kind = kind; // "Autumn 1903" and "Retreats"
        block.kind = kind;
        verb_ = kindsVerb_ = verbHeaded(line, true);
        owners_ = false;
        if (leaves_ || afterBlank_) power_ = noPower;
    }

    /// A power that has orders already begins the orders of the next phase if there was text in between; if
    /// not, it begins another sheet.
    void takeHeading(Power power, const std::string& rest, const std::string& line)
    {
        if (owners_ && takeCentres(lines_, page_, power, rest)) return;
        if (owners_ && !rest.empty() && adjustmentIn(rest) > 0 && !lines_.hasOrder(rest, power))
            return takeProse(line); // how many
        owners_ = false;
        const std::string_view label = std::string_view(line).substr(0, line.size() - rest.size());
        if (const auto named = phaseIn(*map_, label); named && named != page_.blocks.back().phase)
            beginPhase(*named, {}); // "Turkey, Fall 1903: A Bul-Gre"
        verb_ = verbHeaded(label, told() == PhaseKind::Adjustment);
        if (verb_.empty()) verb_ = kindsVerb_;
        const bool more = hasOrders(power);
        if (more && lines_.centresIn(rest).size() > 1) return takeProse(line, {}); // what it has afterwards
        again_ = more;
        if (!more && unitsOf(page_.position, power) > 0) page_.listed.add(power);
        if (more && proseSince_) page_.blocks.emplace_back();
        if (more && !proseSince_ && power_ != power) ++sheets_[power];
        power_ = power;
        leaves_ = listed_ = false;
        unitKind_.clear();
        const bool meant = isCollectiveHold(rest) || looksAsOrder(rest) || lines_.namesUnit(rest) ||
                           lines_.beginsWithPlace(rest) || lines_.hasOrder(rest, power) ||
                           (label.find(':') < label.size() && beginsWithLetter(rest)) ||
                           (!proseSince_ && label.find(':') < label.size() && mayBeOrder(*map_, rest));
        if (headsUnits(rest)) return beginUnits(rest);
        if (!rest.empty() && !takeUnder(rest, meant)) passOver(line);
    }

    /// Begins the units of a kind: "Armies:".
    void beginUnits(const std::string& line) { unitKind_ = line + (line.ends_with(':') ? " " : ": "); }

    /// Takes the armies or the fleets of the power above: "A: Con-Bul" below "Turkey:".
    bool takeUnitsLabelled(const std::string& line)
    {
        const std::string_view kind = unitsLabelled(line);
        const bool begins = !unitKind_.empty() || (!hasOrders(power_) && !listed_);
        const std::string rest(trimmed(std::string_view(line).substr(std::min<std::size_t>(2, line.size()))));
        if (kind.empty() || !begins || rest.empty() || beginsAsOrder(rest)) return false;
        unitKind_ = kind;
        if (!takeUnder(rest, true)) passOver(line);
        return true;
    }

    /// Takes an order of a power that stands behind it: "A Vie-Tyr (Austria)". Under another power's name it
    /// is asked whose it is, if it does not help that power's unit.
    bool takeOwned(const std::string& line)
    {
        const OwnedOrder owned = ownedOrderIn(*map_, line);
        if (owned.power == noPower || owned.power == power_) return false;
        if (!lines_.kindOf(owned.order, owned.power, page_.position, told())) return false;
        if (power_ != noPower) {
            const bool helps = helpsAnother(owned.order);
            if (!helps) page_.ownerless.push_back(line);
            return !helps;
        }
        const bool first = page_.blocks.back().orders.empty(); // it may be the other unit's owner
        if (first && helpsAnother(owned.order)) return false;
        page_.blocks.back().kind = lines_.kindOf(owned.order, owned.power, page_.position, told());
        page_.blocks.back().orders.push_back({owned.power, owned.order, {}, sheets_[owned.power]});
        proseSince_ = false;
        if (!owned.rest.empty() && !takeOwned(owned.rest)) page_.ownerless.push_back(owned.rest);
        return true;
    }

    /// Adds a line to the order before it that mail has broken in two: "F NWG S F NTH" and "- NWY".
    bool continuesOrder(const std::string& line)
    {
        std::vector<StudyOrder>& orders = page_.blocks.back().orders;
        if (power_ == noPower || afterBlank_ || orders.empty() || orders.back().power != power_) return false;
        const std::string whole = lines_.joined(orders.back(), line, page_.position);
        if (proseSince_ || whole.empty()) return false;
        orders.back().text = whole;
        return true;
    }

    bool hasOrders(Power power) const { return page_.blocks.back().hasOrdersOf(power); }
    /// Returns the kind of the phase that the text is in, if it or its orders say.
    std::optional<PhaseKind> told() const { return page_.blocks.back().told(); }

    /// Takes a text with a retreat, build or removal behind the moves, which is kept for later. Returns
    /// whether what is before it was taken; nothing if there is none.
    std::optional<bool> takeBeforeLater(const std::string& line)
    {
        const bool moves = told() == PhaseKind::Movement;
        if (told() && !moves) return std::nullopt;
        const auto before = [&line](std::size_t later) {
            return line.substr(0, line.find_last_not_of(" ,;.", later - 1) + 1);
        };
        if (const std::size_t retreat = retreatIn(line); retreat < line.size()) {
            if (!lines_.hasOrder(before(retreat), power_)) return false;
            later_.keep(PhaseKind::Retreat, {power_, line.substr(retreat)});
            return takeUnder(before(retreat), true);
        }
        const std::size_t builds = adjustmentIn(line);
        const bool behind = builds > 0 || (moves && !page_.blocks.back().orders.empty());
        if (builds == line.size() || !behind) return std::nullopt;
        later_.keep(PhaseKind::Adjustment, {power_, line.substr(builds)});
        return builds == 0 || takeUnder(before(builds), true);
    }

    /// Takes a text as orders, or as units, of the power under whose name it is. What was meant as an order
    /// and cannot be read is kept as it is written. Returns false if it is neither.
    bool takeUnder(const std::string& written, bool meant = false)
    {
        const std::string line = beginsAsOrder(written) ? written : unitKind_ + written;
        if (mayRetreat_ && takeRetreat(lines_, page_, line, power_)) return true;
        if (const std::optional<bool> taken = takeBeforeLater(line)) return *taken;
        PageBlock& block = page_.blocks.back();
        const bool moves = told() == PhaseKind::Movement;
        if (block.orders.empty() && (moves || !told()) && saysRetreat(line)) // "A Tri retreats to Alb"
            (block.phase ? block.phase->kind : block.kind.emplace()) = PhaseKind::Retreat;
        const std::optional<PhaseKind> told = this->told();
        if (told != PhaseKind::Adjustment && ordersNothing(line)) return true;
        const bool adjusts = told == PhaseKind::Adjustment, acts = !verb_.empty() && (adjusts || !told);
        if (acts && !lines_.unitsIn(line, power_, false).empty()) {
            block.kind = PhaseKind::Adjustment;
            block.orders.push_back({power_, std::string(verb_) + line, {}, sheets_[power_]});
            return true;
        }
        if (const std::vector<Unit> units = lines_.unitsIn(line, power_, adjusts); !units.empty()) {
            after_ = after_ || (again_ && areThereAfter(lines_, page_, units));
            if (after_ && again_) return takeProse(line, {}), true;
            block.unordered.insert(block.unordered.end(), units.begin(), units.end());
            listed_ = true;
            if (page_.blocks.size() == 1)
                for (const Unit& unit : units) put(unit);
            return true;
        }
        const std::optional<PhaseKind> kind = isCollectiveHold(line)
                                                  ? told.value_or(PhaseKind::Movement)
                                                  : lines_.kindOf(line, power_, page_.position, told);
        if (!kind && takeSentences(line)) return true;
        if (!kind && !meant) return false;
        if (kind && (told || !waives(line))) block.kind = kind;
        for (const std::string& order : lines_.ordersIn(line))
            block.orders.push_back({power_, order, {}, sheets_[power_]});
        leaves_ = proseSince_ = false;
        return true;
    }

    /// Takes a line as one order to each of its sentences, "Vie-Gal. Bud-Ser.", if all of them can be read.
    bool takeSentences(const std::string& line)
    {
        const std::vector<std::string> sentences = sentencesIn(line);
        const auto reads = [this](const std::string& one) { return isReadable(one); };
        if (sentences.size() < 2 || !std::ranges::all_of(sentences, reads)) return false;
        for (const std::string& one : sentences) takeUnder(one, true);
        return true;
    }

    void takeProse(const std::string& line) { takeProse(line, unitsInProse(*map_, line)); }

    /// Takes a line as commentary, and tells that if it may have been meant as an order.
    void passOver(const std::string& line)
    {
        const std::vector<Unit> told = unitsInProse(*map_, line);
        if (told.empty() && (beginsWithCondition(line) || (!owners_ && namesWhatOrdersDo(*map_, line))))
            page_.passedOver.push_back(line);
        takeProse(line, told);
    }

    /// Takes a line as commentary that lists these units. Before the first order it may name the phase, too.
    void takeProse(const std::string& line, const std::vector<Unit>& told)
    {
        PageBlock& first = page_.blocks.front();
        if (first.empty() && page_.position.units.empty()) takePhaseAmong(page_, line);
        if (leaves_) power_ = noPower;
        if (!page_.blocks.back().empty()) proseSince_ = true;
        for (const Unit& unit : told) put(unit);
        if (const auto unit =
                page_.blocks.back().orders.empty() ? std::nullopt : dislodgedInProse(*map_, line))
            page_.blocks.back().said.push_back(saidLine(*map_, *unit));
        page_.commentary += (page_.commentary.empty() ? "" : afterBlank_ ? "\n\n" : "\n") + line;
    }

    /// Returns whether a line can be read as an order of the power above.
    bool isReadable(const std::string& line) const
    {
        return power_ != noPower && lines_.kindOf(line, power_, page_.position, told());
    }
    void put(const Unit& unit) { putUnit(*map_, page_.position, unit); }

    std::shared_ptr<const Map> map_;
    PageLines lines_;
    LineSense sense_;
    PageContent page_;
    PageSurvey survey_;
    std::size_t number_ = 0; ///< of the present line
    std::map<Power, int> sheets_;
    Power power_ = noPower;             ///< under whose name the text is
    std::string_view verb_, kindsVerb_; ///< of units below "England builds 2:", and below "Builds:"
    std::string unitKind_;              ///< of units below "Armies:"
    LaterOrders later_;
    bool again_ = false, after_ = false; ///< the power has had orders; the text lists where units are now
    bool owners_ = false;                ///< in the list of owners
    bool mayRetreat_ = false;            ///< the last heading was "R:", which may mean retreats
    bool listed_ = false;                ///< units were listed under the power's name
    bool leaves_ = false;                ///< prose ends what is under the power's name
    bool proseSince_ = false;            ///< there was prose since the last order
    bool afterBlank_ = false;
};

} // namespace

Result<Study> readStudyPage(std::string_view text, const std::string& name, std::shared_ptr<const Map> map)
{
    return PageReader(std::move(map)).read(withoutReasons(text), name);
}

} // namespace chancery
