// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/step_panel.h"

#include "engine/adjudicate/paradox_circle.h"
#include "ui/draw/icons.h"
#include "ui/draw/type.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/step_words.h"
#include "ui/words/term_links.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int pace = 2000; ///< milliseconds for each step while they are played

QString linked(const WhyPlace& place, const QString& text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(place), text.toHtmlEscaped());
}

/// Returns whether a backup rule decides this paradox in a step.
bool settles(const ResolutionStep& step, const Paradox& paradox)
{
    const ProvinceSet all = paradox.armies | paradox.fleets | paradox.supports | paradox.moves;
    return step.kind == ResolutionStep::Kind::Paradox &&
           std::ranges::any_of(step.core, [&](StepQuestion one) { return all.has(one.unit); });
}

} // namespace

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent)
    , first_(button("firstStep", tr("First step"), QKeySequence(QStringLiteral("Alt+Home"))))
    , back_(button("stepBack", tr("Previous step"), QKeySequence(QStringLiteral("Alt+Left"))))
    , play_(button("playSteps", tr("Play the steps"), QKeySequence(QStringLiteral("Alt+Space"))))
    , next_(button("nextStep", tr("Next step"), QKeySequence(QStringLiteral("Alt+Right"))))
    , list_(new QListWidget(this))
    , page_(new PageView("stepPage", tr("What the step decides"), this))
{
    setObjectName(QStringLiteral("stepPanel"));
    introduce(list_, "steps", tr("Steps"), {});
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    page_->setPlaceholderText(tr("Only movement phases are decided in steps."));
    play_->setCheckable(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(spacingStep);
    for (QToolButton* one : {first_, back_, play_, next_}) row->addWidget(one);
    row->addStretch(1);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(list_);
    parts->addWidget(page_);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    column->setSpacing(spacingStep);
    column->addLayout(row);
    column->addWidget(parts, 1);
    setFocusProxy(list_);
    clock_.setObjectName(QStringLiteral("stepClock"));
    clock_.setInterval(pace);
    connect(first_, &QToolButton::clicked, this, [this] { showStep(0); });
    connect(back_, &QToolButton::clicked, this, [this] { go(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { go(1); });
    connect(play_, &QToolButton::clicked, this, &StepPanel::play);
    connect(&clock_, &QTimer::timeout, this, [this] {
        go(1);
        if (step() + 1 >= count()) play(false);
    });
    connect(list_, &QListWidget::currentRowChanged, this, &StepPanel::showCurrent);
    connect(page_, &PageView::followed, this, [this](const QString& link) {
        if (const auto step = stepOfLink(link)) return showStep(*step);
        if (const auto place = linkTarget(link)) Q_EMIT placeWanted(*place);
    });
    showIcons();
    fill();
}

QToolButton* StepPanel::button(const char* name, const QString& text, const QKeySequence& key)
{
    auto* made = new QToolButton(this);
    introduce(made, name, text, QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, made, &QToolButton::click);
    return made;
}

void StepPanel::showIcons()
{
    const ThemeKind theme = themeOf(*this);
    first_->setIcon(icon(QStringLiteral("first"), theme));
    back_->setIcon(icon(QStringLiteral("step-back"), theme));
    next_->setIcon(icon(QStringLiteral("step"), theme));
    play_->setIcon(icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"), theme));
}

void StepPanel::setPhase(std::shared_ptr<const AskedPhase> phase)
{
    if (phase == phase_) return;
    phase_ = std::move(phase);
    prepared_ = false;
    play(false);
    steps_.clear(); // they are of another phase, also as long as the panel is not seen
    prepare();
}

/// Works out the steps if the panel is seen.
void StepPanel::prepare()
{
    if (prepared_ || !isVisible()) return;
    prepared_ = true;
    if (phase_ && phase_->isMovement()) steps_ = resolutionSteps(phase_->input);
    fill();
}

void StepPanel::fill()
{
    const int shown = step();
    list_->clear();
    if (steps_.empty()) return showCurrent();
    const StepWords words(phase_->input, phase_->outcome());
    for (std::size_t i = 0; i < steps_.size(); ++i)
        list_->addItem(tr("%1. %2", "number, step").arg(i + 1).arg(words.title(steps_[i])));
    list_->setCurrentRow(qBound(0, shown, count() - 1));
}

int StepPanel::count() const
{
    return static_cast<int>(steps_.size());
}

int StepPanel::step() const
{
    return steps_.empty() ? -1 : list_->currentRow();
}

void StepPanel::showStep(std::size_t step)
{
    prepare();
    if (!steps_.empty()) list_->setCurrentRow(qMin(static_cast<int>(step), count() - 1));
}

void StepPanel::go(int by)
{
    list_->setCurrentRow(qBound(0, list_->currentRow() + by, count() - 1));
}

void StepPanel::play(bool on)
{
    if (on && step() + 1 >= count()) list_->setCurrentRow(0);
    const bool may = on && count() > 1;
    may ? clock_.start() : clock_.stop();
    play_->setChecked(may);
    showIcons();
}

void StepPanel::showCurrent()
{
    const int row = step();
    back_->setEnabled(row > 0);
    first_->setEnabled(row > 0);
    next_->setEnabled(row >= 0 && row + 1 < count());
    play_->setEnabled(count() > 1);
    page_->show(row < 0 ? QString() : page(steps_[static_cast<std::size_t>(row)]));
    if (isVisible()) Q_EMIT lit(light(row));
}

QString StepPanel::page(const ResolutionStep& step) const
{
    const StepWords words(phase_->input, phase_->outcome());
    const Glossary& glossary = Glossary::spoken();
    const TermLinks terms(glossary);
    QString html = QStringLiteral("<h3>%1</h3>").arg(words.title(step).toHtmlEscaped());
    if (const QString cause = words.cause(step); cause != words.title(step))
        html += whyQuiet(cause.toHtmlEscaped());
    if (!step.core.empty()) {
        html += whyParagraph(terms.in(words.core(step).toHtmlEscaped()));
        for (std::size_t i = 0; i < phase_->outcome().paradoxes.size(); ++i)
            if (settles(step, phase_->outcome().paradoxes[i]))
                html += whyParagraph(linked(paradoxPlace(i), tr("Follow the circle")));
    }
    if (!step.answers.empty()) html += whyHeading(tr("Decided"));
    for (const StepAnswer& answer : step.answers) {
        html += whyParagraph(linked(unitPlace(answer.question.unit), words.reasoned(answer, steps_)));
        if (const QString turners = words.turners(answer.question); !turners.isEmpty())
            html += whyQuiet(turners.toHtmlEscaped());
    }
    if (!step.waiting.empty()) html += whyHeading(tr("Still open"));
    for (const StepWait& wait : step.waiting) html += whyQuiet(terms.in(words.waiting(wait).toHtmlEscaped()));
    QStringList about;
    for (const GlossaryTerm* term :
         {glossary.about(step.kind),
          step.kind == ResolutionStep::Kind::Paradox ? glossary.about(step.decree) : nullptr})
        if (term) about << termLink(*term);
    return html + whyHeading(tr("Terms")) + whyParagraph(about.join(QStringLiteral(" · ")));
}

BoardLight StepPanel::light(int row) const
{
    BoardLight light;
    if (row < 0) return light;
    const ResolutionStep& step = steps_[static_cast<std::size_t>(row)];
    for (const StepAnswer& answer : step.answers) {
        light.provinces.add(answer.question.unit);
        light.units.add(answer.question.unit);
        for (const StepQuestion ground : answer.because) light.units.add(ground.unit);
        light.units |= answer.failing;
    }
    for (const StepQuestion core : step.core) light.units.add(core.unit);
    for (const StepWait& wait : step.waiting) light.undecided.add(wait.question.unit);
    for (const Paradox& paradox : phase_->outcome().paradoxes)
        if (settles(step, paradox))
            for (const auto& circle : circlesOf(phase_->map(), phase_->outcome(), paradox))
                for (const Dependence& one : circle) light.circle.emplace_back(one.from, one.to);
    return light;
}

void StepPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    prepare();
    showCurrent();
}

void StepPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    play(false);
    Q_EMIT lit({});
}

void StepPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showIcons();
    if (event->type() == QEvent::LanguageChange) fill();
}

} // namespace chancery
