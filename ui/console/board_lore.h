// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster knows of each province beside what the board shows, in words: for a screen reader, and
// for the board as text.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/desk/unit_rows.h"
#include "ui/draw/board_speech.h"

#include <QCoreApplication>

#include <map>

namespace chancery {

/// Describes the phase that the presenter shows. For the gamemaster alone: it has orders and results that are
/// not revealed. It is cheap to make.
class BoardLore
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BoardLore)

public:
    /// Both must outlive this.
    BoardLore(const Session& session, const Presenter& presenter)
        : session_(session)
        , presenter_(presenter)
    {
    }

    /// Returns the orders of the unit in a province as they were read, or their results with the reasons, and
    /// where a dislodged one may retreat; empty if there is nothing to say.
    QString place(Province province) const;
    /// Returns the orders that the board draws, in the order of the sheets, with their results if there are
    /// any.
    std::vector<ArrowSaid> arrows() const;
    /// Returns both for a board.
    static BoardSpeech speechOf(const Session& session, const Presenter& presenter);

private:
    QStringList written(Province province) const;
    QStringList results(Province province) const;
    QString retreats(Province province) const;
    QString saidOf(const Order& order, const OrderResult* result) const;

    const std::vector<UnitRow>& rowsFor(Power power) const;

    const Session& session_;
    const Presenter& presenter_;
    mutable std::map<Power, std::vector<UnitRow>> rows_;
};

} // namespace chancery
