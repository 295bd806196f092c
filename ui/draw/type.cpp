// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/type.h"

#include <QApplication>
#include <QWidget>

#include <utility>

namespace chancery {

namespace {

/// Returns the size as a share of the program's own.
double shareOf(TypeSize size)
{
    switch (size) {
    case TypeSize::Small:
        return .85;
    case TypeSize::Body:
        return 1;
    case TypeSize::Heading:
        return 1.2;
    case TypeSize::Title:
        return 1.5;
    }
    return 1;
}

/// The share of the system's size that all text has, in percent.
int& percentNow()
{
    static int percent = 100;
    return percent;
}

} // namespace

void setTextSize(int percent)
{
    static const QFont system = QApplication::font();
    if (percent == std::exchange(percentNow(), percent)) return;
    QFont font = system;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(system.pointSizeF() * percent / 100);
    else
        font.setPixelSize(qRound(system.pixelSize() * percent / 100.));
    QApplication::setFont(font);
}

int grown(int pixels)
{
    return pixels * percentNow() / 100;
}

QFont typeOf(TypeSize size, const QFont& body, bool bold)
{
    QFont font = body;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * shareOf(size));
    else
        font.setPixelSize(qRound(font.pixelSize() * shareOf(size)));
    font.setBold(bold);
    return font;
}

void setType(QWidget* widget, TypeSize size, bool bold)
{
    widget->setFont(typeOf(size, widget->font(), bold));
}

QString richHeading(TypeSize size, const QFont& body, const QString& text)
{
    return QStringLiteral("<p style=\"font-size:%1pt; font-weight:600\">%2</p>")
        .arg(typeOf(size, body).pointSizeF())
        .arg(text);
}

} // namespace chancery
