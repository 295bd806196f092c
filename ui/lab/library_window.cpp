// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/library_window.h"

#include "engine/explain/case_tags.h"
#include "ui/draw/type.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/query_completer.h"
#include "ui/lab/self_test_box.h"
#include "ui/lab/why_parts.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/handbook_page.h"
#include "ui/words/case_words.h"
#include "ui/words/clause_library.h"
#include "ui/words/error_words.h"
#include "ui/words/term_links.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int reasonRole = Qt::UserRole + 1; ///< of a line about a file: why it is no case

} // namespace

LibraryWindow::LibraryWindow(CaseCollection cases, const BoardSource& board, QWidget* parent)
    : QDialog(parent, Qt::Window)
    , cases_(std::move(cases))
    , board_(board)
    , pictures_(cases_, board_)
    , model_(new CaseListModel(cases_, pictures_, this))
    , line_(textLine(this))
    , problem_(problemLabel("searchProblem", this))
    , count_(stateLabel("caseCount", this))
    , picture_(new QLabel(this))
    , facets_(new QTreeWidget(this))
    , list_(new QListView(this))
    , page_(new PageView("casePage", tr("The selected case"), this))
    , results_(new QCheckBox(tr("Show &results"), this))
    , test_(new SelfTestBox(cases_, this))
{
    setObjectName(QStringLiteral("libraryWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    explainOn(this, "laboratory");
    setWindowTitle(tr("Library of cases"));
    pictures_.setTheme(themeOf(*this));
    auto* parts = new QSplitter(this);
    introduce(facets_, "facets", tr("Chapters, motifs and rulebooks"),
              tr("Lists its cases; with the Control key held it narrows what is listed"));
    facets_->setHeaderHidden(true);
    facets_->setColumnCount(2);
    facets_->header()->setStretchLastSection(false);
    facets_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    facets_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    parts->addWidget(facets_);
    parts->addWidget(caseColumn());
    parts->addWidget(pageColumn());
    parts->setSizes({QueryCompleter::offerWidth + 60, 310, 430});
    parts->setChildrenCollapsible(false);
    QDialogButtonBox* buttons = closeButton(this);
    open_ = new QPushButton(tr("&Open as a study"), this);
    introduce(open_, "accept", tr("Open as a study"), tr("Open the selected case in a window of its own"));
    open_->setDefault(true);
    buttons->addButton(open_, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2 * spacingStep);
    column->addWidget(searchRow());
    column->addWidget(parts, 1);
    column->addWidget(test_);
    column->addWidget(buttons);
    connect(open_, &QPushButton::clicked, this, &LibraryWindow::open);
    connect(line_, &QLineEdit::textChanged, this, &LibraryWindow::search);
    connect(facets_, &QTreeWidget::itemActivated, this, &LibraryWindow::chooseFacet);
    connect(facets_, &QTreeWidget::itemClicked, this, &LibraryWindow::chooseFacet);
    connect(&pictures_, &CasePictures::painted, this, [this](std::size_t number) {
        if (chosen() == number) showPicture();
    });
    fillFacets();
    search();
    fitToScreen(this, {1080, 680});
    line_->setFocus();
}

QWidget* LibraryWindow::searchRow()
{
    auto* part = new QWidget(this);
    auto* label = new QLabel(tr("&Find:"), this);
    label->setBuddy(line_);
    line_->setClearButtonEnabled(true);
    line_->setCompleter(new QueryCompleter(cases_.index(), this));
    line_->installEventFilter(this);
    line_->setPlaceholderText(
        tr("6.F.14, convoy paradox, F TYS, differs:1971…", "examples of what to look for"));
    introduce(
        line_, "filter", tr("Find cases"),
        tr("Words, a number, a motif, a unit or an order on the board, or differs:, library:, power: …; "
           "all must hold, and - before one turns it round"));
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * spacingStep);
    row->addWidget(label);
    row->addWidget(line_, 1);
    row->addWidget(count_);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacingStep);
    column->addLayout(row);
    column->addWidget(problem_);
    return part;
}

QWidget* LibraryWindow::caseColumn()
{
    introduce(list_, "cases", tr("Cases"), tr("Double-click a case to open it"));
    list_->setModel(model_);
    list_->setIconSize(CaseListModel::pictureSize);
    list_->setUniformItemSizes(true);
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setSpacing(spacingStep / 2);
    model_->setDensity(devicePixelRatioF());
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryWindow::showCase);
    connect(list_, &QListView::doubleClicked, this, &LibraryWindow::open);
    return list_;
}

