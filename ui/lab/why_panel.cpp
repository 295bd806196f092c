// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_panel.h"

#include "ui/draw/type.h"
#include "ui/lab/nav_bar.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery {

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent)
    , page_(new PageView("whyPage", tr("Explanation"), this))
    , bar_(new NavBar(tr("All orders"), page_, this))
{
    setObjectName(QStringLiteral("whyPanel"));
    page_->setPlaceholderText(tr("There are no results to explain."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    column->setSpacing(spacingStep);
    column->addWidget(bar_);
    column->addWidget(page_, 1);
    setFocusProxy(page_);
    page_->setPages([this](const QString& link) {
        return prepare() ? pages_->html(inPhase(linkTarget(link).value_or(WhyPlace{}))) : QString();
    });
    connect(page_, &PageView::followed, this, &WhyPanel::follow);
    connect(page_, &PageView::pointedAt, this, &WhyPanel::point);
    connect(page_, &PageView::sourceChanged, this, &WhyPanel::tellPage);
    go({});
}

void WhyPanel::offer(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        bar_->add(button);
    }
}

void WhyPanel::setPhase(std::shared_ptr<const AskedPhase> phase)
{
    if (phase == phase_) return;
    const bool otherMap = phase && phase_ && phase->input.map != phase_->input.map;
    phase_ = std::move(phase);
    pages_.reset();
    if (otherMap) {
        page_->home();
        page_->clearHistory();
    }
    page_->reload();
}

void WhyPanel::setRegister(Register how)
{
    if (how == register_) return;
    register_ = how;
    pages_.reset();
    page_->reload();
}

/// Makes the pages if the panel is seen and has a phase. Returns whether there are any.
bool WhyPanel::prepare()
{
    if (!pages_ && phase_ && isVisible()) pages_.emplace(phase_, register_);
    return pages_.has_value();
}

void WhyPanel::go(const WhyPlace& place)
{
    page_->setSource(QUrl(linkTo(place)));
}

void WhyPanel::goTo(Province province)
{
    if (province != noProvince && prepare()) go(pages_->placeAt(province));
}

WhyPlace WhyPanel::place() const
{
    return linkTarget(page_->place()).value_or(WhyPlace{});
}

/// Returns a place, or that of all orders if the phase has no such page.
WhyPlace WhyPanel::inPhase(const WhyPlace& wanted) const
{
    return pages_ && pages_->has(wanted) ? wanted : WhyPlace{};
}

void WhyPanel::follow(const QString& link)
{
    if (const auto step = stepOfLink(link)) Q_EMIT stepWanted(*step);
    if (const auto place = linkTarget(link)) go(*place);
}

/// Lights what a link leads to, or the page shown once the pointer has left it.
void WhyPanel::point(const QString& link)
{
    if (!pages_) return;
    const auto target = linkTarget(link);
    const bool text =
        !target || target->kind == WhyPlace::Kind::Term || target->kind == WhyPlace::Kind::Clause;
    Q_EMIT lit(pages_->light(text ? place() : *target));
}

/// Says on the bar and on the board what the page is about.
void WhyPanel::tellPage()
{
    const WhyPlace shown = inPhase(place());
    bar_->show(pages_ ? pages_->title(shown) : QString(), shown == WhyPlace{});
    if (isVisible()) Q_EMIT lit(pages_ ? pages_->light(shown) : BoardLight{});
}

void WhyPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    page_->reload();
}

void WhyPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    Q_EMIT lit({});
}

void WhyPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    pages_.reset();
    page_->reload();
}

} // namespace chancery
