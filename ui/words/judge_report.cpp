// SPDX-License-Identifier: GPL-3.0-or-later
// Reports a phase as the e-mail judges did. The text is always English, since other programs read it.
#include "engine/orders/order_text.h"
#include "ui/words/overloaded.h"
#include "ui/words/phase_report.h"

#include <QStringList>

#include <algorithm>

namespace chancery {

namespace {

/// Writes the judges' lines for one phase, with the English names of the map.
class Judge
{
public:
    Judge(const Game& game, std::size_t index)
        : map_(*game.map)
        , game_(game)
        , record_(game.phases[index])
        , next_(index + 1 < game.phases.size() ? &game.phases[index + 1] : nullptr)
    {
    }

    QString text() const
    {
        QStringList lines{heading(), QString()};
        for (const Power power : map_.everyPower())
            for (const OrderResult* result : resultsOf(*record_.outcome, power))
                lines << line(*result, map_[power]);
        lines << dislodged() << ownership();
        if (next_) lines << QString() << nextPhase();
        return lines.join(u'\n') + u'\n';
    }

private:
    static QString season(Season which)
    {
        return QLatin1String(which == Season::Spring ? "Spring" : which == Season::Fall ? "Fall" : "Winter");
    }
    static QString kind(PhaseKind which)
    {
        return QLatin1String(which == PhaseKind::Movement  ? "Movement"
                             : which == PhaseKind::Retreat ? "Retreat"
                                                           : "Adjustment");
    }
    QString gameName() const
    {
        return game_.title.empty() ? QStringLiteral("game") : QString::fromStdString(game_.title);
    }

    QString heading() const
    {
        return QStringLiteral("%1 results for %2 of %3.  (%4)")
            .arg(kind(record_.phase.kind), season(record_.phase.season))
            .arg(record_.phase.year)
            .arg(gameName());
    }

    QString place(Location at) const
    {
        const QString name = QString::fromStdString(map_[map_.provinceOf(at)].name);
        const std::string& coast = map_[at].coast;
        if (coast.empty()) return name;
        const QString words = QString::fromLatin1(coast == "nc"   ? "north coast"
                                                  : coast == "sc" ? "south coast"
                                                  : coast == "ec" ? "east coast"
                                                                  : "west coast");
        return QStringLiteral("%1 (%2)").arg(name, words);
    }

    static QString unitKind(UnitKind which)
    {
        return QLatin1String(which == UnitKind::Army ? "Army" : "Fleet");
    }
    QString unit(const Unit& which) const { return unitKind(which.kind) + u' ' + place(which.at); }
    /// Returns the unit that was in a province, with the adjective of its power if that is not `speaker`.
    QString unitAt(Location at, Power speaker) const
    {
        for (const Unit& one : record_.before.units)
            if (map_.provinceOf(one.at) == map_.provinceOf(at))
                return (one.power == speaker ? QString()
                                             : QString::fromStdString(map_[one.power].adjective) + u' ') +
                       unit(one);
        return place(at);
    }

    QString command(const Order& order) const
    {
        const QString to = QStringLiteral(" -> ");
        return std::visit(
            Overloaded{
                [&](const Hold&) { return unit(order.unit) + QStringLiteral(" HOLD"); },
                [&](const Move& move) { return unit(order.unit) + to + place(move.to); },
                [&](const SupportHold& support) {
                    return unit(order.unit) + QStringLiteral(" SUPPORT ") + unitAt(support.unit, order.power);
                },
                [&](const SupportMove& support) {
                    return unit(order.unit) + QStringLiteral(" SUPPORT ") +
                           unitAt(support.unit, order.power) + to + place(support.to);
                },
                [&](const Convoy& convoy) {
                    return unit(order.unit) + QStringLiteral(" CONVOY ") + unitAt(convoy.army, order.power) +
                           to + place(convoy.to);
                },
                [&](const Retreat& retreat) { return unit(order.unit) + to + place(retreat.to); },
                [&](const Disband&) { return disband(order.unit); },
                [&](const Build&) {
                    return QStringLiteral("Builds %1 in %2")
                        .arg(article(order.unit.kind), place(order.unit.at));
                },
                [&](const Waive&) { return QStringLiteral("Build waived"); },
                [&](const auto&) { return QString::fromStdString(canonical(map_, record_.before, order)); },
            },
            order.command);
    }

