// SPDX-License-Identifier: GPL-3.0-or-later
// Every question that the program stops for, as functions: a test answers them without a dialog.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace chancery {

enum class UnsavedAnswer { Save, Discard, Cancel };

/// A journal has what a file has not.
struct RecoveryOffer
{
    QString title, text, details;
    QString restore, otherwise; ///< what the two buttons say; without the second there is no other way
};
enum class RecoveryAnswer { Restore, Otherwise, Later };

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
    /// What to do with work that was not closed properly.
    std::function<RecoveryAnswer(QWidget* parent, const RecoveryOffer& offer)> recover =
        [](QWidget*, const RecoveryOffer&) { return RecoveryAnswer::Restore; };
    /// Whether console and audience window may exchange their displays. Without it, no.
    std::function<bool(QWidget* parent)> swapDisplays{};
    /// Whether the audience window, which shows the game `shown`, is to show `wanted` instead. Without it,
    /// no.
    std::function<bool(QWidget* parent, const QString& shown, const QString& wanted)> moveAudience{};
    /// Whether to begin the next phase although the players were never shown this one. Without it, no.
    std::function<bool(QWidget* parent, const QString& phase)> advanceUnrevealed{};
};

/// The real dialogs.
Prompts dialogPrompts();

} // namespace chancery
