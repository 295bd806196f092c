// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/start_choice.h"

#include "ui/draw/flat_controls.h"
#include "ui/draw/palette.h"
#include "ui/draw/type.h"

#include <QPainter>

namespace chancery {

namespace {

constexpr int choiceAir = 3 * spacingStep;
constexpr int choiceSign = 28; ///< width and height of the icon, in pixels
constexpr int choiceWide = 280;
constexpr double choiceCorner = 6;

bool isMain(const QAbstractButton& button)
{
    return button.property(flat::mainButton).toBool();
}

} // namespace

void paintStartFrame(QPainter& painter, const QAbstractButton& button)
{
    const QPalette& colours = button.palette();
    const bool main = isMain(button), lit = button.hasFocus() || button.underMouse();
    const QColor accent = colours.color(QPalette::Highlight), ink = colours.color(QPalette::HighlightedText);
    const QRectF place = QRectF(button.rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(main || lit ? accent : flat::hairline(colours), button.hasFocus() ? 2 : 1));
    painter.setBrush(main ? mixed(ink, accent,
                                  button.isDown()       ? .2
                                  : button.underMouse() ? .1
                                                        : 0)
                          : colours.color(button.isDown() ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(place, choiceCorner, choiceCorner);
    if (!main || !button.hasFocus()) return;
    painter.setPen(ink);
    painter.drawRoundedRect(place.adjusted(2.5, 2.5, -2.5, -2.5), choiceCorner - 2, choiceCorner - 2);
}

StartChoice::StartChoice(const QString& name, const QString& sentence, QWidget* parent)
    : QAbstractButton(parent)
    , sentence_(sentence)
{
    setText(name);
    setAccessibleDescription(sentence);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QFont StartChoice::nameFont() const
{
    return typeOf(TypeSize::Heading, font(), true);
}

QRect StartChoice::textBox(const QRect& whole) const
{
    return whole.adjusted(choiceAir + choiceSign + choiceAir, choiceAir, -choiceAir, -choiceAir);
}

int StartChoice::heightForWidth(int width) const
{
    const int wide = textBox({0, 0, width, 0}).width();
    const QRect sentence =
        fontMetrics().boundingRect(0, 0, wide, QWIDGETSIZE_MAX, Qt::TextWordWrap, sentence_);
    return 2 * choiceAir + QFontMetrics(nameFont()).lineSpacing() + spacingStep + sentence.height();
}

QSize StartChoice::sizeHint() const
{
    return {choiceWide, heightForWidth(choiceWide)};
}

void StartChoice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStartFrame(painter, *this);
    const bool whole = height() >= heightForWidth(width());
    const QRect box = whole ? textBox(rect()) : textBox(rect()).adjusted(0, -choiceAir, 0, choiceAir);
    const int line = QFontMetrics(nameFont()).lineSpacing();
    const QRect name = whole ? QRect(box.topLeft(), QSize(box.width(), line)) : box;
    QRect sign(0, 0, choiceSign, choiceSign);
    sign.moveCenter({choiceAir + choiceSign / 2, whole ? height() / 2 : name.center().y()});
    const bool main = isMain(*this);
    icon().paint(&painter, sign, Qt::AlignCenter, main ? QIcon::Selected : QIcon::Normal);
    const QColor ink = palette().color(main ? QPalette::HighlightedText : QPalette::Text);
    painter.setPen(ink);
    painter.setFont(nameFont());
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, text());
    if (!whole) return;
    painter.setFont(font());
    painter.setPen(main ? ink : mixed(ink, palette().color(QPalette::Base), .8));
    painter.drawText(box.adjusted(0, line + spacingStep, 0, 0), Qt::AlignLeft | Qt::TextWordWrap, sentence_);
}

} // namespace chancery
