// SPDX-License-Identifier: GPL-3.0-or-later
// What the finder and the keyboard shortcuts say of actions: why one is disabled, and which the players
// notice.
#pragma once

#include <QString>

namespace chancery {

class Document;

/// Returns why the action of this name cannot be used now: "There is nothing to undo." Call it for a disabled
/// action.
QString whyDisabled(const Document& document, const QString& action);

/// Returns whether the action of this name changes at once what the players see, while they look at a game.
/// An action that opens a dialog first does not.
bool changesWhatPlayersSee(const QString& action);

} // namespace chancery
