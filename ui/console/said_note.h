// SPDX-License-Identifier: GPL-3.0-or-later
// Says above the board what the source of a study says otherwise than our results.
#pragma once

#include "engine/explain/said_results.h"
#include "ui/console/study_view.h"
#include "ui/words/register.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;

namespace chancery {

/// A note with the first difference, our reason and the rulebooks by which the source would be right; a
/// button shows the others, to be scrolled if they are long. It is hidden while there is no difference, and
/// for variations, of which the source says nothing.
class SaidNote : public QFrame
{
    Q_OBJECT

public:
    /// The shown must outlive this.
    explicit SaidNote(StudyView& shown, QWidget* parent = nullptr);

    /// Words orders and reasons in this register.
    void setRegister(Register how);
    /// Returns the text that is shown.
    QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(StudyChange change);
    void showText();
    void fitHeight();

    StudyView& shown_;
    SaidComparison comparison_;
    Register register_ = Register::Plain;
    QLabel* text_;
    QScrollArea* area_; ///< around the text
    QPushButton* all_;  ///< checked while all differences are shown
};

} // namespace chancery
