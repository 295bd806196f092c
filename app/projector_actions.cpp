// SPDX-License-Identifier: GPL-3.0-or-later
// The Projector menu: what the players see, and when.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
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
    document.reveal();
    document.window()->focusBoard();
}

bool mayReveal(const Document& document)
{
    return document.presenter().mayReveal() && !document.presenter().showsPast();
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

template<SlideKind kind>
void showSlide(Document& document)
{
    document.feed().slides().choose(kind);
}
template<SlideKind kind>
bool hasSlide(const Document& document)
{
    return document.feed().slide(kind).has_value();
}
template<SlideKind kind>
bool showsSlide(const Document& document)
{
    return document.feed().slides().kind() == kind;
}
void nextSlide(Document& document)
{
    document.feed().slides().next();
}
void toggleRotation(Document& document)
{
    document.feed().slides().setRotating(!document.feed().slides().rotating());
}
bool rotates(const Document& document)
{
    return document.feed().slides().rotating();
}

bool maySwap(const Document& document)
{
    return document.audience().maySwapDisplays(document);
}
void swapDisplays(Document& document)
{
    if (maySwap(document)) document.audience().swapDisplays();
}

bool mayMoveAway(const Document& document)
{
    return document.audience().mayMoveAway();
}
void moveAway(Document& document)
{
    document.audience().moveAway();
}
bool isSeen(const Document& document)
{
    return document.window() && document.audience().curtains().isSeen(*document.window());
}
bool shownAnyway(const Document& document)
{
    return isSeen(document) && document.audience().curtains().isShownAnyway(*document.window());
}
void toggleShownAnyway(Document& document)
{
    if (isSeen(document))
        document.audience().curtains().setShownAnyway(*document.window(), !shownAnyway(document));
}

constexpr ActionRow projectorRows[] = {
    {MenuId::Projector, "projector.present", QT_TRANSLATE_NOOP("Actions", "&Present"), "F5", "projector",
     QT_TRANSLATE_NOOP("Actions", "Show the players the board in the audience window"), togglePresent,
     nullptr, presenting},
    {MenuId::Projector, "projector.display", QT_TRANSLATE_NOOP("Actions", "Present on &display")},
    {MenuId::Projector},
    {MenuId::Projector, "projector.reveal", QT_TRANSLATE_NOOP("Actions", "&Reveal"), "F6", "reveal",
     QT_TRANSLATE_NOOP("Actions", "Resolve if needed and show the players the results"), reveal, mayReveal},
    {MenuId::Projector},
    {MenuId::Projector, "projector.blank", QT_TRANSLATE_NOOP("Actions", "&Blank"), "Ctrl+Shift+B", "blank",
     QT_TRANSLATE_NOOP("Actions", "Show the players nothing"), toggleBlank, presenting, blank},
    {MenuId::Projector, "projector.freeze", QT_TRANSLATE_NOOP("Actions", "&Freeze"), "Ctrl+F", "freeze",
     QT_TRANSLATE_NOOP("Actions", "Keep the picture that the players see now"), toggleFreeze, presenting,
     frozen},
    {MenuId::Projector, "projector.swap", QT_TRANSLATE_NOOP("Actions", "&Swap displays"), "Ctrl+F5", "swap",
     QT_TRANSLATE_NOOP("Actions", "Exchange the displays of the console and the audience window"),
     swapDisplays, maySwap},
    {MenuId::Projector, "projector.away", QT_TRANSLATE_NOOP("Actions", "&Move windows away"), "Shift+F5",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Move what is covered to a display that the players do not see"),
     moveAway, mayMoveAway},
    {MenuId::Projector, "projector.showAnyway", QT_TRANSLATE_NOOP("Actions", "Sho&w this window anyway"),
     "Ctrl+Shift+F5", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show this window, also to the players, until the phase is over"),
     toggleShownAnyway, isSeen, shownAnyway},
    {MenuId::Projector},
    {MenuId::Projector, "projector.board", QT_TRANSLATE_NOOP("Actions", "B&oard"), "Ctrl+Alt+1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the players the board"), showSlide<SlideKind::Board>, nullptr,
     showsSlide<SlideKind::Board>},
    {MenuId::Projector, "projector.tally", QT_TRANSLATE_NOOP("Actions", "Centre &tally"), "Ctrl+Alt+2",
     "tally",
     QT_TRANSLATE_NOOP("Actions", "Show the players how many centres each power owns, and what changed"),
     showSlide<SlideKind::Tally>, hasSlide<SlideKind::Tally>, showsSlide<SlideKind::Tally>},
    {MenuId::Projector, "projector.race", QT_TRANSLATE_NOOP("Actions", "Centres o&ver the years"),
     "Ctrl+Alt+3", "race",
     QT_TRANSLATE_NOOP("Actions", "Show the players the centres of all years as a chart"),
     showSlide<SlideKind::Race>, hasSlide<SlideKind::Race>, showsSlide<SlideKind::Race>},
    {MenuId::Projector, "projector.changes", QT_TRANSLATE_NOOP("Actions", "What &changed this year"),
     "Ctrl+Alt+4", "history",
     QT_TRANSLATE_NOOP("Actions", "Show the players this year's centres won and lost and units dislodged"),
     showSlide<SlideKind::Changes>, hasSlide<SlideKind::Changes>, showsSlide<SlideKind::Changes>},
    {MenuId::Projector, "projector.lots", QT_TRANSLATE_NOOP("Actions", "&Lots"), "Ctrl+Alt+5", "power",
     QT_TRANSLATE_NOOP("Actions", "Show the players which powers they drew"), showSlide<SlideKind::Lots>,
     hasSlide<SlideKind::Lots>, showsSlide<SlideKind::Lots>},
    {MenuId::Projector, "projector.vote", QT_TRANSLATE_NOOP("Actions", "Result of the vot&e"), "Ctrl+Alt+6",
     "check", QT_TRANSLATE_NOOP("Actions", "Show the players the result of the last vote in this phase"),
     showSlide<SlideKind::Vote>, hasSlide<SlideKind::Vote>, showsSlide<SlideKind::Vote>},
    {MenuId::Projector, "projector.coin", QT_TRANSLATE_NOOP("Actions", "Toss of &a coin"), "Ctrl+Alt+7", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the players whom the neutral power joins"), showSlide<SlideKind::Coin>,
     hasSlide<SlideKind::Coin>, showsSlide<SlideKind::Coin>},
    {MenuId::Projector, "projector.score", QT_TRANSLATE_NOOP("Actions", "Centres and po&ints"), "Ctrl+Alt+8", "tally",
     QT_TRANSLATE_NOOP("Actions", "Show the players centres and points, where the rules count points"),
     showSlide<SlideKind::Score>, hasSlide<SlideKind::Score>, showsSlide<SlideKind::Score>},
    {MenuId::Projector, "projector.speakers", QT_TRANSLATE_NOOP("Actions", "Spea&kers"), "Ctrl+Alt+9", "power",
     QT_TRANSLATE_NOOP("Actions", "Show the players who speaks when"), showSlide<SlideKind::Speakers>,
     hasSlide<SlideKind::Speakers>, showsSlide<SlideKind::Speakers>},
    {MenuId::Projector, "projector.notes", QT_TRANSLATE_NOOP("Actions", "&Your notes on the phase"), "Ctrl+Alt+0", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the players your notes on the last phase that they have seen"),
     showSlide<SlideKind::Notes>, hasSlide<SlideKind::Notes>, showsSlide<SlideKind::Notes>},
    {MenuId::Projector, "projector.nextSlide", QT_TRANSLATE_NOOP("Actions", "&Next slide"), "F4", "next",
     QT_TRANSLATE_NOOP("Actions",
                       "Show the players the next slide: board, tally, centres over the years, changes"),
     nextSlide},
    {MenuId::Projector, "projector.rotate", QT_TRANSLATE_NOOP("Actions", "A&utomatic slides"), "Shift+F4",
     "replay",
     QT_TRANSLATE_NOOP("Actions",
                       "Show one slide after another between phases, without interrupting a reveal"),
     toggleRotation, nullptr, rotates},
    {MenuId::Projector, "projector.slideTime", QT_TRANSLATE_NOOP("Actions", "Duration of eac&h slide")},
};

} // namespace

std::span<const ActionRow> projectorActions()
{
    return projectorRows;
}

} // namespace chancery
