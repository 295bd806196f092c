// SPDX-License-Identifier: GPL-3.0-or-later
// Describes agreements, and says why one cannot be made.
#include "ui/words/agreement_words.h"

#include "engine/game/seats.h"
#include "engine/rules/option_table.h"
#include "ui/words/brief.h"
#include "ui/words/clauses.h"
#include "ui/words/name_phrases.h"
#include "ui/words/option_words.h"
#include "ui/words/words.h"

namespace chancery {

QString AgreementWords::what(const Map& map, const PhaseRecord& record, const Consent& consent)
{
    if (consent.kind == Consent::Kind::Perpetual)
        return tr("Orders are perpetual: each is repeated until another replaces it.");
    const Words words(map);
    const QString by = words.power(consent.by), to = words.power(consent.to);
    if (consent.where == noProvince)
        return tr("%1 allows %2 to order all its units.", "power, power").arg(by, to);
    const DislodgedUnit* dislodged = dislodgedAt(map, record.before, consent.where);
    const bool isDislodged = dislodged && dislodged->unit.power == consent.by;
    const Unit* unit = isDislodged ? &dislodged->unit : unitAt(map, record.before, consent.where);
    return tr("%1 allows %2 to order %3.", "power, power, unit")
        .arg(by, to, unit ? brief(map, *unit) : words.province(consent.where));
}

QString AgreementWords::clauseOf(std::string_view option) const
{
    const RulebookInfo* book = findRulebook(game_.rulebook.id);
    const OptionInfo* found = findOption(option);
    return book && found ? OptionWords::clause(*book, *found) : QString();
}

QString AgreementWords::clause(Consent::Kind kind) const
{
    return clauseOf(kind == Consent::Kind::Proxy ? "proxy_orders" : "perpetual_orders");
}

QString AgreementWords::shortGameClause() const
{
    return clauseOf("short_game");
}

QString AgreementWords::refusal(ConsentFault fault, const Consent& consent) const
{
    const NamePhrases names(*game_.map);
    switch (fault) {
    case ConsentFault::None:
        return {};
    case ConsentFault::NoProxies:
        return tr("The rules of this game have no orders for units of other powers (%1). The players agree "
                  "on them "
                  "beforehand, under Edit > Rules.")
            .arg(clause(consent.kind));
    case ConsentFault::NoPerpetual:
        return tr("This rulebook does not let the players agree on perpetual orders (%1).")
            .arg(clause(consent.kind));
    case ConsentFault::OnePlayer:
        if (consent.by == consent.to) return tr("A power needs no permission for its own units.");
        return filled(tr("%1 and %2 have the same player."),
                      {names.subject({consent.by}), names.subject({consent.to})});
    case ConsentFault::NoPlayer: {
        const Phase& now = game_.current().phase;
        const bool its = isNeutral(game_, consent.by) || inCivilDisorder(game_.attendance, consent.by, now);
        return filled(tr("%1 has no player who could agree."),
                      {names.subject({its ? consent.by : consent.to})});
    }
    case ConsentFault::NoUnit:
        return filled(tr("%1 has no such unit."), {names.subject({consent.by})});
    case ConsentFault::InForce:
        return tr("This is agreed already, and binding (%1).").arg(clause(consent.kind));
    case ConsentFault::Ended:
        return game_.current().outcome ? tr("This phase is resolved: agree in the next one.")
                                       : tr("A ruling of this phase has ended it.");
    }
    return {};
}

QString AgreementWords::inForce(const Consent& consent) const
{
    const QString text = tr("%1 (%2)", "agreement, clause")
                             .arg(what(*game_.map, game_.current(), consent), clause(consent.kind));
    if (!isSuspended(game_, game_.current(), consent)) return text;
    const Power nobodys = isNeutral(game_, consent.by) ? consent.by : consent.to;
    return tr("%1 This agreement does not count, because %2 has no player (%3).", "agreement, power, clause")
        .arg(text, Words(*game_.map).power(nobodys),
             clauseBehind(Rule::IllegalUnplayed, game_.rulebook, game_.current().phase.kind));
}

QStringList AgreementWords::about(Power power) const
{
    const PhaseRecord& now = game_.current();
    QStringList lines;
    if (perpetualAt(game_, now)) lines << inForce({.kind = Consent::Kind::Perpetual});
    if (game_.rulebook.options.proxyOrders != ProxyOrders::Permitted) return lines;
    for (const Consent& consent : consentsAt(game_, now))
        if (consent.kind == Consent::Kind::Proxy && (consent.by == power || consent.to == power))
            lines << inForce(consent);
    return lines;
}

} // namespace chancery
