// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/entry_strip.h"

#include "engine/game/missing.h"
#include "ui/parts/announcer.h"
#include "ui/parts/elided_label.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery {

EntryStrip::EntryStrip(const Session& session, OrderDesk& desk, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , desk_(desk)
    , hint_(new QLabel(this))
    , preview_(new ElidedLabel(this))
    , row_(new QHBoxLayout)
{
    setObjectName(QStringLiteral("entryStrip"));
    hint_->setObjectName(QStringLiteral("entryHint"));
    preview_->setObjectName(QStringLiteral("entryPreview"));
    QFont bold = preview_->font();
    bold.setBold(true);
    preview_->setFont(bold);
    hint_->setWordWrap(true);
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(0);
    column->addWidget(hint_);
    column->addWidget(preview_);
    column->addLayout(row_);
    connect(&desk_, &OrderDesk::changed, this, &EntryStrip::refresh);
    connect(&session_, &Session::changed, this, &EntryStrip::refresh);
    showChoices();
    refresh();
}

void EntryStrip::refresh()
{
    const PhaseKind kind = session_.current().phase.kind;
    if (!(desk_.state() == shown_) || kind != kind_) {
        shown_ = desk_.state();
        kind_ = kind;
        showChoices();
    }
    const Province refused = desk_.refused();
    const Selection selection = desk_.selection();
    const bool nothingAsked = kind != PhaseKind::Movement && desk_.open() && desk_.idle() &&
                              selection.targets.empty() && missingOf(session_.game()).asked == 0;
    const QString hint = refused != noProvince
                             ? entryRefusal(desk_.map(), session_.game(), shown_, refused, desk_.dropped())
                         : nothingAsked ? tr("No orders are due in this phase.")
                                        : entryHint(desk_.map(), session_.current(), shown_);
    const bool answers = refused != noProvince || !desk_.idle(); // else it only invites
    if (hint != hint_->text() && answers) announce(*this, hint);
    hint_->setText(hint);
    // What only a second click would write is in the hint: here it would look like an order that is given.
    const Order* order = selection.preview ? &*selection.preview : nullptr;
    if (order && as<Hold>(*order)) order = nullptr;
    preview_->setText(order ? Words(session_.map()).order(*order) : QString());
    preview_->setVisible(order != nullptr);
}

void EntryStrip::showChoices()
{
    if (buttons_) {
        row_->removeWidget(buttons_);
        buttons_->hide();
        buttons_->deleteLater(); // one of them may be what was clicked
    }
    buttons_ = new QWidget(this);
    auto* row = new QHBoxLayout(buttons_);
    row->setContentsMargins(0, 0, 0, 0);
    for (const EntryChoice& choice :
         entryChoices(desk_.map(), session_.current(), shown_, desk_.mayRevive())) {
        auto* button = new QToolButton(buttons_);
        button->setObjectName(QStringLiteral("entry.") + choice.name);
        button->setText(choice.text);
        button->setToolTip(choice.tip);
        button->setAccessibleDescription(choice.tip);
        button->setCheckable(choice.current);
        button->setChecked(choice.current);
        connect(button, &QToolButton::clicked, this, [this, input = choice.input] { enter(input); });
        row->addWidget(button);
    }
    row->addStretch(1);
    row_->addWidget(buttons_);
    buttons_->show();
}

void EntryStrip::enter(const EntryInput& input)
{
    if (const auto* key = std::get_if<Key>(&input)) desk_.key(key->key);
    if (const auto* coast = std::get_if<PickCoast>(&input)) desk_.pickCoast(coast->coast);
    if (std::holds_alternative<GoByConvoy>(input)) desk_.goByConvoy();
}

} // namespace chancery
