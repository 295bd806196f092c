// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcut_rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct ShortcutRules
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ShortcutRules)
};

/// Keys that choose, move and leave in every window, whatever is held with them.
bool isForMoving(Qt::Key key)
{
    constexpr Qt::Key keys[] = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab,  Qt::Key_Backtab,
                                Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down, Qt::Key_Menu};
    return std::ranges::count(keys, key) > 0;
}

/// Keys that write or move within a text, alone or with Shift.
bool isForTyping(Qt::Key key)
{
    constexpr Qt::Key keys[] = {Qt::Key_Space, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Insert,
                                Qt::Key_Home,  Qt::Key_End,       Qt::Key_PageUp, Qt::Key_PageDown};
    return (key > Qt::Key_Space && key < Qt::Key_Escape) || std::ranges::count(keys, key) > 0;
}

/// Keys that copy, cut, paste and select in every text.
bool isForCopying(QKeyCombination keys)
{
    constexpr QKeyCombination all[] = {Qt::CTRL | Qt::Key_A,      Qt::CTRL | Qt::Key_C,
                                       Qt::CTRL | Qt::Key_X,      Qt::CTRL | Qt::Key_V,
                                       Qt::CTRL | Qt::Key_Insert, Qt::SHIFT | Qt::Key_Insert};
    return std::ranges::count(all, keys) > 0;
}

bool isFunctionKey(Qt::Key key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

} // namespace

QString whyRefused(const ShortcutRow& row, const QKeySequence& key, const std::vector<TakenKey>& taken)
{
    if (key.isEmpty() || row.defaults.contains(key)) return {};
    const QString named = key.toString(QKeySequence::NativeText);
    const QKeyCombination keys = key[0];
    const bool bare =
        !(keys.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isForMoving(keys.key()) || keys == (Qt::SHIFT | Qt::Key_F10))
        return ShortcutRules::tr("%1 is kept for choosing and leaving in every window.").arg(named);
    if (isForCopying(keys)) return ShortcutRules::tr("%1 is kept for texts: it copies or pastes.").arg(named);
    const auto by = std::ranges::find(taken, key, &TakenKey::key);
    if (by != taken.end()) return ShortcutRules::tr("%1 belongs to %2.", "key, menu").arg(named, by->by);
    if (!bare || isFunctionKey(keys.key()) || row.takesLetters) return {};
    if (row.seen)
        return ShortcutRules::tr("The players see what this does, so its key must be an F key or have Ctrl "
                                 "or Alt: a key pressed by mistake would show it.");
    if (isForTyping(keys.key()))
        return ShortcutRules::tr("%1 writes or moves in a text. Only actions on the board can have it.")
            .arg(named);
    return {};
}

std::optional<std::size_t> actionWithKey(const std::vector<ShortcutRow>& rows, const QKeySequence& key,
                                         std::size_t except)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i != except && !key.isEmpty() && rows[i].keys.contains(key)) return i;
    return std::nullopt;
}

} // namespace chancery
