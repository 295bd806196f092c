// SPDX-License-Identifier: GPL-3.0-or-later
// The open study. All changes to it go through StudySession, and every change can be undone. Each is resolved
// at once.
#pragma once

#include "engine/game/study_difference.h"
#include "engine/game/study_play.h"
#include "engine/map/map_loader.h"
#include "ui/desk/session.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

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

/// The open study with its undo steps and its file, and the node that is shown. Everything that is asked for
/// is as of the last change.
class StudySession : public QObject
{
    Q_OBJECT

public:
    /// Starts with the first node of a study that has no undo steps. An empty path means that it was never
    /// saved.
    explicit StudySession(Study study, const QString& path = {}, QObject* parent = nullptr);
    ~StudySession() override;

    /// Returns the study. The reference stays valid; the study behind it changes.
    const Study& study() const { return study_; }
    /// Returns the map of the study.
    const Map& map() const { return *study_.map; }
    /// Returns the node that is shown.
    const StudyNode& node() const { return *nodeOf(study_, shown_); }
    /// Returns the undo steps. Their texts are made for the Edit menu.
    QUndoStack* undoStack() { return &undo_; }
    const QUndoStack* undoStack() const { return &undo_; }

    /// Returns the node shown as the last phase of a game, in which panels that write orders work. What they
    /// write becomes a change of the study. The game ends earlier, and takes no orders, if the node cannot be
    /// reached.
    Session& entry() { return entry_; }
    const Session& entry() const { return entry_; }
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
    NodeId wanted() const { return nodeOf(study_, wanted_) ? wanted_ : noNode; }

    /// Shows another node. It is no undo step.
    void show(NodeId node);

    /// Replaces the study by `after`, as one undo step that the Edit menu calls `what`, and shows the node
    /// `shown`, or the present one for noNode. Steps with the same `mergeId` (not -1) that follow one another
    /// become one. The functions of study_edits.h say what can be changed.
    void become(Study after, const QString& what, StudyChange change, NodeId shown = noNode,
                int mergeId = -1);

    /// Returns the path of the file; empty for a study that was never saved.
    const QString& path() const { return path_; }
    /// Returns what distinguishes the file as it was read or written last from its other versions; see
    /// file_checksum.h. Empty if that is not known.
    const std::string& fingerprint() const { return fingerprint_; }
    /// Says what the file is, which was read.
    void sawFile(std::string fingerprint) { fingerprint_ = std::move(fingerprint); }
    /// Gives the file up: the study is as if it had never been saved.
    void leaveFile();
    /// Returns whether there are unsaved changes. A study that was just made from something else has none.
    bool dirty() const { return !undo_.isClean() || keepsAsking_; }
    /// Says that the study has changes which are in no file, although it has no undo steps: after a crash.
    void setUnsaved();
    /// Writes the study to a file, which becomes its path. On failure the error says why, and nothing
    /// changes.
    Status saveAs(const QString& path);

Q_SIGNALS:
    /// A part of the study has changed.
    void changed(chancery::StudyChange change);

private:
    friend class StudyCommand;
    void exchange(Study& study, NodeId& shown, StudyChange change, bool undoing);
    void take(Game after, const QString& what, int mergeId);
    void refresh();
    void showEntry(Change change, bool undoing);

    Study study_;
    NodeId shown_;
    NodeId wanted_ = noNode; ///< to compare with
    QUndoStack undo_;
    QString path_;
    std::string fingerprint_;
    bool keepsAsking_ = false; ///< unsaved although nothing can be undone

    StudyGame reached_;
    PhaseRecord record_;
    StudyObstacle obstacle_ = StudyObstacle::None;
    std::vector<PositionFault> faults_;
    std::optional<PhaseRecord> comparedRecord_;
    StudyDifference difference_;
    Session entry_; ///< behind what it is made of
};

} // namespace chancery
