// SPDX-License-Identifier: GPL-3.0-or-later
// A short state in a rounded box, such as "3 of 22 missing".
#pragma once

#include "ui/parts/dialog_parts.h"

#include <QAbstractButton>

namespace chancery {

/// A short text in a rounded box. Its tone says whether something is left to do. Where room is scarce it
/// shows the longest of the shorter forms that fits, or shortens the text, and its tooltip, unless another is
/// set, has all of it. It can be clicked once setClickable() was called.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    /// Makes a chip without text, which is hidden.
    explicit Chip(const char* objectName, QWidget* parent = nullptr);

    /// Shows a text in this tone; an empty text hides the chip. `shorter` has its forms for a narrow window,
    /// the longest first.
    void tell(const QString& text, Tone tone = Tone::Quiet, const QStringList& shorter = {});
    /// Returns the width of the text without so many of its longest forms, or of the shortest one.
    int widthWithout(qsizetype forms) const;
    /// Returns the number of its shorter forms.
    qsizetype shorterForms() const { return shorter_.size(); }
    /// Lets it go without where there is no room even for its shortest form; a row of chips asks for none.
    void setMayGo() { mayGo_ = true; }
    /// Returns whether it may be left out.
    bool mayGo() const { return mayGo_; }
    /// Makes it a button for the mouse, or a mere text. The keyboard has the menu entry of the same action.
    void setClickable(bool clickable = true);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int widthOf(const QString& text) const;

    QStringList shorter_; ///< empty if the text is shortened at its end
    Tone tone_ = Tone::Quiet;
    bool clickable_ = false;
    bool mayGo_ = false;
};

/// A row of chips at the left of its room. Where they do not fit, those that may go are shortened first and
/// then left out. Of the others those that were added last take a shorter form first, then all; then all
/// still shorter ones.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Adds a chip at the end, which the row owns from now on.
    void add(Chip& chip);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Returns its width without so many of the longest forms of each chip, and without those that may go.
    int widthWithout(qsizetype forms) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QList<Chip*> shown() const;
    QList<int> widthsWithin(const QList<Chip*>& all, int room) const;
    void arrange();

    QList<Chip*> chips_;
};

} // namespace chancery
