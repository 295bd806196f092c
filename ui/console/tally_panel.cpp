// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/tally_panel.h"

#include "ui/draw/type.h"
#include "ui/parts/swatch.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace chancery {

namespace {

/// Shows both delegates of a power where there is no room for their names.
class TallyNames : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!option->widget || option->rect.isEmpty()) return; // asked how wide it would be
        const QRect room =
            option->widget->style()->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget);
        const int margin = option->widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
        option->text = shorterNames(option->text, [&](const QString& name) {
            return option->fontMetrics.horizontalAdvance(name) <= room.width() - 2 * margin;
        });
    }
};

} // namespace

TallyPanel::TallyPanel(const Session& session, Presenter& presenter, QWidget* parent)
    : QTableView(parent)
    , session_(session)
    , model_(new TallyModel(session, this))
{
    setObjectName(QStringLiteral("tally"));
    setAccessibleName(tr("Supply centres and units by power"));
    setModel(model_);
    setItemDelegateForColumn(0, new TallyNames(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus where orders are typed
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    setType(horizontalHeader(), TypeSize::Small);
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

/// Returns the width of the longest name, of its part before `end` if that is not empty.
int TallyPanel::widest(const QString& end) const
{
    int wide = 0;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QString name = model_->index(row, 0).data().toString();
        wide =
            std::max(wide, fontMetrics().horizontalAdvance(end.isEmpty() ? name : name.section(end, 0, 0)));
    }
    return wide;
}

/// Shortens the names to those of the powers and hides the earliest years if there is no room: the last ones
/// tell the most. Where there is less, the last year and the change go too. What is left over is beside the
/// names.
void TallyPanel::fitColumns()
{
    const int first = model_->firstYear(), last = model_->columnCount() - 1;
    const auto width = [this](int column) {
        return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    };
    for (int column = 1; column <= last; ++column) setColumnHidden(column, false);
    int room = viewport()->width() - width(last);
    for (int column = 1; column < first; ++column) room -= width(column);
    const int least = width(0) - widest(QString()) + widest(QStringLiteral(" · "));
    for (int column = last; room < least && column >= first - 1; column = column == last ? first - 1 : 0) {
        room += width(column);
        setColumnHidden(column, true);
    }
    const int names = std::clamp(room, least, width(0));
    room -= names;
    bool fits = !isColumnHidden(last);
    for (int column = last - 1; column >= first; --column) {
        fits = fits && room >= width(column);
        room -= fits ? width(column) : 0;
        setColumnHidden(column, !fits);
    }
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    setColumnWidth(0, names + std::max(0, room)); // the rows are as wide as the panel
    updateGeometry();                             // the rows may be more or fewer
}

/// Returns the height of the first rows and of what is above them.
int TallyPanel::heightOf(int rows) const
{
    int high = horizontalHeader()->sizeHint().height();
    for (int row = 0; row < std::min(model_->rowCount(), rows); ++row)
        high += std::max(sizeHintForRow(row), verticalHeader()->sectionSizeHint(row));
    return high;
}

/// All rows are in sight, unless they are very many, or so high with large text that orders had no room.
QSize TallyPanel::minimumSizeHint() const
{
    constexpr int most = 10, least = 4; // seven powers, and the sums of three players
    return {QTableView::minimumSizeHint().width(),
            std::min(heightOf(most), std::max(heightOf(least), window()->height() / 2))};
}

void TallyPanel::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace chancery
