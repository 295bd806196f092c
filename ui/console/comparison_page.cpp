// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/comparison_page.h"

#include "ui/parts/long_words.h"
#include "ui/words/comparison_words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery {

ComparisonPage::ComparisonPage(const Session& session, const Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , heading_(new QLabel(this))
    , leave_(new QToolButton(this))
    , list_(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("comparisonPage"));
    heading_->setObjectName(QStringLiteral("comparisonHeading"));
    heading_->setWordWrap(true);
    QFont bold = heading_->font();
    bold.setBold(true);
    heading_->setFont(bold);
    leave_->setObjectName(QStringLiteral("leaveComparison"));
    leave_->setAutoRaise(true);
    list_->setObjectName(QStringLiteral("comparison"));
    breakLongWords(list_);
    list_->setAccessibleName(tr("Changes of each power"));
    auto* signs = new QLabel(tr("For you alone. On the board: arrows where units moved, + on new ones, × on "
                                "those that are gone; centres with another owner are outlined."),
                             this);
    signs->setWordWrap(true);
    signs->setForegroundRole(QPalette::PlaceholderText);
    auto* above = new QHBoxLayout;
    above->addWidget(heading_, 1);
    above->addWidget(leave_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addLayout(above);
    column->addWidget(list_, 1);
    column->addWidget(signs);
}

void ComparisonPage::setTheme(const Theme& theme)
{
    theme_ = theme;
    refresh();
}

void ComparisonPage::offer(QAction* action)
{
    leaving_ = action;
    leave_->setText(tr("Leave"));
    leave_->setToolTip(tr("Leave the comparison (Esc)"));
    connect(leave_, &QToolButton::clicked, action, &QAction::trigger);
}

void ComparisonPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !leaving_) return QWidget::keyPressEvent(event);
    leaving_->trigger();
}

void ComparisonPage::refresh()
{
    const Comparison* comparison = presenter_.console().comparison();
    if (!comparison) return;
    heading_->setText(ComparisonWords(session_.game()).heading(*comparison));
    const QString html = asHtml(*comparison);
    if (html == html_) return; // so that the list stays where it was scrolled to
    html_ = html;
    list_->setHtml(html);
}

/// A power without changes has its counts alone, so that no power seems to have been forgotten.
QString ComparisonPage::asHtml(const Comparison& comparison) const
{
    const ComparisonWords words(session_.game());
    QString html;
    for (const ComparedPower& power : comparison.powers) {
        html += QStringLiteral(
                    "<p style='margin:6px 0 0 0'><span style='background:%1'>&nbsp;&nbsp;</span> <b>%2</b>")
                    .arg(theme_.of(power.centres.power).body.name(), words.counts(power).toHtmlEscaped());
        for (const QString& line : words.changes(comparison, power.centres.power))
            html += QStringLiteral("<br>") + line.toHtmlEscaped();
        html += QStringLiteral("</p>");
    }
    return html;
}

} // namespace chancery
