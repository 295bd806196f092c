// SPDX-License-Identifier: GPL-3.0-or-later
// The line over the board of a study: its title, the line shown and the rulebook.
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace chancery {

class StudyView;

/// The header of a study's window.
class StudyHeader : public QWidget
{
    Q_OBJECT

public:
    /// Makes the header with `behind` at its right end. The shown must outlive it.
    StudyHeader(const StudyView& shown, QWidget* behind, QWidget* parent = nullptr);

    /// Shows the study as it is now.
    void refresh();

protected:
    /// Shortens the name of the rulebook where there is no room for it.
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// The user wants to choose the rulebook.
    void rulesWanted();

private:
    void nameRules();

    const StudyView& shown_;
    QLabel *title_, *phase_;
    QToolButton* rules_;
};

} // namespace chancery
