// SPDX-License-Identifier: GPL-3.0-or-later
// Reports a resolved phase as the rulebooks print it, and in short.
#include "ui/words/phase_report.h"

#include "engine/adjudicate/unit_result.h"
#include "engine/committee/committee.h"
#include "ui/words/brief.h"
#include "ui/words/build_words.h"
#include "ui/words/committee_words.h"
#include "ui/words/reasons.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/ruling_words.h"
#include "ui/words/vote_words.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace chancery {

namespace {

/// The context of these texts for translators.
struct PhaseReport
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PhaseReport)
};

bool hasFailed(const OrderResult& result)
{
    switch (result.verdict) {
    case Verdict::Succeeds:
    case Verdict::Given:
    case Verdict::Available:
        return false;
    case Verdict::Stands:
        return result.fate != Fate::Unharmed;
    default:
        return true;
    }
}

ReportedOrder reported(const Map& map, const PhaseRecord& record, const OrderResult& result)
{
    const QString verdict = result.ordered ? Words::verdict(result)
                            : result.fate == Fate::Unharmed
                                ? PhaseReport::tr("no order")
                                : PhaseReport::tr("no order, %1").arg(Words::fate(result.fate));
    return {brief(map, record.before, result.order), verdict, hasFailed(result),
            result.fate != Fate::Unharmed};
}

/// Returns whether this is the last phase before the adjustments, at whose end centres are counted.
bool countsCentres(const PhaseRecord& record)
{
    if (record.phase.season == Season::Spring || record.phase.kind == PhaseKind::Adjustment) return false;
    return record.outcome->after.dislodged.empty();
}

QStringList centreCounts(const Map& map, const PhaseRecord& record,
                         const std::function<QString(Power)>& nameOf)
{
    QStringList lines;
    if (!countsCentres(record)) return lines;
    for (const Power power : map.everyPower()) {
        const auto before = std::ranges::count(record.before.owner, power);
        const auto after = std::ranges::count(record.outcome->after.owner, power);
        if (before == 0 && after == 0) continue;
        const QString change = after == before
                                   ? QString()
                                   : QStringLiteral(" (%1%2)")
                                         .arg(after > before ? QStringLiteral("+") : QStringLiteral("\u2212"))
                                         .arg(std::abs(after - before));
        lines << QStringLiteral("%1 %2%3").arg(nameOf(power)).arg(after).arg(change);
    }
    return lines;
}

QString rulebookLine(const Words& words, const PowerReport& report)
{
    QStringList orders;
    for (const ReportedOrder& order : report.orders)
        orders << (order.failed ? u'_' + order.text + u'_' : order.text);
    return PhaseReport::tr("%1: %2.", "power, its orders")
        .arg(words.power(report.power), orders.join(QStringLiteral(", ")));
}

QString rulebookReport(const Game& game, const PhaseRecord& record)
{
    const Map& map = *game.map;
    const Words words(map);
    QStringList lines{Words::phase(record.phase), QString()};
    bool failed = false;
    for (const PowerReport& report : ordersReport(map, record)) {
        lines << rulebookLine(words, report);
        failed = failed || std::ranges::any_of(report.orders, &ReportedOrder::failed);
    }
    if (failed) lines << QString() << PhaseReport::tr("Orders between underscores failed.");
    const QStringList dislodged = dislodgedReport(map, record), centres = centresReport(map, record);
    if (!dislodged.isEmpty()) lines << QString() << PhaseReport::tr("Dislodged:") << dislodged;
    const QStringList removed = removedReport(map, record);
    if (!removed.isEmpty()) lines << QString() << removed;
    const QStringList unused = unusedBuildsReport(game, record);
    if (!unused.isEmpty()) lines << QString() << unused;
    if (!centres.isEmpty())
        lines << QString() << PhaseReport::tr("Supply centres: %1.").arg(centres.join(QStringLiteral(", ")));
    if (const QString notes = notesReport(record); !notes.isEmpty()) lines << QString() << notes;
    if (!record.votes.empty()) lines << QString() << votesReport(map, record);
    const QStringList ruled = RulingWords(map, record).lines();
    if (!ruled.isEmpty()) lines << QString() << ruled;
    return lines.join(u'\n') + u'\n';
}

QString committeeReport(const Game& game, std::size_t index)
{
    const QStringList lines = committeeLines(game, index);
    return lines.isEmpty() ? QString() : u'\n' + lines.join(u'\n') + u'\n';
}

/// Returns an order with " x" after it if it failed, or " !" if its unit was dislodged.
QString shortOrder(const ReportedOrder& order)
{
    QString text = order.text;
    if (order.lost) return text + QStringLiteral(" !");
    return order.failed ? text + QStringLiteral(" x") : text;
}

