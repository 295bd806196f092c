// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/unread_note.h"

#include "ui/console/study_edits.h"
#include "ui/desk/questions.h"
#include "ui/draw/type.h"
#include "ui/parts/announcer.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/reading_problems.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr std::size_t mostAnswers = 3; ///< that fit beside the line

} // namespace

UnreadNote::UnreadNote(StudyView& shown, QWidget* parent)
    : QFrame(parent)
    , shown_(shown)
    , text_(new QLabel(this))
    , edit_(new QLineEdit(this))
    , correct_(new QPushButton(tr("Correct"), this))
    , dismiss_(new QPushButton(tr("Not an order"), this))
    , answers_(new QHBoxLayout)
{
    setObjectName(QStringLiteral("unreadNote"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    layOut();
    connect(correct_, &QPushButton::clicked, this,
            [this] { correctUnread(shown_, UnreadOrder(waiting_.front()), edit_->text()); });
    connect(edit_, &QLineEdit::returnPressed, correct_, &QPushButton::click);
    connect(dismiss_, &QPushButton::clicked, this,
            [this] { moveToCommentary(shown_, UnreadOrder(waiting_.front())); });
    connect(&shown_, &StudyView::changed, this, &UnreadNote::follow);
    follow(StudyChange::Shown);
}

void UnreadNote::layOut()
{
    introduce(edit_, "unreadEdit", tr("Corrected order"),
              tr("Write the order as it was meant; Enter takes it"));
    introduce(correct_, "unreadCorrect", correct_->text(), tr("Take the order as it is written here"));
    introduce(dismiss_, "unreadDismiss", dismiss_->text(), tr("Move this line to the commentary"));
    text_->setObjectName(QStringLiteral("unreadText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setForegroundRole(QPalette::ToolTipText);
    answers_->setSpacing(spacingStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(spacingStep);
    row->addWidget(edit_, 1);
    row->addWidget(correct_);
    row->addLayout(answers_);
    row->addWidget(dismiss_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * spacingStep, spacingStep, spacingStep, spacingStep);
    column->setSpacing(spacingStep);
    auto* sign = new QLabel(this);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
    auto* first = new QHBoxLayout;
    first->setSpacing(spacingStep);
    first->addWidget(sign);
    first->addWidget(text_, 1);
    column->addLayout(first);
    column->addLayout(row);
}

QString UnreadNote::text() const
{
    return text_->text();
}

void UnreadNote::follow(StudyChange change)
{
    if (change == StudyChange::File || change == StudyChange::Texts) return;
    const auto before = std::move(waiting_);
    waiting_ = unreadIn(shown_.study(), shown_.node(), shown_.session().current());
    setVisible(!waiting_.empty());
    if (waiting_.empty()) return text_->clear();
    showFirst();
    if (waiting_ == before) return;
    announce(*this, text_->text());
}

void UnreadNote::showFirst()
{
    const UnreadOrder& first = waiting_.front();
    while (QLayoutItem* item = answers_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QString line = QString::fromStdString(first.text);
    const QString whose = Words(shown_.map()).power(first.power);
    const QString count =
        tr("%n order(s) could not be read and do not count.", nullptr, static_cast<int>(waiting_.size()));
    text_->setText((first.power == noPower ? tr("%1 “%2”: %3", "how many, order, reason")
                                           : tr("%1 %4, “%2”: %3", "how many, order, reason, power"))
                       .arg(count, line, reasonOf(first), whose));
    setAccessibleName(text_->text());
    if (edit_->text() != line) edit_->setText(line);
}

/// Returns why it cannot be read, and offers what it may mean.
QString UnreadNote::reasonOf(const UnreadOrder& unread)
{
    if (unread.power == noPower)
        return tr("It does not say whose unit this is. Write the name of the power before it: “Austria: …”.");
    const PhaseRecord& record = shown_.session().current();
    const ReadingContext context{shown_.map(), record.before, record.phase.kind, unread.power};
    QStringList reasons;
    for (const ReadLine& line : readLines(context, unread.text))
        for (const Fault& fault : line.faults) {
            reasons << ReadingProblems(shown_.map()).sentence(fault.problem);
            if (answers_->count() > 0) continue;
            const std::vector<LineMeaning> answers = meaningsFor(context, unread.text, fault);
            for (std::size_t i = 0; i < std::min(answers.size(), mostAnswers); ++i)
                offer(answers[i].label, QString::fromStdString(answers[i].line));
        }
    return reasons.join(u' ');
}

void UnreadNote::offer(const QString& label, const QString& line)
{
    auto* button = new QPushButton(label, this);
    introduce(button, "unreadAnswer", tr("Read it as “%1”").arg(line), tr("Read it as “%1”").arg(line));
    connect(button, &QPushButton::clicked, this,
            [this, line] { correctUnread(shown_, UnreadOrder(waiting_.front()), line); });
    answers_->addWidget(button);
}

} // namespace chancery
