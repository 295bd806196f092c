// SPDX-License-Identifier: GPL-3.0-or-later
// Checksums that detect damaged text, such as a flipped bit or a missing end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

/// Returns the CRC-32 of the bytes of `text`, with the polynomial of Ethernet, zip and PNG.
std::uint32_t crc32(std::string_view text);
/// Returns the CRC-32 of `text` as eight lower-case hexadecimal digits.
std::string checksum(std::string_view text);

} // namespace chancery
