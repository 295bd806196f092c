// SPDX-License-Identifier: GPL-3.0-or-later
// Text is outlined at a large size and scaled down: no hinting, no rounding of advances.
#include "ui/board/fonts.h"

#include <QFontMetricsF>
#include <QStringList>
#include <QTransform>

namespace chancery {

namespace {

constexpr int drawnSize = 128;
constexpr double lineStep = 1.08; ///< from line to line, in ems

} // namespace

QFont boardFont(Face face)
{
    QFont font;
    if (face == Face::SeaItalic) {
        font.setFamilies({"Source Serif 4", "Noto Serif", "DejaVu Serif", "serif"});
        font.setItalic(true);
    } else {
        font.setFamilies({"Inter", "Noto Sans", "DejaVu Sans", "sans-serif"});
        font.setWeight(face == Face::Bold ? QFont::Bold : QFont::Medium);
    }
    font.setPixelSize(drawnSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QPainterPath textOutline(const QString& text, Face face, double size)
{
    const QFont font = boardFont(face);
    const QFontMetricsF metrics(font);
    const QStringList lines = text.split('\n');
    const double step = drawnSize * lineStep;
    double baseline = metrics.capHeight() / 2 - step * static_cast<double>(lines.size() - 1) / 2;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QString& line : lines) {
        path.addText(-metrics.horizontalAdvance(line) / 2, baseline, font, line);
        baseline += step;
    }
    return QTransform::fromScale(size / drawnSize, size / drawnSize).map(path);
}

} // namespace chancery
