// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a few sentences, whose typing the window undoes together with everything else.
#pragma once

#include "ui/parts/text_field.h"

namespace chancery {

/// A field for a few sentences. Its typing is undone outside of it.
class ProseEdit : public TextField
{
    Q_OBJECT

public:
    /// Makes an empty field.
    explicit ProseEdit(QWidget* parent = nullptr);

    /// Shows a text that was not typed here, without the signal `edited`. A text that is shown already keeps
    /// the cursor.
    void show(const QString& text);

Q_SIGNALS:
    /// The user has changed the text.
    void edited(const QString& text);

protected:
    bool event(QEvent* event) override;

private:
    bool showing_ = false;
};

} // namespace chancery