QWidget* LibraryWindow::pageColumn()
{
    picture_->setObjectName(QStringLiteral("casePicture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumHeight(220);
    picture_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    picture_->installEventFilter(this);
    introduce(results_, "showResults", tr("Show results"),
              tr("Show how the orders end, what the case shows and what is said about it"));
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacingStep);
    column->addWidget(picture_, 1);
    column->addWidget(results_);
    column->addWidget(page_, 1);
    connect(results_, &QCheckBox::toggled, this, &LibraryWindow::showCase);
    connect(page_, &PageView::followed, this, [this](const QString& link) {
        if (leadsToClause(link)) Q_EMIT termWanted(link);
        if (const QString term = termOfLink(link); !term.isEmpty()) Q_EMIT termWanted(term);
    });
    return side;
}

/// Adds a line with the number of cases that its query finds; none for an empty query.
QTreeWidgetItem* LibraryWindow::addFacet(QTreeWidgetItem* parent, const QString& name, const QString& query)
{
    auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(facets_);
    item->setText(0, name);
    item->setToolTip(0, name);
    item->setData(0, Qt::UserRole, query);
    if (!query.isEmpty()) {
        const Result<CaseQuery> read = readCaseQuery(cases_.index(), query.toStdString());
        item->setText(1, QString::number(read ? cases_.index().find(*read).size() : 0));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    return item;
}

void LibraryWindow::fillFacets()
{
    for (const std::string& library : cases_.libraries()) {
        const QString id = QString::fromStdString(library), query = QStringLiteral("library:") + id;
        QTreeWidgetItem* item = addFacet(nullptr, cases_.nameOf(library), query);
        for (const CaseChapter& one : cases_.index().chapters())
            if (one.library == library && !one.chapter.empty())
                addFacet(item, chapterInWords(library, one.chapter),
                         QStringLiteral("%1 chapter:%2")
                             .arg(query, quotedValue(QString::fromStdString(one.chapter))));
    }
    QTreeWidgetItem* motifs = addFacet(nullptr, tr("Motifs"), {});
    for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i) {
        const auto motif = static_cast<Motif>(i);
        addFacet(motifs, motifInWords(motif),
                 QStringLiteral("motif:") + quotedValue(QString::fromLatin1(motifName(motif))));
    }
    motifs->sortChildren(0, Qt::AscendingOrder);
    fillRulebooks(tr("Ends otherwise under"), "differs");
    fillRulebooks(tr("Paradox left open by"), "unanswered");
    fillLeftOut();
    if (!cases_.libraries().empty()) facets_->topLevelItem(0)->setExpanded(true);
}

/// Lists the rulebooks of which any case has this tag.
void LibraryWindow::fillRulebooks(const QString& name, const std::string& key)
{
    const std::vector<std::string> values = cases_.index().valuesOf(key);
    QTreeWidgetItem* head = addFacet(nullptr, name, {});
    for (const RulebookInfo& book : rulebooks())
        if (std::ranges::binary_search(values, book.id))
            addFacet(head, QString::fromStdString(book.cited), QString::fromStdString(tagOf(key, book.id)));
}

/// Lists the files that are in no library, with the reason.
void LibraryWindow::fillLeftOut()
{
    const QStringList& files = cases_.leftOut();
    if (files.isEmpty()) return;
    QTreeWidgetItem* head = addFacet(nullptr, tr("My files that could not be read as cases"), {});
    head->setText(1, QString::number(files.size()));
    head->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    head->setExpanded(true);
    for (const QString& file : files) addFacet(head, file, {})->setData(0, reasonRole, file);
}

void LibraryWindow::chooseFacet(QTreeWidgetItem* facet)
{
    if (const QString reason = facet->data(0, reasonRole).toString(); !reason.isEmpty()) {
        list_->setCurrentIndex({});
        return page_->show(whyParagraph(reason.toHtmlEscaped()));
    }
    const QString query = facet->data(0, Qt::UserRole).toString();
    if (query.isEmpty()) return facet->setExpanded(!facet->isExpanded());
    const bool narrows = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
    lookFor(narrows && !line_->text().isEmpty() ? line_->text().trimmed() + u' ' + query : query);
}

void LibraryWindow::lookFor(const QString& query)
{
    line_->setText(query);
}

void LibraryWindow::search()
{
    const std::vector<std::pair<std::string, Motif>> names = motifNamesInWords();
    const Result<CaseQuery> query = readCaseQuery(cases_.index(), line_->text().toStdString(), names);
    tell(problem_, query ? QString() : ErrorWords::text(query.error()), Tone::Alarm);
    if (!query) return;
    const std::optional<std::size_t> kept = chosen();
    model_->show(cases_.index().find(*query));
    const int row = kept ? model_->rowOf(*kept) : -1;
    list_->setCurrentIndex(model_->index(std::max(0, row)));
    list_->scrollTo(list_->currentIndex());
    tell(count_,
         tr("%1 of %n case(s)", nullptr, static_cast<int>(cases_.index().all().size()))
             .arg(model_->rowCount({})),
         Tone::Quiet);
    showCase();
}

std::vector<std::size_t> LibraryWindow::listed() const
{
    std::vector<std::size_t> numbers;
    for (int row = 0; row < model_->rowCount(); ++row) numbers.push_back(model_->numberAt(row));
    return numbers;
}

std::optional<std::size_t> LibraryWindow::chosen() const
{
    const QModelIndex current = list_->currentIndex();
    if (!current.isValid()) return std::nullopt;
    return model_->numberAt(current.row());
}

void LibraryWindow::showCase()
{
    open_->setEnabled(chosen().has_value());
    page_->show(chosen() ? CasePage(cases_).html(*chosen(), results_->isChecked())
                         : whyParagraph(tr("No case meets all of this.").toHtmlEscaped()));
    showPicture();
}

/// Shows the picture of the chosen case, or leaves its place empty until it is painted.
void LibraryWindow::showPicture()
{
    QPixmap picture;
    if (const auto number = chosen(); number && isVisible()) {
        const double density = devicePixelRatioF();
        picture = pictures_.picture({*number, picture_->size() * density, results_->isChecked()});
        picture.setDevicePixelRatio(density);
    }
    picture_->setPixmap(picture);
}

void LibraryWindow::open()
{
    if (const auto number = chosen()) Q_EMIT opened(*number);
}

/// Up and down in the line go through the list.
bool LibraryWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == line_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown)
            return QCoreApplication::sendEvent(list_, event);
    }
    if (watched == picture_ && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        showPicture();
    return QDialog::eventFilter(watched, event);
}

void LibraryWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    pictures_.setTheme(themeOf(*this));
    list_->viewport()->update();
    showPicture();
}

} // namespace chancery
