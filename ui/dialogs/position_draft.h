// SPDX-License-Identifier: GPL-3.0-or-later
// A position as people write it down: one list of units and one of centres per power, read with messages.
#pragma once

#include "engine/base/phase.h"
#include "engine/position/position.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace chancery {

/// A position and the phase it stands in.
struct PositionSetup
{
    Phase phase;
    Position position;
    QString reason{}; ///< of the change, where a game is under way
};

class PositionDraft
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PositionDraft)

public:
    struct Lists
    {
        QString units;   ///< "A VIE, F TRI, F STP/sc"
        QString centres; ///< "VIE, TRI, BUD"
    };

    /// `lists` by power; powers beyond its end have nothing.
    PositionDraft(const Map& map, const std::vector<Lists>& lists);
    static std::vector<Lists> listsOf(const Map& map, const Position& position); ///< [power]

    /// What could be read.
    const Position& position() const { return position_; }
    /// [power] what could not, one sentence each.
    const std::vector<QStringList>& problems() const { return problems_; }
    bool valid() const;

    // Lists with one place changed; what cannot be read stays as it was written.
    /// The unit takes the place of whatever stands in its province.
    static std::vector<Lists> withUnit(const Map& map, std::vector<Lists> lists, const Unit& unit);
    static std::vector<Lists> withoutUnit(const Map& map, std::vector<Lists> lists, Province province);
    /// noPower: nobody's any more.
    static std::vector<Lists> withCentre(const Map& map, std::vector<Lists> lists, Province centre,
                                         Power owner);

private:
    void readUnits(Power power, const QString& text);
    void readCentres(Power power, const QString& text);
    QString placeUnit(Power power, const QString& text);
    QString whyNoUnit(const QString& text) const;
    QString giveCentre(Power power, const QString& text);

    const Map& map_;
    Position position_;
    std::vector<QStringList> problems_;
};

} // namespace chancery
