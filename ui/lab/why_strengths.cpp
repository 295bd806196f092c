// SPDX-License-Identifier: GPL-3.0-or-later
// How a strength is made up, and what is said of it.
#include "ui/lab/why_pages.h"

#include "ui/lab/why_parts.h"

namespace chancery {

/// Returns what has a strength: an order; in plain words a unit resists whatever its order is.
QString WhyPages::ownerOf(StrengthName name) const
{
    const OrderResult* result = resultAt(name.unit);
    const bool unit = name.kind == StrengthKind::Hold && how_ == Register::Plain && result;
    return unit ? words_.unit(result->order.unit) : orderName(name.unit);
}

/// Returns a strength with its kind and order, both linked: "hold strength 1 of A MUN H".
QString WhyPages::strengthPhrase(const StrengthAccount& account) const
{
    const auto named = [&](const QString& phrase) {
        return phrase.arg(strengthLink(account), QStringLiteral("<a href=\"%1\">%2</a>")
                                                     .arg(linkTo(placeAt(account.name.unit)),
                                                          ownerOf(account.name).toHtmlEscaped()));
    };
    switch (account.name.kind) {
    case StrengthKind::Attack:
        return named(tr("attack strength %1 of %2", "number, order"));
    case StrengthKind::Prevent:
        return named(tr("prevent strength %1 of %2", "number, order"));
    case StrengthKind::Defend:
        return named(tr("defend strength %1 of %2", "number, order"));
    case StrengthKind::Hold:
    case StrengthKind::None:
        break;
    }
    return named(tr("hold strength %1 of %2", "number, order"));
}

/// Returns the strength of a unit that the finding of its order compares, or nullptr.
const StrengthAccount* WhyPages::mineIn(const OrderResult& result) const
{
    const Finding& why = result.finding;
    if (why.mineKind == StrengthKind::None) return nullptr;
    return accountOf(strengths_, {why.mineKind, phase_->map().provinceOf(result.order.unit.at)});
}

/// Returns the strength that it is compared with, or nullptr.
const StrengthAccount* WhyPages::theirsIn(const OrderResult& result) const
{
    const Finding& why = result.finding;
    if (why.theirsKind == StrengthKind::None || why.against == noProvince) return nullptr;
    return accountOf(strengths_, {why.theirsKind, why.against});
}

/// Returns the two strengths that the finding of an order compares, as a sentence; empty if there are none.
QString WhyPages::comparison(const OrderResult& result) const
{
    const StrengthAccount *mine = mineIn(result), *theirs = theirsIn(result);
    if (!mine || !theirs) return {};
    const QString sentence = mine->value > theirs->value   ? tr("Compared: %1 exceeds %2.", "two strengths")
                             : mine->value < theirs->value ? tr("Compared: %1 is below %2.", "two strengths")
                                                           : tr("Compared: %1 equals %2.", "two strengths");
    return sentence.arg(strengthPhrase(*mine), strengthPhrase(*theirs));
}

QString WhyPages::supporterRow(Province supporter, int counts, const QString& why) const
{
    return QStringLiteral("<tr><td align=\"right\"><b>%1</b>&nbsp;&nbsp;</td><td>%2<br/><span "
                          "class=\"quiet\">%3</span></td></tr>")
        .arg(counts == 0 ? QStringLiteral("0") : QStringLiteral("+%1").arg(counts))
        .arg(orderLink(supporter), why);
}

/// Returns whether a support that does not count in an attack strength keeps others out.
bool WhyPages::prevents(Province supporter, StrengthName name) const
{
    const StrengthAccount* prevent = accountOf(strengths_, {StrengthKind::Prevent, name.unit});
    return name.kind == StrengthKind::Attack && prevent && prevent->counted.has(supporter);
}

/// Returns a row for each unit that counts in a strength, or was to count; empty if there is none.
QString WhyPages::makeUp(const StrengthAccount& account) const
{
    QString rows;
    if (account.basis == StrengthAccount::Basis::Supports)
        rows += QStringLiteral("<tr><td align=\"right\"><b>1</b>&nbsp;&nbsp;</td><td>%1</td></tr>")
                    .arg(tr("the unit itself: %1", "order").arg(orderLink(account.name.unit)));
    const auto linked = [this](const QString& text) { return links_.in(text.toHtmlEscaped()); };
    const auto reason = [&](Province supporter) {
        const OrderResult* result = resultAt(supporter);
        return result ? linked(words_.reason(*result, phase_->record)) : QString();
    };
    const auto cut = [&](Province supporter) {
        const OrderResult* result = resultAt(supporter);
        const bool known = result && result->finding.against != noProvince;
        return known ? reason(supporter) + u' ' +
                           tr("Cut by: %1", "order").arg(orderLink(result->finding.against))
                     : reason(supporter);
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

/// Returns a strength with what it consists of, under its name.
QString WhyPages::account(const StrengthAccount& account) const
{
    QString html = whyParagraph(tr("%1: %2", "strength, number")
                                    .arg(strengthTitle(account.name).toHtmlEscaped(), strengthLink(account)));
    if (const QString why = basis(account.basis); !why.isEmpty())
        html += whyQuiet(links_.in(why.toHtmlEscaped()));
    const bool alone = (account.counted | account.cut | account.barred | account.useless).empty();
    return alone ? html : html + makeUp(account); // 1 for the unit needs no table
}

} // namespace chancery
