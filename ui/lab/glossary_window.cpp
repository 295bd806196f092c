// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/glossary_window.h"

#include "engine/map/word_match.h"
#include "ui/draw/type.h"
#include "ui/lab/clause_pages.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/term_pages.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/handbook_page.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/term_links.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

GlossaryWindow::GlossaryWindow(QWidget* parent)
    : QDialog(parent, Qt::Window)
    , glossary_(Glossary::spoken())
    , line_(textLine(this))
    , list_(new QTreeWidget(this))
    , page_(new PageView("termPage", tr("The selected term or clause"), this))
    , bar_(new NavBar(tr("First term"), page_, this))
{
    setObjectName(QStringLiteral("glossaryWindow"));
    setWindowTitle(tr("Glossary and clauses"));
    setAttribute(Qt::WA_DeleteOnClose);
    explainOn(this, "laboratory");
    introduce(list_, "terms", tr("Terms and clauses"), {});
    introduce(line_, "termFilter", tr("Find a term or a clause"),
              tr("The number of a clause, or letters from a name or its text"));
    line_->setPlaceholderText(tr("Find"));
    line_->setClearButtonEnabled(true);
    list_->setHeaderHidden(true);
    fill();
    auto* left = new QVBoxLayout;
    left->setSpacing(spacingStep);
    left->addWidget(line_);
    left->addWidget(list_, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(spacingStep);
    right->addWidget(bar_);
    right->addWidget(page_, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * spacingStep);
    row->addLayout(left, 2);
    row->addLayout(right, 3);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2 * spacingStep);
    column->addLayout(row, 1);
    column->addWidget(closeButton(this));
    connect(line_, &QLineEdit::textChanged, this, &GlossaryWindow::filter);
    connect(list_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        const QString wanted = item ? item->data(0, Qt::UserRole).toString() : QString();
        if (!following_ && !wanted.isEmpty()) turnTo(wanted);
    });
    connect(page_, &PageView::followed, this,
            [this](const QString& link) { turnTo(leadsToClause(link) ? link : termOfLink(link)); });
    connect(page_, &PageView::sourceChanged, this, &GlossaryWindow::tellPage);
    page_->setPages([this](const QString& link) { return htmlOf(link); });
    if (!glossary_.terms().empty()) turnTo(glossary_.terms().front().id);
    fitToScreen(this, {860, 560});
    line_->setFocus();
}

QTreeWidgetItem* GlossaryWindow::addChapter(const QString& title)
{
    auto* chapter = new QTreeWidgetItem(list_, {title});
    chapter->setFlags(Qt::ItemIsEnabled);
    chapter->setFont(0, typeOf(TypeSize::Body, font(), true));
    return chapter;
}

void GlossaryWindow::addEntry(QTreeWidgetItem* chapter, const QString& title, const QString& place)
{
    auto* item = new QTreeWidgetItem(chapter, {title});
    item->setToolTip(0, title);
    item->setData(0, Qt::UserRole, place);
}

/// Lists the terms, which are seen at once, and the rulebooks, which are opened to see their clauses.
void GlossaryWindow::fill()
{
    QTreeWidgetItem* chapter = nullptr;
    QString name;
    for (const GlossaryTerm& term : glossary_.terms()) {
        if (term.chapter != name) chapter = addChapter(chapterOfGlossary(term.chapter));
        name = term.chapter;
        addEntry(chapter, term.title, term.id);
    }
    list_->expandAll();
    for (const ClauseDocument& document : clauseDocuments()) {
        chapter = addChapter(RulebookWords::title(bookOf(document)));
        for (const Clause& clause : document.clauses)
            addEntry(chapter,
                     QStringLiteral("%1  %2").arg(QString::fromStdString(clause.number),
                                                  QString::fromStdString(wordsOf(clause).title)),
                     linkToClause({&document, &clause, clause.number}));
    }
}

/// Returns everything that a term or a clause is found by.
QString GlossaryWindow::textOf(const QString& place) const
{
    if (const ClausePlace clause = clauseOfLink(place)) {
        const ClauseWords& words = wordsOf(*clause.clause);
        return QStringList{titleOf(clause), QString::fromStdString(words.text),
                           QString::fromStdString(words.note)}
            .join(u' ');
    }
    const GlossaryTerm& term = *glossary_.find(place);
    return QStringList{term.title, term.words.join(u' '), term.text}.join(u' ');
}

/// Lists the terms and clauses that have what is typed in their name, their words or their text.
void GlossaryWindow::filter()
{
    const std::string typed = line_->text().toStdString();
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* chapter = list_->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            const QString text = textOf(chapter->child(j)->data(0, Qt::UserRole).toString());
            const bool fits = fitsText(typed, text.toStdString());
            chapter->child(j)->setHidden(!fits);
            any = any || fits;
        }
        chapter->setHidden(!any);
        const bool rulebook = leadsToClause(chapter->child(0)->data(0, Qt::UserRole).toString());
        if (rulebook) chapter->setExpanded(!typed.empty());
    }
    const QStringList left = listed();
    const auto exact = std::ranges::find_if(left, [this](const QString& one) { return isTyped(one); });
    if (exact != left.end())
        turnTo(*exact);
    else if (!left.isEmpty() && !left.contains(place()))
        turnTo(left.front());
}

/// Returns whether exactly this clause is typed: "1971 XII.4", or its number alone.
bool GlossaryWindow::isTyped(const QString& place) const
{
    const ClausePlace clause = clauseOfLink(place);
    if (!clause) return false;
    const QString typed = line_->text().trimmed();
    return typed.compare(citationOf(clause), Qt::CaseInsensitive) == 0 ||
           typed.compare(QString::fromStdString(clause.number), Qt::CaseInsensitive) == 0;
}

QStringList GlossaryWindow::listed() const
{
    QStringList places;
    for (QTreeWidgetItemIterator it(list_, QTreeWidgetItemIterator::NotHidden); *it; ++it)
        if (const QString one = (*it)->data(0, Qt::UserRole).toString(); !one.isEmpty()) places << one;
    return places;
}

QString GlossaryWindow::htmlOf(const QString& link) const
{
    if (const ClausePlace clause = clauseOfLink(link)) return ClausePages::html(clause);
    const GlossaryTerm* term = glossary_.find(termOfLink(link));
    return term ? TermPages(glossary_).html(*term) : QString();
}

void GlossaryWindow::turnTo(const QString& place)
{
    if (clauseOfLink(place)) page_->setSource(QUrl(place));
    if (glossary_.find(place)) page_->setSource(QUrl(linkToTerm(place)));
}

QString GlossaryWindow::place() const
{
    const QString& shown = page_->place();
    return leadsToClause(shown) ? shown : termOfLink(shown);
}

/// Says on the bar and in the list what is shown; of a part of a clause the list has the whole.
void GlossaryWindow::tellPage()
{
    const ClausePlace clause = clauseOfLink(place());
    const QString entry =
        clause ? linkToClause({clause.document, clause.clause, clause.clause->number}) : place();
    bar_->show(clause ? citationOf(clause) : glossary_.find(place())->title,
               entry == glossary_.terms().front().id);
    following_ = true;
    for (QTreeWidgetItemIterator it(list_); *it; ++it)
        if ((*it)->data(0, Qt::UserRole).toString() == entry) list_->setCurrentItem(*it);
    following_ = false;
}

} // namespace chancery
