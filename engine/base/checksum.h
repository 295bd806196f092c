// SPDX-License-Identifier: GPL-3.0-or-later
// Tells text that was damaged from text that was not: a flipped bit, a missing end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

/// The usual CRC-32 (of Ethernet, zip and PNG).
std::uint32_t crc32(std::string_view text);
/// The same as eight hexadecimal digits.
std::string checksum(std::string_view text);

} // namespace chancery
