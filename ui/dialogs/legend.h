// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing language explained: small scenes, painted as the board paints them, and what they mean.
#pragma once

#include "ui/picture/picture.h"
#include "ui/style/palette.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QString>

#include <vector>

namespace chancery {

struct LegendEntry
{
    QString meaning;
    Picture scene; ///< in map units round {0, 0}
};

class Legend
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Legend)

public:
    /// Every kind of arrow, mark and token that a board can show.
    static std::vector<LegendEntry> entries();
};

/// The scene in the middle of an image of `size` screen pixels.
QPixmap paintScene(const Picture& scene, const Theme& theme, QSize size, double devicePixelRatio);

} // namespace chancery
