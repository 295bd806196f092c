// SPDX-License-Identifier: GPL-3.0-or-later
// Watches the board of the open game for units that should not be there, and holds the clock where the
// rulebook says so.
#pragma once

#include "engine/game/flying_dutchman.h"

#include <QObject>
#include <QString>

namespace chancery {

class ClockKeeper;
class Session;
struct TableDecision;

/// What is wrong with the board of a game, as long as the gamemaster has not put it aside.
class TableWatch : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    TableWatch(Session& session, ClockKeeper& clock, QObject* parent = nullptr);

    /// Returns what is wrong with the board now.
    const std::vector<PositionFault>& findings() const { return findings_; }
    /// Returns the note for the gamemaster; empty if nothing is wrong or the gamemaster has put it aside.
    QString note() const;
    /// Returns all findings, one on a line.
    QString details() const;
    /// Returns when something that is found now was found, by the phase and the clock.
    FoundIn found() const;

    /// Does what the gamemaster has decided: adds its rulings, lets the clock go on or repeats the diplomacy.
    /// What was decided to be left as it is is put aside.
    void take(const TableDecision& decision);
    /// Puts the present findings aside: there is no note and the clock goes on, until others are there.
    void putAside();

Q_SIGNALS:
    /// What note() returns may have changed.
    void changed();

private:
    void look();
    bool holds() const;
    void hold();
    void release();

    Session& session_;
    ClockKeeper& clock_;
    std::vector<PositionFault> findings_;
    Phase phase_{};      ///< the phase that they are about
    bool aside_ = false; ///< the gamemaster has put the findings aside
    bool ran_ = false;   ///< the clock ran before it was held
};

} // namespace chancery
