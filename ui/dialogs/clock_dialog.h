// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for the times of the phase clock: a preset, or minutes for each stage.
#pragma once

#include "engine/rules/rulebooks.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QSpinBox;

namespace chancery {

/// Asks for the times of the phase clock.
class ClockDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog, filled with `times`.
    explicit ClockDialog(const ClockRules& times, QWidget* parent = nullptr);

    /// Returns the times in the dialog.
    ClockRules times() const;

private:
    void fill(const ClockRules& times);
    void namePreset();

    QComboBox* preset_;
    std::vector<QSpinBox*> minutes_;
};

} // namespace chancery
