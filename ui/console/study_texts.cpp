// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_texts.h"

#include "engine/orders/order_text.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

QString StudyTexts::title() const
{
    return study_.title.empty() ? tr("Untitled study") : QString::fromStdString(study_.title);
}

QString StudyTexts::source() const
{
    const StudySource& source = study_.source;
    if (!source.testCase.empty()) {
        const QString number = QString::fromStdString(source.testCase);
        return source.library.empty() ? tr("Case %1").arg(number)
                                      : tr("%1, %2", "library, number of a case")
                                            .arg(QString::fromStdString(source.library), number);
    }
    const std::optional<Phase> phase = readPhase(source.phase);
    if (!phase) return {};
    if (source.game.empty()) return tr("A game, %1").arg(Words::phase(*phase));
    return tr("%1, %2", "title of a game, phase")
        .arg(QString::fromStdString(source.game), Words::phase(*phase));
}

QString StudyTexts::missingRulebook() const
{
    if (!study_.source.rulebook) return {};
    return tr("The game names the rulebook “%1”, which this program did not have. The study is resolved by "
              "“%2”.")
        .arg(QString::fromStdString(*study_.source.rulebook),
             RulebookWords::title(rulebookOrStandIn(study_.rulebook.id)));
}

QString StudyTexts::nameOf(const StudyNode& node) const
{
    if (!node.name.empty()) return QString::fromStdString(node.name);
    const std::vector<NodeId> beside = nodesAfter(study_, node.after);
    if (node.kept && node.insteadOf == noNode) return tr("As given", "name of a line");
    const auto place = std::ranges::find(beside, node.id) - beside.begin();
    return place == 0 ? tr("Main line") : tr("Variation %1").arg(place);
}

QString StudyTexts::fullNameOf(const StudyNode& node) const
{
    return tr("%1: %2", "phase, name of a line").arg(Words::phase(node.phase), nameOf(node));
}

QString StudyTexts::obstacle(StudyObstacle obstacle, const StudyNode& node) const
{
    switch (obstacle) {
    case StudyObstacle::None:
        return {};
    case StudyObstacle::FaultyPosition:
        return tr("This position cannot be; nothing is resolved until that is mended.");
    case StudyObstacle::AwaitsChoice:
        return tr(
            "An earlier phase has a paradox that the rulebook leaves open. Choose there how it is resolved.");
    case StudyObstacle::NoSuchPhase:
        return tr("After what comes before, there is nothing to do in %1.", "phase")
            .arg(Words::phase(node.phase));
    }
    return {};
}

QString StudyTexts::leftOut(const Game& game)
{
    return leavesOutWinter(game) ? tr("No centres were given, so Winter is left out.") : QString();
}

QStringList StudyTexts::remarksOnText() const
{
    constexpr qsizetype most = 6;
    QStringList told;
    for (const auto& [heading, power] : study_.misspelt)
        told << tr("“%1” was read as %2.", "a misspelt heading, a power")
                    .arg(QString::fromStdString(heading), Words(*study_.map).power(power));
    for (const std::string& line : study_.passedOver)
        told << tr("“%1” was taken for a remark, not for an order.").arg(QString::fromStdString(line));
    return told.first(std::min(told.size(), most));
}

PageWords StudyTexts::pageWords() const
{
    PageWords page(*study_.map);
    const auto words = std::make_shared<Words>(*study_.map, study_.rulebook, Register::Judge);
    page.phase = [](const Phase& phase) { return Words::phase(phase).toStdString(); };
    page.power = [words](Power power) { return words->power(power).toStdString(); };
    page.result = [](const OrderResult& result) { return Words::verdict(result).toStdString(); };
    page.reason = [words](const PhaseRecord& record, const OrderResult& result) {
        return words->explanation(result, record).toStdString();
    };
    page.noOrder = tr("no order", "behind a unit").toStdString();
    page.owners = tr("Ownership of supply centres").toStdString();
    page.noWinter = tr("No centres were given, so Winter is left out.").toStdString();
    page.why = tr("Why", "what a reason begins with").toStdString();
    return page;
}

namespace {

/// The translation context of the texts about differences.
struct DifferenceText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::StudyTexts)
};

