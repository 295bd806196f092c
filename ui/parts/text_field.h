// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a text without formats that takes no more than it can show at once.
#pragma once

#include <QPlainTextEdit>

class QLabel;

namespace chancery {

/// A field for a text that people write or paste. It refuses a paste that would keep the window busy, says
/// why, and stays as it was. A text that is shown by the program may have any length.
class TextField : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// Makes an empty field.
    explicit TextField(QWidget* parent = nullptr);

    /// Returns the label that says why a paste was refused, until the text changes. The maker of the field
    /// puts it below.
    QLabel* message() const { return message_; }

protected:
    void insertFromMimeData(const QMimeData* source) override;

private:
    QString whyRefused(const QString& pasted) const;

    QLabel* message_;
};

} // namespace chancery
