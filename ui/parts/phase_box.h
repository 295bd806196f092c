// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses a phase: its season and kind from a list, and its year.
#pragma once

#include "engine/base/phase.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace chancery {

/// A box for the season and kind of a phase and one for its year.
class PhaseBox : public QWidget
{
    Q_OBJECT

public:
    /// Makes the boxes. Without `retreats` no phase of retreats can be chosen.
    explicit PhaseBox(const Phase& phase, bool retreats = true, QWidget* parent = nullptr);

    /// Returns the phase that is chosen.
    Phase phase() const;
    /// Shows a phase without the signal.
    void setPhase(const Phase& phase);

Q_SIGNALS:
    /// The user has chosen another phase.
    void chosen(const chancery::Phase& phase);

private:
    QComboBox* kind_;
    QSpinBox* year_;
};

} // namespace chancery
