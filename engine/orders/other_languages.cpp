// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a line that cannot be read in the other languages whose words it has.
#include "engine/orders/sheet_reader.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <utility>

namespace chancery {

ReadLine SheetReader::readLine(std::string_view line)
{
    const State before = state_;
    ReadLine here = readHere(line);
    const bool silent = here.written.orders.empty() && state_.soFar.power == before.soFar.power;
    if ((here.faults.empty() && !silent)) return here;
    State after = std::exchange(state_, before);
    if (std::optional<ReadLine> elsewhere = readElsewhere(before, here, line)) return *std::move(elsewhere);
    state_ = std::move(after);
    return here;
}

std::optional<ReadLine> SheetReader::readElsewhere(const State& before, const ReadLine& here,
                                                   std::string_view line)
{
    std::optional<ReadLine> found;
    State after;
    constexpr std::size_t mostElsewhere = 16000; // bytes
    const std::size_t bytes = bytes_;
    for (const std::size_t language : otherLanguagesIn(line)) {
        if (bytesElsewhere_ >= mostElsewhere) break;
        bytesElsewhere_ += line.size();
        const ReadAs other(language);
        state_ = before;
        ReadLine read = readHere(line);
        const std::vector<Order>& orders = read.written.orders;
        const auto isKept = [&](const Order& order) {
            return std::ranges::find(orders, order) != orders.end();
        };
        const bool says = !orders.empty() || state_.soFar.power != before.soFar.power;
        if (!says || !read.faults.empty() || !std::ranges::all_of(here.written.orders, isKept)) continue;
        if (found && found->written != read.written) { // two languages, two meanings
            found.reset();
            break;
        }
        found = std::move(read);
        after = state_;
    }
    bytes_ = bytes;
    if (found) state_ = std::move(after);
    return found;
}

} // namespace chancery
