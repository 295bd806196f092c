// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog about the program: name, version, licence and thanks.
#pragma once

#include <QDialog>

namespace chancery {

/// Shows the program's name, version, licence and thanks.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog; `version` is shown as given.
    explicit AboutDialog(const QString& version, QWidget* parent = nullptr);
};

} // namespace chancery
