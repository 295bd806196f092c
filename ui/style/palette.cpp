// SPDX-License-Identifier: GPL-3.0-or-later
// The two themes. Each colour is written once, here.
#include "ui/style/palette.h"

#include "ui/style/window_style.h"

#include <QApplication>
#include <QGuiApplication>
#include <QStyle>

#include <cmath>

namespace chancery {

namespace {

constexpr double tintShare = .42, bandShare = .62;

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
    t.seaCentre = "#bcd5e1", t.seaMiddle = "#a7c5d6", t.seaRim = "#86abc2";
    t.shallows = withAlpha("#ffffff", .12);
    t.coastShadow = withAlpha("#24465a", .28);
    t.landNear = "#f6efdf", t.landFar = "#ebe1ca", t.land = "#f0e7d3";
    t.impassable = "#d5cdbd", t.hatch = "#b9af9b";
    t.lake = "#b4cfdd", t.lakeEdge = "#5d7f93", t.strait = "#a9c7d8";
    t.provinceBorder = "#74674f", t.coast = "#3f5566", t.seaBorder = withAlpha("#4f7d98", .75);
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
    t.seaCentre = "#24435a", t.seaMiddle = "#1c3549", t.seaRim = "#142838";
    t.shallows = withAlpha("#8cc4e6", .07);
    t.coastShadow = withAlpha("#02070b", .55);
    t.landNear = "#595c61", t.landFar = "#505358", t.land = "#55585d";
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

/// For maps that name no colours: hues as far apart as their number allows.
QColor madeUp(std::size_t power, std::size_t count, ThemeKind kind)
{
    const double hue = static_cast<double>(power) / static_cast<double>(count);
    const double value = power % 2 ? .85 : .6;
    return QColor::fromHsvF(static_cast<float>(hue), .65F,
                            static_cast<float>(kind == ThemeKind::Dark ? value + .12 : value));
}

PowerColours colours(const QColor& body, const QColor& land)
{
    const QColor tint = mixed(body, land, tintShare);
    return {body, inkOn(body), tint, mixed(body, tint, bandShare)};
}

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= .04045 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4); };
    return .2126 * linear(colour.redF()) + .7152 * linear(colour.greenF()) + .0722 * linear(colour.blueF());
}

struct WindowColours
{
    const char *window, *base, *alternate, *text, *dim, *button, *highlight, *highlightInk, *link;
};

constexpr WindowColours lightWindow = {"#f3f1ec", "#ffffff", "#f7f5f0", "#1f1e1b", "#8a877f",
                                       "#eae7e0", "#1d5aa6", "#ffffff", "#1d5aa6"};
constexpr WindowColours darkWindow = {"#24272b", "#1b1e21", "#212428", "#eceae5", "#85888c",
                                      "#303439", "#4d8fe0", "#08131f", "#8ab8ff"};

} // namespace

const PowerColours& Theme::of(Power power) const
{
    return index(power) < powers.size() ? powers[index(power)] : nobody;
}

Theme themeFor(ThemeKind kind, const Map& map)
{
    Theme theme = kind == ThemeKind::Light ? lightTheme() : darkTheme();
    theme.nobody = {theme.neutral, inkOn(theme.neutral), theme.land, theme.land};
    for (std::size_t i = 0; i < map.powers.size(); ++i) {
        const PowerInfo& power = map.powers[i];
        const bool dark = kind == ThemeKind::Dark && !power.colourDark.empty();
        QColor body(QString::fromStdString(dark ? power.colourDark : power.colour));
        if (!body.isValid()) body = madeUp(i, map.powers.size(), kind);
        theme.powers.push_back(colours(body, theme.land));
    }
    return theme;
}

QColor surroundOf(ThemeKind kind)
{
    return kind == ThemeKind::Light ? QColor("#e6e2d8") : QColor("#0d151c");
}

QPalette windowPalette(ThemeKind kind)
{
    const WindowColours& c = kind == ThemeKind::Light ? lightWindow : darkWindow;
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

QColor inkOn(const QColor& ground)
{
    const QColor dark("#17140d"), light("#ffffff");
    // White is preferred where it is legible at card size: the eye takes it for the lighter print of a dark
    // card.
    return contrast(light, ground) >= 3 ? light : dark;
}

} // namespace chancery
