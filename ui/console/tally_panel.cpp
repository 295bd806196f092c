// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/tally_panel.h"

#include "ui/parts/swatch.h"

#include <QHeaderView>

#include <algorithm>

namespace chancery {

namespace {

constexpr int shortestNames = 12; // letters, with the sign: a shorter one names no power

} // namespace

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
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    connect(model_, &QAbstractItemModel::modelReset, this, &TallyPanel::fitColumns);
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
    fitColumns(); // the signs may be of another size
}

/// Shortens the names and hides the earliest years if there is no room: the last ones tell the most.
void TallyPanel::fitColumns()
{
    const int first = model_->firstYear(), last = model_->columnCount() - 1;
    const auto width = [this](int column) {
        return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    };
    for (int column = first; column <= last; ++column) setColumnHidden(column, false);
    int room = viewport()->width() - width(last);
    for (int column = 1; column < first; ++column) room -= width(column);
    const int names =
        std::clamp(room, std::min(width(0), shortestNames * fontMetrics().averageCharWidth()), width(0));
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    setColumnWidth(0, names);
    room -= names;
    for (int column = last - 1; column >= first; --column) {
        room -= width(column);
        setColumnHidden(column, room < 0);
    }
}

void TallyPanel::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace chancery
