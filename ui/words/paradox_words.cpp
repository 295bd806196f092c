// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/paradox_words.h"

#include "engine/rules/option_table.h"
#include "ui/words/brief.h"
#include "ui/words/clauses.h"
#include "ui/words/language.h"
#include "ui/words/name_phrases.h"
#include "ui/words/option_words.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

bool deviates(const Rulebook& rules, const RulebookInfo& book, std::string_view name)
{
    const OptionInfo* option = findOption(name);
    return option && option->get(rules.options) != option->get(book.options);
}

} // namespace

ParadoxWords::ParadoxWords(const Map& map, const Rulebook& rules, const PhaseRecord& record, Register how)
    : map_(map)
    , rules_(rules)
    , record_(record)
    , register_(how)
{
}

QString ParadoxWords::choice(ParadoxChoice which)
{
    if (const auto resolution = chosenResolution(which)) return tr("Resolution %1").arg(1 + *resolution);
    return which == ParadoxChoice::AllHold ? tr("All hold") : tr("Szykman's rule: the convoys are disrupted");
}

const OrderResult* ParadoxWords::resultAt(Province province) const
{
    const OrderResult* result = resultOf(map_, *record_.outcome, province);
    return result && result->verdict != Verdict::Illegal ? result : nullptr;
}

QString ParadoxWords::order(Province province) const
{
    const OrderResult* result = resultAt(province);
    if (!result) return unit(province);
    if (register_ == Register::Judge) return brief(map_, record_.before, result->order);
    const QString text = Words(map_).order(result->order);
    const Power whose = result->order.unit.power;
    return whose == noPower ? text : tr("%1's %2", "power, order").arg(Words(map_).power(whose), text);
}

/// Returns what a step of the circle calls an order: in words its unit, since the orders are known by then.
QString ParadoxWords::mover(Province province) const
{
    return register_ != Register::Judge ? unit(province) : order(province);
}

QString ParadoxWords::unit(Province province) const
{
    const Unit* unit = unitAt(map_, record_.before, province);
    return unit ? Words(map_, {}, register_).nameOf(*unit) : QString::fromStdString(map_[province].code);
}

QString ParadoxWords::step(const Dependence& step) const
{
    switch (step.kind) {
    case Dependence::Kind::Cuts:
        return tr("%1 would cut the support of %2").arg(mover(step.from), unit(step.to));
    case Dependence::Kind::Supports:
        return register_ != Register::Judge ? tr("that support decides the move of %1").arg(unit(step.to))
                                            : tr("that support decides %1").arg(order(step.to));
    case Dependence::Kind::Protects:
        return tr("that support protects %1").arg(unit(step.to));
    case Dependence::Kind::Dislodges:
        return tr("%1 would dislodge %2").arg(mover(step.from), unit(step.to));
    case Dependence::Kind::StandsOff:
        return tr("%1 would bounce %2").arg(mover(step.from), mover(step.to));
    case Dependence::Kind::Opposes:
        return tr("%1 meets %2 coming the opposite way").arg(mover(step.from), mover(step.to));
    case Dependence::Kind::MakesRoom:
        return tr("%1 would make room for %2").arg(mover(step.from), mover(step.to));
    case Dependence::Kind::Carries:
        return tr("%1 convoys %2").arg(unit(step.from), mover(step.to));
    }
    return {};
}

QString ParadoxWords::circle(const Paradox& paradox) const
{
    QStringList sentences;
    for (const auto& circle : circlesOf(map_, *record_.outcome, paradox)) {
        QStringList steps;
        for (const Dependence& one : circle) steps << step(one);
        sentences << steps.join(QStringLiteral("; ")) + u'.';
    }
    return sentences.join(u' ');
}

/// Returns the clause about paradoxes, or the house rule that replaces it: "1971 XII.5".
QString ParadoxWords::source() const
{
    const RulebookInfo* book = findRulebook(rules_.id);
    if (!book || deviates(rules_, *book, "paradox")) return tr("The house rule for paradoxes");
    if (register_ != Register::Judge) return tr("the rulebook");
    return spokenClause(QString::fromStdString(book->cited + " " + book->clauses.find("paradox")->second));
}

