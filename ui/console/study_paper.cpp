// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_paper.h"

#include "engine/reading/study_line.h"
#include "ui/console/study_picture.h"
#include "ui/console/study_texts.h"
#include "ui/lab/phase_paper.h"
#include "ui/scene/compose.h"
#include "ui/words/fault_words.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

/// The context of these texts for translators.
struct StudyPaper
{
    Q_DECLARE_TR_FUNCTIONS(chancery::StudyPaper)
};

class HandoutWriter
{
public:
    HandoutWriter(const StudyView& view, const BoardGeometry& board, Register how)
        : shown_(view)
        , study_(view.study())
        , board_(board)
        , texts_(study_)
        , how_(how)
        , words_(view.map(), study_.rulebook, how)
        , citing_(view.map(), study_.rulebook)
    {
    }

    Paper write()
    {
        paper_.title = texts_.title();
        paper_.note = QString::fromStdString(studyLine(study_));
        addHead();
        for (const NodeId step : wayTo(study_, shown_.node().id)) addNode(step);
        addDifference();
        add(clauseBlocks(reasons_));
        return std::move(paper_);
    }

private:
    void add(BlockKind kind, std::vector<PaperRun> runs) { paper_.blocks.push_back({kind, std::move(runs)}); }

    void add(std::vector<PaperBlock> blocks)
    {
        for (PaperBlock& block : blocks) paper_.blocks.push_back(std::move(block));
    }

    void addProse(const std::string& text)
    {
        for (const QString& line : QString::fromStdString(text).split(u'\n'))
            if (!line.trimmed().isEmpty()) add(BlockKind::Text, {{line.trimmed()}});
    }

    void addHead()
    {
        add(BlockKind::Title, {{paper_.title, true}});
        QStringList about{texts_.source()};
        if (findRulebook(study_.rulebook.id))
            about << StudyPaper::tr("Rules: %1").arg(RulebookWords::inForce(study_.rulebook));
        about.removeAll(QString());
        add(BlockKind::Small, {{about.join(QStringLiteral(" · "))}});
        if (const QString missing = texts_.missingRulebook(); !missing.isEmpty())
            add(BlockKind::Small, {{missing}});
        addProse(study_.commentary);
    }

    void addNode(NodeId id)
    {
        const StudyGame reached = gameTo(study_, id);
        const StudyNode& node = *nodeOf(study_, id);
        add(BlockKind::Heading,
            {{study_.nodes.size() > 1 ? texts_.fullNameOf(node) : Words::phase(node.phase), true}});
        addProse(node.comment);
        if (reached.obstacle != StudyObstacle::None)
            return add(BlockKind::Text, {{texts_.obstacle(reached.obstacle, node)}});
        if (const QString leftOut = StudyTexts::leftOut(reached.game); !leftOut.isEmpty())
            add(BlockKind::Small, {{leftOut}});
        const std::optional<PhaseRecord> resolved = resolvedIn(reached.game);
        const PhaseRecord& record = resolved ? *resolved : reached.game.current();
        ViewOptions view;
        view.tokenScale = tokenScaleOnPaper;
        view.rules = study_.rulebook.options;
        paper_.blocks.push_back({BlockKind::Board, {}, compose(shown_.map(), board_, record, view)});
        paper_.blocks.back().part = involvedArea(record, board_);
        for (const PositionFault& fault :
             node.after == noNode ? shown_.faults() : std::vector<PositionFault>())
            add(BlockKind::Text, {{FaultWords(shown_.map()).sentence(fault)}});
        if (const auto asked = record.outcome ? askedPhase(reached.game, record) : nullptr) {
            add(paradoxBlocks(*asked, how_));
            addResults(record);
            add(rulebookBlocks(asked));
        }
    }

    void addResults(const PhaseRecord& record)
    {
        for (const Power power : shown_.map().everyPower()) {
            const std::vector<const OrderResult*> results = resultsOf(*record.outcome, power);
            if (results.empty()) continue;
            paper_.blocks.push_back(leadingLine(words_.power(power)));
            for (const OrderResult* result : results) {
                reasons_ << citing_.explanation(*result, record);
                add(BlockKind::Text,
                    {{words_.bareTitleOf(result->order, record), true},
                     {StudyPaper::tr(": %1. %2", "after an order: its result, the reason")
                          .arg(Words::verdict(*result), words_.explanation(*result, record))}});
            }
        }
    }

    void addDifference()
    {
        if (shown_.difference().empty()) return;
        add(BlockKind::Heading, {{differenceSummary(shown_), true}});
        for (const Otherwise& one : shown_.difference().units) {
            const OrderResult& shown = one.is ? *one.is : *one.was;
            std::vector<PaperRun> runs{{words_.titleOf(shown.order, shown_.record()), true}};
            addSide(runs, StudyPaper::tr("Before:"), one.was, *shown_.comparedRecord());
            addSide(runs, StudyPaper::tr("Now:"), one.is, shown_.record());
            add(BlockKind::Text, std::move(runs));
        }
    }

    void addSide(std::vector<PaperRun>& runs, const QString& when, const std::optional<OrderResult>& result,
                 const PhaseRecord& record) const
    {
        const QString told = result ? StudyPaper::tr("%1, %2. %3", "order, result, reason")
                                          .arg(words_.bareTitleOf(result->order, record),
                                               Words::verdict(*result), words_.explanation(*result, record))
                                    : StudyPaper::tr("no order.");
        runs.push_back({QStringLiteral(" %1 %2").arg(when, told)});
    }

    const StudyView& shown_;
    const Study& study_;
    const BoardGeometry& board_;
    const StudyTexts texts_;
    const Register how_;
    const Words words_;
    const Words citing_;  ///< with clauses, whatever the reader reads
    QStringList reasons_; ///< those that cite
    Paper paper_;
};

} // namespace

Paper studyPaper(const StudyView& view, const BoardGeometry& board, Register how)
{
    return HandoutWriter(view, board, how).write();
}

} // namespace chancery
