// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_panel.h"

#include "ui/draw/type.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/page_view.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery {

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent)
    , bar_(new NavBar(tr("All orders"), this))
    , page_(new PageView("whyPage", tr("Explanation"), this))
{
    setObjectName(QStringLiteral("whyPanel"));
    page_->setPlaceholderText(tr("There are no results to explain."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    column->setSpacing(spacingStep);
    column->addWidget(bar_);
    column->addWidget(page_, 1);
    setFocusProxy(page_);
    connect(bar_, &NavBar::goWanted, this, [this](int step) {
        history_.go(step);
        refresh();
    });
    connect(bar_, &NavBar::firstWanted, this, [this] { go({}); });
    connect(page_, &PageView::followed, this, &WhyPanel::follow);
    connect(page_, &PageView::pointedAt, this, &WhyPanel::point);
    refresh();
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
    if (phase && phase_ && phase->input.map != phase_->input.map) history_ = PageHistory(WhyPlace{});
    phase_ = std::move(phase);
    pages_.reset();
    refresh();
}

void WhyPanel::setRegister(Register how)
{
    if (how == register_) return;
    register_ = how;
    pages_.reset();
    refresh();
}

/// Makes the pages if the panel is seen and has a phase. Returns whether there are any.
bool WhyPanel::prepare()
{
    if (!pages_ && phase_ && isVisible()) pages_.emplace(phase_, register_);
    return pages_.has_value();
}

void WhyPanel::go(const WhyPlace& place)
{
    history_.visit(place);
    refresh();
}

void WhyPanel::goTo(Province province)
{
    if (province != noProvince && prepare()) go(pages_->placeAt(province));
}

void WhyPanel::follow(const QString& link)
{
    if (const auto step = stepOfLink(link)) Q_EMIT stepWanted(*step);
    if (const auto place = placeOf(link)) go(*place);
}

/// Lights what a link leads to, or the page shown once the pointer has left it.
void WhyPanel::point(const QString& link)
{
    if (!pages_) return;
    const auto place = placeOf(link);
    Q_EMIT lit(pages_->light(place && place->kind != WhyPlace::Kind::Term ? *place : history_.shown()));
}

void WhyPanel::refresh()
{
    if (!prepare()) {
        bar_->show({}, false, false, true);
        page_->show(QString());
        if (isVisible()) Q_EMIT lit({});
        return;
    }
    const WhyPlace place = pages_->has(history_.shown()) ? history_.shown() : WhyPlace{};
    bar_->show(pages_->title(place), history_.mayGoBack(), history_.mayGoForward(), place == WhyPlace{});
    page_->show(pages_->html(place));
    Q_EMIT lit(pages_->light(place));
}

void WhyPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
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
    refresh();
}

} // namespace chancery
