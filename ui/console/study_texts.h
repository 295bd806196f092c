// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a study in the user's language: names of lines, faults, what became otherwise.
#pragma once

#include "engine/reading/study_page.h"
#include "ui/console/study_view.h"
#include "ui/words/register.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace chancery {

/// Makes the sentences about one study, as of the present.
class StudyTexts
{
    Q_DECLARE_TR_FUNCTIONS(chancery::StudyTexts)

public:
    /// The study must outlive this.
    explicit StudyTexts(const Study& study)
        : study_(study)
    {
    }

    /// Returns the title, or "Untitled study".
    QString title() const;
    /// Returns where the study comes from: "DATC 3.2, 6.F.18"; empty if it does not say.
    QString source() const;
    /// Returns that the game which it is of names a rulebook that was missing, and by which one the study is
    /// resolved; empty if none was missing.
    QString missingRulebook() const;
    /// Returns the name of a node: its own, or "As given", "Main line", "Variation 2".
    QString nameOf(const StudyNode& node) const;
    /// Returns the name of a node with its phase: "Spring 1901, movement: Main line".
    QString fullNameOf(const StudyNode& node) const;

    /// Returns why a node has no results; empty if it has.
    QString obstacle(StudyObstacle obstacle, const StudyNode& node) const;
    /// Returns that the Winter before the last phase of a game is left out; empty if it is not.
    static QString leftOut(const Game& game);
    /// Returns a sentence for each heading of the text it was made of that is misspelt, and for each line
    /// that may have been an order and was taken for a remark; at most six.
    QStringList remarksOnText() const;

    /// Returns the words for studyPage(), with the reasons as a judge reads them.
    PageWords pageWords() const;

private:
    const Study& study_;
};

/// Returns what became otherwise in a study, as a short document: each unit with its order, result and reason
/// before and now. The target of a link is the index of the unit's province. Empty without a node to compare
/// with.
QString differenceAsHtml(const StudyView& view, Register how);
/// Returns one sentence that sums it up: "3 results are otherwise than in “As given”."; empty without such a
/// node.
QString differenceSummary(const StudyView& view);

} // namespace chancery
