// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/start_page.h"

#include "ui/draw/type.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace chancery {

namespace {

constexpr int pageMargin = 24, pageGap = 12;
constexpr int pageWidest = 1240;   ///< of all that is on the page
constexpr int welcomeHeight = 340; ///< of the welcome and the buttons under it, without a last game
constexpr int toolWidth = 240;
constexpr int narrowest = 2 * toolWidth; ///< of all that is on the page, even in a narrower window
constexpr int toolHeight = 46;           ///< at most
constexpr QSize toolIcon{20, 20};

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
    welcome_->setAlignment(Qt::AlignHCenter);
    welcome_->setText(richHeading(TypeSize::Title, font(), QStringLiteral("Chancery")) +
                      tr("<p>Begin a game, or look at the sample game first.</p>"));
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

void StartPage::addTool(QAction* action, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QStringLiteral("start.") + action->objectName());
    button->setIconSize(toolIcon);
    button->setAutoDefault(false);
    button->installEventFilter(this);
    const auto follow = [button, action] {
        button->setIcon(action->icon());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    setTabOrder(tools_.empty() ? static_cast<QWidget*>(last_) : tools_.back(), button);
    setTabOrder(button, recent_.front());
    tools_.push_back(button);
    layOut();
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
    std::vector<QAbstractButton*> shown(tools_.begin(), tools_.end());
    for (StartCard* card : cards()) shown.push_back(card);
    return shown;
}

void StartPage::focusFirst()
{
    QWidget* first = last_;
    if (last_->isHidden() && !tools_.empty()) first = tools_.front();
    first->setFocus(Qt::OtherFocusReason);
}

void StartPage::resizeEvent(QResizeEvent*)
{
    layOut();
}

/// The last game and the buttons are side by side, the recent games in a row below. All of it is centred.
void StartPage::layOut()
{
    const int wide = std::clamp(width() - 2 * pageMargin, narrowest, pageWidest);
    const int left = (width() - wide) / 2;
    const int columns = static_cast<int>(mostRecent);
    const QSize small((wide - pageGap * (columns - 1)) / columns,
                      recent_.front()->heightForWidth((wide - pageGap * (columns - 1)) / columns));
    const int line = heading_->sizeHint().height();
    const int below = heading_->isHidden() ? 0 : 2 * pageGap + line + pageGap / 2 + small.height();
    const int beside = wide - toolWidth - 2 * pageGap;
    const int wanted = last_->isHidden() ? welcomeHeight : last_->heightForWidth(beside);
    const int high = std::clamp(height() - 2 * pageMargin - below, 0, wanted);
    const int top = std::max(pageMargin, (height() - high - below) / 2);
    last_->setGeometry(left, top, beside, high);
    const int tools = last_->isHidden() ? (width() - toolWidth) / 2 : left + wide - toolWidth;
    const int greeting = last_->isHidden() ? welcome_->heightForWidth(wide) + pageGap : 0;
    welcome_->setGeometry(left, top, wide, greeting);
    placeTools({tools, top + greeting, toolWidth, high - greeting});
    const int under = top + high + 2 * pageGap;
    heading_->setGeometry(left, under, wide, line);
    for (int i = 0; i < columns; ++i)
        recent_[static_cast<std::size_t>(i)]->setGeometry(
            {QPoint(left + i * (small.width() + pageGap), under + line + pageGap / 2), small});
}

void StartPage::placeTools(QRect place)
{
    if (tools_.empty()) return;
    const int count = static_cast<int>(tools_.size());
    const int high = std::min(toolHeight, (place.height() - (count - 1) * pageGap) / count);
    for (QPushButton* tool : tools_) {
        tool->setGeometry(place.left(), place.top(), place.width(), high);
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
