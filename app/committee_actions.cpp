// SPDX-License-Identifier: GPL-3.0-or-later
// The submenu Players > Committee: what the officers of a Historical Committee do. Most act on what is
// selected in their panel. Conferences and treaties are in conference_actions.cpp.
#include "app/committee_parts.h"
#include "app/console_docks.h"
#include "app/document_window.h"
#include "app/setup_reading.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "ui/dialogs/committee_dialogs.h"

namespace chancery {

using namespace committee;

namespace {

Chosen chosenGoal(const Document& document)
{
    return chosenOn(document, CommitteePage::Goals, keptIn(document).goals.size());
}
Chosen chosenMotion(const Document& document)
{
    return chosenOn(document, CommitteePage::Floor, keptIn(document).motions.size());
}

void delegations(Document& document)
{
    if (const auto named = delegationsForm(playedIn(document), document.window())->ask())
        change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "delegations"),
               [&](Committee& after) { after.delegations = *named; });
}

void draw(Document& document)
{
    const auto round = speechesForm(playedIn(document), document.window())->ask();
    if (!round) return;
    setCommittee(document.session(), withSpeeches(keptIn(document), document.session().map(), *round),
                 stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "order of the speeches")));
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
    return round && !round->isOver();
}
/// Once drawn, speeches are held before others are drawn, unless those at the end of the diplomacy are asked
/// for.
bool mayDrawSpeakers(const Document& document)
{
    const Phase& phase = playedIn(document).current().phase;
    return sits(document) && (!hasSpeaker(document) || furtherSpeechesAreDue(keptIn(document), phase));
}
QString nextSpeakerText(const Document& document)
{
    const SpeechRound* round = speechesIn(keptIn(document), playedIn(document).current().phase);
    if (!round || round->turn == 0) return QCoreApplication::translate("Actions", "Begi&n the speeches");
    if (round->turn == round->order.size())
        return QCoreApplication::translate("Actions", "E&nd the speeches");
    return QCoreApplication::translate("Actions", "&Next speaker");
}
/// The board is what one negotiates over.
void showBoardAgain(Document& document)
{
    SlideShow& slides = document.feed().slides();
    if (slides.kind() == SlideKind::Speakers) slides.choose(SlideKind::Board);
}
void nextSpeaker(Document& document)
{
    Committee after = keptIn(document);
    SpeechRound* round = lastRound(after, playedIn(document).current().phase);
    if (!round || round->isOver()) return;
    ++round->turn;
    const bool over = round->isOver();
    setCommittee(document.session(), std::move(after),
                 over ? stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "end of the speeches"))
                      : stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "next speaker")));
    if (over) showBoardAgain(document);
}

void motion(Document& document)
{
    if (const auto made = motionForm(playedIn(document), document.window())->ask())
        change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "motion"),
               [&](Committee& after) { after.motions.push_back(*made); });
}
/// What is decided wrongly is undone.
bool hasOpenMotion(const Document& document)
{
    const Chosen motion = chosenMotion(document);
    return motion && !keptIn(document).motions[*motion].carried;
}
template<bool carried>
void decideMotion(Document& document)
{
    const std::size_t which = *chosenMotion(document);
    const CommitteeMotion& motion = keptIn(document).motions[which];
    if (carried && motion.kind == MotionKind::EndDiplomacy && !allAgree(document, motion)) return;
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "motion decided"),
           [&](Committee& after) { after.motions[which].carried = carried; });
}

void propose(Document& document)
{
    if (const auto goal = proposalForm(playedIn(document), document.window())->ask())
        change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "proposal"),
               [&](Committee& after) { after.goals.push_back(*goal); });
}

bool mayJudge(const Document& document)
{
    const Chosen goal = chosenGoal(document);
    return goal && keptIn(document).goals[*goal].proposed && !keptIn(document).goals[*goal].achieved;
}
void judge(Document& document)
{
    const std::size_t goal = *chosenGoal(document);
    if (const auto judged = verdictForm(playedIn(document), goal, document.window())->ask())
        change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "verdict"),
               [&](Committee& after) { after.goals[goal] = *judged; });
}

