// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/form_fields.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace chancery {

namespace {

/// Returns whether a field waits for letters: it is for text, and empty.
bool awaitsText(const QWidget& field)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(&field))
        return line->text().isEmpty() && !qobject_cast<const QAbstractSpinBox*>(line->parentWidget());
    const auto* prose = qobject_cast<const QPlainTextEdit*>(&field);
    return prose && prose->document()->isEmpty();
}

} // namespace

QWidget* firstField(const QWidget& part)
{
    QWidget* first = nullptr;
    for (QWidget* each : part.findChildren<QWidget*>()) {
        if ((each->focusPolicy() & Qt::TabFocus) == 0 || !each->isEnabled() || !each->isVisibleTo(&part) ||
            qobject_cast<QLabel*>(each))
            continue;
        if (awaitsText(*each)) return each;
        const bool counts = qobject_cast<const QAbstractSpinBox*>(each);
        if (!first || (counts && !qobject_cast<const QAbstractSpinBox*>(first))) first = each;
    }
    return first;
}

QStringList filledIn(const QWidget& part)
{
    QStringList all;
    for (const auto* line : part.findChildren<QLineEdit*>()) all << line->text();
    for (const auto* prose : part.findChildren<QPlainTextEdit*>()) all << prose->toPlainText();
    for (const auto* box : part.findChildren<QComboBox*>()) all << box->currentText();
    for (const auto* box : part.findChildren<QCheckBox*>()) all << QString::number(box->isChecked());
    return all;
}

void letBeRead(QWidget& part)
{
    for (QLineEdit* line : part.findChildren<QLineEdit*>()) line->setReadOnly(true);
    for (QPlainTextEdit* prose : part.findChildren<QPlainTextEdit*>()) prose->setReadOnly(true);
    for (QComboBox* box : part.findChildren<QComboBox*>()) box->setEnabled(false);
    for (QAbstractSpinBox* box : part.findChildren<QAbstractSpinBox*>()) box->setEnabled(false);
    for (QCheckBox* box : part.findChildren<QCheckBox*>()) box->setEnabled(false);
}

} // namespace chancery
