// SPDX-License-Identifier: GPL-3.0-or-later
// The submenu Players > Committee, its last part: conferences and treaties.
#include "app/committee_parts.h"
#include "app/document_window.h"
#include "engine/committee/conference.h"
#include "engine/committee/treaties.h"
#include "engine/game/held_conference.h"
#include "ui/dialogs/committee_dialogs.h"
#include "ui/dialogs/conference_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <algorithm>

namespace chancery {

using namespace committee;

namespace {

Chosen chosenConference(const Document& document)
{
    return chosenOn(document, CommitteePage::Conferences, keptIn(document).conferences.size());
}
Chosen chosenTreaty(const Document& document)
{
    return chosenOn(document, CommitteePage::Treaties, keptIn(document).treaties.size());
}

void editConference(Document& document, std::size_t which)
{
    if (const auto filed =
            answerOf(&ConferenceDialog::conference, playedIn(document), which, document.window()))
        file(document, &Committee::conferences, which, *filed,
             QT_TRANSLATE_NOOP("CommitteeSteps", "conference"));
}
bool hasConference(const Document& document)
{
    return chosenConference(document).has_value();
}
/// The form of a conference that has ended can only be read.
QString formText(const Document& document)
{
    const Chosen one = chosenConference(document);
    return one && keptIn(document).conferences[*one].ended
               ? QCoreApplication::translate("Actions", "S&how the form…")
               : QCoreApplication::translate("Actions", "C&hange the form…");
}
bool mayOpenConference(const Document& document)
{
    const Chosen one = chosenConference(document);
    return one && objectionsToOpening(playedIn(document), *one).empty();
}
/// One that was held is never taken out.
bool isCalled(const Document& document)
{
    const Chosen one = chosenConference(document);
    return one && !keptIn(document).conferences[*one].opened;
}
std::int64_t secondsNow(const Document& document)
{
    constexpr std::int64_t second = 1000;
    return document.clock().now() / second;
}
void openConference(Document& document)
{
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "beginning of a conference"), [&](Committee& after) {
        Conference& opened = after.conferences[*chosenConference(document)];
        opened.opened = playedIn(document).current().phase;
        opened.whenOpened = heldNow(document.session().map(), positionNow(document), opened);
        opened.notesAt = secondsNow(document);
    });
}
bool isConferring(const Document& document)
{
    return heldConference(keptIn(document)) != nullptr;
}
void exchangeNotes(Document& document)
{
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "exchange of notes"), [&](Committee& after) {
        std::ranges::find_if(after.conferences, &Conference::isHeld)->notesAt = secondsNow(document);
    });
}
void endConference(Document& document)
{
    const auto which =
        static_cast<std::size_t>(heldConference(keptIn(document)) - keptIn(document).conferences.data());
    const CommitteeWords words(document.session().map());
    const auto outcome = askReason(
        document.session().map(), stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "End the conference")),
        words.conference(keptIn(document).conferences[which]),
        {conferenceRule(9),
         stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "A conference lasts a year at most. Say what "
                                                      "it has decided."))},
        stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "&End it")),
        [&document, which](const std::string& how) {
            return objectionsToEnding(keptIn(document).conferences[which], how);
        },
        document.window(), ReasonAsked::Outcome);
    if (!outcome) return;
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "end of a conference"), [&](Committee& after) {
        after.conferences[which].ended = playedIn(document).current().phase;
        after.conferences[which].outcome = *outcome;
    });
}

