// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/action_notes.h"

#include "app/document.h"
#include "engine/game/standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

struct ActionNote
{
    const char* name; ///< of the action; with a dot at the end, of all whose names begin so
    const char* why;
};

constexpr const char* noResults = QT_TRANSLATE_NOOP("ActionNotes", "This phase has no results yet.");
constexpr const char* isMovement = QT_TRANSLATE_NOOP("ActionNotes", "No movement orders are being written.");
constexpr const char* isAdjusting =
    QT_TRANSLATE_NOOP("ActionNotes", "No builds or removals are being written.");
constexpr const char* isFirst = QT_TRANSLATE_NOOP("ActionNotes", "The first phase is shown.");
constexpr const char* isLast = QT_TRANSLATE_NOOP("ActionNotes", "The current phase is shown.");
constexpr const char* isWritten = QT_TRANSLATE_NOOP("ActionNotes", "No orders are being written.");
constexpr const char* noWindow =
    QT_TRANSLATE_NOOP("ActionNotes", "The audience window does not show this game.");
constexpr const char* noEntry =
    QT_TRANSLATE_NOOP("ActionNotes", "Nothing is selected on the officers' page that this applies to.");
constexpr const char* noStage = QT_TRANSLATE_NOOP("ActionNotes", "The clock has no stage now.");

// The first that fits counts.
constexpr ActionNote notes[] = {
    {"edit.undo", QT_TRANSLATE_NOOP("ActionNotes", "There is nothing to undo.")},
    {"edit.redo", QT_TRANSLATE_NOOP("ActionNotes", "There is nothing to redo.")},
    {"edit.steps", QT_TRANSLATE_NOOP("ActionNotes", "There is nothing to undo.")},
    {"edit.award", QT_TRANSLATE_NOOP("ActionNotes", "The rules of this game count no victory points.")},
    {"edit.check", QT_TRANSLATE_NOOP("ActionNotes", "Units, centres and places agree.")},
    {"committee.draw",
     QT_TRANSLATE_NOOP("ActionNotes", "The order of speakers is drawn already; now they speak.")},
    {"committee.next",
     QT_TRANSLATE_NOOP("ActionNotes", "No speaker is waiting: draw the order of speakers first.")},
    {"committee.carried", noEntry},
    {"committee.failed", noEntry},
    {"committee.judge", noEntry},
    {"committee.award", noEntry},
    {"committee.lapse", noEntry},
    {"committee.change", noEntry},
    {"committee.open", noEntry},
    {"committee.notes", QT_TRANSLATE_NOOP("ActionNotes", "No conference is being held.")},
    {"committee.end", QT_TRANSLATE_NOOP("ActionNotes", "No conference is being held.")},
    {"committee.sign", noEntry},
    {"committee.broken", noEntry},
    {"players.vote", QT_TRANSLATE_NOOP("ActionNotes", "The game is over.")},
    {"players.agreedEnd", QT_TRANSLATE_NOOP("ActionNotes", "The game is over.")},
    {"players.agreements", QT_TRANSLATE_NOOP("ActionNotes", "The game is over.")},
    {"players.coin", QT_TRANSLATE_NOOP("ActionNotes", "No coin is to be tossed now.")},
    {"players.end", QT_TRANSLATE_NOOP("ActionNotes", "No time of day was agreed for the end of this game.")},
    {"orders.hold", isMovement},
    {"orders.move", isMovement},
    {"orders.support", isMovement},
    {"orders.convoy", isMovement},
    {"orders.army", isAdjusting},
    {"orders.fleet", isAdjusting},
    {"orders.waive", isAdjusting},
    {"orders.adjustments", isAdjusting},
    {"orders.insurrection",
     QT_TRANSLATE_NOOP("ActionNotes", "No power is lost for which these rules have insurrections.")},
    {"orders.disband", QT_TRANSLATE_NOOP("ActionNotes", "No retreats or removals are being written.")},
    {"history.copy", QT_TRANSLATE_NOOP("ActionNotes", "No result is selected.")},
    {"orders.retreats", QT_TRANSLATE_NOOP("ActionNotes", "No retreats are being written.")},
    {"orders.advance", noResults},
    {"orders.takeBack", noResults},
    {"orders.power.", QT_TRANSLATE_NOOP("ActionNotes", "The game has no such power.")},
    {"orders.answer.", QT_TRANSLATE_NOOP("ActionNotes", "No line has several meanings.")},
    {"orders.", isWritten},
    {"story.fight", QT_TRANSLATE_NOOP("ActionNotes", "No fight is left to choose.")},
    {"story.replayFight", QT_TRANSLATE_NOOP("ActionNotes", "No fight was shown.")},
    {"story.skipReading", QT_TRANSLATE_NOOP("ActionNotes", "No orders are being read.")},
    {"story.", noResults},
    {"history.first", isFirst},
    {"history.previous", isFirst},
    {"history.next", isLast},
    {"history.last", isLast},
    {"history.share", isLast},
    {"history.", noResults},
    {"file.report", noResults},
    {"file.exportShow", QT_TRANSLATE_NOOP("ActionNotes", "The players have seen no results yet.")},
    {"file.start", QT_TRANSLATE_NOOP("ActionNotes", "The start page is shown.")},
    {"projector.reveal", QT_TRANSLATE_NOOP("ActionNotes", "Nothing is left to reveal in this phase.")},
    {"projector.blank", noWindow},
    {"projector.freeze", noWindow},
    {"draw.mark", QT_TRANSLATE_NOOP("ActionNotes", "No province that the players see is chosen.")},
    {"draw.", noWindow},
    {"projector.swap",
     QT_TRANSLATE_NOOP("ActionNotes", "Console and audience window do not each fill a display.")},
    {"projector.away", QT_TRANSLATE_NOOP("ActionNotes", "Nothing is covered that could be moved.")},
    {"projector.showAnyway",
     QT_TRANSLATE_NOOP("ActionNotes", "This window is not on a display that shows the audience window.")},
    {"projector.", QT_TRANSLATE_NOOP("ActionNotes", "There is nothing to show on this slide yet.")},
    {"clock.speech", QT_TRANSLATE_NOOP("ActionNotes", "This program was built without speech.")},
    {"clock.minute", QT_TRANSLATE_NOOP("ActionNotes", "This stage has no end.")},
    {"clock.", noStage},
};

