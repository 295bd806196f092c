// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/form_steps.h"

#include "ui/parts/dialog_parts.h"

#include <QFormLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

FormSteps::FormSteps(QWidget* parent)
    : QWidget(parent)
    , pages_(new QStackedWidget)
{
    begin({});
}

void FormSteps::begin(const QString& title)
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
    steps_.push_back({title, inside, rows});
}

void FormSteps::finish()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (const Step& step : steps_) {
        step.rows->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
        step.inside->setMinimumHeight(1); // what it needs depends on its width
    }
    if (areNamed()) {
        bar_ = new QTabBar;
        bar_->setObjectName(QStringLiteral("steps"));
        bar_->setAccessibleName(tr("Steps of the form"));
        bar_->setDocumentMode(true);
        bar_->setExpanding(false);
        for (const Step& step : steps_) bar_->addTab(tr("%1 %2 ✓").arg(count()).arg(step.title));
        barWidth_ = bar_->sizeHint().width(); // with all of them, at their widest
        nameAll();
        column->addWidget(bar_);
        connect(bar_, &QTabBar::currentChanged, this, [this](int step) {
            pages_->setCurrentIndex(step);
            Q_EMIT turned();
        });
    }
    column->addWidget(pages_);
}

bool FormSteps::isAbout(std::size_t step, const std::string& rule) const
{
    return std::ranges::count(steps_[step].rules, rule) > 0;
}

bool FormSteps::isDivided(const std::string& rule) const
{
    return std::ranges::count(divided_, rule) > 0;
}

std::size_t FormSteps::current() const
{
    return static_cast<std::size_t>(pages_->currentIndex());
}

bool FormSteps::isBarInUse() const
{
    return bar_ && bar_->hasFocus();
}

QSize FormSteps::sizeFor(int wide) const
{
    int high = 0;
    for (const Step& step : steps_)
        high = std::max(high, step.rows->hasHeightForWidth() ? step.rows->heightForWidth(wide)
                                                             : step.rows->sizeHint().height());
    return {std::max(wide, barWidth_), high + (bar_ ? bar_->sizeHint().height() : 0)};
}

void FormSteps::showRow(QWidget* field, bool shown)
{
    for (const Step& step : steps_)
        if (step.rows->indexOf(field) >= 0) step.rows->setRowVisible(field, shown);
}

void FormSteps::deal(const std::vector<QWidget*>& rows, PowerSet shown, std::size_t first, std::size_t each)
{
    const std::size_t last = first + (rows.size() - 1) / each;
    for (std::size_t step = first; step <= last; ++step) steps_[step].powers = {};
    std::size_t seen = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto power = static_cast<Power>(i);
        if (shown.has(power)) {
            moveRow(rows[i], first + seen / each, static_cast<int>(seen % each));
            steps_[first + seen / each].powers.add(power);
            ++seen;
        }
        showRow(rows[i], shown.has(power));
    }
    for (std::size_t step = first + 1; step <= last; ++step) setShown(step, seen > (step - first) * each);
}

/// Moves the row of a field to a step, where it is row number `row`.
void FormSteps::moveRow(QWidget* field, std::size_t step, int row)
{
    for (const Step& from : steps_) {
        if (from.rows->indexOf(field) < 0) continue;
        const QFormLayout::TakeRowResult taken = from.rows->takeRow(field);
        QWidget* label = taken.labelItem ? taken.labelItem->widget() : nullptr;
        steps_[step].rows->insertRow(row, label, field);
        delete taken.labelItem;
        delete taken.fieldItem;
        field->raise(); // among the fields too it comes after those that were moved before
        return;
    }
}

/// Leaves a step out, or shows it again; those after it are numbered accordingly.
void FormSteps::setShown(std::size_t step, bool shown)
{
    steps_[step].shown = shown;
    nameAll();
}

void FormSteps::setDone(std::size_t step, bool done)
{
    steps_[step].done = done;
    nameAll();
}

void FormSteps::goTo(std::size_t step)
{
    if (bar_ && step < count()) bar_->setCurrentIndex(static_cast<int>(step));
}

/// Returns the step after the present one, count() if there is none.
std::size_t FormSteps::next() const
{
    std::size_t step = current() + 1;
    while (step < count() && !isShown(step)) ++step;
    return step;
}

/// Gives the steps their numbers and names, as wide with a tick as without.
void FormSteps::nameAll()
{
    int number = 0;
    for (std::size_t i = 0; bar_ && i < count(); ++i) {
        const Step& step = steps_[i];
        if (step.shown) ++number;
        //: the number and the name of a step of a form, with a tick where nothing is left to do
        const QString text = (step.done ? tr("%1 %2 ✓") : tr("%1 %2")).arg(number).arg(step.title);
        bar_->setTabText(static_cast<int>(i), step.done ? text : text + QChar(0x2003));
        bar_->setTabVisible(static_cast<int>(i), step.shown);
    }
}

} // namespace chancery
