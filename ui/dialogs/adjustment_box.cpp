// SPDX-License-Identifier: GPL-3.0-or-later
// The sites to build in or the units to remove. What would exceed the count cannot be chosen.
#include "ui/dialogs/adjustment_box.h"

#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace chancery {

namespace {

// The data of an entry: a location and whether a fleet is built there. The first entry builds nothing.
constexpr int fleetBit = 1 << 8, nothing = -1;

int entryFor(const Unit* unit)
{
    if (!unit) return nothing;
    return static_cast<int>(index(unit->at)) | (unit->kind == UnitKind::Fleet ? fleetBit : 0);
}

} // namespace

AdjustmentBox::AdjustmentBox(const Map& map, AdjustmentPlan plan, ByRule byRule, Distance distance,
                             QWidget* parent)
    : QWidget(parent)
    , map_(map)
    , plan_(std::move(plan))
    , byRule_(std::move(byRule))
    , distance_(std::move(distance))
{
    setObjectName(QStringLiteral("power-") + QString::fromStdString(map[plan_.power()].name));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 12);
    auto* head = new QHBoxLayout;
    head->addWidget(powerHeading(map, plan_.power(), this));
    head->addWidget(state_ = stateLabel("state", this), 1);
    form->addRow(head);
    if (plan_.builds()) addBuilds(form);
    if (plan_.removes()) addRemovals(form);
    refresh();
}

QString AdjustmentBox::name(const char* part, Province province) const
{
    return QString::fromLatin1(part) + QString::fromStdString(map_[province].code);
}

void AdjustmentBox::addBuilds(QFormLayout* form)
{
    for (Province site : plan_.sites()) addSite(form, site);
    waives_ = new QSpinBox;
    introduce(waives_, "waives", tr("Builds that %1 waives").arg(Words(map_).power(plan_.power())),
              tr("Builds that are declined on purpose"));
    waives_->setRange(0, plan_.owed());
    form->addRow(tr("Waived builds"), waives_);
    connect(waives_, &QSpinBox::valueChanged, this, [this](int times) {
        plan_.waive(times);
        refresh();
        Q_EMIT changed();
    });
}

void AdjustmentBox::addSite(QFormLayout* form, Province site)
{
    const Words words(map_);
    auto* choice = new QComboBox;
    choice->addItem(tr("– nothing –"), nothing);
    const AdjustmentChoices& open = plan_.choices();
    const auto add = [&](const QString& text, UnitKind kind, Location at) {
        const Unit unit{plan_.power(), kind, at};
        choice->addItem(text, entryFor(&unit));
    };
    for (Location at : open.buildArmy)
        if (map_.provinceOf(at) == site) add(Words::unitKind(UnitKind::Army), UnitKind::Army, at);
    for (Location at : open.buildFleet) {
        if (map_.provinceOf(at) != site) continue;
        const QString coast = Words::coast(map_[at].coast);
        add(coast.isEmpty() ? Words::unitKind(UnitKind::Fleet) : tr("Fleet, %1", "coast").arg(coast),
            UnitKind::Fleet, at);
    }
    const QString place = words.province(site);
    introduce(choice, "", tr("Build in %1").arg(place), tr("What is built in %1").arg(place));
    choice->setObjectName(name("build-", site));
    form->addRow(place, choice);
    connect(choice, &QComboBox::activated, this, [this, site, choice] { chooseBuild(site, *choice); });
    builds_[site] = choice;
}

void AdjustmentBox::chooseBuild(Province site, const QComboBox& choice)
{
    const int entry = choice.currentData().toInt();
    if (entry == nothing)
        plan_.forget(site);
    else
        plan_.build({plan_.power(), entry & fleetBit ? UnitKind::Fleet : UnitKind::Army,
                     static_cast<Location>(entry & ~fleetBit)});
    refresh();
    Q_EMIT changed();
}

