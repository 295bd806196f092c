// SPDX-License-Identifier: GPL-3.0-or-later
// Play, step, drag and hurry the story of a phase; what is being told in words.
#pragma once

#include "ui/session/presenter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace chancery {

class StoryControls : public QWidget
{
    Q_OBJECT

public:
    StoryControls(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Buttons for actions that belong here, left of the slider, in this sequence.
    void addActions(const QList<QAction*>& actions);
    /// Lists the fights that can come next, to choose one of.
    void chooseFight();
    /// Chooses the nearest speed offered.
    void showSpeed(double speed);

Q_SIGNALS:
    void speedChosen(double speed);

private:
    void refresh();

    const Session& session_;
    Presenter& presenter_;
    QWidget* buttons_;
    QSlider* slider_;
    QComboBox* speed_;
    QLabel* caption_;
};

} // namespace chancery
