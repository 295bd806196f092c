// SPDX-License-Identifier: GPL-3.0-or-later
// Describes rulings, and explains results that were ruled.
#include "ui/words/ruling_words.h"

#include "ui/words/agreement_words.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace chancery {

RulingWords::RulingWords(const Map& map, const PhaseRecord& record)
    : map_(map)
    , record_(record)
{
}

QString RulingWords::result(RuledResult result)
{
    switch (result) {
    case RuledResult::Succeeds:
        return Words::verdict(Verdict::Succeeds);
    case RuledResult::Fails:
        return Words::verdict(Verdict::Fails);
    case RuledResult::Given:
        return Words::verdict(Verdict::Given);
    case RuledResult::Cut:
        return Words::verdict(Verdict::Cut);
    case RuledResult::Available:
        return Words::verdict(Verdict::Available);
    case RuledResult::Disrupted:
        return Words::verdict(Verdict::Disrupted);
    case RuledResult::Stands:
        return Words::verdict(Verdict::Stands);
    case RuledResult::Dislodged:
        return Words::fate(Fate::Dislodged);
    }
    return {};
}

QString RulingWords::time(const Ruling& ruling)
{
    const QDateTime made = QDateTime::fromString(QString::fromStdString(ruling.time), Qt::ISODate);
    return made.isValid() ? QLocale().toString(made.toLocalTime(), QLocale::ShortFormat) : QString();
}

QString RulingWords::unitAt(Province where) const
{
    const DislodgedUnit* dislodged = dislodgedAt(map_, record_.before, where);
    const Unit* unit = dislodged ? &dislodged->unit : chancery::unitAt(map_, record_.before, where);
    return unit ? brief(map_, *unit) : Words(map_).province(where);
}

QString RulingWords::reading(const Ruling& ruling) const
{
    const QString unit = unitAt(ruling.where);
    if (!ruling.order) return tr("No written order for %1 counts.").arg(unit);
    return tr("The order of %1 reads %2.").arg(unit, brief(map_, record_.before, *ruling.order));
}

QString RulingWords::position(const Ruling& ruling) const
{
    if (!ruling.unit) return tr("There is no unit in %1.").arg(Words(map_).province(ruling.where));
    if (ruling.beside)
        return tr("%1 has %2 beside another unit.", "power, unit")
            .arg(Words(map_).power(ruling.unit->power), brief(map_, *ruling.unit));
    return tr("%1 has %2.", "power, unit")
        .arg(Words(map_).power(ruling.unit->power), brief(map_, *ruling.unit));
}

QString RulingWords::what(const Ruling& ruling) const
{
    const Words words(map_);
    switch (ruling.kind) {
    case Ruling::Kind::Reading:
        return reading(ruling);
    case Ruling::Kind::Result: {
        const OrderResult* told = record_.outcome ? resultOf(map_, *record_.outcome, ruling.where) : nullptr;
        const QString order = told ? brief(map_, record_.before, told->order) : unitAt(ruling.where);
        return tr("%1: %2.", "order, result").arg(order, result(ruling.result));
    }
    case Ruling::Kind::Position:
        return position(ruling);
    case Ruling::Kind::Ownership:
        if (ruling.owner == noPower) return tr("%1 belongs to no power.").arg(words.province(ruling.where));
        return tr("%1 belongs to %2.").arg(words.province(ruling.where), words.power(ruling.owner));
    case Ruling::Kind::Correction:
        return tr("The phase was corrected after it was played.");
    case Ruling::Kind::Agreement:
        return tr("An agreement ends: %1").arg(AgreementWords::what(map_, record_, ruling.consent));
    }
    return {};
}

QString RulingWords::line(const Ruling& ruling) const
{
    const QString reason = QString::fromStdString(ruling.reason).simplified();
    return tr("Ruled: %1 Reason: %2").arg(what(ruling), reason);
}

QString RulingWords::readingOf(const OrderResult& result) const
{
    if (result.order.unit.at == nowhere) return {};
    const Ruling* read = rulingOn(record_, Ruling::Kind::Reading, map_.provinceOf(result.order.unit.at));
    if (!read || !read->order || !(*read->order == result.order)) return {};
    return tr("The gamemaster ruled on the reading of the order: “%1”.")
        .arg(QString::fromStdString(read->reason).simplified());
}

QStringList RulingWords::lines() const
{
    QStringList lines;
    for (const Ruling& ruling : record_.rulings) lines << line(ruling);
    return lines;
}

const Ruling* rulingOn(const PhaseRecord& record, Ruling::Kind kind, Province where)
{
    const auto found =
        std::find_if(record.rulings.rbegin(), record.rulings.rend(),
                     [&](const Ruling& ruling) { return ruling.kind == kind && ruling.where == where; });
    return found == record.rulings.rend() ? nullptr : &*found;
}

} // namespace chancery
