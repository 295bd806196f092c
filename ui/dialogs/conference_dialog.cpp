// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/conference_dialog.h"

#include "engine/committee/conference.h"
#include "engine/committee/delegations.h"
#include "engine/game/held_conference.h"
#include "ui/dialogs/form_steps.h"
#include "ui/parts/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

constexpr std::size_t delegatesInStep = 3; ///< of each delegation a name and a box are asked for

/// Returns the name in a box, as its list spells it.
std::string delegateIn(const QComboBox& box)
{
    const QString name = box.currentText().simplified();
    const int known = box.findText(name, Qt::MatchFixedString);
    return (known < 0 ? name : box.itemText(known)).toStdString();
}

} // namespace

ConferenceDialog::ConferenceDialog(const Game& game, std::size_t which, QWidget* parent)
    : OfficersForm(*game.map, "conferenceDialog", tr("Conference"), parent)
    , game_(game)
    , which_(which)
{
    if (which_ < game_.committee.conferences.size()) {
        before_ = game_.committee.conferences[which_];
    } else {
        which_ = game_.committee.conferences.size();
        game_.committee.conferences.push_back(before_);
    }
    addGoal(before_);
    addPlace(before_);
    addParties(before_);
    addDelegates(before_);
    addPresidency(before_);
    if (!before_.opened) acceptWithObjections();
    showCaller();
    showDelegates();
    finish(tr("&Save the form"));
    if (before_.ended)
        lock(tr("The conference ended in %1: %2", "a turn, how it ended")
                 .arg(Words::turn(*before_.ended), QString::fromStdString(before_.outcome)));
}

void ConferenceDialog::addGoal(const Conference& known)
{
    addStep(tr("Goal"));
    preliminary_ = addLine("preliminary", tr("&Preliminary goal"), tr("What the conference is called for"),
                           known.preliminary);
    addRule(conferenceRule(1), tr("What the delegation that calls the conference wants from it."));
    organiser_ =
        addDelegation("organiser", tr("Organised b&y"), tr("Who calls the conference"), map_.everyPower());
    if (known.organiser != noPower)
        organiser_->setCurrentIndex(organiser_->findData(static_cast<int>(known.organiser)));
    goal_ =
        addLine("goal", tr("&Definite goal"), tr("Agreed with the delegations that support it"), known.goal);
    addRule(
        conferenceRule(2),
        tr("Settled with the delegations that support the conference. Once it has begun, the goal stays."));
}

void ConferenceDialog::addPlace(const Conference& known)
{
    addStep(tr("Place"));
    name_ = addLine("name", tr("&Name"), tr("What it is called"), known.name);
    QStringList places;
    for (const ProvinceInfo& province : map_.provinces) places << QString::fromStdString(province.code);
    place_ = addChoice("place", tr("P&lace"), tr("Where it is held"), places);
    for (int i = 0; i < place_->count(); ++i)
        place_->setItemText(i, Words(map_).province(static_cast<Province>(i)));
    place_->setCurrentIndex(known.place == noProvince ? -1 : static_cast<int>(known.place));
    addRule(conferenceRule(3),
            tr("Any province of the board. The conference ends at once if its place is conquered."));
    const Unit* unit = unitAtPlace(map_, game_.current().position(), known);
    cleared_ =
        addCheck("notHostile", tr("No unit there is &hostile to it"), tr("What the officers have found"),
                 known.areaCleared && (!unit || isCleared(known, *unit)));
    // What was found in one place says nothing of another.
    connect(place_, &QComboBox::currentIndexChanged, cleared_, [this] { cleared_->setChecked(false); });
    addRule(conferenceRule(4),
            tr("Needed only if a unit of a power that does not take part is there: the officers "
               "decide whether it is hostile."));
}

/// Who calls the conference takes part, and is not asked again.
void ConferenceDialog::addParties(const Conference& known)
{
    addStep(tr("Delegations"));
    caller_ = addText({});
    caller_->setObjectName(QStringLiteral("caller"));
    parties_ = addPowers("party", tr("Take part"), known.parties);
    for (QCheckBox* box : parties_) connect(box, &QCheckBox::toggled, this, &ConferenceDialog::showDelegates);
    addRule(conferenceRule(5), tr("At least three delegations, the one that calls it among them."));
    askOthers(organiser_, parties_);
    connect(organiser_, &QComboBox::currentIndexChanged, this, &ConferenceDialog::showCaller);
}

/// Whom those send that take part, as many in a step as are seen at a glance.
void ConferenceDialog::addDelegates(const Conference& known)
{
    firstOfDelegates_ = steps().count();
    steps().divide(conferenceRule(10));
    for (std::size_t step = 0; step * delegatesInStep < map_.powers.size(); ++step) {
        addStep(tr("Delegates"));
        if (step == 0)
            for (const Power power : map_.everyPower()) addDelegate(power, known);
        if (step == 0) addRule(conferenceRule(5), tr("Those that are ticked in the step before."));
        addRule(conferenceRule(10),
                tr("Each sends one of its two delegates to the conference; the other one stays at the "
                   "board and goes on playing."));
        addRule(conferenceRule(13),
                tr("A delegation that knows Morse code has the telegraph: its two delegates may send "
                   "messages to each other whenever they like. The others wait for the notes."));
    }
}

