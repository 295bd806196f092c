// SPDX-License-Identifier: GPL-3.0-or-later
// A study: a position with what is said about it, and lines of play from it as a tree. A value: copy it
// freely, and keep an old copy for undo.
#pragma once

#include "engine/map/position.h"
#include "engine/rules/rulebooks.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

/// A line of an order sheet in a study. It is kept as text, because the position before it may still change.
struct StudyOrder
{
    Power power = noPower; ///< the power that wrote it
    std::string text;      ///< as written; never changed
    /// The orders that it was decided to mean, in canonical form; empty where its text is read as it is.
    std::vector<std::string> understood{};
    int sheet = 0; ///< the number of its power's sheet, counted from 0 (DATC 4.D.1)

    bool operator==(const StudyOrder&) const = default;
};

/// Names a node of a study. Ids are not used again, so that a panel can keep one while nodes come and go.
using NodeId = int;
inline constexpr NodeId noNode = 0; ///< no node; as a parent, the position that is set up

/// The orders of one phase in a study. The nodes after it are the phases that follow; the other nodes after
/// the same one are variations of its phase.
struct StudyNode
{
    NodeId id = noNode;             ///< above 0
    NodeId after = noNode;          ///< the node of the phase before
    NodeId insteadOf = noNode;      ///< the node that this one varies: an older one after the same
    Phase phase;                    ///< the phase that it is about
    std::string name, comment;      ///< for people; both may be empty
    bool kept = false;              ///< it stays as it is: another order begins a variation of it
    std::vector<StudyOrder> orders; ///< by power, in the order handed in
    std::optional<ParadoxChoice> paradoxChoice{}; ///< how a paradox is resolved that the rulebook leaves open
    /// The units that the source says are there after the phase; see explain/said_results.h.
    std::vector<std::string> said{};
    std::string unknown{}; ///< TOML with unknown keys, kept on saving

    bool operator==(const StudyNode&) const = default;
};

/// Where a study comes from; each of the texts may be empty.
struct StudySource
{
    std::string library;  ///< of a test case: the name of its library
    std::string testCase; ///< its number: "6.F.18"
    std::string game;     ///< of a phase of a game: the title of the game
    std::string phase;    ///< its short name: "S1901M"
    /// The rulebook that the game names if the program had none such: the study is under another one.
    std::optional<std::string> rulebook{};

    bool operator==(const StudySource&) const = default;
};

/// A position that is studied. It may be one that cannot be: see position_faults.h.
struct Study
{
    std::shared_ptr<const Map> map; ///< shared with others on it
    Rulebook rulebook;              ///< rulebook and house rules
    std::string title, commentary;  ///< for people
    StudySource source;             ///< where it comes from
    Phase phase;                    ///< of the position
    Position position;              ///< as it is set up
    std::vector<StudyNode>
        nodes;              ///< never empty; a node is behind the one that it is after, variations in order
    NodeId lastId = noNode; ///< the highest id that was ever given
    std::string unknown{};  ///< TOML with unknown keys, kept on saving
    /// Lines of the text that it was made of which look like orders, but are of no power that it names.
    std::vector<std::string> ownerless{};
    /// Orders that a text has for a phase that cannot be played after its others. They are in the commentary,
    /// too, and not saved here.
    std::vector<std::string> leftOut{};
    /// Headings of the text that it was made of whose power's name is misspelt, and for which power each was
    /// taken. They are not saved here.
    std::vector<std::pair<std::string, Power>> misspelt{};
    /// Lines of that text that name what an order would, and were taken for remarks. They are in the
    /// commentary, too, and not saved here.
    std::vector<std::string> passedOver{};

    bool operator==(const Study&) const = default;
};

/// The most nodes of a study. Files with more are refused.
inline constexpr std::size_t mostNodes = 1000;

/// Returns a study of a position without orders, under the default rulebook.
Study studyOf(std::shared_ptr<const Map> map, Phase phase, Position position);

/// Returns a study of an empty board in the first phase, with no owner of any centre.
Study emptyStudy(std::shared_ptr<const Map> map);

/// Returns the node with this id, or nullptr.
const StudyNode* nodeOf(const Study& study, NodeId id);
/// Returns the nodes after `id`, the main line first; for noNode those of the position.
std::vector<NodeId> nodesAfter(const Study& study, NodeId id);
/// Returns the nodes from the position to `id`, which is the last; empty if there is no such node.
std::vector<NodeId> wayTo(const Study& study, NodeId id);
/// Returns whether `id` is `ancestor` or after it.
bool isWithin(const Study& study, NodeId id, NodeId ancestor);
/// Returns the first node, which there always is.
NodeId firstNode(const Study& study);

/// Returns how many nodes, from the first on, are the same in two studies.
std::size_t commonNodes(const Study& a, const Study& b);

/// A study with one more node. `added` is noNode, and the study as it was, if it has mostNodes or no such
/// place.
struct GrownStudy
{
    Study study;
    NodeId added = noNode;
};
/// Adds a variation of a node with the same orders, behind those that there are.
GrownStudy withVariation(Study study, NodeId of);
/// Adds a node without orders for a phase that follows `after`.
GrownStudy withNext(Study study, NodeId after, Phase phase);
/// Replaces the node with the same id; the other nodes stay where they are. What it is after, and its phase,
/// must not change.
Study withNode(Study study, StudyNode node);
/// Removes a node and all after it. A variation of it varies from then on what it varied. The last node of
/// the position is not removed.
Study without(Study study, NodeId id);
/// Returns whether `without` would remove the node.
bool mayRemove(const Study& study, NodeId id);
/// Puts a node before its variations, so that it is the main line.
Study asMainLine(Study study, NodeId id);
/// Sets another position and its phase. The nodes keep their orders; see study_play.h for what becomes of
/// them.
Study withPosition(Study study, Phase phase, Position position);

} // namespace chancery
