// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/played.h"

#include "engine/adjudicate/outcome.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/position_faults.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/random_positions.h"

namespace oracle {

namespace {

using chancery::PhaseKind;

/// Returns the first fault that an outcome has left on the board; empty if there is none.
std::string leftBy(const chancery::Map& map, const chancery::Outcome& outcome)
{
    const PhaseKind next = outcome.after.dislodged.empty() ? PhaseKind::Movement : PhaseKind::Retreat;
    const auto faults = stoppingFaults(map, next, outcome.after);
    return faults.empty() ? std::string() : english(map, faults.front());
}

} // namespace

Played playAnything(const chancery::Map& map, std::uint64_t seed, std::uint64_t number)
{
    chancery::RandomPositions lot(map, seed * 1000003 + number, chancery::RandomPositions::Range::InTheType);
    const chancery::Position position = lot.next();
    const std::vector<chancery::Order> orders = lot.orders(position);
    const auto& books = chancery::rulebooks();
    const chancery::RulebookInfo& book = books[number % books.size()];
    Played played;
    for (const PhaseKind kind : {PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment}) {
        try {
            if (!canResolve(map, kind, position)) {
                ++played.refused;
                if (stoppingFaults(map, kind, position).empty())
                    played.fault = "refused, and nothing says why";
                continue;
            }
            ++played.resolved;
            const chancery::Outcome outcome = resolve(kind, map, book.options, position, orders);
            if (outcome.results.size() < orders.size()) played.fault = "orders without a result";
            if (const std::string left = leftBy(map, outcome); !left.empty())
                played.fault = "after it: " + left;
        } catch (const std::exception& fault) {
            played.fault = book.id + ": " + fault.what();
        }
    }
    return played;
}

} // namespace oracle
