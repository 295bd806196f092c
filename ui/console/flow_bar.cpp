// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/flow_bar.h"

#include "engine/game/missing.h"
#include "ui/draw/flat_controls.h"
#include "ui/draw/type.h"
#include "ui/parts/chip.h"
#include "ui/parts/elided_label.h"
#include "ui/words/comparison_words.h"
#include "ui/words/desk_words.h"
#include "ui/words/ending_words.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace chancery {

namespace {

constexpr DeskTrouble troubles[] = {DeskTrouble::Missing, DeskTrouble::Illegal, DeskTrouble::Doubtful,
                                    DeskTrouble::Unread};

/// What is to be looked at besides what is missing, the gravest first.
constexpr DeskTrouble toCheck[] = {DeskTrouble::Unread, DeskTrouble::Illegal, DeskTrouble::Doubtful};

constexpr int arrowWide = 28; ///< pixels

QToolButton* makeButton(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setAutoRaise(true);
    button->setMinimumSize(grown(arrowWide), grown(headerControl));
    return button;
}

/// Returns the name of rules as rules: some rulebooks have the word in theirs.
QString called(const QString& rules)
{
    const QString book = rules.section(QStringLiteral(" + "), 0, 0); // without house rules
    return book.contains(FlowBar::tr("rules"), Qt::CaseInsensitive) ? rules
                                                                    : FlowBar::tr("Rules: %1").arg(rules);
}

} // namespace

NextStep nextStep(const Session& session, const Presenter& presenter, bool audience)
{
    if (presenter.showsPast()) return NextStep::Present;
    if (audience && session.resolved() && presenter.mayReveal()) return NextStep::Reveal;
    if (endingOf(session.game())) return NextStep::None;
    return session.resolved() ? NextStep::Advance : NextStep::Resolve;
}

FlowBar::FlowBar(const Session& session, Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , phases_(new QWidget(this))
    , name_(new ElidedLabel(this))
    , state_(new ChipRow(this))
    , remark_(new Chip("phaseRemark", this))
    , counts_{new Chip("missingCount", this), new Chip("illegalCount", this), new Chip("unclearCount", this),
              new Chip("unreadCount", this)}
    , checks_(new Chip("checkCount", this))
    , sheets_(new Chip("sheetCount", this))
    , rules_(new Chip("rulesInForce", this))
    , next_(new QToolButton(this))
    , both_(new QBoxLayout(QBoxLayout::LeftToRight))
    , told_(new QHBoxLayout)
    , acts_(new QHBoxLayout)
    , below_(new QHBoxLayout)
{
    setObjectName(QStringLiteral("flowBar"));
    name_->setObjectName(QStringLiteral("phaseName"));
    name_->setNeverCut();
    next_->setObjectName(QStringLiteral("nextButton"));
    next_->setProperty(flat::mainButton, true);
    next_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    next_->setMinimumHeight(grown(headerControl));
    next_->setFocusPolicy(Qt::NoFocus); // a stray Space or Enter must not reveal; its action has a key
    setType(name_, TypeSize::Heading, true);
    setType(next_, TypeSize::Heading, true);
    rules_->setClickable();
    connect(rules_, &Chip::clicked, this, &FlowBar::rulesWanted);
    rules_->setMayGo();
    state_->add(*remark_);
    state_->add(*checks_);
    connect(checks_, &Chip::clicked, this, [this] {
        Q_EMIT troubleWanted({std::begin(toCheck), std::end(toCheck)});
    });
    for (const DeskTrouble trouble :
         {DeskTrouble::Unread, DeskTrouble::Illegal, DeskTrouble::Doubtful, DeskTrouble::Missing}) {
        Chip* count = counts_[static_cast<std::size_t>(trouble)];
        state_->add(*count);
        connect(count, &Chip::clicked, this, [this, trouble] { Q_EMIT troubleWanted({trouble}); });
    }
    state_->add(*sheets_);
    state_->add(*rules_);
    auto* phases = new QHBoxLayout(phases_);
    phases->setContentsMargins(0, 0, 0, 0);
    phases->setSpacing(0);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(2 * spacingStep, spacingStep, 2 * spacingStep, spacingStep);
    rows->setSpacing(0);
    rows->addLayout(both_);
    rows->addLayout(below_);
    told_->setSpacing(spacingStep);
    acts_->setSpacing(spacingStep);
    both_->addLayout(told_, 1);
    both_->addLayout(acts_);
    told_->addWidget(phases_);
    told_->addWidget(name_);
    told_->addWidget(state_, 1);
    told_->addStretch(0); // where the state is below
    acts_->addWidget(next_);
    connect(&session_, &Session::changed, this, &FlowBar::refresh);
    connect(&presenter_, &Presenter::stateChanged, this, &FlowBar::refresh);
    refresh();
}

void FlowBar::setPhaseActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) phases_->layout()->addWidget(makeButton(action, phases_));
}

