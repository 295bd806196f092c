// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a study, and about the line that is shown.
#pragma once

#include "ui/console/study_view.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace chancery {

class ProseEdit;

/// A widget with the title, the source and the commentary of a study, and the comment on the node shown. All
/// but the source can be changed.
class CommentaryPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the fields. The shown must outlive them.
    explicit CommentaryPanel(StudyView& shown, QWidget* parent = nullptr);

    /// Gives the keyboard to the comment on the node shown.
    void focusComment();

private:
    void follow(StudyChange change);

    StudyView& shown_;
    QLineEdit* title_;
    QLabel* source_;
    ProseEdit* commentary_;
    QLabel* line_;
    ProseEdit* comment_;
};

} // namespace chancery
