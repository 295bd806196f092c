// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/committee_panel.h"

#include "engine/committee/conference.h"
#include "engine/committee/speeches.h"
#include "engine/game/held_conference.h"
#include "engine/game/standings.h"
#include "ui/draw/type.h"
#include "ui/words/committee_words.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int columnsOfButtons = 2;

} // namespace

CommitteePanel::CommitteePanel(const Session& session, QWidget* parent)
    : QTabWidget(parent)
    , session_(session)
    , note_(new QLabel(this))
    , nextNotes_(new QLabel(this))
{
    setObjectName(QStringLiteral("committee"));
    setAccessibleName(tr("Committee"));
    setDocumentMode(true);
    addTab(makePage(Page::Floor, "floor", tr("Speeches and motions of this phase")), tr("Floor"));
    addTab(makePage(Page::Goals, "goals", tr("Goals of the delegations with their points")), tr("Goals"));
    addTab(makePage(Page::Conferences, "conferences", tr("Conferences")), tr("Conferences"));
    addTab(makePage(Page::Treaties, "treaties", tr("Treaties")), tr("Treaties"));
    connect(&session, &Session::changed, this, [this](Change change) {
        if (change != Change::Orders) fill();
    });
    ticks_.setInterval(1000);
    connect(&ticks_, &QTimer::timeout, this, &CommitteePanel::tick);
    fill();
}

void CommitteePanel::followClock(std::function<std::int64_t()> milliseconds)
{
    clock_ = std::move(milliseconds);
    tick();
}

void CommitteePanel::tick()
{
    const Conference* held = heldConference(session_.game().committee);
    const bool counts = clock_ && held;
    nextNotes_->setVisible(counts);
    if (!counts) return ticks_.stop();
    if (!ticks_.isActive()) ticks_.start();
    nextNotes_->setText(CommitteeWords::nextNotes(secondsToNotes(*held, clock_() / 1000)));
}

QWidget* CommitteePanel::makePage(Page page, const char* name, const QString& about)
{
    const auto at = static_cast<std::size_t>(page);
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    auto* list = new QListWidget;
    list->setObjectName(QLatin1String(name));
    list->setAccessibleName(about);
    list->setWordWrap(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list, &QListWidget::currentRowChanged, this, &CommitteePanel::choiceChanged);
    if (page == Page::Goals) {
        note_->setObjectName(QStringLiteral("committeeNote"));
        note_->setWordWrap(true);
        column->addWidget(note_);
    }
    if (page == Page::Conferences) {
        nextNotes_->setObjectName(QStringLiteral("nextNotes"));
        nextNotes_->setWordWrap(true);
        nextNotes_->hide();
        column->addWidget(nextNotes_);
    }
    column->addWidget(list, 1);
    lists_[at] = list;
    pages_[at] = widget;
    return widget;
}

void CommitteePanel::setActions(Page page, const QList<QAction*>& actions)
{
    auto* part = new QWidget;
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    grid->setSpacing(spacingStep);
    for (QAction* action : actions) {
        auto* button = new QToolButton(part);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(action, &QAction::enabledChanged, part, [part] { showButtons(*part); });
    }
    showButtons(*part);
    pages_[static_cast<std::size_t>(page)]->layout()->addWidget(part);
}

/// Shows the buttons of what can be done now, so that the list has the room of the others.
void CommitteePanel::showButtons(QWidget& part)
{
    auto* grid = static_cast<QGridLayout*>(part.layout());
    int shown = 0;
    for (QToolButton* button : part.findChildren<QToolButton*>()) {
        grid->removeWidget(button);
        const bool may = button->defaultAction()->isEnabled();
        button->setVisible(may);
        if (!may) continue;
        grid->addWidget(button, shown / columnsOfButtons, shown % columnsOfButtons);
        ++shown;
    }
}

