// SPDX-License-Identifier: GPL-3.0-or-later
// A form of three lines below the awards so far.
#include "ui/dialogs/award_dialog.h"

#include "engine/committee/goals.h"
#include "engine/game/standings.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/committee_words.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStringList>
#include <QVBoxLayout>

namespace chancery {

AwardDialog::AwardDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , game_(game)
{
    introduceDialog(this, "awardDialog", tr("Award points"), "players");
    auto* column = new QVBoxLayout(this);
    if (const QString before = awardsSoFar(game); !before.isEmpty()) {
        QLabel* label = stateLabel("awardsSoFar", this);
        label->setText(before);
        label->setAlignment(Qt::AlignTop);
        QScrollArea* area = scrolledDown(label);
        area->setObjectName(QStringLiteral("awards"));
        area->setAccessibleName(tr("Points awarded so far"));
        column->addWidget(area, 1);
    }
    column->addWidget(form(*game.map));
    problems_ = problemLabel("objections", this);
    problems_->setWordWrap(true);
    column->addWidget(problems_);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Award"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(reason_, &QLineEdit::textChanged, this, &AwardDialog::look);
    connect(power_, &QComboBox::currentIndexChanged, this, &AwardDialog::look);
    connect(points_, &QSpinBox::valueChanged, this, &AwardDialog::look);
    look();
    fitToScreen(this, {460, 0});
    reason_->setFocus();
}

void AwardDialog::look()
{
    Objections all;
    if (const Power power = chosen(); power != noPower)
        all = objectionsToAward(game_.committee, power, points_->value(), awardsOf(game_));
    accept_->setEnabled(all.empty() && award().has_value());
    if (chosen() == noPower && !reason_->text().isEmpty())
        return tell(problems_, tr("Choose the power that gets the points."), Tone::Missing);
    tell(problems_, CommitteeWords(*game_.map).objections(all), Tone::Alarm);
}

Power AwardDialog::chosen() const
{
    return static_cast<Power>(power_->currentData().toInt());
}

QWidget* AwardDialog::form(const Map& map)
{
    reason_ = textLine();
    reason_->setPlaceholderText(tr("A conference, a treaty, a historical goal"));
    introduce(reason_, "reason", tr("Achievement"), tr("What the points are for; saved with the game"));
    power_ = new QComboBox;
    power_->addItem(tr("Choose…", "a power"), static_cast<int>(noPower));
    for (const Power power : map.everyPower())
        power_->addItem(powerChip(map, power, *this), Words(map).power(power), static_cast<int>(power));
    introduce(power_, "power", tr("Power"), tr("Power that gets the points"));
    points_ = new QSpinBox;
    points_->setRange(1, mostAwarded);
    introduce(points_, "points", tr("Points"), tr("At most %1 for one achievement").arg(mostAwarded));
    auto* widget = new QWidget;
    auto* layout = new QFormLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addRow(tr("A&chievement"), reason_);
    layout->addRow(tr("&Power"), power_);
    layout->addRow(tr("P&oints"), points_);
    auto* rule = new QLabel(
        //: what a form is about, and its rule
        tr("%1 (%2)").arg(
            tr("At most %1 points for one achievement. The players see them, and what they are for.")
                .arg(mostAwarded)
                .toHtmlEscaped(),
            CommitteeWords::ruleLink(pointsRule)));
    rule->setWordWrap(true);
    rule->setOpenExternalLinks(true);
    setType(rule, TypeSize::Small);
    layout->addRow(rule);
    return widget;
}

QString AwardDialog::awardsSoFar(const Game& game)
{
    const Words words(*game.map);
    QStringList lines;
    for (const PhaseRecord& record : game.phases)
        for (const Award& award : record.awards)
            lines << tr("%1, %2: %3 – %4", "phase, power: points, achievement")
                         .arg(Words::turn(record.phase), words.power(award.power))
                         .arg(award.points)
                         .arg(QString::fromStdString(award.reason));
    return lines.join(u'\n');
}

std::optional<Award> AwardDialog::award() const
{
    const QString reason = reason_->text().simplified();
    if (reason.isEmpty() || chosen() == noPower) return std::nullopt;
    return Award{chosen(), points_->value(), reason.toStdString()};
}

} // namespace chancery
