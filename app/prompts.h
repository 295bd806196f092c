// SPDX-License-Identifier: GPL-3.0-or-later
// Every question for which the program stops, as a function, so that a test can answer without a dialog.
#pragma once

#include "engine/game/game.h"
#include "ui/desk/sheet_paste.h"
#include "ui/dialogs/kept_games_dialog.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace chancery {

/// The unsaved changes of a game that is to be left.
struct UnsavedChanges
{
    QString game;      ///< its name
    QString details;   ///< what becomes of them
    bool kept = false; ///< whether the journal has them all, so that they can be left for later
};
/// What to do with unsaved changes. Keep leaves them in the journal.
enum class UnsavedAnswer { Save, Discard, Cancel, Keep };

/// An offer to restore from a journal what its file does not have.
struct RecoveryOffer
{
    QString title, text, details; ///< the texts of the dialog
    QString restore,
        otherwise; ///< the texts of two buttons; an empty `otherwise` means that there is only one
};
/// The answer to an offer; Later leaves everything for the next time.
enum class RecoveryAnswer { Restore, Otherwise, Later };

/// A file that another program has changed since it was read or written last.
struct ChangedFile
{
    QString text, details; ///< what has happened, and what differs
    /// What is in its place.
    enum class There : std::uint8_t {
        Another,
        Nothing
    } there = There::Another; ///< Nothing: nothing that can be opened
};
/// What to do before saving to such a file.
enum class ChangedFileAnswer { SaveAs, OpenThere, Overwrite, Cancel };

/// What is to be done with a phase at the table: Reveal is of one that is resolved.
enum class TableStep : std::uint8_t { Resolve, ResolveAndReveal, Reveal };
/// A phase with which this is to be done although not all is as it should be.
struct Unresolved
{
    QString open;       ///< what is not, a sentence on each line
    bool typed = false; ///< letters are typed, which can be entered first
    TableStep step = TableStep::Resolve;
};
/// What to do with it.
enum class ResolveAnswer : std::uint8_t { NotYet, AsItIs, EnterTyped };
/// Whether the audience window shows the game; if it is closed or shows another game, it did before.
enum class RoomNow : std::uint8_t { Open, Closed, OtherGame };
/// What to do with results that were never revealed before the next phase begins.
enum class AdvanceAnswer : std::uint8_t { NotYet, Advance, Reveal };

struct WrittenForm;
/// The file of a copy and its form (written_forms.h).
struct CopyChoice
{
    QString path;
    const WrittenForm* form = nullptr;
};

