// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_edits.h"

#include "engine/game/agreements.h"
#include "engine/game/ending.h"
#include "engine/game/rule_change.h"
#include "engine/game/seats.h"
#include "ui/desk/session.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

constexpr int resolving = 1 << 20; ///< the merge id of the steps that resolve and reveal a phase

} // namespace

void resolvePhase(Session& session, std::optional<ParadoxChoice> choice)
{
    Game after = session.game();
    if (session.resolved() || endedByAgreement(after) || !canResolve(*after.map, after.current())) return;
    after.phases.back().paradoxChoice = choice;
    after = resolve(std::move(after));
    if (awaitsParadoxChoice(*after.current().outcome)) return;
    const QString what = Session::tr("resolve %1").arg(Words::phase(after.current().phase));
    session.become(std::move(after), what, Change::Phase, resolving);
}

void markRevealed(Session& session)
{
    const PhaseRecord& now = session.current();
    if (!now.outcome || now.revealed || session.game().studied) return;
    Game after = session.game();
    after.phases.back().revealed = true;
    session.become(std::move(after), Session::tr("reveal %1").arg(Words::phase(now.phase)), Change::Details,
                   resolving);
}

void advancePhase(Session& session)
{
    const Game& game = session.game();
    if (session.resolved() && !endedByAgreement(game) && !awaitsCoin(game))
        session.become(advance(game), Session::tr("next phase"), Change::Phase);
}

bool canTakeBack(const Game& game)
{
    return game.current().outcome || game.phases.size() > 1 || endedByAgreement(game);
}

void takeBackPhase(Session& session)
{
    Game after = session.game();
    if (!canTakeBack(after)) return;
    QString what = Session::tr("back to the previous phase");
    if (endedByAgreement(after)) {
        std::erase_if(after.phases.back().votes, [](const Vote& vote) { return vote.result.passed; });
        after.phases.back().timeUp = false;
        what = Session::tr("take back the agreement");
    } else if (session.resolved()) {
        after.phases.back().outcome.reset();
        after.phases.back().paradoxChoice.reset();
        after.phases.back().revealed = false;
        what = Session::tr("take back the resolution");
    } else {
        after.phases.pop_back();
    }
    session.become(std::move(after), what, Change::Phase);
}

void addAward(Session& session, const Award& award)
{
    Game after = session.game();
    after.phases.back().awards.push_back(award);
    const QString power = QString::fromStdString(session.map()[award.power].name);
    session.become(std::move(after), Session::tr("points for %1").arg(power), Change::Details);
}

void setTable(Session& session, const std::map<Power, std::string>& players, const Attendance& attendance)
{
    if (players == session.game().players && attendance == session.game().attendance) return;
    Game after = session.game();
    after.players = players;
    after.attendance = attendance;
    session.become(std::move(after), Session::tr("players"), Change::Details);
}

void addVote(Session& session, const Vote& vote)
{
    if (endingOf(session.game())) return;
    Game after = session.game();
    after.phases.back().votes.push_back(vote);
    session.become(std::move(after), Session::tr("vote"),
                   vote.result.passed ? Change::Phase : Change::Details);
}

void endByTime(Session& session)
{
    if (endingOf(session.game())) return;
    Game after = session.game();
    after.phases.back().timeUp = true;
    session.become(std::move(after), Session::tr("agreed time"), Change::Phase);
}

void setReceived(Session& session, Power power, bool received)
{
    if (session.resolved() || session.current().received.has(power) == received) return;
    Game after = session.game();
    PowerSet& sheets = after.phases.back().received;
    if (received)
        sheets.add(power);
    else
        sheets.remove(power);
    const QString name = QString::fromStdString(session.map()[power].name);
    session.become(std::move(after),
                   received ? Session::tr("sheet of %1 received").arg(name)
                            : Session::tr("sheet of %1 not received").arg(name),
                   Change::Details);
}

void setNotes(Session& session, const std::vector<std::string>& notes)
{
    if (notes.size() > session.game().phases.size()) return;
    Game after = session.game();
    for (std::size_t i = 0; i < notes.size(); ++i) after.phases[i].notes = notes[i];
    if (after.phases != session.game().phases)
        session.become(std::move(after), Session::tr("notes"), Change::Details);
}

void joinSeat(Session& session, Power ally)
{
    Game after = joinSeat(session.game(), ally);
    if (after.joined != session.game().joined)
        session.become(std::move(after), Session::tr("toss of the coin"), Change::Details);
}

void setCommittee(Session& session, Committee after, const QString& what)
{
    if (after == session.game().committee) return;
    Game game = session.game();
    game.committee = std::move(after);
    session.become(std::move(game), what, Change::Details);
}

void addConsent(Session& session, const Consent& consent)
{
    if (faultOf(session.game(), consent) != ConsentFault::None) return;
    Game after = session.game();
    after.phases.back().consents.push_back(consent);
    session.become(std::move(after), Session::tr("agreement"), Change::Orders);
}

void endConsent(Session& session, const Consent& consent, const std::string& reason, const std::string& time)
{
    if (session.resolved() || reason.empty()) return;
    Game after = session.game();
    after.phases.back().rulings.push_back(
        {.kind = Ruling::Kind::Agreement, .consent = consent, .reason = reason, .time = time});
    session.become(std::move(after), Session::tr("end of an agreement"), Change::Orders);
}

void setAgreedEnd(Session& session, const AgreedEnd& end)
{
    if (end == session.game().agreedEnd || endingOf(session.game())) return;
    Game after = session.game();
    after.agreedEnd = end;
    session.become(std::move(after), Session::tr("agreed end"), Change::Details);
}

void setTimes(Session& session, const ClockRules& times)
{
    if (session.game().times == times) return;
    Game after = session.game();
    after.times = times;
    session.become(std::move(after), Session::tr("lengths of the stages"), Change::Details);
}

} // namespace chancery
