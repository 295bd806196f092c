// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/xml_scan.h"

#include <algorithm>

namespace chancery {

namespace {

/// A passage that is neither element nor text, with how it begins and ends.
constexpr std::string_view passages[][2] = {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};

/// Returns the offset after the passage that begins here; `at` if none does.
std::size_t afterPassage(std::string_view xml, std::size_t at)
{
    for (const auto& [begin, end] : passages) {
        if (!xml.substr(at).starts_with(begin)) continue;
        const std::size_t found = xml.find(end, at + begin.size());
        return found == std::string_view::npos ? xml.size() : found + end.size();
    }
    return at;
}

/// The offset after the tag that begins here, and the number of its attributes.
struct Tag
{
    std::size_t end = 0, attributes = 0;
};

Tag tagAt(std::string_view xml, std::size_t at)
{
    Tag tag{at + 1, 0};
    while (tag.end < xml.size() && xml[tag.end] != '>') {
        const char c = xml[tag.end];
        if (c == '=') ++tag.attributes;
        if (c == '"' || c == '\'') tag.end = std::min(xml.find(c, tag.end + 1), xml.size() - 1);
        ++tag.end;
    }
    return tag;
}

} // namespace

std::optional<XmlHazard> xmlHazard(std::string_view xml, std::size_t attributes)
{
    std::size_t at = xml.find('<');
    while (at < xml.size()) {
        if (const std::size_t after = afterPassage(xml, at); after != at) {
            at = xml.find('<', after);
            continue;
        }
        if (xml.substr(at).starts_with("<!"))
            return XmlHazard{"a document type (DOCTYPE) is not allowed in a map", at};
        const Tag tag = tagAt(xml, at);
        if (tag.attributes > attributes)
            return XmlHazard{"an element with more than " + std::to_string(attributes) + " attributes", at};
        at = xml.find('<', tag.end);
    }
    return std::nullopt;
}

} // namespace chancery
