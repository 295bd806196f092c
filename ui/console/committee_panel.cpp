// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/committee_panel.h"

#include "engine/committee/conference.h"
#include "engine/committee/speeches.h"
#include "engine/game/held_conference.h"
#include "engine/game/standings.h"
#include "ui/console/agenda_steps.h"
#include "ui/desk/clock_keeper.h"
#include "ui/draw/type.h"
#include "ui/parts/action_buttons.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/agenda_words.h"

#include <QLabel>
#include <QListWidget>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace chancery {

namespace {

/// A list that is as high as its entries, also when these wrap otherwise.
class WholeList : public QListWidget
{
public:
    void fit()
    {
        doItemsLayout();
        int high = 0; // where they are laid out: the hint of a row knows nothing of a text that wraps
        for (int row = 0; row < count(); ++row) high += visualItemRect(item(row)).height();
        setFixedHeight(high);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QListWidget::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) fit();
    }
};

} // namespace

CommitteePanel::CommitteePanel(const Session& session, QWidget* parent)
    : QTabWidget(parent)
    , session_(session)
    , agenda_(new AgendaSteps(this))
    , note_(new QLabel(this))
    , nextNotes_(new QLabel(this))
{
    setObjectName(QStringLiteral("committee"));
    setAccessibleName(tr("Committee"));
    setDocumentMode(true);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    addTab(makePage(Page::Floor, "floor", tr("Motions of this phase")), tr("Agenda"));
    addTab(makePage(Page::Goals, "goals", tr("Goals of the delegations with their points")), tr("Goals"));
    addTab(makePage(Page::Conferences, "conferences", tr("Conferences")), tr("Conferences"));
    addTab(makePage(Page::Treaties, "treaties", tr("Treaties")), tr("Treaties"));
    for (int page = 0; page < count(); ++page) setTabToolTip(page, tabText(page));
    connect(&session, &Session::changed, this,
            [this](Change change) { change == Change::Orders ? showAgenda() : fill(); });
    ticks_.setInterval(1000);
    connect(&ticks_, &QTimer::timeout, this, &CommitteePanel::tick);
    fill();
}

void CommitteePanel::followClock(const ClockKeeper& clock)
{
    clock_ = &clock;
    connect(clock_, &ClockKeeper::handled, this, &CommitteePanel::showAgenda);
    showAgenda();
    tick();
}

void CommitteePanel::showAgenda()
{
    agenda_->show(session_.game(), clock_ ? clock_->clock() : PhaseClock());
}

void CommitteePanel::tick()
{
    const Conference* held = heldConference(session_.game().committee);
    const bool counts = clock_ && held;
    nextNotes_->setVisible(counts);
    if (!counts) return ticks_.stop();
    if (!ticks_.isActive()) ticks_.start();
    nextNotes_->setText(CommitteeWords::nextNotes(secondsToNotes(*held, clock_->now() / 1000)));
}

