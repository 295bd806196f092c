// SPDX-License-Identifier: GPL-3.0-or-later
// The open game's board in miniature, as people with each kind of colour vision see it.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/scene/picture.h"

#include <QWidget>

#include <array>

class QLabel;

namespace chancery {

/// The board of a preview.
struct PreviewBoard
{
    BoardSource board;
    Picture picture;                     ///< its tokens must have the scale previewTokenScale
    ThemeKind system = ThemeKind::Light; ///< the theme that "system default" means
    bool systemContrast = false;         ///< whether "system default" means high contrast
};
/// The scale of tokens on the preview, larger because the board is small.
inline constexpr double previewTokenScale = 1.6;

/// A widget that shows the board four times, once for each ColourVision.
class ColourPreview : public QWidget
{
    Q_OBJECT

public:
    /// Makes an empty preview. Without a board it stays empty.
    explicit ColourPreview(PreviewBoard board, QWidget* parent = nullptr);

    /// Paints the board with this theme and these colours of the powers.
    void setColours(ThemeKind theme, const ColourChoice& choice);

private:
    PreviewBoard board_;
    std::array<QLabel*, 4> views_{}; ///< [ColourVision]
};

} // namespace chancery
