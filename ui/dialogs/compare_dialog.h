// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which the phase is chosen that the one shown is compared with.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

class QListWidget;

namespace chancery {

/// Lists the phases of a game but one.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog for the phase `shown`, an index into Game::phases. The game must have another one.
    /// The phase a year before is chosen, or the first one.
    CompareDialog(const Game& game, std::size_t shown, QWidget* parent = nullptr);

    /// Returns the index of the phase that is chosen.
    std::size_t phase() const;

private:
    QListWidget* list_;
};

} // namespace chancery
