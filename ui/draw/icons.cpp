// SPDX-License-Identifier: GPL-3.0-or-later
// The SVG files draw in "currentColor", which is replaced here before they are rendered.
#include "ui/draw/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace chancery {

namespace {

QByteArray drawingOf(const QString& name)
{
    QFile file(":/icons/" + name + ".svg");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Renders an icon at any size and pixel ratio; it may look otherwise while it is on.
class LineIconEngine : public QIconEngine
{
public:
    LineIconEngine(QByteArray svg, QByteArray svgOn, ThemeKind theme)
        : svg_(std::move(svg))
        , svgOn_(std::move(svgOn))
        , theme_(theme)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QPalette palette = windowPalette(theme_);
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        QByteArray coloured = state == QIcon::On ? svgOn_ : svg_;
        coloured.replace("currentColor", palette.color(group, role).name().toLatin1());
        QSvgRenderer(coloured).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(svg_, svgOn_, theme_); }

private:
    QByteArray svg_, svgOn_;
    ThemeKind theme_;
};

} // namespace

QIcon icon(const QString& name, ThemeKind theme)
{
    return icon(name, name, theme);
}

QIcon icon(const QString& name, const QString& nameOn, ThemeKind theme)
{
    const QByteArray off = drawingOf(name), on = drawingOf(nameOn);
    return off.isEmpty() || on.isEmpty() ? QIcon() : QIcon(new LineIconEngine(off, on, theme));
}

QIcon applicationIcon()
{
    return icon("chancery", ThemeKind::Light); // the emblem has its own colours in every theme
}

} // namespace chancery
