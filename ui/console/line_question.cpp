// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/line_question.h"

#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "ui/words/brief.h"
#include "ui/words/desk_words.h"
#include "ui/words/words.h"

#include <QStringList>

namespace chancery {

namespace {

class QuestionText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::QuestionText)
};

LineQuestion wishesOf(const Map& map, Power power)
{
    QStringList examples;
    for (const Province p : map.centres)
        if (map[p].home == power && examples.size() < 2)
            examples << QStringLiteral("R ") + brief(map, {power, UnitKind::Army, whole(p)});
    return {QuestionText::tr("Wishes", "of a power that has lost its country"),
            QuestionText::tr("home centres, the most important one first, such as %1")
                .arg(examples.join(QStringLiteral(", ")))};
}

LineQuestion allAnswered(const Session& session)
{
    const Missing all = missingOf(session.game());
    return {QuestionText::tr("Done"), all.missing > 0 ? QuestionText::tr("Enter or click the next tab")
                                      : all.asked > 0 || session.resolved()
                                          ? QuestionText::tr("All orders are entered")
                                          : QuestionText::tr("No orders are due")};
}

QString currently(const Session& session, const Order& order)
{
    return QuestionText::tr("currently %1").arg(brief(session.map(), session.current().before, order));
}

LineQuestion ofUnit(const Session& session, const EntryContext& context, Province province)
{
    const Map& map = session.map();
    const Position& position = session.current().before;
    const DislodgedUnit* dislodged = dislodgedAt(map, position, province);
    LineQuestion question{brief(map, dislodged ? dislodged->unit : *unitAt(map, position, province)), {}};
    for (const Order& order : context.written)
        if (order.unit.at != nowhere && map.provinceOf(order.unit.at) == province &&
            order.power == context.power)
            question.now = currently(session, order);
    return question;
}

} // namespace

QString LineQuestion::name() const
{
    return asked.isEmpty() ? QuestionText::tr("Not understood: %1", "a line").arg(now)
                           : QuestionText::tr("Order for %1").arg(asked);
}

LineQuestion questionOn(const QString& line)
{
    return {{}, line};
}

LineQuestion questionFor(const Session& session, const EntryContext& context,
                         const std::optional<Asked>& asked)
{
    const Map& map = session.map();
    const Power power = context.power;
    if (!asked && owesWishes(session.game(), power)) return wishesOf(map, power);
    if (context.neutral.has(power))
        return {Words(map).power(power), DeskWords::noPlayer(session.game(), power)};
    if (!asked) return allAnswered(session);
    if (asked->unit != noProvince) return ofUnit(session, context, asked->unit);
    const int count = adjustmentChoices(map, session.current().before, power, context.unplayed).count;
    const QString text =
        count > 0 ? QuestionText::tr("Build %1 of %2") : QuestionText::tr("Removal %1 of %2");
    LineQuestion question{text.arg(asked->number + 1).arg(std::abs(count)), {}};
    const std::vector<Order> answers = answersTo(context, *asked);
    if (!answers.empty()) question.now = currently(session, answers.front());
    return question;
}

namespace {

QString inWords(const Session& session, const Draft& draft)
{
    const bool known = draft.power >= 0 && draft.power < static_cast<int>(session.map().powers.size());
    if (draft.letters.empty() || !known) return {}; // a journal may name any power
    const auto power = static_cast<Power>(draft.power);
    const std::vector<Order> written = ordersInOwnName(session.game(), session.current());
    const EntryBoard board(session);
    const EntryContext context = board.context(power, written);
    const std::vector<Asked> all = askedOf(context, power);
    const QString letters = QString::fromStdString(draft.letters);
    if (draft.question < 0 || draft.question >= static_cast<int>(all.size()))
        return QuestionText::tr("“%1” is typed for %2, but not entered.", "letters, power")
            .arg(letters, Words(session.map()).power(power));
    const LineQuestion question =
        questionFor(session, context, all[static_cast<std::size_t>(draft.question)]);
    return QuestionText::tr("“%1” is typed for %2 (%3), but not entered: %4.",
                            "letters, power, unit or build, what stands instead")
        .arg(letters, Words(session.map()).power(power), question.asked,
             question.now.isEmpty() ? QuestionText::tr("no order yet") : question.now);
}

} // namespace

QString typedInWords(const Session& session)
{
    QStringList lines;
    for (const Draft& draft : session.drafts()) lines << inWords(session, draft);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace chancery
