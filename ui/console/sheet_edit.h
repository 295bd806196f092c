// SPDX-License-Identifier: GPL-3.0-or-later
// The text field of an order sheet. It shows how each line is understood and underlines what cannot be read.
#pragma once

#include "ui/desk/readings.h"
#include "ui/draw/palette.h"

#include <QPlainTextEdit>

namespace chancery {

/// A text field whose right half shows, beside each line, how the line is understood. It has no undo of its
/// own, because the session undoes typing.
class SheetEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// Makes an empty sheet.
    explicit SheetEdit(QWidget* parent = nullptr);

    /// Returns orders as examples of what a sheet may have in a kind of phase, one per line.
    static QString examples(PhaseKind kind);
    /// Returns whether the text has the lines of a sheet. Blank lines and spaces at either end of a line make
    /// no difference.
    bool says(const QString& sheet) const;
    /// Sets the readings, one for each line, blank lines included. Lines without one get nothing beside them.
    void setReadings(std::vector<LineReading> readings);
    /// Sets the colours for errors and for doubts.
    void setColours(const QColor& alarm, const QColor& doubt);
    /// Returns the reading of the line with the cursor; an empty one if it has none.
    LineReading currentReading() const;

Q_SIGNALS:
    /// Text is about to be inserted by paste or drop. A slot that handles the text itself sets `taken`, and
    /// the sheet inserts nothing.
    void pasting(const QString& text, bool& taken);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class ReadingMargin;
    void paintMargin(QWidget& margin);
    void paintReading(QPainter& painter, const QRectF& place, const LineReading& reading) const;
    QString readingAt(int y) const;
    void underline();
    int marginWidth() const;

    QWidget* margin_;
    std::vector<LineReading> readings_;
    QColor alarm_ = Qt::red, doubt_ = Qt::darkYellow;
};

} // namespace chancery
