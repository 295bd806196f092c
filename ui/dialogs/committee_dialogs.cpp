// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/committee_dialogs.h"

#include "engine/committee/delegations.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/game/attendance.h"
#include "engine/game/standings.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/text_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct Forms
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CommitteeForms)
};

using Form = OfficersForm;

template<class Value>
NewForm<Value> newForm(const Map& map, const char* name, const QString& title, QWidget* parent)
{
    return std::make_unique<ValueForm<Value>>(map, name, title, parent);
}

QSpinBox* addProposalPoints(OfficersForm& form, int points)
{
    return form.addNumber("points", Forms::tr("&Points"),
                          Forms::tr("At most %1 for one achievement").arg(mostForProposal), 1,
                          mostForProposal, points);
}

QLineEdit* addReason(OfficersForm& form, const std::string& known = {})
{
    return form.addLine("reason", Forms::tr("&Reason"), Forms::tr("Why; saved with the game"), known);
}

using DelegateLines = std::array<QLineEdit*, 2>;

DelegateLines addDelegates(OfficersForm& form, const QString& power, std::size_t number,
                           const Delegates& names)
{
    auto* part = new QWidget;
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    DelegateLines lines{};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i] = textLine();
        lines[i]->setText(QString::fromStdString(names[i]));
        const std::string name = "delegate" + std::to_string(lines.size() * number + i);
        introduce(lines[i], name.c_str(), Forms::tr("%1, delegate %2").arg(power).arg(i + 1),
                  Forms::tr("Name of the delegate"));
        QObject::connect(lines[i], &QLineEdit::textChanged, &form, &OfficersForm::look);
        row->addWidget(lines[i]);
    }
    form.addPart(power, part);
    return lines;
}

/// Shows the boxes for signatures of the ticked parties alone: only they can sign.
void letPartiesSign(OfficersForm& form, const std::vector<QCheckBox*>& parties,
                    const std::vector<QCheckBox*>& signedBy)
{
    for (std::size_t i = 0; i < parties.size(); ++i) {
        const auto follow = [box = signedBy[i]](bool isParty) {
            box->setEnabled(isParty);
            if (!isParty) box->setChecked(false);
        };
        QObject::connect(parties[i], &QCheckBox::toggled, &form, follow);
        follow(parties[i]->isChecked());
    }
}

} // namespace

NewForm<SpeechRound> speechesForm(const Game& game, QWidget* parent)
{
    constexpr int first = 60, mostMinutes = 60, mostSeconds = 59;
    const int last = game.committee.speeches.empty() ? first : game.committee.speeches.back().seconds;
    auto form =
        newForm<SpeechRound>(*game.map, "speechesDialog", Forms::tr("Draw the order of speakers"), parent);
    auto* minutes = form->addNumber("minutes", Forms::tr("&Minutes for each delegation"),
                                    Forms::tr("Announced beforehand; may differ every half year"), 0,
                                    mostMinutes, last / 60);
    auto* seconds = form->addNumber("seconds", Forms::tr("and s&econds"), Forms::tr("Besides the minutes"), 0,
                                    mostSeconds, last % 60);
    auto* which =
        form->addChoice("which", Forms::tr("&Speeches"), Forms::tr("When these speeches are held"),
                        {Forms::tr("Before the diplomacy"), Forms::tr("At the end of the diplomacy")});
    const Phase& now = game.current().phase;
    const bool later = speechesIn(game.committee, now) || furtherSpeechesAreDue(game.committee, now);
    which->setCurrentIndex(later ? 1 : 0);
    auto* seed = seedLine(form.get(), newSeed());
    introduce(seed, "seed", Forms::tr("Number of the draw"),
              Forms::tr("The same number draws the same order again"));
    form->addPart(Forms::tr("Number of the draw"), seed);
    form->addHint(Forms::tr("Chosen by chance; leave it as it is. The same number draws the same order "
                            "again, so that anyone can check the draw."));
    form->finish(
        Forms::tr("&Draw"),
        [=, phase = game.current().phase] {
            return SpeechRound{phase,
                               which->currentIndex() == 1,
                               seed->text().toULongLong(),
                               60 * minutes->value() + seconds->value(),
                               {}};
        },
        [&game](const SpeechRound& round) { return objectionsToSpeeches(game.committee, round); });
    return form;
}

