// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/officers_form.h"

#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/text_field.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

constexpr int roomBelow = 150;                  ///< pixels for objections and buttons
constexpr int usualWidth = 560, roomAside = 40; ///< of a form, and of it beside the rows, in pixels

/// A wrapped text that is no higher than its lines: a form gives a label what it would need if it were
/// narrow.
class RuleText : public QLabel
{
public:
    using QLabel::QLabel;
    QSize sizeHint() const override { return {QLabel::sizeHint().width(), heightForWidth(width())}; }
    QSize minimumSizeHint() const override
    {
        return {QLabel::minimumSizeHint().width(), heightForWidth(width())};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) updateGeometry();
    }
};

/// Returns whether a field waits for letters: it is for text, and empty.
bool awaitsText(const QWidget& field)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(&field))
        return line->text().isEmpty() && !qobject_cast<const QAbstractSpinBox*>(line->parentWidget());
    const auto* prose = qobject_cast<const QPlainTextEdit*>(&field);
    return prose && prose->document()->isEmpty();
}

/// Returns the field that is put to use first: the first that waits for letters, which would else be lost, or
/// the first number, or the first in which anything can be chosen; nullptr if there is none.
QWidget* firstField(const QWidget& part)
{
    QWidget* first = nullptr;
    for (QWidget* each : part.findChildren<QWidget*>()) {
        if ((each->focusPolicy() & Qt::TabFocus) == 0 || !each->isEnabled() || !each->isVisibleTo(&part) ||
            qobject_cast<QLabel*>(each))
            continue;
        if (awaitsText(*each)) return each;
        const bool counts = qobject_cast<const QAbstractSpinBox*>(each);
        if (!first || (counts && !qobject_cast<const QAbstractSpinBox*>(first))) first = each;
    }
    return first;
}

} // namespace

OfficersForm::OfficersForm(const Map& map, const char* name, const QString& title, QWidget* parent)
    : QDialog(parent)
    , map_(map)
    , words_(map)
    , pages_(new QStackedWidget)
{
    introduceDialog(this, name, title, "players");
    addStep({});
}

void OfficersForm::addStep(const QString& title)
{
    if (steps_.size() == 1 && steps_.front().rows->rowCount() == 0) {
        steps_.front().title = title;
        return;
    }
    auto* inside = new QWidget;
    auto* rows = new QFormLayout(inside);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    QScrollArea* area = scrolledDown(inside);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // the first field has it
    pages_->addWidget(area);
    steps_.push_back({title, inside, rows, {}});
}

void OfficersForm::addRule(const std::string& rule, const QString& text)
{
    steps_.back().rules.push_back(rule);
    //: what a field of a form is about, and its rule
    auto* label = new RuleText(tr("%1 (%2)").arg(text.toHtmlEscaped(), CommitteeWords::ruleLink(rule)));
    label->setTextFormat(Qt::RichText);
    label->setOpenExternalLinks(true);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    addNote(label);
}

void OfficersForm::addHint(const QString& text)
{
    addNote(new RuleText(text));
}

/// Adds a small text below the field before it.
void OfficersForm::addNote(QLabel* label)
{
    label->setWordWrap(true);
    QSizePolicy wide = label->sizePolicy(); // its height depends on its width
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    label->setSizePolicy(wide);
    setType(label, TypeSize::Small);
    steps_.back().rows->addRow(QString(), label);
}

void OfficersForm::addRow(const QString& label, QWidget* field, const char* name, const QString& tip)
{
    introduce(field, name, QString(label).remove(u'&'), tip);
    steps_.back().rows->addRow(label, field);
}

QComboBox* OfficersForm::addPower(const char* name, const QString& label, const QString& tip, PowerSet powers)
{
    auto* box = new QComboBox;
    for (const Power power : powers)
        box->addItem(powerChip(map_, power, *this), Words(map_).power(power), static_cast<int>(power));
    addRow(label, box, name, tip);
    connect(box, &QComboBox::currentIndexChanged, this, &OfficersForm::look);
    return box;
}

QComboBox* OfficersForm::addDelegation(const char* name, const QString& label, const QString& tip,
                                       PowerSet powers)
{
    QComboBox* box = addPower(name, label, tip, powers);
    if (!powers.several()) return box;
    box->insertItem(0, tr("Choose…", "a delegation"), static_cast<int>(noPower));
    box->setCurrentIndex(0);
    return box;
}

QComboBox* OfficersForm::addChoice(const char* name, const QString& label, const QString& tip,
                                   const QStringList& texts)
{
    auto* box = new QComboBox;
    box->addItems(texts);
    addRow(label, box, name, tip);
    connect(box, &QComboBox::currentIndexChanged, this, &OfficersForm::look);
    return box;
}

