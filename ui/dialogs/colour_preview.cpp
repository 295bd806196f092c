// SPDX-License-Identifier: GPL-3.0-or-later
// The board is painted once; each pixel is then turned into what other eyes see.
#include "ui/dialogs/colour_preview.h"

#include "ui/draw/colour_vision.h"
#include "ui/paper/render.h"

#include <QGridLayout>
#include <QLabel>

namespace chancery {

namespace {

constexpr QSize viewSize(220, 170);

QImage rendered(const PreviewBoard& board, ThemeKind theme, const ColourChoice& choice, double ratio)
{
    RenderOptions options;
    options.size = (QSizeF(viewSize) * ratio).toSize();
    options.theme = theme;
    options.colours = choice;
    options.labels = LabelMode::None;
    options.tokenScale = previewTokenScale;
    return renderImage(board.board, board.picture, options);
}

} // namespace

ColourPreview::ColourPreview(PreviewBoard board, QWidget* parent)
    : QWidget(parent)
    , board_(std::move(board))
{
    const QString names[] = {tr("Normal colour vision"), tr("No red cones (protan)"),
                             tr("No green cones (deutan)"), tr("No blue cones (tritan)")};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    for (int i = 0; i < 4; ++i) {
        auto* view = views_[static_cast<std::size_t>(i)] = new QLabel;
        view->setFixedSize(viewSize);
        view->setAccessibleName(tr("Preview of the board: %1").arg(names[i]));
        auto* name = new QLabel(names[i]);
        name->setAlignment(Qt::AlignHCenter);
        name->setWordWrap(true);
        grid->addWidget(view, i / 2 * 2, i % 2);
        grid->addWidget(name, i / 2 * 2 + 1, i % 2);
    }
    grid->setRowStretch(4, 1);
}

void ColourPreview::setColours(ThemeKind theme, const ColourChoice& choice)
{
    if (!board_.board) return;
    const double ratio = devicePixelRatioF();
    const QImage image = rendered(board_, theme, choice, ratio);
    for (std::size_t i = 0; i < views_.size(); ++i) {
        QPixmap seen = QPixmap::fromImage(seenWith(static_cast<ColourVision>(i), image));
        seen.setDevicePixelRatio(ratio);
        views_[i]->setPixmap(seen);
    }
}

} // namespace chancery
