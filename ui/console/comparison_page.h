// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two phases, power by power, for the gamemaster.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/draw/palette.h"

#include <QWidget>

class QAction;
class QLabel;
class QTextBrowser;
class QToolButton;

namespace chancery {

/// A widget with the phases compared, the changes of each power, and a button that leaves the comparison.
class ComparisonPage : public QWidget
{
    Q_OBJECT

public:
    /// Makes a page. Both references must outlive it.
    ComparisonPage(const Session& session, const Presenter& presenter, QWidget* parent = nullptr);

    /// Sets the colours of the powers.
    void setTheme(const Theme& theme);
    /// Shows the presenter's comparison; without one the page keeps what it has.
    void refresh();
    /// Puts a button on the page that triggers this action, which leaves the comparison. So does Esc.
    void offer(QAction* action);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString asHtml(const Comparison& comparison) const;

    const Session& session_;
    const Presenter& presenter_;
    Theme theme_;
    QLabel* heading_;
    QToolButton* leave_;
    QTextBrowser* list_;
    QAction* leaving_ = nullptr; ///< leaves the comparison
    QString html_;               ///< what the list shows
};

} // namespace chancery