bool isAbout(const ActionNote& note, const QString& action)
{
    const QLatin1String name(note.name);
    return name.endsWith(u'.') ? action.startsWith(name) : action == name;
}

/// Actions that are of the present phase only.
bool needsPresent(const QString& action)
{
    return (action.startsWith(u"orders.") && action != QLatin1String("orders.takeBack")) ||
           action == QLatin1String("players.vote") || action == QLatin1String("projector.reveal");
}

} // namespace

QString whyDisabled(const Document& document, const QString& action)
{
    const auto said = [](const char* text) { return QCoreApplication::translate("ActionNotes", text); };
    if (document.start().isShown())
        return said(QT_TRANSLATE_NOOP("ActionNotes", "The start page is in the place of the game."));
    if (document.presenter().showsPast() && needsPresent(action))
        return said(QT_TRANSLATE_NOOP("ActionNotes", "An earlier phase is shown."));
    if (action.startsWith(u"committee.") && !pointsCount(document.session().game().rulebook.options))
        return said(QT_TRANSLATE_NOOP("ActionNotes", "The rules of this game have no Committee."));
    const auto* found =
        std::ranges::find_if(notes, [&](const ActionNote& note) { return isAbout(note, action); });
    return found == std::end(notes) ? said(QT_TRANSLATE_NOOP("ActionNotes", "Not available now."))
                                    : said(found->why);
}

bool changesWhatPlayersSee(const QString& action)
{
    static const QStringList others{
        "edit.undo",       "edit.redo",     "orders.advance", "orders.takeBack",
        "orders.received", "history.share", "committee.next", "committee.draw",
        "file.sample",     "file.close",    "file.quit",      "file.start", // the clock stops there
        "view.light",      "view.dark",     "view.system",    "draw.mark",
        "draw.undo",       "draw.clear",
    };
    return action.startsWith(u"projector.") || action.startsWith(u"story.") || action.startsWith(u"clock.") ||
           others.contains(action);
}

} // namespace chancery
