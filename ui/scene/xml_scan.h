// SPDX-License-Identifier: GPL-3.0-or-later
// Scans an XML document before QXmlStreamReader reads it, for content that would make the reader too slow.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chancery {

/// A place in an XML document that must not be given to the reader.
struct XmlHazard
{
    std::string message; ///< what is wrong there, in English
    std::size_t at = 0;  ///< offset in bytes
};

/// Returns the first element with more than `attributes` attributes, since the reader compares each attribute
/// with all before it. A document type counts as well, because it could hide such elements. Returns nothing
/// if the document has neither. `xml` must be UTF-8.
std::optional<XmlHazard> xmlHazard(std::string_view xml, std::size_t attributes);

} // namespace chancery
