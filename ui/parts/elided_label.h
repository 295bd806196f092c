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

    /// Sets shorter forms of the text, the longest first: the first one that fits is shown where the text
    /// does not.
    void setShorter(const QStringList& forms);
    /// Asks for room for the shortest form, so that it is never cut.
    void setNeverCut() { neverCut_ = true; }

    /// Returns what is painted: the text or a shorter form, with an ellipsis if even that does not fit.
    QString shown() const;
    /// Returns the width of the longest form of the text within this width; that of the shortest if there is
    /// none.
    int longestWithin(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int widthOf(const QString& words) const;
    bool fits(const QString& words) const;

    QStringList shorter_;
    bool neverCut_ = false;
};

} // namespace chancery
