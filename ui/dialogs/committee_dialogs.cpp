// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/committee_dialogs.h"

#include "engine/committee/delegations.h"
#include "engine/committee/goals.h"
#include "engine/committee/speeches.h"
#include "engine/committee/treaties.h"
#include "engine/game/victory_points.h"
#include "ui/parts/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace chancery {

SpeechesDialog::SpeechesDialog(const Game& game, QWidget* parent)
    : OfficersForm(*game.map, "speechesDialog", tr("Draw the speakers"), parent)
    , game_(game)
{
    constexpr int firstMinutes = 1, mostMinutes = 60, mostSeconds = 59;
    which_ = addChoice("which", tr("&Speeches"), tr("When these speeches are held"),
                       {tr("Before the diplomacy"), tr("At the end of the diplomacy")});
    minutes_ =
        addNumber("minutes", tr("&Minutes for each delegation"),
                  tr("Announced beforehand; may differ every half year"), 0, mostMinutes, firstMinutes);
    seconds_ = addNumber("seconds", tr("and s&econds"), tr("Besides the minutes"), 0, mostSeconds, 0);
    seed_ = seedLine(this, newSeed());
    introduce(seed_, "seed", tr("Seed"), tr("The same seed draws the same order"));
    addPart(tr("Seed"), seed_);
    finish(tr("&Draw"));
}

SpeechRound SpeechesDialog::round() const
{
    return {game_.current().phase,
            which_->currentIndex() == 1,
            seed_->text().toULongLong(),
            60 * minutes_->value() + seconds_->value(),
            {}};
}

Objections SpeechesDialog::objections() const
{
    return objectionsToSpeeches(game_.committee, round());
}

MotionDialog::MotionDialog(const Game& game, QWidget* parent)
    : OfficersForm(*game.map, "motionDialog", tr("Motion"), parent)
    , phase_(game.current().phase)
{
    QStringList kinds;
    for (const MotionKind kind :
         {MotionKind::Speeches, MotionKind::ExtraSpeeches, MotionKind::EndDiplomacy, MotionKind::Other})
        kinds << CommitteeWords::motionKind(kind);
    by_ = addPower("by", tr("&Delegation"), tr("Which delegation makes the motion"), map_.everyPower());
    kind_ = addChoice("kind", tr("&Asks for"), tr("What the motion asks for"), kinds);
    text_ = addLine("text", tr("&Words"), tr("The motion in words"));
    finish(tr("&Note the motion"));
}

CommitteeMotion MotionDialog::motion() const
{
    return {phase_, powerIn(by_), static_cast<MotionKind>(kind_->currentIndex()), said(text_), {}};
}

Objections MotionDialog::objections() const
{
    return brokenRules(motion());
}

EndDiplomacyDialog::EndDiplomacyDialog(const Map& map, const CommitteeMotion& motion, QWidget* parent)
    : OfficersForm(map, "endDiplomacyDialog", tr("End the diplomacy sooner"), parent)
{
    auto* about = new QLabel(words_.motion(motion));
    about->setWordWrap(true);
    addPart({}, about);
    agreed_ = addPowers("agreed", tr("Agreed"), {motion.by});
    finish(tr("&End the diplomacy"));
}

Objections EndDiplomacyDialog::objections() const
{
    return objectionsToEndingDiplomacy(map_.everyPower(), ticked(agreed_));
}

ProposalDialog::ProposalDialog(const Game& game, QWidget* parent)
    : OfficersForm(*game.map, "proposalDialog", tr("Propose a goal"), parent)
    , phase_(game.current().phase)
{
    power_ = addPower("power", tr("&Delegation"), tr("Which delegation proposes it"), map_.everyPower());
    text_ = addLine("text", tr("A&chievement"), tr("Reasonably historical for this power"));
    points_ = addNumber("points", tr("&Points"), tr("At most %1 for one achievement").arg(mostForProposal), 1,
                        mostForProposal, 1);
    finish(tr("&File"));
}

Goal ProposalDialog::goal() const
{
    return {powerIn(power_), said(text_), points_->value(), phase_};
}

Objections ProposalDialog::objections() const
{
    return brokenRules(goal());
}

VerdictDialog::VerdictDialog(const Game& game, std::size_t goal, QWidget* parent)
    : OfficersForm(*game.map, "verdictDialog", tr("Judge a proposal"), parent)
    , game_(game)
    , which_(goal)
{
    const Goal& filed = game.committee.goals[goal];
    auto* about = new QLabel(CommitteeWords::goal(filed));
    about->setWordWrap(true);
    addPart({}, about);
    verdict_ =
        addChoice("verdict", tr("&Verdict"), tr("What the officers decide"), {tr("Allowed"), tr("Denied")});
    points_ = addNumber("points", tr("&Points"), tr("At most %1 for one achievement").arg(mostForProposal), 1,
                        mostForProposal, filed.points);
    reason_ = addLine("reason", tr("&Reason"), tr("Why; saved with the game"), filed.verdictReason);
    finish(tr("&Judge"));
}

Goal VerdictDialog::goal() const
{
    Goal judged = game_.committee.goals[which_];
    judged.verdict = verdict_->currentIndex() == 0 ? GoalVerdict::Allowed : GoalVerdict::Denied;
    judged.verdictReason = said(reason_);
    if (judged.verdict == GoalVerdict::Allowed) judged.points = points_->value();
    return judged;
}

