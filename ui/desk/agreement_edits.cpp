// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/agreement_edits.h"

#include "engine/game/agreements.h"
#include "engine/game/ending.h"
#include "ui/desk/session.h"

namespace chancery {

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
