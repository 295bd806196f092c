// SPDX-License-Identifier: GPL-3.0-or-later
// Every colour of the program: both themes of the board, the windows, and the powers.
#pragma once

#include "engine/map/map.h"

#include <QColor>
#include <QPalette>

#include <map>
#include <string>
#include <vector>

class QApplication;

namespace chancery {

/// The two themes.
enum class ThemeKind : std::uint8_t { Light, Dark };

/// The colours of the powers. Clear: distinct with any colour vision. Traditional: the colours of the boxed
/// game.
enum class PaletteKind : std::uint8_t { Clear, Traditional };

/// How powers are distinguished on all boards of the program.
struct ColourChoice
{
    PaletteKind palette = PaletteKind::Clear;
    bool hatched = false; ///< whether each power's land has its own hatch besides its tint
    /// Whether all text has a contrast of at least `strongContrast`, and outlines are strong. Each power's
    /// land is hatched then.
    bool highContrast = false;
    /// Colours that powers have in place of those of the palette, by their English names.
    std::map<std::string, QColor> own{};
    bool operator==(const ColourChoice&) const = default;
};

/// The contrast that text has on any colour, and where high contrast is chosen (WCAG 2.1, levels AA and AAA).
inline constexpr double leastContrast = 4.5, strongContrast = 7;

/// Sets the choice that themeFor() uses from now on if it is given none.
void setColourChoice(const ColourChoice& choice);
/// Returns the choice that themeFor() uses if it is given none.
ColourChoice colourChoice();

/// The colours of one power.
struct PowerColours
{
    QColor body; ///< cards, arrows, bands
    QColor ink;  ///< letters and signs on the body
    QColor tint; ///< its provinces
    QColor band; ///< along the inside of its realm's border, painted over the tint
    QColor line; ///< the hatch on the tint
};

/// All colours of a board.
struct Theme
{
    ThemeKind kind = ThemeKind::Light;
    ColourChoice choice;
    QColor surround;        ///< around the board
    QColor veil;            ///< over what is not lit, as far as it hides that
    QColor litLand, litSea; ///< the light on what is lit; translucent
    QColor seaCentre, seaMiddle, seaRim;
    QColor shallows;          ///< rings round the land; translucent
    QColor coastShadow;       ///< translucent
    QColor landNear, landFar; ///< the gradient from top left to bottom right
    QColor land;              ///< the mean of both, with which tints are mixed
    QColor impassable, hatch;
    QColor lake, lakeEdge, strait;
    QColor provinceBorder, coast, seaBorder;
    QColor landLabel, seaLabel, halo;
    QColor casing, edge;                   ///< round tokens: the light rim and the dark line outside it
    QColor arrowCasing, arrowEdge;         ///< outermost, and round the colour of the power
    QColor alarm;                          ///< dislodgement, failure, standoff
    QColor alarmInk;                       ///< text on `alarm`
    QColor chosen, target, hover, missing; ///< outlines of highlighted provinces
    QColor wash;                           ///< lightens a highlighted province; translucent
    QColor neutral;                        ///< a centre without an owner
    std::vector<PowerColours> powers;      ///< one for each power of the map

    /// Returns the colours of a power; for noPower or an unknown power, `nobody`.
    const PowerColours& of(Power power) const;
    /// The colours of what no power owns.
    PowerColours nobody;
};

/// Returns the colours of a board. The powers' colours come from the map; powers without one get a generated
/// colour.
Theme themeFor(ThemeKind kind, const Map& map, const ColourChoice& choice = colourChoice());

/// Returns the colour round the board, in the console and the audience window.
QColor surroundOf(ThemeKind kind, bool highContrast = colourChoice().highContrast);

/// Returns the colours of windows. They are meant for the Fusion style, which follows a palette on every
/// system.
QPalette windowPalette(ThemeKind kind, bool highContrast = colourChoice().highContrast);
/// Sets the Fusion style and the colours of all windows.
void applyTheme(QApplication& application, ThemeKind kind);
/// Returns the theme that the system asks for, judged by the application's present palette. Call it before
/// applyTheme().
ThemeKind systemTheme();

/// Returns a mixture: `share`, from 0 to 1, of `a` and the rest of `b`.
QColor mixed(const QColor& a, const QColor& b, double share);
/// Returns the contrast of two colours, 1 to 21 (WCAG 2.1). Text needs 4.5, large text 3.
double contrast(const QColor& a, const QColor& b);
/// Returns the colour of a power, or one with more of its ink if that is seen better and its contrast
/// with the ground is less than `least`.
QColor seenOn(const QColor& ground, const PowerColours& colours, double least);
/// Returns the colour of the edge of a power's sign in a window, which is seen on its ground.
QColor rimOf(const Theme& theme, const PowerColours& colours);
/// Returns near-black or white, whichever is legible on `ground`; white if both are.
QColor inkOn(const QColor& ground);

} // namespace chancery
