// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of the submenu Players > Committee share.
#pragma once

#include "app/action_set.h"
#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "engine/game/standings.h"
#include "ui/console/committee_panel.h"
#include "ui/desk/table_edits.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace chancery::committee {

using CommitteePage = CommitteePanel::Page;
using Chosen = std::optional<std::size_t>; ///< the number of an entry; nothing if none is selected

/// Returns the game of a document.
inline const Game& playedIn(const Document& document)
{
    return document.session().game();
}
/// Returns the Committee of a document's game.
inline const Committee& keptIn(const Document& document)
{
    return playedIn(document).committee;
}
/// Returns the position as it is now: after the moves once they are made.
inline const Position& positionNow(const Document& document)
{
    return playedIn(document).current().position();
}
/// Returns whether the rulebook has a Committee.
inline bool sits(const Document& document)
{
    return pointsCount(playedIn(document).rulebook.options);
}
/// Returns whether a Committee's diplomacy is under way by the clock, which may be paused.
inline bool negotiates(const Document& document)
{
    return sits(document) && document.clock().clock().present() == TurnStage::Diplomacy;
}
/// Ends the speeches that are left, or notes that none are held. The clock follows.
void endSpeeches(Document& document);
/// Ends the diplomacy of the current phase. The clock follows.
void endDiplomacy(Document& document);
/// Returns what endSpeeches() does now, as the text of a menu entry.
QString endSpeechesText(const Document& document);
/// Returns whether there are speeches to hold or to end now.
bool hasSpeeches(const Document& document);
/// Returns whether points may be announced now, and says why not: the players see them at once, and must not
/// learn from them how a phase has ended that was not revealed to them.
bool mayAnnounce(Document& document);
/// Asks whether all delegations agree to end the diplomacy sooner (3), as a motion asks; one without a
/// delegation stands for the officers' own question.
bool allAgree(Document& document, const CommitteeMotion& motion);
/// Returns the translation of the name of an undo step or of a dialog.
inline QString stepName(const char* text)
{
    return QCoreApplication::translate("CommitteeSteps", text);
}

/// Changes the Committee as one undo step, named `what`. `change` gets a copy to change.
template<class Change>
void change(Document& document, const char* what, Change change)
{
    Committee after = keptIn(document);
    change(after);
    setCommittee(document.session(), std::move(after), stepName(what));
}

/// Writes number `which` of a list, a new one if the list ends before it, as one undo step.
template<class One>
void file(Document& document, std::vector<One> Committee::*list, std::size_t which, One filed,
          const char* what)
{
    change(document, what, [&](Committee& after) {
        std::vector<One>& all = after.*list;
        if (which == all.size()) all.emplace_back();
        all[which] = std::move(filed);
    });
}

/// Takes number `which` out of a list, as one undo step.
template<class One>
void withdraw(Document& document, std::vector<One> Committee::*list, std::size_t which, const char* what)
{
    change(document, what, [&](Committee& after) {
        (after.*list).erase((after.*list).begin() + static_cast<std::ptrdiff_t>(which));
    });
}

/// Returns the entry of a page that the officers have selected, if it is among the `count` of the present
/// game.
inline Chosen chosenOn(const Document& document, CommitteePage page, std::size_t count)
{
    if (!sits(document) || !document.window()) return std::nullopt;
    const Chosen one = document.console()->committee().chosen(page);
    return one && *one < count ? one : std::nullopt;
}

/// Makes a row of the submenu, which has no key of its own.
constexpr ActionRow committeeRow(const char* name, const char* text, const char* tip, void (*run)(Document&),
                                 bool (*enabled)(const Document&),
                                 QString (*textNow)(const Document&) = nullptr)
{
    return {MenuId::Players,
            name,
            text,
            nullptr,
            nullptr,
            tip,
            run,
            enabled,
            nullptr,
            KeyScope::Window,
            textNow,
            "players.committee"};
}

} // namespace chancery::committee