QLineEdit* OfficersForm::addLine(const char* name, const QString& label, const QString& tip,
                                 const std::string& text)
{
    QLineEdit* line = textLine();
    line->setText(QString::fromStdString(text));
    line->setCursorPosition(0); // a long text is read from its beginning
    addRow(label, line, name, tip);
    connect(line, &QLineEdit::textChanged, this, &OfficersForm::look);
    return line;
}

TextField* OfficersForm::addProse(const char* name, const QString& label, const QString& tip,
                                  const std::string& text)
{
    constexpr int lines = 5;
    auto* field = new TextField;
    field->setPlainText(QString::fromStdString(text));
    field->setTabChangesFocus(true);
    field->setFixedHeight(lines * field->fontMetrics().lineSpacing() + 4 * spacingStep);
    addRow(label, field, name, tip);
    steps_.back().rows->addRow(QString(), field->message());
    connect(field, &QPlainTextEdit::textChanged, this, &OfficersForm::look);
    return field;
}

QSpinBox* OfficersForm::addNumber(const char* name, const QString& label, const QString& tip, int least,
                                  int most, int value)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    addRow(label, box, name, tip);
    connect(box, &QSpinBox::valueChanged, this, &OfficersForm::look);
    return box;
}

QCheckBox* OfficersForm::addCheck(const char* name, const QString& text, const QString& tip, bool checked)
{
    auto* box = new QCheckBox(text);
    box->setChecked(checked);
    introduce(box, name, QString(text).remove(u'&'), tip);
    if (steps_.back().title.isEmpty())
        steps_.back().rows->addRow(box);
    else
        steps_.back().rows->addRow(QString(), box);
    connect(box, &QCheckBox::toggled, this, &OfficersForm::look);
    return box;
}

std::vector<QCheckBox*> OfficersForm::addPowers(const char* name, const QString& label, PowerSet checked)
{
    constexpr int columns = 3;
    auto* part = new QWidget;
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int column = 0; column < columns; ++column) grid->setColumnStretch(column, 1); // below each other
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
    addPart(label, part);
    return boxes;
}

void OfficersForm::addText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    steps_.back().rows->addRow(label);
}

void OfficersForm::addPart(const QString& label, QWidget* part)
{
    if (label.isEmpty())
        steps_.back().rows->addRow(part);
    else
        steps_.back().rows->addRow(label, part);
}

void OfficersForm::showPart(QWidget* part, bool shown)
{
    for (const Step& step : steps_)
        if (step.rows->indexOf(part) >= 0) step.rows->setRowVisible(part, shown);
}

void OfficersForm::finish(const QString& accept)
{
    auto* column = new QVBoxLayout(this);
    layOutSteps(*column);
    problems_ = problemLabel("objections", this);
    problems_->setWordWrap(true);
    problems_->setAlignment(Qt::AlignTop);
    column->addWidget(problems_);
    column->addStretch();
    QDialogButtonBox* buttons = dialogButtons(this, accept);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    if (bar_) {
        next_ = buttons->addButton(tr("Ne&xt step"), QDialogButtonBox::ActionRole);
        introduce(next_, "nextStep", tr("Next step"), tr("Go to the next step of the form"));
        connect(next_, &QPushButton::clicked, bar_,
                [this] { bar_->setCurrentIndex(bar_->currentIndex() + 1); });
        connect(bar_, &QTabBar::currentChanged, this, &OfficersForm::turnTo);
    }
    column->addWidget(buttons);
    turnTo(0);
    if (bar_) bar_->setCurrentIndex(firstOpen());
}

/// Returns the first step in which something is left to do; the first of all if there is none.
int OfficersForm::firstOpen() const
{
    const Objections all = objections();
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (!toStep(i, all).empty()) return static_cast<int>(i);
    return 0;
}

void OfficersForm::lock(const QString& why)
{
    locked_ = true;
    for (QLineEdit* line : pages_->findChildren<QLineEdit*>()) line->setReadOnly(true);
    for (QPlainTextEdit* prose : pages_->findChildren<QPlainTextEdit*>()) prose->setReadOnly(true);
    for (QComboBox* box : pages_->findChildren<QComboBox*>()) box->setEnabled(false);
    for (QAbstractSpinBox* box : pages_->findChildren<QAbstractSpinBox*>()) box->setEnabled(false);
    for (QCheckBox* box : pages_->findChildren<QCheckBox*>()) box->setEnabled(false);
    for (std::size_t i = 0; bar_ && i < steps_.size(); ++i)
        bar_->setTabText(static_cast<int>(i), steps_[i].title);
    accept_->hide();
    cancel_->setText(tr("C&lose"));
    tell(problems_, why, Tone::Quiet);
    problems_->show();
    turnTo(pages_->currentIndex());
}

