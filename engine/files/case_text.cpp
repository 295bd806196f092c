// SPDX-License-Identifier: GPL-3.0-or-later
// Reads test cases in jDip's text form, line by line.
#include "engine/files/case_text.h"

#include "engine/adjudicate/retreats.h"
#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/translated.h"
#include "engine/base/utf8.h"
#include "engine/files/case_lines.h"
#include "engine/files/file_words.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/sheet_heading.h"
#include "engine/orders/unit_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace chancery {

namespace {

// What is wrong with a file of cases, for translation.
constexpr const char* noEnd = QT_TRANSLATE_NOOP("FileErrors", "the case has no end; expected END");
constexpr const char* noCase = QT_TRANSLATE_NOOP("FileErrors", "there is no case; expected CASE");
constexpr const char* lineNotUtf8 =
    QT_TRANSLATE_NOOP("FileErrors", "the line is not in UTF-8; expected a text file in UTF-8");
constexpr const char* caseBefore = QT_TRANSLATE_NOOP("FileErrors", "CASE is expected before %1");
constexpr const char* endBeforeVariant =
    QT_TRANSLATE_NOOP("FileErrors", "END is expected before VARIANT_ALL");
constexpr const char* endBeforeNext = QT_TRANSLATE_NOOP("FileErrors", "END is expected before the next CASE");
constexpr const char* tooManyCases =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many cases in this file; expected at most %1");
constexpr const char* notACasePhase =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a phase; expected one such as “Fall 1901, Movement”");
constexpr const char* outsideSections = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1” is outside every section; expected PRESTATE, ORDERS or another section before it");
constexpr const char* perhapsPower =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a power on this map; expected “%2”, perhaps");
constexpr const char* endWithoutCase =
    QT_TRANSLATE_NOOP("FileErrors", "END has no beginning; expected CASE before it");

constexpr std::size_t mostCases = 10000; ///< DATC has 176

enum class Section { None, Units, Dislodged, Owners, Results, Orders, After, DislodgedAfter, Same };

struct Keyword
{
    std::string_view word;
    Section section;
};

constexpr std::array<Keyword, 8> keywords{{{"PRESTATE", Section::Units},
                                           {"PRESTATE_DISLODGED", Section::Dislodged},
                                           {"PRESTATE_SUPPLYCENTER_OWNERS", Section::Owners},
                                           {"PRESTATE_RESULTS", Section::Results},
                                           {"ORDERS", Section::Orders},
                                           {"POSTSTATE", Section::After},
                                           {"POSTSTATE_DISLODGED", Section::DislodgedAfter},
                                           {"POSTSTATE_SAME", Section::Same}}};

/// Returns a unit with our code where jDip has a name that means several provinces with us.
std::string withOurNames(std::string_view unit)
{
    std::string_view place = unit;
    const std::string_view kind = takeWordOf(place);
    return place == "nor" ? std::string(kind) + " nwy" : std::string(unit);
}

/// An order of the movement before a retreat phase, and whether it succeeded.
struct EarlierOrder
{
    bool succeeded = false;
    Power power = noPower;
    std::string text;
};

class CaseTextReader
{
public:
    CaseTextReader(std::string_view text, const std::string& name, const MapLoader& maps)
        : rest_(text)
        , name_(name)
        , maps_(maps)
    {
    }

    Result<std::vector<PositionSheet>> read()
    {
        while (!rest_.empty() && !error_) nextLine();
        if (!error_ && open_) {
            complain({noEnd});
            finish();
        }
        if (!error_ && sheets_.empty()) complain({noCase});
        if (error_) return *error_;
        if (std::ranges::all_of(sheets_, &PositionSheet::unread)) return sheets_.front().problems.front();
        return std::move(sheets_);
    }

private:
    void nextLine()
    {
        ++line_;
        const std::size_t end = rest_.find('\n');
        std::string_view text = withoutRemark(rest_.substr(0, end));
        rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
        if (!isUtf8(text)) return complain({lineNotUtf8});
        if (!text.empty() && !keyword(text)) content(text);
    }

    std::string here() const { return name_ + ":" + std::to_string(line_) + ":1"; }

    /// Notes a fault of the case, whose other lines are then read over, or of the file if it is in no case.
    void complain(Message message) { noteFault(errorOf(std::move(message))); }

    void noteFault(Error error)
    {
        std::optional<Error>& fault = open_ ? fault_ : error_;
        if (!fault) fault = errorAt(here(), std::move(error));
    }

