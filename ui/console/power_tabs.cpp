// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/power_tabs.h"

#include <QStyleOptionTab>
#include <QStylePainter>

#include <algorithm>

namespace chancery {

namespace {

constexpr int signGap = 3, barHeight = 4, narrowestTab = 46; ///< pixels

/// Returns whether a sheet has an order that is illegal or cannot be read.
bool isWrong(const PowerCheck& check)
{
    return check.illegal > 0 || check.unread > 0;
}

/// Returns "2/5", a tick if the sheet is ready, the sign of an illegal or unread order, or that of a doubtful
/// one, as in the rows; empty if nothing is asked for and nothing is wrong.
QString countText(const PowerCheck& check)
{
    if (check.count.asked == 0) return isWrong(check) ? QStringLiteral("!") : QString();
    if (check.count.missing > 0)
        return QStringLiteral("%1/%2").arg(check.count.asked - check.count.missing).arg(check.count.asked);
    if (check.ready()) return QStringLiteral("\u2713");
    return isWrong(check) ? QStringLiteral("!") : QStringLiteral("\u26A0");
}

/// Returns the length of the words with which a name and another one begin: "Delegation of " of "Delegation
/// of Austria".
qsizetype sharedWords(const QString& name, const QStringList& names)
{
    qsizetype most = 0;
    for (const QString& other : names) {
        if (other == name) continue;
        const auto [end, differs] = std::mismatch(name.begin(), name.end(), other.begin(), other.end());
        most = std::max(most, name.left(end - name.begin()).lastIndexOf(u' ') + 1);
    }
    return most;
}

} // namespace

QStringList namesThatFit(const QStringList& names, const QFontMetrics& metrics, int room)
{
    const auto fits = [&](const QString& name) { return metrics.horizontalAdvance(name) <= room; };
    QStringList own, shown;
    for (const QString& name : names) {
        own << (fits(name) ? name : name.mid(sharedWords(name, names)));
        const QString first = own.last().section(u' ', 0, 0);
        const bool stands =
            !fits(own.last()) && fits(first) && std::ranges::none_of(names, [&](const QString& other) {
                return other != name && other.startsWith(first);
            });
        shown << (stands ? first : metrics.elidedText(own.last(), Qt::ElideRight, room));
    }
    const QStringList cut = shown;
    for (qsizetype i = 0; i < names.size(); ++i)
        for (qsizetype k = 0; k < names.size(); ++k)
            if (names[i] != names[k] && cut[i] == cut[k])
                shown[i] = metrics.elidedText(own[i], Qt::ElideMiddle, room);
    return shown;
}

PowerTabs::PowerTabs(QWidget* parent)
    : QTabBar(parent)
{
    setExpanding(true);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideNone);
}

void PowerTabs::setTheme(const Theme& theme)
{
    theme_ = theme;
    update();
}

void PowerTabs::setChecks(std::vector<PowerCheck> checks, const QStringList& players, PowerSet received)
{
    const bool before = named();
    checks_ = std::move(checks);
    players_ = players;
    received_ = received;
    if (before != named() && count() > 0) setTabText(0, QString()); // the height changes
    update();
}

/// Returns whether a player's name is known, so that the tabs have a line for names.
bool PowerTabs::named() const
{
    return std::ranges::any_of(players_, [](const QString& name) { return !name.isEmpty(); });
}

int PowerTabs::signSide() const
{
    constexpr int least = 18;
    return std::max(least, fontMetrics().height() - 2);
}

QSize PowerTabs::tabSizeHint(int) const
{
    const int line = std::max(signSide(), fontMetrics().height());
    const int high = 3 * signGap + line + (named() ? fontMetrics().height() : 0) + barHeight + signGap;
    return {std::max(narrowestTab, width() / std::max(1, count())), high};
}

QSize PowerTabs::minimumSizeHint() const
{
    return {std::min(count(), mostTabs) * narrowestTab, tabSizeHint(0).height()};
}

void PowerTabs::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    for (int tab = 0; tab < count(); ++tab) {
        QStyleOptionTab option;
        initStyleOption(&option, tab);
        painter.drawControl(QStyle::CE_TabBarTabShape, option);
        if (hasFocus() && tab == currentIndex()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = tabRect(tab).adjusted(signGap, signGap, -signGap, -signGap);
            painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
        }
        paintTab(painter, tab);
    }
    paintNames(painter);
}

/// Returns the font of the bar, smaller where a text such as "12/17" would be wider than its place.
QFont PowerTabs::fontFor(const QString& text, int room) const
{
    QFont fitting = font();
    const int wide = fontMetrics().horizontalAdvance(text);
    if (wide > room) fitting.setPointSizeF(fitting.pointSizeF() * room / wide);
    return fitting;
}

