// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a test file that set the scene: "position", "dislodged", "centres", "power".
#pragma once

#include "engine/base/phase.h"
#include "tests/support/standard_board.h"

#include <QList>
#include <QPair>
#include <QString>

namespace chancery {

/// "France: A PAR, F BRE; Italy: A ROM" as pairs of a power and its items.
inline QList<QPair<Power, QString>> itemsOf(const QString& line, const QString& separator)
{
    QList<QPair<Power, QString>> found;
    for (const QString& part : line.split(";", Qt::SkipEmptyParts)) {
        const Power power = standardMap().findPower(part.section(":", 0, 0).trimmed().toStdString());
        for (const QString& item : part.section(":", 1).split(separator, Qt::SkipEmptyParts))
            found.append({power, item.trimmed()});
    }
    return found;
}

/// What the lines have set so far.
struct Scene
{
    Position position;
    PhaseKind kind = PhaseKind::Movement;
    Power power = noPower;

    /// Takes a line; returns false if it sets nothing.
    bool set(const QString& line)
    {
        const QString word = line.section(" ", 0, 0), rest = line.section(" ", 1);
        if (word == "position")
            setPosition(rest.trimmed());
        else if (word == "dislodged")
            setDislodged(rest);
        else if (word == "centres")
            for (const auto& [owner, code] : itemsOf(rest, " "))
                position.owner[index(standardMap().findProvince(code.toStdString()))] = owner;
        else if (word == "power")
            power = standardMap().findPower(rest.trimmed().toStdString());
        else
            return false;
        return true;
    }

private:
    static Unit unitFrom(Power power, const QString& text)
    {
        return {power, text.startsWith("A ") ? UnitKind::Army : UnitKind::Fleet,
                standardMap().findLocation(text.mid(2).toStdString())};
    }

    void setPosition(const QString& line)
    {
        const QString name = line.section(" ", 0, 0);
        kind = name == "retreat"      ? PhaseKind::Retreat
               : name == "adjustment" ? PhaseKind::Adjustment
                                      : PhaseKind::Movement;
        position = {};
        position.owner.assign(standardMap().provinces.size(), noPower);
        for (const auto& [owner, unit] : itemsOf(line.section(" ", 1), ","))
            place(standardMap(), position, unitFrom(owner, unit));
    }

    void setDislodged(const QString& line)
    {
        for (const auto& [owner, item] : itemsOf(line, ",")) {
            DislodgedUnit unit;
            unit.unit = unitFrom(owner, item.section(">", 0, 0).trimmed());
            for (const QString& code : item.section(">", 1).split(" ", Qt::SkipEmptyParts))
                unit.retreats.add(standardMap().findLocation(code.toStdString()));
            position.dislodged.push_back(unit);
        }
    }
};

} // namespace chancery
