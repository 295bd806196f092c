// SPDX-License-Identifier: GPL-3.0-or-later
// Name, version, licence and thanks.
#pragma once

#include <QDialog>

namespace chancery {

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(const QString& version, QWidget* parent = nullptr);
};

} // namespace chancery
