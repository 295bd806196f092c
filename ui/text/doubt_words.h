// SPDX-License-Identifier: GPL-3.0-or-later
// What is doubtful about an order, in one sentence.
#pragma once

#include "engine/desk/sheet_check.h"
#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

class DoubtWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DoubtWords)

public:
    /// Of the current phase; the game must outlive this.
    explicit DoubtWords(const Game& game);

    QString sentence(const Order& order, const Doubt& doubt) const;

private:
    QString unit(Province province) const;

    const Game& game_;
    PhaseRecord record_; ///< the current one, as though it had ended with nothing
};

} // namespace chancery
