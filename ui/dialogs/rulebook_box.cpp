// SPDX-License-Identifier: GPL-3.0-or-later
// A list with two lines for each rulebook.
#include "ui/dialogs/rulebook_box.h"

#include "ui/words/rulebook_words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace chancery {

namespace {

constexpr int bookAir = 5; // pixels round the two lines of a rulebook

QFont specialFont(QFont font)
{
    constexpr double size = .9;
    font.setPointSizeF(font.pointSizeF() * size);
    return font;
}

/// Paints the usual name of a rulebook, and below it what sets it apart.
class RulebookLines : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFontMetrics name(option.font), special(specialFont(option.font));
        return {std::max(name.horizontalAdvance(index.data().toString()),
                         special.horizontalAdvance(index.data(Qt::ToolTipRole).toString())) +
                    2 * bookAir,
                name.height() + special.height() + 2 * bookAir};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRect place = option.rect.adjusted(bookAir, bookAir, -bookAir, -bookAir);
        painter->save();
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->setFont(option.font);
        painter->drawText(place, Qt::AlignTop, index.data().toString());
        painter->setFont(specialFont(option.font));
        if (!selected) painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(place, Qt::AlignBottom, index.data(Qt::ToolTipRole).toString());
        painter->restore();
    }
};

} // namespace

QComboBox* rulebookBox(const std::string& chosen)
{
    auto* box = new QComboBox;
    for (const RulebookInfo* book : RulebookWords::offered()) {
        box->addItem(RulebookWords::title(*book), QString::fromStdString(book->id));
        box->setItemData(box->count() - 1, RulebookWords::special(*book), Qt::ToolTipRole);
    }
    box->setItemDelegate(new RulebookLines(box));
    box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0));
    box->setCurrentIndex(box->findData(QString::fromStdString(chosen)));
    return box;
}

} // namespace chancery
