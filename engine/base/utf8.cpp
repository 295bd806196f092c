// SPDX-License-Identifier: GPL-3.0-or-later
// Validates UTF-8, cuts text between letters, and changes line ends.
#include "engine/base/utf8.h"

#include <cstdint>
#include <cstring>

namespace chancery {

namespace {

/// Returns the length in bytes of the first letter, or 0 if the bytes are not valid UTF-8.
std::size_t letterLength(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    const bool overlong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
    const bool surrogate = lead == 0xed && byte(1) > 0x9f;
    const bool tooHigh = lead == 0xf4 && byte(1) > 0x8f;
    return overlong || surrogate || tooHigh ? 0 : length;
}

/// Returns how many bytes at the front are surely plain ASCII letters, which is all of most texts.
std::size_t plainLetters(std::string_view text)
{
    constexpr std::uint64_t highest = 0x8080808080808080U; // bits of eight letters at once
    std::size_t plain = 0;
    for (std::uint64_t letters = 0; plain + sizeof letters <= text.size(); plain += sizeof letters) {
        std::memcpy(&letters, text.data() + plain, sizeof letters);
        if ((letters & highest) != 0) break;
    }
    return plain;
}

} // namespace

bool isUtf8(std::string_view text)
{
    text.remove_prefix(plainLetters(text));
    while (!text.empty()) {
        const std::size_t length = letterLength(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string excerpt(std::string_view text, std::size_t longest)
{
    if (text.size() <= longest) return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    return std::string(text.substr(0, end)) + "...";
}

bool hasCarriageReturns(std::string_view text)
{
    return text.find("\r\n") != std::string_view::npos;
}

std::string withLineFeeds(std::string_view text)
{
    std::string changed;
    changed.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') changed += text[i];
    return changed;
}

} // namespace chancery