    /// As complain(), of a line of a section. What a case states of its end only is not needed to resolve it.
    void complainOfLine(Error error)
    {
        if (section_ < Section::After) return noteFault(std::move(error));
        if (sheet_.stated->fault.empty()) sheet_.stated->fault = errorAt(here(), std::move(error)).text();
    }

    bool keyword(std::string_view text)
    {
        const std::string_view word = takeWordOf(text);
        if (fault_ && word != "CASE" && word != "END") return true;
        if (word == "VARIANT_ALL")
            loadMap(text);
        else if (word == "CASE")
            begin(text);
        else if (word == "PRESTATE_SETPHASE")
            setPhase(text);
        else if (word == "END")
            finish();
        else
            return enter(word);
        return true;
    }

    bool enter(std::string_view word)
    {
        const auto found = std::find_if(keywords.begin(), keywords.end(),
                                        [word](const Keyword& keyword) { return keyword.word == word; });
        if (found == keywords.end()) return false;
        if (!open_) complain({caseBefore, {std::string(word)}});
        section_ = found->section;
        if (section_ >= Section::After && !sheet_.stated) sheet_.stated = StatedAfter{};
        if (section_ == Section::Same) sheet_.stated->units = sheet_.position.units;
        if (section_ == Section::Owners) sheet_.position.owner.assign(sheet_.position.owner.size(), noPower);
        return true;
    }

    void loadMap(std::string_view variant)
    {
        if (open_) return complain({endBeforeVariant});
        const std::string id = inSmallLetters(std::string(variant));
        Result<std::shared_ptr<const Map>> map = maps_(id);
        if (map)
            map_ = *map;
        else
            noteFault(Error{map.error().text(), {}});
    }

    void begin(std::string_view title)
    {
        if (open_) {
            complain({endBeforeNext});
            finish();
        }
        if (sheets_.size() == mostCases) return complain({tooManyCases, {std::to_string(mostCases)}});
        if (!map_) loadMap("standard");
        if (error_) return;
        open_ = true;
        section_ = Section::None;
        sheet_ = PositionSheet{std::string(title), map_, map_->firstPhase, startOf(*map_), {}, {}};
        sheet_.position.units.clear();
        earlier_.clear();
        told_.clear();
        orders_.clear();
    }

    void setPhase(std::string_view text)
    {
        const std::optional<Phase> phase = phaseOfCase(text);
        if (phase)
            sheet_.phase = *phase;
        else
            complain({notACasePhase});
    }

    void content(std::string_view text)
    {
        if (section_ == Section::None || section_ == Section::Same)
            return complainOfLine(errorOf({outsideSections, {std::string(text)}}));
        bool succeeded = false;
        if (section_ == Section::Results) succeeded = takeWordOf(text, ":") == "SUCCESS";
        // A name before a colon may be of several words.
        const bool named = map_->findPower(trimmed(text.substr(0, text.find(':')))) != noPower;
        const bool colon = section_ == Section::Orders || named;
        const std::string_view name = trimmed(takeWordOf(text, colon ? ":" : ": \t"));
        const Power power = map_->findPower(name);
        if (power == noPower) return complainOfLine(notAPower(name));
        if (section_ == Section::Orders)
            orders_.push_back({here(), power, std::string(text)});
        else if (section_ == Section::Results)
            earlier_.push_back({succeeded, power, std::string(text)});
        else
            addPiece(power, text);
    }

    Error notAPower(std::string_view name) const
    {
        const Power meant = headingOf(*map_, PlaceNames(*map_), std::string(name) + ":").power;
        if (meant == noPower) return errorOf({says::notAPower, {std::string(name)}});
        return errorOf({perhapsPower, {std::string(name), (*map_)[meant].name}});
    }

    void addPiece(Power power, std::string_view text)
    {
        std::string_view name = text;
        takeWordOf(name);
        if (section_ == Section::Owners) {
            // The letter of the unit is required here but has no meaning.
            const Province province = findProvince(*map_, name.substr(0, name.find('/')));
            if (province == noProvince || !(*map_)[province].centre)
                return complain({says::notACentre, {"“" + std::string(name) + "”"}});
            sheet_.position.owner[index(province)] = power;
            return;
        }
        const Result<Unit> unit = unitNamed(power, text);
        if (!unit) return complainOfLine(unit.error());
        if (section_ == Section::After) return sheet_.stated->units.push_back(*unit);
        if (section_ == Section::DislodgedAfter) return sheet_.stated->dislodged.push_back(*unit);
        told_.push_back({*unit, here()});
        if (section_ == Section::Dislodged) return addDislodged(*unit);
        if (unitAt(*map_, sheet_.position, map_->provinceOf(unit->at)))
            placeBeside(*map_, sheet_.position, *unit);
        else
            place(*map_, sheet_.position, *unit);
    }

