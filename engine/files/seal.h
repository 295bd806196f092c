// SPDX-License-Identifier: GPL-3.0-or-later
// The first line of a saved game: a comment that tells whether the rest is as the program wrote it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

enum class Seal : std::uint8_t {
    None,   ///< written by hand, or by another version
    Whole,
    Broken, ///< edited since, or damaged
};

/// The document with its seal in front.
std::string sealed(const std::string& document);
Seal sealOf(std::string_view document);

/// Tells one file from another: the journal remembers it of the file that it belongs to.
std::string fingerprint(std::string_view document);

} // namespace chancery
