// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of orders per power: typed freely, read again at every key.
#pragma once

#include "ui/session/session.h"
#include "ui/style/palette.h"

#include <QWidget>

class QLabel;
class QTabBar;

namespace chancery {

class SheetEdit;

class WritingPage : public QWidget
{
    Q_OBJECT

public:
    explicit WritingPage(Session& session, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    Power power() const;
    void showPower(Power power);
    void focusSheet();

Q_SIGNALS:
    void powerShown(chancery::Power power);

private:
    void follow(Change change);
    void fillTabs();
    void typed();
    void showSheet();
    void showReadings();
    void showCounts();
    void showProblem();
    QString countText(Power power) const;

    Session& session_;
    Theme theme_;
    QTabBar* tabs_;
    QLabel* heading_;
    QLabel* units_;
    SheetEdit* sheet_;
    QLabel* problem_;
    bool filling_ = false;
};

} // namespace chancery
