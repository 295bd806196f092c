// SPDX-License-Identifier: GPL-3.0-or-later
// The two themes. Each colour is written once, here.
#include "ui/draw/palette.h"

#include "ui/draw/colour_vision.h"
#include "ui/draw/window_style.h"

#include <QApplication>
#include <QGuiApplication>
#include <QStyle>

#include <cmath>

namespace chancery {

namespace {

// The tints are as pale as possible while any two of them stay distinct with any colour vision; tst_palette
// checks it.
constexpr double tintShareLight = .55, tintShareDark = .82;
constexpr double bandShare = .78, lineShare = .34;

ColourChoice& chosen()
{
    static ColourChoice choice;
    return choice;
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

Theme lightTheme()
{
    Theme t;
    t.kind = ThemeKind::Light;
    t.surround = surroundOf(t.kind);
    t.veil = withAlpha("#101418", .7);
    t.litLand = t.litSea = Qt::transparent;
    t.seaCentre = "#a2c2c6", t.seaMiddle = "#9cbec2", t.seaRim = "#8bacb3";
    t.shallows = withAlpha("#ffffff", .12);
    t.coastShadow = withAlpha("#24465a", .28);
    t.landNear = "#f9f4e8", t.landFar = "#f2ebda", t.land = "#f6f0e2";
    t.impassable = "#d5cdbd", t.hatch = "#b9af9b";
    t.lake = "#a9c8cc", t.lakeEdge = "#557883", t.strait = "#9fc0c4";
    t.provinceBorder = "#74674f", t.coast = "#3f5566", t.seaBorder = withAlpha("#47737f", .75);
    t.landLabel = "#26251f", t.seaLabel = "#274d66", t.halo = "#fffdf6";
    t.casing = "#fffdf6", t.edge = "#1d1d1f";
    t.arrowCasing = t.casing, t.arrowEdge = t.edge;
    t.alarm = "#cc1f1f", t.alarmInk = "#ffffff";
    t.chosen = "#0b57d0", t.target = "#14692f", t.hover = "#1d1d1f", t.missing = "#a3480a";
    t.wash = "#ffffff";
    t.neutral = "#4a463d";
    return t;
}

Theme darkTheme()
{
    Theme t;
    t.kind = ThemeKind::Dark;
    t.surround = surroundOf(t.kind);
    t.veil = withAlpha("#000000", .395);
    t.litLand = withAlpha("#fff4dc", .411), t.litSea = withAlpha("#c4e2ee", .5);
    t.seaCentre = "#25455c", t.seaMiddle = "#1f3b51", t.seaRim = "#162d3f";
    t.shallows = withAlpha("#8cc4e6", .07);
    t.coastShadow = withAlpha("#02070b", .55);
    t.landNear = "#57595c", t.landFar = "#545659", t.land = "#56585b";
    t.impassable = "#2e3033", t.hatch = "#3f4246";
    t.lake = "#1f3a4e", t.lakeEdge = "#7c97a8", t.strait = "#23425a";
    t.provinceBorder = "#a9a79f", t.coast = "#c3d3dd", t.seaBorder = withAlpha("#7fa9c4", .6);
    t.landLabel = "#f5f4ef", t.seaLabel = "#a9cde6", t.halo = "#15181b";
    t.casing = "#fffdf6", t.edge = "#0b0c0d";
    t.arrowCasing = t.edge, t.arrowEdge = t.casing;
    t.alarm = "#ff5a4d", t.alarmInk = "#1a0503";
    t.chosen = "#8ab8ff", t.target = "#7ee0a0", t.hover = "#ffffff", t.missing = "#ffb066";
    t.wash = "#ffffff";
    t.neutral = "#c9c6bf";
    return t;
}

/// Draws borders, names and lights in black and white on plain grounds. What is not lit stays legible.
void strengthen(Theme& t)
{
    const bool light = t.kind == ThemeKind::Light;
    const QColor ink = light ? "#000000" : "#ffffff", paper = light ? "#ffffff" : "#000000";
    t.surround = surroundOf(t.kind, true);
    t.veil = withAlpha("#000000", light ? .3 : .35);
    t.litLand = t.litSea = Qt::transparent;
    t.land = t.landNear = t.landFar = light ? "#ffffff" : "#2a2c2f";
    t.seaCentre = t.seaMiddle = t.seaRim = light ? "#c3dbe6" : "#0b2236";
    t.shallows = t.coastShadow = Qt::transparent;
    t.impassable = light ? "#c8c8c8" : "#101112", t.hatch = light ? "#5a5a5a" : "#9a9a9a";
    t.lake = t.strait = t.seaMiddle, t.lakeEdge = ink;
    t.provinceBorder = t.coast = t.seaBorder = ink;
    t.landLabel = t.seaLabel = ink, t.halo = paper;
    t.casing = "#ffffff", t.edge = "#000000";
    t.arrowCasing = light ? t.casing : t.edge, t.arrowEdge = light ? t.edge : t.casing;
    t.alarm = light ? "#9a0000" : "#ff9a90", t.alarmInk = paper;
    t.chosen = light ? "#003a9c" : "#9cc8ff", t.target = light ? "#004d1c" : "#8cf0b0";
    t.hover = ink, t.missing = light ? "#6e2c00" : "#ffc890";
    t.neutral = ink;
}

/// Returns a colour for a power whose map gives none. Each hue is far from those before it, for any number of
/// powers.
QColor madeUp(std::size_t power, ThemeKind kind)
{
    constexpr double golden = .61803398875;
    const double hue = std::fmod(.03 + golden * static_cast<double>(power), 1);
    const double value = power % 3 == 0 ? .5 : power % 3 == 1 ? .9 : .7;
    return QColor::fromHsvF(static_cast<float>(hue), power % 3 == 1 ? .5F : .75F,
                            static_cast<float>(kind == ThemeKind::Dark ? value + .1 : value));
}

PowerColours colours(const QColor& body, const Theme& theme)
{
    const QColor tint =
        mixed(body, theme.land, theme.kind == ThemeKind::Dark ? tintShareDark : tintShareLight);
    return {body, inkOn(body), tint, mixed(body, tint, bandShare), mixed(body, tint, lineShare)};
}

/// As colours(), but letters on the body and names on the tint have at least the contrast that is asked for:
/// each gives way to black or white, or to the land, as far as it must.
PowerColours legibleColours(const QColor& body, const Theme& theme, double least)
{
    constexpr int steps = 50;
    const QColor ink = inkOn(body), away = ink == Qt::white ? Qt::black : Qt::white;
    QColor clear = body, tint = theme.land;
    for (int i = 0; i <= steps && contrast(ink, clear) < least; ++i)
        clear = mixed(away, body, double(i) / steps);
    const double most = theme.kind == ThemeKind::Dark ? tintShareDark : tintShareLight;
    for (int i = steps; i > 0; --i) {
        tint = mixed(clear, theme.land, most * i / steps);
        if (contrast(theme.landLabel, tint) >= least) break;
    }
    return {clear, ink, tint, mixed(clear, tint, bandShare), mixed(clear, tint, lineShare)};
}

struct Piece
{
    const char *power, *colour;
};

/// The traditional colours, red, dark blue, light blue, black, green, white and yellow, for these powers on
/// any map.
constexpr Piece pieces[] = {{"Austria", "#b3201f"}, {"England", "#28459c"}, {"France", "#8cc4e8"},
                            {"Germany", "#1b1917"}, {"Italy", "#4fa85c"},   {"Russia", "#fdfcf8"},
                            {"Turkey", "#f2c81e"}};

QColor bodyOf(const PowerInfo& power, ThemeKind kind, PaletteKind palette)
{
    if (palette == PaletteKind::Traditional)
        for (const Piece& piece : pieces)
            if (power.name == piece.power) return QColor(piece.colour);
    const bool dark = kind == ThemeKind::Dark && !power.colourDark.empty();
    return QColor(QString::fromStdString(dark ? power.colourDark : power.colour));
}

double luminance(const QColor& colour)
{
    return .2126 * linear(colour.redF()) + .7152 * linear(colour.greenF()) + .0722 * linear(colour.blueF());
}

struct WindowColours
{
    const char *window, *base, *alternate, *text, *dim, *button, *highlight, *highlightInk, *link;
};

constexpr WindowColours strongLightWindow = {"#ffffff", "#ffffff", "#f2f2f2", "#000000", "#4a4a4a",
                                             "#ffffff", "#003a9c", "#ffffff", "#003a9c"};
constexpr WindowColours strongDarkWindow = {"#000000", "#000000", "#161616", "#ffffff", "#b4b4b4",
                                            "#000000", "#9cc8ff", "#000000", "#9cc8ff"};
constexpr WindowColours lightWindow = {"#f3f1ec", "#ffffff", "#f7f5f0", "#1f1e1b", "#8a877f",
                                       "#eae7e0", "#1d5aa6", "#ffffff", "#1d5aa6"};
constexpr WindowColours darkWindow = {"#24272b", "#1b1e21", "#212428", "#eceae5", "#85888c",
                                      "#303439", "#4d8fe0", "#08131f", "#8ab8ff"};

} // namespace

const PowerColours& Theme::of(Power power) const
{
    return index(power) < powers.size() ? powers[index(power)] : nobody;
}

void setColourChoice(const ColourChoice& choice)
{
    chosen() = choice;
}

ColourChoice colourChoice()
{
    return chosen();
}

Theme themeFor(ThemeKind kind, const Map& map, const ColourChoice& choice)
{
    Theme theme = kind == ThemeKind::Light ? lightTheme() : darkTheme();
    theme.choice = choice;
    if (choice.highContrast) strengthen(theme);
    theme.choice.hatched = choice.hatched || choice.highContrast;
    theme.nobody = {theme.neutral, inkOn(theme.neutral), theme.land, theme.land, theme.land};
    for (std::size_t i = 0; i < map.powers.size(); ++i) {
        const auto own = choice.own.find(map.powers[i].name);
        const bool isOwn = own != choice.own.end();
        const QColor given = isOwn ? own->second : bodyOf(map.powers[i], kind, choice.palette);
        const QColor body = given.isValid() ? given : madeUp(i, kind);
        const double least = choice.highContrast ? strongContrast : isOwn ? leastContrast : 0;
        theme.powers.push_back(least > 0 ? legibleColours(body, theme, least) : colours(body, theme));
    }
    return theme;
}

QColor surroundOf(ThemeKind kind, bool highContrast)
{
    if (highContrast) return kind == ThemeKind::Light ? QColor("#ffffff") : QColor("#000000");
    return kind == ThemeKind::Light ? QColor("#e6e2d8") : QColor("#0d151c");
}

QPalette windowPalette(ThemeKind kind, bool highContrast)
{
    const WindowColours& c = kind == ThemeKind::Light ? (highContrast ? strongLightWindow : lightWindow)
                                                      : (highContrast ? strongDarkWindow : darkWindow);
    QPalette palette{QColor(c.button), QColor(c.window)};
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, c.alternate);
    palette.setColor(QPalette::ToolTipBase, c.base);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::PlaceholderText, c.dim);
    palette.setColor(QPalette::Highlight, c.highlight);
    palette.setColor(QPalette::HighlightedText, c.highlightInk);
    palette.setColor(QPalette::Link, c.link);
    palette.setColor(QPalette::LinkVisited, c.link);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.dim);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, c.button);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, c.dim);
    return palette;
}

