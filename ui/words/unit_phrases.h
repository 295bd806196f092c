// SPDX-License-Identifier: GPL-3.0-or-later
// Names units and what they give for the players: by power, kind and province.
#pragma once

#include "engine/map/position.h"
#include "ui/words/name_phrases.h"

#include <QCoreApplication>

namespace chancery {

/// Makes subjects of sentences. It is cheap to make.
class UnitPhrases
{
    Q_DECLARE_TR_FUNCTIONS(chancery::UnitPhrases)

public:
    /// The map must outlive this.
    explicit UnitPhrases(const Map& map);

    /// Returns a unit: "The Austrian army in Bulgaria".
    QString unit(const Unit& unit) const;
    /// Returns a support by the place of its giver: "The Austrian support from Serbia".
    QString support(const Unit& giver) const;
    /// Returns a convoy by the place of its fleet: "The English convoy through the North Sea".
    QString convoy(const Unit& fleet) const;

    /// Returns an attack inside a sentence, by the place of its unit: "the Turkish attack from Ankara".
    QString attack(const Unit& attacker) const;
    /// Returns a clause about an army that fleets convoy: "A German fleet convoys the English army to
    /// Sweden".
    QString convoying(const std::vector<Unit>& fleets, const Unit& army, const QString& whither) const;

private:
    QHash<QString, QString> adjective(Power power) const;

    const Map& map_;
    Words words_;
    NamePhrases names_;
    std::string language_;
};

} // namespace chancery
