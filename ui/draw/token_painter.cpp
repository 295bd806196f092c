// SPDX-License-Identifier: GPL-3.0-or-later
// Every shape is drawn round the origin at scale 1 and placed by the painter's transform.
#include "ui/draw/token_painter.h"

#include "ui/draw/fonts.h"
#include "ui/draw/token_shape.h"

#include <QLinearGradient>

#include <cmath>
#include <numbers>

namespace chancery {

namespace {

constexpr QPointF badgeAt(17.5, -13.5);
constexpr double badgeRadius = 8;
constexpr const char* freshGreen = "#1c7a3a";

QPainterPath armyCard(double inset)
{
    QPainterPath path;
    path.addRoundedRect(tokenBox({0, 0}).adjusted(inset, inset, -inset, -inset), 6 - inset * .8,
                        6 - inset * .8);
    return path;
}

/// Returns the outline of a fleet's token: a hull under a block of sails.
QPainterPath fleetCard(double inset)
{
    const double w = tokenWidth / 2 + 1.5, h = tokenHeight / 2, top = 13.5, deck = -3.2;
    QPainterPath path;
    path.moveTo(-top + inset, -h + inset);
    path.lineTo(top - inset, -h + inset);
    path.lineTo(top - inset, deck + inset);
    path.lineTo(w - inset * 1.7, deck + inset);
    path.quadTo(w - inset * 1.5 - 3, h - 3 - inset, w - 10 - inset * .6, h - inset);
    path.lineTo(-w + 10 + inset * .6, h - inset);
    path.quadTo(-w + inset * 1.5 + 3, h - 3 - inset, -w + inset * 1.7, deck + inset);
    path.lineTo(-top + inset, deck + inset);
    path.closeSubpath();
    return path;
}

QPainterPath card(UnitKind kind, double inset)
{
    return kind == UnitKind::Army ? armyCard(inset) : fleetCard(inset);
}

void paintGun(QPainter& painter, const QColor& ink, const QColor& body)
{
    constexpr QPointF axle(-7, 4.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    QPainterPath gun; // a tapering barrel, then the trail
    gun.setFillRule(Qt::WindingFill);
    gun.moveTo(-15.4, 1.2);
    gun.lineTo(7.4, -10.6);
    gun.lineTo(9.6, -6.4);
    gun.lineTo(-12.6, 6);
    gun.closeSubpath();
    gun.moveTo(axle);
    gun.lineTo(-17, 10);
    gun.lineTo(-17, 12.2);
    gun.lineTo(-6, 9);
    gun.closeSubpath();
    painter.drawPath(gun);
    painter.setBrush(body);
    painter.setPen(QPen(ink, 2.3));
    painter.drawEllipse(axle, 5.6, 5.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(axle, 1.8, 1.8);
}

void paintSails(QPainter& painter, const QColor& ink)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    QPainterPath sails; // a full main sail and a jib
    sails.moveTo(-.9, -12.8);
    sails.quadTo(-6, -8.4, -9.4, -3);
    sails.lineTo(-.9, -3);
    sails.closeSubpath();
    sails.moveTo(1.1, -11.4);
    sails.quadTo(6.2, -8, 8.8, -3);
    sails.lineTo(1.1, -3);
    sails.closeSubpath();
    painter.drawPath(sails);
}

/// Returns letters of this size with their middle at a point, narrower if they would be wider than `wide`.
QPainterPath lettersAt(QPointF at, const QString& letters, double size, double wide)
{
    const QPainterPath outline = textOutline(letters, Face::Bold, size);
    const double narrowed = std::min(1., wide / std::max(outline.boundingRect().width(), 1.));
    return QTransform::fromTranslate(at.x(), at.y()).scale(narrowed, 1).map(outline);
}

/// Paints the gun or the sails small, so that a large letter has room beside or below, and several have more.
void paintSmallSign(QPainter& painter, UnitKind kind, const PowerColours& colours, qsizetype letters)
{
    painter.save();
    if (kind == UnitKind::Army) {
        painter.translate(letters > 1 ? -12.2 : -9.6, 3.4);
        painter.scale(letters > 1 ? .34 : .5, .62);
        paintGun(painter, colours.ink, colours.body);
    } else {
        painter.translate(0, -7.4);
        painter.scale(.9, .34);
        painter.translate(0, 3);
        paintSails(painter, colours.ink);
    }
    painter.restore();
}

void paintLargeLetter(QPainter& painter, UnitKind kind, const QString& letter, const QColor& ink)
{
    if (letter.isEmpty()) return;
    constexpr double onHull = 29, besideGun = 23;
    const bool army = kind == UnitKind::Army, several = letter.size() > 1;
    const QPointF at = army ? QPointF(several ? 5.2 : 7, 0) : QPointF(0, 3.2);
    painter.fillPath(lettersAt(at, letter, largeLetterSize, army ? besideGun : onHull), ink);
}

void paintLetter(QPainter& painter, UnitKind kind, const QString& letter, const QColor& ink)
{
    if (letter.isEmpty()) return;
    constexpr double onHull = 26, belowGun = 18;
    const bool army = kind == UnitKind::Army, several = letter.size() > 1;
    const QPointF at = army ? QPointF(several ? 7.4 : 9.6, 5.4) : QPointF(0, 6.1);
    painter.fillPath(lettersAt(at, letter, army ? 17 : 15, army ? belowGun : onHull), ink);
}

/// Paints a tag at the bow with the coast.
void paintCoast(QPainter& painter, const QString& coast, const Theme& theme)
{
    const QRectF tag(-27.5, -17.5, 19, 12.5);
    painter.setPen(QPen(theme.edge, 1.3));
    painter.setBrush(theme.casing);
    painter.drawRoundedRect(tag, 3, 3);
    painter.fillPath(textOutline(coast, Face::Bold, 10).translated(tag.center()), theme.edge);
}

QPen edgeOf(TokenState state, const Theme& theme)
{
    const bool beaten = state == TokenState::Dislodged, fresh = state == TokenState::Built;
    QPen edge(beaten ? theme.alarm : fresh ? QColor(freshGreen) : theme.edge, beaten || fresh ? 3.4 : 1.6);
    edge.setJoinStyle(Qt::RoundJoin);
    return edge;
}

void paintCard(QPainter& painter, const Token& token, const Theme& theme)
{
    const UnitKind kind = token.unit.kind;
    const QColor body = theme.of(token.unit.power).body;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawPath(card(kind, -.6).translated(1.2, 2.2)); // shadow
    painter.setBrush(theme.casing);
    painter.setPen(edgeOf(token.state, theme));
    painter.drawPath(card(kind, .8));
    QLinearGradient gradient(0, -tokenHeight / 2, 0, tokenHeight / 2);
    gradient.setColorAt(0, mixed(Qt::white, body, .1));
    gradient.setColorAt(.5, body);
    gradient.setColorAt(1, mixed(Qt::black, body, .08));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawPath(card(kind, 3.4));
}

void paintBadge(QPainter& painter, const QColor& ground, const QColor& ink, const QPainterPath& sign,
                QPointF at = badgeAt)
{
    painter.setPen(QPen(Qt::white, 1.6));
    painter.setBrush(ground);
    painter.drawEllipse(at, badgeRadius, badgeRadius);
    painter.fillPath(sign.translated(at), ink);
}

QPainterPath plusSign()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRect(-4.6, -1.3, 9.2, 2.6);
    path.addRect(-1.3, -4.6, 2.6, 9.2);
    return path;
}

/// Paints four corners round the card of a chosen unit.
void paintCorners(QPainter& painter, const Theme& theme)
{
    const QRectF box = tokenBox({0, 0}).adjusted(-5.5, -5.5, 5.5, 5.5);
    QPainterPath corners;
    for (const double sx : {-1., 1.})
        for (const double sy : {-1., 1.}) {
            const QPointF c(sx * box.width() / 2, sy * box.height() / 2);
            corners.moveTo(c - QPointF(sx * 12, 0));
            corners.lineTo(c);
            corners.lineTo(c - QPointF(0, sy * 10));
        }
    for (const auto& [colour, width] : {std::pair{theme.casing, 6.4}, std::pair{theme.chosen, 3.6}})
        painter.strokePath(corners, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// Returns where the sign of a unit that leaves its place is. At the left it is clear of a large letter.
QPointF dislodgedSignAt(bool large)
{
    return large ? QPointF(-badgeAt.x(), badgeAt.y()) : badgeAt;
}

void paintState(QPainter& painter, TokenState state, const Theme& theme, bool large)
{
    painter.setBrush(Qt::NoBrush);
    switch (state) {
    case TokenState::Plain:
        return;
    case TokenState::Unordered:
        return paintBadge(painter, theme.casing, theme.edge, textOutline("?", Face::Bold, 13));
    case TokenState::Selected:
        return paintCorners(painter, theme);
    case TokenState::Dislodged:
        return paintBadge(painter, theme.alarm, theme.alarmInk, textOutline("!", Face::Bold, 14),
                          dislodgedSignAt(large));
    case TokenState::Built:
        return paintBadge(painter, QColor(freshGreen), Qt::white, plusSign());
    case TokenState::Removed:
        return paintBadge(painter, theme.alarm, theme.alarmInk, QTransform().rotate(45).map(plusSign()),
                          dislodgedSignAt(large));
    }
}

constexpr double sizes = 1024; ///< of images, for each pixel that one of their map units takes

/// Returns how many pixels one map unit of an upright token takes in its image.
double sizeOf(const Token& token, double pixels)
{
    return std::round(pixels * token.scale * sizes) / sizes;
}

quint64 keyOf(const Token& token, double pixels, const TokenText& text)
{
    const auto size = static_cast<quint64>(sizeOf(token, pixels) * sizes);
    const quint64 coast = text.coast.isEmpty() ? 0 : text.coast[0].unicode() & 0x1F;
    return coast << 56 | size << 32 | static_cast<quint64>(index(token.unit.power)) << 8 |
           static_cast<quint64>(token.unit.kind) << 4 | static_cast<quint64>(token.state);
}

} // namespace

void paintToken(QPainter& painter, const Token& token, const Theme& theme, const TokenText& text)
{
    const PowerColours& colours = theme.of(token.unit.power);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * token.opacity);
    painter.translate(token.at.x, token.at.y);
    painter.rotate(token.turn);
    painter.scale(token.scale, token.scale);
    const double solid = painter.opacity();
    if (token.state == TokenState::Removed) painter.setOpacity(solid * .6); // it leaves the board
    paintCard(painter, token, theme);
    if (text.large) {
        paintSmallSign(painter, token.unit.kind, colours, text.letter.size());
        paintLargeLetter(painter, token.unit.kind, text.letter, colours.ink);
    } else {
        if (token.unit.kind == UnitKind::Army)
            paintGun(painter, colours.ink, colours.body);
        else
            paintSails(painter, colours.ink);
        paintLetter(painter, token.unit.kind, text.letter, colours.ink);
    }
    if (!text.coast.isEmpty()) paintCoast(painter, text.coast, theme);
    painter.setOpacity(solid);
    paintState(painter, token.state, theme, text.large);
    painter.restore();
}

void paintUnitSign(QPainter& painter, const QRectF& place, const Unit& unit, const Theme& theme,
                   const QString& letter)
{
    const PowerColours& colours = theme.of(unit.power);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center());
    const double scale = std::min(place.width() / (tokenWidth + 4), place.height() / (tokenHeight + 1));
    painter.scale(scale, scale);
    painter.setPen(QPen(theme.kind == ThemeKind::Dark ? rimOf(theme, colours) : theme.edge, 1.4 / scale));
    painter.setBrush(colours.body);
    painter.drawPath(card(unit.kind, .8));
    if (!letter.isEmpty()) {
        paintSmallSign(painter, unit.kind, colours, letter.size());
        paintLargeLetter(painter, unit.kind, letter, colours.ink);
    } else if (unit.kind == UnitKind::Army) {
        painter.translate(4, 0); // the gun is painted beside a letter elsewhere
        paintGun(painter, colours.ink, colours.body);
    } else {
        painter.translate(0, 1.4);
        painter.scale(1.25, 1.15);
        paintSails(painter, colours.ink);
    }
    painter.restore();
}

QRectF extentOf(const Token& token)
{
    const double reach = (token.turn == 0 ? 30 : 36) * token.scale;
    return {token.at.x - reach, token.at.y - reach, 2 * reach, 2 * reach};
}

const QImage& TokenImages::imageOf(const Token& token, double pixels, const Theme& theme,
                                   const TokenText& text)
{
    constexpr int mostImages = 512; // a story that scales tokens makes new sizes all the time
    const double size = sizeOf(token, pixels);
    Token centred = token;
    centred.at = {};
    centred.scale = centred.opacity = 1;
    centred.turn = 0;
    const int half = static_cast<int>(std::ceil(extentOf(centred).width() / 2 * size)) + 1;
    if (images_.size() > mostImages) images_.clear();
    QImage& image = images_[keyOf(centred, size, text)];
    if (!image.isNull()) return image;
    image = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    p.translate(half, half);
    p.scale(size, size);
    paintToken(p, centred, theme, text);
    return image;
}

/// The upright image, twice as fine so that it stays sharp. It is turned on an image of its own, because Qt
/// turns images otherwise where a part is clipped away.
const QImage& TokenImages::turnedImageOf(const Token& token, double pixels, const Theme& theme,
                                         const TokenText& text)
{
    constexpr int mostImages = 256; // tokens that turn make new ones all the time
    const quint64 turn = static_cast<quint64>(std::lround(std::remainder(token.turn, 360.) * 64)) & 0xFFFF;
    if (turned_.size() > mostImages) turned_.clear();
    QImage& turned = turned_[keyOf(token, pixels, text) | turn << 16];
    if (!turned.isNull()) return turned;
    Token upright = token;
    upright.scale = 1;
    const QImage& image = imageOf(upright, 2 * sizeOf(token, pixels), theme, text);
    const int half = static_cast<int>(std::ceil(image.width() * std::numbers::sqrt2 / 4)) + 1;
    turned = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    turned.fill(Qt::transparent);
    QPainter p(&turned);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    p.translate(half, half);
    p.rotate(static_cast<qint16>(turn) / 64.); // as the key has it
    p.scale(.5, .5);
    p.drawImage(QPointF(-image.width() / 2., -image.height() / 2.), image);
    return turned;
}

void TokenImages::paint(QPainter& painter, const Token& token, QPointF at, double pixels, const Theme& theme,
                        const TokenText& text)
{
    const QImage& image =
        token.turn != 0 ? turnedImageOf(token, pixels, theme, text) : imageOf(token, pixels, theme, text);
    painter.setOpacity(token.opacity);
    painter.drawImage(QPoint(static_cast<int>(std::lround(at.x())) - image.width() / 2,
                             static_cast<int>(std::lround(at.y())) - image.height() / 2),
                      image);
    painter.setOpacity(1);
}

void TokenImages::paintScaled(QPainter& painter, const Token& token, QPointF at, double pixels,
                              double madeFor, const Theme& theme, const TokenText& text)
{
    Token plain = token;
    plain.scale = 1;
    const QImage& image = imageOf(plain, madeFor, theme, text);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(token.opacity);
    painter.translate(at);
    painter.rotate(token.turn);
    painter.scale(token.scale * pixels / madeFor, token.scale * pixels / madeFor);
    painter.drawImage(QPointF(-image.width() / 2., -image.height() / 2.), image);
    painter.restore();
}

} // namespace chancery