void limitPoints(Document& document)
{
    if (const auto limit = limitForm(playedIn(document), document.window())->ask())
        change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "limit of the points"),
               [&](Committee& after) { after.limit = *limit; });
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
    if (!mayAnnounce(document)) return;
    const std::size_t which = *chosenGoal(document);
    const Goal& goal = keptIn(document).goals[which];
    const auto reason = askReason(
        document.session().map(), stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "Award the points")),
        CommitteeWords::goal(goal),
        {pointsRule,
         stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "The points count beside the supply centres of the "
                                                      "power. The players see them, and the reason."))},
        stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "&Award")),
        [&document, which](const std::string& why) {
            return objectionsToAchievement(keptIn(document), which, why, awardsOf(playedIn(document)));
        },
        document.window());
    if (!reason) return;
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "points for a goal"), [&](Committee& after) {
        after.goals[which].achieved = playedIn(document).current().phase;
        after.goals[which].reason = *reason;
    });
}

bool mayLapse(const Document& document)
{
    const Chosen goal = chosenGoal(document);
    return goal && objectionsToLapse(keptIn(document).goals[*goal], positionNow(document), "-").empty();
}
void lapse(Document& document)
{
    if (!mayAnnounce(document)) return;
    const std::size_t which = *chosenGoal(document);
    const Goal& goal = keptIn(document).goals[which];
    const auto reason = askReason(
        document.session().map(), stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "Points no longer apply")),
        CommitteeWords::goal(goal),
        {"Losing your country and regaining it",
         stepName(QT_TRANSLATE_NOOP("CommitteeSteps",
                                    "A delegation whose power is eliminated keeps the points that "
                                    "still apply."))},
        stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "&Take the points back")),
        [&](const std::string& why) { return objectionsToLapse(goal, positionNow(document), why); },
        document.window());
    if (!reason) return;
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "points lapsed"), [&](Committee& after) {
        after.goals[which].lapsed = playedIn(document).current().phase;
        after.goals[which].lapseReason = *reason;
    });
}

