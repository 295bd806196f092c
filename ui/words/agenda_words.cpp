// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/agenda_words.h"

#include "engine/committee/conference.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/game/attendance.h"
#include "engine/game/ending.h"
#include "engine/game/held_conference.h"
#include "engine/game/missing.h"
#include "ui/words/language.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns a sentence as HTML with the rule behind it.
QString byRule(const QString& sentence, const std::string& rule)
{
    //: a sentence, and the rule that it follows
    return AgendaWords::tr("%1 (%2)").arg(sentence.toHtmlEscaped(), CommitteeWords::ruleLink(rule));
}

} // namespace

QString AgendaWords::name(AgendaPart part) const
{
    switch (part) {
    case AgendaPart::Speeches:
        return tr("Speeches");
    case AgendaPart::Motions:
        return negotiates() ? tr("Diplomacy and motions") : tr("Motions");
    case AgendaPart::Conferences:
        return tr("Conference");
    case AgendaPart::Treaties:
        return tr("Treaties");
    case AgendaPart::Orders:
        break;
    }
    switch (game_.current().phase.kind) {
    case PhaseKind::Retreat:
        return tr("Retreats");
    case PhaseKind::Adjustment:
        return tr("Builds and removals");
    case PhaseKind::Movement:
        break;
    }
    return tr("Orders");
}

bool AgendaWords::isUnderWay(const AgendaEntry& entry) const
{
    if (entry.part == AgendaPart::Motions) return negotiates() && counted_ == TurnStage::Diplomacy;
    if (entry.part != AgendaPart::Speeches || entry.state != AgendaState::Next) return false;
    const SpeechRound* round = speechesIn(game_.committee, game_.current().phase);
    return counted_ == TurnStage::Speeches || (round && round->speaker() != noPower);
}

bool AgendaWords::areSpeakersDrawn() const
{
    const SpeechRound* round = speechesIn(game_.committee, game_.current().phase);
    return round && !round->isOver();
}

bool AgendaWords::mayEndSpeeches() const
{
    const SpeechRound* round = speechesIn(game_.committee, game_.current().phase);
    return !round || round->isOver() || (round->turn > 0 && round->turn < round->order.size());
}

bool AgendaWords::areSpeechesDue() const
{
    const Phase& phase = game_.current().phase;
    return speechesAreDue(game_.committee, phase) || furtherSpeechesAreDue(game_.committee, phase);
}

QString AgendaWords::state(const AgendaEntry& entry) const
{
    if (isUnderWay(entry)) return tr("under way", "a part of the agenda");
    switch (entry.state) {
    case AgendaState::Done:
        return tr("done", "a part of the agenda");
    case AgendaState::Next:
        return tr("next", "a part of the agenda");
    case AgendaState::Open:
        return tr("possible now", "a part of the agenda");
    case AgendaState::Held:
        return tr("being held", "a part of the agenda");
    case AgendaState::Closed:
        return tr("not now", "a part of the agenda");
    }
    return {};
}

QString AgendaWords::text(const AgendaEntry& entry) const
{
    switch (entry.part) {
    case AgendaPart::Speeches:
        return speeches(entry);
    case AgendaPart::Motions:
        return motions(entry);
    case AgendaPart::Conferences:
        return conferences(entry);
    case AgendaPart::Treaties:
        return treaties(entry);
    case AgendaPart::Orders:
        break;
    }
    return orders();
}

