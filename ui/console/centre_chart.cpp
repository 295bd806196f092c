// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/centre_chart.h"

#include "ui/draw/type.h"
#include "ui/parts/swatch.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace chancery {

namespace {

/// Paints a sign in the middle of its cell.
class CentredSigns : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() > 0) option->decorationPosition = QStyleOptionViewItem::Top;
    }
};

} // namespace

CentreChart::CentreChart(const Session& session, Presenter& presenter, QWidget* parent)
    : QTableView(parent)
    , session_(session)
    , model_(new CentreChartModel(session, this))
{
    setObjectName(QStringLiteral("centreChart"));
    setAccessibleName(tr("Owners of the supply centres by year"));
    setModel(model_);
    setItemDelegate(new CentredSigns(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus where orders are typed
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    setType(horizontalHeader(), TypeSize::Small);
    connect(model_, &QAbstractItemModel::modelReset, this, &CentreChart::fitColumns);
    const auto follow = [this, &presenter] { model_->showPhase(presenter.shownPhase()); };
    connect(&presenter, &Presenter::shownPhaseChanged, this, follow);
    connect(&session, &Session::changed, this, [follow](Change change) {
        if (change == Change::Phase || change == Change::Game) follow();
    });
}

void CentreChart::setTheme(const Theme& theme)
{
    std::vector<QIcon> signs;
    for (const Power power : session_.map().everyPower())
        signs.push_back(powerIcon(session_.map(), theme, power));
    model_->setSigns(std::move(signs));
    fitColumns(); // the signs may be of another size
}

/// Hides the earliest years if there is no room. What is left over is beside the names.
void CentreChart::fitColumns()
{
    const int last = model_->columnCount() - 1,
              names = std::max(sizeHintForColumn(0), horizontalHeader()->sectionSizeHint(0));
    int year = grown(24);
    for (int column = 1; column <= last; ++column) {
        setColumnHidden(column, false); // what is hidden has no width
        year = std::max(year, horizontalHeader()->sectionSizeHint(column));
    }
    const int fitting = std::max(1, (viewport()->width() - names) / year);
    for (int column = 1; column <= last; ++column) {
        setColumnHidden(column, column <= last - fitting);
        setColumnWidth(column, year);
    }
    setColumnWidth(0, std::max(names, viewport()->width() - std::min(fitting, last) * year));
}

int CentreChart::heightFilled() const
{
    return horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth();
}

void CentreChart::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace chancery
