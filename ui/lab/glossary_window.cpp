// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/glossary_window.h"

#include "engine/map/word_match.h"
#include "ui/draw/type.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/term_pages.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/handbook_page.h"
#include "ui/words/term_links.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace chancery {

GlossaryWindow::GlossaryWindow(QWidget* parent)
    : QDialog(parent, Qt::Window)
    , glossary_(Glossary::spoken())
    , line_(textLine(this))
    , list_(new QTreeWidget(this))
    , page_(new PageView("termPage", tr("The selected term"), this))
    , bar_(new NavBar(tr("First term"), page_, this))
{
    setObjectName(QStringLiteral("glossaryWindow"));
    setWindowTitle(tr("Glossary"));
    setAttribute(Qt::WA_DeleteOnClose);
    explainOn(this, "laboratory");
    introduce(list_, "terms", tr("Terms"), {});
    introduce(line_, "termFilter", tr("Find a term"), tr("Letters from the name of a term or its text"));
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
        const QString id = item ? item->data(0, Qt::UserRole).toString() : QString();
        if (!following_ && !id.isEmpty()) turnTo(id);
    });
    connect(page_, &PageView::followed, this, [this](const QString& link) { turnTo(termOfLink(link)); });
    connect(page_, &PageView::sourceChanged, this, &GlossaryWindow::tellPage);
    page_->setPages([this](const QString& link) {
        const GlossaryTerm* shown = glossary_.find(termOfLink(link));
        return shown ? TermPages(glossary_).html(*shown) : QString();
    });
    if (!glossary_.terms().empty()) turnTo(glossary_.terms().front().id);
    fitToScreen(this, {860, 560});
    line_->setFocus();
}

void GlossaryWindow::fill()
{
    QTreeWidgetItem* chapter = nullptr;
    QString name;
    for (const GlossaryTerm& term : glossary_.terms()) {
        if (term.chapter != name) {
            chapter = new QTreeWidgetItem(list_, {chapterOfGlossary(term.chapter)});
            chapter->setFlags(Qt::ItemIsEnabled);
            chapter->setFont(0, typeOf(TypeSize::Body, font(), true));
        }
        name = term.chapter;
        auto* item = new QTreeWidgetItem(chapter, {term.title});
        item->setData(0, Qt::UserRole, term.id);
    }
    list_->expandAll();
}

/// Lists the terms that have what is typed in their name, their words or their text.
void GlossaryWindow::filter()
{
    const std::string typed = line_->text().toStdString();
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* chapter = list_->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            const GlossaryTerm& term = *glossary_.find(chapter->child(j)->data(0, Qt::UserRole).toString());
            const QString text = QStringList{term.title, term.words.join(u' '), term.text}.join(u' ');
            const bool fits = fitsText(typed, text.toStdString());
            chapter->child(j)->setHidden(!fits);
            any = any || fits;
        }
        chapter->setHidden(!any);
    }
    const QStringList left = listed();
    if (!left.isEmpty() && !left.contains(term())) turnTo(left.front());
}

QStringList GlossaryWindow::listed() const
{
    QStringList ids;
    for (QTreeWidgetItemIterator it(list_, QTreeWidgetItemIterator::NotHidden); *it; ++it)
        if (const QString id = (*it)->data(0, Qt::UserRole).toString(); !id.isEmpty()) ids << id;
    return ids;
}

void GlossaryWindow::turnTo(const QString& id)
{
    if (glossary_.find(id)) page_->setSource(QUrl(linkToTerm(id)));
}

QString GlossaryWindow::term() const
{
    return termOfLink(page_->place());
}

/// Says on the bar and in the list which term is shown.
void GlossaryWindow::tellPage()
{
    const GlossaryTerm& shown = *glossary_.find(term());
    bar_->show(shown.title, &shown == &glossary_.terms().front());
    following_ = true;
    for (QTreeWidgetItemIterator it(list_); *it; ++it)
        if ((*it)->data(0, Qt::UserRole).toString() == shown.id) list_->setCurrentItem(*it);
    following_ = false;
}

} // namespace chancery