void applyTheme(QApplication& application, ThemeKind kind)
{
    if (!qobject_cast<WindowStyle*>(application.style())) application.setStyle(new WindowStyle);
    application.setPalette(windowPalette(kind));
}

ThemeKind systemTheme()
{
    const QPalette palette = QGuiApplication::palette();
    const bool dark =
        luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
    return dark ? ThemeKind::Dark : ThemeKind::Light;
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) {
        return static_cast<int>(std::lround(x * share + y * (1 - share)));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a) + .05, y = luminance(b) + .05;
    return x > y ? x / y : y / x;
}

QColor seenOn(const QColor& ground, const PowerColours& colours, double least)
{
    QColor colour = colours.body;
    if (contrast(colours.ink, ground) < contrast(colour, ground)) return colour;
    for (int tenths = 1; tenths < 10 && contrast(colour, ground) < least; ++tenths)
        colour = mixed(colours.ink, colours.body, tenths / 10.);
    return colour;
}

QColor rimOf(const Theme& theme, const PowerColours& colours)
{
    constexpr double inkShare = .35, seen = 2.5;
    const QColor ground = windowPalette(theme.kind).color(QPalette::Window);
    const QColor rim = mixed(colours.ink, colours.body, inkShare);
    return contrast(rim, ground) < seen ? seenOn(ground, colours, seen) : rim;
}

QColor inkOn(const QColor& ground)
{
    const QColor dark("#0b0a07"), light("#ffffff");
    // At least one of the two has a contrast of 4.4 or more. White is preferred, as the light print on a dark
    // card.
    return contrast(light, ground) >= 4.5 || contrast(light, ground) > contrast(dark, ground) ? light : dark;
}

} // namespace chancery
