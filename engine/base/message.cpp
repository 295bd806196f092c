// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/message.h"

#include "engine/base/translated.h"

namespace chancery {

std::string english(const Message& message)
{
    const std::string_view pattern = message.pattern;
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isGap =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        if (!isGap) {
            text += pattern[i];
            continue;
        }
        const auto gap = static_cast<std::size_t>(pattern[++i] - '1');
        if (gap < message.gaps.size()) text += message.gaps[gap];
    }
    return text;
}

Error errorOf(Message message, std::string where)
{
    std::string text = english(message);
    return {std::move(text), std::move(where), message.pattern, std::move(message.gaps), {}};
}

Error errorBecause(Message message, std::string where, const Error& cause)
{
    message.gaps.push_back(cause.text());
    Error error = errorOf(std::move(message), std::move(where));
    error.cause.push_back(cause);
    return error;
}

Error errorAt(std::string where, Error error)
{
    error.where = std::move(where);
    return error;
}

Error ownFault(const FailedCheck& fault, std::string where)
{
    static constexpr const char* says = QT_TRANSLATE_NOOP(
        "FileErrors", "this is a mistake of Chancery, not of the file; it can be reported as: %1");
    return errorOf({says, {fault.what()}}, std::move(where));
}

} // namespace chancery
