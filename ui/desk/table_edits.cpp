// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/table_edits.h"

#include "engine/game/ending.h"
#include "engine/game/rule_change.h"
#include "ui/desk/session.h"

namespace chancery {

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

} // namespace chancery
