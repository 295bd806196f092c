// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/sheet_edit.h"

#include "ui/parts/long_words.h"
#include "ui/parts/text_field.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

namespace chancery {

/// The strip at the right of a SheetEdit that shows the readings.
class ReadingMargin : public QWidget
{
public:
    explicit ReadingMargin(SheetEdit* sheet)
        : QWidget(sheet)
        , sheet_(sheet)
    {
    }

protected:
    void paintEvent(QPaintEvent*) override { sheet_->paintMargin(*this); }
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip) return QWidget::event(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), sheet_->readingAt(help->pos().y()), this);
        return true;
    }

private:
    SheetEdit* sheet_;
};

namespace {

/// Returns the lines that count.
QStringList linesOf(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n'))
        if (!line.trimmed().isEmpty()) lines << line.trimmed();
    return lines;
}

} // namespace

SheetEdit::SheetEdit(QWidget* parent)
    : QPlainTextEdit(parent)
    , margin_(new ReadingMargin(this))
{
    margin_->setObjectName(QStringLiteral("sheetReadings"));
    setTabChangesFocus(true);
    breakLongWords(this);
    setUndoRedoEnabled(false); // the session undoes typing together with everything else
    connect(this, &QPlainTextEdit::updateRequest, this, [this] { margin_->update(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] { margin_->update(); });
}

QString SheetEdit::examples(PhaseKind kind)
{
    switch (kind) {
    case PhaseKind::Movement:
        return tr("Orders, one per line:\nA Vie - Gal\nF Tri S A Ser - Alb");
    case PhaseKind::Retreat:
        return tr("Retreats, one per line:\nA Bur - Gas\nF Lon disbands");
    case PhaseKind::Adjustment:
        return tr("Builds and removals, one per line:\nBuild A Par\nRemove F Lon\nWaive");
    }
    return {};
}

bool SheetEdit::says(const QString& sheet) const
{
    return linesOf(toPlainText()) == linesOf(sheet);
}

void SheetEdit::setReadings(std::vector<LineReading> readings)
{
    readings_ = std::move(readings);
    underline();
    margin_->update();
}

void SheetEdit::setColours(const QColor& alarm, const QColor& doubt)
{
    alarm_ = alarm;
    doubt_ = doubt;
    underline();
}

LineReading SheetEdit::currentReading() const
{
    const auto line = static_cast<std::size_t>(textCursor().blockNumber());
    return line < readings_.size() ? readings_[line] : LineReading{};
}

/// Returns all of the reading beside this height, for where the margin shortens it.
QString SheetEdit::readingAt(int y) const
{
    const auto line = static_cast<std::size_t>(cursorForPosition({0, y}).blockNumber());
    if (line >= readings_.size()) return {};
    QStringList parts{readings_[line].understood, readings_[line].problem, readings_[line].doubt};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

void SheetEdit::underline()
{
    QList<QTextEdit::ExtraSelection> waves;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const auto line = static_cast<std::size_t>(block.blockNumber());
        if (line >= readings_.size()) continue;
        for (const auto& [begin, end] : readings_[line].unread) {
            QTextEdit::ExtraSelection wave;
            wave.cursor = QTextCursor(block);
            const int last = block.length() - 1;
            wave.cursor.setPosition(block.position() + std::min(static_cast<int>(begin), last));
            wave.cursor.setPosition(block.position() + std::min(static_cast<int>(end), last),
                                    QTextCursor::KeepAnchor);
            wave.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            wave.format.setUnderlineColor(alarm_);
            waves << wave;
        }
    }
    setExtraSelections(waves);
}

void SheetEdit::insertFromMimeData(const QMimeData* source)
{
    bool taken = false;
    if (source->hasText() && !isReadOnly()) Q_EMIT pasting(source->text(), taken);
    if (!taken) QPlainTextEdit::insertFromMimeData(source);
}

bool SheetEdit::event(QEvent* event)
{
    return leavesUndo(*event) ? false : QPlainTextEdit::event(event);
}

// Alt with a key is a shortcut, even one that is disabled now; it types nothing.
void SheetEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == Qt::AltModifier) return event->ignore();
    QPlainTextEdit::keyPressEvent(event);
}

int SheetEdit::marginWidth() const
{
    return contentsRect().width() / 2;
}

/// This is also called when the viewport is resized, as by a scroll bar that comes and goes: setting the same
/// margins each time could go on for ever.
void SheetEdit::resizeEvent(QResizeEvent* event)
{
    if (viewportMargins().right() != marginWidth()) setViewportMargins(0, 0, marginWidth(), 0);
    QPlainTextEdit::resizeEvent(event);
    const QRect inner = contentsRect();
    margin_->setGeometry(inner.right() - marginWidth() + 1, inner.top(), marginWidth(), inner.height());
}

void SheetEdit::paintMargin(QWidget& margin)
{
    QPainter painter(&margin);
    painter.fillRect(margin.rect(), palette().alternateBase());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > margin.height()) return;
        const auto number = static_cast<std::size_t>(block.blockNumber());
        if (number >= readings_.size()) continue;
        paintReading(painter, QRectF(8, line.top(), margin.width() - 12, line.height()), readings_[number]);
    }
}

/// Paints a reading: how the line is understood, then what is wrong or doubtful. Where there is no room for
/// words, only a sign shows.
void SheetEdit::paintReading(QPainter& painter, const QRectF& place, const LineReading& reading) const
{
    const bool wrong = !reading.problem.isEmpty(), doubtful = !reading.doubt.isEmpty();
    QString understood = reading.understood;
    if (!reading.corrected.isEmpty()) understood.prepend(QStringLiteral("\u2248 "));
    double x = place.left();
    const auto tell = [&](const QString& text, const QColor& colour, double room) {
        const QString shown = fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(room));
        painter.setPen(colour);
        painter.drawText(QRectF(x, place.top(), room, place.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         shown);
        x += fontMetrics().horizontalAdvance(shown) + fontMetrics().averageCharWidth();
    };
    const double sign = wrong || doubtful ? 2.5 * fontMetrics().averageCharWidth() : 0;
    if (!understood.isEmpty())
        tell(understood, palette().color(QPalette::PlaceholderText), place.right() - x - sign);
    if (wrong) tell(QStringLiteral("\u2717 ") + reading.problem, alarm_, place.right() - x);
    if (doubtful && !wrong)
        tell((reading.illegal ? QStringLiteral("! ") : QStringLiteral("\u26A0 ")) + reading.doubt,
             reading.illegal ? alarm_ : doubt_, place.right() - x);
}

} // namespace chancery
