// SPDX-License-Identifier: GPL-3.0-or-later
// What a page of a form asks at once, and whether it says by which rule.
#pragma once

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStackedWidget>

#include <algorithm>

namespace chancery::form_pages {

inline constexpr int mostFields = 6; ///< of a page

/// Returns how many fields of a page are seen, each box to tick counted.
inline int fieldsOn(const QWidget& page)
{
    int count = 0;
    for (const QWidget* each : page.findChildren<QWidget*>()) {
        if (!each->isVisible()) continue;
        const QWidget* whole = each->parentWidget();
        const bool part =
            qobject_cast<const QComboBox*>(whole) || qobject_cast<const QAbstractSpinBox*>(whole);
        count += !part && (qobject_cast<const QLineEdit*>(each) || qobject_cast<const QComboBox*>(each) ||
                           qobject_cast<const QAbstractSpinBox*>(each) ||
                           qobject_cast<const QCheckBox*>(each) || qobject_cast<const QPlainTextEdit*>(each));
    }
    return count;
}

/// Returns whether a page has a link to a rule of the Committee.
inline bool namesARule(const QWidget& page)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [](const QLabel* one) {
        return one->isVisible() && one->text().contains(QLatin1String("clause:committee/"));
    });
}

/// Returns the page of a form that is seen; of a form without steps the form.
inline const QWidget& pageOf(const QWidget& form)
{
    const auto* pages = form.findChild<QStackedWidget*>();
    return pages ? *pages->currentWidget() : form;
}

} // namespace chancery::form_pages
