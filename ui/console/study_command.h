// SPDX-License-Identifier: GPL-3.0-or-later
// The only undo command of a study. It holds what differs between two states, and undo and redo both exchange
// it.
#pragma once

#include "engine/game/study.h"
#include "ui/console/study_session.h"

#include <QUndoCommand>

namespace chancery {

/// An undo step that replaces the study by another one.
class StudyCommand : public QUndoCommand
{
public:
    /// Makes the step from the present study to `after`, in which `shown` is the node shown. Commands with
    /// the same `mergeId` (not -1) that follow one another become one. The session must outlive this.
    StudyCommand(StudySession& session, Study after, NodeId shown, const QString& text, StudyChange change,
                 int mergeId);

    void undo() override { exchange(true); }
    void redo() override { exchange(false); }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    void exchange(bool undoing);

    StudySession& session_;
    StudyChange change_;
    int mergeId_;
    std::size_t same_; ///< how many nodes, from the first on, are the same before and after
    Study other_;      ///< to exchange with, without those nodes
    NodeId shown_;     ///< the node that is shown with it
};

} // namespace chancery
