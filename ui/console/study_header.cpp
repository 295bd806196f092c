// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_header.h"

#include "ui/console/study_texts.h"
#include "ui/draw/type.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace chancery {

StudyHeader::StudyHeader(const StudyView& shown, QWidget* behind, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , title_(new QLabel(this))
    , phase_(new QLabel(this))
    , rules_(new QToolButton(this))
{
    setObjectName(QStringLiteral("studyHeader"));
    title_->setObjectName(QStringLiteral("headerTitle"));
    title_->setTextFormat(Qt::PlainText);
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    phase_->setObjectName(QStringLiteral("headerPhase"));
    phase_->setTextFormat(Qt::PlainText);
    rules_->setObjectName(QStringLiteral("headerRules"));
    rules_->setAccessibleName(tr("Rulebook"));
    rules_->setAutoRaise(true);
    rules_->setFocusPolicy(Qt::TabFocus);
    rules_->setToolTip(tr("Choose the rulebook and house rules of this study"));
    connect(rules_, &QToolButton::clicked, this, &StudyHeader::rulesWanted);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(2 * spacingStep, spacingStep, spacingStep, spacingStep);
    line->setSpacing(3 * spacingStep);
    line->addWidget(title_, 1);
    line->addWidget(phase_);
    line->addWidget(rules_);
    line->addWidget(behind);
}

void StudyHeader::refresh()
{
    const Study& study = shown_.study();
    const StudyTexts texts(study);
    title_->setText(texts.title());
    phase_->setText(study.nodes.size() > 1 ? texts.fullNameOf(shown_.node())
                                           : Words::phase(shown_.node().phase));
    nameRules();
}

/// Names the rulebook in full where there is room, else in a few letters.
void StudyHeader::nameRules()
{
    const Rulebook& rules = shown_.study().rulebook;
    rules_->setText(RulebookWords::briefly(rules));
    rules_->setMinimumWidth(rules_->sizeHint().width());
    rules_->setText(RulebookWords::inForce(rules));
    const int title = std::min(title_->sizeHint().width(), width() / 3);
    if (layout()->sizeHint().width() + title > width()) rules_->setText(RulebookWords::briefly(rules));
}

void StudyHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    nameRules();
}

} // namespace chancery
