// SPDX-License-Identifier: GPL-3.0-or-later
// The slides of a Committee: the scores, who speaks when, and what was agreed.
#include "ui/room/room_text.h"
#include "ui/room/slide_brush.h"
#include "ui/words/committee_words.h"

#include <algorithm>

namespace chancery {

namespace {

/// One line of these slides.
struct CommitteeLine
{
    QString number;        ///< at the left
    Power power = noPower; ///< the sign
    QString name;          ///< beside the sign
    QString detail, total; ///< at the right; may be empty
    bool strong = false;   ///< whether it is marked
    bool over = false;     ///< whether it is dimmed
};

void paintCommitteeLine(const SlideBrush& brush, const CommitteeLine& line, const QRectF& room, double size)
{
    const double h = room.height(), number = size * 2.2, side = std::max(h * .68, brush.leastSign());
    const QColor ink = line.over ? brush.dim() : brush.ink();
    const Weight weight = line.strong ? Weight::Bold : Weight::Plain;
    brush.write({room.left(), room.top(), number, h}, Qt::AlignRight | Qt::AlignVCenter, line.number, size,
                weight, ink);
    const double sign = room.left() + number + size * .6;
    brush.sign({sign, room.center().y() - side / 2, side * 1.16, side}, line.power);
    const double name = sign + side * 1.16 + size * .5;
    const double total = line.total.isEmpty() ? 0 : size * 2.4,
                 detail = line.detail.isEmpty() ? 0 : room.width() * (total > 0 ? .24 : .5);
    brush.write({name, room.top(), room.right() - total - detail - name, h}, Qt::AlignLeft | Qt::AlignVCenter,
                line.name, size, weight, ink);
    if (detail > 0)
        brush.write({room.right() - total - detail, room.top(), detail, h}, Qt::AlignRight | Qt::AlignVCenter,
                    line.detail, size, Weight::Plain, brush.dim());
    if (total > 0)
        brush.write({room.right() - total, room.top(), total, h}, Qt::AlignRight | Qt::AlignVCenter,
                    line.total, size, Weight::Bold, ink);
}

/// Paints lines one below the other, in two columns where there are many.
void paintCommitteeLines(const SlideBrush& brush, const std::vector<CommitteeLine>& lines, const QRectF& room)
{
    constexpr std::size_t mostInAColumn = 12;
    const std::size_t columns = (lines.size() + mostInAColumn - 1) / std::max<std::size_t>(mostInAColumn, 1);
    if (columns == 0) return;
    const std::size_t rows = (lines.size() + columns - 1) / columns;
    const double gap = columns > 1 ? 4 * brush.unit() : 0;
    const double wide =
        (room.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double h = std::min(room.height() / static_cast<double>(rows), 10 * brush.unit());
    const double size = std::max(h * .5, brush.least());
    for (std::size_t i = 0; i < lines.size(); ++i)
        paintCommitteeLine(brush, lines[i],
                           {room.left() + (wide + gap) * static_cast<double>(i / rows),
                            room.top() + h * static_cast<double>(i % rows), wide, h},
                           size);
}

/// Returns a power with its delegates, as far as they are known: "Austria · Ada and Bo".
QString delegation(const SlideBrush& brush, const ScoreSlide& slide, Power power)
{
    const QString who = CommitteeWords::delegates(slide.delegates, power);
    const QString name = brush.words().power(power);
    return who.isEmpty() ? name : name + QStringLiteral(" \u00B7 ") + who;
}

} // namespace

void paintScore(const SlideBrush& brush, const ScoreSlide& slide)
{
    const double caption = 5 * brush.unit();
    const QRectF room = brush.heading(brush.words().heading(slide));
    std::vector<CommitteeLine> lines;
    for (const RankedPower& row : slide.rows)
        lines.push_back({SlideWords::place(row.place), row.power, delegation(brush, slide, row.power),
                         SlideWords::sum(row), QString::number(row.score()), slide.last && row.place == 1,
                         false});
    brush.write({room.left(), room.top(), room.width(), caption}, Qt::AlignRight | Qt::AlignVCenter,
                SlideWords::heading(SlideWords::Part::Sum), brush.least(), Weight::Plain, brush.dim());
    paintCommitteeLines(brush, lines, room.adjusted(0, caption, 0, 0));
}

void paintAgreements(const SlideBrush& brush, const AgreementsSlide& slide)
{
    std::vector<std::pair<QString, QString>> all;
    for (const ShownConference& one : slide.conferences)
        all.emplace_back(brush.words().conference(one), SlideWords::course(one));
    for (const ShownTreaty& one : slide.treaties)
        all.emplace_back(brush.words().treaty(one), brush.words().course(one));
    QRectF room = brush.heading(brush.words().heading(slide));
    const double least = brush.least() * 1.25;
    const auto most = static_cast<std::size_t>(room.height() / (least * 3.2)); // a line, and two below it
    const std::size_t shown = all.size() <= most ? all.size() : most - 1;
    const QRectF rest(room.left(), room.bottom() - least * 1.2, room.width(), least * 1.2);
    if (shown < all.size()) room.setBottom(rest.top());
    const double high =
        std::min(room.height() / static_cast<double>(std::max<std::size_t>(shown, 1)), 24 * brush.unit());
    QRectF part(room.left(), room.top(), room.width(), high);
    for (std::size_t i = 0; i < shown; ++i, part.translate(0, high)) {
        const double head = std::clamp(high * .3, least, 6 * brush.unit());
        writeLines(brush, {part.left(), part.top(), part.width(), head * 1.2},
                   Qt::AlignLeft | Qt::AlignVCenter, all[i].first, head, brush.least(), Weight::Bold);
        const double size = head * .8, left = high - head * 1.35;
        const auto lines = brokenInto(brush, all[i].second, size, part.width(), Weight::Plain).size();
        writeLines(brush,
                   {part.left(), part.top() + head * 1.25, part.width(),
                    std::min(left, static_cast<double>(lines) * size * 1.25)},
                   Qt::AlignLeft | Qt::AlignVCenter, all[i].second, size, brush.least(), Weight::Plain,
                   brush.dim());
    }
    if (shown < all.size())
        brush.write(rest, Qt::AlignLeft | Qt::AlignVCenter,
                    SlideWords::more(static_cast<int>(all.size() - shown)), least, Weight::Plain,
                    brush.dim());
}

void paintSpeakers(const SlideBrush& brush, const SpeakersSlide& slide)
{
    const double caption = 5 * brush.unit();
    const QRectF room = brush.heading(brush.words().heading(slide));
    brush.write({room.left(), room.top(), room.width(), caption}, Qt::AlignRight | Qt::AlignVCenter,
                CommitteeWords::speechLength(slide.seconds), brush.least(), Weight::Plain, brush.dim());
    std::vector<CommitteeLine> lines;
    for (std::size_t i = 0; i < slide.order.size(); ++i)
        lines.push_back({SlideWords::place(static_cast<int>(i) + 1),
                         slide.order[i],
                         brush.words().power(slide.order[i]),
                         CommitteeWords::delegates(slide.delegates, slide.order[i]),
                         {},
                         slide.turn == i + 1,
                         slide.turn > i + 1});
    paintCommitteeLines(brush, lines, room.adjusted(0, caption, 0, 0));
}

} // namespace chancery