std::optional<std::size_t> CommitteePanel::chosen(Page page) const
{
    const QListWidgetItem* item = lists_[static_cast<std::size_t>(page)]->currentItem();
    const QVariant number = item ? item->data(Qt::UserRole) : QVariant();
    return number.isValid() ? std::optional(number.value<std::size_t>()) : std::nullopt;
}

void CommitteePanel::add(Page page, const QString& text, std::optional<std::size_t> number)
{
    auto* item = new QListWidgetItem(text, lists_[static_cast<std::size_t>(page)]);
    item->setToolTip(text);
    if (number)
        item->setData(Qt::UserRole, QVariant::fromValue(*number));
    else
        item->setFlags(Qt::ItemIsEnabled);
}

/// Fills all lists again and keeps what was selected.
void CommitteePanel::fill()
{
    std::array<int, pageCount> rows{};
    for (std::size_t i = 0; i < pageCount; ++i) {
        rows[i] = lists_[i]->currentRow();
        lists_[i]->clear();
    }
    showFloor();
    showGoals();
    showConferences();
    showTreaties();
    tick();
    for (std::size_t i = 0; i < pageCount; ++i)
        lists_[i]->setCurrentRow(std::min(rows[i], lists_[i]->count() - 1));
    Q_EMIT choiceChanged();
}

void CommitteePanel::showFloor()
{
    const Committee& committee = session_.game().committee;
    const CommitteeWords words(session_.map());
    if (const SpeechRound* round = speechesIn(committee, session_.current().phase)) {
        add(Page::Floor, CommitteeWords::speechLength(round->seconds), std::nullopt);
        for (std::size_t i = 0; i < round->order.size(); ++i) {
            const QString name = Words(session_.map()).power(round->order[i]);
            const QString text = tr("%1. %2", "number, speaker").arg(i + 1).arg(name);
            add(Page::Floor,
                round->turn == i + 1  ? tr("%1 – speaks now").arg(text)
                : round->turn > i + 1 ? tr("%1 – has spoken").arg(text)
                                      : text,
                std::nullopt);
        }
    } else {
        add(Page::Floor, tr("No speakers are drawn in this phase."), std::nullopt);
    }
    for (std::size_t i = 0; i < committee.motions.size(); ++i)
        if (isOnTheFloor(committee.motions[i], session_.current().phase))
            add(Page::Floor, words.motion(committee.motions[i]), i);
}

void CommitteePanel::showGoals()
{
    const Game& game = session_.game();
    note_->setText(QString::fromStdString(game.committee.note));
    note_->setVisible(!game.committee.note.empty());
    for (const RankedPower& row : standingsOf(game)) {
        add(Page::Goals,
            tr("%1. %2: %3 (%4 + %5)", "place, power: score (centres + points)")
                .arg(row.place)
                .arg(Words(*game.map).power(row.power))
                .arg(row.score())
                .arg(row.centres)
                .arg(row.points.total()),
            std::nullopt);
        for (std::size_t i = 0; i < game.committee.goals.size(); ++i)
            if (game.committee.goals[i].power == row.power)
                add(Page::Goals, QStringLiteral("   ") + CommitteeWords::goal(game.committee.goals[i]), i);
    }
}

void CommitteePanel::showConferences()
{
    const Game& game = session_.game();
    const CommitteeWords words(*game.map);
    for (std::size_t i = 0; i < game.committee.conferences.size(); ++i) {
        const Conference& one = game.committee.conferences[i];
        QString text = words.conference(one);
        if (!one.opened)
            text += u'\n' + words.objections(objectionsToOpening(*game.map, game.committee, i,
                                                                 session_.current().position()));
        if (one.isHeld()) text += u'\n' + words.objections(reasonsToEnd(game));
        add(Page::Conferences, text.trimmed(), i);
    }
}

void CommitteePanel::showTreaties()
{
    const std::vector<Treaty>& treaties = session_.game().committee.treaties;
    for (std::size_t i = 0; i < treaties.size(); ++i)
        add(Page::Treaties, CommitteeWords(session_.map()).treaty(treaties[i]), i);
}

} // namespace chancery
