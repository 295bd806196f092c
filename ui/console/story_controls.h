// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of a phase's story: play, step, drag, time left, speed, and the caption of the current beat.
#pragma once

#include "ui/desk/presenter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace chancery {

/// A widget with buttons, a slider over the story's time in ms, a choice of speeds and the caption. It is
/// hidden while the phase has no story.
class StoryControls : public QWidget
{
    Q_OBJECT

public:
    /// Makes the controls. `session` and `presenter` must outlive them.
    StoryControls(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Adds a button for each action to the left of the slider, in the given order.
    void addActions(const QList<QAction*>& actions);
    /// Opens a menu of the fights that have not been shown; the chosen one comes next. Does nothing if there
    /// is none.
    void chooseFight();
    /// Shows the offered speed that is closest to `speed`; 1 is normal. Emits no signal.
    void showSpeed(double speed);

Q_SIGNALS:
    /// The gamemaster has chosen this speed; 1 is normal.
    void speedChosen(double speed);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showTimeLeft();
    void tellNext(Province fight);

    const Session& session_;
    Presenter& presenter_;
    QWidget* buttons_;
    QSlider* slider_;
    QLabel* left_;
    QComboBox* speed_;
    QLabel* caption_;
    QString said_; ///< the caption that was announced last
};

} // namespace chancery
