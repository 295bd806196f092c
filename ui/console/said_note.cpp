// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/said_note.h"

#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/said_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace chancery {

SaidNote::SaidNote(StudyView& shown, QWidget* parent)
    : QFrame(parent)
    , shown_(shown)
    , text_(new QLabel)
    , area_(scrolledDown(text_, this))
    , all_(new QPushButton(tr("Show all"), this))
{
    setObjectName(QStringLiteral("saidNote"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setObjectName(QStringLiteral("saidText"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setForegroundRole(QPalette::ToolTipText);
    text_->setAlignment(Qt::AlignTop);
    area_->setObjectName(QStringLiteral("saidArea"));
    area_->setFrameShape(QFrame::NoFrame);
    introduce(all_, "saidAll", all_->text(), tr("Show every result of the text that differs from ours"));
    all_->setCheckable(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * spacingStep, spacingStep, spacingStep, spacingStep);
    row->setSpacing(spacingStep);
    row->addWidget(area_, 1);
    row->addWidget(all_, 0, Qt::AlignTop);
    connect(all_, &QPushButton::toggled, this, &SaidNote::showText);
    connect(&shown_, &StudyView::changed, this, &SaidNote::follow);
    follow(StudyChange::Shown);
}

void SaidNote::setRegister(Register how)
{
    register_ = how;
    showText();
}

QString SaidNote::text() const
{
    return text_->text();
}

void SaidNote::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitHeight();
}

/// Makes the note as high as its text, but leaves the board its room.
void SaidNote::fitHeight()
{
    constexpr int mostLines = 8;
    const int width = std::max(area_->viewport()->width(), 1);
    area_->setFixedHeight(
        std::clamp(text_->heightForWidth(width), 0, mostLines * fontMetrics().lineSpacing()));
}

void SaidNote::follow(StudyChange change)
{
    if (change == StudyChange::File || change == StudyChange::Texts) return;
    const bool compared = shown_.record().outcome && shown_.node().insteadOf == noNode &&
                          shown_.record().phase == shown_.node().phase;
    comparison_ = compared ? compareSaid(shown_.session().game(), shown_.record(), shown_.node().said)
                           : SaidComparison();
    showText();
}

void SaidNote::showText()
{
    const std::vector<SaidDifference>& differences = comparison_.differences;
    setVisible(!differences.empty());
    all_->setVisible(differences.size() > 1);
    if (differences.empty()) return text_->clear();
    const SaidWords words(shown_.session().game(), shown_.record(), register_);
    QStringList lines{
        tr("%n result(s) in the text differ from ours.", nullptr, static_cast<int>(differences.size()))};
    for (const SaidDifference& one : differences) {
        lines << words.paragraph(one);
        if (!all_->isChecked()) break;
    }
    text_->setText(lines.join(u'\n'));
    area_->setAccessibleName(text_->text());
    setAccessibleName(text_->text());
    fitHeight();
}

} // namespace chancery
