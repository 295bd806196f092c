// SPDX-License-Identifier: GPL-3.0-or-later
// Chips side by side, which become shorter one by one where room is scarce.
#pragma once

#include "ui/parts/chip.h"

namespace chancery {

/// A row of chips at the left of its room. Where they do not fit, those that were added last take their
/// shorter forms first.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Adds a chip at the end, which the row owns from now on.
    void add(Chip& chip);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QList<Chip*> shown() const;
    void arrange();

    QList<Chip*> chips_;
};

} // namespace chancery
