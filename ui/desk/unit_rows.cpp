// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/unit_rows.h"

#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/game/sheet_orders.h"
#include "engine/game/sheets.h"
#include "engine/map/spelling.h"
#include "engine/map/word_match.h"
#include "engine/orders/choices.h"
#include "ui/desk/entry_board.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/brief.h"
#include "ui/words/desk_words.h"
#include "ui/words/doubt_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

struct RowText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RowText)
};
/// One order of the sheet with its line.
struct Line
{
    const WrittenOrder* written;
    std::optional<Order> order; ///< in the name of its unit's power; nothing for a line without orders
    LineReading reading;
    bool counts;

    /// As much of a line as a row can show; a line may have a million letters.
    static QString beginningOf(const QString& line)
    {
        constexpr qsizetype most = 400;
        return line.size() <= most ? line : line.left(most) + u'…';
    }

    /// What is shown as written: the line, or the order alone if the line has several or says it in much the
    /// same way.
    QString text(const Map& map, const Position& position) const
    {
        const bool alone = order && (written->orders.size() > 1 || saysAsWeDo(map, position));
        return alone ? brief(map, position, *order) : beginningOf(QString::fromStdString(written->text));
    }

    bool saysAsWeDo(const Map& map, const Position& position) const
    {
        constexpr auto mostWords = 3; // "Build F Nap"
        if ((as<Build>(*order) || as<Disband>(*order)) && textWords(written->text).size() <= mostWords)
            return true;
        const std::string shown = fold(written->text);
        return fold(brief(map, position, *order).toStdString()).ends_with(shown) ||
               fold(canonical(map, position, *order)).ends_with(shown);
    }
};

/// Makes the rows of one power.
class Rows
{
public:
    Rows(const Session& session, Power power)
        : session_(session)
        , map_(session.map())
        , now_(session.current())
        , power_(power)
        , unplayed_(unplayedPowers(session.game(), now_.phase))
        , doubts_(doubtsIn(session.game()))
        , words_(session.game())
        , context_{map_, now_.before, now_.phase.kind, power}
        , given_(ordersGiven(session.game(), now_))
    {
        context_.unplayed = unplayed_;
        context_.neutral = neutralIn(session.game(), now_.phase);
        addAgreements(session.game(), context_);
        readLines();
        addAsked();
        addRest();
        if (context_.neutral.has(power_)) addByRule();
    }

    std::vector<UnitRow> all;

private:
    void readLines()
    {
        const std::vector<LineReading> readings =
            readingsOf(session_, power_, sheetText(session_.game(), power_));
        const std::vector<WrittenOrder> counting =
            combineSheets(now_.written, session_.game().rulebook.options);
        std::size_t number = 0;
        const WrittenOrder* before = nullptr;
        for (const WrittenOrder& written : now_.written) {
            const bool counts = std::ranges::any_of(counting, [&](const WrittenOrder& line) {
                return line.power == written.power && line.sheet == written.sheet;
            });
            if (written.power != power_) {
                addOrdersElsewhere(written, counts);
                continue;
            }
            number += static_cast<std::size_t>(headingsBefore(before, written)) + (before ? 1U : 0U);
            before = &written;
            const LineReading reading = number < readings.size() ? readings[number] : LineReading{};
            for (const Order& order : inOwnName(written))
                lines_.push_back({&written, order, reading, counts});
            if (written.orders.empty()) lines_.push_back({&written, std::nullopt, reading, counts});
        }
        taken_.assign(lines_.size(), false);
    }

    /// Adds the orders for units of the power on another sheet of the same player.
    void addOrdersElsewhere(const WrittenOrder& written, bool counts)
    {
        for (const Order& order : inOwnName(written))
            if (order.power == power_) lines_.push_back({&written, order, {}, counts});
    }

    std::vector<Order> inOwnName(const WrittenOrder& written) const
    {
        std::vector<Order> orders = written.orders;
        giveInOwnName(session_.game(), now_, orders);
        return orders;
    }

    void addAsked()
    {
        for (const Asked& asked : askedOf(context_, power_)) {
            UnitRow row;
            row.power = power_;
            row.asked = asked;
            if (asked.unit == noProvince)
                addAdjustment(row);
            else
                addUnit(row);
            all.push_back(std::move(row));
        }
    }

