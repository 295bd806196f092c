// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/file_checksum.h"

#include "engine/base/checksum.h"
#include "engine/base/utf8.h"

namespace chancery {

namespace {

constexpr std::string_view opening = "# checksum ";

std::string checksumLine(std::string_view rest)
{
    return std::string(opening) + fingerprint(rest) + ". Whoever edits this file may delete this line.\n";
}

} // namespace

std::string fingerprint(std::string_view document)
{
    if (hasCarriageReturns(document)) return fingerprint(withLineFeeds(document));
    return checksum(document) + " of " + std::to_string(document.size()) + " bytes";
}

std::string withChecksum(const std::string& document)
{
    return checksumLine(document) + document;
}

FileChecksum checksumOf(std::string_view document)
{
    if (!document.starts_with(opening)) return FileChecksum::None;
    if (hasCarriageReturns(document)) return checksumOf(withLineFeeds(document));
    const std::size_t end = document.find('\n');
    if (end == std::string_view::npos) return FileChecksum::Wrong;
    const std::string_view rest = document.substr(end + 1);
    return document.substr(0, end + 1) == checksumLine(rest) ? FileChecksum::Right : FileChecksum::Wrong;
}

} // namespace chancery
