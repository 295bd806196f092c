// SPDX-License-Identifier: GPL-3.0-or-later
// The Projector menu: what the players see, and when.
#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/evening.h"
#include "app/game_panels.h"
#include "ui/room/projector_window.h"

#include <QCoreApplication>

namespace chancery {

namespace {

void togglePresent(Document& document)
{
    if (document.audience().presents(document))
        document.audience().stop();
    else
        document.audience().present(document);
}

bool presenting(const Document& document)
{
    return document.audience().presents(document);
}

void reveal(Document& document)
{
    revealPhase(document);
    if (document.session().resolved()) document.console()->focusBoard(); // else there is something to type
}

QString revealText(const Document& document)
{
    return document.presenter().mayResolve() ? QCoreApplication::translate("Actions", "&Resolve and reveal")
                                             : QCoreApplication::translate("Actions", "&Reveal");
}

// The audience window counts only if it belongs to this document.
bool blank(const Document& document)
{
    const ProjectorWindow* window = document.audience().windowOf(document);
    return window && window->blank();
}
void toggleBlank(Document& document)
{
    if (ProjectorWindow* window = document.audience().windowOf(document)) window->setBlank(!window->blank());
}
bool frozen(const Document& document)
{
    const ProjectorWindow* window = document.audience().windowOf(document);
    return window && window->frozen();
}
void toggleFreeze(Document& document)
{
    if (ProjectorWindow* window = document.audience().windowOf(document))
        window->setFrozen(!window->frozen());
}

/// Returns the action of a slide.
template<std::size_t number>
ActionRow slideAction()
{
    constexpr auto kind = static_cast<SlideKind>(number);
    const SlideRow& row = slideTable()[number];
    return {MenuId::Projector,
            row.name,
            row.text,
            row.shortcut,
            row.icon,
            row.tip,
            [](Document& document) { document.feed().slides().choose(kind); },
            [](const Document& document) {
                return !slideTable()[number].make || document.feed().slide(kind).has_value();
            },
            [](const Document& document) { return document.feed().slides().kind() == kind; }};
}
bool maySwap(const Document& document)
{
    return document.audience().maySwapDisplays(document);
}
void swapDisplays(Document& document)
{
    if (maySwap(document)) document.audience().swapDisplays();
}

bool isSeen(const Document& document)
{
    return document.window() && document.audience().place().curtains().isSeen(*document.window());
}
bool shownAnyway(const Document& document)
{
    return isSeen(document) && document.audience().place().curtains().isShownAnyway(*document.window());
}
void toggleShownAnyway(Document& document)
{
    if (isSeen(document))
        document.audience().place().curtains().setShownAnyway(*document.window(), !shownAnyway(document));
}

constexpr ActionRow windowRows[] = {
    {MenuId::Projector, "projector.present", QT_TRANSLATE_NOOP("Actions", "&Present"), "F5", "projector",
     QT_TRANSLATE_NOOP("Actions", "Show the players the board in the audience window"), togglePresent,
     nullptr, presenting},
    {MenuId::Projector, "projector.display", QT_TRANSLATE_NOOP("Actions", "Present on &display")},
    {MenuId::Projector},
    {MenuId::Projector, "projector.reveal", QT_TRANSLATE_NOOP("Actions", "&Reveal"), "F6", "reveal",
     QT_TRANSLATE_NOOP("Actions", "Resolve if needed and show the players the results"), reveal,
     [](const Document& document) {
         return document.presenter().mayReveal() && !document.presenter().showsPast();
     },
     nullptr, KeyScope::Window, revealText},
    {MenuId::Projector},
    {MenuId::Projector, "projector.blank", QT_TRANSLATE_NOOP("Actions", "&Blank"), "Ctrl+Shift+B", "blank",
     QT_TRANSLATE_NOOP("Actions", "Show the players nothing"), toggleBlank, presenting, blank},
    {MenuId::Projector, "projector.freeze", QT_TRANSLATE_NOOP("Actions", "&Freeze"), "Ctrl+F", "freeze",
     QT_TRANSLATE_NOOP("Actions", "Keep the picture that the players see now"), toggleFreeze, presenting,
     frozen},
    {MenuId::Projector, "projector.draw", QT_TRANSLATE_NOOP("Actions", "Draw for the room")},
    {MenuId::Projector, "projector.swap", QT_TRANSLATE_NOOP("Actions", "&Swap displays"), "Ctrl+F5", "swap",
     QT_TRANSLATE_NOOP("Actions", "Exchange the displays of the console and the audience window"),
     swapDisplays, maySwap},
    {MenuId::Projector, "projector.away", QT_TRANSLATE_NOOP("Actions", "&Move windows away"), "Shift+F5",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Move what is covered to a display that the players do not see"),
     [](Document& document) { document.audience().place().moveAway(); },
     [](const Document& document) { return document.audience().place().mayMoveAway(); }},
    {MenuId::Projector, "projector.showAnyway", QT_TRANSLATE_NOOP("Actions", "Sho&w this window anyway"),
     "Ctrl+Shift+F5", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show this window, also to the players, until the phase is over"),
     toggleShownAnyway, isSeen, shownAnyway},
    {MenuId::Projector},
};

constexpr ActionRow rotationRows[] = {
    {MenuId::Projector, "projector.nextSlide", QT_TRANSLATE_NOOP("Actions", "&Next slide"), "F4", "next",
     QT_TRANSLATE_NOOP("Actions", "Show the players the next of the slides that take turns"),
     [](Document& document) { document.feed().slides().next(); }},
    {MenuId::Projector, "projector.rotate", QT_TRANSLATE_NOOP("Actions", "A&utomatic slides"), "Shift+F4",
     "replay",
     QT_TRANSLATE_NOOP("Actions",
                       "Show one slide after another between phases, without interrupting a reveal"),
     [](Document& document) { document.feed().slides().setRotating(!document.feed().slides().rotating()); },
     nullptr, [](const Document& document) { return document.feed().slides().rotating(); }},
    {MenuId::Projector, "projector.slideTime", QT_TRANSLATE_NOOP("Actions", "Duration of eac&h slide")},
};

/// Returns the rows of the menu, with the slides of the table between the others.
template<std::size_t... slides>
std::vector<ActionRow> menuRows(std::index_sequence<slides...>)
{
    std::vector<ActionRow> rows(std::begin(windowRows), std::end(windowRows));
    (rows.push_back(slideAction<slides>()), ...);
    rows.insert(rows.end(), std::begin(rotationRows), std::end(rotationRows));
    return rows;
}

} // namespace

std::span<const ActionRow> projectorActions()
{
    static const std::vector<ActionRow> rows = menuRows(std::make_index_sequence<slideCount>());
    return rows;
}

} // namespace chancery
