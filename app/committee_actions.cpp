// SPDX-License-Identifier: GPL-3.0-or-later
// The submenu Players > Committee: what the officers of a Historical Committee do. Most act on what is selected in their
// panel.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "app/setup_reading.h"
#include "engine/committee/conference.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/game/held_conference.h"
#include "engine/game/victory_points.h"
#include "ui/dialogs/committee_dialogs.h"
#include "ui/dialogs/conference_dialog.h"
#include "ui/panels/committee_panel.h"
#include "ui/session/committee_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

using Page = CommitteePanel::Page;
using Chosen = std::optional<std::size_t>;

const Game& playedIn(const Document& document)
{
    return document.session().game();
}
const Committee& keptIn(const Document& document)
{
    return playedIn(document).committee;
}
bool sits(const Document& document)
{
    return pointsCount(playedIn(document).rulebook.options);
}
QString step(const char* text)
{
    return QCoreApplication::translate("CommitteeSteps", text);
}

/// Writes number `which` of a list, a new one if the list ends before it, as one undo step.
template<class One>
void file(Document& document, std::vector<One> Committee::*list, std::size_t which, One filed, const char* what)
{
    Committee after = keptIn(document);
    std::vector<One>& all = after.*list;
    if (which == all.size()) all.emplace_back();
    all[which] = std::move(filed);
    setCommittee(document.session(), std::move(after), step(what));
}

/// Returns the entry of a page that the officers have selected, if it is of the present game.
Chosen chosenOn(const Document& document, Page page)
{
    if (!sits(document) || !document.window()) return std::nullopt;
    return document.window()->committee().chosen(page);
}
Chosen chosenGoal(const Document& document)
{
    const Chosen goal = chosenOn(document, Page::Goals);
    return goal && *goal < keptIn(document).goals.size() ? goal : std::nullopt;
}
Chosen chosenMotion(const Document& document)
{
    const Chosen motion = chosenOn(document, Page::Floor);
    return motion && *motion < keptIn(document).motions.size() ? motion : std::nullopt;
}
Chosen chosenConference(const Document& document)
{
    const Chosen one = chosenOn(document, Page::Conferences);
    return one && *one < keptIn(document).conferences.size() ? one : std::nullopt;
}
Chosen chosenTreaty(const Document& document)
{
    const Chosen treaty = chosenOn(document, Page::Treaties);
    return treaty && *treaty < keptIn(document).treaties.size() ? treaty : std::nullopt;
}

void showPage(Document& document)
{
    document.window()->showCommittee();
}

void exampleSetup(Document& document)
{
    useSetup(document, QStringLiteral(":/committee/europe-1901.toml"));
}

void delegations(Document& document)
{
    DelegationsDialog dialog(playedIn(document), document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.delegations = dialog.delegations();
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "delegations")));
}

void draw(Document& document)
{
    SpeechesDialog dialog(playedIn(document), document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    setCommittee(document.session(),
                 withSpeeches(keptIn(document), document.session().map(), dialog.round()),
                 step(QT_TRANSLATE_NOOP("CommitteeSteps", "order of the speeches")));
    document.feed().slides().choose(SlideKind::Speakers);
}

SpeechRound* lastRound(Committee& committee, const Phase& phase)
{
    if (committee.speeches.empty() || committee.speeches.back().phase != phase) return nullptr;
    return &committee.speeches.back();
}

bool hasSpeaker(const Document& document)
{
    const SpeechRound* round = speechesIn(keptIn(document), playedIn(document).current().phase);
    return round && round->turn <= round->order.size();
}
void nextSpeaker(Document& document)
{
    Committee after = keptIn(document);
    SpeechRound* round = lastRound(after, playedIn(document).current().phase);
    if (!round || round->turn > round->order.size()) return;
    ++round->turn;
    const int seconds = round->speaker() == noPower ? 0 : round->seconds;
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "next speaker")));
    document.clock().speak(seconds);
}

