// SPDX-License-Identifier: GPL-3.0-or-later
// The present board in miniature, four times: as people with each kind of colour vision see it.
#pragma once

#include "ui/paint/board_look.h"
#include "ui/picture/picture.h"

#include <QWidget>

#include <array>

class QLabel;

namespace chancery {

/// What a preview shows, and what following the system means there.
struct PreviewBoard
{
    BoardSource board;
    Picture picture; ///< with tokens of previewTokenScale
    ThemeKind system = ThemeKind::Light;
};
inline constexpr double previewTokenScale = 1.6; ///< it is small

class ColourPreview : public QWidget
{
    Q_OBJECT

public:
    explicit ColourPreview(PreviewBoard board, QWidget* parent = nullptr);

    void setColours(ThemeKind theme, const ColourChoice& choice);

private:
    PreviewBoard board_;
    std::array<QLabel*, 4> views_{}; ///< [ColourVision]
};

} // namespace chancery
