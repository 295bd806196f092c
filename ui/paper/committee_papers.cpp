// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the papers that the officers of a Committee hand out: lists of goals, and the form of a conference.
#include "engine/committee/conference.h"
#include "ui/paper/paper.h"
#include "ui/words/committee_words.h"

#include <QCoreApplication>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

/// The context of these texts for translators.
struct CommitteePapers
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CommitteePapers)
};

PaperBlock toWrite(const QString& label = {})
{
    return {BlockKind::Blank, {{label, true}}};
}

PaperBlock small(const QString& text)
{
    return {BlockKind::Small, {{text}}};
}

/// Returns "Austria: Ada and Bo", or the power alone if its delegates are not known.
QString delegation(const Game& game, Power power)
{
    const QString name = Words(*game.map).power(power),
                  who = CommitteeWords::delegates(game.committee.delegations, power);
    //: on paper: power, its delegates
    return who.isEmpty() ? name : CommitteePapers::tr("%1: %2").arg(name, who);
}

void addGoalList(Paper& paper, const Game& game, Power power)
{
    constexpr int linesForProposals = 3;
    PaperBlock title{BlockKind::Title, {{delegation(game, power), true}}};
    title.newPage = true;
    paper.blocks.push_back(std::move(title));
    paper.blocks.push_back(small(CommitteePapers::tr("For this delegation alone.")));
    paper.blocks.push_back({BlockKind::Heading, {{CommitteePapers::tr("Goals and their points"), true}}});
    for (const Goal& goal : game.committee.goals)
        if (goal.power == power) paper.blocks.push_back({BlockKind::Text, {{CommitteeWords::goal(goal)}}});
    paper.blocks.push_back({BlockKind::Heading, {{CommitteePapers::tr("Proposals to the officers"), true}}});
    paper.blocks.push_back(small(CommitteePapers::tr(
        "Each is worth up to %n point(s), if the officers allow it.", nullptr, mostForProposal)));
    for (int i = 0; i < linesForProposals; ++i) paper.blocks.push_back(toWrite());
}

/// Adds a line for each delegation, on which it writes the name of the delegate whom it sends.
void addParties(Paper& paper, const Game& game)
{
    paper.blocks.push_back(
        {BlockKind::Heading,
         {{CommitteePapers::tr("Delegations that take part, with the delegate whom each of them sends"),
           true}}});
    paper.blocks.push_back(small(CommitteePapers::tr(
        "At least %n delegation(s) (rule 5), one delegate of each (rule 10). The other one stays.", nullptr,
        fewestDelegations)));
    for (const Power power : game.map->everyPower()) paper.blocks.push_back(toWrite(delegation(game, power)));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Delegations that know Morse code (rule 13)")));
}

void addPurpose(Paper& paper)
{
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Organised by")));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Preliminary goal (rule 1)")));
    paper.blocks.push_back(toWrite());
    paper.blocks.push_back(
        toWrite(CommitteePapers::tr("Definite goal, agreed with the supporters (rule 2)")));
    paper.blocks.push_back(toWrite());
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Name of the conference (rule 3)")));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Place (rule 3)")));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Unit in the place, found not hostile (rule 4)")));
}

void addPresidency(Paper& paper)
{
    paper.blocks.push_back({BlockKind::Heading, {{CommitteePapers::tr("The presidency"), true}}});
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Room (rule 7)")));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("One or two presidents (rule 8)")));
    paper.blocks.push_back(
        toWrite(CommitteePapers::tr("Other rules of procedure, with the votes for them (rule 8)")));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Minutes between notes, 10 to 20 (rule 12)")));
    paper.blocks.push_back(toWrite(CommitteePapers::tr("Begins in")));
    paper.blocks.push_back(small(CommitteePapers::tr("It lasts a year at most (rule 9), and ends at once if "
                                                     "its place is conquered (rule 14). Only one is held "
                                                     "(rule 15).")));
}

} // namespace

Paper goalLists(const Game& game, const std::vector<Power>& powers)
{
    Paper paper{CommitteePapers::tr("Goals"), false, {}};
    for (const Power power : powers) addGoalList(paper, game, power);
    return paper;
}

Paper organisingForm(const Game& game)
{
    Paper paper{CommitteePapers::tr("Conference organising form"), false, {}};
    paper.blocks.push_back({BlockKind::Title, {{paper.title, true}}});
    addPurpose(paper);
    addParties(paper, game);
    addPresidency(paper);
    return paper;
}

} // namespace chancery
