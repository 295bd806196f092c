// SPDX-License-Identifier: GPL-3.0-or-later
// A position as people write it: a list of units and a list of centres for each power, read with messages.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/position.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace chancery {

/// A position and its phase.
struct PositionSetup
{
    Phase phase;
    Position position;
    QString reason{}; ///< why it was changed, in a game under way
};

/// Reads the lists of all powers into a position and says what could not be read.
class PositionDraft
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PositionDraft)

public:
    /// The lists of one power. Commas, semicolons or line breaks separate the entries.
    struct Lists
    {
        QString units;   ///< such as "A VIE, F TRI, F STP/sc"
        QString centres; ///< such as "VIE, TRI, BUD"
    };

    /// Reads `lists`, one for each power of the map; powers beyond the end have nothing. The map must outlive
    /// the draft.
    PositionDraft(const Map& map, const std::vector<Lists>& lists);
    /// Returns the lists that describe a position, one for each power of the map.
    static std::vector<Lists> listsOf(const Map& map, const Position& position);

    /// Returns what could be read.
    const Position& position() const { return position_; }
    /// Returns what could not be read: for each power, one sentence for each faulty entry.
    const std::vector<QStringList>& problems() const { return problems_; }
    /// Returns what could be read although it cannot be played: a second unit in a province.
    const QStringList& doubts() const { return doubts_; }
    /// Returns whether everything could be read.
    bool valid() const;

    /// Returns the lists with the unit added and any other unit in its province removed. Entries that cannot
    /// be read stay as written.
    static std::vector<Lists> withUnit(const Map& map, std::vector<Lists> lists, const Unit& unit);
    /// Returns the lists without a unit in this province. Entries that cannot be read stay as written.
    static std::vector<Lists> withoutUnit(const Map& map, std::vector<Lists> lists, Province province);
    /// Returns the lists with the centre owned by `owner` alone, or by no power for noPower. Entries that
    /// cannot be read stay as written.
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
    QStringList doubts_;
};

} // namespace chancery
