// SPDX-License-Identifier: GPL-3.0-or-later
// The submenu View > Ask the board: what one sees of a province at a glance, in words.
#include "app/actions.h"
#include "app/board_walker.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/panel_set.h"
#include "ui/draw/board_view.h"
#include "ui/words/picture_words.h"

#include <QCoreApplication>

namespace chancery {

namespace {

PanelSet& panelsOf(const Document& document)
{
    return document.window()->panels();
}

/// Returns the province that is asked about: where the keyboard is, else what actions are about.
Province askedPlace(const Document& document)
{
    const Province cursor = panelsOf(document).boardView().walkedTo();
    return cursor != noProvince ? cursor : panelsOf(document).subject();
}

/// Says an answer about a province, or how one is named.
template<class Answer>
void answerAbout(Document& document, const Answer& about)
{
    const Province province = askedPlace(document);
    document.announce(
        province == noProvince
            ? QCoreApplication::translate("Actions", "Point at a province, or go to one with the arrow keys.")
            : about(province));
}

void sayHere(Document& document)
{
    answerAbout(document, [&](Province province) {
        const BoardView& board = panelsOf(document).boardView();
        const QString seen = PictureWords(*board.map()).place(board.picture(), province);
        const QString more = panelsOf(document).lore().place(province);
        return more.isEmpty() ? seen
                              : QCoreApplication::translate("Actions", "%1. %2",
                                                            "what is seen of a province, its orders")
                                    .arg(seen, more);
    });
}

template<QString (BoardQuestions::*question)(Province) const>
void sayAbout(Document& document)
{
    answerAbout(document,
                [&](Province province) { return (panelsOf(document).questions().*question)(province); });
}

void sayUnits(Document& document)
{
    PanelSet& panels = panelsOf(document);
    document.announce(panels.questions().units(panels.walker().power()));
}

void sayChanges(Document& document)
{
    const std::optional<std::size_t> since = panelsOf(document).comparedSince();
    const BoardQuestions questions = panelsOf(document).questions();
    document.announce(since ? questions.changesSince(*since) : questions.changes());
}

constexpr ActionRow askRow(const char* name, const char* text, const char* key, const char* tip,
                           void (*run)(Document&))
{
    ActionRow row{MenuId::View, name, text, key, nullptr, tip, run};
    row.scope = KeyScope::Board;
    row.submenu = "view.ask";
    return row;
}

constexpr ActionRow goRow()
{
    ActionRow row{MenuId::View,
                  "board.go",
                  QT_TRANSLATE_NOOP("Actions", "&Walk on the board"),
                  "F2",
                  nullptr,
                  QT_TRANSLATE_NOOP("Actions",
                                    "Go to the board with the keyboard, where the arrow keys go from "
                                    "province to province and Enter clicks"),
                  [](Document& document) { panelsOf(document).walker().begin(); }};
    row.submenu = "view.ask";
    return row;
}

constexpr ActionRow boardRows[] = {
    goRow(),
    askRow("board.here", QT_TRANSLATE_NOOP("Actions", "What is &here"), "1",
           QT_TRANSLATE_NOOP("Actions", "Say what is in the province, with its order or result"), sayHere),
    askRow("board.borders", QT_TRANSLATE_NOOP("Actions", "What &borders here"), "2",
           QT_TRANSLATE_NOOP("Actions", "Say the neighbours of the province and what stands there"),
           sayAbout<&BoardQuestions::borders>),
    askRow("board.reachers", QT_TRANSLATE_NOOP("Actions", "Who can &come here"), "3",
           QT_TRANSLATE_NOOP("Actions", "Say which units can move to the province"),
           sayAbout<&BoardQuestions::reachers>),
    askRow("board.dealings", QT_TRANSLATE_NOOP("Actions", "What &attacks and supports here"), "4",
           QT_TRANSLATE_NOOP("Actions", "Say the orders that attack or support in the province"),
           sayAbout<&BoardQuestions::dealings>),
    askRow("board.units", QT_TRANSLATE_NOOP("Actions", "All &units of the power"), "5",
           QT_TRANSLATE_NOOP("Actions", "Say all units of the power that is asked"), sayUnits),
    askRow("board.changes", QT_TRANSLATE_NOOP("Actions", "What has chan&ged"), "6",
           QT_TRANSLATE_NOOP("Actions", "Say what has changed since the last phase, or all results"),
           sayChanges),
    askRow("board.find", QT_TRANSLATE_NOOP("Actions", "&Find a province"), "/; 0",
           QT_TRANSLATE_NOOP("Actions", "Go to the province whose name you type"),
           [](Document& document) { panelsOf(document).walker().find(); }),
};

} // namespace

std::span<const ActionRow> boardActions()
{
    return boardRows;
}

} // namespace chancery
