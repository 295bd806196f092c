// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/order_rows.h"

#include "ui/console/order_line.h"
#include "ui/console/rows_delegate.h"
#include "ui/desk/session.h"

#include <QContextMenuEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace chancery {

OrderRows::OrderRows(const Session& session, OrderLine* line, QWidget* parent)
    : QListView(parent)
    , session_(session)
    , line_(line)
    , model_(new RowsModel(this))
    , delegate_(new RowsDelegate(this))
{
    setObjectName(QStringLiteral("orderRows"));
    setAccessibleName(tr("Orders, unit by unit"));
    setModel(model_);
    setItemDelegate(delegate_);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus); // the line has the focus; Ctrl+Up and Ctrl+Down move it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust); // rows with a long reading gain or lose their second line
    setMouseTracking(true);
    line_->setParent(viewport());
    line_->show();
    connect(line_, &OrderLine::changed, this, &OrderRows::follow);
    connect(line_, &OrderLine::changed, this, [this] {
        if (pointed_ >= 0) point(-1); // until the pointer moves again
    });
    connect(line_, &OrderLine::rowTurned, this, &OrderRows::turn);
    connect(line_, &OrderLine::standingDeleted, this, &OrderRows::deleteLine);
    connect(this, &QListView::clicked, this, &OrderRows::choose);
    connect(this, &QListView::entered, this, [this](const QModelIndex& index) { point(index.row()); });
    connect(this, &QListView::viewportEntered, this, [this] { point(-1); });
}

void OrderRows::setTheme(const Theme& theme)
{
    delegate_->setTheme(theme);
    line_->setTheme(theme);
    viewport()->update();
}

void OrderRows::showPower(Power power)
{
    const bool turned = std::exchange(power_, power) != power;
    pointed_ = -1;
    std::vector<UnitRow> rows = rowsBeside(session_, power);
    if (line_->isBeside() && session_.takesOrders()) {
        UnitRow further;
        further.power = power;
        further.asked = Asked{power, noProvince, -1};
        further.state = RowState::Further;
        if (index(power) < session_.map().powers.size()) // not still that of another board
            further.sign = QString::fromStdString(session_.map()[power].letter);
        const bool moves =
            session_.current().phase.kind == PhaseKind::Movement; // it comes and goes below all
        const auto behind =
            std::ranges::find_if(rows, [&](const UnitRow& row) { return !moves && power < row.power; });
        rows.insert(behind, std::move(further));
    }
    model_->show(session_.map(), std::move(rows));
    delegate_->setSheet(session_.current().phase.kind == PhaseKind::Movement ? power : noPower);
    doItemsLayout(); // a row may have gained or lost its second line
    updateGeometry();
    if (turned) scrollToSheet();
    placeLine();
}

/// Has the rows of the sheet in sight, the first of them above all.
void OrderRows::scrollToSheet()
{
    int first = -1;
    for (int row = model_->rowCount(); row-- > 0;)
        if (model_->row(row).power == power_) {
            if (first < 0) scrollTo(model_->index(row));
            first = row;
        }
    if (first >= 0) scrollTo(model_->index(first));
}

void OrderRows::setRoom(int height)
{
    delegate_->setRoom(height);
    doItemsLayout();
    placeLine();
}

QStyleOptionViewItem OrderRows::plainRow() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return option;
}

int OrderRows::airGiven() const
{
    const QStyleOptionViewItem row = plainRow();
    return model_->rowCount() * (delegate_->lineHeight(row) - RowsDelegate::leastLine(row));
}

int OrderRows::roomForAir() const
{
    return RowsDelegate::roomForAir(plainRow(), model_->rowCount());
}

void OrderRows::light(Province province)
{
    lit_ = province;
    showLit();
}

/// Lights the row under the pointer, else the row that the board points at.
void OrderRows::showLit()
{
    delegate_->setRows(edited_, pointed_ >= 0 ? pointed_ : model_->rowOf(lit_, power_));
    viewport()->update();
}

/// Takes the row under the pointer; -1 for none.
void OrderRows::point(int row)
{
    pointed_ = row;
    showLit();
    Q_EMIT pointed(provinceOf(row));
}

/// Returns the province of the unit of a row; noProvince if the row, or -1, has none.
Province OrderRows::provinceOf(int row) const
{
    const std::optional<Unit> unit = row < 0 ? std::nullopt : model_->row(row).unit;
    return unit && unit->at != nowhere ? session_.map().provinceOf(unit->at) : noProvince;
}

std::pair<Province, QPoint> OrderRows::menuPlace() const
{
    return {provinceOf(edited_), viewport()->mapToGlobal(visualRect(model_->index(edited_)).center())};
}

/// Returns the row at a point if it is a line beside what is asked for, else nullptr.
const UnitRow* OrderRows::lineAt(const QPoint& at) const
{
    const QModelIndex index = indexAt(at);
    return index.isValid() && isLine(index.row()) ? &model_->row(index.row()) : nullptr;
}

/// Returns whether a row is a line beside what is asked for that can be changed.
bool OrderRows::isLine(int row) const
{
    const UnitRow& there = model_->row(row);
    return !there.asked && !there.line.isEmpty() && session_.takesOrders();
}

