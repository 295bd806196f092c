// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fault_words.h"

#include "engine/base/message.h"
#include "engine/orders/fault_text.h"
#include "ui/words/words.h"

#include <QStringList>

#include <algorithm>

namespace chancery {

QString FaultWords::unit(const Unit& unit) const
{
    const Words words(map_);
    return tr("%1 (%2)", "unit, power").arg(words.unit(unit), words.power(unit.power));
}

QString FaultWords::sentence(const PositionFault& fault) const
{
    const FaultSentence sentence = sentenceOf(fault);
    const std::string pattern = QCoreApplication::translate("PositionFaults", sentence.pattern).toStdString();
    const Words words(map_);
    Message message{pattern.c_str()};
    for (const FaultGap& gap : sentence.gaps) {
        QString text;
        if (const auto* unit = std::get_if<Unit>(&gap)) text = this->unit(*unit);
        if (const auto* power = std::get_if<Power>(&gap)) text = words.power(*power);
        if (const auto* number = std::get_if<int>(&gap)) text = QString::number(*number);
        if (const auto* place = std::get_if<Location>(&gap)) text = words.location(*place);
        message.gaps.push_back(text.toStdString());
    }
    return QString::fromStdString(english(message));
}

QString FaultWords::sentences(const std::vector<PositionFault>& faults) const
{
    QStringList lines;
    for (const PositionFault& fault : faults) lines << sentence(fault);
    return lines.join(u'\n');
}

namespace {

/// Returns whether rulings can mend a fault, as they do with units in a province, but not with those
/// dislodged from it.
bool canBeRuled(const PositionFault& fault, const Position& position)
{
    const auto has = [&fault](const std::vector<Unit>& units) {
        return std::ranges::find(units, fault.unit) != units.end();
    };
    return fault.kind != PositionFault::Kind::DislodgedTooEarly &&
           fault.kind != PositionFault::Kind::DislodgedTwice &&
           (has(position.units) || has(position.surplus));
}

} // namespace

QString FaultWords::whyStopped(const PhaseRecord& record) const
{
    const std::vector<PositionFault> faults = stoppingFaults(map_, record.phase.kind, record.before);
    if (faults.empty()) return {};
    const bool canAllBeRuled = std::ranges::all_of(
        faults, [&](const PositionFault& fault) { return canBeRuled(fault, record.before); });
    return sentences(faults) + u'\n' +
           (canAllBeRuled
                ? tr("The phase cannot be resolved before that is mended: by the check of the table, a "
                     "ruling, or by "
                     "editing the position.")
                : tr("The phase cannot be resolved before that is mended by editing the position."));
}

} // namespace chancery
