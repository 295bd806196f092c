// SPDX-License-Identifier: GPL-3.0-or-later
// Says what a Committee keeps; see entered.h.
#include "tests/support/entered.h"

#include <algorithm>
#include <array>

namespace chancery::entered {

namespace {

QString in(const Phase& phase)
{
    return " in " + text(shortName(phase));
}

QString lineOf(const Goal& goal, const Map& map)
{
    static constexpr std::array<const char*, 3> verdicts{"filed", "allowed", "denied"};
    QString line = QStringLiteral("goal: %1 %2, ").arg(text(map[goal.power].name)).arg(goal.points);
    line += text(goal.text) + ", proposed" + in(*goal.proposed) + ", " +
            verdicts[static_cast<std::size_t>(goal.verdict)];
    if (!goal.verdictReason.empty()) line += ": " + text(goal.verdictReason);
    if (goal.achieved) line += ", achieved" + in(*goal.achieved) + ": " + text(goal.reason);
    if (goal.lapsed) line += ", lapsed" + in(*goal.lapsed) + ": " + text(goal.lapseReason);
    return line;
}

QString lineOf(const CommitteeMotion& motion, const Map& map)
{
    static constexpr std::array<const char*, 4> kinds{"speeches", "extra speeches", "end of the diplomacy",
                                                      "other"};
    const QString decided = !motion.carried ? "open" : *motion.carried ? "carried" : "rejected";
    return "motion: " + text(shortName(motion.phase)) + ' ' + text(map[motion.by].name) + ' ' +
           kinds[static_cast<std::size_t>(motion.kind)] + ", " + decided +
           (motion.text.empty() ? QString() : ": " + text(motion.text));
}

QString lineOf(const Treaty& treaty, const Map& map)
{
    QString line = "treaty: " + text(treaty.title) + (treaty.secret ? ", secret" : "") + ", of " +
                   namesOf(map, treaty.parties, " and ") + ", signed by " +
                   namesOf(map, treaty.signedBy, " and ") + ", " + text(shortName(treaty.date));
    if (treaty.concluded) line += ", concluded" + in(*treaty.concluded);
    line += ": " + text(treaty.terms);
    for (const Breach& breach : treaty.breaches)
        line += "; broken by " + text(map[breach.by].name) + in(breach.phase) + ": " + text(breach.note);
    return line;
}

QString lineOf(const Conference& conference, const Map& map)
{
    QString line = "conference: " + text(conference.name) + ", " + text(map[conference.place].code) +
                   ", called by " + text(map[conference.organiser].name) + ", of " +
                   namesOf(map, conference.parties, " and ");
    if (conference.opened) line += ", begun" + in(*conference.opened);
    if (conference.ended) line += ", ended" + in(*conference.ended) + ": " + text(conference.outcome);
    return line;
}

QString delegationsOf(const Committee& committee, const Map& map)
{
    QStringList named;
    for (const auto& [power, delegates] : committee.delegations)
        if (!delegates[0].empty())
            named << text(map[power].name) + ' ' + text(delegates[0]) + " and " + text(delegates[1]);
    return named.join(", ");
}

} // namespace

QStringList linesOf(const Committee& committee, const Map& map)
{
    if (committee == Committee()) return {};
    QStringList lines{
        QStringLiteral("setup: %1, at most %2 points").arg(text(committee.setup)).arg(committee.limit)};
    lines << "delegations: " + delegationsOf(committee, map);
    lines << QStringLiteral("goals of the set-up: %1")
                 .arg(
                     std::ranges::count_if(committee.goals, [](const Goal& goal) { return !goal.proposed; }));
    for (const Goal& goal : committee.goals)
        if (goal.proposed) lines << lineOf(goal, map);
    for (const SpeechRound& round : committee.speeches)
        lines << QStringLiteral("speeches: %1, %2 seconds each, %3 delegations, turn %4")
                     .arg(text(shortName(round.phase)))
                     .arg(round.seconds)
                     .arg(round.order.size())
                     .arg(round.turn);
    if (committee.negotiated) lines << "negotiated" + in(*committee.negotiated);
    for (const CommitteeMotion& motion : committee.motions) lines << lineOf(motion, map);
    for (const Treaty& treaty : committee.treaties) lines << lineOf(treaty, map);
    for (const Conference& conference : committee.conferences) lines << lineOf(conference, map);
    return lines;
}

} // namespace chancery::entered
