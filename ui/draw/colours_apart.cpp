// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/colours_apart.h"

#include "ui/draw/colour_difference.h"

#include <algorithm>
#include <optional>

namespace chancery {

namespace {

constexpr std::array visions{ColourVision::Normal, ColourVision::Protan, ColourVision::Deutan,
                             ColourVision::Tritan};

/// Returns with which vision two powers look alike, if with any.
std::optional<AlikePowers> alike(const Theme& theme, Power one, Power other)
{
    std::optional<AlikePowers> found;
    for (const ColourVision vision : visions) {
        const double apart =
            difference(seenWith(vision, theme.of(one).body), seenWith(vision, theme.of(other).body));
        if (apart >= unitsApart || (found && apart >= found->apart)) continue;
        found = AlikePowers{one, other, vision, apart};
        if (vision == ColourVision::Normal) break; // whoever sees all colours sees it best
    }
    return found;
}

} // namespace

std::vector<AlikePowers> alikePowers(const Theme& theme)
{
    std::vector<AlikePowers> pairs;
    for (std::size_t i = 0; i < theme.powers.size(); ++i)
        for (std::size_t k = i + 1; k < theme.powers.size(); ++k)
            if (const auto pair = alike(theme, static_cast<Power>(i), static_cast<Power>(k)))
                pairs.push_back(*pair);
    std::ranges::stable_sort(pairs, {}, &AlikePowers::apart);
    return pairs;
}

std::vector<Power> powersLikeLand(const Theme& theme)
{
    std::vector<Power> found;
    for (std::size_t i = 0; i < theme.powers.size(); ++i) {
        const QColor& tint = theme.powers[i].tint;
        const double apart = std::min({difference(tint, theme.land), difference(tint, theme.landNear),
                                       difference(tint, theme.landFar)});
        if (apart < landApart) found.push_back(static_cast<Power>(i));
    }
    return found;
}

} // namespace chancery
