// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster knows of each province beside what the board shows, in words: for a screen reader, and
// for the board as text.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/desk/unit_rows.h"
#include "ui/draw/board_speech.h"

#include <QCoreApplication>

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace chancery {

/// What of a phase is described. `session` and `record` must outlive it.
struct LoreSource
{
    const Session& session;        ///< in which the orders are written
    const PhaseRecord& record;     ///< the phase on the board
    std::vector<ToldOrder> told{}; ///< the orders and results that the board tells
    bool runs = false;             ///< whether more will be told; see ToldPhase
    bool written = true;           ///< whether the record is the phase whose orders are written now
    bool drawn = true;             ///< whether the board draws orders
};

/// Describes a phase as far as a board tells of it. For the gamemaster alone: that may be orders and results
/// that are not revealed. It is cheap to make.
class BoardLore
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BoardLore)

public:
    explicit BoardLore(LoreSource source)
        : source_(std::move(source))
    {
    }
    /// Describes the phase that the presenter shows. Both must outlive this.
    BoardLore(const Session& session, const Presenter& presenter);

    /// Returns the orders of the unit in a province as they were read, or their results with the reasons, and
    /// where a dislodged one may retreat; empty if there is nothing to say.
    QString place(Province province) const;
    /// Returns the orders that the board draws, in the order of the sheets, with their results if there are
    /// any.
    std::vector<ArrowSaid> arrows() const;
    /// Returns both for a board, of which `lore` describes the phase whenever it is asked.
    static BoardSpeech speechOf(const std::function<BoardLore()>& lore);

private:
    QStringList written(Province province) const;
    QStringList results(Province province) const;
    QString retreats(Province province) const;
    QString saidOf(const ToldOrder& told) const;

    const std::vector<UnitRow>& rowsFor(Power power) const;
    const Map& map() const { return source_.session.map(); }

    LoreSource source_;
    mutable std::map<Power, std::vector<UnitRow>> rows_;
};

} // namespace chancery
