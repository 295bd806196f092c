// SPDX-License-Identifier: GPL-3.0-or-later
// The page of order sheets: a tab for each power, a line for typing orders, and the sheet as free text.
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

/// A widget for writing orders into the session. The sheet is read again at every key, and its readings,
/// problems and counts are shown.
class WritingPage : public QWidget
{
    Q_OBJECT

public:
    /// Makes a page that writes into `session`, which must outlive it.
    explicit WritingPage(Session& session, QWidget* parent = nullptr);
    ~WritingPage() override;

    /// Sets the colours and the powers' icons. It may be called before the page has followed the session to
    /// another map.
    void setTheme(const Theme& theme);
    /// Returns the power whose sheet is shown.
    Power power() const;
    /// Shows the sheet of this power.
    void showPower(Power power);
    /// Gives the keyboard focus to the line that orders are typed into.
    void focusLine();

Q_SIGNALS:
    /// The sheet of another power was chosen.
    void powerShown(chancery::Power power);
    /// The typing line asks for another unit or offers another order. `unit` is noProvince while the line has
    /// no focus; `proposal` is what Enter would write.
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
    QWidget* answers_ = nullptr; ///< a button for each meaning that the line may have
    QString asked_;              ///< the line that the buttons are about
    QHBoxLayout* answerRow_;
    bool filling_ = false, typing_ = false;
};

} // namespace chancery
