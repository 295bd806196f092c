// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/clock_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/scene/phase_clock.h"
#include "ui/words/clock_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int longestStage = 180; // minutes that a stage may last

struct StageLine
{
    const char* name; ///< the object name of the control
    const char* label;
    int ClockRules::*minutes;
};

constexpr StageLine stageLines[] = {
    {"firstDiplomacy", QT_TRANSLATE_NOOP("chancery::ClockDialog", "Diplomacy, &first turn:"),
     &ClockRules::firstDiplomacy},
    {"diplomacy", QT_TRANSLATE_NOOP("chancery::ClockDialog", "&Diplomacy:"), &ClockRules::diplomacy},
    {"fallDiplomacy", QT_TRANSLATE_NOOP("chancery::ClockDialog", "Diplomacy in F&all:"),
     &ClockRules::fallDiplomacy},
    {"writing", QT_TRANSLATE_NOOP("chancery::ClockDialog", "Order &writing:"), &ClockRules::writing},
    {"retreats", QT_TRANSLATE_NOOP("chancery::ClockDialog", "&Retreats:"), &ClockRules::retreats},
    {"adjustments", QT_TRANSLATE_NOOP("chancery::ClockDialog", "Ad&justments:"), &ClockRules::adjustments},
};

} // namespace

ClockDialog::ClockDialog(const ClockRules& times, QWidget* parent)
    : QDialog(parent)
    , preset_(new QComboBox(this))
{
    introduceDialog(this, "clockDialog", tr("Times"), "players");
    introduce(preset_, "clockPreset", tr("Preset"), tr("Commonly used times"));
    preset_->addItem(tr("Custom times"));
    for (const ClockPreset& preset : clockPresets()) preset_->addItem(ClockWords::preset(preset.id));
    auto* form = new QFormLayout;
    form->addRow(tr("&Preset:"), preset_);
    for (const StageLine& line : stageLines) {
        auto* box = new QSpinBox(this);
        box->setRange(0, longestStage);
        box->setSuffix(tr(" min", "after a number of minutes"));
        box->setSpecialValueText(tr("no limit"));
        if (line.minutes == &ClockRules::firstDiplomacy || line.minutes == &ClockRules::fallDiplomacy)
            box->setSpecialValueText(tr("as in other turns"));
        introduce(box, line.name, tr(line.label).remove(u'&'), tr("Minutes"));
        form->addRow(tr(line.label), box);
        minutes_.push_back(box);
        connect(box, &QSpinBox::valueChanged, this, &ClockDialog::namePreset);
    }
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(dialogButtons(this, tr("Use these times")));
    connect(preset_, &QComboBox::activated, this, [this](int row) {
        if (row > 0) fill(clockPresets()[static_cast<std::size_t>(row - 1)].times);
    });
    fill(times);
    namePreset();
}

void ClockDialog::fill(const ClockRules& times)
{
    for (std::size_t i = 0; i < minutes_.size(); ++i) {
        const QSignalBlocker quiet(minutes_[i]);
        minutes_[i]->setValue(times.*stageLines[i].minutes);
    }
}

/// Shows the preset that has these minutes, if there is one.
void ClockDialog::namePreset()
{
    const auto& presets = clockPresets();
    const auto found = std::ranges::find(presets, times(), &ClockPreset::times);
    preset_->setCurrentIndex(found == presets.end() ? 0 : static_cast<int>(found - presets.begin()) + 1);
}

ClockRules ClockDialog::times() const
{
    ClockRules times;
    for (std::size_t i = 0; i < minutes_.size(); ++i) times.*stageLines[i].minutes = minutes_[i]->value();
    return times;
}

} // namespace chancery
