// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_other_pages.h"

#include "engine/adjudicate/paradox_circle.h"
#include "engine/adjudicate/unit_result.h"
#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/build_words.h"
#include "ui/words/paradox_words.h"

#include <algorithm>

namespace chancery {

QString OtherPages::phasePage() const
{
    const Map& map = why_.map();
    QString html = QStringLiteral("<h3>%1</h3>").arg(Words::phase(why_.phase().record.phase).toHtmlEscaped());
    html += whyParagraph(tr("Choose an order here, or a unit or province on the board.").toHtmlEscaped());
    for (std::size_t i = 0; i < why_.outcome().paradoxes.size(); ++i)
        html += whyParagraph(QStringLiteral("<a href=\"%1\">%2</a>")
                                 .arg(linkTo(paradoxPlace(i)), tr("Convoy paradox").toHtmlEscaped()));
    for (const Power power : map.everyPower())
        if (const QString lines = linesOf(power); !lines.isEmpty())
            html += whyHeading(why_.words().power(power)) + lines;
    return html;
}

/// Returns the results of a power, and which builds it left unused. Orders without a page of their own, such
/// as a waived build or a second order for a unit, have their reasons here.
QString OtherPages::linesOf(Power power) const
{
    const PhaseRecord& record = why_.phase().record;
    QStringList lines;
    for (const OrderResult* result : resultsOf(why_.outcome(), power)) {
        const Location at = result->order.unit.at;
        const Province unit = at == nowhere ? noProvince : why_.map().provinceOf(at);
        const bool hasPage = unit != noProvince && why_.resultAt(unit) == result;
        const QString title =
            hasPage ? why_.orderLink(unit) : why_.words().bareTitleOf(result->order, record).toHtmlEscaped();
        lines << tr("%1 (%2)", "order, result").arg(title, why_.verdictLink(*result));
        if (!hasPage)
            lines.back() += QStringLiteral(": ") + why_.linked(why_.words().reason(*result, record));
    }
    QString html = lines.isEmpty() ? QString() : whyParagraph(lines.join(QStringLiteral("<br/>")));
    const BuildWords words(why_.map(), why_.phase().rules, why_.how(), record);
    for (const UnusedBuilds& builds : unusedBuilds(why_.phase().input, why_.outcome()))
        if (builds.power == power) html += whyParagraph(why_.linked(words.unused(builds)));
    return html;
}

/// Returns why no unit was built in a home centre of a power that had a build.
QString OtherPages::buildsIn(Province province) const
{
    const PhaseInput& input = why_.phase().input;
    QString html;
    if (input.kind != PhaseKind::Adjustment) return html;
    for (const UnusedBuilds& builds : unusedBuilds(input, why_.outcome())) {
        if (builds.open.has(province))
            html += whyParagraph(tr("%1 could have built here, but no order for it counts.", "power")
                                     .arg(why_.words().power(builds.power))
                                     .toHtmlEscaped());
        for (const OrderResult& closed : builds.closed)
            if (why_.map().provinceOf(closed.order.unit.at) == province)
                html += whyParagraph(why_.linked(why_.words().reason(closed, why_.phase().record)));
    }
    return html;
}

/// Returns a line for each unit that moves to a province, with its strengths there.
QString OtherPages::moversTo(Province province) const
{
    QString html;
    for (const OrderResult& result : why_.outcome().results) {
        if (destinationOf(why_.map(), result.order) != province) continue;
        const Province unit = why_.map().provinceOf(result.order.unit.at);
        QString line = tr("%1 (%2)", "order, result").arg(why_.orderLink(unit), why_.verdictLink(result));
        for (const StrengthKind kind : {StrengthKind::Attack, StrengthKind::Prevent})
            if (const StrengthAccount* account = why_.account({kind, unit}))
                line += QStringLiteral(" · %1 %2").arg(why_.kindLink(kind), why_.strengthLink(*account));
        html += whyParagraph(line);
    }
    return html;
}

QString OtherPages::provincePage(Province province) const
{
    const Map& map = why_.map();
    QString html = QStringLiteral("<h3>%1</h3>").arg(why_.words().province(province).toHtmlEscaped());
    if (const OrderResult* result = why_.resultAt(province)) {
        html += whyHeading(tr("The unit there"));
        QString line =
            tr("%1 (%2)", "order, result").arg(why_.orderLink(province), why_.verdictLink(*result));
        if (const StrengthAccount* hold = why_.account({StrengthKind::Hold, province}))
            line +=
                QStringLiteral(" · %1 %2").arg(why_.kindLink(StrengthKind::Hold), why_.strengthLink(*hold));
        html += whyParagraph(line);
    }
    const QString movers = moversTo(province);
    if (!movers.isEmpty()) html += whyHeading(tr("Moves to it")) + movers;
    if (const QString builds = buildsIn(province); !builds.isEmpty())
        html += whyHeading(tr("Builds")) + builds;
    const Position& after = why_.outcome().after;
    const Unit* there = unitAt(map, after, province);
    html += whyHeading(tr("After the phase"));
    QString end = there ? tr("%1 of %2 is there.", "unit, power")
                              .arg(why_.words().unit(*there).toHtmlEscaped(),
                                   why_.words().power(there->power).toHtmlEscaped())
                        : tr("No unit is there.");
    if (after.contested.has(province)) end += u' ' + tr("A standoff closes it to retreats.");
    return html + whyParagraph(why_.termsIn(end));
}

QString OtherPages::paradoxPage(std::size_t number) const
{
    const Paradox& paradox = why_.outcome().paradoxes[number];
    const ParadoxWords words(why_.map(), why_.phase().rules, why_.phase().record, why_.how());
    QString html = QStringLiteral("<h3>%1</h3>").arg(tr("Convoy paradox").toHtmlEscaped());
    html += whyParagraph(why_.linked(words.settled(paradox)));
    for (const auto& circle : circlesOf(why_.map(), why_.outcome(), paradox)) {
        html += whyHeading(tr("The circle")) + QStringLiteral("<ol>");
        for (const Dependence& one : circle)
            html += QStringLiteral("<li>%1<br/>%2</li>")
                        .arg(why_.linked(words.step(one)),
                             tr("%1 → %2", "from one order to the next")
                                 .arg(why_.orderLink(one.from), why_.orderLink(one.to)));
        html += QStringLiteral("</ol>");
    }
    const QStringList ways = words.ways(paradox);
    if (!ways.isEmpty())
        html += whyHeading(tr("Consistent resolutions")) +
                whyParagraph(ways.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>")));
    html += whyHeading(tr("How it ends")) + whyParagraph(words.ends(paradox).toHtmlEscaped());
    const GlossaryTerm* term = why_.glossary().about(Motif::ConvoyParadox);
    return term ? html + whyHeading(tr("Terms")) + whyParagraph(termLink(*term)) : html;
}

QString OtherPages::termPage(const QString& id) const
{
    const GlossaryTerm& term = *why_.glossary().find(id);
    QStringList here;
    for (Province unit : why_.unitsOf(term))
        if (const QString link = why_.orderLink(unit); !here.contains(link)) here << link;
    const QString more =
        here.isEmpty() ? QString()
                       : whyHeading(tr("In this phase")) + whyParagraph(here.join(QStringLiteral("<br/>")));
    return TermPages(why_.glossary()).html(term, more);
}

} // namespace chancery
