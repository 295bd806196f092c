// SPDX-License-Identifier: GPL-3.0-or-later
// How the gamemaster puts the open game right: positions, rulings, phases that were played.
#include "ui/session/session.h"

#include "engine/rulings/correct.h"

namespace chancery {

void Session::editPosition(const Phase& phase, const Position& position, const QString& reason,
                           const QString& time)
{
    Game after = game_;
    PhaseRecord& record = after.phases.back();
    if (!(phase == record.phase)) record.rulings.clear(); // they were made for another one
    if (!reason.isEmpty())
        for (Ruling& ruling :
             rulingsBetween(map(), current().before, position, reason.toStdString(), time.toStdString()))
            record.rulings.push_back(std::move(ruling));
    record.phase = phase;
    record.before = position;
    record.outcome.reset();
    record.paradoxChoice.reset();
    for (const Power power : map().everyPower()) {
        const ReadingContext context{map(), position, phase.kind, power};
        after = write(std::move(after), power, readSheet(context, sheet(power).toStdString()));
    }
    become(std::move(after), tr("edit the position"), Change::Phase);
}

void Session::rule(const std::vector<Ruling>& rulings)
{
    if (rulings.empty()) return;
    Game after = game_;
    PhaseRecord record = withRulings(map(), current(), rulings);
    if (resolved()) {
        after.phases.pop_back();
        record.outcome = outcomeOf(after, record);
        after.phases.push_back(std::move(record));
    } else {
        after.phases.back() = std::move(record);
    }
    become(std::move(after), tr("ruling on %1").arg(QString::fromStdString(shortName(current().phase))),
           Change::Phase);
}

void Session::correct(Game corrected, const Phase& phase)
{
    become(std::move(corrected), tr("correct %1").arg(QString::fromStdString(shortName(phase))),
           Change::Phase);
}

} // namespace chancery
