// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/line_answers.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace chancery {

LineAnswers::LineAnswers(QWidget* parent)
    : QWidget(parent)
    , row_(new QHBoxLayout(this))
{
    row_->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // long names do not widen the window
    hide();
}

void LineAnswers::ask(const QString& line, const std::vector<LineMeaning>& answers)
{
    if (buttons_) {
        row_->removeWidget(buttons_);
        buttons_->hide();
        buttons_->deleteLater(); // one of its buttons may be what was clicked
    }
    buttons_ = nullptr;
    line_ = line;
    lines_.clear();
    constexpr std::size_t most = 4;
    setVisible(!answers.empty() && answers.size() <= most);
    if (isHidden()) return;
    buttons_ = new QWidget(this);
    auto* row = new QHBoxLayout(buttons_);
    row->setContentsMargins(0, 0, 0, 0);
    for (const LineMeaning& answer : answers) {
        lines_.push_back(answer.line);
        add(count(), answer);
    }
    row->addStretch(1);
    row_->addWidget(buttons_);
    buttons_->show();
}

void LineAnswers::choose(int number)
{
    if (number < 1 || number > count()) return;
    const std::string clear = lines_[static_cast<std::size_t>(number) - 1];
    Q_EMIT chosen(line_, clear); // which asks about another line
}

void LineAnswers::add(int number, const LineMeaning& answer)
{
    auto* button = new QToolButton(buttons_);
    button->setObjectName(QStringLiteral("answer.%1").arg(number));
    button->setText(answer.label);
    const QString key = keys_.value(number - 1).toString(QKeySequence::NativeText);
    const QString tip =
        answer.tip.isEmpty() ? tr("Choose this meaning; the line stays as written") : answer.tip;
    button->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)", "tooltip, key").arg(tip, key));
    button->setAccessibleName(answer.label);
    connect(button, &QToolButton::clicked, this, [this, number] { choose(number); });
    buttons_->layout()->addWidget(button);
}

} // namespace chancery