Objections VerdictDialog::objections() const
{
    const Goal judged = goal();
    return objectionsToVerdict(game_.committee, which_, judged.verdict, points_->value(),
                               judged.verdictReason, awardsOf(game_));
}

LimitDialog::LimitDialog(const Game& game, QWidget* parent)
    : OfficersForm(*game.map, "limitDialog", tr("Limit of the points"), parent)
    , game_(game)
{
    points_ = addNumber("points", tr("&Points for each power"),
                        tr("The most for all proposals and awards of one power"), 0, highestLimit,
                        game.committee.limit);
    points_->setSpecialValueText(tr("No limit"));
    finish(tr("&Use this limit"));
}

int LimitDialog::limit() const
{
    return points_->value();
}

Objections LimitDialog::objections() const
{
    return objectionsToLimit(game_.committee, map_.everyPower(), limit(), awardsOf(game_));
}

ReasonDialog::ReasonDialog(const Map& map, const QString& title, const QString& about, const QString& accept,
                           Check check, QWidget* parent, Asks asks)
    : OfficersForm(map, "reasonDialog", title, parent)
    , check_(std::move(check))
{
    auto* label = new QLabel(about);
    label->setWordWrap(true);
    addPart({}, label);
    reason_ = asks == Asks::Reason
                  ? addLine("reason", tr("&Reason"), tr("Why; saved with the game"))
                  : addLine("reason", tr("&Outcome"), tr("How it ended; saved with the game"));
    finish(accept);
}

Objections ReasonDialog::objections() const
{
    return check_(reason());
}

TreatyDialog::TreatyDialog(const Map& map, const Treaty& treaty, QWidget* parent)
    : OfficersForm(map, "treatyDialog", tr("Treaty"), parent)
    , before_(treaty)
{
    title_ = addLine("title", tr("&Title"), tr("What the treaty is called"), treaty.title);
    terms_ = addLine("terms", tr("T&erms"), tr("What was agreed"), treaty.terms);
    parties_ = addPowers("party", tr("Parties"), treaty.parties);
    signedBy_ = addPowers("signature", tr("Signed by"), treaty.signedBy);
    secret_ = addCheck("secret", tr("&Secret"), tr("The players do not hear of it"), treaty.secret);
    finish(tr("&File"));
}

Treaty TreatyDialog::treaty() const
{
    Treaty filed = before_;
    filed.title = said(title_);
    filed.terms = said(terms_);
    filed.parties = ticked(parties_);
    filed.signedBy = ticked(signedBy_);
    filed.secret = secret_->isChecked();
    return filed;
}

Objections TreatyDialog::objections() const
{
    return objectionsToTreaty(treaty());
}

BreachDialog::BreachDialog(const Map& map, const Treaty& treaty, const Phase& phase, QWidget* parent)
    : OfficersForm(map, "breachDialog", tr("Treaty broken"), parent)
    , treaty_(treaty)
    , phase_(phase)
{
    by_ = addPower("by", tr("&Delegation"), tr("Who has broken the treaty"), treaty.signedBy);
    note_ = addLine("note", tr("&How"), tr("The officers' note; the treaty binds none of its parties"));
    finish(tr("&Note it"));
}

Breach BreachDialog::breach() const
{
    return {phase_, powerIn(by_), said(note_)};
}

Objections BreachDialog::objections() const
{
    return objectionsToBreach(treaty_, breach());
}

DelegationsDialog::DelegationsDialog(const Game& game, QWidget* parent)
    : OfficersForm(*game.map, "delegationsDialog", tr("Delegations"), parent)
    , committee_(game.committee)
{
    for (const Power power : map_.everyPower()) {
        const auto known = game.committee.delegations.find(power);
        const Delegates names = known == game.committee.delegations.end() ? Delegates() : known->second;
        auto* part = new QWidget;
        auto* row = new QHBoxLayout(part);
        row->setContentsMargins(0, 0, 0, 0);
        std::array<QLineEdit*, 2> lines{};
        for (std::size_t i = 0; i < 2; ++i) {
            lines[i] = textLine();
            lines[i]->setText(QString::fromStdString(names[i]));
            const std::string name = "delegate" + std::to_string(2 * index(power) + i);
            introduce(lines[i], name.c_str(), tr("%1, delegate %2").arg(Words(map_).power(power)).arg(i + 1),
                      tr("Name of the delegate"));
            connect(lines[i], &QLineEdit::textChanged, this, &DelegationsDialog::look);
            row->addWidget(lines[i]);
        }
        lines_.push_back(lines);
        addPart(Words(map_).power(power), part);
    }
    finish(tr("&Use these names"));
}

std::map<Power, Delegates> DelegationsDialog::delegations() const
{
    std::map<Power, Delegates> all;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (const Delegates names{said(lines_[i][0]), said(lines_[i][1])}; names != Delegates())
            all[static_cast<Power>(i)] = names;
    return all;
}

Objections DelegationsDialog::objections() const
{
    Committee after = committee_;
    after.delegations = delegations();
    return objectionsToDelegations(after);
}

} // namespace chancery
