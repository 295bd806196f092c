// SPDX-License-Identifier: GPL-3.0-or-later
// Says which orders of a study cannot be read, above the board, until each is dealt with.
#pragma once

#include "engine/reading/study_unread.h"
#include "ui/console/study_view.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chancery {

/// A note with the first order that cannot be read, the reason, a line to correct it in, and a button that
/// moves it to the commentary. It stays as long as there is such an order in the node shown.
class UnreadNote : public QFrame
{
    Q_OBJECT

public:
    /// The shown must outlive this.
    explicit UnreadNote(StudyView& shown, QWidget* parent = nullptr);

    /// Returns the orders that wait, the one that is shown first.
    const std::vector<UnreadOrder>& waiting() const { return waiting_; }
    /// Returns what is said about it.
    QString text() const;

private:
    void layOut();
    void follow(StudyChange change);
    void showFirst();
    QString reasonOf(const UnreadOrder& unread);
    void offer(const QString& label, const QString& line);

    StudyView& shown_;
    std::vector<UnreadOrder> waiting_;
    QLabel* text_;
    QLineEdit* edit_;
    QPushButton *correct_, *dismiss_;
    QHBoxLayout* answers_; ///< buttons with what it may mean
};

} // namespace chancery
