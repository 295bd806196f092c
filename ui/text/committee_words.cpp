// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/committee_words.h"

#include "engine/base/message.h"

namespace chancery {

namespace {

QString shortPhase(const Phase& phase)
{
    return QString::fromStdString(shortName(phase));
}

QString said(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

QString CommitteeWords::objection(const Objection& objection) const
{
    const std::string pattern = QCoreApplication::translate("Objections", objection.pattern).toStdString();
    Message message{pattern.c_str()};
    for (const ObjectionGap& gap : objection.gaps) {
        QString text;
        if (const auto* plain = std::get_if<std::string>(&gap)) text = said(*plain);
        if (const auto* number = std::get_if<int>(&gap)) text = QString::number(*number);
        if (const auto* province = std::get_if<Province>(&gap)) text = words_.province(*province);
        if (const auto* some = std::get_if<PowerSet>(&gap)) text = powers(*some);
        message.gaps.push_back(text.toStdString());
    }
    return tr("%1 (Committee: %2)", "sentence, rule of the document").arg(said(english(message)), said(objection.rule));
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
        return tr("%1 (awarded in %2: %3)").arg(text, shortPhase(*goal.achieved), said(goal.reason));
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
    const QString what = motion.text.empty() ? motionKind(motion.kind) : said(motion.text);
    if (!motion.carried) return tr("%1: %2 (open)", "power, motion").arg(words_.power(motion.by), what);
    return *motion.carried ? tr("%1: %2 (carried)", "power, motion").arg(words_.power(motion.by), what)
                           : tr("%1: %2 (failed)", "power, motion").arg(words_.power(motion.by), what);
}

QString CommitteeWords::treaty(const Treaty& treaty) const
{
    QString text = tr("%1 (%2), %3: %4", "title, parties, date, terms")
                       .arg(said(treaty.title), powers(treaty.parties), shortPhase(treaty.date), said(treaty.terms));
    if (!treaty.signedBy.empty()) text += u'\n' + tr("Signed by %1").arg(powers(treaty.signedBy));
    for (const Breach& one : treaty.breaches)
        text += u'\n' + tr("Broken by %1 in %2: %3")
                            .arg(words_.power(one.by), shortPhase(one.phase), said(one.note));
    return treaty.secret ? tr("Secret: %1", "a treaty").arg(text) : text;
}

QString CommitteeWords::conference(const Conference& conference) const
{
    const QString place = conference.place == noProvince ? tr("no place yet") : words_.province(conference.place);
    const QString text = tr("%1 (%2; %3): %4", "name, place, parties, goal")
                             .arg(said(conference.name), place, powers(conference.parties),
                                  said(conference.goal.empty() ? conference.preliminary : conference.goal));
    if (conference.ended)
        return tr("%1 – ended in %2: %3").arg(text, shortPhase(*conference.ended), said(conference.outcome));
    return conference.opened ? tr("%1 – held since %2").arg(text, shortPhase(*conference.opened)) : text;
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

QStringList CommitteeWords::eventsIn(const Committee& committee, const Phase& phase) const
{
    QStringList lines;
    for (const SpeechRound& round : committee.speeches)
        if (round.phase == phase) lines << tr("Speeches: %1.").arg(words_.list(round.order));
    for (const CommitteeMotion& one : committee.motions)
        if (one.phase == phase) lines << tr("Motion: %1.").arg(motion(one));
    for (const Goal& one : committee.goals)
        if (one.achieved == phase || one.lapsed == phase)
            lines << tr("%1, %2.", "power, goal").arg(words_.power(one.power), goal(one));
    for (const Treaty& one : committee.treaties)
        if (one.date == phase || std::ranges::count(one.breaches, phase, &Breach::phase) > 0)
            lines << tr("Treaty: %1.").arg(treaty(one).replace(u'\n', QStringLiteral("; ")));
    for (const Conference& one : committee.conferences)
        if (one.opened == phase || one.ended == phase) lines << tr("Conference: %1.").arg(conference(one));
    return lines;
}

} // namespace chancery
