// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to read a line of orders, to check the orders of a phase and to complete what is typed.
#include "engine/game/sheet_check.h"
#include "engine/orders/order_text.h"
#include "tests/support/standard_board.h"
#include "ui/entry/completion.h"

#include <chrono>
#include <cstdio>
#include <string>

using namespace chancery;

namespace {

template<class Work>
void measure(const char* what, int times, Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i) work();
    const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - begin;
    std::printf("%-44s %9.2f us\n", what, taken.count() / times);
}

} // namespace

int main()
{
    const Map& map = standardMap();
    const Position start = startOf(map);
    const ReadingContext context{map, start, PhaseKind::Movement, map.findPower("France")};
    for (const char* line : {"A PAR - BUR", "par bur", "The army at Marseilles supports Paris to Burgundy",
                             "A Pariss - Burgandi", "A Mar S A Par - Narnia", "F Bre - English Chanel",
                             "A Par-Bur, A Mar-Narnia, F Bre-Eng, all others hold"})
        measure(line, 2000, [&] { static_cast<void>(readLines(context, line)); });

    std::vector<Order> orders;
    for (const Unit& unit : start.units) orders.push_back({unit.power, unit, Hold{}});
    measure("checking 22 orders", 2000,
            [&] { static_cast<void>(doubtsOf(map, {}, start, PhaseKind::Movement, orders)); });
    const Completer completer(map);
    const Asked asked{map.findPower("Austria"), map.findProvince("BUD"), 0};
    for (const char* typed : {"", "s", "ser", "s vie gal"})
        measure((std::string("completing “") + typed + "”").c_str(), 500, [&] {
            static_cast<void>(
                completer.completions({map, start, PhaseKind::Movement, noPower, orders}, asked, typed));
        });
}
