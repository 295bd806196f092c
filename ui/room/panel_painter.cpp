// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of the fight that is shown, or of the caption. Its texts shrink together until all of them fit.
#include "ui/room/room_painter.h"
#include "ui/room/room_text.h"
#include "ui/words/slide_words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace chancery {

namespace {

struct PanelText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PanelText)
};

constexpr double barHigh = 50, tileHigh = 106, tileShape = 1.12; ///< the last one is width by height
/// How much larger texts become where little is said: most in a tall picture, which has the room, and where a
/// headline stands alone.
constexpr double mostWideShare = 1.24, mostTallShare = 2, mostAloneShare = 1.8;
constexpr double headlineShare = .44; ///< of the panel, above the race or to its left
constexpr std::size_t mostSides = 5;
constexpr double awaitedSize = 36; ///< of what is said before the reveal

/// Paints a strength in the colour of its power, with the number of the unit's other badge in the corner.
void paintStrength(const SlideBrush& brush, const QRectF& box, const RoomSide& side, double unit, double em)
{
    const PowerColours& colours = brush.theme().of(side.power);
    QPainter& painter = brush.painter();
    painter.setPen(QPen(mixed(brush.ink(), brush.theme().surround, .35), std::max(1., 2 * unit)));
    painter.setBrush(colours.body);
    painter.drawRoundedRect(box, 10 * unit, 10 * unit);
    brush.write(box, Qt::AlignCenter, QString::number(side.strength),
                std::min(box.height() * .98, box.width() * .9), Weight::Bold, colours.ink);
    if (side.other == 0) return;
    const double room = em * .9;
    brush.write({box.right() - room, box.bottom() - room, room, room}, Qt::AlignCenter,
                QString::number(side.other), em, Weight::Bold, colours.ink);
}

/// Places the parts of a panel from the top to the bottom, and paints them unless it only measures.
class PanelFlow
{
public:
    PanelFlow(const SlideBrush& brush, const RoomLayout& layout, double share, bool paints)
        : brush_(brush)
        , whole_(layout.unit)
        , unit_(layout.unit * share)
        , paints_(paints)
        , room_(layout.panel.adjusted(16 * layout.unit, 0, -14 * layout.unit, -6 * layout.unit))
        , y_(room_.top())
    {
    }

    void skip(double high) { y_ += high * unit_; }

    void text(const QString& text, double size, Weight weight, const QColor& colour = {})
    {
        lines(text, std::max(size * unit_, leastPanelText * whole_), weight, colour);
    }

    /// Writes a text that rather becomes smaller than all others than that it is cut.
    void awaited(const QString& text)
    {
        lines(text, awaitedSize * std::min(unit_, whole_), Weight::Plain, brush_.dim());
    }

    void lines(const QString& text, double em, Weight weight, const QColor& colour)
    {
        const double high = em * 1.14;
        for (const QString& line : brokenInto(brush_, text, em, room_.width(), weight)) {
            broken_ = broken_ || brush_.widthOf(line, em, weight) > room_.width();
            const bool fits = y_ + high <= room_.bottom() + high * .2;
            if (paints_ && fits)
                paintText(brush_, {room_.left(), y_, room_.width(), high}, Qt::AlignLeft | Qt::AlignVCenter,
                          line, em, weight, colour);
            y_ += high;
        }
    }

    /// Paints the strengths side by side, in the colours of their powers.
    void strengths(const std::vector<RoomSide>& sides)
    {
        const std::size_t count = std::min(sides.size(), mostSides);
        const QString between = PanelText::tr("against", "3 against 2: two strengths in a fight");
        const double size = leastPanelText * whole_, word = count == 2
                                                                ? brush_.widthOf(between, size) + 28 * unit_
                                                            : count == 3 ? 36 * unit_
                                                                         : 14 * unit_;
        const double tile = std::min(tileHigh * unit_, (room_.width() - word * double(count - 1)) /
                                                           (double(count) * tileShape));
        double x = room_.left();
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF box(x, y_, tile * tileShape, tile);
            if (paints_) paintStrength(brush_, box, sides[i], unit_, leastPanelText * whole_);
            x = box.right() + word;
            if (paints_ && count == 2 && i == 0)
                paintText(brush_, {box.right(), y_, word, tile}, Qt::AlignCenter, between, size,
                          Weight::Plain, brush_.dim());
        }
        y_ += tile;
        if (count > 2) nameSides(sides, count, tile * tileShape, word);
        y_ += 8 * unit_;
    }

    /// Returns whether everything fitted, and no word was enlarged beyond the width.
    bool fits() const { return y_ <= room_.bottom() && !(broken_ && unit_ > whole_ * mostWideShare); }
    /// Returns how high everything is, with the margins of the panel.
    double height(const RoomLayout& layout) const { return y_ - layout.panel.top() + 6 * layout.unit; }