void motion(Document& document)
{
    MotionDialog dialog(playedIn(document), document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.motions.push_back(dialog.motion());
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "motion")));
}
bool hasMotion(const Document& document)
{
    return chosenMotion(document).has_value();
}
bool allAgree(Document& document, const CommitteeMotion& motion)
{
    EndDiplomacyDialog dialog(document.session().map(), motion, document.window());
    return dialog.exec() == QDialog::Accepted;
}
template<bool carried>
void decideMotion(Document& document)
{
    Committee after = keptIn(document);
    CommitteeMotion& motion = after.motions[*chosenMotion(document)];
    if (motion.carried == carried) return;
    if (carried && motion.kind == MotionKind::EndDiplomacy && !allAgree(document, motion)) return;
    motion.carried = carried;
    setCommittee(document.session(), std::move(after),
                 step(QT_TRANSLATE_NOOP("CommitteeSteps", "motion decided")));
}

void propose(Document& document)
{
    ProposalDialog dialog(playedIn(document), document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.goals.push_back(dialog.goal());
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "proposal")));
}

bool mayJudge(const Document& document)
{
    const Chosen goal = chosenGoal(document);
    return goal && keptIn(document).goals[*goal].proposed && !keptIn(document).goals[*goal].achieved;
}
void judge(Document& document)
{
    const std::size_t goal = *chosenGoal(document);
    VerdictDialog dialog(playedIn(document), goal, document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.goals[goal] = dialog.goal();
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "verdict")));
}

void limitPoints(Document& document)
{
    LimitDialog dialog(playedIn(document), document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.limit = dialog.limit();
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "limit of the points")));
}

bool mayAwardGoal(const Document& document)
{
    const Chosen goal = chosenGoal(document);
    if (!goal) return false;
    const Goal& chosen = keptIn(document).goals[*goal];
    return chosen.verdict == GoalVerdict::Allowed && !chosen.achieved;
}
void awardGoal(Document& document)
{
    const std::size_t which = *chosenGoal(document);
    const Goal& goal = keptIn(document).goals[which];
    ReasonDialog dialog(
        document.session().map(), step(QT_TRANSLATE_NOOP("CommitteeSteps", "Award the points")),
        CommitteeWords::goal(goal), step(QT_TRANSLATE_NOOP("CommitteeSteps", "&Award")),
        [&document, which](const std::string& reason) {
            return objectionsToAchievement(keptIn(document), which, reason, awardsOf(playedIn(document)));
        },
        document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.goals[which].achieved = playedIn(document).current().phase;
    after.goals[which].reason = dialog.reason();
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "points for a goal")));
}

const Position& positionNow(const Document& document)
{
    return playedIn(document).current().position();
}
bool mayLapse(const Document& document)
{
    const Chosen goal = chosenGoal(document);
    return goal && objectionsToLapse(keptIn(document).goals[*goal], positionNow(document), "-").empty();
}
void lapse(Document& document)
{
    const std::size_t which = *chosenGoal(document);
    const Goal& goal = keptIn(document).goals[which];
    ReasonDialog dialog(
        document.session().map(), step(QT_TRANSLATE_NOOP("CommitteeSteps", "Points no longer apply")),
        CommitteeWords::goal(goal), step(QT_TRANSLATE_NOOP("CommitteeSteps", "&Take the points back")),
        [&](const std::string& reason) { return objectionsToLapse(goal, positionNow(document), reason); },
        document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.goals[which].lapsed = playedIn(document).current().phase;
    after.goals[which].lapseReason = dialog.reason();
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "points lapsed")));
}

void editConference(Document& document, std::size_t which)
{
    ConferenceDialog dialog(playedIn(document), which, document.window());
    if (dialog.exec() == QDialog::Accepted)
        file(document, &Committee::conferences, which, dialog.conference(),
             QT_TRANSLATE_NOOP("CommitteeSteps", "conference"));
}
void callConference(Document& document)
{
    editConference(document, keptIn(document).conferences.size());
}
bool mayEditConference(const Document& document)
{
    const Chosen one = chosenConference(document);
    return one && !keptIn(document).conferences[*one].ended;
}
void changeConference(Document& document)
{
    editConference(document, *chosenConference(document));
}
bool mayOpenConference(const Document& document)
{
    const Chosen one = chosenConference(document);
    return one &&
           objectionsToOpening(document.session().map(), keptIn(document), *one, positionNow(document)).empty();
}
std::int64_t secondsNow(const Document& document)
{
    constexpr std::int64_t second = 1000;
    return document.clock().now() / second;
}
void openConference(Document& document)
{
    Committee after = keptIn(document);
    Conference& opened = after.conferences[*chosenConference(document)];
    opened.opened = playedIn(document).current().phase;
    opened.whenOpened = heldNow(document.session().map(), positionNow(document), opened);
    opened.notesAt = secondsNow(document);
    setCommittee(document.session(), std::move(after),
                 step(QT_TRANSLATE_NOOP("CommitteeSteps", "beginning of a conference")));
}
bool isConferring(const Document& document)
{
    return heldConference(keptIn(document)) != nullptr;
}
void exchangeNotes(Document& document)
{
    Committee after = keptIn(document);
    std::ranges::find_if(after.conferences, &Conference::isHeld)->notesAt = secondsNow(document);
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "exchange of notes")));
}
void endConference(Document& document)
{
    const auto which =
        static_cast<std::size_t>(heldConference(keptIn(document)) - keptIn(document).conferences.data());
    const CommitteeWords words(document.session().map());
    ReasonDialog dialog(
        document.session().map(), step(QT_TRANSLATE_NOOP("CommitteeSteps", "End the conference")),
        words.conference(keptIn(document).conferences[which]), step(QT_TRANSLATE_NOOP("CommitteeSteps", "&End it")),
        [&document, which](const std::string& outcome) {
            return objectionsToEnding(keptIn(document).conferences[which], outcome);
        },
        document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.conferences[which].ended = playedIn(document).current().phase;
    after.conferences[which].outcome = dialog.reason();
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "end of a conference")));
}

