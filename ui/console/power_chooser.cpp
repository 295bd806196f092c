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
}

void PowerChooser::fill(const Map& map)
{
    const QScopedValueRollback guard(filling_, true);
    while (tabs_->count() > 0) tabs_->removeTab(0);
    list_->clear();
    for (const Power p : map.everyPower()) {
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
        tabs_->setTabIcon(p, powerIcon(map, theme, static_cast<Power>(p)));
        list_->setItemIcon(p, tabs_->tabIcon(p));
    }
}

void PowerChooser::showChecks(const Game& game, const std::vector<PowerCheck>& checks)
{
    const PhaseRecord& record = game.current();
    QStringList players;
    for (int p = 0; p < std::min(count(), static_cast<int>(checks.size())); ++p) {
        const PowerCheck& check = checks[static_cast<std::size_t>(p)];
        players << PlayerWords::now(game, check.power, record.phase);
        const QString name = SheetHead::nameOf(game, check.power), lacks = DeskWords::count(check);
        const QString text = record.received.has(check.power) ? tr("%1: %2; sheet received").arg(name, lacks)
                                                              : tr("%1: %2").arg(name, lacks);
        tabs_->setTabToolTip(p, text);
        tabs_->setAccessibleTabName(p, text);
        list_->setItemText(p, text);
    }
    tabs_->setChecks(checks, players, record.received);
}

int PowerChooser::count() const
{
    return tabs_->count();
}

int PowerChooser::chosen() const
{
    return tabs_->currentIndex();
}

void PowerChooser::choose(int power)
{
    tabs_->setCurrentIndex(power);
}

} // namespace chancery
