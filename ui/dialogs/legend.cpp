// SPDX-License-Identifier: GPL-3.0-or-later
// The scenes of the legend. The board's own painters paint them.
#include "ui/dialogs/legend.h"

#include "ui/draw/arrow_painter.h"
#include "ui/draw/mark_painter.h"
#include "ui/draw/token_painter.h"

#include <QPainter>

namespace chancery {

namespace {

constexpr Point start{-42, 10}, goal{42, -10}, centre{0, 0};

Picture token(UnitKind kind, TokenState state = TokenState::Plain)
{
    Picture scene;
    scene.tokens.push_back({{noPower, kind, nowhere}, centre, state});
    return scene;
}

Arrow arrow(ArrowKind kind, ArrowState state, Point from, Point to)
{
    return {kind, state, noPower, from, between(from, to, .5), to};
}

Picture arrowScene(ArrowKind kind, ArrowState state = ArrowState::Works)
{
    Picture scene;
    scene.arrows.push_back(arrow(kind, state, start, goal));
    return scene;
}

/// Returns a support that ends on the arrow it supports.
Picture supportScene()
{
    Picture scene = arrowScene(ArrowKind::Move);
    scene.arrows.push_back(arrow(ArrowKind::SupportMove, ArrowState::Works, {-8, 34}, centre));
    return scene;
}

Picture mark(MarkKind kind, Picture scene = {}, const char* text = "")
{
    scene.marks.push_back({kind, centre, noPower, text});
    return scene;
}

QRectF extentOf(const Picture& scene)
{
    QRectF all;
    for (const Token& t : scene.tokens) all |= extentOf(t);
    for (const Arrow& a : scene.arrows) all |= extentOf(a);
    for (const Mark& m : scene.marks) all |= extentOf(m);
    return all;
}

} // namespace

std::vector<LegendEntry> Legend::entries()
{
    return {
        {tr("Army"), token(UnitKind::Army)},
        {tr("Fleet"), token(UnitKind::Fleet)},
        {tr("Move"), arrowScene(ArrowKind::Move)},
        {tr("Move by convoy"), arrowScene(ArrowKind::MoveByConvoy)},
        {tr("Support to move: ends on the arrow"), supportScene()},
        {tr("Support to hold"), arrowScene(ArrowKind::SupportHold)},
        {tr("Convoy: from the fleet to the army's route"), arrowScene(ArrowKind::Convoy)},
        {tr("Retreat"), arrowScene(ArrowKind::Retreat)},
        {tr("Failing order"), arrowScene(ArrowKind::Move, ArrowState::Fails)},
        {tr("Unit that holds"), mark(MarkKind::Hold, token(UnitKind::Army))},
        {tr("Unit supported to hold"), mark(MarkKind::SupportHold, token(UnitKind::Army))},
        {tr("Convoying fleet"), mark(MarkKind::Convoy, token(UnitKind::Fleet))},
        {tr("Convoy that succeeds"), mark(MarkKind::Link, token(UnitKind::Fleet))},
        {tr("Standoff"), mark(MarkKind::Bounce)},
        {tr("Cut support"), mark(MarkKind::Cut)},
        {tr("Failed or illegal order"), mark(MarkKind::Failed)},
        {tr("Strength of an attack"), mark(MarkKind::Strength, {}, "2")},
        {tr("Province closed to retreats"), mark(MarkKind::Contested)},
        {tr("Ruled by the gamemaster"), mark(MarkKind::Ruled)},
        {tr("Unit without an order"), token(UnitKind::Army, TokenState::Unordered)},
        {tr("Unit being ordered"), token(UnitKind::Army, TokenState::Selected)},
        {tr("Dislodged unit"), token(UnitKind::Army, TokenState::Dislodged)},
        {tr("Destroyed unit"), mark(MarkKind::Destroyed, token(UnitKind::Army))},
        {tr("Unit to be built"), token(UnitKind::Army, TokenState::Built)},
        {tr("Unit to be removed"), token(UnitKind::Army, TokenState::Removed)},
    };
}

QPixmap paintScene(const Picture& scene, const Theme& theme, QSize size, double devicePixelRatio)
{
    QPixmap image(size * devicePixelRatio);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(theme.land);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF extent = extentOf(scene);
    const double scale = std::min({1.0, size.width() / extent.width(), size.height() / extent.height()});
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-extent.center());
    for (const Mark& m : scene.marks)
        if (liesUnderTokens(m.kind)) paintMark(painter, m, theme);
    for (const Arrow& a : scene.arrows) paintArrow(painter, a, theme);
    for (const Token& t : scene.tokens) paintToken(painter, t, theme, {});
    for (const Mark& m : scene.marks)
        if (!liesUnderTokens(m.kind)) paintMark(painter, m, theme);
    return image;
}

} // namespace chancery