QWidget* CommitteePanel::makePage(Page page, const char* name, const QString& about)
{
    const auto at = static_cast<std::size_t>(page);
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    QListWidget* list = page == Page::Floor ? new WholeList : new QListWidget;
    list->setObjectName(QLatin1String(name));
    list->setAccessibleName(about);
    list->setWordWrap(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list, &QListWidget::currentRowChanged, this, &CommitteePanel::choiceChanged);
    lists_[at] = list;
    pages_[at] = widget;
    earlier_[at] = new QLabel;
    earlier_[at]->setObjectName(QLatin1String(name) + QStringLiteral("Earlier"));
    earlier_[at]->setWordWrap(true);
    earlier_[at]->setMargin(2 * spacingStep);
    earlier_[at]->setTextFormat(Qt::PlainText);
    earlier_[at]->setAutoFillBackground(true);
    earlier_[at]->setBackgroundRole(QPalette::ToolTipBase);
    earlier_[at]->setForegroundRole(QPalette::ToolTipText);
    earlier_[at]->hide();
    column->addWidget(earlier_[at]);
    if (page == Page::Floor) {
        addAgenda(*column);
        return widget;
    }
    addHead(page, *column);
    column->addWidget(list, 1);
    QScrollArea* area = scrolledDown(widget); // of large text there is much above and below the list
    area->setAccessibleName(list->accessibleName());
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

/// Adds the agenda, in which the list of motions is as high as its entries, so that all is scrolled at once.
void CommitteePanel::addAgenda(QVBoxLayout& column)
{
    QListWidget* list = lists_[static_cast<std::size_t>(Page::Floor)];
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    agenda_->addBelow(AgendaPart::Motions, list);
    QScrollArea* area = scrolledDown(agenda_);
    area->setAccessibleName(list->accessibleName());
    area->setFrameShape(QFrame::NoFrame);
    column.addWidget(area, 1);
    column.addStretch(); // where the agenda is hidden
    agendaArea_ = area;
    connect(agenda_, &AgendaSteps::nextChanged, area, [area](QWidget* step) {
        QTimer::singleShot(0, area, [area, step] { // laid out then
            area->ensureWidgetVisible(step, 0, 0);
            QScrollBar* bar = area->verticalScrollBar();
            bar->setValue(std::min(bar->value(), step->y())); // of a high step the beginning
        });
    });
}

/// Adds what is above the list of a page.
void CommitteePanel::addHead(Page page, QVBoxLayout& column)
{
    const auto add = [&column](QLabel* label, const char* name) {
        label->setObjectName(QLatin1String(name));
        label->setWordWrap(true);
        label->setMargin(2 * spacingStep);
        label->setOpenExternalLinks(true);
        column.addWidget(label);
        return label;
    };
    switch (page) {
    case Page::Floor:
        return;
    case Page::Goals:
        add(note_, "committeeNote");
        noGoal_ = add(new QLabel(AgendaWords::aboutGoals()), "noGoal");
        return;
    case Page::Conferences:
        add(nextNotes_, "nextNotes")->hide();
        noConference_ = add(new QLabel(AgendaWords::aboutConferences()), "noConference");
        return;
    case Page::Treaties:
        noTreaty_ = add(new QLabel(AgendaWords::aboutTreaties()), "noTreaty");
        return;
    }
}

void CommitteePanel::setActions(Page page, const QList<QAction*>& actions)
{
    QWidget* whole = pages_[static_cast<std::size_t>(page)];
    QWidget* buttons = actionButtons(actions, whole);
    buttons->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    whole->layout()->addWidget(buttons);
    static_cast<QVBoxLayout*>(whole->layout())->addStretch(); // where there is no list above the buttons
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

/// Returns a motion of the current phase that is not decided in place of one that is, so that its buttons are
/// there; the same if there is none.
std::size_t CommitteePanel::orUndecided(std::size_t motion) const
{
    const std::vector<CommitteeMotion>& all = session_.game().committee.motions;
    if (motion >= all.size() || !all[motion].carried) return motion;
    const auto open = std::ranges::find_if(all, [this](const CommitteeMotion& one) {
        return !one.carried && isOnTheFloor(one, session_.current().phase);
    });
    return open == all.end() ? motion : static_cast<std::size_t>(open - all.begin());
}

/// Fills all lists again and keeps what was selected. What was just added is selected, so that its buttons
/// are there.
void CommitteePanel::fill()
{
    std::array<std::optional<std::size_t>, pageCount> before;
    for (std::size_t i = 0; i < pageCount; ++i) {
        before[i] = chosen(static_cast<Page>(i));
        lists_[i]->clear();
    }
    std::optional<std::size_t>& motion = before[static_cast<std::size_t>(Page::Floor)];
    if (motion) motion = orUndecided(*motion);
    showAgenda();
    showEarlier();
    showFloor();
    showGoals();
    showConferences();
    showTreaties();
    tick();
    for (std::size_t i = 0; i < pageCount; ++i) select(static_cast<Page>(i), before[i]);
    Q_EMIT choiceChanged();
}

void CommitteePanel::setTheme()
{
    for (QLabel* label : findChildren<QLabel*>()) {
        const QString text = label->text();
        label->clear();
        label->setText(text);
    }
}

/// Selects the entry with this number, or the newest where one was added or none is selected. Goals are many,
/// and the list stays where it is.
void CommitteePanel::select(Page page, std::optional<std::size_t> number)
{
    const auto at = static_cast<std::size_t>(page);
    std::map<std::size_t, QListWidgetItem*> entries;
    for (int row = 0; row < lists_[at]->count(); ++row)
        if (QListWidgetItem* item = lists_[at]->item(row); item->data(Qt::UserRole).isValid())
            entries[item->data(Qt::UserRole).value<std::size_t>()] = item;
    const bool added = entries.size() == std::exchange(counts_[at], entries.size()) + 1;
    if (entries.empty()) return;
    const bool known = number && entries.contains(*number);
    if (known && !added)
        lists_[at]->setCurrentItem(entries[*number]);
    else if (added || page != Page::Goals)
        lists_[at]->setCurrentItem(entries.rbegin()->second);
}

void CommitteePanel::showPhase(std::size_t phase)
{
    shown_ = phase + 1 < session_.game().phases.size() ? std::optional(phase) : std::nullopt;
    showEarlier();
}

void CommitteePanel::showEarlier()
{
    const Game& game = session_.game();
    if (shown_ && *shown_ + 1 >= game.phases.size()) shown_.reset();
    QString text, then;
    if (shown_) {
        const Phase& phase = game.phases[*shown_].phase;
        const QString now = Words::phase(game.current().phase), name = Words::phase(phase);
        text = tr("Here is the present, %1, not %2, which the board shows.", "two phases").arg(now, name);
        const QStringList events = CommitteeWords(*game.map).eventsIn(game.committee, phase);
        QStringList lines{events.isEmpty() ? tr("Nothing was noted in %1.", "a phase").arg(name)
                                           : tr("What was noted in %1:", "a phase").arg(name)};
        for (const QString& event : events) lines << QStringLiteral("\u2022 ") + event;
        lines << tr("The agenda of %1 is here again once the board shows it.", "a phase").arg(now);
        then = lines.join(u'\n');
    }
    for (std::size_t page = 0; page < pageCount; ++page) {
        earlier_[page]->setText(page == static_cast<std::size_t>(Page::Floor) ? then : text);
        earlier_[page]->setVisible(shown_.has_value());
    }
    agendaArea_->setHidden(shown_.has_value()); // what could be done then is over
}

void CommitteePanel::showFloor()
{
    const Committee& committee = session_.game().committee;
    const CommitteeWords words(session_.map());
    for (std::size_t i = 0; i < committee.motions.size(); ++i)
        if (isOnTheFloor(committee.motions[i], session_.current().phase))
            add(Page::Floor, words.motion(committee.motions[i]), i);
    auto* floor = static_cast<WholeList*>(lists_[static_cast<std::size_t>(Page::Floor)]);
    floor->setVisible(floor->count() > 0);
    floor->fit();
}

void CommitteePanel::showGoals()
{
    const Game& game = session_.game();
    note_->setText(QString::fromStdString(game.committee.note));
    note_->setVisible(!game.committee.note.empty());
    noGoal_->setVisible(game.committee.goals.empty());
    for (const RankedPower& row : standingsOf(game)) {
        add(Page::Goals,
            tr("%1. %2: %3 (%4, %5)", "place, power: score, centres, points")
                .arg(row.place)
                .arg(Words(*game.map).power(row.power))
                .arg(row.score())
                .arg(tr("%n centre(s)", nullptr, row.centres),
                     tr("%n point(s)", nullptr, row.points.total())),
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
        if (!one.opened) text += u'\n' + words.objections(objectionsToOpening(game, i));
        if (one.isHeld()) text += u'\n' + words.objections(reasonsToEnd(game));
        add(Page::Conferences, text.trimmed(), i);
    }
    showIfAny(Page::Conferences, noConference_);
}

void CommitteePanel::showTreaties()
{
    const std::vector<Treaty>& treaties = session_.game().committee.treaties;
    for (std::size_t i = 0; i < treaties.size(); ++i)
        add(Page::Treaties, CommitteeWords(session_.map()).treaty(treaties[i]), i);
    showIfAny(Page::Treaties, noTreaty_);
}

/// Shows a list, or instead of an empty one what it is for, with the buttons right below.
void CommitteePanel::showIfAny(Page page, QLabel* instead)
{
    QListWidget* list = lists_[static_cast<std::size_t>(page)];
    list->setVisible(list->count() > 0);
    instead->setVisible(list->count() == 0);
}

} // namespace chancery
