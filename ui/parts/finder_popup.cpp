// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/finder_popup.h"

#include "ui/draw/pop_ups.h"
#include "ui/parts/dialog_parts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int widestFinder = 680, marginOfFinder = 12; ///< pixels
constexpr int mostShown = 12;                          ///< rows in view

constexpr int entryGap = 8, chipInset = 6, chipRound = 4; ///< pixels

/// Returns a mixture of two colours: the second one at 55 %.
QColor fainter(const QColor& ink, const QColor& ground)
{
    const auto mix = [](int a, int b) { return (a * 45 + b * 55) / 100; };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()), mix(ground.blue(), ink.blue())};
}

int chipWidth(const QFontMetrics& metrics)
{
    int widestName = 0;
    for (int kind = 0; kind <= static_cast<int>(FindKind::Clause); ++kind)
        widestName = std::max(widestName,
                              metrics.horizontalAdvance(FinderModel::kindName(static_cast<FindKind>(kind))));
    return widestName + 2 * chipInset;
}

/// Paints a text in a rounded frame.
void paintChip(QPainter& painter, const QRect& place, const QString& text, const QColor& ink)
{
    painter.setPen(ink);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), chipRound, chipRound);
    painter.drawText(place, Qt::AlignCenter, text);
}

} // namespace

FinderPopup::FinderPopup(QWidget* window)
    : QFrame(window)
    , model_(new FinderModel(this))
    , line_(textLine(this))
    , list_(new QListView(this))
    , note_(problemLabel("finderNote", this))
{
    setObjectName(QStringLiteral("finder"));
    setFrameShape(QFrame::StyledPanel);
    setProperty(liesOver, true);
    introduce(line_, "finderLine", tr("Find anything"), {});
    line_->setClearButtonEnabled(true);
    line_->installEventFilter(this);
    introduce(list_, "finderList", tr("What was found"), {});
    list_->setModel(model_);
    list_->setItemDelegate(new FinderDelegate(this));
    list_->setUniformItemSizes(true);
    list_->setFocusPolicy(Qt::NoFocus); // the line has the focus; its arrow keys move in the list
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(line_);
    column->addWidget(note_);
    column->addWidget(list_);
    connect(line_, &QLineEdit::textChanged, this, &FinderPopup::search);
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
        select(index.row());
        choose();
    });
    hide();
}

void FinderPopup::open(std::vector<FindEntry> entries, const QWidget& board, const QString& hint, int row)
{
    if (isHidden()) before_ = window()->focusWidget();
    board_ = &board;
    finder_ = Finder(std::move(entries));
    line_->setPlaceholderText(hint);
    line_->clear();
    search();
    select(row);
    show();
    raise();
    line_->setFocus(Qt::ShortcutFocusReason);
}

void FinderPopup::close()
{
    if (isHidden()) return;
    const bool focused = isAncestorOf(window()->focusWidget());
    hide();
    if (focused && before_ && before_->isVisible()) before_->setFocus(Qt::OtherFocusReason);
}

std::vector<FindEntry> FinderPopup::listed() const
{
    std::vector<FindEntry> all;
    for (int row = 0; row < model_->rowCount(); ++row) all.push_back(model_->entry(row));
    return all;
}

/// Lies over the upper middle of the board, as high as its rows.
void FinderPopup::place()
{
    if (!board_) return;
    const QRect under(board_->mapTo(window(), QPoint()), board_->size());
    const int wide = std::min(widestFinder, under.width() - 2 * marginOfFinder);
    const int row = list_->sizeHintForRow(0) > 0 ? list_->sizeHintForRow(0) : line_->sizeHint().height();
    list_->setFixedHeight(2 * list_->frameWidth()); // to see how much the rest needs
    const int rest = layout()->totalSizeHint().height();
    const int room = (under.height() - 2 * marginOfFinder - rest) / row;
    const int rows = std::min({std::max(model_->rowCount(), 1), mostShown, std::max(room, 1)});
    list_->setFixedHeight(rows * row + 2 * list_->frameWidth());
    setGeometry(under.center().x() - wide / 2, under.top() + marginOfFinder, wide, rest + rows * row);
}

void FinderPopup::search()
{
    armed_ = -1;
    model_->show(finder_, finder_.find(line_->text()));
    select(0);
    if (model_->rowCount() == 0) tell(note_, tr("Nothing is found by these words."), Tone::Alarm);
    place();
}

void FinderPopup::select(int row)
{
    if (row != armed_) armed_ = -1;
    const int last = model_->rowCount() - 1;
    if (last >= 0) list_->setCurrentIndex(model_->index(std::clamp(row, 0, last)));
    line_->setAccessibleDescription(list_->currentIndex().data().toString());
    showNote();
}