/// The questions. `parent` is the window over which the dialog opens, or nullptr. Members that start empty
/// may stay empty; their comment says what then counts as the answer.
struct Prompts
{
    /// Asks for a game to open. Returns an empty string if none was chosen.
    std::function<QString(QWidget* parent, const QString& folder)> openFile;
    /// Asks for a file to save to. Returns an empty string if none was chosen.
    std::function<QString(QWidget* parent, const QString& suggestion)> saveFile;
    /// Asks what to do with unsaved changes.
    std::function<UnsavedAnswer(QWidget* parent, const UnsavedChanges& changes)> unsaved;
    /// Shows an error or a piece of information.
    std::function<void(QWidget* parent, const QString& title, const QString& text)> tell;
    /// Asks whether to resolve or reveal although not all is as it should be. If empty, the answer is yes.
    std::function<ResolveAnswer(QWidget* parent, const Unresolved& phase)> resolveAnyway{};
    /// Asks what to do with work that a crash has left.
    std::function<RecoveryAnswer(QWidget* parent, const RecoveryOffer& offer)> recover =
        [](QWidget*, const RecoveryOffer&) { return RecoveryAnswer::Restore; };
    /// Asks whether to open a game read-only that is open elsewhere; `where` says where. If empty, the answer
    /// is no.
    std::function<bool(QWidget* parent, const QString& where)> openReadOnly{};
    /// Asks whether the console and the audience window may exchange their displays. If empty, the answer is
    /// no.
    std::function<bool(QWidget* parent)> swapDisplays{};
    /// Asks whether the audience window, which shows the game `shown`, is to show `wanted` instead. If empty,
    /// the answer is no.
    std::function<bool(QWidget* parent, const QString& shown, const QString& wanted)> moveAudience{};
    /// Asks whether to begin the next phase although the results of this one were never revealed. If empty,
    /// the answer is NotYet.
    std::function<AdvanceAnswer(QWidget* parent, const QString& phase, RoomNow room)> advanceUnrevealed{};
    /// Asks whether to take a phase back although the players see it; `what` says what is taken back. If
    /// empty, the answer is no.
    std::function<bool(QWidget* parent, const QString& what)> takeBackSeen{};
    /// Asks whether the reveal that the players are watching may stop while an earlier phase is shown. If
    /// empty, the answer is no.
    std::function<bool(QWidget* parent)> pauseReveal{};
    /// Asks for a set-up file of a Committee. If empty, none was chosen.
    std::function<QString(QWidget* parent)> openSetup{};
    /// Asks who has won the toss of the coin that the game waits for, and returns a power of that player. If
    /// empty, or if it returns nothing, the coin was not tossed.
    std::function<std::optional<Power>(QWidget* parent, const Game& game)> tossCoin{};
    /// Asks whether the game ends now, because the agreed time of day has come. If empty, the answer is no.
    std::function<bool(QWidget* parent, const QString& time)> endNow{};
    /// Asks the officers whether they accept the insurrections of a turn, which `resolved` has resolved on
    /// trial. If empty, the answer is yes.
    std::function<bool(QWidget* parent, const Game& resolved)> reviewInsurrections{};
    /// Asks what to do before saving to a file that another program has changed or removed. If empty, nothing
    /// is saved.
    std::function<ChangedFileAnswer(QWidget* parent, const ChangedFile& file)> fileChanged{};
    /// Asks about a pasted text that is not clear or would replace something, and returns the paste with the
    /// answers. If empty, or if it returns nothing, nothing is pasted.
    std::function<std::optional<SheetPaste>(QWidget* parent, const Game& game, const SheetPaste& paste)>
        assignPaste{};
    /// Asks for a study to open. If empty, or if it returns an empty string, none was chosen.
    std::function<QString(QWidget* parent, const QString& folder)> openStudy{};
    /// Asks for a file to save a study to. If empty, or if it returns an empty string, none was chosen.
    std::function<QString(QWidget* parent, const QString& suggestion)> saveStudy{};
    /// Asks which of several things is meant, and returns its number, counted from 0; nothing if the user has
    /// cancelled. If empty, the first is.
    std::function<std::optional<std::size_t>(QWidget* parent, const QString& question,
                                             const QStringList& titles)>
        chooseOne{};
    /// Asks for the file and the form of a copy. If empty, or if it returns nothing, none was chosen.
    std::function<std::optional<CopyChoice>(QWidget* parent, const QString& suggestion)> saveCopy{};
    /// Asks what to do with several games that were never saved, by their descriptions; nothing leaves them
    /// all for the next time.
    std::function<std::optional<KeptChoice>(QWidget* parent, const QStringList& games)> recoverSeveral =
        [](QWidget*, const QStringList&) {
            return KeptChoice{{0}, KeptAct::Open};
        };
    /// Asks whether a copy is to have the orders of `phase`, which the players have not seen. If empty, the
    /// answer is no.
    std::function<bool(QWidget* parent, const QString& phase)> copyUnrevealed{};
    /// Asks whether to begin the next phase although the players are still being shown `phase`. If empty, the
    /// answer is yes.
    std::function<bool(QWidget* parent, const QString& phase)> cutReveal{};
};

/// Returns what asks about a text that is pasted in the window `over`. The questions must outlive it.
std::function<std::optional<SheetPaste>(const Game& game, const SheetPaste& paste)>
pasteQuestion(const Prompts& prompts, QWidget* over);

/// Returns the questions as real dialogs.
Prompts dialogPrompts();

} // namespace chancery
