// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a line of orders besides its tokens.
#include "engine/orders/order_tokens.h"

#include <algorithm>

namespace chancery {

std::string withoutResults(std::string_view line)
{
    LeftOut leftOut;
    tokensOf(line, &leftOut);
    std::string text;
    std::size_t begin = 0;
    for (const std::string_view results : leftOut.results) {
        const auto at = static_cast<std::size_t>(results.data() - line.data());
        text += line.substr(begin, at - begin);
        begin = at + results.size();
    }
    text += line.substr(begin);
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

bool hasWord(std::string_view line)
{
    return line.find_first_not_of(" \t\r-=|:+*_~#.") != std::string_view::npos;
}

std::size_t columnOf(std::string_view line, std::size_t byte)
{
    const std::string_view before = line.substr(0, byte);
    return 1 + static_cast<std::size_t>(std::ranges::count_if(
                   before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

} // namespace chancery
