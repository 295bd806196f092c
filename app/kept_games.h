// SPDX-License-Identifier: GPL-3.0-or-later
// The games that were never saved as files and are offered at the start.
#pragma once

class QWidget;

namespace chancery {

class Opening;
class Workspace;

/// Offers the games that were kept in journals and never saved: one in a question, several in one list. The
/// first that is wanted is opened by `first`, each other one in a window of its own. The dialogs open over
/// `over`. Returns false if there is none or none is wanted; what is neither opened nor discarded stays kept.
bool offerKept(Workspace& workspace, Opening& first, QWidget* over);

} // namespace chancery
