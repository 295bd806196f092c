// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/case_search_line.h"

#include "engine/rules/rulebooks.h"
#include "ui/words/case_words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace chancery {

namespace {

const QStringList& queryKeys()
{
    static const QStringList keys{
        QStringLiteral("chapter:"),    QStringLiteral("differs:"),  QStringLiteral("library:"),
        QStringLiteral("motif:"),      QStringLiteral("order:"),    QStringLiteral("phase:"),
        QStringLiteral("power:"),      QStringLiteral("rulebook:"), QStringLiteral("seas:"),
        QStringLiteral("unanswered:"), QStringLiteral("unit:")};
    return keys;
}

QStringList rulebookIds()
{
    QStringList ids;
    for (const RulebookInfo& book : rulebooks()) ids << QString::fromStdString(book.id);
    return ids;
}

} // namespace

CaseSearchLine::CaseSearchLine(const QStringList& libraries, QWidget* parent)
    : QLineEdit(parent)
    , libraries_(libraries)
    , completer_(new QCompleter(this))
    , offers_(new QStringListModel(this))
{
    for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i)
        motifs_ << motifInWords(static_cast<Motif>(i));
    motifs_.sort();
    completer_->setWidget(this);
    completer_->setModel(offers_);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    connect(this, &QLineEdit::textEdited, this, &CaseSearchLine::offer);
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &CaseSearchLine::take);
}

/// Returns where the word at the cursor begins: behind the last blank that is not in quotation marks.
int CaseSearchLine::wordBegin() const
{
    int begin = 0;
    bool quoted = false;
    for (int i = 0; i < cursorPosition(); ++i) {
        if (text()[i] == u'"') quoted = !quoted;
        if (text()[i].isSpace() && !quoted) begin = i + 1;
    }
    return begin;
}

QStringList CaseSearchLine::valuesOf(const QString& key) const
{
    if (key == u"library:") return libraries_;
    if (key == u"rulebook:") return rulebookIds();
    if (key == u"differs:" || key == u"unanswered:")
        return QStringList{QStringLiteral("any")} + rulebookIds();
    if (key == u"phase:")
        return {QStringLiteral("movement"), QStringLiteral("retreat"), QStringLiteral("adjustment")};
    if (key == u"motif:") {
        QStringList quoted;
        for (const QString& motif : motifs_) quoted << (motif.contains(u' ') ? u'"' + motif + u'"' : motif);
        return quoted;
    }
    return {};
}

QStringList CaseSearchLine::completions() const
{
    QString word = text().mid(wordBegin(), cursorPosition() - wordBegin());
    const QString negation = word.startsWith(u'-') ? QStringLiteral("-") : QString();
    word = word.mid(negation.size());
    if (word.isEmpty()) return {};
    QStringList all;
    const qsizetype colon = word.indexOf(u':');
    if (colon < 0) {
        all = queryKeys() + motifs_;
    } else {
        const QString key = word.left(colon + 1);
        for (const QString& value : valuesOf(key)) all << key + value;
    }
    QStringList fitting;
    for (const QString& one : all)
        if (one.startsWith(word, Qt::CaseInsensitive) && one.compare(word, Qt::CaseInsensitive) != 0)
            fitting << negation + one;
    return fitting;
}

void CaseSearchLine::offer()
{
    const QStringList all = completions();
    offers_->setStringList(all);
    if (all.isEmpty()) return completer_->popup()->hide();
    completer_->complete(QRect(0, 0, offerWidth, height()));
}

/// Puts a completion in the place of the word at the cursor.
void CaseSearchLine::take(const QString& completion)
{
    const int begin = wordBegin();
    const QString behind = text().mid(cursorPosition());
    const QString filled = completion.endsWith(u':') ? completion : completion + u' ';
    setText(text().left(begin) + filled + behind.trimmed());
    setCursorPosition(begin + static_cast<int>(filled.size()));
    if (completion.endsWith(u':')) offer();
}

void CaseSearchLine::keyPressEvent(QKeyEvent* event)
{
    const bool popped = completer_->popup()->isVisible();
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (popped) return event->ignore();
        Q_EMIT stepWanted(event->key());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        if (popped && completer_->popup()->currentIndex().isValid()) return event->ignore();
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace chancery
