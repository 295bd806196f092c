// SPDX-License-Identifier: GPL-3.0-or-later
// Finds numbers by their signs, without knowing what an order is.
#include "engine/orders/order_numbers.h"

#include "engine/base/ascii.h"
#include "engine/orders/order_tokens.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

constexpr std::size_t mostDigits = 3; ///< of a number that is not "1." or "1)": it must not be a year

char signAt(std::string_view line, std::size_t at)
{
    return at < line.size() ? line[at] : '\0';
}

} // namespace

OrderNumber numberAt(std::string_view line, std::size_t at, bool alone)
{
    const char open = signAt(line, at);
    if (open == '#' && !alone) return {}; // a remark
    const std::size_t begin = at + (open == '(' || open == '#' ? 1 : 0);
    OrderNumber number;
    const char* const end = line.data() + line.size();
    if (begin >= line.size()) return {};
    const auto [rest, fault] = std::from_chars(line.data() + begin, end, number.value);
    if (fault != std::errc{} || line[begin] == '-') return {};
    number.end = static_cast<std::size_t>(rest - line.data());
    if (constexpr std::string_view key = "\uFE0F\u20E3"; line.substr(number.end).starts_with(key)) {
        number.end += key.size(); // an emoji of a key
        return number;
    }
    const bool brief = number.end - begin <= mostDigits;
    if (signAt(line, number.end) == '\\') ++number.end; // "1\\." is how Markdown quotes it
    if (alone && brief && open != '(' && line.substr(number.end).starts_with(" - ")) { // "1 - A Par H"
        number.end += 2;
        return number;
    }
    const char sign = signAt(line, number.end);
    const bool blank = sign == ' ' || sign == '\t';
    if (open == '(' ? sign == ')' && brief : sign == '.' || sign == ')' || (sign == ':' && brief)) {
        ++number.end;
        return number;
    }
    // "1 BUILD A Par", but "1 build waived"
    const char next = signAt(line, std::min(line.find_first_not_of(" \t", number.end), line.size()));
    const bool begins = isCapital(next);
    return brief && blank && (open == '#' || (alone && open != '(' && begins)) ? number : OrderNumber{};
}

std::vector<int> numbersOn(std::string_view line)
{
    LeftOut leftOut;
    if (line.find_first_of("0123456789") == std::string_view::npos) return {};
    tokensOf(line, &leftOut);
    return leftOut.numbers;
}

} // namespace chancery
