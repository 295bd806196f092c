// SPDX-License-Identifier: GPL-3.0-or-later
// A short state in a rounded box, such as "3 of 22 missing".
#pragma once

#include "ui/parts/dialog_parts.h"

#include <QAbstractButton>

namespace chancery {

/// A short text in a rounded box. Its tone says whether something is left to do. Where room is scarce it
/// shows the shorter form that was given, or shortens the text, and its tooltip, unless another is set, has
/// all of it. It can be clicked once setClickable() was called.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    /// Makes a chip without text, which is hidden.
    explicit Chip(const char* objectName, QWidget* parent = nullptr);

    /// Shows a text in this tone; an empty text hides the chip. `shorter` is its form for a narrow window.
    void tell(const QString& text, Tone tone = Tone::Quiet, const QString& shorter = {});
    /// Makes it a button for the mouse, or a mere text. The keyboard has the menu entry of the same action.
    void setClickable(bool clickable = true);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int widthOf(const QString& text) const;

    QString shorter_; ///< empty if the text is shortened at its end
    Tone tone_ = Tone::Quiet;
    bool clickable_ = false;
};

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
