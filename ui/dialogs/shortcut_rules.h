// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of actions as values: which an action may have, and which other action has one already.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace chancery {

/// One action with its keys.
struct ShortcutRow
{
    QString name;                 ///< of the action in the program: "file.save"
    QString action, menu;         ///< as they are read
    QList<QKeySequence> defaults; ///< as the program has them
    QList<QKeySequence> keys;     ///< as they are now
    bool takesLetters = false;    ///< it works on the board or in a story, where single keys are no text
    bool seen = false;            ///< the players see what it does

    bool operator==(const ShortcutRow&) const = default;
};

/// A key that belongs to no action, such as the letter of a menu.
struct TakenKey
{
    QKeySequence key;
    QString by; ///< such as "the menu File"
};

/// Returns why an action cannot have a key, as a sentence; empty if it can. The keys that the program gives
/// it it can always have.
QString whyRefused(const ShortcutRow& row, const QKeySequence& key, const std::vector<TakenKey>& taken);

/// Returns the index of the action, other than `except`, that has this key; nothing if none has.
std::optional<std::size_t> actionWithKey(const std::vector<ShortcutRow>& rows, const QKeySequence& key,
                                         std::size_t except);

} // namespace chancery