void OrderRows::mousePressEvent(QMouseEvent* event)
{
    const UnitRow* crossed = event->button() == Qt::LeftButton ? crossedAt(event->pos()) : nullptr;
    pressed_ = crossed ? std::optional(Crossed{crossed->power, crossed->line}) : std::nullopt;
    QListView::mousePressEvent(event);
}

void OrderRows::mouseReleaseEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    const UnitRow* crossed = left ? crossedAt(event->pos()) : nullptr;
    const std::optional<Crossed> pressed = std::exchange(pressed_, {});
    if (!crossed || pressed != Crossed{crossed->power, crossed->line}) {
        const bool blank = left && !indexAt(event->pos()).isValid();
        QListView::mouseReleaseEvent(event);
        if (blank) Q_EMIT blankClicked();
        return;
    }
    const Power power = crossed->power; // the rows change
    const QString line = crossed->line;
    {
        const QSignalBlocker quiet(this); // no line is chosen that is to go
        QListView::mouseReleaseEvent(event);
    }
    Q_EMIT lineRemoved(power, line);
}

/// Returns the row whose cross is at a point, which what is below and behind it counts for; else nullptr.
const UnitRow* OrderRows::crossedAt(const QPoint& at) const
{
    const UnitRow* row = lineAt(at);
    if (!row) return nullptr;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(indexAt(at));
    const QRect cross = delegate_->signPlace(option);
    return at.x() >= cross.left() - cross.width() / 2 ? row : nullptr;
}

void OrderRows::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (crossedAt(event->pos())) return; // one click on a cross takes one line
    if (const UnitRow* row = lineAt(event->pos()))
        return Q_EMIT lineTakenUp(row->power, QString(row->line)); // the rows change meanwhile
    QListView::mouseDoubleClickEvent(event);
}

void OrderRows::openLineMenu(const UnitRow& row, const QPoint& at)
{
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("lineMenu"));
    const QAction* mend = menu.addAction(tr("&Edit this line"));
    const QAction* remove = menu.addAction(tr("&Remove this line"));
    const Power power = row.power; // the rows may change while the menu is open
    const QString line = row.line;
    const QAction* chosen = menu.exec(at);
    if (chosen == mend) Q_EMIT lineTakenUp(power, line);
    if (chosen == remove) Q_EMIT lineRemoved(power, line);
}

void OrderRows::contextMenuEvent(QContextMenuEvent* event)
{
    if (const UnitRow* row = lineAt(event->pos())) return openLineMenu(*row, event->globalPos());
    const Province province = provinceOf(indexAt(event->pos()).row());
    if (province != noProvince) Q_EMIT menuWanted(province, event->globalPos());
}

/// Moves the line after the unit that is asked for.
void OrderRows::follow()
{
    const bool further = model_->rowOf({power_, noProvince, -1}) >= 0;
    if (further != line_->isBeside()) return showPower(power_);
    placeLine();
    if (edited_ >= 0 && !line_->letters().isEmpty())
        scrollTo(model_->index(edited_)); // what is typed is seen
}

void OrderRows::placeLine()
{
    const Asked asked = line_->asked().value_or(Asked{power_, noProvince, -1});
    const int row =
        line_->standing().isEmpty() ? model_->rowOf(asked) : model_->rowOf(power_, line_->standing());
    const bool moved = row != edited_;
    edited_ = row;
    delegate_->setDrafts(session_.drafts());
    showLit();
    line_->setVisible(row >= 0);
    if (row < 0) return;
    if (moved && (asked.number >= 0 || !line_->standing().isEmpty())) scrollTo(model_->index(row));
    line_->setHint(model_->row(row).open);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(model_->index(row));
    line_->setGeometry(delegate_->orderPlace(option).adjusted(-1, 1, 0, -1));
}

void OrderRows::choose(const QModelIndex& index)
{
    const UnitRow& row = model_->row(index.row());
    if (row.asked && row.asked->number >= 0) return Q_EMIT rowChosen(Asked(*row.asked));
    isLine(index.row()) ? Q_EMIT lineChosen(row.power, QString(row.line)) : Q_EMIT blankClicked();
}

/// Takes the next row above or below in which something can be written, if there is one.
void OrderRows::turn(int step)
{
    for (int row = edited_ + step; row >= 0 && row < model_->rowCount(); row += step) {
        const std::optional<Asked>& asked = model_->row(row).asked;
        if ((asked && asked->number >= 0) || isLine(row)) return choose(model_->index(row));
    }
}

/// Takes the line away on which the field stands, and then the next such line.
void OrderRows::deleteLine()
{
    const int here = edited_;
    Q_EMIT lineRemoved(power_, QString(line_->standing()));
    const int count = model_->rowCount();
    for (int i = 0; i < count; ++i)
        if (const int row = (here + i) % count; isLine(row)) return choose(model_->index(row));
}

void OrderRows::updateGeometries()
{
    QListView::updateGeometries();
    if (edited_ >= 0) scrollTo(model_->index(edited_)); // what is said below may have taken its place
    placeLine();
}

void OrderRows::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    placeLine();
}

void OrderRows::leaveEvent(QEvent* event)
{
    QListView::leaveEvent(event);
    point(-1);
}

} // namespace chancery
