// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/handbook_page.h"

#include <QVariant>
#include <QWidget>

namespace chancery {

namespace {

constexpr const char* pageProperty = "handbookPage";

} // namespace

void explainOn(QWidget* widget, const char* page)
{
    widget->setProperty(pageProperty, QString::fromLatin1(page));
}

QString handbookPageOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const QString page = widget->property(pageProperty).toString(); !page.isEmpty()) return page;
    return {};
}

} // namespace chancery
