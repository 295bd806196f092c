// SPDX-License-Identifier: GPL-3.0-or-later
// A large button of the start page: a sign, a name, and a sentence about what it leads to.
#pragma once

#include <QAbstractButton>

namespace chancery {

/// Paints the ground and the edge of a button of the start page, which is lit under the pointer and while it
/// has the keyboard focus.
void paintStartFrame(QPainter& painter, const QAbstractButton& button);

/// A way to begin. Where there is no room for the sentence it is left out; it is the accessible description
/// in any case.
class StartChoice : public QAbstractButton
{
    Q_OBJECT

public:
    /// Makes a button with a name and a sentence.
    StartChoice(const QString& name, const QString& sentence, QWidget* parent = nullptr);

    /// Returns the height at which name and sentence are whole.
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect textBox(const QRect& whole) const;
    QFont nameFont() const;

    QString sentence_;
};

} // namespace chancery
