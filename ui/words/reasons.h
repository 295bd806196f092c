// SPDX-License-Identifier: GPL-3.0-or-later
// Makes sentences of findings: why an order ended as it did, what was added to that, and what became of its
// unit.
#pragma once

#include "ui/words/phase_names.h"

#include <QStringList>

namespace chancery {

struct Parties;

/// Explains the results of one phase. It is cheap to make.
class ReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Words)

public:
    /// The map and the phase must outlive this; the phase must be resolved. Reasons are in the register
    /// `how`. In that of the judge they cite the clauses of `rules`; without `rules` they cite none.
    ReasonWords(const Map& map, std::optional<Rulebook> rules, Register how, const PhaseRecord& record);

    /// Returns one sentence that explains the result of an order: the order that decided it, the two
    /// strengths and the clause. Example: "A Vie-Gal bounces: its attack strength 1 equals the prevent
    /// strength 1 of A War-Gal (Alexander IV.7.b)." The same in plain words, which leave out the verdict:
    /// "Russia's Army Warsaw moves there too and is just as strong, 1 against 1, so neither gets in."
    QString reason(const OrderResult& result) const;
    /// Returns the reason, and why its power gave no order if the rules treat that in a way of their own: it
    /// has no player, or is in civil disorder.
    QString reasonInList(const OrderResult& result) const;
    /// Returns the reason and what its finding adds, then what became of the unit, then which supports
    /// counted, and which did not and why, and last the units that would turn the result by holding, alone
    /// or two together, and are named nowhere in all that.
    QString explanation(const OrderResult& result) const;
    /// Returns why a unit that was dislodged and can retreat nowhere is kept out of each province in its
    /// reach, as sentences: "Other units are in: Vienna and Trieste." Empty if the reason for its result says
    /// that it may not retreat.
    QStringList whyNoRetreat(const DislodgedUnit& lost) const;

private:
    QString told(const OrderResult& result) const;
    QString untold(const OrderResult& result, const QString& text) const;
    QStringList onlyTogether(const TurnedResult& turned, ProvinceSet untold) const;
    Parties parties(const OrderResult& result) const;
    QString remark(Rule rule, const OrderResult& result) const;
    QString cited(QString sentence, Rule rule, bool occupied = false) const;
    QString bareReason(const OrderResult& result) const;
    QString ruledReason(const OrderResult& result) const;
    QString ruledPlainly(const Ruling* why, Province where) const;
    QString fateSentence(const OrderResult& result) const;
    QString dislodgedBy(const OrderResult& result, Province attacker) const;
    int holdStrength(const OrderResult& result) const;
    QStringList howDislodged(const OrderResult& result, Province attacker) const;
    QString helpOf(const OrderResult& result) const;
    QString opposition(const Finding& why) const;
    QStringList others(const OrderResult& result) const;
    QString named(ProvinceSet units) const;
    QStringList lackedInPlace(const OrderResult& result, int attack) const;
    QStringList lackedByFleet(const OrderResult& army) const;
    QStringList hadNotBeenCut(const OrderResult& support) const;
    QStringList helpToDislodge(const OrderResult& army) const;
    QStringList supportsThatTurn(const OrderResult& result) const;
    QString whatLeft(const OrderResult& result) const;
    QString disruptionAhead(const OrderResult& result, Province dislodger) const;
    QString inRow(const OrderResult& result, ProvinceSet waiting) const;
    ProvinceSet occupantGone(const OrderResult& result) const;
    ProvinceSet notDislodged(ProvinceSet units) const;
    QString distance(const Finding& why) const;
    QString distanceBefore(const Finding& why) const;
    QString unitsAtTheEnd(ProvinceSet provinces) const;
    QString tie(const Finding& why) const;
    QString nextInLine(const RemovalWay& way, const Finding& why) const;
    QStringList removal(const OrderResult& result) const;

    const Map& map_;
    const PhaseRecord& record_;
    std::optional<Rulebook> rules_;
    Register register_;
    Words words_;
    PhaseNames names_;
};

} // namespace chancery
