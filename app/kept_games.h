// SPDX-License-Identifier: GPL-3.0-or-later
// The games that were never saved as files and are offered at the start.
#pragma once

#include <cstdint>

class QWidget;

namespace chancery {

class Opening;
class Workspace;

/// In which window a game that was kept is opened: in the one that asks, or in one of its own.
enum class KeptWhere : std::uint8_t { Here, Beside };

/// What has become of an offer of kept games.
enum class KeptOutcome : std::uint8_t { NoneKept, Declined, Opened };

/// Offers the games that were kept in journals and never saved: one in a question, several in one list. The
/// first that is wanted is opened by `first` if it is opened here, each other one in a window of its own. The
/// dialogs open over `over`. What is neither opened nor discarded stays kept.
KeptOutcome offerKept(Workspace& workspace, Opening& first, KeptWhere where, QWidget* over);

} // namespace chancery
