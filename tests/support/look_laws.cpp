// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/look_laws.h"

#include "ui/draw/type.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLayout>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

QString nameOf(const QObject& object)
{
    return QString::fromLatin1(object.metaObject()->className()) + u' ' + object.objectName();
}

bool isOneOfFour(double points)
{
    return std::ranges::any_of(
        std::initializer_list{TypeSize::Small, TypeSize::Body, TypeSize::Heading, TypeSize::Title},
        [points](TypeSize size) {
            return std::abs(typeOf(size, QApplication::font()).pointSizeF() - points) < .01;
        });
}

/// Layouts inside Qt's own widgets are Qt's.
bool isOurs(const QLayout& layout)
{
    const QWidget* widget = layout.parentWidget();
    return widget && !qobject_cast<const QDialogButtonBox*>(widget) &&
           !QByteArray(layout.metaObject()->className()).startsWith("QDock") &&
           !QByteArray(layout.metaObject()->className()).startsWith("QMainWindow") &&
           !widget->objectName().startsWith(QLatin1String("qt_"));
}

std::vector<int> distancesOf(const QLayout& layout)
{
    const QMargins margins = layout.contentsMargins();
    std::vector<int> all{margins.left(), margins.top(), margins.right(), margins.bottom()};
    if (const auto* grid = qobject_cast<const QGridLayout*>(&layout))
        all.insert(all.end(), {grid->horizontalSpacing(), grid->verticalSpacing()});
    else if (const auto* form = qobject_cast<const QFormLayout*>(&layout))
        all.insert(all.end(), {form->horizontalSpacing(), form->verticalSpacing()});
    else
        all.push_back(layout.spacing());
    return all;
}

} // namespace

QStringList oddType(const QWidget& window)
{
    QStringList odd;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (const double points = widget->font().pointSizeF(); points > 0 && !isOneOfFour(points))
            odd << QStringLiteral("%1: %2").arg(nameOf(*widget)).arg(points);
    return odd;
}

QStringList oddSpacing(const QWidget& window)
{
    QStringList odd;
    for (const QLayout* layout : window.findChildren<QLayout*>()) {
        if (!isOurs(*layout)) continue;
        for (const int distance : distancesOf(*layout))
            if (distance > 0 && distance % spacingStep != 0)
                odd << QStringLiteral("%1 in %2: %3")
                           .arg(nameOf(*layout), nameOf(*layout->parentWidget()))
                           .arg(distance);
    }
    return odd;
}

} // namespace chancery
