// SPDX-License-Identifier: GPL-3.0-or-later
// The pages about a phase, a province, a strength and a paradox.
#include "ui/lab/why_pages.h"

#include "engine/adjudicate/paradox_circle.h"
#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/paradox_words.h"

#include <algorithm>

namespace chancery {

QString WhyPages::phasePage() const
{
    const Map& map = phase_->map();
    QString html = QStringLiteral("<h3>%1</h3>").arg(Words::phase(phase_->record.phase).toHtmlEscaped());
    html += whyParagraph(tr("Choose an order here, or a unit or province on the board.").toHtmlEscaped());
    for (std::size_t i = 0; i < phase_->outcome().paradoxes.size(); ++i)
        html += whyParagraph(QStringLiteral("<a href=\"%1\">%2</a>")
                                 .arg(linkTo(paradoxPlace(i)), tr("Convoy paradox").toHtmlEscaped()));
    for (const Power power : map.everyPower()) {
        QStringList lines;
        ProvinceSet met;
        for (const OrderResult* result : resultsOf(phase_->outcome(), power)) {
            if (result->order.unit.at == nowhere) continue;
            const Province unit = map.provinceOf(result->order.unit.at);
            if (met.has(unit)) continue;
            met.add(unit);
            const OrderResult* there = resultAt(unit); // none for an order to a unit that is not on the board
            const QString name =
                there ? orderLink(unit) : words_.bareTitleOf(result->order, phase_->record).toHtmlEscaped();
            lines << tr("%1 (%2)", "order, result").arg(name, verdictLink(there ? *there : *result));
        }
        if (!lines.isEmpty())
            html += whyHeading(words_.power(power)) + whyParagraph(lines.join(QStringLiteral("<br/>")));
    }
    return html;
}

/// Returns a line for each unit that moves to a province, with its strengths there.
QString WhyPages::moversTo(Province province) const
{
    QString html;
    for (const OrderResult& result : phase_->outcome().results) {
        if (destinationOf(phase_->map(), result.order) != province) continue;
        const Province unit = phase_->map().provinceOf(result.order.unit.at);
        QString line = tr("%1 (%2)", "order, result").arg(orderLink(unit), verdictLink(result));
        for (const StrengthKind kind : {StrengthKind::Attack, StrengthKind::Prevent})
            if (const StrengthAccount* account = accountOf(strengths_, {kind, unit}))
                line += QStringLiteral(" · %1 %2").arg(kindLink(kind), strengthLink(*account));
        html += whyParagraph(line);
    }
    return html;
}

QString WhyPages::provincePage(Province province) const
{
    const Map& map = phase_->map();
    QString html = QStringLiteral("<h3>%1</h3>").arg(words_.province(province).toHtmlEscaped());
    if (const OrderResult* result = resultAt(province)) {
        html += whyHeading(tr("The unit there"));
        QString line = tr("%1 (%2)", "order, result").arg(orderLink(province), verdictLink(*result));
        if (const StrengthAccount* hold = accountOf(strengths_, {StrengthKind::Hold, province}))
            line += QStringLiteral(" · %1 %2").arg(kindLink(StrengthKind::Hold), strengthLink(*hold));
        html += whyParagraph(line);
    }
    const QString movers = moversTo(province);
    if (!movers.isEmpty()) html += whyHeading(tr("Moves to it")) + movers;
    const Position& after = phase_->outcome().after;
    const Unit* there = unitAt(map, after, province);
    html += whyHeading(tr("After the phase"));
    QString end =
        there ? tr("%1 of %2 is there.", "unit, power")
                    .arg(words_.unit(*there).toHtmlEscaped(), words_.power(there->power).toHtmlEscaped())
              : tr("No unit is there.");
    if (after.contested.has(province)) end += u' ' + tr("A standoff closes it to retreats.");
    return html + whyParagraph(links_.in(end));
}

QString WhyPages::basis(StrengthAccount::Basis basis) const
{
    switch (basis) {
    case StrengthAccount::Basis::Supports:
        return {};
    case StrengthAccount::Basis::NoConvoy:
        return tr("The army has no convoy, so the move has no strength.");
    case StrengthAccount::Basis::OwnUnit:
        return tr(
            "A unit of its own power does not leave the destination, so the move has no attack strength.");
    case StrengthAccount::Basis::BeatenAhead:
        return tr("The unit that comes the opposite way dislodges it, so it keeps no other unit out.");
    case StrengthAccount::Basis::Left:
        return tr("The unit leaves, so nothing resists.");
    case StrengthAccount::Basis::FailedMove:
        break;
    }
    return tr("The unit was ordered to move and failed, so it resists with 1, whatever supported its move.");
}

/// Returns the strengths that this one is compared with, and how the comparison ends.
QString WhyPages::comparisons(const StrengthAccount& account) const
{
    QString html;
    for (const StrengthName name : account.against) {
        const StrengthAccount* other = accountOf(strengths_, name);
        if (!other) continue;
        const QString sentence =
            account.value > other->value   ? tr("%1 exceeds %2: %3", "two numbers, strength")
            : account.value < other->value ? tr("%1 is below %2: %3", "two numbers, strength")
                                           : tr("%1 equals %2: %3", "two numbers, strength");
        html += whyParagraph(
            sentence.arg(account.value).arg(strengthLink(*other), strengthTitle(name).toHtmlEscaped()));
    }
    return html.isEmpty() ? html : whyHeading(tr("Compared with")) + html;
}

QString WhyPages::strengthPage(StrengthName name) const
{
    const StrengthAccount& account = *accountOf(strengths_, name);
    QString html =
        QStringLiteral("<h3>%1: %2</h3>").arg(strengthTitle(name).toHtmlEscaped()).arg(account.value);
    html += whyParagraph(links_.in(basis(account.basis).toHtmlEscaped()));
    if (const QString rows = makeUp(account); !rows.isEmpty()) html += whyHeading(tr("Who counts")) + rows;
    return html + comparisons(account) + whyHeading(tr("Go on to")) +
           whyParagraph(orderLink(name.unit) + QStringLiteral(" · ") + kindLink(name.kind));
}

QString WhyPages::paradoxPage(std::size_t number) const
{
    const Paradox& paradox = phase_->outcome().paradoxes[number];
    const ParadoxWords words(phase_->map(), phase_->rules, phase_->record, how_);
    QString html = QStringLiteral("<h3>%1</h3>").arg(tr("Convoy paradox").toHtmlEscaped());
    html += whyParagraph(links_.in(words.settled(paradox).toHtmlEscaped()));
    for (const auto& circle : circlesOf(phase_->map(), phase_->outcome(), paradox)) {
        html += whyHeading(tr("The circle")) + QStringLiteral("<ol>");
        for (const Dependence& one : circle)
            html += QStringLiteral("<li>%1<br/>%2</li>")
                        .arg(links_.in(words.step(one).toHtmlEscaped()),
                             tr("%1 → %2", "from one order to the next")
                                 .arg(orderLink(one.from), orderLink(one.to)));
        html += QStringLiteral("</ol>");
    }
    const QStringList ways = words.ways(paradox);
    if (!ways.isEmpty())
        html += whyHeading(tr("Consistent resolutions")) +
                whyParagraph(ways.join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>")));
    html += whyHeading(tr("How it ends")) + whyParagraph(words.ends(paradox).toHtmlEscaped());
    const GlossaryTerm* term = glossary_.about(Motif::ConvoyParadox);
    return term ? html + whyHeading(tr("Terms")) + whyParagraph(termLink(*term)) : html;
}

} // namespace chancery
