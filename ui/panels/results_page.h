// SPDX-License-Identifier: GPL-3.0-or-later
// A resolved phase, order by order: verdict, reason, and the chain of reasons of the chosen one.
#pragma once

#include "ui/models/results_model.h"
#include "ui/style/palette.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;
class QTextBrowser;

namespace chancery {

class ResultsDelegate;

class ResultsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ResultsPage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void show(const Game& game, const PhaseRecord& record);
    /// What the menu of an order has.
    void offer(const QList<QAction*>& actions);
    /// Chooses the order of the unit that started here.
    void choose(Province province);

Q_SIGNALS:
    /// noProvince when none is.
    void chosen(chancery::Province province);

private:
    void fillPowers();
    void explainCurrent();

    std::shared_ptr<const Map> map_;
    PhaseRecord record_;
    Rulebook rules_;
    Theme theme_;
    ResultsModel* model_;
    ResultsDelegate* delegate_;
    QComboBox* powers_;
    QLabel* open_; ///< what the rulebook left open
    QTableView* list_;
    QTextBrowser* why_;
};

} // namespace chancery
