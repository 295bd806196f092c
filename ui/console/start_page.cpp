// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/start_page.h"

#include "ui/console/start_choice.h"
#include "ui/draw/flat_controls.h"
#include "ui/draw/type.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace chancery {

namespace {

constexpr int pageMargin = 24, pageGap = 12;
constexpr int pageWidest = 1440;                   ///< of all that is on the page
constexpr int narrowest = 480;                     ///< of all that is on the page, even in a narrower window
constexpr int wayWidest = 320, wayNarrowest = 240; ///< beside text of the system's size
constexpr int wayShare = 3; ///< the part of the page that the ways to begin take, where that is between both
constexpr int toolHeight = 40;
constexpr QSize toolIcon{20, 20};
constexpr double boardShape = 1.3; ///< width by height, as of the standard board

/// Returns how far `to` is from `from` in the direction of an arrow key; nothing if it is not on that side.
std::optional<int> wayTo(const QRect& from, const QRect& to, Qt::Key key)
{
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const int ahead = key == Qt::Key_Left    ? from.left() - to.right()
                      : key == Qt::Key_Right ? to.left() - from.right()
                      : key == Qt::Key_Up    ? from.top() - to.bottom()
                                             : to.top() - from.bottom();
    if (ahead < 0) return std::nullopt;
    const int aside = across ? std::max(from.top() - to.bottom(), to.top() - from.bottom())
                             : std::max(from.left() - to.right(), to.left() - from.right());
    constexpr int weight = 4; // what lies straight ahead comes first
    return ahead + weight * std::max(aside, 0);
}

int wantedHeight(const QAbstractButton& way, int width)
{
    return qobject_cast<const StartChoice*>(&way) ? way.heightForWidth(width) : toolHeight;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , last_(addCard(StartCard::Form::Large, QStringLiteral("start.last")))
    , welcome_(new QLabel(this))
    , heading_(new QLabel(tr("Recent games"), this))
{
    setObjectName(QStringLiteral("startPage"));
    setAccessibleName(tr("Start page"));
    setAutoFillBackground(true);
    welcome_->setObjectName(QStringLiteral("start.welcome"));
    welcome_->setWordWrap(true);
    welcome_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    welcome_->setText(richHeading(TypeSize::Title, font(), QStringLiteral("Chancery")) +
                      tr("<p>The board for an evening of Diplomacy, and for its rules.</p>"));
    heading_->setObjectName(QStringLiteral("start.heading"));
    setType(heading_, TypeSize::Heading, true);
    for (qsizetype i = 0; i < mostRecent; ++i)
        recent_.push_back(addCard(StartCard::Form::Small, QStringLiteral("start.recent%1").arg(i + 1)));
    list({}, {});
}

StartCard* StartPage::addCard(StartCard::Form form, const QString& objectName)
{
    auto* card = new StartCard(form, this);
    card->setObjectName(objectName);
    card->installEventFilter(this);
    connect(card, &QAbstractButton::clicked, this, [this, card] { Q_EMIT chosen(card->game().path); });
    return card;
}

void StartPage::addChoice(QAction* action, const QString& text, const QString& sentence)
{
    auto* choice = new StartChoice(text, sentence, this);
    choice->setProperty(flat::mainButton, ways_.empty());
    addWay(choice, action);
}

void StartPage::addTool(QAction* action, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setIconSize(toolIcon);
    button->setAutoDefault(false);
    addWay(button, action);
}

void StartPage::addWay(QAbstractButton* button, QAction* action)
{
    button->setObjectName(QStringLiteral("start.") + action->objectName());
    button->installEventFilter(this);
    const auto follow = [button, action] {
        button->setIcon(action->icon());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    setTabOrder(ways_.empty() ? static_cast<QWidget*>(last_) : ways_.back(), button);
    setTabOrder(button, recent_.front());
    ways_.push_back(button);
    layOut();
}

void StartPage::setBoard(const QImage& board)
{
    board_ = board;
    update();
}

QSize StartPage::boardSize() const
{
    return last_->isHidden() ? last_->size() : QSize();
}

void StartPage::list(const QString& last, const QStringList& recent)
{
    const auto fill = [](StartCard* card, const QString& path) {
        card->setVisible(!path.isEmpty());
        if (card->game().path != path) card->setGame({path, {}, {}, {}, {}});
    };
    fill(last_, last);
    welcome_->setVisible(last.isEmpty());
    heading_->setVisible(!recent.isEmpty());
    for (qsizetype i = 0; i < mostRecent; ++i) fill(recent_[static_cast<std::size_t>(i)], recent.value(i));
    layOut();
}

std::vector<StartCard*> StartPage::cards() const
{
    std::vector<StartCard*> shown;
    if (!last_->isHidden()) shown.push_back(last_);
    std::ranges::copy_if(recent_, std::back_inserter(shown), [](auto* card) { return !card->isHidden(); });
    return shown;
}

std::vector<QAbstractButton*> StartPage::shownButtons() const
{
    std::vector<QAbstractButton*> shown(ways_);
    for (StartCard* card : cards()) shown.push_back(card);
    return shown;
}

void StartPage::focusFirst()
{
    QWidget* first = last_;
    if (last_->isHidden() && !ways_.empty()) first = ways_.front();
    first->setFocus(Qt::OtherFocusReason);
}

void StartPage::paintEvent(QPaintEvent*)
{
    if (boardSize().isEmpty() || board_.isNull()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(last_->pos(), board_.size().scaled(boardSize(), Qt::KeepAspectRatio)), board_);
}

void StartPage::resizeEvent(QResizeEvent*)
{
    layOut();
}

/// The last game, or the board, and the ways to begin are side by side, the recent games in a row below. All
/// of it is centred, and no wider than a board as high as the page leaves room for.
void StartPage::layOut()
{
    const bool first = last_->isHidden();
    const int widest = std::clamp(width() - 2 * pageMargin, narrowest, pageWidest);
    const int columns = static_cast<int>(mostRecent);
    const QSize small((widest - pageGap * (columns - 1)) / columns,
                      recent_.front()->heightForWidth((widest - pageGap * (columns - 1)) / columns));
    const int line = heading_->sizeHint().height();
    const int below = heading_->isHidden() ? 0 : 2 * pageGap + line + pageGap / 2 + small.height();
    const int ways =
        std::min(std::clamp(widest / wayShare, grown(wayNarrowest), grown(wayWidest)), widest / 2);
    const int greeting = first ? welcome_->heightForWidth(widest) + pageGap : 0;
    const int room = std::max(height() - 2 * pageMargin - below - greeting, 0);
    int beside = widest - ways - 2 * pageGap;
    if (first) beside = std::min(beside, qRound(room * boardShape));
    const int wide = heading_->isHidden() ? beside + 2 * pageGap + ways : widest;
    const int picture = first ? qRound(beside / boardShape) : last_->heightForWidth(beside);
    const int high = std::min(room, std::max(picture, heightOfWays(ways)));
    const int left = (width() - wide) / 2;
    const int top = std::max(pageMargin, (height() - greeting - high - below) / 2);
    welcome_->setGeometry(left, top, wide, greeting);
    last_->setGeometry(left, top + greeting, beside, high);
    placeWays({left + wide - ways, top + greeting, ways, high});
    const int under = top + greeting + high + 2 * pageGap;
    heading_->setGeometry(left, under, wide, line);
    for (int i = 0; i < columns; ++i)
        recent_[static_cast<std::size_t>(i)]->setGeometry(
            {QPoint(left + i * (small.width() + pageGap), under + line + pageGap / 2), small});
}

int StartPage::heightOfWays(int width) const
{
    int height = 0;
    for (const QAbstractButton* way : ways_) height += wantedHeight(*way, width) + pageGap;
    return std::max(0, height - pageGap);
}

/// Where there is too little room all have the same height.
void StartPage::placeWays(QRect place)
{
    if (ways_.empty()) return;
    const int count = static_cast<int>(ways_.size());
    const bool whole = heightOfWays(place.width()) <= place.height();
    const int even = std::min(toolHeight, (place.height() - (count - 1) * pageGap) / count);
    for (QAbstractButton* way : ways_) {
        const int high = whole ? wantedHeight(*way, place.width()) : even;
        way->setGeometry(place.left(), place.top(), place.width(), high);
        place.setTop(place.top() + high + pageGap);
    }
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT left();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        for (QAbstractButton* button : shownButtons())
            if (button->hasFocus()) return button->click();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return goTowards(static_cast<Qt::Key>(event->key()));
    default:
        QWidget::keyPressEvent(event);
    }
}

/// A button would take arrow keys as Tab, and Enter not at all.
bool StartPage::eventFilter(QObject*, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return false;
    auto* pressed = static_cast<QKeyEvent*>(event);
    constexpr Qt::Key ours[] = {Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,
                                Qt::Key_Down, Qt::Key_Return, Qt::Key_Enter};
    if (std::ranges::find(ours, pressed->key()) == std::end(ours)) return false;
    keyPressEvent(pressed);
    return true;
}

void StartPage::goTowards(Qt::Key key)
{
    const std::vector<QAbstractButton*> buttons = shownButtons();
    const auto from = std::ranges::find_if(buttons, &QWidget::hasFocus);
    if (from == buttons.end()) return focusFirst();
    QAbstractButton* nearest = nullptr;
    int least = std::numeric_limits<int>::max();
    for (QAbstractButton* button : buttons) {
        const auto way = wayTo((*from)->geometry(), button->geometry(), key);
        if (!button->isEnabled() || button == *from || !way || *way >= least) continue;
        least = *way;
        nearest = button;
    }
    if (nearest) nearest->setFocus(Qt::TabFocusReason);
}

} // namespace chancery
