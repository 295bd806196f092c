// SPDX-License-Identifier: GPL-3.0-or-later
// A label with one line of text that is shortened with an ellipsis where room is scarce.
#pragma once

#include <QLabel>

namespace chancery {

/// A label whose minimum width does not depend on its text, so that a changing text does not push its
/// neighbours aside. If the text does not fit, the tooltip has all of it, unless another tooltip is set.
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
