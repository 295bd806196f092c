// SPDX-License-Identifier: GPL-3.0-or-later
// What the line that orders are typed into asks for, in words.
#pragma once

#include "ui/desk/entry_board.h"
#include "ui/desk/session.h"
#include "ui/entry/completion.h"

#include <optional>

namespace chancery {

/// What an order line asks for, in words.
struct LineQuestion
{
    QString asked; ///< the unit, build or removal, in short form: "A Vie"
    QString now;   ///< the order that it has, or what else there is to do; empty while an order is missing

    /// Returns what a screen reader calls the line.
    QString name() const;
};

/// Returns what the power of a context is asked for, or what it can do if it is asked for nothing.
LineQuestion questionFor(const Session& session, const EntryContext& context,
                         const std::optional<Asked>& asked);
/// Returns what is asked on a line that was not understood: nothing but what becomes of it.
LineQuestion questionOn(const QString& line);

/// Returns what is typed in a session and not entered, and what stands instead: "“ser” is typed for A BUD,
/// but not entered (currently A BUD H)."; empty if nothing is typed.
QString typedInWords(const Session& session);

} // namespace chancery