/// Returns the number and the name of a step, as wide with a tick as without.
QString OfficersForm::nameOf(std::size_t step, StepState state) const
{
    const bool done = state == StepState::Done;
    //: the number and the name of a step of a form, with a tick where nothing is left to do
    const QString text = (done ? tr("%1 %2 ✓") : tr("%1 %2")).arg(step + 1).arg(steps_[step].title);
    return done ? text : text + QChar(0x2003);
}

/// Adds the pages, as high as the highest, below the names of the steps.
void OfficersForm::layOutSteps(QLayout& column)
{
    int high = 0;
    for (const Step& step : steps_) {
        step.rows->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
        const bool wraps = step.rows->hasHeightForWidth();
        high = std::max(high, wraps ? step.rows->heightForWidth(usualWidth - roomAside)
                                    : step.inside->sizeHint().height());
        step.inside->setMinimumHeight(1); // what it needs depends on its width
    }
    if (steps_.size() > 1) {
        bar_ = new QTabBar;
        bar_->setObjectName(QStringLiteral("steps"));
        bar_->setAccessibleName(tr("Steps of the form"));
        bar_->setDocumentMode(true);
        bar_->setExpanding(false);
        for (std::size_t i = 0; i < steps_.size(); ++i)
            bar_->addTab(nameOf(i, StepState::Done)); // the widest
        column.addWidget(bar_);
    }
    pages_->setMaximumHeight(high); // what is below follows at once
    column.addWidget(pages_);
    const QSize bar = bar_ ? bar_->sizeHint() : QSize(0, 0);
    fitToScreen(this, {std::max(usualWidth, bar.width() + roomAside), high + roomBelow + bar.height()});
}

/// Shows a step and puts its first field to use.
void OfficersForm::turnTo(int step)
{
    pages_->setCurrentIndex(step);
    const bool last = step + 1 == pages_->count();
    if (next_) next_->setVisible(!last);
    (next_ && !last ? next_ : locked_ ? cancel_ : accept_)->setDefault(true);
    QWidget* first = firstField(*steps_[static_cast<std::size_t>(step)].inside);
    if (first && !(bar_ && bar_->hasFocus())) first->setFocus(Qt::TabFocusReason);
    tellObjections();
}

void OfficersForm::look()
{
    if (accept_) tellObjections();
}

void OfficersForm::accept()
{
    if (locked_) return QDialog::reject();
    if (mayAccept()) return QDialog::accept();
    tried_ = true;
    tellObjections();
}

void OfficersForm::reject()
{
    if (locked_ || filled() == asOpened_ || std::exchange(warned_, true)) return QDialog::reject();
    tell(problems_, tr("What was entered would be lost. Cancel again to close the form."), Tone::Alarm);
}

void OfficersForm::showEvent(QShowEvent* event)
{
    if (!std::exchange(opened_, true)) asOpened_ = filled(); // later it may have been hidden for a while
    QDialog::showEvent(event);
}

/// Returns all that is typed, chosen and ticked in the form.
QStringList OfficersForm::filled() const
{
    QStringList all;
    for (const auto* line : findChildren<QLineEdit*>()) all << line->text();
    for (const auto* prose : findChildren<QPlainTextEdit*>()) all << prose->toPlainText();
    for (const auto* box : findChildren<QComboBox*>()) all << box->currentText();
    for (const auto* box : findChildren<QCheckBox*>()) all << QString::number(box->isChecked());
    return all;
}

/// Returns the objections that are said in a step: those to its rules, and in the last one those to none of
/// any.
Objections OfficersForm::toStep(std::size_t step, const Objections& all) const
{
    const auto isOf = [](const Step& one, const Objection& objection) {
        return std::ranges::count(one.rules, objection.rule) > 0;
    };
    Objections found;
    for (const Objection& one : all) {
        const bool homeless = std::ranges::none_of(steps_, [&](const Step& each) { return isOf(each, one); });
        if (isOf(steps_[step], one) || (homeless && step + 1 == steps_.size())) found.push_back(one);
    }
    return found;
}

void OfficersForm::tellObjections()
{
    if (locked_) return;
    warned_ = false;
    const Objections all = objections();
    for (std::size_t i = 0; bar_ && i < steps_.size(); ++i)
        bar_->setTabText(static_cast<int>(i),
                         nameOf(i, toStep(i, all).empty() ? StepState::Done : StepState::Open));
    const QString text = words_.objections(toStep(static_cast<std::size_t>(pages_->currentIndex()), all));
    if (tried_ || text.isEmpty()) return tell(problems_, text, Tone::Alarm);
    tell(problems_, tr("Still open:") + u'\n' + text, Tone::Quiet);
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