void AdjustmentBox::addRemovals(QFormLayout* form)
{
    const Words words(map_);
    for (const Unit& unit : plan_.units()) {
        const Province where = map_.provinceOf(unit.at);
        const QString text = words.unit(unit);
        auto* box = new QCheckBox(tr("%1 – %2", "unit and its distance").arg(text, distanceText(unit)));
        introduce(box, "", tr("Remove %1").arg(text),
                  tr("Takes this unit off the board. Of units that nobody chooses the rulebook takes the "
                     "farthest first."));
        box->setObjectName(name("remove-", where));
        form->addRow(box);
        connect(box, &QCheckBox::clicked, this, [this, where](bool on) {
            if (on)
                plan_.remove(where);
            else
                plan_.forget(where);
            refresh();
            Q_EMIT changed();
        });
        removals_[where] = box;
    }
    addProposal(form);
}

QString AdjustmentBox::distanceText(const Unit& unit) const
{
    const int steps = distance_(unit);
    if (steps > static_cast<int>(map_.provinces.size())) return tr("cut off from its centres");
    if (steps == 0) return tr("in one of its centres");
    return tr("%n step(s) from its centres", nullptr, steps);
}

void AdjustmentBox::addProposal(QFormLayout* form)
{
    ruled_ = stateLabel("byRule", this);
    propose_ = new QPushButton(tr("Choose these"));
    introduce(propose_, "propose", tr("Choose what the civil disorder rule would remove"),
              tr("Ticks the units that the rule would remove; they can still be changed"));
    propose_->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(propose_);
    row->addStretch(1);
    form->addRow(ruled_);
    form->addRow(row);
    connect(propose_, &QPushButton::clicked, this, [this] {
        for (const Order& order : byRule_(plan_.orders())) plan_.apply(order);
        refresh();
        Q_EMIT changed();
    });
}

bool AdjustmentBox::apply(const Order& order)
{
    if (!plan_.apply(order)) return false;
    refresh();
    Q_EMIT changed();
    return true;
}

void AdjustmentBox::refresh()
{
    const bool more = plan_.left() > 0;
    for (const auto& [site, choice] : builds_) {
        choice->setCurrentIndex(choice->findData(entryFor(plan_.buildIn(site))));
        choice->setEnabled(more || plan_.buildIn(site));
    }
    for (const auto& [province, box] : removals_) {
        box->setChecked(plan_.removed(province));
        box->setEnabled(more || plan_.removed(province));
    }
    if (waives_) {
        waives_->setMaximum(plan_.waived() + plan_.left());
        waives_->setValue(plan_.waived());
    }
    if (propose_) refreshProposal();
    tell(state_, state(), more ? Tone::Missing : Tone::Quiet);
}

void AdjustmentBox::refreshProposal()
{
    ProvinceSet places;
    for (const Order& order : byRule_(plan_.orders())) places.add(map_.provinceOf(order.unit.at));
    propose_->setVisible(!places.empty());
    ruled_->setVisible(!places.empty());
    tell(ruled_, tr("Left as it is, the civil disorder rule removes: %1.").arg(Words(map_).list(places)),
         Tone::Quiet);
}

QString AdjustmentBox::state() const
{
    if (plan_.builds()) {
        QString told = plan_.left() ? tr("%n build(s) left", nullptr, plan_.left()) : tr("all builds chosen");
        if (const int unusable = plan_.choices().owed - plan_.choices().count; unusable > 0)
            told += tr("; %n more cannot be used: no home centre is owned and free", nullptr, unusable);
        return told;
    }
    if (plan_.removes())
        return plan_.left() ? tr("%n unit(s) still to remove", nullptr, plan_.left())
                            : tr("all removals chosen");
    return plan_.choices().owed > 0 ? tr("%n build(s) cannot be used: no home centre is owned and free",
                                         nullptr, plan_.choices().owed)
                                    : tr("nothing to do");
}

} // namespace chancery
