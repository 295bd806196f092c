// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/phase_box.h"

#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace chancery {

namespace {

/// The phases that a game can have, without a year.
constexpr Phase kindsOfPhase[] = {
    {Season::Spring, 0, PhaseKind::Movement},   {Season::Spring, 0, PhaseKind::Retreat},
    {Season::Fall, 0, PhaseKind::Movement},     {Season::Fall, 0, PhaseKind::Retreat},
    {Season::Winter, 0, PhaseKind::Adjustment},
};

QString withoutYear(const Phase& phase)
{
    const QString season = Words::season(phase.season);
    switch (phase.kind) {
    case PhaseKind::Movement:
        return PhaseBox::tr("%1, movement", "season").arg(season);
    case PhaseKind::Retreat:
        return PhaseBox::tr("%1, retreats", "season").arg(season);
    case PhaseKind::Adjustment:
        return PhaseBox::tr("%1, adjustments", "season").arg(season);
    }
    return {};
}

} // namespace

PhaseBox::PhaseBox(const Phase& phase, bool retreats, QWidget* parent)
    : QWidget(parent)
    , kind_(new QComboBox(this))
    , year_(new QSpinBox(this))
{
    introduce(kind_, "phase", tr("Season and kind of phase"), tr("The phase to enter orders for"));
    for (const Phase& kind : kindsOfPhase)
        if (retreats || kind.kind != PhaseKind::Retreat)
            kind_->addItem(withoutYear(kind), QString::fromStdString(shortName(kind)));
    introduce(year_, "year", tr("Year"), tr("The year of the phase"));
    year_->setRange(1, 9999);
    setPhase(phase);
    setFocusProxy(kind_);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(kind_);
    line->addWidget(year_);
    connect(kind_, &QComboBox::activated, this, [this] { Q_EMIT chosen(this->phase()); });
    connect(year_, &QSpinBox::valueChanged, this, [this] { Q_EMIT chosen(this->phase()); });
}

Phase PhaseBox::phase() const
{
    Phase phase = readPhase(kind_->currentData().toString().toStdString()).value_or(Phase{});
    phase.year = year_->value();
    return phase;
}

void PhaseBox::setPhase(const Phase& phase)
{
    const QSignalBlocker quiet(year_);
    const int found = kind_->findData(QString::fromStdString(shortName({phase.season, 0, phase.kind})));
    if (found >= 0) kind_->setCurrentIndex(found);
    year_->setValue(phase.year);
}

} // namespace chancery
