// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the finder; see finder_delegate.h.
#include "ui/parts/finder_delegate.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

constexpr int entryGap = 8, chipInset = 6, chipRound = 4; ///< pixels

/// Returns a mixture of two colours: the second one at 55 %.
QColor fainter(const QColor& ink, const QColor& ground)
{
    const auto mix = [](int a, int b) { return (a * 45 + b * 55) / 100; };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()), mix(ground.blue(), ink.blue())};
}

int chipWidth(const QFontMetrics& metrics)
{
    int widest = 0;
    for (int kind = 0; kind <= static_cast<int>(FindKind::Step); ++kind)
        widest =
            std::max(widest, metrics.horizontalAdvance(FinderModel::kindName(static_cast<FindKind>(kind))));
    return widest + 2 * chipInset;
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
