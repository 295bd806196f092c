// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to read a line of orders, to check the orders of a phase and to complete what is typed.
#include "engine/game/game.h"
#include "engine/game/sheet_check.h"
#include "engine/orders/order_text.h"
#include "tests/support/standard_board.h"
#include "ui/desk/sheet_paste.h"
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

/// The sheets of seven powers as a mail has them.
constexpr const char* evening = "Spring 1901\n\nAustria (Ada):\nA Bud - Ser\nA Vie - Tri\nF Tri - Alb\n\n"
                                "ENGLAND\nF Lon to North Sea\nF Edi - NWG\nA Lvp-Yor\n\n"
                                "France:\nA Par s A Mar - Bur\nA Mar - Burgundy\nF Bre - MAO\n\n"
                                "Germany:\nF Kie - Den\nA Ber - Kie\nA Mun - Ruh\n\n"
                                "Italy:\nF Nap - ION\nA Rom - Apu\nA Ven H\n\n"
                                "Russia:\nA Mos - Ukr\nA War - Gal\nF Sev - Black Sea\nF StP(sc) - GoB\n\n"
                                "Turkey:\nA Con - Bul\nA Smy - Con\nF Ank - Bla\n";

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

    const Game game = newGame(sharedMap());
    measure("a pasted evening of seven powers", 200, [&] {
        static_cast<void>(pastedSheets(game, readPaste(game, Power{2}, QString::fromUtf8(evening))));
    });

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
