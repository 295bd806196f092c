// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/room_rest.h"

#include "ui/words/captions.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <map>

namespace chancery {

namespace {

/// A list that is longer becomes one sentence.
constexpr qsizetype mostAtRest = 8;
/// Of more moves it is only said where they come from, and as the board writes it where names would not fit.
constexpr qsizetype mostWays = 5, mostLetters = 60;

/// Collects what has become of the orders of a phase.
class RestWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RestWords)

public:
    RestWords(const Map& map, const PhaseRecord& record)
        : words_(map)
        , map_(map)
        , record_(record)
    {
    }

    RoomPanel moves() const
    {
        bool any = false;
        QStringList failed, places, codes;
        for (const OrderResult& r : record_.outcome->results)
            if (const auto* move = as<Move>(r.order)) {
                any = true;
                if (r.verdict == Verdict::Succeeds || r.order.unit.at == nowhere) continue;
                if (r.order.power != r.order.unit.power && !r.order.permission.given) continue; // not its own
                failed << way(r.order.unit.at, move->to);
                places << words_.province(map_.provinceOf(r.order.unit.at));
                codes << QString::fromStdString(map_[map_.provinceOf(r.order.unit.at)].code);
            }
        const QString between = tr(", ", "provinces");
        if (places.join(between).size() > mostLetters) places = codes;
        if (failed.size() > mostWays) failed = QStringList{places.join(between)};
        Beat end{Gesture::Settle, {}, {}, {}};
        const Caption retreats = Captions(map_, record_).of(end);
        if (retreats.headline.isEmpty() && failed.isEmpty())
            return headed(any ? tr("Every move has succeeded") : QString(), {});
        if (retreats.headline.isEmpty()) return headed(tr("Moves that failed"), failed);
        RoomPanel panel = headed(retreats.headline, retreats.others);
        if (!failed.isEmpty()) panel.remarks << tr("Moves that failed: %1").arg(joined(failed));
        return panel;
    }

    RoomPanel retreats() const
    {
        QStringList gone, lost;
        for (const OrderResult& r : record_.outcome->results) {
            if (r.order.unit.at == nowhere ||
                !dislodgedAt(map_, record_.before, map_.provinceOf(r.order.unit.at)))
                continue;
            if (const auto* retreat = as<Retreat>(r.order); retreat && r.verdict == Verdict::Succeeds)
                gone << way(r.order.unit.at, retreat->to);
            else
                lost << words_.province(map_.provinceOf(r.order.unit.at));
        }
        return both(tr("Retreats"), gone, tr("Disbanded"), lost);
    }

    RoomPanel adjustments() const
    {
        std::map<Power, QStringList> built, removed;
        for (const OrderResult& r : record_.outcome->results) {
            if (r.verdict != Verdict::Succeeds || r.order.unit.at == nowhere) continue;
            const QString place = words_.province(map_.provinceOf(r.order.unit.at));
            if (as<Build>(r.order)) built[r.order.unit.power] << place;
            if (as<Disband>(r.order)) removed[r.order.unit.power] << place;
        }
        return both(tr("Builds"), byPower(built), tr("Removals"), byPower(removed));
    }

private:
    QString way(Location from, Location to) const
    {
        return tr("%1 to %2", "a move: two provinces")
            .arg(words_.province(map_.provinceOf(from)), words_.province(map_.provinceOf(to)));
    }
    QStringList byPower(const std::map<Power, QStringList>& places) const
    {
        QStringList lines;
        for (const auto& [power, all] : places)
            lines
                << tr("%1: %2", "power, provinces").arg(words_.power(power), all.join(tr(", ", "provinces")));
        return lines;
    }
    static QString joined(const QStringList& parts) { return parts.join(tr("; ", "between moves")) + u'.'; }

    static RoomPanel headed(const QString& headline, const QStringList& lines)
    {
        RoomPanel panel;
        panel.headline = headline;
        panel.list = lines;
        if (lines.size() <= mostAtRest) return panel;
        panel.remarks << joined(lines);
        panel.list.clear();
        return panel;
    }

    static RoomPanel both(const QString& first, const QStringList& firstLines, const QString& second,
                          const QStringList& secondLines)
    {
        if (firstLines.isEmpty()) return secondLines.isEmpty() ? RoomPanel() : headed(second, secondLines);
        RoomPanel panel = headed(first, firstLines);
        if (!secondLines.isEmpty())
            panel.remarks << tr("%1: %2", "a heading, and what is below it").arg(second, joined(secondLines));
        return panel;
    }

    Words words_;
    const Map& map_;
    const PhaseRecord& record_;
};

} // namespace

RoomPanel panelAtRest(const Map& map, const PhaseRecord& record)
{
    const RestWords rest(map, record);
    switch (record.phase.kind) {
    case PhaseKind::Movement:
        return rest.moves();
    case PhaseKind::Retreat:
        return rest.retreats();
    case PhaseKind::Adjustment:
        return rest.adjustments();
    }
    return {};
}

} // namespace chancery
