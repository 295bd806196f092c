// SPDX-License-Identifier: GPL-3.0-or-later
// CRC-32, computed one byte at a time.
#include "engine/base/checksum.h"

#include <array>

namespace chancery {

namespace {

constexpr std::array<std::uint32_t, 256> crcTable = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit) rest = (rest >> 1) ^ ((rest & 1) != 0 ? 0xEDB88320U : 0U);
        made[byte] = rest;
    }
    return made;
}();

} // namespace

std::uint32_t crc32(std::string_view text)
{
    std::uint32_t sum = ~std::uint32_t{0};
    for (const char c : text) sum = (sum >> 8) ^ crcTable[(sum ^ static_cast<unsigned char>(c)) & 0xFF];
    return ~sum;
}

std::string checksum(std::string_view text)
{
    const std::uint32_t sum = crc32(text);
    std::string digits;
    for (int shift = 28; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(sum >> shift) & 0xF];
    return digits;
}

} // namespace chancery