QString ParadoxWords::applied(const Paradox& paradox) const
{
    const ParadoxChoice made = paradox.fallback.value_or(ParadoxChoice::Szykman);
    const auto resolution = chosenResolution(made);
    const bool missing = resolution && *resolution >= paradox.ways.size();
    const QString what = choice(missing ? ParadoxChoice::Szykman : made);
    if (record_.paradoxChoice) return tr("The gamemaster ruled: %1.").arg(what);
    if (paradox.fallback == askGamemaster) return tr("Until the gamemaster rules, applied: %1.").arg(what);
    return tr("Applied instead: %1.").arg(what);
}

QString ParadoxWords::question(const Paradox& paradox) const
{
    if (paradox.ways.empty())
        return NamePhrases::capital(
            tr("%1 gives no answer: no result is consistent.", "clause").arg(source()));
    return NamePhrases::capital(tr("%1 leaves several answers: %n results are consistent.",
                                   "clause, always several", static_cast<int>(paradox.ways.size()))
                                    .arg(source()));
}

QStringList ParadoxWords::ways(const Paradox& paradox) const
{
    QStringList all;
    for (const WayOut& way : paradox.ways) {
        QStringList moves, fleets;
        for (Province p : way.moves) moves << order(p);
        for (Province p : way.dislodged) fleets << unit(p);
        const QString made = moves.isEmpty()
                                 ? tr("no move succeeds")
                                 : tr("moves that succeed: %1", "in a list of results").arg(listed(moves));
        const QString sunk = fleets.isEmpty()
                                 ? tr("no fleet is dislodged")
                                 : tr("fleets dislodged: %1", "in a list of results").arg(listed(fleets));
        all << QStringLiteral("(%1) %2; %3.").arg(all.size() + 1).arg(made, sunk);
    }
    return all;
}

QString ParadoxWords::unanswered(const Paradox& paradox) const
{
    if (!paradox.unanswered) return {};
    const QStringList known = ways(paradox);
    return question(paradox) + u' ' + (known.isEmpty() ? QString() : known.join(u' ') + u' ') +
           applied(paradox);
}

QString ParadoxWords::settled(const Paradox& paradox) const
{
    if (paradox.unanswered) return unanswered(paradox);
    const OptionInfo* option = findOption("paradox");
    return tr("Settled by %1 (%2).", "clause, rule")
        .arg(source(), OptionWords::value(*option, option->get(rules_.options)));
}

QString ParadoxWords::account(const Paradox& paradox) const
{
    const QString why = circle(paradox), end = settled(paradox);
    return why.isEmpty() ? end : why + u' ' + end;
}

QString ParadoxWords::ends(const Paradox& paradox) const
{
    QStringList made, failed, cut, dislodged;
    for (Province p : paradox.armies | paradox.moves)
        if (const OrderResult* result = resultAt(p))
            (result->verdict == Verdict::Succeeds ? made : failed) << order(p);
    for (Province p : paradox.supports)
        if (const OrderResult* result = resultAt(p); result && result->verdict == Verdict::Cut)
            cut << order(p);
    for (Province p : paradox.fleets)
        if (const OrderResult* result = resultAt(p); result && result->fate != Fate::Unharmed)
            dislodged << unit(p);
    QStringList sentences;
    const auto add = [&](const QString& sentence, const QStringList& orders) {
        if (!orders.isEmpty()) sentences << sentence.arg(listed(orders));
    };
    add(tr("Succeed: %1."), made);
    add(tr("Fail: %1."), failed);
    add(tr("Supports cut: %1."), cut);
    add(tr("Fleets dislodged: %1."), dislodged);
    if (dislodged.isEmpty()) sentences << tr("No fleet is dislodged.");
    return sentences.join(u' ');
}

QString ParadoxWords::openQuestions() const
{
    QStringList paragraphs;
    for (const Paradox& paradox : record_.outcome->paradoxes)
        if (paradox.unanswered) paragraphs << unanswered(paradox) + u' ' + circle(paradox);
    return paragraphs.join(u'\n');
}

} // namespace chancery
