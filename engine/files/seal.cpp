// SPDX-License-Identifier: GPL-3.0-or-later
// The first line of a saved game: see seal.h.
#include "engine/files/seal.h"

#include "engine/base/checksum.h"

namespace chancery {

namespace {

constexpr std::string_view opening = "# checksum ";

std::string sealLine(std::string_view rest)
{
    return std::string(opening) + fingerprint(rest) + ". Whoever edits this file may delete this line.\n";
}

} // namespace

std::string fingerprint(std::string_view document)
{
    return checksum(document) + " of " + std::to_string(document.size()) + " bytes";
}

std::string sealed(const std::string& document)
{
    return sealLine(document) + document;
}

Seal sealOf(std::string_view document)
{
    if (!document.starts_with(opening)) return Seal::None;
    const std::size_t end = document.find('\n');
    if (end == std::string_view::npos) return Seal::Broken;
    const std::string_view rest = document.substr(end + 1);
    return document.substr(0, end + 1) == sealLine(rest) ? Seal::Whole : Seal::Broken;
}

} // namespace chancery
