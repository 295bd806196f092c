// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of orders being typed: beside each line how it is understood, under what cannot be read a wave.
#pragma once

#include "ui/session/readings.h"
#include "ui/style/palette.h"

#include <QPlainTextEdit>

namespace chancery {

class SheetEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit SheetEdit(QWidget* parent = nullptr);

    /// One a line; lines beyond are shown bare.
    void setReadings(std::vector<LineReading> readings);
    void setColours(const QColor& alarm, const QColor& doubt);
    /// Of the line with the cursor.
    LineReading currentReading() const;

Q_SIGNALS:
    /// Text is about to be put in; whoever takes it over sets `taken`.
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
    void underline();
    int marginWidth() const;

    QWidget* margin_;
    std::vector<LineReading> readings_;
    QColor alarm_ = Qt::red, doubt_ = Qt::darkYellow;
};

} // namespace chancery
