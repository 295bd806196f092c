// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language/plural_rule.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

std::string_view stripped(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::vector<std::string_view> parted(std::string_view text, std::string_view by)
{
    std::vector<std::string_view> pieces;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(by, begin);
        pieces.push_back(stripped(text.substr(begin, end == std::string_view::npos ? end : end - begin)));
        if (end == std::string_view::npos) return pieces;
        begin = end + by.size();
    }
}

bool readWhole(std::string_view text, int& number)
{
    const auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc{} && rest == text.data() + text.size() && number >= 0;
}

} // namespace

bool PluralRule::readRelation(std::string_view text, Relation& relation)
{
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos || sign == 0) return false;
    relation.equal = text[sign - 1] != '!';
    const std::vector<std::string_view> left = parted(text.substr(0, sign - (relation.equal ? 0 : 1)), "%");
    if (left[0] != "n" || left.size() > 2) return false;
    if (left.size() == 2 && (!readWhole(left[1], relation.divisor) || relation.divisor == 0)) return false;
    for (const std::string_view one : parted(text.substr(sign + 1), ",")) {
        const std::vector<std::string_view> ends = parted(one, "..");
        Range range;
        if (ends.size() > 2 || !readWhole(ends.front(), range.first) || !readWhole(ends.back(), range.last))
            return false;
        relation.ranges.push_back(range);
    }
    return true;
}

Result<PluralRule> PluralRule::read(const std::vector<std::string>& conditions)
{
    PluralRule rule;
    for (const std::string& text : conditions) {
        Condition& condition = rule.conditions_.emplace_back();
        for (const std::string_view any : parted(text, " or ")) {
            All& all = condition.emplace_back();
            for (const std::string_view relation : parted(any, " and "))
                if (!readRelation(relation, all.emplace_back()))
                    return Error{
                        "“" + text + "” is no condition; expected one like “n % 10 = 2..4 and n != 12”", {}};
        }
    }
    return rule;
}

bool PluralRule::meets(const Relation& relation, int number)
{
    const int value = relation.divisor > 0 ? number % relation.divisor : number;
    const bool among = std::ranges::any_of(
        relation.ranges, [value](const Range& range) { return value >= range.first && value <= range.last; });
    return among == relation.equal;
}

std::size_t PluralRule::formOf(int number) const
{
    const int size = number < 0 ? -number : number;
    const auto fits = [size](const Condition& condition) {
        return std::ranges::any_of(condition, [size](const All& all) {
            return std::ranges::all_of(all, [size](const Relation& one) { return meets(one, size); });
        });
    };
    return static_cast<std::size_t>(std::ranges::find_if(conditions_, fits) - conditions_.begin());
}

} // namespace chancery
