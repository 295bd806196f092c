// SPDX-License-Identifier: GPL-3.0-or-later
// Every question that the program stops for, as functions: a test answers them without a dialog.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace chancery {

enum class UnsavedAnswer { Save, Discard, Cancel };

struct Prompts
{
    /// A game to open; empty if none was chosen.
    std::function<QString(QWidget* parent, const QString& folder)> openFile;
    /// Where to save; empty if the gamemaster thought better of it.
    std::function<QString(QWidget* parent, const QString& suggestion)> saveFile;
    /// What to do with the unsaved changes of this game.
    std::function<UnsavedAnswer(QWidget* parent, const QString& game)> unsaved;
    /// Something went wrong or is worth knowing.
    std::function<void(QWidget* parent, const QString& title, const QString& text)> tell;
    /// Whether to resolve although this is open on the sheets. Without it, yes.
    std::function<bool(QWidget* parent, const QString& open)> resolveAnyway{};
};

/// The real dialogs.
Prompts dialogPrompts();

} // namespace chancery