/// Adds the row of one delegation: the name, and beside it whether it has the telegraph.
void ConferenceDialog::addDelegate(Power power, const Conference& known)
{
    const QString name = Words(map_).power(power), at = QString::number(static_cast<int>(power));
    auto* row = new QWidget;
    auto* inside = new QHBoxLayout(row);
    inside->setContentsMargins(0, 0, 0, 0);
    auto* delegate = new QComboBox;
    introduce(delegate, ("delegate" + at).toLatin1().constData(), tr("Delegate of %1").arg(name),
              tr("Whom it sends to the room of the conference"));
    fillDelegates(*delegate, power, known);
    connect(delegate, &QComboBox::currentTextChanged, this, &ConferenceDialog::look);
    auto* morse = new QCheckBox(tr("Knows Morse code"));
    introduce(morse, ("morse" + at).toLatin1().constData(), tr("%1 knows Morse code").arg(name),
              tr("Its two delegates may send messages to each other"));
    morse->setChecked(known.telegraph.has(power));
    connect(morse, &QCheckBox::toggled, this, &ConferenceDialog::look);
    inside->addWidget(delegate, 1);
    inside->addWidget(morse);
    addPart(name, row);
    rows_.push_back(row);
    delegates_.push_back(delegate);
    morse_.push_back(morse);
}

void ConferenceDialog::fillDelegates(QComboBox& box, Power power, const Conference& known) const
{
    constexpr int lettersOfAName = 20;
    box.setEditable(true);
    box.setMinimumContentsLength(lettersOfAName);
    for (const std::string& one : delegatesOf(game_).at(power))
        if (!one.empty()) box.addItem(QString::fromStdString(one));
    const auto sent = known.sent.find(power);
    box.setCurrentText(sent == known.sent.end() ? QString() : QString::fromStdString(sent->second));
}

/// Says who calls the conference and takes part in any case.
void ConferenceDialog::showCaller()
{
    const Power caller = powerIn(organiser_);
    caller_->setText(
        caller == noPower
            ? tr("Say in the first step who organises the conference.")
            : tr("%1 organises the conference and takes part.", "a power").arg(Words(map_).power(caller)));
}

/// Asks those that take part whom they send, and no others.
void ConferenceDialog::showDelegates()
{
    steps().deal(rows_, ticked(parties_), firstOfDelegates_, delegatesInStep);
}

void ConferenceDialog::addPresidency(const Conference& known)
{
    constexpr int mostMinutes = 60;
    addStep(tr("Presidency"));
    QStringList names;
    for (const std::string& one : known.presidents) names << QString::fromStdString(one);
    presidents_ = addLine("presidents", tr("Pr&esidents"), tr("One or two names, with a comma between them"),
                          names.join(QStringLiteral(", ")).toStdString());
    notesEvery_ = addNumber("notesEvery", tr("&Minutes between notes"), tr("10 to 20"), 1, mostMinutes,
                            known.notesEvery);
    addRule(conferenceRule(12),
            tr("Every 10 to 20 minutes a president carries notes between the conference and the "
               "delegates at the board."));
    procedure_ = addLine("procedure", tr("&Other procedure"), tr("Empty for the usual rules of procedure"),
                         known.procedure);
    votes_ = addNumber("votes", tr("&Votes for it"), tr("How many delegations voted for the other procedure"),
                       0, static_cast<int>(map_.powers.size()), known.procedureVotes);
    addRule(conferenceRule(8),
            tr("One or two people preside, by the usual rules of procedure. Note another procedure only if "
               "two thirds of the delegations that take part have voted for it."));
    form_ = addCheck("form", tr("The organising form &is filled in"), tr("The paper form of the conference"),
                     known.formFiled);
    addRule(conferenceRule(6),
            tr("The sheet of paper that the delegation fills in and hands to the officers."));
    room_ = addCheck("room", tr("The presidency has given a &room"), tr("A room for the conference"),
                     known.roomGiven);
    addRule(conferenceRule(7), tr("The delegation has asked the presidency for a room, and there is one."));
}

Conference ConferenceDialog::conference() const
{
    Conference filed = before_;
    filed.preliminary = said(preliminary_);
    filed.goal = said(goal_);
    filed.name = said(name_);
    filed.place = place_->currentIndex() < 0 ? noProvince : static_cast<Province>(place_->currentIndex());
    filed.areaCleared = cleared_->isChecked();
    const Unit* unit = filed.areaCleared ? unitAtPlace(map_, game_.current().position(), filed) : nullptr;
    filed.cleared = unit ? std::optional(*unit) : std::nullopt;
    filed.organiser = powerIn(organiser_);
    filed.parties = ticked(parties_);
    filed.telegraph = {};
    filed.sent.clear();
    for (const Power power : filed.parties) {
        filed.telegraph.addIf(power, morse_[index(power)]->isChecked());
        const std::string name = delegateIn(*delegates_[index(power)]);
        if (!name.empty()) filed.sent[power] = name;
    }
    filed.formFiled = form_->isChecked();
    filed.roomGiven = room_->isChecked();
    filed.presidents.clear();
    for (const QString& part : presidents_->text().split(u',', Qt::SkipEmptyParts))
        for (const std::string& name : delegatesNamed(part.toStdString())) // "Anna and Bela" are two
            if (!name.empty())
                filed.presidents.push_back(QString::fromStdString(name).simplified().toStdString());
    filed.procedure = said(procedure_);
    filed.procedureVotes = votes_->value();
    filed.notesEvery = notesEvery_->value();
    return filed;
}

Objections ConferenceDialog::objections() const
{
    Game game = game_;
    game.committee.conferences[which_] = conference();
    if (!before_.opened) return objectionsToOpening(game, which_);
    Objections all = objectionsToHolding(game, which_);
    std::ranges::copy(objectionsToMoving(before_, game.committee.conferences[which_]),
                      std::back_inserter(all));
    return all;
}

} // namespace chancery
