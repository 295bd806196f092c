// SPDX-License-Identifier: GPL-3.0-or-later
// What the line that orders are typed into would write, and over what.
#pragma once

#include "ui/desk/entry_board.h"
#include "ui/entry/completion.h"
#include "ui/parts/dialog_parts.h"

#include <QCoreApplication>

#include <optional>

namespace chancery {

class LineReader;

/// Returns the build or removal that is asked for again, since it was written before.
std::optional<Order> replacedBy(const EntryContext& context, const std::optional<Asked>& asked);

/// Returns the builds and removals of powers other than `power` that the letters can become: their rows are
/// shown together with its own. `written` is what is written in the phase.
Offers offersOfOthers(const EntryBoard& board, const Completer& completer, Power power,
                      const std::vector<Order>& written, const std::string& typed);

/// Returns the letters that were typed for this question of a power and not entered.
QString draftFor(const Session& session, Power power, const std::optional<Asked>& asked);
/// Returns what a power is asked first: that for which letters were typed, if there is one, else the first
/// order that is missing; nothing if none is.
std::optional<Asked> firstAsked(const Session& session, const EntryContext& context, Power power);
/// Keeps what is typed for a question as its draft, or none if nothing is typed.
void keepDraft(Session& session, Power power, const std::optional<Asked>& asked, const QString& letters);
/// Takes away the order that a question of a power has. `replaced` is that of replacedBy().
void removeAnswer(Session& session, Power power, const Asked& asked, const std::optional<Order>& replaced);
/// Returns whether an order is for another unit than the one that is asked for.
bool isAside(const Map& map, const std::optional<Asked>& asked, const Order& order);

/// What Enter does with letters that begin no order that is offered.
struct EnterDoes
{
    QString told{};            ///< what is said of it; empty if nothing is
    Tone tone = Tone::Quiet;   ///< how
    Power elsewhere = noPower; ///< the power on whose sheet the line can be written instead
};

/// Says what Enter does in words.
class EnterWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::EnterWords)

public:
    /// Returns what Enter does with a typed line, as `reader` reads it. `namesUnit` says that it names a unit
    /// that is asked for, and goes there. `takesOthers` says that a line for a unit of another power is
    /// written on that power's sheet.
    static EnterDoes of(const LineReader& reader, const QString& typed, bool namesUnit, bool takesOthers);
};

} // namespace chancery
