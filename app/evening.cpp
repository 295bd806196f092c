// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evening.h"

#include "app/committee_parts.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "engine/game/ending.h"
#include "engine/game/paradox_choices.h"
#include "engine/game/seats.h"
#include "engine/orders/legality.h"
#include "ui/console/line_question.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/paradox_dialog.h"
#include "ui/room/projector_window.h"
#include "ui/words/build_words.h"
#include "ui/words/desk_words.h"
#include "ui/words/fault_words.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace chancery {

namespace {

bool acceptsInsurrections(Document& document, std::optional<ParadoxChoice> choice)
{
    const auto& ask = document.workspace().prompts().reviewInsurrections;
    Game trial = document.session().game();
    const auto isRaised = [](const Order& order) { return as<Insurrection>(order) != nullptr; };
    if (!ask || !insurrectionsAllowed(trial.rulebook.options)) return true;
    if (!std::ranges::any_of(ordersOf(trial.current()), isRaised)) return true;
    trial.phases.back().paradoxChoice = choice;
    return ask(document.window(), resolve(std::move(trial)));
}

/// The time counts as come for twelve hours, so that an evening may end after midnight.
bool isTimeUp(const Document& document)
{
    constexpr int day = 24 * 60;
    const int minute = document.session().game().agreedEnd.minute;
    if (minute == AgreedEnd::never) return false;
    const QTime now = QDateTime::fromMSecsSinceEpoch(document.clock().now()).time();
    return (now.hour() * 60 + now.minute() - minute + day) % day < day / 2;
}

QString whatIsTakenBack(const Game& game)
{
    const QString phase = Words::phase(game.current().phase);
    if (endedByAgreement(game)) return Document::tr("The agreed end is taken back.");
    return game.current().outcome ? Document::tr("The resolution of “%1” is taken back.", "phase").arg(phase)
                                  : Document::tr("The game goes back to the phase before “%1”.").arg(phase);
}

/// Returns that a Committee's diplomacy is still under way; else nothing.
QString diplomacyLeft(const Document& document)
{
    if (!committee::negotiates(document)) return {};
    return Document::tr("The diplomacy is not over: %1 left.", "time").arg(document.clock().text());
}

/// Returns that the players see this window too, which has what they may not know; empty if they do not.
QString sharedScreen(const Document& document)
{
    return document.holdsSecrets() && !document.audience().warning().isEmpty()
               ? Document::tr("Players who see the audience window also see this window, with the orders.")
               : QString();
}

/// Returns that the players see another game; empty if they do not.
QString otherGame(const Document& document)
{
    return document.audience().presentsOther(document)
               ? Document::tr("The audience window shows another game.")
               : QString();
}

/// Returns that the players see nothing new of this game now; empty if they do or the window is closed.
QString covered(const Document& document)
{
    if (const QString other = otherGame(document); !other.isEmpty()) return other;
    const ProjectorWindow* window = document.audience().windowOf(document);
    if (window && window->blank()) return Document::tr("The audience window is blank; revealing lifts that.");
    return window && window->frozen() ? Document::tr("The audience window is frozen; revealing lifts that.")
                                      : QString();
}

/// Adds that to a question about a step. Resolving changes nothing of it, so that it is no question by
/// itself.
QString withCover(const Document& document, QStringList open, TableStep step)
{
    open.removeAll(QString());
    const QString cover = covered(document);
    const bool counts = !open.isEmpty() || step != TableStep::Resolve;
    if (counts && !cover.isEmpty() && !open.contains(cover)) open << cover;
    return open.join(u'\n');
}

/// Returns whether the next phase may begin: the players have seen the whole reveal, or the gamemaster cuts
/// it off. The reveal goes on while that is asked.
bool mayCutReveal(Document& document)
{
    const AudienceView& players = document.presenter().audience();
    const bool seen = document.audience().presents(document) && players.maySee() && players.storyRuns();
    const auto& ask = document.workspace().prompts().cutReveal;
    return !seen || !ask || ask(document.window(), Words::phase(document.session().current().phase));
}

/// Returns whether the gamemaster resolves the phase as it is: asks about what is open on the sheets, about
/// what is typed and not entered, which can be entered first, and about an audience that sees this window.
bool acceptsAsItIs(Document& document, TableStep step)
{
    const QString typed = typedInWords(document.session());
    QStringList open{typed, DeskWords::open(document.session().game()), sharedScreen(document)};
    if (const QString early = diplomacyLeft(document); !early.isEmpty()) open.prepend(early);
    const QString all = withCover(document, std::move(open), step);
    const auto& ask = document.workspace().prompts().resolveAnyway;
    const ResolveAnswer answer =
        all.isEmpty() || !ask ? ResolveAnswer::AsItIs : ask(document.window(), {all, !typed.isEmpty(), step});
    if (answer == ResolveAnswer::AsItIs) return true;
    if (typed.isEmpty() || !document.console()) return false;
    WritingPage& writing = document.console()->orders().writing();
    if (answer == ResolveAnswer::EnterTyped && writing.enterTyped()) return acceptsAsItIs(document, step);
    writing.focusLine();
    return false;
}

/// Returns whether the gamemaster reveals what is resolved although the audience sees this window, or another
/// game.
bool acceptsReveal(Document& document)
{
    const QString open =
        withCover(document, {sharedScreen(document), otherGame(document)}, TableStep::Reveal);
    const auto& ask = document.workspace().prompts().resolveAnyway;
    return document.presenter().revealed() || open.isEmpty() || !ask ||
           ask(document.window(), {open, false, TableStep::Reveal}) == ResolveAnswer::AsItIs;
}

void resolveFor(Document& document, TableStep step)
{
    if (!document.presenter().mayResolve()) return;
    const Session& session = document.session();
    QWidget* window = document.window();
    const Prompts& prompts = document.workspace().prompts();
    if (const QString stopped = FaultWords(session.map()).whyStopped(session.current()); !stopped.isEmpty())
        return prompts.tell(window, Document::tr("This phase cannot be resolved"), stopped);
    if (!acceptsAsItIs(document, step)) return;
    const auto possible = possibleChoices(session.game());
    std::optional<ParadoxChoice> choice;
    if (!possible.empty()) choice = ParadoxDialog::ask(session.game(), possible, document.board(), window);
    if (!possible.empty() && !choice) return;
    if (acceptsInsurrections(document, choice)) document.presenter().resolve(choice);
}

} // namespace

