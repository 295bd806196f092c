// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the matrix column by column, and compares its cells.
#include "engine/explain/rulebook_matrix.h"

#include "engine/adjudicate/civil_disorder.h"

#include <algorithm>

namespace chancery {

namespace {

bool sameOpinion(const RulebookMatrix& matrix, const MatrixRow& row, std::size_t a, std::size_t b)
{
    const MatrixCell &one = row.cells[a], &other = row.cells[b];
    if (one.open != other.open) return false;
    if (row.kind == MatrixRow::Kind::Retreats) return one.retreats == other.retreats;
    if (row.kind == MatrixRow::Kind::Removals) return one.removed == other.removed;
    const OrderResult &first = *matrix.resultIn(row, a), &second = *matrix.resultIn(row, b);
    return first.verdict == second.verdict && first.fate == second.fate;
}

bool isForNow(const OrderResult& result)
{
    return result.finding.rule == Rule::RemovedForNow;
}

/// Returns whether a unit is part of a paradox that the rulebook leaves open.
bool isLeftOpen(const Outcome& outcome, Province unit)
{
    return std::ranges::any_of(outcome.paradoxes, [unit](const Paradox& one) {
        return one.unanswered && (one.armies | one.fleets | one.supports | one.moves).has(unit);
    });
}

class MatrixBuilder
{
public:
    MatrixBuilder(const PhaseInput& phase, std::span<const Rulebook> rulebooks)
        : phase_(phase)
    {
        for (const Rulebook& rulebook : rulebooks) matrix_.columns.push_back(columnOf(rulebook));
    }

    RulebookMatrix built()
    {
        for (std::size_t column = 0; column < matrix_.columns.size(); ++column) addOrders(column);
        for (std::size_t column = 0; column < matrix_.columns.size(); ++column) addRetreats(column);
        for (const Power power : phase_.map->everyPower()) addRemovals(power);
        for (MatrixRow& row : matrix_.rows) countOpinions(row);
        return std::move(matrix_);
    }

private:
    MatrixColumn columnOf(const Rulebook& rulebook) const
    {
        PhaseInput phase = phase_;
        phase.options = rulebook.options;
        MatrixColumn column{rulebook, explained(phase), false, false};
        column.unanswered = std::ranges::any_of(column.outcome.paradoxes, &Paradox::unanswered);
        column.choice = std::ranges::any_of(column.outcome.results, isForNow);
        if (phase.season == Season::Spring && column.outcome.after.dislodged.empty())
            removeFlyingDutchmen(*phase.map, phase.options, column.outcome);
        return column;
    }

    /// Returns the row of an order; of orders that are repeated, that with this number.
    MatrixCell& cellOf(MatrixRow::Kind kind, Power power, const Order& order, std::size_t number,
                       std::size_t column)
    {
        auto row = matrix_.rows.begin();
        for (; row != matrix_.rows.end(); ++row)
            if (row->kind == kind && row->power == power && row->order == order && number-- == 0) break;
        if (row == matrix_.rows.end())
            row = matrix_.rows.insert(
                row, {kind, power, order, std::vector<MatrixCell>(matrix_.columns.size()), 0, 0});
        row->cells[column].there = true;
        return row->cells[column];
    }

    void addOrders(std::size_t column)
    {
        const std::vector<OrderResult>& results = matrix_.columns[column].outcome.results;
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (removesByRule(results[i].finding.rule)) continue;
            const auto repeats =
                std::count_if(results.data(), results.data() + i,
                              [&](const OrderResult& earlier) { return earlier.order == results[i].order; });
            MatrixCell& cell = cellOf(MatrixRow::Kind::Order, powerOf(results[i]), results[i].order,
                                      static_cast<std::size_t>(repeats), column);
            cell.result = i;
            const Location at = results[i].order.unit.at;
            cell.open =
                at != nowhere && isLeftOpen(matrix_.columns[column].outcome, phase_.map->provinceOf(at));
        }
    }

