// SPDX-License-Identifier: GPL-3.0-or-later
// The open study: see study_session.h.
#include "ui/console/study_session.h"

#include "engine/files/file_checksum.h"
#include "engine/files/study_file.h"
#include "ui/console/study_command.h"
#include "ui/files/files.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the change that is reported to panels over the game of a node.
Change changeOf(StudyChange change)
{
    switch (change) {
    case StudyChange::Orders:
        return Change::Orders;
    case StudyChange::Rules:
        return Change::Rules;
    case StudyChange::Texts:
    case StudyChange::File:
        return Change::Details;
    case StudyChange::Shown:
    case StudyChange::Tree:
    case StudyChange::Position:
        break;
    }
    return Change::Phase;
}

} // namespace

StudySession::StudySession(Study study, const QString& path, QObject* parent)
    : QObject(parent)
    , study_(std::move(study))
    , shown_(firstNode(study_))
    , path_(path)
    , reached_(gameTo(study_, shown_))
    , entry_(reached_.game)
{
    entry_.setTaker(
        [this](Game after, const QString& what, int mergeId) { take(std::move(after), what, mergeId); });
    connect(&undo_, &QUndoStack::cleanChanged, this, [this] { Q_EMIT changed(StudyChange::File); });
    refresh();
}

StudySession::~StudySession()
{
    undo_.disconnect(this);
}

NodeId StudySession::compared() const
{
    const StudyNode* wanted = nodeOf(study_, wanted_);
    if (wanted && wanted_ != shown_ && wanted->phase == node().phase) return wanted_;
    return nodeOf(study_, node().insteadOf) ? node().insteadOf : noNode;
}

void StudySession::compareWith(NodeId node)
{
    wanted_ = node;
    refresh();
    Q_EMIT changed(StudyChange::Shown);
}

void StudySession::show(NodeId node)
{
    if (node == shown_ || !nodeOf(study_, node)) return;
    shown_ = node;
    refresh();
    showEntry(Change::Phase, false);
    Q_EMIT changed(StudyChange::Shown);
}

void StudySession::become(Study after, const QString& what, StudyChange change, NodeId shown, int mergeId)
{
    if (shown == noNode) shown = shown_;
    if (!nodeOf(after, shown)) shown = firstNode(after);
    if (after == study_) return show(shown);
    undo_.push(new StudyCommand(*this, std::move(after), shown, what, change, mergeId));
}

void StudySession::exchange(Study& study, NodeId& shown, StudyChange change, bool undoing)
{
    const bool same = shown_ == shown;
    const auto swapAll = [&] {
        std::swap(study_, study);
        std::swap(shown_, shown);
        refresh();
    };
    try {
        swapAll();
        showEntry(same ? changeOf(change) : Change::Phase, undoing);
        Q_EMIT changed(change);
    } catch (...) { // it is not made
        swapAll();
        throw;
    }
}

/// Another order in a node that is kept begins a variation of it.
void StudySession::take(Game after, const QString& what, int mergeId)
{
    if (obstacle_ == StudyObstacle::NoSuchPhase || obstacle_ == StudyObstacle::AwaitsChoice) return;
    StudyNode node = this->node();
    std::vector<StudyOrder> orders = ordersFrom(map(), after.current());
    if (orders == node.orders) return;
    if (!node.kept) {
        node.orders = std::move(orders);
        return become(withNode(study_, std::move(node)), what, StudyChange::Orders, noNode, mergeId);
    }
    GrownStudy grown = withVariation(study_, node.id);
    if (grown.added == noNode) return;
    StudyNode variation = *nodeOf(grown.study, grown.added);
    variation.orders = std::move(orders);
    become(withNode(std::move(grown.study), std::move(variation)), what, StudyChange::Tree, grown.added,
           mergeId);
}

void StudySession::refresh()
{
    reached_ = gameTo(study_, shown_);
    faults_ = faultsOf(map(), study_.phase.kind, study_.position);
    obstacle_ = reached_.obstacle;
    record_ = reached_.game.current();
    if (obstacle_ == StudyObstacle::None) {
        if (std::optional<PhaseRecord> resolved = resolvedIn(reached_.game))
            record_ = *std::move(resolved);
        else
            obstacle_ = StudyObstacle::FaultyPosition;
    }
    comparedRecord_.reset();
    difference_ = {};
    if (compared() == noNode || !record_.outcome) return;
    const StudyGame other = gameTo(study_, compared());
    if (other.obstacle == StudyObstacle::None) comparedRecord_ = resolvedIn(other.game);
    if (comparedRecord_) difference_ = differenceBetween(map(), *comparedRecord_, record_);
}

void StudySession::showEntry(Change change, bool undoing)
{
    const bool reached = reached_.obstacle == StudyObstacle::None;
    const PhaseRecord &before = entry_.current(), &now = reached_.game.current();
    // Another line of the same phase is only other orders: what is being typed or clicked goes on.
    const bool same =
        before.phase == now.phase && before.before == now.before && entry_.readOnly() != reached;
    if (same && change == Change::Phase) change = Change::Orders;
    entry_.follow(reached_.game, change, reached ? Access::Full : Access::ReadOnly, undoing);
}

void StudySession::setUnsaved()
{
    keepsAsking_ = true;
    Q_EMIT changed(StudyChange::File);
}

void StudySession::leaveFile()
{
    path_.clear();
    fingerprint_.clear();
    setUnsaved();
}

Status StudySession::saveAs(const QString& path)
{
    const std::string content = writeStudy(study_);
    const Status saved = writeWholeFile(path, QByteArray::fromStdString(content));
    if (!saved) return saved;
    path_ = path;
    fingerprint_ = chancery::fingerprint(content);
    keepsAsking_ = false;
    undo_.setClean();
    Q_EMIT changed(StudyChange::File);
    return saved;
}

} // namespace chancery