QString AgendaWords::speeches(const AgendaEntry& entry) const
{
    if (entry.state == AgendaState::Closed)
        return entry.why.empty() ? tr("The moves of this turn are made.")
                                 : committee_.linked(entry.why.front());
    const Phase& phase = game_.current().phase;
    const SpeechRound* round = speechesIn(game_.committee, phase);
    const bool opens = speechesAreDue(game_.committee, phase) || (round && !round->isOver());
    if (!opens && entry.state == AgendaState::Next)
        return byRule(tr("The diplomacy is over, and further speeches are requested: draw who speaks when."),
                      "3");
    if (!round && counted_ == TurnStage::Speeches)
        return byRule(tr("The clock counts the speeches: announce how long one may last, and draw who speaks "
                         "when."),
                      "2");
    if (!round)
        return byRule(tr("The turn opens with speeches: announce how long one may last, and draw who speaks "
                         "when."),
                      "2");
    if (!round->isOver()) return speakers(*round).toHtmlEscaped();
    if (furtherSpeechesAreDue(game_.committee, phase))
        return byRule(tr("Further speeches are requested: draw them when the diplomacy ends."), "3");
    return (round->order.empty() ? tr("The officers hold no speeches in this turn.")
                                 : tr("The speeches are over."))
        .toHtmlEscaped();
}

/// Returns a delegation with its delegates, or its player, as far as they are known.
QString AgendaWords::delegation(Power power) const
{
    const QString who = CommitteeWords::delegates(delegatesOf(game_), power);
    return who.isEmpty() ? words_.power(power)
                         : tr("%1 (%2)", "a power, its delegates").arg(words_.power(power), who);
}

/// Returns who speaks, and who does later, in their order.
QString AgendaWords::speakers(const SpeechRound& round) const
{
    const std::size_t now = std::max<std::size_t>(round.turn, 1) - 1;
    const QString speaker = delegation(round.order[now]);
    QStringList others;
    for (std::size_t i = now + 1; i < round.order.size(); ++i) others << delegation(round.order[i]);
    const QString later = listed(others);
    if (round.turn == 0 && !later.isEmpty())
        return tr("%1 speaks first, then %2; %3.", "delegation, the others, how long")
            .arg(speaker, later, CommitteeWords::speechLength(round.seconds));
    const QString text = tr("%1 speaks: %2 of %3.", "delegation, number of its speech, number of speeches")
                             .arg(speaker)
                             .arg(now + 1)
                             .arg(round.order.size());
    if (!later.isEmpty()) return tr("%1 Then %2.", "who speaks, the others").arg(text, later);
    return round.extra ? tr("%1 Then the turn goes on.", "who speaks last").arg(text)
                       : tr("%1 Then the diplomacy begins.", "who speaks last").arg(text);
}

bool AgendaWords::negotiates() const
{
    return game_.current().phase.kind == PhaseKind::Movement && !game_.current().outcome;
}

QString AgendaWords::motions(const AgendaEntry& entry) const
{
    if (!entry.why.empty()) return committee_.linked(entry.why.front());
    const auto open =
        static_cast<int>(std::ranges::count_if(game_.committee.motions, [this](const CommitteeMotion& one) {
            return !one.carried && isOnTheFloor(one, game_.current().phase);
        }));
    if (open > 0) return tr("%n motion(s) to be decided:", nullptr, open).toHtmlEscaped();
    if (entry.state == AgendaState::Closed)
        return tr("The diplomacy begins after the speeches.").toHtmlEscaped();
    if (entry.state == AgendaState::Done) return tr("The diplomacy is over.").toHtmlEscaped();
    return byRule(tr("Delegations negotiate. One may ask for speeches, or to end the diplomacy sooner."),
                  "3");
}

const Conference* AgendaWords::lastEnded() const
{
    const std::vector<Conference>& all = game_.committee.conferences;
    const auto last =
        std::find_if(all.rbegin(), all.rend(), [](const Conference& one) { return one.ended.has_value(); });
    return last == all.rend() ? nullptr : &*last;
}

