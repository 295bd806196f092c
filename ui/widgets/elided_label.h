// SPDX-License-Identifier: GPL-3.0-or-later
// One line of text that asks for no room: what does not fit ends in an ellipsis, and is whole in the tooltip.
#pragma once

#include <QLabel>

namespace chancery {

/// A window whose texts change would else take room from what stands beside them, and not give it back.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace chancery