private:
    /// Writes below three strengths and more whose they are: names if there is room for all of them, else the
    /// letters of their tokens.
    void nameSides(const std::vector<RoomSide>& sides, std::size_t count, double wide, double between)
    {
        const double em = leastPanelText * whole_;
        const auto name = [&](std::size_t i) { return brush_.words().power(sides[i].power); };
        bool named = true;
        for (std::size_t i = 0; i < count; ++i)
            named = named && brush_.widthOf(name(i), em) <= wide + between * .6;
        for (std::size_t i = 0; paints_ && i < count; ++i) {
            const QRectF room(room_.left() + double(i) * (wide + between) - between * .3, y_,
                              wide + between * .6, em * 1.14);
            paintText(brush_, room, Qt::AlignCenter, named ? name(i) : brush_.words().letter(sides[i].power),
                      em, Weight::Plain, brush_.dim());
        }
        y_ += em * 1.14;
    }

    const SlideBrush& brush_;
    double whole_, unit_; ///< of the layout, and of the texts that have shrunk
    bool paints_;
    QRectF room_;
    double y_;
    bool broken_ = false; ///< whether a word is wider than the panel
};

/// Returns whether a panel says no more than its headline.
bool saysOneThing(const RoomPanel& panel)
{
    return panel.sides.empty() && panel.list.isEmpty() && panel.remarks.isEmpty() && panel.fates.empty();
}

/// Returns the smaller sentences, the most important first: the list, what did not count, and what stays. The
/// last ones may be left out.
QStringList minorSentences(const RoomPanel& panel)
{
    QStringList sentences;
    for (const QString& line : panel.list) sentences << QStringLiteral("\u2022 ") + line;
    sentences << panel.remarks;
    for (const RoomFate& fate : panel.fates)
        if (!fate.lost) sentences << fate.text;
    return sentences;
}

/// Returns what is said before the reveal; nothing if there is a caption.
QStringList awaitedIn(const RoomTexts& texts)
{
    return texts.caption.isEmpty() ? texts.column.awaits : QStringList();
}

void flowAwaited(PanelFlow& parts, const RoomTexts& texts)
{
    const QStringList all = awaitedIn(texts);
    for (const QString& line : all) {
        parts.awaited(line);
        if (&line != &all.back()) parts.skip(14);
    }
}

bool flow(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts, const PanelFit& fit,
          bool paints)
{
    const RoomPanel& panel = texts.column.panel;
    PanelFlow parts(brush, layout, fit.share, paints);
    if (panel.headline.isEmpty()) {
        parts.skip(12);
        parts.text(texts.caption, panelTextSize, Weight::Bold);
        flowAwaited(parts, texts);
        return parts.fits();
    }
    parts.skip(panel.bar.isEmpty() ? 12 : barHigh + 6);
    parts.text(panel.headline, panelTextSize, Weight::Bold);
    parts.skip(6);
    if (!panel.sides.empty()) parts.strengths(panel.sides);
    const QStringList minor = minorSentences(panel);
    const qsizetype kept = minor.size() - fit.leftOut, listed = panel.list.size();
    const auto write = [&](qsizetype from, qsizetype to) {
        for (qsizetype i = from; i < std::min(kept, to); ++i)
            parts.text(minor[i], 34, Weight::Plain, brush.dim());
    };
    const qsizetype stays = listed + panel.remarks.size(); // from here on
    write(0, stays);
    if (kept < listed) parts.text(SlideWords::more(int(listed - kept)), 34, Weight::Plain, brush.dim());
    for (const RoomFate& fate : panel.fates)
        if (fate.lost) parts.text(fate.text, 37, Weight::Bold, brush.loss());
    write(stays, minor.size());
    return parts.fits();
}

/// Returns the names of the powers that fight, or the letters of their tokens where the names are too wide.
QString barText(const SlideBrush& brush, const RoomPanel& panel, double size, double wide)
{
    const auto fits = [&](const QString& text) { return brush.widthOf(text, size, Weight::Bold) <= wide; };
    if (const QString loud = panel.bar.toUpper(); fits(loud)) return loud;
    if (fits(panel.bar)) return panel.bar;
    QStringList letters;
    for (const Power power : panel.powers) letters << brush.words().letter(power);
    return letters.join(QStringLiteral(" \u00d7 "));
}