void FlowBar::addBesideNext(QWidget* widget)
{
    acts_->insertWidget(acts_->indexOf(next_), widget);
}

void FlowBar::setNextAction(QAction* action)
{
    if (next_->defaultAction() == action) return;
    for (QAction* before : next_->actions()) next_->removeAction(before);
    next_->setDefaultAction(action);
}

QSize FlowBar::sizeHint() const
{
    return {minimumSizeHint().width(), QWidget::sizeHint().height()};
}

QSize FlowBar::minimumSizeHint() const
{
    const QMargins air = layout()->contentsMargins();
    const int told = toldWidth(name_->minimumSizeHint().width(), false);
    const int wide = std::max(told, acts_->minimumSize().width());
    return {wide + air.left() + air.right(), QWidget::minimumSizeHint().height()};
}

/// Returns the width of what is told, the state as briefly as it can be, if the phase's name has this one.
int FlowBar::toldWidth(int name, bool arrows) const
{
    const int state = state_->minimumSizeHint().width();
    return name + (arrows ? phases_->sizeHint().width() + told_->spacing() : 0) +
           (state > 0 ? state + told_->spacing() : 0);
}

/// Returns the width of the state with each count in words, as short as that can be.
int FlowBar::widthInWords() const
{
    int wide = 0;
    for (const Chip* count : counts_)
        if (!count->text().isEmpty()) wide += count->widthWithout(count->shorterForms() - 1) + spacingStep;
    if (!sheets_->text().isEmpty()) wide += sheets_->minimumSizeHint().width() + spacingStep;
    return wide;
}

/// Tells what is to be looked at as one count where several have no room in words: signs alone are riddles.
void FlowBar::joinCounts(int room)
{
    const bool joins = !checks_->text().isEmpty() && widthInWords() > room;
    checks_->setVisible(joins);
    for (const DeskTrouble trouble : toCheck) {
        Chip* count = counts_[static_cast<std::size_t>(trouble)];
        count->setVisible(!joins && !count->text().isEmpty());
    }
}

/// Gives the state a line of its own below the phase's name and what can be done. Returns whether it is so.
bool FlowBar::putBelow(bool below)
{
    if (below == below_->isEmpty()) {
        below ? below_->addWidget(state_) : told_->insertWidget(told_->count() - 1, state_, 1);
    }
    return below;
}

/// Gives the name all the room that it can use, and the arrows what is left, if that is enough for them.
void FlowBar::arrangeName(int room)
{
    const int name = name_->longestWithin(room);
    phases_->setVisible(name + phases_->sizeHint().width() + told_->spacing() <= room);
    name_->setFixedWidth(name);
    state_->setMinimumWidth(0);
}

