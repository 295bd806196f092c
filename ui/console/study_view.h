// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of the open study: its line with its results, and what it is compared with. Each change is
// resolved at once.
#pragma once

#include "engine/game/study_difference.h"
#include "engine/game/study_play.h"
#include "ui/desk/session.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace chancery {

/// The part of a study that has changed, or of what is shown of it.
enum class StudyChange {
    Shown,    ///< another node is shown, or compared with another one
    Orders,   ///< the orders of the node shown
    Tree,     ///< nodes were added, removed or moved
    Position, ///< the position that is set up, or its phase
    Rules,    ///< the rulebook or a house rule
    Texts,    ///< title, commentary, names and comments
    File,     ///< the path, or whether there are unsaved changes
};

/// What is shown of the study of a session. Everything that is asked for is as of the last change.
class StudyView : public QObject
{
    Q_OBJECT

public:
    /// Shows the study of `session`, whose game is a line of one. `session` must outlive this. What is made
    /// after this and follows the session finds this up to date.
    explicit StudyView(Session& session, QObject* parent = nullptr);

    /// Returns the session, in which panels that write orders work: its game is the line shown, whose last
    /// phase is the node. The game ends earlier, and takes no orders, if the node cannot be reached.
    Session& session() { return session_; }
    const Session& session() const { return session_; }
    /// Returns the study. The reference stays valid; the study behind it changes.
    const Study& study() const { return study_; }
    /// Returns the map of the study.
    const Map& map() const { return *study().map; }
    /// Returns the node that is shown.
    const StudyNode& node() const { return *nodeOf(study_, shown_); }
    /// Returns the phase of the node shown: resolved, or without results if that is not possible.
    const PhaseRecord& record() const { return record_; }
    /// Returns why the node has no results, or no phase of its own.
    StudyObstacle obstacle() const { return obstacle_; }
    /// Returns what is wrong with the position that is set up.
    const std::vector<PositionFault>& faults() const { return faults_; }

    /// Returns the node with which the one shown is compared, or noNode: the one that it varies, unless
    /// another was chosen.
    NodeId compared() const;
    /// Returns the resolved phase of that node; nothing if there is none or it has no results.
    const std::optional<PhaseRecord>& comparedRecord() const { return comparedRecord_; }
    /// Returns what is otherwise than in that node; empty without one.
    const StudyDifference& difference() const { return difference_; }
    /// Compares the nodes shown with this one from now on, where both are of the same phase; noNode for the
    /// one that each varies. It is no undo step.
    void compareWith(NodeId node);
    /// Returns the node that compareWith() has chosen, or noNode.
    NodeId wanted() const { return nodeOf(study(), wanted_) ? wanted_ : noNode; }

    /// Shows another node. It is no undo step.
    void show(NodeId node);
    /// Replaces the study by `after`, as one undo step that the Edit menu calls `what`, and shows the node
    /// `shown`, or the present one for noNode. Steps with the same `mergeId` (not -1) that follow one another
    /// become one. The functions of study_edits.h say what can be changed.
    void become(Study after, const QString& what, NodeId shown = noNode, int mergeId = -1);

Q_SIGNALS:
    /// A part of the study has changed.
    void changed(chancery::StudyChange change);

private:
    void refresh();
    void tell(Change change);

    Session& session_;
    Study study_;
    NodeId shown_ = noNode, wanted_ = noNode; ///< the node shown, and the one to compare with
    std::shared_ptr<const StudiedLine> told_; ///< as changed() has told it last
    PhaseRecord record_;
    StudyObstacle obstacle_ = StudyObstacle::None;
    std::vector<PositionFault> faults_;
    std::optional<PhaseRecord> comparedRecord_;
    StudyDifference difference_;
};

} // namespace chancery
