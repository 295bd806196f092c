// SPDX-License-Identifier: GPL-3.0-or-later
// The powers as tabs, with a square for each order that a phase asks of them: what is missing is seen at a glance.
#pragma once

#include "engine/desk/desk_check.h"
#include "ui/style/palette.h"

#include <QTabBar>

namespace chancery {

class PowerTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit PowerTabs(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setChecks(std::vector<PowerCheck> checks);
    QSize minimumSizeHint() const override;

protected:
    QSize tabSizeHint(int tab) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMarks(QPainter& painter, int tab) const;

    Theme theme_;
    std::vector<PowerCheck> checks_;
};

} // namespace chancery
