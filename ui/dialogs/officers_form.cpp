// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/officers_form.h"

#include "ui/dialogs/form_fields.h"
#include "ui/dialogs/form_steps.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/text_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

constexpr int columns = 3;                      ///< of the boxes of powers
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

} // namespace

OfficersForm::OfficersForm(const Map& map, const char* name, const QString& title, QWidget* parent)
    : QDialog(parent)
    , map_(map)
    , words_(map)
    , steps_(new FormSteps)
{
    introduceDialog(this, name, title, "players");
}

void OfficersForm::addStep(const QString& title)
{
    steps_->begin(title);
}

void OfficersForm::addRule(const std::string& rule, const QString& text)
{
    steps_->claim(rule);
    cite(rule, text);
}

void OfficersForm::cite(const std::string& rule, const QString& text)
{
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
    steps_->rows().addRow(QString(), label);
}

void OfficersForm::addRow(const QString& label, QWidget* field, const char* name, const QString& tip)
{
    introduce(field, name, QString(label).remove(u'&'), tip);
    steps_->rows().addRow(label, field);
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
    steps_->rows().addRow(QString(), field->message());
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
    if (!steps_->areNamed())
        steps_->rows().addRow(box);
    else
        steps_->rows().addRow(QString(), box);
    connect(box, &QCheckBox::toggled, this, &OfficersForm::look);
    return box;
}

std::vector<QCheckBox*> OfficersForm::addPowers(const char* name, const QString& label, PowerSet checked)
{
    auto* part = new QWidget;
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int column = 0; column < columns; ++column) grid->setColumnStretch(column, 1); // below each other
    std::vector<QCheckBox*> boxes;
    for (const Power power : map_.everyPower()) {
        auto* box = new QCheckBox(Words(map_).power(power), part);
        box->setChecked(checked.has(power));
        introduce(box, (std::string(name) + std::to_string(boxes.size())).c_str(), label + u' ' + box->text(),
                  box->text());
        connect(box, &QCheckBox::toggled, this, &OfficersForm::look);
        boxes.push_back(box);
    }
    lineUp(boxes, boxes);
    addPart(label, part);
    return boxes;
}

void OfficersForm::askOthers(QComboBox* first, const std::vector<QCheckBox*>& boxes)
{
    const auto show = [first, boxes] {
        const Power one = powerIn(first);
        std::vector<QCheckBox*> others;
        for (QCheckBox* box : boxes)
            if (one != noPower && box != boxes[index(one)]) others.push_back(box);
        lineUp(boxes, others);
    };
    connect(first, &QComboBox::currentIndexChanged, this, [first, boxes, show] {
        if (const PowerSet before = ticked(boxes); before.size() == 1)
            boxes[index(before.first())]->setChecked(false);
        if (const Power one = powerIn(first); one != noPower) boxes[index(one)]->setChecked(true);
        show();
    });
    show();
}

/// Shows these of the boxes of addPowers() alone, without gaps.
void OfficersForm::lineUp(const std::vector<QCheckBox*>& boxes, const std::vector<QCheckBox*>& shown)
{
    auto& grid = static_cast<QGridLayout&>(*boxes.front()->parentWidget()->layout());
    for (QCheckBox* box : boxes) {
        grid.removeWidget(box);
        box->setHidden(std::ranges::count(shown, box) == 0);
    }
    for (int at = 0; QCheckBox * box : shown) {
        grid.addWidget(box, at / columns, at % columns);
        ++at;
    }
}

QLabel* OfficersForm::addText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    steps_->rows().addRow(label);
    return label;
}

void OfficersForm::addPart(const QString& label, QWidget* part)
{
    if (label.isEmpty())
        steps_->rows().addRow(part);
    else
        steps_->rows().addRow(label, part);
}

void OfficersForm::finish(const QString& accept)
{
    auto* column = new QVBoxLayout(this);
    steps_->finish();
    const QSize wanted = steps_->sizeFor(usualWidth - roomAside);
    // What is below follows at once, with a line for what the layout rounds.
    steps_->setMaximumHeight(wanted.height() + fontMetrics().height());
    column->addWidget(steps_);
    problems_ = problemLabel("objections", this);
    problems_->setWordWrap(true);
    problems_->setAlignment(Qt::AlignTop);
    column->addWidget(problems_);
    column->addStretch();
    addButtons(*column, accept);
    fitToScreen(this, {wanted.width() + roomAside, wanted.height() + roomBelow});
    connect(steps_, &FormSteps::turned, this, &OfficersForm::useStep);
    useStep();
    steps_->goTo(firstOpen());
}

