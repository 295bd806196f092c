// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that only lead forwards: what is voted on; for each voter a cover and two buttons, or the count of
// tokens; the result.
#include "ui/dialogs/vote_dialog.h"

#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/ending_words.h"
#include "ui/words/vote_words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

QLabel* centredLabel(const char* objectName, TypeSize size)
{
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(objectName));
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    setType(label, size, size == TypeSize::Title);
    return label;
}

QPushButton* largeButton(const char* objectName, const QString& text, const QString& toolTip)
{
    auto* button = new QPushButton(text);
    button->setMinimumSize(170, 64);
    button->setAutoDefault(false); // Enter must not cast a vote
    introduce(button, objectName, QString(text).remove(u'&'), toolTip);
    return button;
}

} // namespace

VoteDialog::VoteDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , voters_(votersOf(game))
{
    introduceDialog(this, "voteDialog", tr("Vote"), "players");
    pages_ = new QStackedWidget;
    for (QWidget* page : {choicePage(), coverPage(), ballotPage(), countPage(), resultPage()})
        pages_->addWidget(page);
    auto* buttons = dialogButtons(this, tr("&Begin the vote"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    disconnect(buttons, &QDialogButtonBox::accepted, this, nullptr);
    connect(buttons, &QDialogButtonBox::accepted, this, &VoteDialog::goOn);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages_, 1);
    column->addWidget(buttons);
    turnTo(Choice);
    fitToScreen(this, {560, 530});
}

QWidget* VoteDialog::choicePage()
{
    group_ = new QButtonGroup(this);
    auto* list = new QWidget;
    auto* proposals = new QVBoxLayout(list);
    const VoteWords words(*game_.map);
    addProposal(*proposals, {}, words.proposal({}));
    auto* sharers = stateLabel("sharers", this);
    sharers->setText(tr("shared by %1").arg(Words(*game_.map).list(sharersOfADraw(game_))));
    sharers->setIndent(fontMetrics().averageCharWidth() * 4);
    proposals->addWidget(sharers);
    for (const Power power : game_.map->everyPower()) {
        const Proposal concession{power};
        if (obstacleTo(game_, concession) == Obstacle::NoConcessions) break;
        addProposal(*proposals, concession, words.proposal(concession));
    }
    proposals->addStretch(1);
    QScrollArea* area = scrolledDown(list);
    area->setFrameShape(QFrame::NoFrame);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new QLabel(tr("What is proposed?")));
    column->addWidget(area, 1);
    column->addWidget(waysOfVoting());
    group_->button(0)->setChecked(true);
    return page;
}

void VoteDialog::addProposal(QVBoxLayout& column, const Proposal& proposal, const QString& text)
{
    const QString obstacle = VoteWords::obstacle(obstacleTo(game_, proposal));
    auto* button = new QRadioButton(
        obstacle.isEmpty() ? text : tr("%1 – %2", "proposal, why it is not possible").arg(text, obstacle));
    const std::string key = proposal.victor == noPower ? "draw" : (*game_.map)[proposal.victor].name;
    introduce(button, ("proposal-" + key).c_str(), button->text(), tr("Put this to the vote"));
    if (proposal.victor != noPower) button->setIcon(QIcon(powerChip(*game_.map, proposal.victor, *this)));
    button->setEnabled(obstacle.isEmpty());
    group_->addButton(button, static_cast<int>(proposals_.size()));
    proposals_.push_back(proposal);
    column.addWidget(button);
}

QWidget* VoteDialog::waysOfVoting()
{
    auto* box = new QGroupBox(
        tr("%n player(s) have a vote; all must agree", nullptr, static_cast<int>(voters_.size())));
    tokens_ = new QRadioButton(tr("&Tokens in a bag: only their number is entered"));
    introduce(tokens_, "tokens", tokens_->text().remove(u'&'),
              tr("Every player puts in a token, for or against"));
    inTurn_ = new QRadioButton(tr("One after another at this &screen, unseen by the others"));
    introduce(inTurn_, "inTurn", inTurn_->text().remove(u'&'), tr("The screen is covered between players"));
    tokens_->setChecked(true);
    auto* rule = stateLabel("ballotRule", this);
    tell(rule,
         tellsNumbers(game_) ? tr("Open ballot: the vote count is announced and recorded.")
                             : tr("Secret ballot: only whether it passed is announced and recorded."),
         Tone::Quiet);
    auto* column = new QVBoxLayout(box);
    column->addWidget(tokens_);
    column->addWidget(inTurn_);
    column->addWidget(rule);
    return box;
}

QWidget* VoteDialog::coverPage()
{
    voter_ = centredLabel("voter", TypeSize::Title);
    turn_ = centredLabel("turn", TypeSize::Body);
    auto* begin = largeButton("uncover", tr("&Vote"), tr("From now on only this player may see the screen"));
    connect(begin, &QPushButton::clicked, this, [this] { turnTo(Ballot); });
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(voter_);
    column->addWidget(turn_);
    column->addStretch(1);
    column->addWidget(
        begin, 0,
        Qt::AlignHCenter); // away from the ballot's buttons, so that a second click casts no vote
    return page;
}

