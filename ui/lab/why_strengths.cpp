// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_strengths.h"

#include "ui/lab/why_parts.h"

namespace chancery {

const StrengthAccount* StrengthParts::mineIn(const OrderResult& result) const
{
    const Finding& why = result.finding;
    if (why.mineKind == StrengthKind::None) return nullptr;
    // Against a unit of its own power its attack does not count, but it competes with its rivals.
    const bool own = why.ownUnit || why.rule == Rule::MoveSelfDislodge;
    if (own && why.theirsKind != StrengthKind::Prevent) return nullptr;
    const StrengthKind kind = own ? StrengthKind::Prevent : why.mineKind;
    return why_.account({kind, why_.map().provinceOf(result.order.unit.at)});
}

const StrengthAccount* StrengthParts::theirsIn(const OrderResult& result) const
{
    const Finding& why = result.finding;
    if (why.theirsKind == StrengthKind::None || why.against == noProvince) return nullptr;
    return why_.account({why.theirsKind, why.against});
}

QString StrengthParts::comparison(const OrderResult& result) const
{
    const StrengthAccount *mine = mineIn(result), *theirs = theirsIn(result);
    if (!mine || !theirs || why_.isNone(*mine) || why_.isNone(*theirs)) return {};
    const QString sentence = mine->value > theirs->value   ? tr("Compared: %1 exceeds %2.", "two strengths")
                             : mine->value < theirs->value ? tr("Compared: %1 is below %2.", "two strengths")
                                                           : tr("Compared: %1 equals %2.", "two strengths");
    return sentence.arg(why_.strengthPhrase(*mine), why_.strengthPhrase(*theirs));
}

QString StrengthParts::supporterRow(Province supporter, int counts, const QString& why) const
{
    return QStringLiteral("<tr><td align=\"right\"><b>%1</b>&nbsp;&nbsp;</td><td>%2<br/><span "
                          "class=\"quiet\">%3</span></td></tr>")
        .arg(counts > 0                      ? QStringLiteral("+%1").arg(counts)
             : why_.how() == Register::Plain ? QStringLiteral("–")
                                             : QStringLiteral("0"))
        .arg(why_.orderLink(supporter), why);
}

/// Returns whether a support that does not count in an attack strength keeps others out.
bool StrengthParts::prevents(Province supporter, StrengthName name) const
{
    const StrengthAccount* prevent = why_.account({StrengthKind::Prevent, name.unit});
    return name.kind == StrengthKind::Attack && prevent && prevent->counted.has(supporter);
}

/// Returns a row for each unit that counts in a strength, or was to count; empty if there is none.
QString StrengthParts::makeUp(const StrengthAccount& account) const
{
    QString rows;
    if (account.basis == StrengthAccount::Basis::Supports)
        rows += QStringLiteral("<tr><td align=\"right\"><b>1</b>&nbsp;&nbsp;</td><td>%1</td></tr>")
                    .arg(tr("the unit itself: %1", "order").arg(why_.orderLink(account.name.unit)));
    const auto linked = [this](const QString& text) { return why_.linked(text); };
    const auto reason = [&](Province supporter) {
        const OrderResult* result = why_.resultAt(supporter);
        return result ? linked(why_.words().reason(*result, why_.phase().record)) : QString();
    };
    const auto cut = [&](Province supporter) {
        QStringList orders;
        for (const Province cutter : cuttersOf(why_.map(), why_.outcome(), {supporter}))
            orders << why_.orderLink(cutter);
        return orders.empty() ? reason(supporter)
                              : reason(supporter) + u' ' +
                                    tr("Cut by: %1", "order").arg(orders.join(QStringLiteral(", ")));
    };
    for (Province p : account.counted) rows += supporterRow(p, 1, reason(p));
    for (Province p : account.cut) rows += supporterRow(p, 0, cut(p));
    const auto idle = [&](Province p) {
        return prevents(p, account.name) ? tr("Given, but it counts in the prevent strength alone.")
                                         : tr("Given, but it changes nothing here.");
    };
    const auto barred = [&](Province p) {
        return prevents(p, account.name) ? tr("Given, but no power helps to dislodge its own unit. It counts "
                                              "in the prevent strength.")
                                         : tr("Given, but no power helps to dislodge its own unit.");
    };
    for (Province p : account.barred) rows += supporterRow(p, 0, linked(barred(p)));
    for (Province p : account.useless) rows += supporterRow(p, 0, linked(idle(p)));
    return rows.isEmpty() ? rows
                          : QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(rows);
}

QString StrengthParts::account(const StrengthAccount& account) const
{
    QString html =
        whyParagraph(tr("%1: %2", "strength, number")
                         .arg(why_.strengthTitle(account.name).toHtmlEscaped(), why_.strengthLink(account)));
    if (const QString why = basis(account.basis); !why.isEmpty()) html += whyQuiet(why_.linked(why));
    const bool alone = (account.counted | account.cut | account.barred | account.useless).empty();
    return alone ? html : html + makeUp(account); // 1 for the unit needs no table
}

QString StrengthParts::basis(StrengthAccount::Basis basis) const
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
QString StrengthParts::comparisons(const StrengthAccount& account) const
{
    QString html;
    for (const StrengthName name : account.against) {
        const StrengthAccount* other = why_.account(name);
        if (!other || why_.isNone(account) || why_.isNone(*other)) continue;
        const QString sentence =
            account.value > other->value   ? tr("%1 exceeds %2: %3", "two numbers, strength")
            : account.value < other->value ? tr("%1 is below %2: %3", "two numbers, strength")
                                           : tr("%1 equals %2: %3", "two numbers, strength");
        html += whyParagraph(sentence.arg(account.value)
                                 .arg(why_.strengthLink(*other), why_.strengthTitle(name).toHtmlEscaped()));
    }
    return html.isEmpty() ? html : whyHeading(tr("Compared with")) + html;
}

QString StrengthParts::page(StrengthName name) const
{
    const StrengthAccount& account = *why_.account(name);
    QString html = QStringLiteral("<h3>%1: %2</h3>")
                       .arg(why_.strengthTitle(name).toHtmlEscaped(), why_.strengthNumber(account));
    html += whyParagraph(why_.linked(basis(account.basis)));
    if (const QString rows = makeUp(account); !rows.isEmpty()) html += whyHeading(tr("Who counts")) + rows;
    return html + comparisons(account) + whyHeading(tr("Go on to")) +
           whyParagraph(why_.orderLink(name.unit) + QStringLiteral(" · ") + why_.kindLink(name.kind));
}

} // namespace chancery