QString AgendaWords::conferences(const AgendaEntry& entry) const
{
    const Conference* held = heldConference(game_.committee);
    const Conference* planned = plannedConference(game_.committee);
    if (!held && !planned && !entry.why.empty()) return committee_.linked(entry.why.front());
    if (!held && !planned) {
        const QString none = tr("None is called. It takes at least %1 delegations.").arg(fewestDelegations);
        const Conference* last = lastEnded();
        if (!last) return byRule(none, conferenceRule(5));
        return byRule(tr("“%1” was held and ended in %2.", "conference, a turn")
                              .arg(CommitteeWords::nameOf(*last), Words::turn(*last->ended)) +
                          u' ' + none,
                      conferenceRule(5));
    }
    const QString called = CommitteeWords::nameOf(held ? *held : *planned).toHtmlEscaped();
    if (held && entry.why.empty())
        return byRule(planned ? tr("“%1” is being held. “%2” may begin once it has ended.", "two conferences")
                                    .arg(CommitteeWords::nameOf(*held), CommitteeWords::nameOf(*planned))
                              : tr("“%1” is being held. Only one is held at a time.", "conference")
                                    .arg(CommitteeWords::nameOf(*held)),
                      conferenceRule(15));
    if (held) {
        const bool asks = std::ranges::count(entry.why, conferenceRule(14), &Objection::rule) > 0;
        QStringList why{asks ? tr("“%1” needs a decision.", "conference").arg(called)
                             : tr("“%1” has to end.", "conference").arg(called)};
        for (const Objection& one : entry.why) why << committee_.linked(one);
        return why.join(QStringLiteral("<br>"));
    }
    if (entry.why.empty()) return tr("“%1” may begin: every rule is kept.", "conference").arg(called);
    const auto more = static_cast<int>(entry.why.size()) - 1;
    QString text = tr("“%1” may not begin yet.", "conference").arg(called) + QStringLiteral("<br>") +
                   committee_.linked(entry.why.front());
    if (more > 0) text += QStringLiteral("<br>") + tr("%n more rule(s): see its form.", nullptr, more);
    return text;
}

QString AgendaWords::treaties(const AgendaEntry& entry) const
{
    if (!entry.why.empty()) return committee_.linked(entry.why.front());
    const auto drafts = static_cast<int>(
        std::ranges::count_if(game_.committee.treaties, [](const Treaty& one) { return !isConcluded(one); }));
    if (drafts > 0) return tr("%n draft(s): not all parties have signed.", nullptr, drafts).toHtmlEscaped();
    return byRule(tr("Delegations may agree on anything, openly or in secret; nothing binds them."), "3");
}

QString AgendaWords::orders() const
{
    if (endingOf(game_)) return tr("The game is over.");
    if (game_.current().outcome && game_.current().revealed)
        return tr("The results have been shown. Go on to the next phase.");
    if (game_.current().outcome) return tr("The results are there. Show them, then go on to the next phase.");
    const Missing missing = missingOf(game_);
    if (missing.missing > 0)
        return tr("%n of %1 missing.", "orders", missing.missing).arg(missing.asked).toHtmlEscaped();
    return tr("All are in: resolve them.", "orders").toHtmlEscaped();
}

QString AgendaWords::aboutConferences()
{
    const QStringList lines{
        byRule(tr("A conference is a meeting of at least %1 delegations in a room of its own, with a goal, a "
                  "place on the board and a president.")
                   .arg(fewestDelegations),
               conferenceRule(5)),
        byRule(tr("Meanwhile the game goes on; one is held at a time, for a year at most."),
               conferenceRule(9)),
        tr("Its form leads through the rules step by step. It can be filed before it is complete.")
            .toHtmlEscaped()};
    return lines.join(QStringLiteral("<br>"));
}

QString AgendaWords::aboutGoals()
{
    return byRule(
        tr("Each delegation has goals of its own, which are worth points beside its centres: read a "
           "set-up, use the example, or let delegations propose some. The officers judge what is proposed, "
           "and award "
           "the points once a goal is reached."),
        "Non-territorial victory points");
}

QString AgendaWords::aboutTreaties()
{
    const QStringList lines{
        byRule(tr("A treaty keeps what delegations have agreed on, for all to hear or in secret."),
               "Object of the committee"),
        byRule(tr("It binds none of them. It is a draft until all its parties have signed; the officers note "
                  "who breaks it."),
               "3")};
    return lines.join(QStringLiteral("<br>"));
}

} // namespace chancery