constexpr ActionRow committeeRows[] = {
    {MenuId::Players, "players.committee", QT_TRANSLATE_NOOP("Actions", "&Committee")},
    committeeRow(
        "committee.page", QT_TRANSLATE_NOOP("Actions", "Show the &officers' page"),
        QT_TRANSLATE_NOOP("Actions", "Show the agenda, goals, conferences and treaties in a panel"),
        [](Document& document) { document.console()->places().show("committeeDock"); }, sits),
    committeeRow("committee.setup", QT_TRANSLATE_NOOP("Actions", "&Read a set-up…"),
                 QT_TRANSLATE_NOOP("Actions", "Read delegations, goals and their points from a file"),
                 readSetup, sits),
    committeeRow(
        "committee.example", QT_TRANSLATE_NOOP("Actions", "&Use the example set-up"),
        QT_TRANSLATE_NOOP("Actions", "Give the delegations the goals that come with Chancery"),
        [](Document& document) { useSetup(document, QStringLiteral(":/committee/europe-1901.toml")); }, sits),
    committeeRow("committee.delegations", QT_TRANSLATE_NOOP("Actions", "&Delegations…"),
                 QT_TRANSLATE_NOOP("Actions", "Name the two delegates of each delegation"), delegations,
                 sits),
    committeeRow("committee.draw", QT_TRANSLATE_NOOP("Actions", "Draw the order of &speakers…"),
                 QT_TRANSLATE_NOOP("Actions", "Draw by lot who speaks when; then the speeches begin"), draw,
                 mayDrawSpeakers),
    committeeRow("committee.next", QT_TRANSLATE_NOOP("Actions", "&Next speaker"),
                 QT_TRANSLATE_NOOP("Actions", "Give the next delegation its turn of the clock"), nextSpeaker,
                 hasSpeaker, nextSpeakerText),
    committeeRow("committee.silent", QT_TRANSLATE_NOOP("Actions", "Hold no speeches"),
                 QT_TRANSLATE_NOOP("Actions", "Go on without the speeches that are left"), endSpeeches,
                 hasSpeeches, endSpeechesText),
    committeeRow("committee.motion", QT_TRANSLATE_NOOP("Actions", "&Motion…"),
                 QT_TRANSLATE_NOOP("Actions", "Note a motion, such as a request for speeches"), motion, sits),
    committeeRow("committee.carried", QT_TRANSLATE_NOOP("Actions", "Motion c&arried"),
                 QT_TRANSLATE_NOOP("Actions", "Note that the selected motion is carried"), decideMotion<true>,
                 hasOpenMotion),
    committeeRow("committee.failed", QT_TRANSLATE_NOOP("Actions", "Motion &failed"),
                 QT_TRANSLATE_NOOP("Actions", "Note that the selected motion has failed"),
                 decideMotion<false>, hasOpenMotion),
    committeeRow(
        "committee.retract", QT_TRANSLATE_NOOP("Actions", "Withdraw the motion"),
        QT_TRANSLATE_NOOP("Actions", "Take the selected motion off the agenda, undecided"),
        [](Document& document) {
            withdraw(document, &Committee::motions, *chosenMotion(document),
                     QT_TRANSLATE_NOOP("CommitteeSteps", "motion withdrawn"));
        },
        hasOpenMotion),
    committeeRow("committee.propose", QT_TRANSLATE_NOOP("Actions", "&Propose a goal…"),
                 QT_TRANSLATE_NOOP("Actions", "File an achievement that a delegation proposes"), propose,
                 sits),
    committeeRow("committee.judge", QT_TRANSLATE_NOOP("Actions", "&Judge the proposal…"),
                 QT_TRANSLATE_NOOP("Actions", "Allow or deny the selected proposal"), judge, mayJudge),
    committeeRow("committee.limit", QT_TRANSLATE_NOOP("Actions", "Limit for ever&y power…"),
                 QT_TRANSLATE_NOOP("Actions", "Limit the points of the proposals allowed for each power"),
                 limitPoints, sits),
    committeeRow("committee.award", QT_TRANSLATE_NOOP("Actions", "A&ward the goal…"),
                 QT_TRANSLATE_NOOP("Actions", "Award the points of the selected goal"), awardGoal,
                 mayAwardGoal),
    committeeRow(
        "committee.lapse", QT_TRANSLATE_NOOP("Actions", "Points &lapse…"),
        QT_TRANSLATE_NOOP("Actions",
                          "Take back points of the selected goal that no longer apply to a conquered power"),
        lapse, mayLapse),
};

} // namespace

bool committee::mayAnnounce(Document& document)
{
    const bool known = !document.session().resolved() || document.presenter().revealed();
    if (known || !document.audience().presents(document)) return true;
    document.workspace().prompts().tell(
        document.window(), stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "Award the points")),
        stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "The players see points at once, and this phase has not "
                                                     "been revealed to them. Reveal it first.")));
    return false;
}

bool committee::hasSpeeches(const Document& document)
{
    return sits(document) && !playedIn(document).current().outcome &&
           speechesAreLeft(keptIn(document), playedIn(document).current().phase);
}

QString committee::endSpeechesText(const Document& document)
{
    const SpeechRound* round = speechesIn(keptIn(document), playedIn(document).current().phase);
    return round && round->speaker() != noPower ? QCoreApplication::translate("Actions", "End all speeches")
                                                : QCoreApplication::translate("Actions", "Hold no speeches");
}

void committee::endSpeeches(Document& document)
{
    setCommittee(document.session(), withSpeechesOver(keptIn(document), playedIn(document).current().phase),
                 stepName(QT_TRANSLATE_NOOP("CommitteeSteps", "end of the speeches")));
    showBoardAgain(document);
}

void committee::endDiplomacy(Document& document)
{
    change(document, QT_TRANSLATE_NOOP("CommitteeSteps", "end of the diplomacy"),
           [&](Committee& after) { after.negotiated = playedIn(document).current().phase; });
}

bool committee::allAgree(Document& document, const CommitteeMotion& motion)
{
    return endDiplomacyForm(document.session().map(), motion, document.window())->ask().has_value();
}

std::span<const ActionRow> committeeActions()
{
    return committeeRows;
}

} // namespace chancery
