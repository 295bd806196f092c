// SPDX-License-Identifier: GPL-3.0-or-later
// A short state in a rounded box, such as "3 of 22 missing".
#pragma once

#include "ui/parts/dialog_parts.h"

#include <QAbstractButton>

namespace chancery {

/// A short text in a rounded box. Its tone says whether something is left to do. It shortens the text where
/// room is scarce, and its tooltip, unless another is set, has all of it. It can be clicked once
/// setClickable() was called.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    /// Makes a chip without text, which is hidden.
    explicit Chip(const char* objectName, QWidget* parent = nullptr);

    /// Shows a text in this tone; an empty text hides the chip.
    void tell(const QString& text, Tone tone = Tone::Quiet);
    /// Makes it a button for the mouse. The keyboard has the menu entry of the same action.
    void setClickable();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    Tone tone_ = Tone::Quiet;
    bool clickable_ = false;
};

} // namespace chancery
