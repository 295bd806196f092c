// SPDX-License-Identifier: GPL-3.0-or-later
// Which form of a text goes with a number, as the file of a language says.
#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// The conditions of the forms, each in the notation of Unicode's CLDR: "n = 0..1", "n % 10 = 1 and
/// n % 100 != 11, 12". A number has the form of the first condition that it meets, or the last form.
class PluralRule
{
public:
    /// One form for all numbers.
    PluralRule() = default;
    /// Reads the conditions; on failure the error says what is wrong with which.
    static Result<PluralRule> read(const std::vector<std::string>& conditions);

    /// Returns how many forms there are.
    std::size_t forms() const { return conditions_.size() + 1; }
    /// Returns the form of a number.
    std::size_t formOf(int number) const;

private:
    struct Range
    {
        int first = 0, last = 0;
    };
    /// "n % 10 = 2..4, 7"
    struct Relation
    {
        int divisor = 0; ///< 0 if the number itself is compared
        bool equal = true;
        std::vector<Range> ranges{};
    };
    using All = std::vector<Relation>;  ///< joined by "and"
    using Condition = std::vector<All>; ///< joined by "or"

    static bool meets(const Relation& relation, int number);
    static bool readRelation(std::string_view text, Relation& relation);

    std::vector<Condition> conditions_;
};

} // namespace chancery
