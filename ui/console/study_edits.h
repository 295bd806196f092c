// SPDX-License-Identifier: GPL-3.0-or-later
// Changes to an open study besides its orders. Each is one undo step.
#pragma once

#include "engine/reading/study_unread.h"
#include "ui/console/study_view.h"

namespace chancery {

/// Begins a variation of the node shown, with the same orders, and shows it.
void beginVariation(StudyView& view);
/// Writes these orders in place of those of their units, as one step. A line that varies no other stays as it
/// is: they begin a variation of it, so that both can be compared. Does nothing while the node takes no
/// orders.
void tryOrders(StudyView& view, const std::vector<Order>& orders);
/// Returns the phase shown as tryOrders() would make it, resolved; nothing if it cannot be resolved.
std::optional<PhaseRecord> triedWith(const StudyView& view, const std::vector<Order>& orders);
/// Writes `text` in place of an order that cannot be read, also in lines that are kept.
void correctUnread(StudyView& view, const UnreadOrder& unread, const QString& text);
/// Moves to the commentary what cannot be read because it is no order.
void moveToCommentary(StudyView& view, const UnreadOrder& unread);
/// Goes on to the phase that follows the node shown: to the node of it that is there, or to a new one. Does
/// nothing if no phase follows.
void goOn(StudyView& view);
/// Returns whether goOn() would show another node.
bool mayGoOn(const StudyView& view);
/// Removes a node and all after it, and shows the one that it varied, or the one before.
void removeNode(StudyView& view, NodeId node);
/// Puts a node before its variations.
void makeMainLine(StudyView& view, NodeId node);
/// Keeps a node as it is, so that another order begins a variation, or lets it be changed.
void setKept(StudyView& view, NodeId node, bool kept);
/// Names a node, or says something about it. Steps that follow one another become one.
void setName(StudyView& view, NodeId node, const QString& name);
void setComment(StudyView& view, NodeId node, const QString& comment);
/// Sets the title or the commentary of the study. Steps that follow one another become one.
void setTitle(StudyView& view, const QString& title);
void setCommentary(StudyView& view, const QString& commentary);
/// Sets the rulebook and the house rules.
void setRules(StudyView& view, const Rulebook& rules);
/// Chooses how the paradox of the node shown is resolved, or lets the rules say.
void setParadoxChoice(StudyView& view, std::optional<ParadoxChoice> choice);

} // namespace chancery