void editTreaty(Document& document, std::size_t which)
{
    const std::vector<Treaty>& all = keptIn(document).treaties;
    Treaty known;
    known.date = playedIn(document).current().phase;
    TreatyDialog dialog(document.session().map(), which < all.size() ? all[which] : known, document.window());
    if (dialog.exec() == QDialog::Accepted)
        file(document, &Committee::treaties, which, dated(dialog.treaty(), playedIn(document).current().phase),
             QT_TRANSLATE_NOOP("CommitteeSteps", "treaty"));
}
void fileTreaty(Document& document)
{
    editTreaty(document, keptIn(document).treaties.size());
}
bool hasTreaty(const Document& document)
{
    return chosenTreaty(document).has_value();
}
void changeTreaty(Document& document)
{
    editTreaty(document, *chosenTreaty(document));
}
bool mayBeBroken(const Document& document)
{
    const Chosen treaty = chosenTreaty(document);
    return treaty && !keptIn(document).treaties[*treaty].signedBy.empty();
}
void noteBreach(Document& document)
{
    const std::size_t which = *chosenTreaty(document);
    BreachDialog dialog(document.session().map(), keptIn(document).treaties[which],
                        playedIn(document).current().phase, document.window());
    if (dialog.exec() != QDialog::Accepted) return;
    Committee after = keptIn(document);
    after.treaties[which].breaches.push_back(dialog.breach());
    setCommittee(document.session(), std::move(after), step(QT_TRANSLATE_NOOP("CommitteeSteps", "broken treaty")));
}

/// Makes a row of the submenu, which has no key of its own.
constexpr ActionRow committeeRow(const char* name, const char* text, const char* tip, void (*run)(Document&),
                                 bool (*enabled)(const Document&))
{
    return {MenuId::Players, name,   text, nullptr, nullptr, tip, run, enabled, nullptr, KeyScope::Window, nullptr,
            "players.committee"};
}

