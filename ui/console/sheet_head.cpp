// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/sheet_head.h"

#include "engine/game/seats.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/elided_label.h"
#include "ui/words/desk_words.h"
#include "ui/words/doubt_words.h"
#include "ui/words/player_words.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr int headGap = 3 * spacingStep; ///< between the parts of the head

} // namespace

QLabel* narrowLabel(const char* objectName, QWidget* parent)
{
    auto* made = new QLabel(parent);
    made->setObjectName(QLatin1String(objectName));
    made->setWordWrap(true);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return made;
}

SheetHead::SheetHead(QWidget* parent)
    : QWidget(parent)
    , heading_(new ElidedLabel(this))
    , destroyed_(narrowLabel("destroyedUnits", this))
    , received_(new QCheckBox(tr("Received"), this))
    , asText_(new QToolButton(this))
{
    introduce(received_, "sheetReceived", tr("Sheet received"),
              tr("This power has handed in its order sheet, whatever is on it"));
    received_->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where orders are typed
    introduce(asText_, "sheetAsText", tr("Sheet as text"), tr("Show the order sheet as free text"));
    asText_->setText(tr("Text"));
    asText_->setCheckable(true);
    asText_->setAutoRaise(true);
    heading_->setObjectName(QStringLiteral("sheetHeading"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(headGap); // what is missing must not touch what can be ticked
    column->addLayout(row);
    column->addWidget(destroyed_);
    row->addWidget(heading_, 1);
    row->addWidget(received_);
    row->addWidget(asText_);
    connect(received_, &QCheckBox::clicked, this, &SheetHead::receivedClicked);
    connect(asText_, &QToolButton::toggled, this, &SheetHead::textWanted);
}

void SheetHead::setForStudy()
{
    forStudy_ = true;
    received_->hide();
}

void SheetHead::setTextShown(bool text)
{
    asText_->setChecked(text);
}

QString SheetHead::nameOf(const Game& game, Power power)
{
    const QString name = Words(*game.map).power(power);
    const QString player = PlayerWords::seat(game, power, game.current().phase);
    return player.isEmpty() ? name : tr("%1 – %2", "power, player").arg(name, player);
}

void SheetHead::showSheet(const Game& game, Power power, bool all, const std::vector<PowerCheck>& checks)
{
    const PhaseRecord& now = game.current();
    received_->setChecked(now.received.has(power));
    received_->setEnabled(!now.outcome && !isNeutral(game, power)); // it hands in none
    received_->setText(all ? tr("Received: %1", "power whose sheet was").arg(Words(*game.map).power(power))
                           : tr("Received"));
    destroyed_->setText(now.outcome ? QString() : DeskWords::destroyed(game));
    destroyed_->setVisible(!destroyed_->text().isEmpty());
    showHeading(game, power, all, checks);
}

void SheetHead::showHeading(const Game& game, Power power, bool all, const std::vector<PowerCheck>& checks)
{
    PowerCheck shown;
    for (const PowerCheck& check : checks) {
        if (!all && check.power != power) continue;
        shown.count.asked += check.count.asked;
        shown.count.missing += check.count.missing;
        shown.illegal += check.illegal;
        shown.doubts += check.doubts;
        shown.unread += check.unread;
        shown.wishes = shown.wishes || check.wishes;
        shown.absent = !all && check.absent;
        shown.neutral = !all && check.neutral;
    }
    const QString name = all ? tr("All powers") : Words(*game.map).power(power);
    const auto said = [](const QString& whose, const QString& count) {
        return tr("%1: %2").arg(whose, count);
    };
    const QString whole = said(all ? name : nameOf(game, power), DeskWords::count(shown));
    const QString lacks = DeskWords::lacks(shown);
    heading_->setText(whole);
    heading_->setShorter({said(all ? name : nameOf(game, power), lacks), said(name, lacks),
                          said(name, DeskWords::gravest(shown)), lacks, DeskWords::gravest(shown)});
    QStringList meanings{whole};
    if (shown.illegal > 0) meanings << DoubtWords::meaningOfIllegal();
    if (shown.doubts > 0) meanings << DoubtWords::meaningOfDoubtful();
    heading_->setToolTip(meanings.join(u'\n'));
}

} // namespace chancery