NewForm<CommitteeMotion> motionForm(const Game& game, QWidget* parent)
{
    QStringList kinds;
    for (const MotionKind kind :
         {MotionKind::Speeches, MotionKind::ExtraSpeeches, MotionKind::EndDiplomacy, MotionKind::Other})
        kinds << CommitteeWords::motionKind(kind);
    auto form = newForm<CommitteeMotion>(*game.map, "motionDialog", Forms::tr("Motion"), parent);
    auto* text = form->addLine("text", Forms::tr("Te&xt"), Forms::tr("The motion in words"));
    auto* by = form->addDelegation("by", Forms::tr("&Delegation"),
                                   Forms::tr("Which delegation makes the motion"), game.map->everyPower());
    auto* kind =
        form->addChoice("kind", Forms::tr("&Asks for"), Forms::tr("What the motion asks for"), kinds);
    if (game.current().phase.season == Season::Fall) // too late to ask for speeches in Fall
        kind->setCurrentIndex(static_cast<int>(MotionKind::ExtraSpeeches));
    form->addRule("3",
                  Forms::tr("One delegation is enough to ask for speeches; they are held once you have noted "
                            "that the motion is carried. The diplomacy ends sooner only if all agree. Any "
                            "other motion is for the officers to decide."));
    form->finish(
        Forms::tr("&Note the motion"),
        [=, phase = game.current().phase] {
            return CommitteeMotion{phase,
                                   Form::powerIn(by),
                                   static_cast<MotionKind>(kind->currentIndex()),
                                   Form::said(text),
                                   {}};
        },
        [](const CommitteeMotion& motion) { return brokenRules(motion); });
    return form;
}

NewForm<PowerSet> endDiplomacyForm(const Map& map, const CommitteeMotion& motion, QWidget* parent)
{
    auto form = newForm<PowerSet>(map, "endDiplomacyDialog", Forms::tr("End the diplomacy sooner"), parent);
    form->addText(motion.by == noPower ? Forms::tr("Negotiations end sooner only if all delegations agree.")
                                       : CommitteeWords(map).motion(motion));
    const auto boxes = form->addPowers("agreed", Forms::tr("Agreed"),
                                       motion.by == noPower ? PowerSet() : PowerSet{motion.by});
    auto* all = new QPushButton(Forms::tr("&All agree"));
    introduce(all, "allAgree", Forms::tr("All agree"), Forms::tr("Tick all delegations"));
    all->setAutoDefault(false);
    QObject::connect(all, &QPushButton::clicked, form.get(), [boxes] {
        for (QCheckBox* box : boxes) box->setChecked(true);
    });
    form->addPart({}, all);
    form->finish(
        Forms::tr("&End the diplomacy"), [boxes] { return Form::ticked(boxes); },
        [&map](PowerSet agreed) { return objectionsToEndingDiplomacy(map.everyPower(), agreed); });
    return form;
}

NewForm<Goal> proposalForm(const Game& game, QWidget* parent)
{
    auto form = newForm<Goal>(*game.map, "proposalDialog", Forms::tr("Propose a goal"), parent);
    auto* text =
        form->addLine("text", Forms::tr("A&chievement"), Forms::tr("Reasonably historical for this power"));
    auto* power = form->addDelegation("power", Forms::tr("&Delegation"),
                                      Forms::tr("Which delegation proposes it"), game.map->everyPower());
    auto* points = addProposalPoints(*form, 1);
    form->addRule(pointsRule,
                  Forms::tr("Worth 1 to %1 points, if the officers allow it.").arg(mostForProposal));
    form->finish(
        Forms::tr("&File"),
        [=, phase = game.current().phase] {
            return Goal{Form::powerIn(power), Form::said(text), points->value(), phase};
        },
        [](const Goal& goal) { return brokenRules(goal); });
    return form;
}

NewForm<Goal> verdictForm(const Game& game, std::size_t which, QWidget* parent)
{
    const Goal& filed = game.committee.goals[which];
    auto form = newForm<Goal>(*game.map, "verdictDialog", Forms::tr("Judge a proposal"), parent);
    form->addText(Forms::tr("%1: %2", "power, its goal")
                      .arg(Words(*game.map).power(filed.power), CommitteeWords::goal(filed)));
    auto* reason = addReason(*form, filed.verdictReason);
    auto* verdict = form->addChoice("verdict", Forms::tr("&Verdict"), Forms::tr("What the officers decide"),
                                    {Forms::tr("Allowed"), Forms::tr("Denied")});
    auto* points = addProposalPoints(*form, filed.points);
    form->finish(
        Forms::tr("&Judge"),
        [=, judged = filed]() mutable {
            judged.verdict = verdict->currentIndex() == 0 ? GoalVerdict::Allowed : GoalVerdict::Denied;
            judged.verdictReason = Form::said(reason);
            judged.points = judged.verdict == GoalVerdict::Allowed ? points->value() : filed.points;
            return judged;
        },
        [&game, which, points](const Goal& judged) {
            return objectionsToVerdict(game.committee, which, judged.verdict, points->value(),
                                       judged.verdictReason, awardsOf(game));
        });
    return form;
}

