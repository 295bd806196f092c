// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/board_text.h"

#include "ui/console/board_lore.h"
#include "ui/words/picture_words.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

constexpr int waitsMs = 150; ///< a story changes the board at each frame
constexpr int provinceRole = Qt::UserRole;

/// Returns whose unit a picture shows in a province; noPower for none.
Power holderOf(const Map& map, const Picture& picture, Province province)
{
    for (const Token& token : picture.tokens)
        if (token.where() != nowhere && map.provinceOf(token.where()) == province) return token.unit.power;
    return noPower;
}

} // namespace

BoardText::BoardText(const Session& session, const Presenter& presenter, QWidget* parent)
    : QListWidget(parent)
    , session_(session)
    , presenter_(presenter)
{
    setObjectName(QStringLiteral("boardText"));
    setAccessibleName(tr("Board as text"));
    setWordWrap(true);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus where orders are typed
    soon_.setSingleShot(true);
    soon_.setInterval(waitsMs);
    connect(&soon_, &QTimer::timeout, this, [this] {
        if (isVisible()) refresh();
    });
    const auto later = [this] {
        if (!soon_.isActive()) soon_.start();
    };
    connect(&presenter, &Presenter::picturesChanged, this, later);
    connect(&presenter, &Presenter::shownPhaseChanged, this, later);
    connect(&session, &Session::changed, this, later);
    connect(&session, &Session::replaced, this, [this] { clear(); });
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT chosen(static_cast<Province>(item->data(provinceRole).toInt()));
    });
}

void BoardText::begin()
{
    refresh();
    setFocus(Qt::ShortcutFocusReason);
    if (!currentItem()) setCurrentRow(0);
}

void BoardText::showEvent(QShowEvent* event)
{
    refresh();
    QListWidget::showEvent(event);
}

std::vector<BoardText::Line> BoardText::lines() const
{
    const Map& map = session_.map();
    const Picture picture = presenter_.console().picture();
    const PictureWords words(map);
    const BoardLore lore(session_, presenter_);
    std::vector<Line> all;
    for (std::size_t p = 0; p < map.provinces.size(); ++p) {
        const auto province = static_cast<Province>(p);
        const QString seen = words.place(picture, province), more = lore.place(province);
        all.push_back(
            {province, more.isEmpty() ? seen : tr("%1. %2", "what is seen, orders").arg(seen, more)});
    }
    const auto rank = [&](const Line& line) {
        const Power holder = holderOf(map, picture, line.province);
        return std::tuple(holder == noPower ? maxPowers : index(holder),
                          holder == noPower && !map[line.province].centre, line.text);
    };
    std::ranges::sort(all, {}, rank);
    return all;
}

/// Keeps the place in the list: readers and eyes may be there.
void BoardText::refresh()
{
    const std::vector<Line> now = lines();
    const QVariant current = currentItem() ? currentItem()->data(provinceRole) : QVariant();
    while (count() > std::ssize(now)) delete takeItem(count() - 1);
    while (count() < std::ssize(now)) addItem(QString());
    for (int i = 0; i < count(); ++i) {
        const Line& line = now[static_cast<std::size_t>(i)];
        const int province = static_cast<int>(index(line.province));
        if (item(i)->text() != line.text) item(i)->setText(line.text);
        if (item(i)->data(provinceRole) != province) item(i)->setData(provinceRole, province);
        if (current.isValid() && current == province && i != currentRow()) setCurrentRow(i);
    }
}

} // namespace chancery
