// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/nav_bar.h"

#include "ui/draw/icons.h"
#include "ui/draw/type.h"
#include "ui/lab/page_view.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/elided_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>
#include <QToolButton>

namespace chancery {

NavBar::NavBar(const QString& first, PageView* pages, QWidget* parent)
    : QWidget(parent)
    , row_(new QHBoxLayout(this))
    , back_(button("goBack", tr("Back"), QKeySequence(QStringLiteral("Alt+Left"))))
    , forward_(button("goForward", tr("Forward"), QKeySequence(QStringLiteral("Alt+Right"))))
    , first_(button("goFirst", first, QKeySequence(QStringLiteral("Alt+Up"))))
    , title_(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("navBar"));
    title_->setObjectName(QStringLiteral("pageTitle"));
    title_->setTextFormat(Qt::PlainText);
    setType(title_, TypeSize::Body, true);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(spacingStep);
    row_->addWidget(title_, 1);
    connect(back_, &QToolButton::clicked, pages, &PageView::backward);
    connect(forward_, &QToolButton::clicked, pages, &PageView::forward);
    connect(first_, &QToolButton::clicked, pages, &PageView::home);
    for (QToolButton* way : {back_, forward_}) way->setEnabled(false);
    connect(pages, &PageView::backwardAvailable, back_, &QToolButton::setEnabled);
    connect(pages, &PageView::forwardAvailable, forward_, &QToolButton::setEnabled);
    showIcons();
}

/// Makes a button whose key works wherever the keyboard is in the parent.
QToolButton* NavBar::button(const char* name, const QString& text, const QKeySequence& key)
{
    auto* made = new QToolButton(this);
    introduce(made, name, text, QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    row_->addWidget(made);
    auto* shortcut = new QShortcut(key, parentWidget());
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, made, &QToolButton::click);
    return made;
}

void NavBar::show(const QString& title, bool isFirst)
{
    title_->setText(title);
    first_->setEnabled(!isFirst);
}

void NavBar::add(QWidget* control)
{
    row_->addWidget(control);
}

void NavBar::showIcons()
{
    const ThemeKind theme = themeOf(*this);
    back_->setIcon(icon(QStringLiteral("previous"), theme));
    forward_->setIcon(icon(QStringLiteral("next"), theme));
    first_->setIcon(icon(QStringLiteral("orders"), theme));
}

void NavBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showIcons();
}

} // namespace chancery