void paintBar(const SlideBrush& brush, const QRectF& bar, const RoomPanel& panel, double u)
{
    const Theme& theme = brush.theme();
    const bool won = panel.winner != noPower;
    const QColor ground = won ? theme.of(panel.winner).body : mixed(brush.ink(), theme.surround, .28);
    brush.painter().setPen(Qt::NoPen);
    brush.painter().setBrush(ground);
    brush.painter().drawRoundedRect(bar, 8 * u, 8 * u);
    const QRectF room = bar.adjusted(12 * u, 0, -8 * u, 0);
    const double size = leastPanelText * u;
    paintText(brush, room, Qt::AlignLeft | Qt::AlignVCenter, barText(brush, panel, size, room.width()), size,
              Weight::Bold, won ? theme.of(panel.winner).ink : inkOn(ground));
}

QString joinedForStrip(const QStringList& sentences)
{
    QString all;
    for (const QString& one : sentences)
        all += (all.isEmpty() ? QString() : all.endsWith(u'.') ? QString(u' ') : QString("; ")) + one;
    return all;
}

/// Returns what a strip says after the headline, as far as it fits on so many lines: what did not count, what
/// is lost, and what stays.
QString restOfStrip(const SlideBrush& brush, const RoomPanel& panel, double size, double wide,
                    qsizetype lines)
{
    QStringList lost, stays, said;
    for (const RoomFate& fate : panel.fates) (fate.lost ? lost : stays) << fate.text;
    const QStringList inOrder = panel.remarks + lost + stays;
    for (const QString& sentence : lost + panel.remarks + stays) { // the most important first
        QStringList more;
        for (const QString& one : inOrder)
            if (one == sentence || said.contains(one)) more << one;
        if (brokenInto(brush, joinedForStrip(more), size, wide, Weight::Bold).size() <= lines) said = more;
    }
    return joinedForStrip(said);
}

constexpr double stripPitch = 1.14, stripTile = 112;

/// Writes a list on as many lines as the strip has, as large as all of it fits.
void writeList(const SlideBrush& brush, const RoomPanel& panel, const QRectF& room, double u, double most)
{
    const bool sentences = panel.list.front().endsWith(u'.');
    const QString text = panel.headline + QStringLiteral(": ") +
                         panel.list.join(sentences ? QStringLiteral(" ") : QStringLiteral("; "));
    writeLines(brush, room, Qt::AlignLeft | Qt::AlignVCenter, text, panelTextSize * u * most,
               leastStripText * u);
}

/// Writes the headline above the rest, or a list: `most` times as large as the least if all of it fits.
void writeStrip(const SlideBrush& brush, const RoomPanel& panel, const QRectF& room, double u, double most)
{
    if (!panel.list.isEmpty()) return writeList(brush, panel, room, u, most);
    const double least = leastStripText * u * most, line = least * stripPitch;
    const bool one = brush.widthOf(panel.headline, panelTextSize * u * most, Weight::Bold) <= room.width();
    const auto all = static_cast<qsizetype>(room.height() / line),
               first = one ? 1 : brokenInto(brush, panel.headline, least, room.width(), Weight::Bold).size();
    constexpr qsizetype anyLines = 100;
    const QString rest = restOfStrip(brush, panel, least, room.width(), all - first);
    const bool whole = first <= all && rest == restOfStrip(brush, panel, least, room.width(), anyLines);
    if (most > 1 && !whole) return writeStrip(brush, panel, room, u, 1);
    const bool lost =
        std::ranges::all_of(panel.fates, &RoomFate::lost) && !panel.fates.empty() &&
        std::ranges::none_of(panel.remarks, [&](const QString& text) { return rest.contains(text); });
    const qsizetype others = brokenInto(brush, rest, least, room.width(), Weight::Bold).size();
    const double head = room.height() * static_cast<double>(first) / static_cast<double>(first + others);
    writeLines(brush, {room.left(), room.top(), room.width(), head}, Qt::AlignLeft | Qt::AlignVCenter,
               panel.headline, panelTextSize * u * most, least, Weight::Bold);
    writeLines(brush, {room.left(), room.top() + head, room.width(), room.height() - head},
               Qt::AlignLeft | Qt::AlignVCenter, rest, least, least, lost ? Weight::Bold : Weight::Plain,
               lost ? brush.loss() : brush.dim());
}