    /// Reads a unit as freely as an order to build it, but not without its kind.
    Result<Unit> unitNamed(Power power, std::string_view text) const
    {
        return namesKind(text) ? readFreeUnit(*map_, power, withOurNames(text))
                               : readAnyUnit(*map_, power, text);
    }

    void addDislodged(const Unit& unit)
    {
        std::vector<DislodgedUnit>& all = sheet_.position.dislodged;
        all.push_back({unit, noProvince, {}});
        std::ranges::stable_sort(all, {},
                                 [this](const DislodgedUnit& one) { return map_->provinceOf(one.unit.at); });
    }

    void finish()
    {
        if (!open_) return complain({endWithoutCase});
        open_ = false;
        section_ = Section::None;
        if (fault_) {
            sheet_.problems = {*std::exchange(fault_, std::nullopt)};
            sheet_.unread = true;
            return sheets_.push_back(std::move(sheet_));
        }
        applyEarlierOrders();
        for (DislodgedUnit& unit : sheet_.position.dislodged)
            unit.retreats = openRetreats(*map_, sheet_.position, unit);
        nameFaults();
        for (const Pending& order : orders_) addOrders(sheet_, order.power, order.text, order.place);
        sheets_.push_back(std::move(sheet_));
    }

    /// Names what stops the phase, at the line that names the unit; of two lines, at the later one.
    void nameFaults()
    {
        for (const PositionFault& fault : stoppingFaults(*map_, sheet_.phase.kind, sheet_.position)) {
            std::string where = here();
            for (const ToldUnit& told : told_)
                if (told.unit == fault.unit) where = told.place;
            sheet_.problems.push_back({english(*map_, fault), where});
        }
    }

    /// Works out where attackers came from and which provinces were left vacant by a standoff, from the
    /// orders of the movement before.
    void applyEarlierOrders()
    {
        Position before = startOf(*map_);
        before.units.clear();
        for (const EarlierOrder& order : earlier_) addEarlierUnit(before, order);
        ProvinceSet triedOnce, triedTwice;
        for (const EarlierOrder& order : earlier_) {
            const Result<Order> read =
                readOrder({*map_, before, PhaseKind::Movement, order.power}, order.text);
            const Move* move = read ? as<Move>(*read) : nullptr;
            if (!move || move->to == nowhere || read->unit.at == nowhere) continue;
            const Province target = map_->provinceOf(move->to);
            if (order.succeeded)
                setAttacker(target, map_->provinceOf(read->unit.at), move->via);
            else
                (triedOnce.has(target) ? triedTwice : triedOnce).add(target);
        }
        sheet_.position.contested = triedTwice - occupied(*map_, sheet_.position);
    }

    void addEarlierUnit(Position& before, const EarlierOrder& order)
    {
        std::string_view text = order.text;
        const UnitKind kind = takeWordOf(text) == "F" ? UnitKind::Fleet : UnitKind::Army;
        const Location at = findLocation(*map_, trimmed(takeWordOf(text, " \t-")));
        if (at != nowhere && !unitAt(*map_, before, map_->provinceOf(at)))
            place(*map_, before, {order.power, kind, at});
    }

    void setAttacker(Province target, Province from, Via via)
    {
        // DATC 4.A.5: where a convoyed attacker came from is open to retreats.
        if (via == Via::Convoy) return;
        for (DislodgedUnit& unit : sheet_.position.dislodged)
            if (map_->provinceOf(unit.unit.at) == target) unit.attackedFrom = from;
    }

    struct Pending
    {
        std::string place;
        Power power = noPower;
        std::string text;
    };
    struct ToldUnit
    {
        Unit unit;
        std::string place;
    };

    std::string_view rest_;
    std::string name_;
    const MapLoader& maps_;
    std::shared_ptr<const Map> map_;
    int line_ = 0;
    bool open_ = false; ///< between CASE and END
    Section section_ = Section::None;
    PositionSheet sheet_;
    std::vector<EarlierOrder> earlier_;
    std::vector<ToldUnit> told_; ///< the units of the position and the dislodged ones, line by line
    std::vector<Pending> orders_;
    std::vector<PositionSheet> sheets_;
    std::optional<Error> fault_; ///< of the case
    std::optional<Error> error_; ///< of the file
};

} // namespace

Result<std::vector<PositionSheet>> readCaseText(std::string_view text, const std::string& name,
                                                const MapLoader& maps)
{
    return CaseTextReader(text, name, maps).read();
}

} // namespace chancery