void PowerTabs::paintTab(QPainter& painter, int tab) const
{
    const QRect place = tabRect(tab).adjusted(signGap, 2 * signGap, -signGap, -signGap);
    const int sign = signSide(), line = std::max(sign, fontMetrics().height());
    const bool known = tab < static_cast<int>(checks_.size());
    const QString text = known ? countText(checks_[static_cast<std::size_t>(tab)]) : QString();
    const QFont small = fontFor(text, place.width() - sign - signGap - 2);
    const int wide = text.isEmpty() ? sign : sign + signGap + QFontMetrics(small).horizontalAdvance(text);
    const int left = std::max(place.left() + 2, place.center().x() - wide / 2);
    tabIcon(tab).paint(&painter, left, place.top(), sign, line);
    if (known && received_.has(checks_[static_cast<std::size_t>(tab)].power))
        paintReceived(painter, QPoint(left, place.top()));
    painter.setPen(known ? inkOf(checks_[static_cast<std::size_t>(tab)]) : QColor());
    painter.setFont(small);
    painter.drawText(QRect(left + sign + signGap, place.top(), place.right() - left - sign, line),
                     Qt::AlignVCenter, text);
    painter.setFont(font());
    if (!known) return;
    paintBar(painter, QRectF(place.left(), place.bottom() - barHeight, place.width(), barHeight),
             checks_[static_cast<std::size_t>(tab)].marks);
}

/// Returns the font of the names, a little smaller if one would else be cut for the sake of a few pixels.
QFont PowerTabs::fontOfNames(int room) const
{
    constexpr double smallest = .84;
    QFont fitting = font();
    int widest = room;
    for (const QString& name : players_)
        if (const int wide = fontMetrics().horizontalAdvance(name); wide * smallest <= room)
            widest = std::max(widest, wide);
    fitting.setPointSizeF(fitting.pointSizeF() * room / widest);
    return fitting;
}

/// Paints the players' names. Over the name of a player of several powers a line joins their tabs.
void PowerTabs::paintNames(QPainter& painter) const
{
    const int edge = 1, narrowest = count() > 0 ? tabRect(0).width() - 2 * edge : 0;
    painter.setFont(fontOfNames(narrowest));
    const QFontMetrics metrics(painter.font());
    const int line = std::max(signSide(), fontMetrics().height());
    for (int first = 0, next = 0; first < std::min<int>(count(), players_.size()); first = next) {
        for (next = first + 1; next < count() && players_.value(next) == players_[first];) ++next;
        const bool joins = next - first > 1 && !players_[first].isEmpty();
        if (!joins) next = first + 1;
        QRect place = tabRect(first).united(tabRect(next - 1)).adjusted(edge, 2 * signGap, -edge, -signGap);
        place.setTop(place.top() + line);
        place.setHeight(fontMetrics().height());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place, Qt::AlignCenter,
                         joins ? metrics.elidedText(players_[first], Qt::ElideRight, place.width())
                               : namesThatFit(players_, metrics, place.width()).value(first));
        if (joins) painter.drawLine(place.topLeft(), place.topRight());
    }
}

/// Paints a tick in a disc over the upper left corner of a power's sign.
void PowerTabs::paintReceived(QPainter& painter, QPoint corner) const
{
    constexpr double radius = 5.5;
    const QPointF middle = corner + QPointF(1, 2);
    const QPolygonF tick{{middle.x() - 2.6, middle.y() + 0.2},
                         {middle.x() - 0.6, middle.y() + 2.2},
                         {middle.x() + 2.8, middle.y() - 2}};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Window), 1));
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(palette().color(QPalette::Window), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(tick);
    painter.restore();
}

/// Returns the colour of what countText() says.
QColor PowerTabs::inkOf(const PowerCheck& check) const
{
    if ((check.count.asked > 0 && !check.complete()) || check.ready())
        return palette().color(QPalette::WindowText);
    return isWrong(check) ? theme_.alarm : theme_.missing;
}

/// Paints a part of the bar for each order: full if written, in the colours of the signs of illegal and
/// doubtful orders, empty if missing.
void PowerTabs::paintBar(QPainter& painter, const QRectF& place, const std::vector<AskedMark>& marks) const
{
    if (marks.empty()) return;
    const double step = place.width() / static_cast<double>(marks.size());
    const QColor ink = palette().color(QPalette::WindowText);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        QColor fill = marks[i] == AskedMark::Illegal    ? theme_.alarm
                      : marks[i] == AskedMark::Doubtful ? theme_.missing
                                                        : ink;
        if (marks[i] == AskedMark::Missing) fill.setAlphaF(0.2F);
        painter.fillRect(
            QRectF(place.left() + static_cast<double>(i) * step, place.top(), step - 1, place.height()),
            fill);
    }
}

} // namespace chancery
