// SPDX-License-Identifier: GPL-3.0-or-later
// The legend: small scenes, painted as the board paints them, and their meanings.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/picture.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QString>

#include <vector>

namespace chancery {

/// One entry of the legend.
struct LegendEntry
{
    QString meaning;
    Picture scene; ///< in map units; its middle is found from what is in it
};

/// Makes the entries of the legend.
class Legend
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Legend)

public:
    /// Returns an entry for every kind of arrow, mark and token that a board can show.
    static std::vector<LegendEntry> entries();
};

/// Returns an image of `size` screen pixels with the scene in its middle, reduced if it does not fit.
QPixmap paintScene(const Picture& scene, const Theme& theme, QSize size, double devicePixelRatio);

} // namespace chancery
