// SPDX-License-Identifier: GPL-3.0-or-later
// The checksum in the first line of a saved game, which shows whether the rest is as the program wrote it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chancery {

/// What the checksum of a document shows.
enum class FileChecksum : std::uint8_t {
    None,  ///< there is none: written by hand, or by another version
    Right, ///< the document is as it was written
    Wrong, ///< the document was edited or damaged
};

/// Returns the document with its checksum as a comment in the first line.
std::string withChecksum(const std::string& document);
/// Returns whether the checksum in the first line of a document fits the rest. The line ends may be those of
/// another system, here and in a fingerprint.
FileChecksum checksumOf(std::string_view document);

/// Returns a short text that distinguishes one version of a file from another. A journal keeps that of its
/// file.
std::string fingerprint(std::string_view document);

} // namespace chancery
