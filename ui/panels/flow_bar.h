// SPDX-License-Identifier: GPL-3.0-or-later
// Which phase it is, what is missing, and the one thing to do next.
#pragma once

#include "ui/session/presenter.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace chancery {

/// The gamemaster's next step.
enum class NextStep { Resolve, Reveal, EnterRetreats, EnterAdjustments, Advance, Present, None };
/// `audience`: somebody is looking at the projector, so that revealing is a step of its own.
NextStep nextStep(const Session& session, const Presenter& presenter, bool audience);

class FlowBar : public QWidget
{
    Q_OBJECT

public:
    FlowBar(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Buttons that go to the phase before and after, left of the name.
    void setPhaseActions(const QList<QAction*>& actions);
    /// Between the remarks and the large button.
    void addBesideNext(QWidget* widget);
    /// What the large button does.
    void setNextAction(QAction* action);
    void refresh();

private:
    QString remark() const;

    const Session& session_;
    Presenter& presenter_;
    QWidget* phases_;
    QLabel* name_;
    QLabel* remark_;
    QLabel* rules_;
    QToolButton* next_;
};

} // namespace chancery