    void addRetreats(std::size_t column)
    {
        for (const DislodgedUnit& dislodged : matrix_.columns[column].outcome.dislodged) {
            const Unit& unit = dislodged.unit;
            cellOf(MatrixRow::Kind::Retreats, unit.power, {unit.power, unit, Hold{}}, 0, column).retreats =
                dislodged.retreats;
        }
    }

    /// Adds what a power loses by rule, if it loses anything under any of the rulebooks.
    void addRemovals(Power power)
    {
        const auto isOwn = [power](const Order& order) { return order.unit.power == power; };
        if (std::ranges::none_of(matrix_.columns, [&](const MatrixColumn& column) {
                return std::ranges::any_of(column.outcome.automatic, isOwn);
            }))
            return;
        for (std::size_t column = 0; column < matrix_.columns.size(); ++column) {
            MatrixCell& cell =
                cellOf(MatrixRow::Kind::Removals, power, Order{power, {}, Disband{}}, 0, column);
            std::vector<Unit>& removed = cell.removed;
            cell.open =
                std::ranges::any_of(matrix_.columns[column].outcome.results, [&](const OrderResult& result) {
                    return isForNow(result) && isOwn(result.order);
                });
            for (const Order& order : matrix_.columns[column].outcome.automatic)
                if (isOwn(order)) removed.push_back(order.unit);
            std::ranges::sort(removed, {},
                              [this](const Unit& unit) { return phase_.map->provinceOf(unit.at); });
        }
    }

    void countOpinions(MatrixRow& row) const
    {
        std::vector<std::size_t> first, followers; // [opinion] the first column that has it; how many have it
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            if (!row.cells[column].there) continue;
            const auto same = std::ranges::find_if(
                first, [&](std::size_t other) { return sameOpinion(matrix_, row, other, column); });
            row.cells[column].opinion = static_cast<std::size_t>(same - first.begin());
            if (same == first.end()) first.push_back(column), followers.push_back(0);
            ++followers[row.cells[column].opinion];
        }
        row.opinions = first.size();
        row.majority = static_cast<std::size_t>(std::ranges::max_element(followers) - followers.begin());
    }

    const PhaseInput& phase_;
    RulebookMatrix matrix_;
};

} // namespace

const OrderResult* RulebookMatrix::resultIn(const MatrixRow& row, std::size_t column) const
{
    const std::optional<std::size_t>& result = row.cells[column].result;
    return result ? &columns[column].outcome.results[*result] : nullptr;
}

bool RulebookMatrix::differs(const MatrixRow& row, std::size_t column, std::optional<std::size_t> from) const
{
    const MatrixCell& cell = row.cells[column];
    const bool there = !from || row.cells[*from].there;
    if (!cell.there || !there) return cell.there != there;
    return cell.opinion != (from ? row.cells[*from].opinion : row.majority);
}

bool RulebookMatrix::agree() const
{
    const auto open = [](const MatrixColumn& column) { return column.unanswered || column.choice; };
    return std::ranges::none_of(rows, &MatrixRow::differs) && std::ranges::none_of(columns, open);
}

RulebookMatrix rulebookMatrix(const PhaseInput& phase, std::span<const Rulebook> rulebooks)
{
    return MatrixBuilder(phase, rulebooks).built();
}

std::vector<Rulebook> allRulebooks()
{
    std::vector<Rulebook> all;
    for (const RulebookInfo& info : rulebooks()) all.push_back(rulebookOf(info));
    return all;
}

std::vector<std::size_t> columnsWith(const RulebookMatrix& matrix, const MatrixRow& row,
                                     const WishedResult& wish)
{
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        const OrderResult* result = matrix.resultIn(row, column);
        const bool so = result && wish.verdict.value_or(result->verdict) == result->verdict &&
                        wish.fate.value_or(result->fate) == result->fate;
        if (so) columns.push_back(column);
    }
    return columns;
}

} // namespace chancery