NewForm<int> limitForm(const Game& game, QWidget* parent)
{
    auto form = newForm<int>(*game.map, "limitDialog", Forms::tr("Limit of the points"), parent);
    auto* points = form->addNumber("points", Forms::tr("&Points for each power"),
                                   Forms::tr("The most for all proposals and awards of one power"), 0,
                                   highestLimit, game.committee.limit);
    points->setSpecialValueText(Forms::tr("No limit"));
    form->finish(
        Forms::tr("&Use this limit"), [points] { return points->value(); },
        [&game](int limit) {
            return objectionsToLimit(game.committee, game.map->everyPower(), limit, awardsOf(game));
        });
    return form;
}

std::optional<std::string> askReason(const Map& map, const QString& title, const QString& about,
                                     const QString& accept, ValueForm<std::string>::Check check,
                                     QWidget* parent, ReasonAsked asked)
{
    auto form = newForm<std::string>(map, "reasonDialog", title, parent);
    form->addText(about);
    auto* reason =
        asked == ReasonAsked::Reason
            ? addReason(*form)
            : form->addLine("reason", Forms::tr("&Outcome"), Forms::tr("How it ended; saved with the game"));
    form->finish(
        accept, [reason] { return Form::said(reason); }, std::move(check));
    return form->ask();
}

NewForm<Treaty> treatyForm(const Map& map, const Treaty& known, QWidget* parent)
{
    auto form = newForm<Treaty>(map, "treatyDialog", Forms::tr("Treaty"), parent);
    auto* title =
        form->addLine("title", Forms::tr("&Title"), Forms::tr("What the treaty is called"), known.title);
    auto* terms = form->addProse("terms", Forms::tr("T&erms"), Forms::tr("What was agreed"), known.terms);
    const auto parties = form->addPowers("party", Forms::tr("Parties"), known.parties);
    const auto signedBy = form->addPowers("signature", Forms::tr("Signed by"), known.signedBy);
    letPartiesSign(*form, parties, signedBy);
    auto* secret = form->addCheck("secret", Forms::tr("&Secret"), Forms::tr("The players do not hear of it"),
                                  known.secret);
    form->finish(
        Forms::tr("Sa&ve the treaty"),
        [=] {
            Treaty filed = known;
            filed.title = Form::said(title);
            filed.terms = terms->toPlainText().trimmed().toStdString();
            filed.parties = Form::ticked(parties);
            filed.signedBy = Form::ticked(signedBy);
            filed.secret = secret->isChecked();
            return filed;
        },
        [](const Treaty& treaty) { return objectionsToTreaty(treaty); });
    return form;
}

NewForm<Breach> breachForm(const Map& map, const Treaty& treaty, const Phase& phase, QWidget* parent)
{
    auto form = newForm<Breach>(map, "breachDialog", Forms::tr("Treaty broken"), parent);
    auto* note = form->addLine("note", Forms::tr("&How"),
                               Forms::tr("The officers' note; the treaty binds none of its parties"));
    auto* by = form->addDelegation("by", Forms::tr("&Delegation"), Forms::tr("Who has broken the treaty"),
                                   treaty.signedBy);
    form->finish(
        Forms::tr("&Note it"),
        [=] {
            return Breach{phase, Form::powerIn(by), Form::said(note)};
        },
        [treaty](const Breach& breach) { return objectionsToBreach(treaty, breach); });
    return form;
}

NewForm<std::map<Power, Delegates>> delegationsForm(const Game& game, QWidget* parent)
{
    using Names = std::map<Power, Delegates>;
    auto form = newForm<Names>(*game.map, "delegationsDialog", Forms::tr("Delegations"), parent);
    std::vector<DelegateLines> lines;
    for (const Power power : game.map->everyPower()) {
        const auto known = game.committee.delegations.find(power);
        const Delegates player = delegatesNamed(playerOf(game, power, game.current().phase));
        const bool named = known != game.committee.delegations.end();
        lines.push_back(addDelegates(*form, Words(*game.map).power(power), index(power),
                                     named               ? known->second
                                     : player[1].empty() ? Delegates()
                                                         : player));
    }
    form->finish(
        Forms::tr("&Use these names"),
        [lines] {
            Names all;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const Delegates names{Form::said(lines[i][0]), Form::said(lines[i][1])};
                if (names != Delegates()) all[static_cast<Power>(i)] = names;
            }
            return all;
        },
        [&game](const Names& names) {
            Committee after = game.committee;
            after.delegations = names;
            return objectionsToDelegations(after);
        });
    return form;
}

} // namespace chancery