/// Adds the buttons, as they are read: what leads on comes first.
void OfficersForm::addButtons(QVBoxLayout& column, const QString& accept)
{
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    if (steps_->areNamed()) {
        next_ = new QPushButton(tr("Ne&xt step"), this);
        introduce(next_, "nextStep", tr("Next step"), tr("Go to the next step of the form"));
        connect(next_, &QPushButton::clicked, steps_, &FormSteps::goOn);
        row->addWidget(next_);
    }
    QDialogButtonBox* buttons = dialogButtons(this, accept);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    setTabOrder(accept_, cancel_);
    row->addWidget(buttons);
    column.addLayout(row);
}

/// Returns the first step in which something is left to do; the first of all if there is none.
std::size_t OfficersForm::firstOpen() const
{
    const Objections all = objections();
    for (std::size_t i = 0; i < steps_->count(); ++i)
        if (steps_->isShown(i) && !toStep(i, all).empty()) return i;
    return 0;
}

void OfficersForm::lock(const QString& why)
{
    locked_ = true;
    letBeRead(*steps_);
    for (std::size_t i = 0; i < steps_->count(); ++i) steps_->setDone(i, false);
    accept_->hide();
    cancel_->setText(tr("C&lose"));
    tell(problems_, why, Tone::Quiet);
    problems_->show();
    useStep();
}

/// Puts the first field of the step that is seen to use.
void OfficersForm::useStep()
{
    const bool last = !steps_->hasNext();
    (next_ && !last ? next_ : locked_ ? cancel_ : accept_)->setDefault(true); // before it gets the focus
    if (next_) next_->setVisible(!last);
    QWidget* first = firstField(steps_->page(steps_->current()));
    if (first && !steps_->isBarInUse()) first->setFocus(Qt::TabFocusReason);
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
    if (toStep(steps_->current(), objections()).empty()) steps_->goTo(firstOpen());
    tellObjections();
}

void OfficersForm::reject()
{
    if (locked_ || filledIn(*steps_) == asOpened_ || std::exchange(warned_, true)) return QDialog::reject();
    tell(problems_, tr("What was entered would be lost. Cancel again to close the form."), Tone::Alarm);
}

void OfficersForm::showEvent(QShowEvent* event)
{
    if (!std::exchange(opened_, true))
        asOpened_ = filledIn(*steps_); // later it may have been hidden for a while
    QDialog::showEvent(event);
}

/// Returns an objection as it is said in a step, which has a note about its rule; of one that is divided what
/// concerns the powers of the step.
std::optional<Objection> OfficersForm::asSaidIn(std::size_t step, const Objection& objection) const
{
    const auto* powers = objection.gaps.empty() ? nullptr : std::get_if<PowerSet>(&objection.gaps.front());
    if (!powers || !steps_->isDivided(objection.rule))
        return steps_->isAbout(step, objection.rule) ? std::optional(objection) : std::nullopt;
    const PowerSet here = *powers & steps_->powersIn(step);
    if (here.empty()) return std::nullopt;
    Objection said = objection;
    said.gaps.front() = here;
    return said;
}

/// Returns the objections that are said in a step: those to its rules, and in the last one those to none of
/// any.
Objections OfficersForm::toStep(std::size_t step, const Objections& all) const
{
    Objections found;
    for (const Objection& one : all) {
        bool homeless = step + 1 == steps_->count();
        for (std::size_t each = 0; homeless && each < steps_->count(); ++each)
            homeless = !asSaidIn(each, one);
        if (homeless)
            found.push_back(one);
        else if (const auto said = asSaidIn(step, one))
            found.push_back(*said);
    }
    return found;
}

void OfficersForm::tellObjections()
{
    if (locked_) return;
    warned_ = false;
    const Objections all = objections();
    for (std::size_t i = 0; i < steps_->count(); ++i) steps_->setDone(i, toStep(i, all).empty());
    const QString text = words_.objections(toStep(steps_->current(), all));
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
