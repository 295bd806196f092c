// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of orders per power: typed freely, read again at every key.
#pragma once

#include "engine/desk/desk_check.h"
#include "ui/session/readings.h"
#include "ui/session/session.h"
#include "ui/style/palette.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace chancery {

class OrderLine;
class PowerTabs;
class SheetEdit;

class WritingPage : public QWidget
{
    Q_OBJECT

public:
    explicit WritingPage(Session& session, QWidget* parent = nullptr);
    ~WritingPage() override;

    void setTheme(const Theme& theme);
    Power power() const;
    void showPower(Power power);
    void focusLine();

Q_SIGNALS:
    void powerShown(chancery::Power power);
    /// The unit asked for, noProvince while nothing is typed into the line, and what would be written.
    void asking(chancery::Province unit, const std::optional<chancery::Order>& proposal);

private:
    void follow(Change change);
    void fillTabs();
    void typed();
    void showSheet();
    void showReadings();
    void showCounts();
    void showProblem();
    void showAnswers(const LineReading& reading);
    void showFirstAsked();
    void connectLine();
    void turn(int step);
    void askNext();

    Session& session_;
    Theme theme_;
    PowerTabs* tabs_;
    QLabel* heading_;
    QLabel* units_;
    OrderLine* line_;
    SheetEdit* sheet_;
    QLabel* problem_;
    QLabel* total_;
    QWidget* answers_ = nullptr; ///< a button for each meaning that a line may have
    QString asked_;              ///< the line that they are about
    QHBoxLayout* answerRow_;
    bool filling_ = false, typing_ = false;
};

} // namespace chancery
