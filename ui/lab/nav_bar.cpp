// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/nav_bar.h"

#include "ui/draw/icons.h"
#include "ui/draw/palette.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/long_words.h"
#include "ui/words/clause_facts.h"
#include "ui/words/clauses.h"
#include "ui/words/term_links.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

namespace chancery {

namespace {

/// Draws the links to terms and clauses dotted, in the colour of the text.
void quietenTerms(QTextDocument& document, const QPalette& palette)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            const QString link = part.charFormat().anchorHref();
            if (termOfLink(link).isEmpty() && !leadsToClause(link)) continue;
            QTextCharFormat quiet;
            quiet.setForeground(palette.text());
            quiet.setUnderlineStyle(QTextCharFormat::DotLine);
            cursor.setPosition(part.position());
            cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(quiet);
        }
}

} // namespace

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

PageView::PageView(const char* name, const QString& accessible, QWidget* parent)
    : QTextBrowser(parent)
{
    setObjectName(QLatin1String(name));
    setAccessibleName(accessible);
    setOpenLinks(false);
    breakLongWords(this);
    document()->setDocumentMargin(2 * spacingStep);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (caseOfLink(link.toString()).empty())
            Q_EMIT followed(link.toString());
        else
            QDesktopServices::openUrl(link);
    });
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& link) {
        place_ = link.toString(); // source() follows later
        quietenTerms(*document(), palette());
    });
    connect(this, &QTextBrowser::highlighted, this,
            [this](const QUrl& link) { Q_EMIT pointedAt(link.toString()); });
}

void PageView::show(const QString& html)
{
    const int place = html == html_ ? verticalScrollBar()->value() : 0;
    html_ = html;
    setLook();
    setHtml(unbroken(withClauseLinks(html_)));
    quietenTerms(*document(), palette());
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(place); // a view that is not laid out yet scrolls to see the cursor
}

void PageView::reload()
{
    const QString before = html_;
    const int place = verticalScrollBar()->value();
    QTextBrowser::reload();
    if (html_ == before) verticalScrollBar()->setValue(place);
}

/// Returns a page by its link, with a blank for an empty one, which Qt would call missing.
QVariant PageView::loadResource(int type, const QUrl& name)
{
    if (!pages_) return QTextBrowser::loadResource(type, name);
    html_ = pages_(name.toString());
    setLook();
    return html_.isEmpty() ? QStringLiteral("<p></p>") : unbroken(withClauseLinks(html_));
}

/// Sets the sizes and colours of the next page.
void PageView::setLook()
{
    const QFont body = font();
    const QColor quiet = mixed(palette().text().color(), palette().base().color(), .68);
    document()->setDefaultStyleSheet(
        QStringLiteral(
            "h3 { font-size: %1pt; margin: 0 0 4px 0; } h4 { font-size: %2pt; margin: 10px 0 2px 0; } "
            "p { margin: 0 0 4px 0; } table { margin: 0 0 8px 0; } .quiet { color: %3; } li { margin: 0 0 "
            "4px 0; }")
            .arg(typeOf(TypeSize::Heading, body).pointSizeF())
            .arg(body.pointSizeF())
            .arg(quiet.name()));
}

void PageView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    const bool look = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (!look || html_.isEmpty()) return;
    pages_ ? reload() : show(QString(html_));
}

} // namespace chancery