    static QString article(UnitKind which)
    {
        return QLatin1String(which == UnitKind::Army ? "an army" : "a fleet");
    }
    QString disband(const Unit& which) const
    {
        if (record_.phase.kind == PhaseKind::Retreat) return unit(which) + QStringLiteral(" DISBAND");
        return QStringLiteral("Removes the %1 in %2").arg(unitKind(which.kind).toLower(), place(which.at));
    }

    /// Returns whether an order is one that the e-mail judges did not know; it bounces nowhere.
    static bool isOfInsurrection(const Order& order) { return as<Insurrection>(order) || as<Revive>(order); }

    QStringList marks(const OrderResult& result) const
    {
        QStringList words;
        if (result.verdict == Verdict::Fails)
            words << (isOfInsurrection(result.order) ? QStringLiteral("void") : QStringLiteral("bounce"));
        if (result.verdict == Verdict::Cut) words << QStringLiteral("cut");
        if (result.verdict == Verdict::Disrupted) words << QStringLiteral("no convoy");
        if (result.verdict == Verdict::Invalid || result.verdict == Verdict::Illegal)
            words << QStringLiteral("void");
        if (result.fate == Fate::Dislodged) words << QStringLiteral("dislodged");
        if (result.fate == Fate::Destroyed)
            words << QStringLiteral("dislodged") << QStringLiteral("destroyed");
        return words;
    }

    QString line(const OrderResult& result, const PowerInfo& power) const
    {
        const bool silent = !result.ordered && as<Hold>(result.order);
        const QString told =
            silent ? unit(result.order.unit) + QStringLiteral(", No Order Processed") : command(result.order);
        const QStringList words = marks(result);
        return QString::fromStdString(power.name) + QStringLiteral(": ") + told + u'.' +
               (words.isEmpty() ? QString()
                                : QStringLiteral("  (*%1*)").arg(words.join(QStringLiteral(", "))));
    }

    QStringList dislodged() const
    {
        QStringList lines;
        for (const DislodgedUnit& one : record_.outcome->dislodged) {
            QStringList places;
            for (const Location to : one.retreats) places << place(to);
            const QString who = QStringLiteral("The %1 %2 in %3 ")
                                    .arg(QString::fromStdString(map_[one.unit.power].adjective),
                                         unitKind(one.unit.kind), place(one.unit.at));
            lines << (places.isEmpty() ? who + QStringLiteral("with no valid retreats was destroyed.")
                                       : who + QStringLiteral("can retreat to ") +
                                             places.join(QStringLiteral(" or ")) + u'.');
        }
        if (!lines.isEmpty())
            lines = QStringList{QString(), QStringLiteral("The following units were dislodged:"), QString()} +
                    lines;
        return lines;
    }

    QStringList ownership() const
    {
        const Position& after = record_.outcome->after;
        if (record_.phase.season != Season::Fall || !after.dislodged.empty()) return {};
        QStringList lines{QString(), QStringLiteral("Ownership of supply centers:"), QString()};
        QStringList counts{QString()};
        for (const Power power : map_.everyPower()) {
            QStringList places;
            for (std::size_t i = 0; i < after.owner.size(); ++i)
                if (after.owner[i] == power)
                    places << QString::fromStdString(map_[static_cast<Province>(i)].name);
            if (places.isEmpty()) continue;
            const QString name = QString::fromStdString(map_[power].name);
            lines << name + QStringLiteral(": ") + places.join(QStringLiteral(", ")) + u'.';
            counts << QStringLiteral("%1: %2 Supply centers, %3 Units.")
                          .arg(name)
                          .arg(places.size())
                          .arg(std::ranges::count(after.units, power, &Unit::power));
        }
        return lines + counts;
    }

    QString nextPhase() const
    {
        return QStringLiteral("The next phase of '%1' will be %2 for %3 of %4.")
            .arg(gameName(), kind(next_->phase.kind), season(next_->phase.season))
            .arg(next_->phase.year);
    }

    const Map& map_;
    const Game& game_;
    const PhaseRecord& record_;
    const PhaseRecord* next_;
};

} // namespace

QString judgeReport(const Game& game, std::size_t index)
{
    return Judge(game, index).text();
}

} // namespace chancery
