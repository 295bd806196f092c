// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a study, and about the line that is shown.
#pragma once

#include "ui/console/study_view.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSplitter;
class QToolButton;

namespace chancery {

class ProseEdit;

/// A widget with the title, the source and the commentary of a study, and the comment on the node shown. All
/// but the source can be changed. While nothing is said, a button stands in place of the two fields, and the
/// panel takes no more room than that.
class CommentaryPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the fields. The shown must outlive them.
    explicit CommentaryPanel(StudyView& shown, QWidget* parent = nullptr);

    /// Gives the keyboard to the comment on the node shown.
    void focusComment();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(StudyChange change);
    void open(ProseEdit* field, Qt::FocusReason reason);
    void closeIfLeft();
    void takeRoom();
    bool isEmpty() const;

    StudyView& shown_;
    QLineEdit* title_;
    QLabel* source_;
    ProseEdit* commentary_;
    QLabel* line_;
    ProseEdit* comment_;
    QSplitter* parts_;  ///< with both fields
    QToolButton* add_;  ///< in their place
    bool open_ = false; ///< asked for, though nothing is written yet
};

} // namespace chancery
