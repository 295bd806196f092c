// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/corrections.h"

#include "engine/game/correct.h"
#include "engine/game/rule_change.h"
#include "engine/game/seats.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/words.h"

namespace chancery {

void editPosition(Session& session, const Phase& phase, const Position& position, const QString& reason,
                  const QString& time)
{
    const Map& map = session.map();
    Game after = session.game();
    PhaseRecord& record = after.phases.back();
    if (!(phase == record.phase)) record.rulings.clear(); // made for another phase
    if (!reason.isEmpty())
        for (Ruling& ruling : rulingsBetween(map, session.current().before, position, reason.toStdString(),
                                             time.toStdString()))
            record.rulings.push_back(std::move(ruling));
    record.phase = phase;
    record.before = position;
    record.outcome.reset();
    record.paradoxChoice.reset();
    for (const Power power : map.everyPower()) {
        const ReadingContext context{map, position, phase.kind, power, sharedSeats(session.game(), phase)};
        const std::string sheet = sheetText(session.game(), power).toStdString();
        after = write(std::move(after), power, readSheet(context, sheet));
    }
    session.become(std::move(after), Session::tr("edit the position"), Change::Phase);
}

void addRulings(Session& session, const std::vector<Ruling>& rulings)
{
    if (rulings.empty()) return;
    Game after = session.game();
    PhaseRecord record = withRulings(session.game(), session.current(), rulings);
    if (session.resolved()) {
        after.phases.pop_back();
        record.outcome.reset();
        if (canResolve(session.map(), record)) record.outcome = outcomeOf(after, record);
        after.phases.push_back(std::move(record));
    } else {
        after.phases.back() = std::move(record);
    }
    const QString phase = Words::phase(session.current().phase);
    session.become(std::move(after), Session::tr("ruling on %1").arg(phase), Change::Phase);
}

void takeCorrection(Session& session, Game corrected, const Phase& phase)
{
    session.become(std::move(corrected), Session::tr("correct %1").arg(Words::phase(phase)), Change::Phase);
}

void setRulebook(Session& session, const Rulebook& rules)
{
    if (rules == session.game().rulebook) return;
    Game after = underRules(session.game(), rules);
    if (changedPhases(session.game(), after).empty())
        session.become(std::move(after), Session::tr("rules"), Change::Rules);
}

} // namespace chancery