/// Paints the strip below the board of a square picture.
void paintStrip(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts)
{
    const RoomPanel& panel = texts.column.panel;
    const double u = layout.unit, most = layout.strip, high = layout.panel.height();
    QRectF room = layout.panel.adjusted(16 * u, u, -12 * u, -u);
    if (panel.headline.isEmpty() && texts.caption.isEmpty()) {
        writeLines(brush, room, Qt::AlignLeft | Qt::AlignVCenter,
                   awaitedIn(texts).join(QStringLiteral(" \u00b7 ")), panelTextSize * u * most,
                   leastStripText * u * panelLeastShare, Weight::Plain, brush.dim());
        return;
    }
    if (panel.headline.isEmpty()) {
        writeLines(brush, room, Qt::AlignLeft | Qt::AlignVCenter, texts.caption, panelTextSize * u * most,
                   leastStripText * u, Weight::Bold);
        return;
    }
    const QRectF bar(layout.panel.left(), layout.panel.top(), 16 * u, high);
    brush.painter().setPen(Qt::NoPen);
    brush.painter().setBrush(panel.winner != noPower ? brush.theme().of(panel.winner).body
                                                     : mixed(brush.ink(), brush.theme().surround, .28));
    brush.painter().drawRoundedRect(bar, 6 * u, 6 * u);
    room.setLeft(bar.right() + 14 * u);
    const std::size_t count = std::min<std::size_t>(panel.sides.size(), 3);
    const double tile = std::min(high * .8, stripTile * u * most);
    double x = room.right() - double(count) * (tile + 10 * u);
    room.setRight(x - 22 * u);
    for (std::size_t i = 0; i < count; ++i, x += tile + 10 * u) {
        const QRectF box(x, layout.panel.center().y() - tile / 2, tile, tile);
        paintStrength(brush, box, panel.sides[i], u, leastStripText * u);
    }
    writeStrip(brush, panel, room, u, most);
}

} // namespace

RoomLayout fitted(const RoomLayout& layout, const RoomTexts& texts, const SlideLook& look)
{
    if (!texts.rest() || layout.clock.isEmpty() || layout.shape == RoomShape::Square) return layout;
    QPixmap none(1, 1);
    QPainter unused(&none);
    const SlideBrush brush(unused, layout.board, look);
    PanelFlow parts(brush, layout, 1, false);
    parts.skip(12);
    flowAwaited(parts, texts);
    return withPanel(layout, parts.height(layout));
}

PanelFit panelFit(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts)
{
    const RoomPanel& panel = texts.column.panel;
    const qsizetype all = minorSentences(panel).size();
    const qsizetype stays = all - panel.list.size() - panel.remarks.size();
    const double most = layout.shape == RoomShape::Tall                     ? mostTallShare
                        : saysOneThing(panel) && awaitedIn(texts).isEmpty() ? mostAloneShare
                                                                            : mostWideShare;
    for (qsizetype leftOut = 0; leftOut <= all; ++leftOut) {
        const double least = leftOut < stays ? panelFirstShare : panelLeastShare;
        for (double share = most; share >= least; share -= .04)
            if (flow(brush, layout, texts, {share, leftOut}, false)) return {share, leftOut};
    }
    return {panelLeastShare, all};
}

void paintPanel(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts)
{
    const RoomPanel& panel = texts.column.panel;
    const std::optional<RoomRace>& race = texts.column.race;
    const bool raceAlone = race && panel.headline.isEmpty(); // a card says the rest
    if (panel.headline.isEmpty() && texts.caption.isEmpty() && awaitedIn(texts).isEmpty() && !race) return;
    const double u = layout.unit;
    brush.painter().setPen(Qt::NoPen);
    brush.painter().setBrush(cardColour(brush.theme()));
    brush.painter().drawRoundedRect(layout.panel, 8 * u, 8 * u);
    RoomLayout above = layout; // of what is written
    if (race) {
        const bool beside = layout.shape == RoomShape::Square; // of the text, else below it
        const double high = raceAlone || beside ? 0 : layout.panel.height() * headlineShare,
                     wide = raceAlone || !beside ? 0 : layout.panel.width() * headlineShare;
        const QRectF room = layout.panel.adjusted(wide, high, 0, 0);
        if (high > 0) above.panel.setBottom(room.top());
        if (wide > 0) above.panel.setRight(room.left());
        paintRaceSoFar(brush, race->race, race->years, room.adjusted(10 * u, 10 * u, -10 * u, -10 * u),
                       leastPanelText * u);
    }
    if (raceAlone) return;
    if (layout.shape == RoomShape::Square) return paintStrip(brush, above, texts);
    const PanelFit fit = panelFit(brush, above, texts);
    const double share = fit.share;
    if (!panel.bar.isEmpty())
        paintBar(brush, {layout.panel.left(), layout.panel.top(), layout.panel.width(), barHigh * u * share},
                 panel, u);
    flow(brush, above, texts, fit, true);
}

} // namespace chancery