constexpr ActionRow rows[] = {
    {MenuId::Players, "players.committee", QT_TRANSLATE_NOOP("Actions", "&Committee")},
    committeeRow("committee.page", QT_TRANSLATE_NOOP("Actions", "Show the &officers' page"),
                 QT_TRANSLATE_NOOP("Actions", "Show speakers, goals, conferences and treaties in a panel"), showPage, sits),
    committeeRow("committee.setup", QT_TRANSLATE_NOOP("Actions", "&Read a set-up…"),
                 QT_TRANSLATE_NOOP("Actions", "Read delegations, goals and their points from a file"), readSetup, sits),
    committeeRow("committee.example", QT_TRANSLATE_NOOP("Actions", "&Use the example set-up"),
                 QT_TRANSLATE_NOOP("Actions", "Give the delegations the goals that come with Chancery"), exampleSetup,
                 sits),
    committeeRow("committee.delegations", QT_TRANSLATE_NOOP("Actions", "&Delegations…"),
                 QT_TRANSLATE_NOOP("Actions", "Name the two delegates of each delegation"), delegations, sits),
    committeeRow("committee.draw", QT_TRANSLATE_NOOP("Actions", "Draw the &speakers…"),
                 QT_TRANSLATE_NOOP("Actions", "Draw the order of the speeches by lot"), draw, sits),
    committeeRow("committee.next", QT_TRANSLATE_NOOP("Actions", "&Next speaker"),
                 QT_TRANSLATE_NOOP("Actions", "Give the next delegation its turn of the clock"), nextSpeaker, hasSpeaker),
    committeeRow("committee.motion", QT_TRANSLATE_NOOP("Actions", "&Motion…"),
                 QT_TRANSLATE_NOOP("Actions", "Note a motion, such as a request for speeches"), motion, sits),
    committeeRow("committee.carried", QT_TRANSLATE_NOOP("Actions", "Motion c&arried"),
                 QT_TRANSLATE_NOOP("Actions", "Note that the selected motion is carried"), decideMotion<true>, hasMotion),
    committeeRow("committee.failed", QT_TRANSLATE_NOOP("Actions", "Motion &failed"),
                 QT_TRANSLATE_NOOP("Actions", "Note that the selected motion has failed"), decideMotion<false>, hasMotion),
    committeeRow("committee.propose", QT_TRANSLATE_NOOP("Actions", "&Propose a goal…"),
                 QT_TRANSLATE_NOOP("Actions", "File an achievement that a delegation proposes"), propose, sits),
    committeeRow("committee.judge", QT_TRANSLATE_NOOP("Actions", "&Judge the proposal…"),
                 QT_TRANSLATE_NOOP("Actions", "Allow or deny the selected proposal"), judge, mayJudge),
    committeeRow("committee.limit", QT_TRANSLATE_NOOP("Actions", "Limit for ever&y power…"),
                 QT_TRANSLATE_NOOP("Actions", "Limit the points of the proposals allowed for each power"), limitPoints, sits),
    committeeRow("committee.award", QT_TRANSLATE_NOOP("Actions", "A&ward the goal…"),
                 QT_TRANSLATE_NOOP("Actions", "Award the points of the selected goal"), awardGoal, mayAwardGoal),
    committeeRow("committee.lapse", QT_TRANSLATE_NOOP("Actions", "Points &lapse…"),
                 QT_TRANSLATE_NOOP("Actions", "Take back points of the selected goal that no longer apply to a conquered power"), lapse,
                 mayLapse),
    committeeRow("committee.call", QT_TRANSLATE_NOOP("Actions", "&Call a conference…"),
                 QT_TRANSLATE_NOOP("Actions", "Fill in the form of a new conference"), callConference, sits),
    committeeRow("committee.change", QT_TRANSLATE_NOOP("Actions", "C&hange the form…"),
                 QT_TRANSLATE_NOOP("Actions", "Change the form of the selected conference"), changeConference,
                 mayEditConference),
    committeeRow("committee.open", QT_TRANSLATE_NOOP("Actions", "Conference beg&ins"),
                 QT_TRANSLATE_NOOP("Actions", "Begin the selected conference, once every rule allows it"),
                 openConference, mayOpenConference),
    committeeRow("committee.notes", QT_TRANSLATE_NOOP("Actions", "Notes e&xchanged"),
                 QT_TRANSLATE_NOOP("Actions", "Note that the delegates have exchanged notes, and start the countdown to the next exchange"),
                 exchangeNotes, isConferring),
    committeeRow("committee.end", QT_TRANSLATE_NOOP("Actions", "Conference &ends…"),
                 QT_TRANSLATE_NOOP("Actions", "End the conference that is held, and say how"), endConference, isConferring),
    committeeRow("committee.treaty", QT_TRANSLATE_NOOP("Actions", "File a &treaty…"),
                 QT_TRANSLATE_NOOP("Actions", "File a treaty with its parties and terms"), fileTreaty, sits),
    committeeRow("committee.sign", QT_TRANSLATE_NOOP("Actions", "Chan&ge or sign…"),
                 QT_TRANSLATE_NOOP("Actions", "Change or sign the selected treaty"), changeTreaty, hasTreaty),
    committeeRow("committee.broken", QT_TRANSLATE_NOOP("Actions", "Treaty &broken…"),
                 QT_TRANSLATE_NOOP("Actions", "Note that a delegation has broken the selected treaty"), noteBreach,
                 mayBeBroken),
};

} // namespace

std::span<const ActionRow> committeeActions()
{
    return rows;
}

} // namespace chancery
