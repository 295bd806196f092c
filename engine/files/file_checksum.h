// SPDX-License-Identifier: GPL-3.0-or-later
// The first line of a saved game: a comment that tells whether the rest is as the program wrote it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

enum class FileChecksum : std::uint8_t {
    None,  ///< written by hand, or by another version
    Right,
    Wrong, ///< edited since, or damaged
};

/// The document with its checksum in front.
std::string withChecksum(const std::string& document);
/// Whether the checksum in front of a document fits the rest.
FileChecksum checksumOf(std::string_view document);

/// Tells one file from another: the journal remembers it of the file that it belongs to.
std::string fingerprint(std::string_view document);

} // namespace chancery