QWidget* VoteDialog::ballotPage()
{
    asked_ = centredLabel("asked", TypeSize::Title);
    auto* yes = largeButton("yes", tr("&For"), tr("Agree"));
    auto* no = largeButton("no", tr("&Against"), tr("Play on"));
    connect(yes, &QPushButton::clicked, this, [this] { cast(true); });
    connect(no, &QPushButton::clicked, this, [this] { cast(false); });
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(yes);
    buttons->addSpacing(24);
    buttons->addWidget(no);
    buttons->addStretch(1);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(asked_);
    column->addSpacing(16);
    column->addLayout(buttons);
    column->addStretch(1);
    return page;
}

QWidget* VoteDialog::countPage()
{
    const auto box = [this](const char* name, const QString& what, const QString& toolTip) {
        auto* spin = new QSpinBox;
        spin->setRange(0, static_cast<int>(voters_.size()));
        introduce(spin, name, what, toolTip);
        connect(spin, &QSpinBox::valueChanged, this, &VoteDialog::look);
        return spin;
    };
    for_ = box("for", tr("Tokens for"), tr("How many tokens in the bag are for the proposal"));
    against_ =
        box("against", tr("Tokens against"), tr("How many tokens in the bag are against the proposal"));
    counted_ = problemLabel("counted", this);
    counted_->setVisible(true);
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->addRow(tr("Tokens &for:"), for_);
    form->addRow(tr("Tokens &against:"), against_);
    form->addRow(counted_);
    return page;
}

QWidget* VoteDialog::resultPage()
{
    result_ = centredLabel("result", TypeSize::Title);
    told_ = centredLabel("told", TypeSize::Body);
    show_ = new QCheckBox(tr("Show the result to the &players"));
    introduce(show_, "show", tr("Show the result to the players"), tr("In the audience window"));
    show_->setChecked(true);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(result_);
    column->addWidget(told_);
    column->addStretch(1);
    column->addWidget(show_);
    return page;
}

void VoteDialog::turnTo(Page page)
{
    pages_->setCurrentIndex(page);
    accept_->setVisible(page == Choice || page == Count || page == Told);
    if (page == Count) accept_->setText(tr("&Show result"));
    if (page == Told) accept_->setText(tr("&Record the result"));
    accept_->setDefault(accept_->isVisibleTo(this));
    if (page == Cover) findChild<QPushButton*>(QStringLiteral("uncover"))->setFocus();
    if (page == Ballot) pages_->currentWidget()->setFocus();
    if (page == Count) for_->setFocus();
    look();
}

void VoteDialog::goOn()
{
    switch (pages_->currentIndex()) {
    case Choice:
        return begin();
    case Count:
        return finish(for_->value(), against_->value());
    case Told:
        return accept();
    default:
        return;
    }
}

void VoteDialog::begin()
{
    if (inTurn_->isChecked()) return cover();
    turnTo(Count);
}

/// Shows the cover. Between two voters nothing of the vote is on the screen.
void VoteDialog::cover()
{
    const auto cast = static_cast<std::size_t>(yes_ + no_);
    if (cast == voters_.size()) return finish(yes_, no_);
    voter_->setText(nameOf(voters_[cast]));
    turn_->setText(tr("Voter %1 of %2. The others look away, please.").arg(cast + 1).arg(voters_.size()));
    asked_->setText(VoteWords(*game_.map).proposal(proposal()));
    turnTo(Cover);
}

void VoteDialog::cast(bool yes)
{
    ++(yes ? yes_ : no_);
    cover();
}

void VoteDialog::finish(int yes, int no)
{
    std::vector<bool> votes(static_cast<std::size_t>(yes), true);
    votes.resize(votes.size() + static_cast<std::size_t>(no), false);
    vote_ = voteOf(game_, proposal(), votes);
    yes_ = no_ = 0;
    for_->setValue(0);
    against_->setValue(0);
    const VoteWords words(*game_.map);
    result_->setText(words.vote(*vote_));
    told_->setText(
        vote_->result.passed
            ? tr("The game is over: %1.").arg(EndingWords::of(game_, agreedEnding(game_, vote_->proposal)))
            : tr("The game goes on."));
    turnTo(Told);
}

void VoteDialog::look()
{
    const bool counting = pages_->currentIndex() == Count;
    const int cast = for_->value() + against_->value(), all = static_cast<int>(voters_.size());
    accept_->setEnabled(!voters_.empty() && (!counting || cast == all));
    if (counting)
        tell(counted_, tr("%1 of %n token(s)", nullptr, all).arg(cast),
             cast == all ? Tone::Quiet : Tone::Missing);
}

Proposal VoteDialog::proposal() const
{
    return proposals_[static_cast<std::size_t>(std::max(0, group_->checkedId()))];
}

QString VoteDialog::nameOf(const Seat& seat) const
{
    const QString powers = Words(*game_.map).list(seat);
    const std::string player = playerOf(game_, seat.front(), game_.current().phase);
    return player.empty() ? powers
                          : tr("%1 (%2)", "powers (player)").arg(powers, QString::fromStdString(player));
}

std::optional<VoteDialog::Answer> VoteDialog::answer() const
{
    if (!vote_) return std::nullopt;
    return Answer{*vote_, show_->isChecked()};
}

} // namespace chancery
