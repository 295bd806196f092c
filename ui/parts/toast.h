// SPDX-License-Identifier: GPL-3.0-or-later
// A message over the corner of the board that says what was saved or printed, and goes away by itself.
#pragma once

#include <QFrame>
#include <QTimer>

class QGraphicsOpacityEffect;
class QLabel;
class QPropertyAnimation;
class QToolButton;

namespace chancery {

/// A message over the upper right corner of another widget. It fades after some seconds, but stays while the
/// mouse is on it. Of a file that was written it offers the folder.
class Toast : public QFrame
{
    Q_OBJECT

public:
    /// Makes a hidden message over `under`, which becomes its parent.
    explicit Toast(QWidget& under);

    /// Shows a text for some seconds and reads it to screen readers. With the path of a file there is a
    /// button for its folder.
    void say(const QString& text, const QString& path = {});
    /// Returns the text that was shown last.
    QString text() const;

Q_SIGNALS:
    /// The gamemaster wants to see the folder of this file.
    void folderWanted(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    void fade();

    QWidget& under_;
    QLabel* text_;
    QToolButton* folder_;
    QGraphicsOpacityEffect* opacity_;
    QPropertyAnimation* fading_;
    QTimer resting_{this};
    QString path_;
};

} // namespace chancery
