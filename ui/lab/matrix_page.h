// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell of the table of rulebooks says at length.
#pragma once

#include "ui/lab/matrix_model.h"

namespace chancery {

/// Returns the page of a cell as HTML: the result of its row under its rulebook, with the reason, and what
/// that rulebook leaves open. `cell` must be one of `model`, which shows `phase`.
QString matrixPage(const MatrixModel& model, const AskedPhase& phase, const QModelIndex& cell);

} // namespace chancery