/// The phase and its state are told first. For them the longer texts yield, then the arrows, which the line
/// of phases can do without. Where the counts have no room in words beside the whole name, the state is a
/// line below; at last what can be done is placed there.
void FlowBar::arrange()
{
    const QMargins air = layout()->contentsMargins();
    const int room = width() - air.left() - air.right();
    const int least = name_->minimumSizeHint().width();
    const int beside = room - both_->spacing() - acts_->minimumSize().width();
    const int whole = name_->longestWithin(room), words = widthInWords();
    const bool crowded = words > 0 && whole + told_->spacing() + words > beside;
    joinCounts(crowded ? room : beside - least - told_->spacing());
    if (putBelow(crowded && least <= beside)) {
        both_->setDirection(QBoxLayout::LeftToRight);
        return arrangeName(beside);
    }
    const bool isRow = toldWidth(least, false) <= beside;
    if (!isRow) joinCounts(room - least - told_->spacing());
    const int left = isRow ? beside : room;
    const int brief = state_->minimumSizeHint().width();
    const int legible = std::max(state_->widthWithout(1), checks_->isHidden() ? widthInWords() : 0);
    const bool arrows = toldWidth(whole, true) + legible - brief <= left;
    both_->setDirection(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    phases_->setVisible(arrows);
    const int more = left - toldWidth(least, arrows);
    name_->setFixedWidth(name_->longestWithin(least + more - (legible - brief)));
    state_->setMinimumWidth(std::clamp(brief + least + more - name_->minimumWidth(), brief, legible));
}

bool FlowBar::event(QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrange();
    return QWidget::event(event);
}

void FlowBar::refresh()
{
    const QStringList titles = titlesNow();
    name_->setText(titles.front());
    name_->setShorter(titles.mid(1));
    const QString said = remark();
    const QString least = said == tr("Resolved and revealed")      ? tr("Revealed")
                          : said == tr("The players see this too") ? tr("Players see it")
                                                                   : said;
    remark_->tell(said, Tone::Quiet, mayCut() ? QStringList() : QStringList(least));
    showState(takesOrders() ? deskStateOf(session_.game()) : DeskState());
    const Rulebook& rules = session_.game().rulebook;
    rules_->tell(called(RulebookWords::inForce(rules)), Tone::Quiet,
                 {called(RulebookWords::briefly(rules)), RulebookWords::briefly(rules)});
    rules_->setToolTip(RulebookWords::inForceAtLength(rules));
    arrange();
    layout()->activate();
}

/// Shows how the orders stand: the counts that are not zero, and always how many orders are in.
void FlowBar::showState(const DeskState& state)
{
    for (const DeskTrouble trouble : troubles) {
        Chip* count = counts_[static_cast<std::size_t>(trouble)];
        const bool isOrders = trouble == DeskTrouble::Missing;
        const bool wrong = trouble == DeskTrouble::Illegal || trouble == DeskTrouble::Unread;
        const bool shown = isOrders ? state.count.asked > 0 : state.of(trouble) > 0;
        const Tone tone = state.of(trouble) == 0 ? Tone::Quiet : wrong ? Tone::Alarm : Tone::Missing;
        count->tell(shown ? DeskWords::trouble(trouble, state) : QString(), tone,
                    DeskWords::shorterTroubles(trouble, state));
        count->setClickable(state.of(trouble) > 0);
        count->setToolTip(state.of(trouble) > 0
                              ? DeskWords::trouble(trouble, state) + u'\n' + DeskWords::whereTrouble(trouble)
                              : QString());
    }
    int kinds = 0, lines = 0;
    QStringList told;
    for (const DeskTrouble trouble : toCheck) {
        if (state.of(trouble) == 0) continue;
        ++kinds;
        lines += state.of(trouble);
        told << DeskWords::trouble(trouble, state);
    }
    const bool wrong = state.of(DeskTrouble::Unread) + state.of(DeskTrouble::Illegal) > 0;
    const QString checks = kinds > 1 ? tr("%n to check", "orders and lines", lines) : QString();
    checks_->tell(checks, wrong ? Tone::Alarm : Tone::Missing, {checks}); // it is never cut
    checks_->setClickable();
    checks_->setToolTip(told.join(u'\n') + u'\n' + tr("Click to go to the next of them."));
    showSheets(state);
}

/// Shows how many sheets are in: those that are ticked, or if none is and orders are missing, those with
/// every order.
void FlowBar::showSheets(const DeskState& state)
{
    const bool ticked = state.received > 0;
    const int in = ticked ? state.received : state.whole;
    const QString said = ticked ? tr("%n of %1 sheet(s) received", nullptr, in)
                                : tr("%n of %1 sheet(s) complete", nullptr, in);
    sheets_->tell(ticked || (state.count.missing > 0 && state.due > 1) ? said.arg(state.due) : QString(),
                  Tone::Quiet, {tr("%1/%2 sheets", "sheets that are in, sheets due").arg(in).arg(state.due)});
}

/// Returns whether the phase that is shown takes orders.
bool FlowBar::takesOrders() const
{
    return !presenter_.console().comparison() && !presenter_.showsPast() && !session_.resolved() &&
           !endingOf(session_.game());
}

/// Returns the name of what is shown, and shorter forms of it for a narrow window.
QStringList FlowBar::titlesNow() const
{
    if (presenter_.console().comparison()) return {tr("COMPARED")};
    const Phase& phase = presenter_.shownRecord().phase;
    const QString whole = Words::phase(phase), turn = Words::turn(phase);
    if (!presenter_.showsPast() && phase.kind == PhaseKind::Retreat)
        return {whole, tr("Retreats %1", "a year").arg(phase.year)};
    if (!presenter_.showsPast()) return {whole, turn};
    const QString earlier = tr("EARLIER: %1");
    return {earlier.arg(whole), earlier.arg(turn)};
}

/// Returns whether the remark is a sentence, and no state in a word.
bool FlowBar::mayCut() const
{
    return presenter_.console().comparison() || (!presenter_.showsPast() && endingOf(session_.game()));
}

QString FlowBar::remark() const
{
    if (const Comparison* comparison = presenter_.console().comparison())
        return ComparisonWords(session_.game()).heading(*comparison);
    if (presenter_.showsPast())
        return presenter_.pastShared() ? tr("The players see this too") : tr("For you alone");
    if (const auto ending = endingOf(session_.game())) return EndingWords::of(session_.game(), *ending);
    if (session_.resolved()) return presenter_.revealed() ? tr("Resolved and revealed") : tr("Resolved");
    return missingOf(session_.game()).asked == 0 ? tr("No orders due") : QString();
}

} // namespace chancery
