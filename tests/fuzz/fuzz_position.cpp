// SPDX-License-Identifier: GPL-3.0-or-later
// Position documents and cases in text form: whatever can be read is written and read again as the same
// position, and its phase is refused by name or resolved.
#include "engine/files/position_file.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace chancery;

namespace {

/// A document lists orders by power.
std::vector<WrittenOrder> byPower(std::vector<WrittenOrder> orders)
{
    std::ranges::stable_sort(orders, {}, &WrittenOrder::power);
    return orders;
}

void requireSameAgain(const PositionSheet& sheet)
{
    const std::string text = writePosition(sheet);
    const auto again = readPositions(text, "written", fuzz::maps());
    fuzz::require(bool(again), "what was written can be read",
                  (again ? "" : again.error().text() + "\n") + text);
    const PositionSheet& back = again->front();
    fuzz::require(again->size() == 1 && back.title == sheet.title && back.phase == sheet.phase,
                  "the head comes back", text);
    fuzz::require(back.position == sheet.position, "the position comes back", text);
    fuzz::require(byPower(back.written) == byPower(sheet.written), "the orders come back",
                  text + "\n--- and then ---\n" + writePosition(back));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto sheets = readPositions(fuzz::textOf(data, size), "position", fuzz::maps());
    if (sheets)
        for (const PositionSheet& sheet : *sheets) {
            if (sheet.unread) continue;
            requireSameAgain(sheet);
            fuzz::requirePlayed(gameFrom(sheet));
            fuzz::require(canResolve(*sheet.map, sheet.phase.kind, sheet.position) || !sheet.problems.empty(),
                          "what stops a phase is told with its place");
        }
    else
        fuzz::require(!sheets.error().message.empty(), "a refusal says why");
    return 0;
}
