// SPDX-License-Identifier: GPL-3.0-or-later
// What the room sees, small: the audience window once more, fed by it. Is drawn anew only when that changes.
#pragma once

#include "ui/paint/board_look.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace chancery {

class ProjectorWindow;

class LiveView : public QWidget
{
    Q_OBJECT

public:
    explicit LiveView(QWidget* parent = nullptr);

    void setNames(NameOf nameOf);
    void setTheme(ThemeKind kind);
    /// The window that the room looks at; without one, this says how to open it.
    void follow(ProjectorWindow* audience);
    /// Whether the room looks at another game; nothing of that is shown here.
    void setElsewhere(bool elsewhere) { elsewhere_ = elsewhere; }
    /// The audience window was opened, closed, frozen or moved.
    void refresh();

    QString state() const;
    QSize sizeHint() const override { return {320, 220}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();

    QPointer<ProjectorWindow> audience_;
    ProjectorWindow* picture_;
    QLabel* state_;
    bool elsewhere_ = false;
    QTimer soon_; ///< several changes are shown at once
};

} // namespace chancery
