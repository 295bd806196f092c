// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/committee_dialogs.h"

#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/game/attendance.h"
#include "engine/game/standings.h"
#include "ui/dialogs/form_steps.h"
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

constexpr std::size_t mostInStep = 6;                     ///< fields of a step
constexpr std::size_t delegationsInStep = mostInStep / 2; ///< of each both delegates are asked for
constexpr int nobodyObjects = -1;                         ///< as the data of a box, beside those of powers

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

/// Returns the names of a delegation's delegates as they are filed, or as its player's name gives them.
Delegates delegatesNow(const Game& game, Power power)
{
    const auto known = game.committee.delegations.find(power);
    if (known != game.committee.delegations.end()) return known->second;
    const Delegates player = delegatesNamed(playerOf(game, power, game.current().phase));
    return player[1].empty() ? Delegates() : player;
}

/// Returns all powers, as many together as one step asks about.
std::vector<std::vector<Power>> fewAtATime(const Map& map)
{
    std::vector<std::vector<Power>> all;
    for (const Power power : map.everyPower()) {
        if (index(power) % delegationsInStep == 0) all.emplace_back();
        all.back().push_back(power);
    }
    return all;
}

/// Adds the box in which the officers note that all agree, or who does not.
QComboBox* addObjector(OfficersForm& form, PowerSet asked)
{
    QComboBox* box = form.addPower("objector", Forms::tr("Who &objects"),
                                   Forms::tr("Ask every delegation before you note that none does"), asked);
    box->insertItem(0, Forms::tr("None: all delegations agree"), nobodyObjects);
    box->insertItem(0, Forms::tr("Choose…", "who objects"), static_cast<int>(noPower));
    box->setCurrentIndex(0);
    return box;
}

/// Asks for the signatures of the parties, and of no others: only they can sign.
std::vector<QCheckBox*> addSignatures(OfficersForm& form, const Map& map,
                                      const std::vector<QCheckBox*>& parties, PowerSet known)
{
    const std::size_t first = form.steps().count();
    std::vector<QCheckBox*> all;
    std::vector<QWidget*> rows;
    for (std::size_t step = 0; step * mostInStep < parties.size(); ++step) {
        form.addStep(Forms::tr("Signatures"));
        for (const Power power : step == 0 ? map.everyPower() : PowerSet()) {
            all.push_back(form.addCheck(("signature" + std::to_string(index(power))).c_str(),
                                        Words(map).power(power), Forms::tr("It has signed the treaty"),
                                        known.has(power)));
            rows.push_back(all.back());
        }
        form.addRule("3",
                     Forms::tr("A treaty is concluded when all its parties have signed it; until then it "
                               "is a draft. It binds none of them."));
    }
    const auto follow = [&form, parties, all, rows, first] {
        const PowerSet sign = Form::ticked(parties);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!sign.has(static_cast<Power>(i))) all[i]->setChecked(false);
        form.steps().deal(rows, sign, first, mostInStep);
    };
    for (QCheckBox* party : parties) QObject::connect(party, &QCheckBox::toggled, &form, follow);
    follow();
    return all;
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
    form->addRule("2", Forms::tr("The officers announce beforehand how long a speech may last; it may differ "
                                 "every half year. The lot says who speaks when."));
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
    text->setPlaceholderText(Forms::tr("May stay empty, unless it asks for something else"));
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
    if (motion.by != noPower) form->addText(CommitteeWords(map).motion(motion));
    PowerSet asked = map.everyPower();
    if (motion.by != noPower) asked.remove(motion.by);
    auto* objector = addObjector(*form, asked);
    form->addRule("3",
                  Forms::tr("Negotiations end sooner only if all delegations agree. If one objects, they "
                            "last until their time is up."));
    form->finish(
        Forms::tr("&End the diplomacy"),
        [=, &map] {
            PowerSet agreed = map.everyPower();
            if (const Power one = Form::powerIn(objector); one != noPower) agreed.remove(one);
            const bool answered = objector->currentData() != QVariant(static_cast<int>(noPower));
            return answered ? agreed : PowerSet();
        },
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
    form->addRule(pointsRule, Forms::tr("The officers judge what is proposed; %1 points are the most for one "
                                        "achievement.")
                                  .arg(mostForProposal));
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
    form->addRule(pointsRule, Forms::tr("The officers may set a limit for the points of each power, beside "
                                        "those of the goals that its set-up has."));
    form->finish(
        Forms::tr("&Use this limit"), [points] { return points->value(); },
        [&game](int limit) {
            return objectionsToLimit(game.committee, game.map->everyPower(), limit, awardsOf(game));
        });
    return form;
}

std::optional<std::string> askReason(const Map& map, const QString& title, const QString& about,
                                     const RuleBeside& beside, const QString& accept,
                                     ValueForm<std::string>::Check check, QWidget* parent, ReasonAsked asked)
{
    auto form = newForm<std::string>(map, "reasonDialog", title, parent);
    form->addText(about);
    auto* reason =
        asked == ReasonAsked::Reason
            ? addReason(*form)
            : form->addLine("reason", Forms::tr("&Outcome"), Forms::tr("How it ended; saved with the game"));
    form->addRule(beside.rule, beside.text);
    form->finish(
        accept, [reason] { return Form::said(reason); }, std::move(check));
    return form->ask();
}

NewForm<Treaty> treatyForm(const Map& map, const Treaty& known, QWidget* parent)
{
    auto form = newForm<Treaty>(map, "treatyDialog", Forms::tr("Treaty"), parent);
    form->addStep(Forms::tr("Terms"));
    form->steps().claim({}); // what it lacks
    auto* title =
        form->addLine("title", Forms::tr("&Title"), Forms::tr("What the treaty is called"), known.title);
    auto* terms = form->addProse("terms", Forms::tr("T&erms"), Forms::tr("What was agreed"), known.terms);
    auto* secret = form->addCheck("secret", Forms::tr("&Secret"), Forms::tr("The players do not hear of it"),
                                  known.secret);
    form->cite("3", Forms::tr("Delegations may write down what they agree on, and make it public or keep it "
                              "secret, as they see fit."));
    auto* first = form->addDelegation("firstParty", Forms::tr("&First party"),
                                      Forms::tr("One of those between whom the treaty is"), map.everyPower());
    if (!known.parties.empty())
        first->setCurrentIndex(first->findData(static_cast<int>(known.parties.first())));
    form->addStep(Forms::tr("Parties"));
    const auto parties = form->addPowers("party", Forms::tr("Other parties"), known.parties);
    form->askOthers(first, parties);
    form->addRule("Object of the committee", Forms::tr("A treaty is between at least two delegations."));
    const auto signedBy = addSignatures(*form, map, parties, known.signedBy);
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
    form->addRule("3", Forms::tr("What delegations agree on does not bind them: the breach is noted, and "
                                 "nothing follows from it."));
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
    constexpr const char* rule = "Delegations and countries";
    std::vector<DelegateLines> lines;
    std::vector<QWidget*> rows;
    for (const std::vector<Power>& few : fewAtATime(*game.map)) {
        form->addStep(Words(*game.map).list(few));
        for (const Power power : few) {
            lines.push_back(
                addDelegates(*form, Words(*game.map).power(power), index(power), delegatesNow(game, power)));
            rows.push_back(lines.back().front()->parentWidget());
        }
        form->cite(rule, Forms::tr("A delegation consists of two delegates. Without names it is enough that "
                                   "they are there."));
    }
    for (const std::string& said : {std::string(rule), conferenceRule(10)}) form->steps().divide(said);
    form->steps().deal(rows, game.map->everyPower(), 0, delegationsInStep);
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
