// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/page_view.h"

#include "ui/draw/palette.h"
#include "ui/draw/type.h"
#include "ui/parts/long_words.h"
#include "ui/words/term_links.h"
#include "ui/words/unbroken.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

namespace chancery {

namespace {

/// Draws the links to terms dotted, in the colour of the text.
void quietenTerms(QTextDocument& document, const QPalette& palette)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment part = it.fragment();
            if (termOfLink(part.charFormat().anchorHref()).isEmpty()) continue;
            QTextCharFormat quiet;
            quiet.setForeground(palette.text());
            quiet.setUnderlineStyle(QTextCharFormat::DotLine);
            cursor.setPosition(part.position());
            cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(quiet);
        }
}

} // namespace

PageView::PageView(const char* name, const QString& accessible, QWidget* parent)
    : QTextBrowser(parent)
{
    setObjectName(QLatin1String(name));
    setAccessibleName(accessible);
    setOpenLinks(false);
    breakLongWords(this);
    document()->setDocumentMargin(2 * spacingStep);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { Q_EMIT followed(link.toString()); });
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
    setHtml(unbroken(html_));
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
    return html_.isEmpty() ? QStringLiteral("<p></p>") : unbroken(html_);
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
