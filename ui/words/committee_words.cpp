// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/committee_words.h"

#include "engine/base/message.h"
#include "engine/committee/conference.h"
#include "engine/committee/treaties.h"
#include "engine/game/standings.h"
#include "ui/words/clause_library.h"
#include "ui/words/name_phrases.h"

namespace chancery {

namespace {

QString said(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Returns a text as a part of a sentence that has a full stop of its own.
QString withoutStop(const QString& text)
{
    return text.endsWith(u'.') && !text.endsWith(QLatin1String("..")) ? text.chopped(1) : text;
}

} // namespace

QString CommitteeWords::sentence(const Objection& objection) const
{
    const std::string pattern = QCoreApplication::translate("Objections", objection.pattern).toStdString();
    Message message{pattern.c_str()};
    constexpr QChar mark(0xE000); // for the province, which is named as the words before it ask
    std::vector<Location> place;
    for (const ObjectionGap& gap : objection.gaps) {
        QString text;
        if (const auto* plain = std::get_if<std::string>(&gap)) text = said(*plain);
        if (const auto* number = std::get_if<int>(&gap)) text = QString::number(*number);
        if (const auto* province = std::get_if<Province>(&gap)) {
            place = {whole(*province)};
            text = mark;
        }
        if (const auto* phase = std::get_if<Phase>(&gap)) {
            text = phase->kind == PhaseKind::Movement ? Words::turn(*phase) : Words::phase(*phase);
        }
        if (const auto* some = std::get_if<PowerSet>(&gap)) text = powers(*some);
        message.gaps.push_back(text.toStdString());
    }
    return names_.placed(said(english(message)), mark, place);
}

QString CommitteeWords::objection(const Objection& objection) const
{
    if (objection.rule.empty()) return sentence(objection);
    return tr("%1 (Committee: %2)", "sentence, rule of the document")
        .arg(sentence(objection), said(objection.rule));
}

QString CommitteeWords::ruleLink(const std::string& rule)
{
    const QString steps = said(conferenceRule(1)).chopped(1),
                  text = tr("Committee: %1", "rule").arg(said(rule));
    const QString number = said(rule).startsWith(steps)
                               ? QStringLiteral("conference ") + said(rule).mid(steps.size())
                               : said(rule);
    const ClausePlace place = findClause("committee", number.toStdString());
    return place ? QStringLiteral("<a href=\"%1\">%2</a>").arg(linkToClause(place), text.toHtmlEscaped())
                 : text;
}

QString CommitteeWords::linked(const Objection& objection) const
{
    if (objection.rule.empty()) return sentence(objection).toHtmlEscaped();
    return tr("%1 (%2)", "sentence, rule").arg(sentence(objection).toHtmlEscaped(), ruleLink(objection.rule));
}

QString CommitteeWords::objections(const Objections& all) const
{
    QStringList lines;
    for (const Objection& one : all) lines << objection(one);
    return lines.join(u'\n');
}

QString CommitteeWords::powers(PowerSet powers) const
{
    return words_.list(std::vector<Power>(powers.begin(), powers.end()));
}

QString CommitteeWords::goal(const Goal& goal)
{
    const QString text = tr("%n point(s): %1", nullptr, goal.points).arg(said(goal.text));
    if (goal.lapsed) return tr("%1 (no longer applies: %2)").arg(text, said(goal.lapseReason));
    if (goal.achieved)
        return tr("%1 (awarded in %2: %3)").arg(text, Words::turn(*goal.achieved), said(goal.reason));
    if (!goal.proposed) return text;
    if (goal.verdict == GoalVerdict::Filed) return tr("%1 (proposed)").arg(text);
    return goal.verdict == GoalVerdict::Allowed ? tr("%1 (allowed: %2)").arg(text, said(goal.verdictReason))
                                                : tr("%1 (denied: %2)").arg(text, said(goal.verdictReason));
}

QString CommitteeWords::motionKind(MotionKind kind)
{
    switch (kind) {
    case MotionKind::Speeches:
        return tr("Speeches in Fall");
    case MotionKind::ExtraSpeeches:
        return tr("Speeches at the end of the diplomacy");
    case MotionKind::EndDiplomacy:
        return tr("End the diplomacy sooner");
    case MotionKind::Other:
        return tr("Something else");
    }
    return {};
}

QString CommitteeWords::motion(const CommitteeMotion& motion) const
{
    const QString what = motion.text.empty() ? motionKind(motion.kind)
                         : motion.kind == MotionKind::Other
                             ? said(motion.text)
                             : tr("%1, “%2”", "what a motion asks for, its words")
                                   .arg(motionKind(motion.kind), said(motion.text));
    if (!motion.carried) return tr("%1 (undecided): %2", "power, motion").arg(words_.power(motion.by), what);
    return *motion.carried ? tr("%1 (carried): %2", "power, motion").arg(words_.power(motion.by), what)
                           : tr("%1 (failed): %2", "power, motion").arg(words_.power(motion.by), what);
}

/// Returns a treaty without its terms' fate: "Entente (England and France), Spring 1901: terms".
QString CommitteeWords::named(const Treaty& treaty) const
{
    return tr("%1 (%2), %3: %4", "title, parties, date, terms")
        .arg(said(treaty.title), powers(treaty.parties), Words::turn(treaty.date),
             said(treaty.terms).simplified());
}

QString CommitteeWords::treaty(const Treaty& treaty) const
{
    QString text = named(treaty);
    if (!isConcluded(treaty))
        text = (treaty.secret ? tr("Secret draft: %1", "a treaty that not all parties have signed")
                              : tr("Draft: %1", "a treaty that not all parties have signed"))
                   .arg(text);
    if (!treaty.signedBy.empty()) text += u'\n' + tr("Signed by %1").arg(powers(treaty.signedBy));
    for (const Breach& one : treaty.breaches)
        text += u'\n' + filled(tr("Broken by %1 in %2: %3"),
                               {names_.dative(one.by), Words::turn(one.phase), said(one.note)});
    return treaty.secret && isConcluded(treaty) ? tr("Secret: %1", "a treaty").arg(text) : text;
}

QString CommitteeWords::nameOf(const Conference& conference)
{
    for (const std::string& name : {conference.name, conference.goal, conference.preliminary})
        if (!name.empty()) return said(name);
    return tr("A conference");
}

QString CommitteeWords::called(const Conference& conference) const
{
    const QString place =
        conference.place == noProvince ? tr("no place yet") : words_.province(conference.place);
    const QString goal = said(conference.goal.empty() ? conference.preliminary : conference.goal);
    if (conference.parties.empty())
        return tr("%1 (%2): %3", "name, place, goal").arg(said(conference.name), place, goal);
    return tr("%1 (%2; %3): %4", "name, place, parties, goal")
        .arg(said(conference.name), place, powers(conference.parties), goal);
}

QString CommitteeWords::conference(const Conference& conference) const
{
    const QString text = called(conference);
    if (conference.ended)
        return tr("%1 – ended in %2: %3").arg(text, Words::turn(*conference.ended), said(conference.outcome));
    return conference.opened ? tr("%1 – held since %2").arg(text, Words::turn(*conference.opened)) : text;
}

QString CommitteeWords::speechLength(int seconds)
{
    constexpr int minute = 60;
    return tr("%1:%2 for each delegation", "minutes, seconds of a speech")
        .arg(seconds / minute)
        .arg(seconds % minute, 2, 10, QLatin1Char('0'));
}

QString CommitteeWords::delegates(const std::map<Power, Delegates>& known, Power power)
{
    const auto found = known.find(power);
    if (found == known.end() || found->second == Delegates()) return {};
    for (std::size_t one : {0U, 1U})
        if (found->second[1 - one].empty()) return said(found->second[one]);
    return tr("%1 and %2", "the two delegates of a power")
        .arg(said(found->second[0]), said(found->second[1]));
}

QString CommitteeWords::nextNotes(std::optional<std::int64_t> seconds)
{
    constexpr std::int64_t minute = 60;
    if (!seconds) return tr("It is not known when notes were last exchanged.");
    if (*seconds <= 0) return tr("Notes are due.");
    return tr("Next notes in %1:%2", "minutes, seconds")
        .arg(*seconds / minute)
        .arg(*seconds % minute, 2, 10, QLatin1Char('0'));
}

void CommitteeWords::addGoalEvents(QStringList& lines, const Committee& committee, const Phase& phase) const
{
    for (const Goal& one : committee.goals) {
        const QString whose = words_.power(one.power);
        if (one.achieved == phase)
            lines << filled(tr("%1 gains %n point(s): %2 (%3).", "power, goal, why", one.points),
                            {whose, said(one.text), said(one.reason)});
        if (one.lapsed == phase)
            lines << filled(
                tr("%1 loses %n point(s) that no longer apply: %2 (%3).", "power, goal, why", one.points),
                {whose, said(one.text), said(one.lapseReason)});
    }
}

/// Treaties of older programs do not say when they were concluded; it counts as on the date.
void CommitteeWords::addTreatyEvents(QStringList& lines, const Treaty& treaty, const Phase& phase) const
{
    const bool concluded = isConcluded(treaty);
    const Phase signedIn = treaty.concluded.value_or(treaty.date);
    const QString terms = withoutStop(named(treaty));
    const QString signers = names_.dative(std::vector<Power>(treaty.parties.begin(), treaty.parties.end()));
    if (treaty.date == phase && concluded && signedIn == phase)
        lines << tr("Treaty: %1. Signed by %2.", "treaty, powers").arg(terms, signers);
    else if (treaty.date == phase)
        lines << tr("Draft of a treaty: %1.").arg(terms);
    else if (concluded && signedIn == phase)
        lines << tr("Treaty “%1”: signed by %2.", "title, powers").arg(said(treaty.title), signers);
    for (const Breach& one : treaty.breaches)
        if (one.phase == phase)
            lines << filled(tr("Treaty “%1”: broken by %2: %3.", "title, power, how"),
                            {said(treaty.title), names_.dative(one.by), said(one.note)});
}

void CommitteeWords::addConferenceEvents(QStringList& lines, const Conference& conference,
                                         const Phase& phase) const
{
    if (conference.opened == phase) lines << tr("Conference: %1.").arg(withoutStop(called(conference)));
    if (conference.ended == phase)
        lines << tr("Conference “%1” ends: %2.", "name, how")
                     .arg(said(conference.name), withoutStop(said(conference.outcome)));
}

QStringList CommitteeWords::eventsIn(const Committee& committee, const Phase& phase) const
{
    QStringList lines;
    for (const SpeechRound& round : committee.speeches)
        if (round.phase == phase)
            lines << (round.order.empty() ? tr("No speeches were held.")
                                          : tr("Speeches: %1.").arg(words_.list(round.order)));
    for (const CommitteeMotion& one : committee.motions)
        if (one.phase == phase) lines << tr("Motion: %1.").arg(motion(one));
    addGoalEvents(lines, committee, phase);
    for (const Treaty& one : committee.treaties) addTreatyEvents(lines, one, phase);
    for (const Conference& one : committee.conferences) addConferenceEvents(lines, one, phase);
    return lines;
}

QStringList CommitteeWords::pointsIn(const Game& game, std::size_t phase) const
{
    QStringList lines;
    if (!pointsCount(game.rulebook.options)) return lines;
    const NamePhrases names(*game.map);
    const PhaseRecord& record = game.phases[phase];
    for (const Award& one : record.awards)
        lines << filled(tr("%1 gains %n point(s): %2.", "power, why", one.points),
                        {names.subject({one.power}), said(one.reason)});
    const std::vector<VictoryPoints> now = victoryPoints(game, record);
    const std::vector<VictoryPoints> before =
        phase == 0 ? std::vector<VictoryPoints>(now.size()) : victoryPoints(game, game.phases[phase - 1]);
    for (const Power power : game.map->everyPower()) {
        const VictoryPoints &had = before[index(power)], &has = now[index(power)];
        if (has.insurrections > had.insurrections)
            lines << filled(tr("%1 gains %n point(s): it gave up units for an insurrection.", "power",
                               has.insurrections - had.insurrections),
                            {names.subject({power})});
        if (has.control > had.control)
            lines << filled(tr("%1 gains %n point(s): it has gained control of Europe.", "power",
                               has.control - had.control),
                            {names.subject({power})});
    }
    return lines;
}

} // namespace chancery
