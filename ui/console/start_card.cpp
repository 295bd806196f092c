// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/start_card.h"

#include "ui/console/start_choice.h"
#include "ui/draw/icons.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int cardAir = 2 * spacingStep;
constexpr double pictureShare = .62; ///< of the width of a large card
constexpr double cardShape = 1.3;    ///< width of a picture by its height, as of the standard board
constexpr int smallLines = 3;        ///< of text on a small card, two of them for the name
constexpr int largeName = 4;         ///< lines for the name on a large card
constexpr int leastLine = 18;        ///< letters of a line of text beside its picture
constexpr int signSize = 20;         ///< the warning signSize, in pixels

/// Paints a text in as many lines as fit, and returns the room that is left under it.
QRect paintLines(QPainter& painter, const QRect& box, const QString& text)
{
    if (text.isEmpty() || box.height() < painter.fontMetrics().height()) return box;
    const int lines = box.height() / painter.fontMetrics().lineSpacing();
    const QRect room(box.topLeft(), QSize(box.width(), lines * painter.fontMetrics().lineSpacing()));
    QRect used;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
    return box.adjusted(0, std::min(used.height(), room.height()), 0, 0);
}

QString elidedLine(const QPainter& painter, const QString& text, int width)
{
    return painter.fontMetrics().elidedText(text, Qt::ElideRight, width);
}

/// Returns a name in at most so many lines of the painter's font. Of a longer one the middle is left out,
/// because names often differ at their ends: "table 1", "table 2".
QString inLines(const QPainter& painter, const QString& name, int width, int most)
{
    QTextLayout layout(name, painter.font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const bool last = lines.size() + 1 == most;
        lines << (last ? painter.fontMetrics().elidedText(name.mid(line.textStart()), Qt::ElideMiddle, width)
                       : name.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines.join(u'\n');
}

} // namespace

StartCard::StartCard(Form form, QWidget* parent)
    : QAbstractButton(parent)
    , form_(form)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QString StartCard::name() const
{
    return QFileInfo(game_.path).completeBaseName();
}

void StartCard::setGame(StartGame game)
{
    game_ = std::move(game);
    setText(name());
    QStringList said{form_ == Form::Large ? tr("Continue: %1").arg(name()) : name()};
    for (const QString& more : {game_.phase, game_.players, game_.trouble})
        if (!more.isEmpty()) said << more;
    setAccessibleName(said.join(QStringLiteral(", ")));
    QStringList tip{QDir::toNativeSeparators(game_.path)};
    if (!game_.trouble.isEmpty()) tip << game_.trouble;
    setToolTip(QStringLiteral("<p>") +
               tip.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
               QStringLiteral("</p>"));
    update();
}

int StartCard::heightForWidth(int width) const
{
    const int inside = width - 2 * cardAir;
    if (form_ == Form::Large) return 2 * cardAir + qRound(inside * pictureShare / cardShape);
    return 3 * cardAir + qRound(inside / cardShape) + smallLines * fontMetrics().lineSpacing();
}

QSize StartCard::sizeHint() const
{
    constexpr int wide = 150;
    return form_ == Form::Small ? QSize(wide, heightForWidth(wide)) : QSize(3 * wide, 2 * wide);
}

QFont StartCard::headingFont() const
{
    return typeOf(TypeSize::Heading, font(), true);
}

/// Returns whether the text of a large card stands above its picture, because it is too large to stand
/// beside.
bool StartCard::isStacked() const
{
    if (form_ == Form::Small) return false;
    const int beside = qRound((width() - 2 * cardAir) * (1 - pictureShare)) - 4 * cardAir;
    return beside < QFontMetrics(headingFont()).horizontalAdvance(tr("Continue")) ||
           beside < fontMetrics().averageCharWidth() * leastLine;
}

QRect StartCard::pictureBox() const
{
    const QRect inside = rect().adjusted(cardAir, cardAir, -cardAir, -cardAir);
    if (isStacked()) {
        const int text = QFontMetrics(headingFont()).lineSpacing() + smallLines * fontMetrics().lineSpacing();
        return inside.adjusted(0, text + 3 * cardAir, 0, 0);
    }
    if (form_ == Form::Small)
        return inside.adjusted(0, 0, 0, -smallLines * fontMetrics().lineSpacing() - cardAir);
    const int wide = std::min(qRound(inside.width() * pictureShare), qRound(inside.height() * cardShape));
    return {inside.topLeft(), QSize(wide, inside.height())};
}

QRect StartCard::textBox() const
{
    const QRect inside = rect().adjusted(cardAir, cardAir, -cardAir, -cardAir), picture = pictureBox();
    if (form_ == Form::Small)
        return {inside.left(), picture.bottom() + cardAir, inside.width(),
                smallLines * fontMetrics().lineSpacing()};
    if (isStacked()) return {inside.topLeft(), QPoint(inside.right(), picture.top() - cardAir)};
    return inside.adjusted(picture.width() + 3 * cardAir, cardAir, -cardAir, -cardAir);
}

void StartCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintStartFrame(painter, *this);
    paintPicture(painter);
    paintText(painter);
}

void StartCard::paintPicture(QPainter& painter) const
{
    const QRect box = pictureBox();
    if (!game_.trouble.isEmpty()) {
        chancery::icon(QStringLiteral("warning"), themeOf(*this))
            .paint(&painter, QRect(box.topLeft(), QSize(signSize, signSize)));
        painter.setPen(palette().color(QPalette::Text));
        paintLines(painter, box.adjusted(0, signSize + cardAir, 0, 0), game_.trouble);
        return;
    }
    if (game_.picture.isNull()) return;
    QRect place(QPoint(), game_.picture.size().scaled(box.size(), Qt::KeepAspectRatio));
    place.moveCenter(box.center());
    painter.drawImage(place, game_.picture);
}

void StartCard::paintText(QPainter& painter) const
{
    const QColor ink = palette().color(QPalette::Text);
    QRect box = textBox();
    painter.setPen(ink);
    if (form_ == Form::Large) {
        painter.setFont(headingFont());
        box = paintLines(painter, box, tr("Continue")).adjusted(0, cardAir, 0, 0);
    }
    painter.setFont(typeOf(TypeSize::Body, font(), true));
    const int most = form_ == Form::Large && !isStacked() ? largeName : smallLines - 1;
    box = paintLines(painter, box, inLines(painter, name(), box.width(), most));
    painter.setFont(font());
    painter.setPen(mixed(ink, palette().color(QPalette::Base), .8));
    box = paintLines(painter, box, elidedLine(painter, game_.phase, box.width()));
    if (form_ == Form::Large) paintLines(painter, box.adjusted(0, cardAir, 0, 0), game_.players);
}

} // namespace chancery