QString shortReport(const Map& map, const PhaseRecord& record)
{
    QStringList lines{QString::fromStdString(shortName(record.phase))};
    const auto letter = [&map](Power power) { return QString::fromStdString(map[power].letter); };
    for (const PowerReport& report : ordersReport(map, record)) {
        QStringList orders;
        for (const ReportedOrder& order : report.orders) orders << shortOrder(order);
        lines << letter(report.power) + QStringLiteral(": ") + orders.join(QStringLiteral(", "));
    }
    const QStringList centres = centreCounts(map, record, letter);
    for (const Ruling& ruling : record.rulings)
        lines << QStringLiteral("\u00a7 ") + RulingWords(map, record).what(ruling);
    if (!centres.isEmpty()) lines << QStringLiteral("= ") + centres.join(QStringLiteral(", "));
    if (const QString notes = notesReport(record); !notes.isEmpty()) lines << notes;
    return lines.join(u'\n') + u'\n';
}

QString reportOf(const Game& game, std::size_t index, ReportStyle style)
{
    const PhaseRecord& record = game.phases[index];
    switch (style) {
    case ReportStyle::Rulebook:
        return rulebookReport(game, record) + committeeReport(game, index);
    case ReportStyle::Judge:
        return judgeReport(game, index);
    case ReportStyle::Short:
        return shortReport(*game.map, record);
    }
    return {};
}

/// Returns a report with the line before it that the game's rulebook is missing, if it is. Programs read
/// ReportStyle::Judge, and expect no such line.
QString withStandIn(const Game& game, ReportStyle style, const QString& report)
{
    const QString missing = RulebookWords::unknown(game.rulebook);
    if (missing.isEmpty() || report.isEmpty() || style == ReportStyle::Judge) return report;
    return missing + QStringLiteral("\n\n") + report;
}

} // namespace

std::vector<PowerReport> ordersReport(const Map& map, const PhaseRecord& record)
{
    std::vector<PowerReport> all;
    for (const Power power : map.everyPower()) {
        PowerReport report{power, {}};
        for (const OrderResult* result : resultsOf(*record.outcome, power))
            report.orders.push_back(reported(map, record, *result));
        if (!report.orders.empty()) all.push_back(std::move(report));
    }
    return all;
}

QStringList dislodgedReport(const Map& map, const PhaseRecord& record)
{
    const Words words(map);
    const ReasonWords reasons(map, {}, Register::Judge, record);
    QStringList lines;
    for (const DislodgedUnit& unit : record.outcome->dislodged) {
        QStringList places;
        for (const Location place : unit.retreats) places << words.location(place);
        const QString who =
            QStringLiteral("%1 (%2)").arg(brief(map, unit.unit), words.power(unit.unit.power));
        if (places.isEmpty())
            lines << (QStringList{PhaseReport::tr("%1 cannot retreat and is destroyed.").arg(who)} +
                      reasons.whyNoRetreat(unit))
                         .join(u' ');
        else if (hasNoPlayer(map, *record.outcome, map.provinceOf(unit.unit.at)))
            lines << PhaseReport::tr("%1 will be disbanded, because it has no player.").arg(who);
        else
            lines << PhaseReport::tr("%1 may retreat to: %2.").arg(who, places.join(QStringLiteral(", ")));
    }
    return lines;
}

QStringList removedReport(const Map& map, const PhaseRecord& record)
{
    const ReasonWords reasons(map, {}, Register::Judge, record);
    QStringList lines;
    for (const OrderResult& result : record.outcome->results)
        if (removesByRule(result.finding.rule)) lines << reasons.explanation(result);
    return lines;
}

QStringList unusedBuildsReport(const Game& game, const PhaseRecord& record)
{
    const BuildWords words(*game.map, {}, Register::Judge, record);
    const PowerSet unplayed = unplayedPowers(game, record.phase);
    QStringList lines;
    for (const UnusedBuilds& builds : unusedBuilds(inputOf(game, record), *record.outcome))
        if (!unplayed.has(builds.power)) lines << words.unused(builds);
    if (const QString left = BuildWords::leftOut(game, record); !left.isEmpty()) lines << left;
    return lines;
}

QStringList centresReport(const Map& map, const PhaseRecord& record)
{
    return centreCounts(map, record, [words = Words(map)](Power power) { return words.power(power); });
}

QStringList committeeLines(const Game& game, std::size_t index)
{
    const CommitteeWords words(*game.map);
    return words.eventsIn(publicPart(game.committee), game.phases[index].phase) + words.pointsIn(game, index);
}

QString notesReport(const PhaseRecord& record)
{
    if (record.notes.empty()) return {};
    return PhaseReport::tr("Notes: %1").arg(QString::fromStdString(record.notes).simplified());
}

QStringList votesReport(const Map& map, const PhaseRecord& record)
{
    QStringList lines;
    for (const Vote& vote : record.votes)
        lines << PhaseReport::tr("Vote – %1.").arg(VoteWords(map).vote(vote));
    return lines;
}

QString phaseReport(const Game& game, std::size_t index, ReportStyle style)
{
    return withStandIn(game, style, reportOf(game, index, style));
}

QString gameReport(const Game& game, ReportStyle style)
{
    QStringList phases;
    for (std::size_t i = 0; i < game.phases.size(); ++i)
        if (game.phases[i].outcome) phases << reportOf(game, i, style);
    return withStandIn(game, style, phases.join(u'\n'));
}

} // namespace chancery
