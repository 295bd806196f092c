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
    connect(this, &QTextBrowser::highlighted, this,
            [this](const QUrl& link) { Q_EMIT pointedAt(link.toString()); });
}

void PageView::show(const QString& html)
{
    const bool same = html == html_;
    const int place = verticalScrollBar()->value();
    html_ = html;
    fill();
    if (same) verticalScrollBar()->setValue(place);
}

void PageView::fill()
{
    const QFont body = font();
    const QPalette colours = palette();
    const QColor quiet = mixed(colours.text().color(), colours.base().color(), .68);
    document()->setDefaultStyleSheet(
        QStringLiteral(
            "h3 { font-size: %1pt; margin: 0 0 4px 0; } h4 { font-size: %2pt; margin: 10px 0 2px 0; } "
            "p { margin: 0 0 4px 0; } table { margin: 0 0 8px 0; } .quiet { color: %3; } li { margin: 0 0 "
            "4px 0; }")
            .arg(typeOf(TypeSize::Heading, body).pointSizeF())
            .arg(body.pointSizeF())
            .arg(quiet.name()));
    setHtml(unbroken(html_));
    quietenTerms(*document(), colours);
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0); // a view that is not laid out yet scrolls to see the cursor
}

void PageView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    const bool look = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (look && !html_.isEmpty()) show(QString(html_));
}

} // namespace chancery
