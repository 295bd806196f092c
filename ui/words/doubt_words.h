// SPDX-License-Identifier: GPL-3.0-or-later
// Says in the user's language what is doubtful about an order.
#pragma once

#include "engine/game/game.h"
#include "engine/game/sheet_check.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Explains doubts about the orders of the current phase.
class DoubtWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::DoubtWords)

public:
    /// The game must outlive this, and its current phase must not change meanwhile.
    explicit DoubtWords(const Game& game);

    /// Returns one sentence that says what is doubtful about an order of the current phase.
    QString sentence(const Order& order, const Doubt& doubt) const;
    /// Returns what the word for an order that the rules do not allow means.
    static QString meaningOfIllegal();
    /// Returns what the word for any other order with a doubt means.
    static QString meaningOfDoubtful();

private:
    QString unit(Province province) const;

    const Game& game_;
    PhaseRecord record_; ///< the current phase with an empty outcome, since reasons need one
};

} // namespace chancery