    void addUnit(UnitRow& row)
    {
        const DislodgedUnit* dislodged = dislodgedAt(map_, now_.before, row.asked->unit);
        const bool retreats = now_.phase.kind == PhaseKind::Retreat && dislodged;
        row.unit = retreats ? dislodged->unit : *unitAt(map_, now_.before, row.asked->unit);
        row.label = eased(map_[row.unit->at].code); // a picture shows whether it is an army
        row.name = row.asked->permitted ? Words(map_, {}, Register::Plain).nameOf(*row.unit)
                                        : Words(map_).unit(*row.unit);
        if (row.asked->permitted)
            row.label = RowText::tr("%1 (%2)", "a unit of another power, and the power")
                            .arg(row.label, Words(map_).power(row.unit->power));
        std::vector<const Line*> own;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const std::optional<Order>& order = lines_[i].order;
            if (!order || order->unit.at == nowhere || map_.provinceOf(order->unit.at) != row.asked->unit)
                continue;
            if (order->power != power_) continue; // that of another power of the same player
            own.push_back(&lines_[i]);
            taken_[i] = true;
        }
        show(row, own);
        if (own.empty() && retreats) row.open = waysOut(*dislodged);
        if (own.empty() && !isOpen(context_, *row.asked)) showGiven(row);
    }

    /// Shows why a unit needs no order of the power, and which it has.
    void showGiven(UnitRow& row) const
    {
        row.state = RowState::Free;
        for (const Order& order : given_) {
            if (order.unit != *row.unit) continue;
            const QString text = brief(map_, now_.before, order), power = Words(map_).power(order.power);
            if (order.permission.repeated)
                row.open = RowText::tr("Repeated: %1", "an order").arg(text);
            else if (order.power != power_ && (order.permission.given || row.asked->permitted))
                row.open = RowText::tr("By %1: %2", "a power, its order").arg(power, text);
        }
    }

    /// Returns the codes of places in provinces that are not taken; of a province not also its coasts.
    QString codes(LocationSet places, ProvinceSet taken = {}) const
    {
        QStringList names;
        for (const Location at : places)
            if (const Location land = whole(map_.provinceOf(at)); at == land || !places.has(land))
                if (!taken.has(map_.provinceOf(at))) names << eased(map_[at].code);
        return names.join(QStringLiteral(", "));
    }

    QString waysOut(const DislodgedUnit& dislodged) const
    {
        const LocationSet ways = waysOutOf(session_.game(), dislodged);
        return ways.empty() ? RowText::tr("No way out: it disbands")
                            : RowText::tr("Open: %1").arg(codes(ways));
    }

    /// Returns the provinces in which the sheet builds.
    ProvinceSet builtIn() const
    {
        ProvinceSet built;
        for (const Line& line : lines_)
            if (line.order && line.order->power == power_ && as<Build>(*line.order) &&
                line.order->unit.at != nowhere)
                built.add(map_.provinceOf(line.order->unit.at));
        return built;
    }

    /// Returns the sites of a build that are left; for a removal, what the rules remove if nothing is
    /// written.
    QString openAdjustment(const AdjustmentChoices& choices, int number) const
    {
        if (choices.count > 0) {
            const QString open = codes(choices.buildArmy | choices.buildFleet, builtIn());
            return open.isEmpty() ? QString() : RowText::tr("Open: %1").arg(open);
        }
        const std::vector<Order> removed = removedByRule(session_.game(), power_);
        if (number < 0 || number >= static_cast<int>(removed.size())) return {};
        return RowText::tr("By rule: %1").arg(brief(map_, removed[static_cast<std::size_t>(number)].unit));
    }

    /// The orders of an adjustment phase answer builds or removals of their power in the order in which they
    /// are written.
    void addAdjustment(UnitRow& row)
    {
        const AdjustmentChoices choices = adjustmentChoices(map_, now_.before, power_, unplayed_);
        row.label = (choices.count > 0 ? RowText::tr("Build %1") : RowText::tr("Removal %1"))
                        .arg(row.asked->number + 1);
        row.name = row.label;
        const std::vector<std::size_t> in = linesInRows(static_cast<std::size_t>(std::abs(choices.count)));
        const auto number = static_cast<std::size_t>(row.asked->number);
        if (number >= in.size()) {
            row.open = openAdjustment(choices, static_cast<int>(number - in.size()));
            return;
        }
        const Line& line = lines_[in[number]];
        taken_[in[number]] = true;
        if (!as<Waive>(*line.order)) row.unit = line.order->unit;
        show(row, {&line});
    }

    /// Returns the indices of the lines that are in the rows of builds or removals.
    std::vector<std::size_t> linesInRows(std::size_t rows) const
    {
        std::vector<std::size_t> own;
        std::vector<Order> orders, idle;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (!lines_[i].order || lines_[i].order->power != power_) continue;
            own.push_back(i);
            orders.push_back(*lines_[i].order);
        }
        for (const WrittenDoubt& doubt : doubts_) idle.push_back(doubt.order);
        std::vector<std::size_t> in = ordersInRows(orders, idle, rows);
        for (std::size_t& i : in) i = own[i];
        return in;
    }

    void addRest()
    {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (taken_[i]) continue;
            if (lines_[i].written->power != power_) continue; // it is on the other sheet's rows
            UnitRow row;
            row.power = power_;
            show(row, {&lines_[i]});
            if (!lines_[i].order) row.state = RowState::Wrong;
            all.push_back(std::move(row));
        }
    }

    /// Says what becomes of the units of a power without a player, where that is not nothing.
    void addByRule()
    {
        UnitRow row;
        row.power = power_;
        row.name = row.label = Words(map_).power(power_);
        row.state = RowState::Free;
        row.open = DeskWords::byRule(session_.game(), power_);
        if (!row.open.isEmpty() && session_.takesOrders()) all.push_back(std::move(row));
    }

    void show(UnitRow& row, const std::vector<const Line*>& lines) const
    {
        if (lines.empty()) return;
        QStringList written, remarks;
        bool illegal = false, doubtful = lines.size() > 1;
        for (const Line* line : lines) {
            written << line->text(map_, now_.before);
            remarks << line->reading.problem << line->reading.corrected;
            if (!line->order) continue;
            for (const WrittenDoubt& doubt : doubts_)
                if (&now_.written[doubt.line] == line->written && doubt.order.unit == line->order->unit &&
                    doubt.order.command == line->order->command) {
                    remarks << words_.sentence(doubt.order, doubt.doubt);
                    illegal = illegal || doubt.doubt.kind == Doubt::Kind::Illegal;
                    doubtful = doubtful || !doubt.doubt.isRemark();
                }
        }
        const Line& last = *lines.back();
        row.line = QString::fromStdString(last.written->text);
        row.reading = last.reading;
        if (lines.size() == 1 && last.order) row.order = *last.order;
        row.written = written.join(QStringLiteral(", "));
        if (lines.size() == 1 && last.order) row.understood = meaning(last);
        if (lines.size() > 1) remarks.prepend(counting(lines));
        remarks.removeAll(QString());
        remarks.removeDuplicates();
        row.remark = remarks.join(u' ');
        row.state = !last.reading.problem.isEmpty() ? RowState::Wrong
                    : illegal                       ? RowState::Illegal
                    : doubtful                      ? RowState::Doubtful
                                                    : RowState::Written;
        if (!last.order) return;
        if (isPermitted(*last.order)) row.understood = permitted(*last.order);
        if (last.written->power != last.order->power) row.understood = onOtherSheet(last);
    }

    /// Returns whose order it is, and on whose sheet, where one player has both powers.
    QString onOtherSheet(const Line& line) const
    {
        const QString order = brief(map_, now_.before, *line.order);
        if (line.written->power == power_)
            return RowText::tr("%1: %2", "a power, its order")
                .arg(Words(map_).power(line.order->power), order);
        return RowText::tr("%1, on the sheet of %2", "an order, a power")
            .arg(order, Words(map_).power(line.written->power));
    }

    /// Returns whether the order is for another power's unit, with its player's permission (Alexander VII.2).
    bool isPermitted(const Order& order) const
    {
        std::vector<Order> one{order};
        permitProxies(session_.game(), now_, one);
        return one.front().permission.given;
    }

    QString permitted(const Order& order) const
    {
        return RowText::tr("%1, allowed by %2", "an order, a power")
            .arg(brief(map_, now_.before, order), Words(map_).power(order.unit.power));
    }

    /// Returns how an order is understood; empty if that is what is shown as written.
    QString meaning(const Line& line) const
    {
        const QString meant = brief(map_, now_.before, *line.order);
        return meant == line.text(map_, now_.before) ? QString() : meant;
    }

    /// Returns which of several orders of a unit counts (DATC 4.D.1 to 4.D.3).
    QString counting(const std::vector<const Line*>& lines) const
    {
        std::vector<const Line*> valid;
        std::ranges::copy_if(lines, std::back_inserter(valid), [](const Line* line) { return line->counts; });
        std::vector<Order> orders;
        for (const Line* line : valid) orders.push_back(*line->order);
        const auto one = countingOrder(map_, now_.before, orders, session_.game().rulebook.options);
        if (!one) return RowText::tr("None of these counts.");
        return RowText::tr("%1 counts.").arg(brief(map_, now_.before, *valid[*one]->order));
    }

    const Session& session_;
    const Map& map_;
    const PhaseRecord& now_;
    Power power_;
    PowerSet unplayed_;
    std::vector<WrittenDoubt> doubts_;
    DoubtWords words_;
    EntryContext context_;
    std::vector<Order> given_; ///< all orders that are carried out
    std::vector<Line> lines_;
    std::vector<bool> taken_;
};

} // namespace

std::vector<UnitRow> rowsOf(const Session& session, Power power)
{
    return Rows(session, power).all;
}

std::vector<UnitRow> rowsBeside(const Session& session, Power power)
{
    const bool moves = session.current().phase.kind == PhaseKind::Movement;
    std::vector<UnitRow> all;
    for (const Power each : session.map().everyPower())
        for (UnitRow& row : rowsOf(session, each)) {
            if (moves && each == power) {
                all.push_back(std::move(row));
                continue;
            }
            const bool permitted = row.asked && row.asked->permitted;
            row.sign = QString::fromStdString(session.map()[permitted ? row.unit->power : each].letter);
            if (row.asked && !permitted)
                row.name = RowText::tr("%1, %2", "a power, its unit or build")
                               .arg(Words(session.map()).power(each), row.name);
            if (permitted)
                row.label =
                    RowText::tr("%1, by %2", "a unit of another power, the power that may order it")
                        .arg(eased(session.map()[row.unit->at].code), Words(session.map()).power(each));
            all.push_back(std::move(row));
        }
    return all;
}

} // namespace chancery
