// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/power_form.h"

#include "ui/parts/choice_box.h"
#include "ui/parts/elided_label.h"
#include "ui/words/words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace chancery {

namespace {

/// "MUN" for a dislodged unit, else "France-1".
QString nameOf(const Map& map, const Asked& asked)
{
    if (asked.unit != noProvince) return QString::fromStdString(map[asked.unit].code);
    return QString::fromStdString(map[asked.power].name) + u'-' + QString::number(asked.number + 1);
}

QLabel* smallLabel(const QString& name, QWidget* parent)
{
    QLabel* label = problemLabel(qPrintable(name), parent);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long word does not widen the page
    return label;
}

} // namespace

PowerForm::PowerForm(const Map& map, const FormPart& part, QWidget* parent)
    : QWidget(parent)
    , map_(map)
    , power_(part.power)
    , state_(new ElidedLabel(this))
    , further_(smallLabel(QStringLiteral("further"), this))
    , propose_(new QPushButton(tr("Choose these"), this))
{
    setObjectName(QStringLiteral("power-") + QString::fromStdString(map[part.power].name));
    state_->setObjectName(QStringLiteral("state"));
    introduce(propose_, "propose", tr("Choose the units that the rules would remove"),
              tr("Chooses the units that the rules would remove; you can still change the choice"));
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(powerHeading(map, part.power, this));
    head->addWidget(state_, 1);
    head->addWidget(propose_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 4);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addLayout(head, 0, 0, 1, 2);
    lines_.reserve(part.lines.size());
    for (const FormLine& line : part.lines) addLine(*grid, line);
    grid->addWidget(further_, grid->rowCount(), 0, 1, 2);
    connect(propose_, &QPushButton::clicked, this, &PowerForm::ruleChosen);
    fill(part);
}

void PowerForm::addLine(QGridLayout& grid, const FormLine& line)
{
    const Words words(map_);
    const QString name = nameOf(map_, *line.row.asked);
    const bool retreats = line.row.asked->unit != noProvince;
    const QString what = retreats ? words.unit(*line.row.unit) : line.row.label;
    auto* choice = new ChoiceBox(this);
    introduce(choice, "",
              retreats ? tr("Retreat of %1").arg(what)
                       : tr("%1: %2", "power, build or removal").arg(words.power(line.row.power), what),
              retreats ? tr("Provinces to which %1 may retreat").arg(what) : QString());
    choice->setObjectName(QStringLiteral("choice-") + name);
    auto* label = new QLabel(what, this);
    label->setBuddy(choice);
    QLabel* remark = smallLabel(QStringLiteral("remark-") + name, this);
    const int at = grid.rowCount();
    grid.addWidget(label, at, 0);
    grid.addWidget(choice, at, 1);
    if (!line.about.isEmpty()) {
        auto* about = new ElidedLabel(line.about, this);
        grid.addWidget(about, at + 1, 0, 1, 2);
    }
    grid.addWidget(remark, at + 2, 0, 1, 2);
    const std::size_t index = lines_.size();
    connect(choice, &QComboBox::activated, this, [this, index](int entry) { choose(index, entry); });
    lines_.push_back({{}, label, choice, remark});
}

void PowerForm::choose(std::size_t line, int entry)
{
    const FormLine now = lines_[line].line;
    const auto offer = static_cast<std::size_t>(entry) - 1;
    if (entry == 0)
        Q_EMIT chosen(*now.row.asked, std::nullopt);
    else if (offer < now.offers.size()) // else it is what is written already
        Q_EMIT chosen(*now.row.asked, now.offers[offer]);
}

bool PowerForm::fits(const FormPart& part) const
{
    const auto same = [](const FormLine& line, const Parts& parts) {
        return line.row.asked == parts.line.row.asked;
    };
    return part.power == power_ && std::ranges::equal(part.lines, lines_, same);
}

void PowerForm::fill(const FormPart& part)
{
    tell(state_, part.state, part.missing ? Tone::Missing : Tone::Quiet);
    tell(further_, part.further, Tone::Alarm);
    propose_->setVisible(part.byRule);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].line == part.lines[i]) continue;
        lines_[i].line = part.lines[i];
        showLine(lines_[i]);
    }
}

/// Whatever else is written, such as an illegal order, is an entry of its own, which only shows it. Entries
/// that stay are not made again, so that letters typed one after the other find one.
void PowerForm::showLine(Parts& parts) const
{
    const FormLine& line = parts.line;
    const UnitRow& row = line.row;
    const QSignalBlocker quiet(parts.choice);
    QStringList entries = line.texts;
    entries.prepend(row.open.isEmpty() ? tr("– undecided –") : tr("– %1 –", "not chosen").arg(row.open));
    const auto found = row.order ? std::ranges::find(line.offers, *row.order) : line.offers.end();
    auto current = found == line.offers.end() ? 0 : static_cast<int>(found - line.offers.begin()) + 1;
    if (current == 0 && !row.written.isEmpty()) {
        entries << row.written;
        current = static_cast<int>(entries.size()) - 1;
    }
    while (parts.choice->count() > entries.size()) parts.choice->removeItem(parts.choice->count() - 1);
    while (parts.choice->count() < entries.size()) parts.choice->addItem(QString());
    for (int i = 0; i < entries.size(); ++i)
        if (parts.choice->itemText(i) != entries[i]) parts.choice->setItemText(i, entries[i]);
    parts.choice->setCurrentIndex(current);
    parts.choice->setToolTip(parts.choice->currentText());
    parts.name->setVisible(line.open);
    parts.choice->setVisible(line.open);
    tell(parts.remark, row.remark, Tone::Alarm);
}

QWidget* PowerForm::firstOpen() const
{
    const auto open = std::ranges::find_if(
        lines_, [](const Parts& parts) { return parts.line.open && parts.line.row.written.isEmpty(); });
    return open == lines_.end() ? nullptr : open->choice;
}

} // namespace chancery