QString headingOf(Otherwise::Kind kind)
{
    switch (kind) {
    case Otherwise::Kind::Order:
        return DifferenceText::tr("Other orders");
    case Otherwise::Kind::Result:
        return DifferenceText::tr("Other results");
    case Otherwise::Kind::Retreats:
        return DifferenceText::tr("Other retreats");
    case Otherwise::Kind::Reason:
        return DifferenceText::tr("Other reasons");
    }
    return {};
}

class DifferenceDocument
{
public:
    DifferenceDocument(const StudyView& view, Register how)
        : shown_(view)
        , words_(view.map(), view.study().rulebook, how)
    {
    }

    QString html() const
    {
        QString text;
        std::optional<Otherwise::Kind> kind;
        for (const Otherwise& one : shown_.difference().units) {
            if (kind != one.kind) text += heading(headingOf(one.kind));
            kind = one.kind;
            text += unit(one);
        }
        if (!shown_.difference().owners.empty()) text += heading(DifferenceText::tr("Other owners"));
        for (const Transfer& one : shown_.difference().owners)
            text +=
                QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>")
                    .arg(DifferenceText::tr("%1: %2, before %3", "centre, owner, owner before")
                             .arg(words_.province(one.centre), words_.power(one.to), words_.power(one.from))
                             .toHtmlEscaped());
        return text;
    }

private:
    static QString heading(const QString& text)
    {
        return QStringLiteral("<p style='margin:6px 0 2px 0'><b>%1</b></p>").arg(text.toHtmlEscaped());
    }

    QString unit(const Otherwise& one) const
    {
        const OrderResult& shown = one.is ? *one.is : *one.was;
        QString text = QStringLiteral("<p style='margin:0 0 6px 0'><a href='%1'>%2</a>")
                           .arg(static_cast<int>(index(one.unit)))
                           .arg(words_.titleOf(shown.order, shown_.record()).toHtmlEscaped());
        text += line(DifferenceText::tr("Before:"), one.was, *shown_.comparedRecord(), one);
        text += line(DifferenceText::tr("Now:"), one.is, shown_.record(), one);
        return text + QStringLiteral("</p>");
    }

    /// Returns the result with its reason, and with the order if that is another one.
    QString line(const QString& when, const std::optional<OrderResult>& result, const PhaseRecord& record,
                 const Otherwise& one) const
    {
        QStringList parts;
        if (!result) {
            parts << DifferenceText::tr("no order");
        } else {
            if (one.kind == Otherwise::Kind::Order) parts << words_.bareTitleOf(result->order, record);
            parts << Words::verdict(*result) << words_.explanation(*result, record);
            if (one.kind == Otherwise::Kind::Retreats) parts << retreats(record, one.unit);
        }
        parts.removeAll(QString());
        return QStringLiteral("<br><i>%1</i> %2")
            .arg(when.toHtmlEscaped(), parts.join(u" – ").toHtmlEscaped());
    }

    QString retreats(const PhaseRecord& record, Province unit) const
    {
        for (const DislodgedUnit& dislodged : record.outcome->dislodged)
            if (shown_.map().provinceOf(dislodged.unit.at) == unit) {
                ProvinceSet open;
                for (const Location at : dislodged.retreats) open.add(shown_.map().provinceOf(at));
                return DifferenceText::tr("may retreat to: %1").arg(words_.list(open));
            }
        return {};
    }

    const StudyView& shown_;
    const Words words_;
};

} // namespace

QString differenceAsHtml(const StudyView& view, Register how)
{
    if (!view.comparedRecord()) return {};
    return DifferenceDocument(view, how).html();
}

QString differenceSummary(const StudyView& view)
{
    if (!view.comparedRecord()) return {};
    const QString other = StudyTexts(view.study()).nameOf(*nodeOf(view.study(), view.compared()));
    const auto results = std::ranges::count_if(view.difference().units, [](const Otherwise& one) {
        return one.kind == Otherwise::Kind::Result || one.kind == Otherwise::Kind::Retreats;
    });
    if (view.difference().empty()) return DifferenceText::tr("Everything is as in “%1”.").arg(other);
    return DifferenceText::tr("%n result(s) differ from “%1”.", nullptr, static_cast<int>(results))
        .arg(other);
}

} // namespace chancery
