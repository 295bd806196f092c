// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/tally_panel.h"

#include "ui/parts/swatch.h"

#include <QHeaderView>

#include <algorithm>

namespace chancery {

TallyPanel::TallyPanel(const Session& session, Presenter& presenter, QWidget* parent)
    : QTableView(parent)
    , session_(session)
    , model_(new TallyModel(session, this))
{
    setObjectName(QStringLiteral("tally"));
    setAccessibleName(tr("Supply centres and units by power"));
    setModel(model_);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    connect(model_, &QAbstractItemModel::modelReset, this, &TallyPanel::fitYears);
    connect(&presenter, &Presenter::shownPhaseChanged, this,
            [this, &presenter] { model_->showPhase(presenter.shownPhase()); });
    connect(&session, &Session::changed, this, [this, &presenter](Change change) {
        if (change == Change::Details || change == Change::Orders) model_->showPhase(presenter.shownPhase());
    });
}

void TallyPanel::setTheme(const Theme& theme)
{
    std::vector<QIcon> signs;
    for (const Power power : session_.map().everyPower())
        signs.push_back(powerIcon(session_.map(), theme, power));
    model_->setSigns(std::move(signs));
    fitYears(); // the signs may be of another size
}

/// Hides the earliest years that have no room: the last ones tell the most.
void TallyPanel::fitYears()
{
    const int first = model_->firstYear(), last = model_->columnCount() - 1;
    const auto width = [this](int column) {
        return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    };
    for (int column = first; column <= last; ++column) setColumnHidden(column, false);
    int room = viewport()->width();
    for (int column = 0; column < first; ++column) room -= width(column);
    for (int column = last; column >= first; --column) {
        room -= width(column);
        setColumnHidden(column, room < 0 && column < last);
    }
}

void TallyPanel::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitYears();
}

} // namespace chancery
