// SPDX-License-Identifier: GPL-3.0-or-later
// Text is outlined at a large size and scaled down, without hinting and without rounded advances.
#include "ui/draw/fonts.h"

#include <QHash>
#include <QStringList>
#include <QTransform>

#include <utility>

namespace chancery {

namespace {

constexpr int drawnSize = 128;
constexpr double narrowShare = .84; ///< of the width of bold letters

} // namespace

QFont boardFont(Face face)
{
    QFont font;
    if (face == Face::SeaItalic) {
        font.setFamilies({"Source Serif 4", "Noto Serif", "DejaVu Serif", "Cambria", "serif"});
        font.setItalic(true);
    } else {
        font.setFamilies({"Inter", "Noto Sans", "DejaVu Sans", "Segoe UI", "sans-serif"});
        font.setWeight(face == Face::Bold || face == Face::Narrow ? QFont::Bold : QFont::Medium);
    }
    font.setPixelSize(drawnSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double widthOf(Face face)
{
    return face == Face::Narrow ? narrowShare : 1;
}

double lineStep()
{
    return drawnSize * 1.08;
}

double firstBaseline(const QFontMetricsF& metrics, qsizetype lines)
{
    return metrics.capHeight() / 2 - lineStep() * static_cast<double>(lines - 1) / 2;
}

namespace {

QPainterPath outlineOf(const QString& text, Face face)
{
    const QFont font = boardFont(face);
    const QFontMetricsF metrics(font);
    const QStringList lines = text.split('\n');
    double baseline = firstBaseline(metrics, lines.size());
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QString& line : lines) {
        path.addText(-metrics.horizontalAdvance(line) / 2, baseline, font, line);
        baseline += lineStep();
    }
    return QTransform::fromScale(widthOf(face), 1).map(path);
}

} // namespace

/// Outlines are kept, because Qt makes the same text wider by a rounding now and then, and names must not be
/// placed elsewhere for that.
QPainterPath textOutline(const QString& text, Face face, double size)
{
    static constexpr qsizetype mostKept = 2000;
    thread_local QHash<std::pair<QString, int>, QPainterPath> kept;
    if (kept.size() > mostKept) kept.clear();
    QPainterPath& outline = kept[{text, static_cast<int>(face)}];
    if (outline.isEmpty()) outline = outlineOf(text, face);
    return QTransform::fromScale(size / drawnSize, size / drawnSize).map(outline);
}

} // namespace chancery
