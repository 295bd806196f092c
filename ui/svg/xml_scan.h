// SPDX-License-Identifier: GPL-3.0-or-later
// A look over an XML document before QXmlStreamReader reads it, for what that does not bear.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chancery {

struct XmlHazard
{
    std::string message;
    std::size_t at = 0; ///< byte
};

/// The first element with more attributes than `attributes`: the reader compares each with all before it. Also the
/// first document type, in which the same could hide. `xml` must be UTF-8.
std::optional<XmlHazard> xmlHazard(std::string_view xml, std::size_t attributes);

} // namespace chancery
