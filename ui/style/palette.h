// SPDX-License-Identifier: GPL-3.0-or-later
// Every colour that the program uses: the light and the dark theme of the board, the windows and the powers.
#pragma once

#include "engine/map/map.h"

#include <QColor>
#include <QPalette>

#include <vector>

class QApplication;

namespace chancery {

enum class ThemeKind : std::uint8_t { Light, Dark };

/// Clear: everybody can tell the powers apart, whatever their colour vision. Traditional: the colours of the
/// pieces in the boxed game.
enum class PaletteKind : std::uint8_t { Clear, Traditional };

/// How the powers are told apart on every board of the program.
struct ColourChoice
{
    PaletteKind palette = PaletteKind::Clear;
    bool hatched = false; ///< realms bear a hatch of their own besides the tint
    bool operator==(const ColourChoice&) const = default;
};

/// What themes are made of from now on, unless they are asked for something else.
void setColourChoice(const ColourChoice& choice);
ColourChoice colourChoice();

/// How one power is painted.
struct PowerColours
{
    QColor body; ///< cards, arrows, bands
    QColor ink;  ///< letters and signs on the body
    QColor tint; ///< its land
    QColor band; ///< along the inside of its realm's border, painted over the tint
    QColor line; ///< of the hatch on the tint
};

struct Theme
{
    ThemeKind kind = ThemeKind::Light;
    ColourChoice choice;
    QColor surround; ///< around the board
    QColor seaCentre, seaMiddle, seaRim;
    QColor shallows;          ///< rings round the land; translucent
    QColor coastShadow;       ///< translucent
    QColor landNear, landFar; ///< the gradient from top left to bottom right
    QColor land;              ///< its mean: what tints are mixed with
    QColor impassable, hatch;
    QColor lake, lakeEdge, strait;
    QColor provinceBorder, coast, seaBorder;
    QColor landLabel, seaLabel, halo;
    QColor casing, edge;           ///< round tokens and arrows: the light rim and the dark line outside it
    QColor arrowCasing, arrowEdge; ///< outermost, and round the colour of the power
    QColor alarm;                  ///< dislodgement, failure, standoff
    QColor alarmInk;               ///< on alarm
    QColor chosen, target, hover, missing; ///< outlines of highlighted spaces
    QColor wash;                           ///< lightens a highlighted space; translucent
    QColor neutral;                        ///< a centre that nobody owns
    std::vector<PowerColours> powers;      ///< [power]

    /// The colours of a power; those of nobody for noPower.
    const PowerColours& of(Power power) const;
    PowerColours nobody;
};

/// The board's colours; the powers' come from the map, or are made up where it gives none.
Theme themeFor(ThemeKind kind, const Map& map, const ColourChoice& choice = colourChoice());

/// Around the board, on the desk and on the wall.
QColor surroundOf(ThemeKind kind);

/// For the windows, on top of Fusion, which alone follows a palette on every system.
QPalette windowPalette(ThemeKind kind);
/// Sets the Fusion style and the palette of all windows.
void applyTheme(QApplication& application, ThemeKind kind);
/// What the system asks for, judged by the palette that Qt came up with.
ThemeKind systemTheme();

/// `a` over `b`: `share` of a, the rest of b.
QColor mixed(const QColor& a, const QColor& b, double share);
/// 1 to 21 (WCAG 2.1); text needs 4.5, large text 3.
double contrast(const QColor& a, const QColor& b);
/// Near-black or white, whichever can be read on `ground`.
QColor inkOn(const QColor& ground);

} // namespace chancery
