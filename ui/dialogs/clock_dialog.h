// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a table: a preset, or minutes of one's own.
#pragma once

#include "engine/rules/rulebooks.h"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QSpinBox;

namespace chancery {

class ClockDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ClockDialog(const ClockRules& times, QWidget* parent = nullptr);

    ClockRules times() const;

    static std::optional<ClockRules> edit(const ClockRules& times, QWidget* parent);

private:
    void fill(const ClockRules& times);
    void namePreset();

    QComboBox* preset_;
    std::vector<QSpinBox*> minutes_;
};

} // namespace chancery
