// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/power_chooser.h"

#include "ui/console/power_tabs.h"
#include "ui/console/sheet_head.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/swatch.h"
#include "ui/words/desk_words.h"
#include "ui/words/player_words.h"
#include "ui/words/words.h"

#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

PowerChooser::PowerChooser(QWidget* parent)
    : QWidget(parent)
    , tabs_(new PowerTabs(this))
    , list_(new ChoiceBox(this))
{
    tabs_->setObjectName(QStringLiteral("powerTabs"));
    tabs_->setAccessibleName(tr("Powers"));
    list_->setObjectName(QStringLiteral("powerList"));
    list_->setAccessibleName(tr("Power"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(tabs_);
    column->addWidget(list_);
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        if (filling_) return;
        list_->setCurrentIndex(tabs_->currentIndex());
        Q_EMIT turned();
    });
    connect(list_, &QComboBox::activated, tabs_, &QTabBar::setCurrentIndex);
    connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab >= 0) Q_EMIT clicked();
    });
}

void PowerChooser::fill(const Map& map)
{
    const QScopedValueRollback guard(filling_, true);
    while (tabs_->count() > 0) tabs_->removeTab(0);
    list_->clear();
    sequence_.clear();
    for (const Power p : map.everyPower()) {
        sequence_.push_back(p);
        tabs_->addTab(QString());
        list_->addItem(Words(map).power(p));
    }
    tabs_->setVisible(tabs_->count() <= PowerTabs::mostTabs);
    list_->setVisible(tabs_->isHidden());
    list_->setMinimumWidth(tabs_->minimumSizeHint().width());
}

void PowerChooser::setTheme(const Map& map, const Theme& theme)
{
    tabs_->setTheme(theme);
    for (int p = 0; p < count(); ++p) {
        tabs_->setTabIcon(p,
                          powerIcon(map, theme, sequence_[static_cast<std::size_t>(p)], tabs_->signSide()));
        list_->setItemIcon(p, tabs_->tabIcon(p));
    }
}

/// Brings the tabs into this order; the chosen power stays chosen.
void PowerChooser::arrange(const std::vector<Power>& sequence)
{
    if (sequence == sequence_ || sequence.size() != sequence_.size()) return;
    const QScopedValueRollback guard(filling_, true);
    for (std::size_t to = 0; to < sequence.size(); ++to) {
        const auto from = std::ranges::find(sequence_, sequence[to]);
        tabs_->moveTab(static_cast<int>(from - sequence_.begin()), static_cast<int>(to));
        std::rotate(sequence_.begin() + static_cast<std::ptrdiff_t>(to), from, from + 1);
    }
    for (int tab = 0; tab < count(); ++tab) list_->setItemIcon(tab, tabs_->tabIcon(tab));
    list_->setCurrentIndex(tabs_->currentIndex());
}

void PowerChooser::showChecks(const Game& game, const std::vector<PowerCheck>& checks)
{
    if (checks.size() != sequence_.size()) return; // the tabs still belong to another map
    arrange(powersBySeat(game));
    const PhaseRecord& record = game.current();
    QStringList players;
    std::vector<PowerCheck> shown;
    for (int tab = 0; tab < count(); ++tab) {
        const PowerCheck& check = shown.emplace_back(checks[index(sequence_[static_cast<std::size_t>(tab)])]);
        players << PlayerWords::seat(game, check.power, record.phase);
        const QString name = SheetHead::nameOf(game, check.power), lacks = DeskWords::count(check);
        const QString text = record.received.has(check.power) ? tr("%1: %2; sheet received").arg(name, lacks)
                                                              : tr("%1: %2").arg(name, lacks);
        tabs_->setTabToolTip(tab, text);
        tabs_->setAccessibleTabName(tab, text);
        list_->setItemText(tab, text);
    }
    tabs_->setChecks(std::move(shown), players, record.received);
}

int PowerChooser::count() const
{
    return tabs_->count();
}

Power PowerChooser::chosen() const
{
    const auto tab = static_cast<std::size_t>(tabs_->currentIndex());
    return tab < sequence_.size() ? sequence_[tab] : noPower;
}

std::vector<Power> PowerChooser::others(int step) const
{
    std::vector<Power> all = sequence_;
    if (step < 0) std::ranges::reverse(all);
    const auto here = std::ranges::find(all, chosen());
    if (here == all.end()) return all;
    std::ranges::rotate(all, here);
    all.erase(all.begin());
    return all;
}

void PowerChooser::choose(Power power)
{
    const auto found = std::ranges::find(sequence_, power);
    if (found != sequence_.end()) tabs_->setCurrentIndex(static_cast<int>(found - sequence_.begin()));
}

} // namespace chancery