void resolvePhase(Document& document)
{
    resolveFor(document, TableStep::Resolve);
}

void revealPhase(Document& document)
{
    const bool isAsked = !document.session().resolved();
    resolveFor(document, TableStep::ResolveAndReveal);
    if (!document.session().resolved() || (!isAsked && !acceptsReveal(document))) return;
    document.presenter().reveal();
    document.audience().lift(document);
}

void beginNextPhase(Document& document)
{
    if (!document.presenter().mayAdvance()) return;
    const Session& session = document.session();
    if (document.room().wasOpen && !document.presenter().revealed()) {
        const AudienceKeeper& audience = document.audience();
        const bool open = audience.presents(document);
        const RoomNow room = open                               ? RoomNow::Open
                             : audience.presentsOther(document) ? RoomNow::OtherGame
                                                                : RoomNow::Closed;
        const auto& ask = document.workspace().prompts().advanceUnrevealed;
        const AdvanceAnswer answer =
            ask ? ask(document.window(), Words::phase(session.current().phase), room) : AdvanceAnswer::NotYet;
        if (answer == AdvanceAnswer::Reveal) {
            if (!open) document.audience().present(document);
            if (!audience.presents(document)) return;
            return revealPhase(document);
        }
        if (answer == AdvanceAnswer::NotYet) return;
        document.room().wasOpen = open; // asked once if one plays on without it
    }
    if (!mayCutReveal(document)) return;
    if (awaitsCoin(session.game())) return tossCoin(document);
    if (isTimeUp(document)) {
        endAtAgreedTime(document);
        if (endedByAgreement(session.game())) return;
    }
    SlideShow& slides = document.feed().slides();
    if (slides.kind() == SlideKind::Coin) slides.choose(SlideKind::Board);
    document.presenter().advance();
    const std::vector<PhaseRecord>& phases = session.game().phases;
    if (phases.size() < 2) return;
    const QString leftOut = BuildWords::leftOut(session.game(), phases[phases.size() - 2]);
    if (!leftOut.isEmpty()) document.announce(leftOut);
}

void takePhaseBack(Document& document)
{
    Session& session = document.session();
    if (!canTakeBack(session.game())) return;
    const bool seen = document.presenter().revealed() || !session.resolved();
    if (seen && document.audience().presents(document)) {
        const auto& ask = document.workspace().prompts().takeBackSeen;
        if (!ask || !ask(document.window(), whatIsTakenBack(session.game()))) return;
    }
    takeBackPhase(session);
}

void tossCoin(Document& document)
{
    document.feed().slides().choose(SlideKind::Coin);
    const auto& ask = document.workspace().prompts().tossCoin;
    const std::optional<Power> winner =
        ask ? ask(document.window(), document.session().game()) : std::nullopt;
    if (!winner) return;
    joinSeat(document.session(), *winner);
    document.feed().slides().choose(SlideKind::Coin);
}

void endAtAgreedTime(Document& document)
{
    const int minute = document.session().game().agreedEnd.minute;
    const auto& ask = document.workspace().prompts().endNow;
    if (!ask ||
        !ask(document.window(), QLocale().toString(QTime(minute / 60, minute % 60), QLocale::ShortFormat)))
        return;
    endByTime(document.session());
    document.feed().slides().choose(SlideKind::Vote);
}

} // namespace chancery
