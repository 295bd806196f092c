// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/conference_dialog.h"

#include "engine/committee/conference.h"
#include "ui/parts/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <iterator>

namespace chancery {

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
    addGoals(before_);
    addDelegations(game_.committee, before_);
    addPresidency(before_);
    expectObjections(!before_.opened);
    finish(tr("&File"));
}

void ConferenceDialog::addGoals(const Conference& known)
{
    preliminary_ = addLine("preliminary", tr("&Preliminary goal"), tr("Rule 1: with which it is called"),
                           known.preliminary);
    goal_ =
        addLine("goal", tr("&Definite goal"), tr("Rule 2: agreed with those that support it"), known.goal);
    name_ = addLine("name", tr("&Name"), tr("Rule 3: what it is called"), known.name);
    QStringList places;
    for (const ProvinceInfo& province : map_.provinces) places << QString::fromStdString(province.code);
    place_ = addChoice("place", tr("P&lace"), tr("Rule 3: where it is held"), places);
    for (int i = 0; i < place_->count(); ++i)
        place_->setItemText(i, Words(map_).province(static_cast<Province>(i)));
    place_->setCurrentIndex(known.place == noProvince ? -1 : static_cast<int>(known.place));
    const Unit* unit = unitAtPlace(map_, game_.current().position(), known);
    cleared_ = addCheck("notHostile", tr("No unit there is &hostile to it"),
                        tr("Rule 4: what the officers have found"),
                        known.areaCleared && (!unit || isCleared(known, *unit)));
    // What was found in one place says nothing of another.
    connect(place_, &QComboBox::currentIndexChanged, cleared_, [this] { cleared_->setChecked(false); });
    organiser_ =
        addPower("organiser", tr("Organised b&y"), tr("Who calls the conference"), map_.everyPower());
    if (known.organiser != noPower) organiser_->setCurrentIndex(static_cast<int>(known.organiser));
}

void ConferenceDialog::addDelegations(const Committee& committee, const Conference& known)
{
    auto* part = new QWidget;
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (const Power power : map_.everyPower()) {
        const int row = static_cast<int>(power);
        const QString name = Words(map_).power(power), at = QString::number(row);
        Seat seat{new QCheckBox(name), new QComboBox, new QCheckBox(tr("Morse"))};
        introduce(seat.takesPart, ("party" + at).toLatin1().constData(), tr("%1 takes part").arg(name),
                  tr("Rule 5: at least three delegations"));
        introduce(seat.delegate, ("delegate" + at).toLatin1().constData(), tr("Delegate of %1").arg(name),
                  tr("Rule 10: one of the two is sent, the other one stays"));
        introduce(seat.morse, ("morse" + at).toLatin1().constData(), tr("%1 knows Morse code").arg(name),
                  tr("Rule 13: may always use the telegraph"));
        seat.delegate->setEditable(true);
        if (const auto own = committee.delegations.find(power); own != committee.delegations.end())
            for (const std::string& one : own->second) seat.delegate->addItem(QString::fromStdString(one));
        const auto sent = known.sent.find(power);
        seat.delegate->setCurrentText(sent == known.sent.end() ? QString()
                                                               : QString::fromStdString(sent->second));
        seat.takesPart->setChecked(known.parties.has(power));
        seat.morse->setChecked(known.telegraph.has(power));
        connect(seat.takesPart, &QCheckBox::toggled, this, &ConferenceDialog::look);
        connect(seat.morse, &QCheckBox::toggled, this, &ConferenceDialog::look);
        connect(seat.delegate, &QComboBox::currentTextChanged, this, &ConferenceDialog::look);
        grid->addWidget(seat.takesPart, row, 0);
        grid->addWidget(seat.delegate, row, 1);
        grid->addWidget(seat.morse, row, 2);
        seats_.push_back(seat);
    }
    addPart(tr("Delegations"), part);
}

void ConferenceDialog::addPresidency(const Conference& known)
{
    constexpr int mostMinutes = 60;
    form_ = addCheck("form", tr("The organising form &is filled in"), tr("Rule 6"), known.formFiled);
    room_ = addCheck("room", tr("The presidency has given a &room"), tr("Rule 7"), known.roomGiven);
    QStringList names;
    for (const std::string& one : known.presidents) names << QString::fromStdString(one);
    presidents_ =
        addLine("presidents", tr("Pr&esidents"), tr("Rule 8: one or two, with a comma between them"),
                names.join(QStringLiteral(", ")).toStdString());
    procedure_ = addLine("procedure", tr("&Other procedure"),
                         tr("Rule 8: empty for the ad-hoc rules of procedure"), known.procedure);
    votes_ = addNumber("votes", tr("&Votes for it"), tr("Rule 8: two thirds of the delegations"), 0,
                       static_cast<int>(map_.powers.size()), known.procedureVotes);
    notesEvery_ = addNumber("notesEvery", tr("&Minutes between notes"), tr("Rule 12: 10 to 20"), 1,
                            mostMinutes, known.notesEvery);
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
    filed.parties = filed.telegraph = {};
    filed.sent.clear();
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto power = static_cast<Power>(i);
        filed.parties.addIf(power, seats_[i].takesPart->isChecked());
        filed.telegraph.addIf(power, seats_[i].morse->isChecked());
        const std::string name = seats_[i].delegate->currentText().simplified().toStdString();
        if (!name.empty()) filed.sent[power] = name;
    }
    filed.formFiled = form_->isChecked();
    filed.roomGiven = room_->isChecked();
    filed.presidents.clear();
    for (const QString& name : presidents_->text().split(u',', Qt::SkipEmptyParts))
        if (!name.trimmed().isEmpty()) filed.presidents.push_back(name.simplified().toStdString());
    filed.procedure = said(procedure_);
    filed.procedureVotes = votes_->value();
    filed.notesEvery = notesEvery_->value();
    return filed;
}

Objections ConferenceDialog::objections() const
{
    Committee committee = game_.committee;
    committee.conferences[which_] = conference();
    const Position& position = game_.current().position();
    if (!before_.opened) return objectionsToOpening(map_, committee, which_, position);
    Objections all = objectionsToHolding(map_, committee, which_, position);
    std::ranges::copy(objectionsToMoving(before_, committee.conferences[which_]), std::back_inserter(all));
    return all;
}

} // namespace chancery
