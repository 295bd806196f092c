// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for when a short game ends, which all players may agree to change (Alexander I.5.b).
#pragma once

#include "engine/game/game.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTimeEdit;

namespace chancery {

/// Asks for the last year and the time of day at which a game under way ends.
class ShortGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with what is agreed so far.
    explicit ShortGameDialog(const Game& game, QWidget* parent = nullptr);

    /// Returns the end as in the dialog.
    AgreedEnd end() const;

private:
    void look();

    const int year_; ///< the present one
    QSpinBox* lastYear_;
    QCheckBox* ends_;
    QTimeEdit* endsAt_;
    QLabel* problem_;
    QPushButton* accept_;
};

} // namespace chancery
