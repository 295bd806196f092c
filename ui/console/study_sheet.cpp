// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_sheet.h"

#include "ui/draw/type.h"
#include "ui/parts/room_below.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace chancery {

StudySheet::StudySheet(StudyView& shown, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , writing_(new WritingPage(shown.session(), this))
    , results_(new ResultsPage(this))
{
    setObjectName(QStringLiteral("studySheet"));
    writing_->setForStudy();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(writing_, 1);
    column->addWidget(results_, 1);
    results_->hide();
    for (auto* list : results_->findChildren<QAbstractItemView*>()) list->installEventFilter(this);
    connect(results_, &ResultsPage::chosen, this, [this](Province place) { // where one is, is one thing
        const Unit* unit = unitAt(shown_.map(), shown_.record().before, place);
        if (!unit) return;
        writing_->showPower(unit->power);
        writing_->askFor(place);
    });
    connect(&shown_, &StudyView::changed, this, [this](StudyChange change) {
        if (change == StudyChange::File) return;
        stale_ = true;
        share();
    });
}

void StudySheet::setTheme(const Theme& theme)
{
    writing_->setTheme(theme);
    results_->setTheme(theme);
}

void StudySheet::share()
{
    const PhaseRecord& record = shown_.record();
    const int needed = writing_->heightNeeded(), left = height() - needed;
    const bool below = record.outcome && !record.before.units.empty() && left >= grown(leastBelow);
    if (below && std::exchange(stale_, false)) results_->show(shown_.session().game(), record);
    shareRoom(*static_cast<QVBoxLayout*>(layout()), *writing_, needed, *results_, below ? left : 0);
}

/// Letters go to the line, as everywhere; the list would search for them.
bool StudySheet::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto& key = static_cast<QKeyEvent&>(*event);
        const bool plain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain && key.text().size() == 1 && key.text().front().isLetter())
            return writing_->takeKey(key), true;
    }
    return QWidget::eventFilter(watched, event);
}

bool StudySheet::event(QEvent* event)
{
    if (event->type() == QEvent::Resize) writing_->setRoom(height());
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) share();
    return QWidget::event(event);
}

} // namespace chancery
