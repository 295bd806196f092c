// SPDX-License-Identifier: GPL-3.0-or-later
// One tab for each power, with a square for each order asked of it, so that missing orders are visible.
#pragma once

#include "engine/desk/desk_check.h"
#include "ui/style/palette.h"

#include <QTabBar>

namespace chancery {

/// A tab bar that paints squares below its texts: filled for a written order, crossed for a doubtful one,
/// hollow for a missing one. Up to eight tabs are always in view; more scroll.
class PowerTabs : public QTabBar
{
    Q_OBJECT

public:
    /// Makes a bar without tabs.
    explicit PowerTabs(QWidget* parent = nullptr);

    /// Sets the colours of the squares.
    void setTheme(const Theme& theme);
    /// Sets what each power has written, one check for each tab in the same order.
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
