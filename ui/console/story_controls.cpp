// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/story_controls.h"

#include "ui/draw/type.h"
#include "ui/parts/announcer.h"
#include "ui/words/slide_words.h"
#include "ui/words/words.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace chancery {

namespace {

constexpr double speeds[] = {0.5, 1, 2, 4};

/// Returns the name of a speed: words for the three that the menu offers too, else a number.
QString nameOf(double speed)
{
    if (speed == 0.5) return StoryControls::tr("Slow");
    if (speed == 1) return StoryControls::tr("Normal");
    if (speed == 2) return StoryControls::tr("Fast");
    return StoryControls::tr("%1×").arg(QLocale().toString(speed));
}

QComboBox* makeSpeeds(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("storySpeed"));
    for (double speed : speeds) box->addItem(nameOf(speed), speed);
    box->setAccessibleName(StoryControls::tr("Playback speed"));
    box->setToolTip(box->accessibleName());
    return box;
}

/// Returns how long the story still lasts, from seconds: "1:05 left".
QString timeLeft(int seconds)
{
    return StoryControls::tr("%1 left", "minutes and seconds")
        .arg(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

QString nameOf(const SlideWords& words, const Slide& card)
{
    if (const auto* out = std::get_if<EliminationCard>(&card))
        return words.power(out->power) + u' ' + SlideWords::isOut();
    if (const auto* end = std::get_if<EndingCard>(&card)) return words.ending(*end);
    return words.heading(card);
}

/// Returns the caption. While the players see a card, the console's board still shows the map, so the caption
/// also says which card it is.
QString textOf(const Map& map, const Presenter& presenter)
{
    const int told = presenter.story().beat();
    if (told < 0) return {};
    const Storyboard& story = presenter.story().storyboard();
    const std::size_t card = story.beats[static_cast<std::size_t>(told)].card;
    if (card == noCard) return presenter.story().caption();
    const Slide& slide = story.cards[card].slide;
    return StoryControls::tr("Card for the players: %1. %2", "heading, caption")
        .arg(nameOf(SlideWords(map), slide), presenter.story().caption());
}

} // namespace

StoryControls::StoryControls(const Session& session, Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , buttons_(new QWidget(this))
    , slider_(new QSlider(Qt::Horizontal, this))
    , left_(new QLabel(this))
    , speed_(makeSpeeds(this))
    , caption_(new QLabel(this))
{
    slider_->setObjectName(QStringLiteral("storyTime"));
    slider_->setAccessibleName(tr("Playback position"));
    slider_->setFocusPolicy(Qt::NoFocus); // so that no arrow key moves what the room sees
    slider_->setToolTip(tr("Drag to any point of the reveal"));
    left_->setObjectName(QStringLiteral("storyTimeLeft"));
    left_->setToolTip(tr("How long the reveal still lasts at this speed"));
    left_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    left_->setMinimumWidth(fontMetrics().horizontalAdvance(timeLeft(60 * 60)));
    caption_->setObjectName(QStringLiteral("storyCaption"));
    caption_->setWordWrap(true);
    caption_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QHBoxLayout(buttons_);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(buttons_);
    row->addWidget(speed_, 1);
    speed_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // on a small board the menu has it
    auto* time = new QHBoxLayout;
    time->addWidget(slider_, 1);
    time->addWidget(left_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(spacingStep);
    column->addLayout(row);
    column->addLayout(time);
    column->addWidget(caption_);
    connect(slider_, &QSlider::valueChanged, &presenter_.story().player(), &StoryPlayer::seek);
    connect(speed_, &QComboBox::activated, this,
            [this] { Q_EMIT speedChosen(speed_->currentData().toDouble()); });
    connect(&presenter_, &Presenter::picturesChanged, this, &StoryControls::refresh);
    connect(&presenter_, &Presenter::stateChanged, this, &StoryControls::refresh);
    refresh();
}

void StoryControls::addActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(buttons_);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the room sees what they do; each has a key of its own
        buttons_->layout()->addWidget(button);
    }
}

void StoryControls::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    speed_->setVisible(width() >= buttons_->sizeHint().width() + speed_->minimumSizeHint().width());
}

void StoryControls::chooseFight()
{
    auto* list = new QMenu(this);
    list->setObjectName(QStringLiteral("fightsToCome"));
    list->setAccessibleName(tr("Remaining fights"));
    list->setAttribute(Qt::WA_DeleteOnClose);
    const Words words(session_.map());
    for (Province place : presenter_.story().fightsToCome())
        connect(list->addAction(words.province(place)), &QAction::triggered, this,
                [this, place] { tellNext(place); });
    if (list->isEmpty()) return list->deleteLater();
    QAction* first = list->actions().first();
    auto* when = new QAction(presenter_.story().offers().reading ? tr("Once the orders are read:")
                                                                 : tr("After what is shown now:"),
                             list);
    when->setEnabled(false);
    list->insertAction(first, when);
    list->setActiveAction(first);
    list->popup(mapToGlobal(QPoint(0, height())));
}

/// Plays on, since nothing would be seen of the choice while the story is paused.
void StoryControls::tellNext(Province fight)
{
    StoryShow& story = presenter_.story();
    story.tellNext(fight);
    if (!story.player().playing()) story.togglePlay();
}

void StoryControls::showSpeed(double speed)
{
    const auto closer = [speed](double a, double b) { return std::abs(a - speed) < std::abs(b - speed); };
    const auto* nearest = std::min_element(std::begin(speeds), std::end(speeds), closer);
    speed_->setCurrentIndex(static_cast<int>(nearest - std::begin(speeds)));
    showTimeLeft();
}

void StoryControls::showTimeLeft()
{
    const StoryPlayer& player = presenter_.story().player();
    const double ms = (player.duration() - player.time()) / player.speed();
    if (const QString text = timeLeft(static_cast<int>(std::ceil(ms / 1000))); text != left_->text())
        left_->setText(text);
}

void StoryControls::refresh()
{
    const StoryPlayer& player = presenter_.story().player();
    setEnabled(player.duration() > 0);
    setVisible(player.duration() > 0);
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, player.duration());
    slider_->setPageStep(std::max(1, player.duration() / 10));
    slider_->setSingleStep(100);
    slider_->setValue(player.time());
    showTimeLeft();
    QString text = textOf(session_.map(), presenter_);
    if (std::exchange(said_, text) != text) announce(*this, text);
    if (const Province next = presenter_.story().wantedNext(); next != noProvince)
        text += u'\n' + (presenter_.story().offers().reading
                             ? tr("First fight, once the orders are read: %1", "province")
                             : tr("Next fight: %1", "province"))
                            .arg(Words(session_.map()).province(next));
    caption_->setVisible(!text.isEmpty());
    if (text != caption_->text()) caption_->setText(text);
}

} // namespace chancery