void editTreaty(Document& document, std::size_t which)
{
    const std::vector<Treaty>& all = keptIn(document).treaties;
    Treaty known;
    known.date = playedIn(document).current().phase;
    if (const auto treaty =
            treatyForm(document.session().map(), which < all.size() ? all[which] : known, document.window())
                ->ask())
        file(document, &Committee::treaties, which, dated(*treaty, playedIn(document).current().phase),
             QT_TRANSLATE_NOOP("CommitteeSteps", "treaty"));
}
bool isDraft(const Document& document)
{
    const Chosen treaty = chosenTreaty(document);
    return treaty && !isConcluded(keptIn(document).treaties[*treaty]);
}
bool mayBeBroken(const Document& document)
{
    const Chosen treaty = chosenTreaty(document);
    return treaty && isConcluded(keptIn(document).treaties[*treaty]);
}
void noteBreach(Document& document)
{
    const std::size_t which = *chosenTreaty(document);
    const auto breach = breachForm(document.session().map(), keptIn(document).treaties[which],
                                   playedIn(document).current().phase, document.window())
                            ->ask();
    if (breach)
        change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "broken treaty"),
               [&](Committee& after) { after.treaties[which].breaches.push_back(*breach); });
}

constexpr ActionRow conferenceRows[] = {
    committeeRow(
        "committee.call", QT_TRANSLATE_NOOP("Actions", "&Call a conference…"),
        QT_TRANSLATE_NOOP("Actions", "Fill in the form of a new conference"),
        [](Document& document) { editConference(document, keptIn(document).conferences.size()); }, sits),
    committeeRow(
        "committee.change", QT_TRANSLATE_NOOP("Actions", "C&hange the form…"),
        QT_TRANSLATE_NOOP("Actions", "Change the form of the selected conference; read it once it has ended"),
        [](Document& document) { editConference(document, *chosenConference(document)); }, hasConference,
        formText),
    committeeRow("committee.open", QT_TRANSLATE_NOOP("Actions", "Conference beg&ins"),
                 QT_TRANSLATE_NOOP("Actions", "Begin the selected conference, once every rule allows it"),
                 openConference, mayOpenConference),
    committeeRow(
        "committee.withdraw", QT_TRANSLATE_NOOP("Actions", "Withdraw the form"),
        QT_TRANSLATE_NOOP("Actions", "Take back the form of the selected conference, which has not begun"),
        [](Document& document) {
            withdraw(document, &Committee::conferences, *chosenConference(document),
                     QT_TRANSLATE_NOOP("CommitteeSteps", "conference withdrawn"));
        },
        isCalled),
    committeeRow(
        "committee.notes", QT_TRANSLATE_NOOP("Actions", "Notes e&xchanged"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Note that the delegates have exchanged notes, and start the countdown to the next exchange"),
        exchangeNotes, isConferring),
    committeeRow("committee.end", QT_TRANSLATE_NOOP("Actions", "Conference &ends…"),
                 QT_TRANSLATE_NOOP("Actions", "End the conference that is held, and say how"), endConference,
                 isConferring),
    committeeRow(
        "committee.treaty", QT_TRANSLATE_NOOP("Actions", "File a &treaty…"),
        QT_TRANSLATE_NOOP("Actions", "File a treaty with its parties and terms"),
        [](Document& document) { editTreaty(document, keptIn(document).treaties.size()); }, sits),
    committeeRow(
        "committee.sign", QT_TRANSLATE_NOOP("Actions", "Chan&ge or sign…"),
        QT_TRANSLATE_NOOP("Actions", "Change or sign the selected treaty"),
        [](Document& document) { editTreaty(document, *chosenTreaty(document)); },
        [](const Document& document) { return chosenTreaty(document).has_value(); }),
    committeeRow(
        "committee.discard", QT_TRANSLATE_NOOP("Actions", "Withdraw the draft"),
        QT_TRANSLATE_NOOP("Actions", "Take back the selected treaty, which not all have signed"),
        [](Document& document) {
            withdraw(document, &Committee::treaties, *chosenTreaty(document),
                     QT_TRANSLATE_NOOP("CommitteeSteps", "draft withdrawn"));
        },
        isDraft),
    committeeRow("committee.broken", QT_TRANSLATE_NOOP("Actions", "Treaty &broken…"),
                 QT_TRANSLATE_NOOP("Actions", "Note that a delegation has broken the selected treaty"),
                 noteBreach, mayBeBroken),
};

} // namespace

std::span<const ActionRow> conferenceActions()
{
    return conferenceRows;
}

} // namespace chancery