/// Says that Enter is wanted once more, or nothing.
void FinderPopup::showNote()
{
    tell(note_, armed_ < 0 ? QString() : tr("The players will see this. Press Enter again."), Tone::Alarm);
    place();
}

void FinderPopup::choose()
{
    const int row = list_->currentIndex().row();
    if (row < 0) return;
    const FindEntry& entry = model_->entry(row);
    if (!entry.blocked.isEmpty()) {
        tell(note_, entry.blocked, Tone::Quiet);
        note_->show();
        return place();
    }
    if (entry.seen && armed_ != row) {
        armed_ = row;
        return showNote();
    }
    const std::size_t index = model_->indexAt(row);
    armed_ = -1;
    close();
    Q_EMIT chosen(index);
}

/// Returns whether the key belongs to the list.
bool FinderPopup::press(int key)
{
    const int row = list_->currentIndex().row();
    switch (key) {
    case Qt::Key_Up:
        select(row - 1);
        return true;
    case Qt::Key_Down:
        select(row + 1);
        return true;
    case Qt::Key_PageUp:
        select(row - mostShown);
        return true;
    case Qt::Key_PageDown:
        select(row + mostShown);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Tab:
        close();
        return true;
    default:
        return false;
    }
}

/// Keys without Ctrl or Alt are for the line, never for what a shortcut of the window does with them: some of
/// those the players would see.
bool FinderPopup::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) break;
        event->accept();
        return true;
    }
    case QEvent::KeyPress: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier)) &&
            press(key->key()))
            return true;
        break;
    }
    case QEvent::FocusOut:
        // Its own menu, and another window, leave it open.
        if (const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
            reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            hide();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

void FinderModel::show(const Finder& finder, std::vector<std::size_t> rows)
{
    beginResetModel();
    finder_ = &finder;
    rows_ = std::move(rows);
    endResetModel();
}

int FinderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant FinderModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole) return {};
    const FindEntry& one = entry(index.row());
    QStringList spoken{tr("%1: %2", "kind, title").arg(kindName(one.kind), one.title)};
    for (const QString& part : {one.where, one.keys, one.blocked})
        if (!part.isEmpty()) spoken << part;
    return spoken.join(QStringLiteral(", "));
}

QString FinderModel::kindName(FindKind kind)
{
    switch (kind) {
    case FindKind::Action:
        return tr("Action");
    case FindKind::Province:
        return tr("Province");
    case FindKind::Unit:
        return tr("Unit");
    case FindKind::Order:
        return tr("Order");
    case FindKind::Phase:
        return tr("Phase");
    case FindKind::Panel:
        return tr("Panel");
    case FindKind::Display:
        return tr("Display");
    case FindKind::File:
        return tr("Game");
    case FindKind::Case:
        return tr("Test case");
    case FindKind::Clause:
        return tr("Clause");
    case FindKind::Setting:
        return tr("Setting");
    case FindKind::Step:
        return tr("Step", "of undo");
    }
    return {};
}

QSize FinderDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, option.fontMetrics.height() + entryGap};
}

void FinderDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const FindEntry& entry = static_cast<const FinderModel*>(index.model())->entry(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) painter->fillRect(option.rect, option.palette.highlight());
    const QColor ground = option.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    const QColor full = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor faint = fainter(full, ground);
    const QFontMetrics& metrics = option.fontMetrics;
    QRect rest = option.rect.adjusted(entryGap, 0, -entryGap, 0);
    const int inset = (rest.height() - metrics.height()) / 2 - 1;
    const QRect kind(rest.left(), rest.top() + inset, chipWidth(metrics), rest.height() - 2 * inset);
    paintChip(*painter, kind, FinderModel::kindName(entry.kind), faint);
    rest.setLeft(kind.right() + entryGap);
    if (!entry.keys.isEmpty()) {
        const int wide = metrics.horizontalAdvance(entry.keys) + 2 * chipInset;
        const QRect keys(rest.right() - wide, kind.top(), wide, kind.height());
        paintChip(*painter, keys, entry.keys, entry.blocked.isEmpty() ? full : faint);
        rest.setRight(keys.left() - entryGap);
    }
    painter->setPen(entry.blocked.isEmpty() ? full : faint);
    const QString title = metrics.elidedText(entry.title, Qt::ElideRight, rest.width());
    painter->drawText(rest, Qt::AlignVCenter, title);
    rest.setLeft(rest.left() + metrics.horizontalAdvance(title) + 2 * entryGap);
    painter->setPen(faint);
    if (rest.width() > 4 * entryGap)
        painter->drawText(rest, Qt::AlignVCenter,
                          metrics.elidedText(entry.blocked.isEmpty() ? entry.where : entry.blocked,
                                             Qt::ElideRight, rest.width()));
    painter->restore();
}

} // namespace chancery
