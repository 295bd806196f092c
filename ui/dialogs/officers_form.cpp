// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/officers_form.h"

#include "ui/parts/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int mostOfObjections = 110;           ///< pixels, where there may be many
constexpr int roomBelow = 150;                  ///< pixels for objections and buttons
constexpr int roomForButtons = 60;              ///< pixels for buttons alone
constexpr int usualWidth = 560, roomAside = 40; ///< of a form, and of it beside the rows, in pixels

QScrollArea* frameless(QScrollArea* area)
{
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

} // namespace

OfficersForm::OfficersForm(const Map& map, const char* name, const QString& title, QWidget* parent)
    : QDialog(parent)
    , map_(map)
    , words_(map)
    , inside_(new QWidget)
    , rows_(new QFormLayout(inside_))
{
    introduceDialog(this, name, title, "players");
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
}

QComboBox* OfficersForm::addPower(const char* name, const QString& label, const QString& tip, PowerSet powers)
{
    auto* box = new QComboBox;
    for (const Power power : powers)
        box->addItem(powerChip(map_, power, *this), Words(map_).power(power), static_cast<int>(power));
    introduce(box, name, QString(label).remove(u'&'), tip);
    rows_->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &OfficersForm::look);
    return box;
}

QComboBox* OfficersForm::addChoice(const char* name, const QString& label, const QString& tip,
                                   const QStringList& texts)
{
    auto* box = new QComboBox;
    box->addItems(texts);
    introduce(box, name, QString(label).remove(u'&'), tip);
    rows_->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &OfficersForm::look);
    return box;
}

QLineEdit* OfficersForm::addLine(const char* name, const QString& label, const QString& tip,
                                 const std::string& text)
{
    QLineEdit* line = textLine();
    line->setText(QString::fromStdString(text));
    line->setCursorPosition(0); // a long text is read from its beginning
    introduce(line, name, QString(label).remove(u'&'), tip);
    rows_->addRow(label, line);
    connect(line, &QLineEdit::textChanged, this, &OfficersForm::look);
    return line;
}

QSpinBox* OfficersForm::addNumber(const char* name, const QString& label, const QString& tip, int least,
                                  int most, int value)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    introduce(box, name, QString(label).remove(u'&'), tip);
    rows_->addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, &OfficersForm::look);
    return box;
}

QCheckBox* OfficersForm::addCheck(const char* name, const QString& text, const QString& tip, bool checked)
{
    auto* box = new QCheckBox(text);
    box->setChecked(checked);
    introduce(box, name, QString(text).remove(u'&'), tip);
    rows_->addRow(box);
    connect(box, &QCheckBox::toggled, this, &OfficersForm::look);
    return box;
}

std::vector<QCheckBox*> OfficersForm::addPowers(const char* name, const QString& label, PowerSet checked)
{
    constexpr int columns = 3;
    auto* part = new QWidget;
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    std::vector<QCheckBox*> boxes;
    for (const Power power : map_.everyPower()) {
        auto* box = new QCheckBox(Words(map_).power(power));
        const int at = static_cast<int>(boxes.size());
        box->setChecked(checked.has(power));
        introduce(box, (std::string(name) + std::to_string(at)).c_str(), label + u' ' + box->text(),
                  box->text());
        grid->addWidget(box, at / columns, at % columns);
        connect(box, &QCheckBox::toggled, this, &OfficersForm::look);
        boxes.push_back(box);
    }
    rows_->addRow(label, part);
    return boxes;
}

void OfficersForm::addText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    rows_->addRow(label);
}

void OfficersForm::addPart(const QString& label, QWidget* part)
{
    if (label.isEmpty())
        rows_->addRow(part);
    else
        rows_->addRow(label, part);
}

void OfficersForm::expectObjections(bool accepted)
{
    manyObjections_ = true;
    withObjections_ = accepted;
}

void OfficersForm::finish(const QString& accept)
{
    auto* column = new QVBoxLayout(this);
    QScrollArea* form = frameless(scrolledDown(inside_));
    whole_ = std::max(inside_->sizeHint().height(), rows_->heightForWidth(usualWidth - roomAside));
    form->setMaximumHeight(whole_); // what is below follows at once
    column->addWidget(form, 1);
    problems_ = problemLabel("objections", this);
    problems_->setWordWrap(true);
    problems_->setAlignment(Qt::AlignTop);
    if (manyObjections_) {
        below_ = new QWidget;
        auto* line = new QFrame;
        line->setFrameStyle(QFrame::HLine | QFrame::Sunken);
        QScrollArea* area = frameless(scrolledDown(problems_));
        area->setMaximumHeight(mostOfObjections);
        auto* inner = new QVBoxLayout(below_);
        inner->setContentsMargins(0, 0, 0, 0);
        inner->addWidget(line);
        inner->addWidget(area);
        column->addWidget(below_);
    } else {
        column->addWidget(problems_);
    }
    column->addStretch();
    QDialogButtonBox* buttons = dialogButtons(this, accept);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    tellObjections();
    if (below_) below_->setHidden(problems_->text().isEmpty());
    makeRoom();
}

/// Gives the form its usual height; without objections, no room is left for them.
void OfficersForm::makeRoom()
{
    const bool room = !below_ || !below_->isHidden();
    fitToScreen(this, {isVisible() ? width() : usualWidth, whole_ + (room ? roomBelow : roomForButtons)});
}

void OfficersForm::look()
{
    if (!accept_) return;
    touched_ = true;
    tellObjections();
    if (!below_ || below_->isHidden() == problems_->text().isEmpty()) return;
    below_->setHidden(problems_->text().isEmpty());
    makeRoom();
}

void OfficersForm::tellObjections()
{
    const Objections all = objections();
    const QString text = words_.objections(all);
    accept_->setEnabled(withObjections_ || all.empty());
    if ((touched_ && !withObjections_) || all.empty()) return tell(problems_, text, Tone::Alarm);
    tell(problems_, tr("What the rules say:") + u'\n' + text, Tone::Quiet);
    problems_->show();
}

std::string OfficersForm::said(const QLineEdit* line)
{
    return line->text().simplified().toStdString();
}

Power OfficersForm::powerIn(const QComboBox* box)
{
    return box->currentIndex() < 0 ? noPower : static_cast<Power>(box->currentData().toInt());
}

PowerSet OfficersForm::ticked(const std::vector<QCheckBox*>& boxes)
{
    PowerSet powers;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (boxes[i]->isChecked()) powers.add(static_cast<Power>(i));
    return powers;
}

} // namespace chancery
