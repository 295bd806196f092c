// SPDX-License-Identifier: GPL-3.0-or-later
// Puts what a page shows on lines of its own on lines. Other tags stay: the reader of orders knows them.
#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 14> lineTags{"br", "p",  "li", "ul", "ol", "tr",  "table",
                                                    "h1", "h2", "h3", "h4", "h5", "div", "title"};
constexpr std::array<std::string_view, 5> silentTags{"a", "html", "head", "body", "meta"};
constexpr std::array<std::string_view, 2> cellTags{"td", "th"};

/// A tag at the beginning of a text.
struct Tag
{
    std::string name;      ///< folded; empty if there is none
    std::size_t bytes = 0; ///< how long it is
};

Tag htmlTagAt(std::string_view text)
{
    constexpr std::size_t longest = 200; // bytes, attributes included
    const std::size_t begin = text.starts_with("</") ? 2 : 1;
    const std::size_t end = text.substr(0, longest).find('>');
    if (end == std::string_view::npos || end <= begin) return {};
    const std::string_view inside = text.substr(begin, end - begin);
    const auto last = std::ranges::find_if_not(inside, [](char c) { return isLetter(c) || isDigit(c); });
    return {fold(inside.substr(0, static_cast<std::size_t>(last - inside.begin()))), end + 1};
}

template<std::size_t n>
bool isOneOf(const std::array<std::string_view, n>& names, const Tag& tag)
{
    return std::ranges::find(names, tag.name) != names.end();
}

} // namespace

bool isHtml(std::string_view text)
{
    for (const std::string_view sign :
         {"<br>", "<br/>", "<br />", "</p>", "</li>", "</tr>", "</div>", "</h3>"})
        if (text.find(sign) != std::string_view::npos) return true;
    return false;
}

std::string htmlLines(std::string_view text)
{
    std::string lines;
    while (!text.empty()) {
        const Tag tag = text.front() == '<' ? htmlTagAt(text) : Tag();
        const bool line = isOneOf(lineTags, tag), cell = isOneOf(cellTags, tag);
        if (cell && text.starts_with("</")) lines += " | ";
        if (line && !lines.empty() && lines.back() != '\n') lines += '\n';
        const bool silent = isOneOf(silentTags, tag) || text.starts_with("<!DOCTYPE");
        if (!line && !cell && !silent) lines += text.front();
        text.remove_prefix(line || cell || silent ? std::max<std::size_t>(tag.bytes, 1) : 1);
    }
    return lines;
}

} // namespace chancery
