// SPDX-License-Identifier: GPL-3.0-or-later
// Knows boxes that are ticked, and those that are not, as chats and lists of things to do have them.
#include "engine/base/ascii.h"
#include "engine/orders/written_order.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr std::array<std::string_view, 6> tickedBoxes{"[x]", "[X]", "☑", "☒", "✅", "🗹"};
constexpr std::array<std::string_view, 6> openBoxes{"[ ]", "[]", "☐", "⬜", "◻", "□"};

/// Returns a line without the sign of a list before it.
std::string_view withoutBullet(std::string_view line)
{
    line = trimmed(line);
    if (line.starts_with("- ") || line.starts_with("* ")) line = trimmed(line.substr(2));
    return line;
}

/// Returns the length of the box that a line begins with; 0 if it begins with none of these.
template<std::size_t n>
std::size_t boxAt(const std::array<std::string_view, n>& boxes, std::string_view line)
{
    const auto box =
        std::ranges::find_if(boxes, [line](std::string_view one) { return line.starts_with(one); });
    return box == boxes.end() ? 0 : box->size();
}

} // namespace

bool hasTicks(std::string_view text)
{
    bool ticked = false, open = false;
    while (!text.empty()) {
        const std::string_view line = withoutBullet(text.substr(0, text.find('\n')));
        ticked = ticked || boxAt(tickedBoxes, line) > 0;
        open = open || boxAt(openBoxes, line) > 0;
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    }
    return ticked && open;
}

std::string tickedLines(std::string_view text)
{
    std::string lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n')), plain = withoutBullet(line);
        const std::size_t box = boxAt(openBoxes, plain);
        lines +=
            box > 0 ? std::string(untickedSign) + std::string(trimmed(plain.substr(box))) : std::string(line);
        lines += '\n';
        text.remove_prefix(std::min(line.size(), text.size() - 1) + 1);
    }
    return lines;
}

} // namespace chancery
