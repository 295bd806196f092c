// SPDX-License-Identifier: GPL-3.0-or-later
// A choice of libraries, a list that narrows while words are typed, and the chosen case beside it.
#include "ui/dialogs/case_browser_dialog.h"

#include "engine/notation/order_text.h"
#include "engine/rules/rulebooks.h"
#include "ui/style/type.h"
#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/handbook_page.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int searchRole = Qt::UserRole + 1;

/// Accepts the rows that contain every typed word.
class WordFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& text)
    {
        words_ = text.simplified().split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString text = sourceModel()->index(row, 0, parent).data(searchRole).toString();
        return std::ranges::all_of(words_,
                                   [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); });
    }

private:
    QStringList words_;
};

QString cited(const Case& c)
{
    const RulebookInfo* book = findRulebook(c.rulebook);
    if (!book || c.clauses.empty()) return {};
    return QString::fromStdString(book->cited + " " + c.clauses);
}

QString paragraph(const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace

CaseSummary summaryOf(const Map& map, const Case& c)
{
    QStringList lines;
    for (const Unit& unit : c.before.units)
        lines << Words(map).power(unit.power) + u' ' + QString::fromStdString(canonical(map, unit));
    lines << QString();
    for (const auto* orders : {&c.orders, &c.retreats})
        for (const CaseOrder& order : *orders)
            lines << QStringLiteral("%1 %2   [%3]")
                         .arg(Words(map).power(order.power), QString::fromStdString(order.text),
                              QString::fromStdString(order.expect));
    return {QString::fromStdString(c.id),      QString::fromStdString(c.title), cited(c),
            QString::fromStdString(c.comment), QString::fromStdString(c.note),  lines.join(u'\n')};
}

CaseBrowserDialog::CaseBrowserDialog(std::vector<CaseShelf> shelves, QWidget* parent)
    : QDialog(parent)
    , shelves_(std::move(shelves))
{
    setObjectName(QStringLiteral("caseBrowserDialog"));
    explainOn(this, "studying");
    setWindowTitle(tr("Test cases"));
    auto* column = new QVBoxLayout(this);
    column->addLayout(filterLine());
    auto* halves = new QSplitter;
    halves->addWidget(caseList());
    text_ = new QTextBrowser;
    introduce(text_, "text", tr("The selected case"), {});
    halves->addWidget(text_);
    halves->setSizes({1, 1});
    halves->setChildrenCollapsible(false);
    column->addWidget(halves, 1);
    column->addWidget(count_ = stateLabel("count", this));
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Open as a position"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    showShelf();
    fitToScreen(this, {980, 580});
    filter_->setFocus();
}

QLayout* CaseBrowserDialog::filterLine()
{
    library_ = new QComboBox;
    for (const CaseShelf& shelf : shelves_) library_->addItem(shelf.name);
    introduce(library_, "library", tr("Library"),
              tr("Which cases are listed; each opens under its own rulebook"));
    connect(library_, &QComboBox::currentIndexChanged, this, &CaseBrowserDialog::showShelf);
    auto* libraryLabel = new QLabel(tr("&Library:"));
    libraryLabel->setBuddy(library_);
    filter_ = textLine();
    filter_->setClearButtonEnabled(true);
    filter_->setPlaceholderText(tr("6.F.14, convoy, support cut…", "examples of what to look for"));
    introduce(filter_, "filter", tr("Find a case"),
              tr("Words from the number, title or comment; select with the arrow keys"));
    filter_->installEventFilter(this);
    connect(filter_, &QLineEdit::textChanged, this, &CaseBrowserDialog::refilter);
    auto* label = new QLabel(tr("&Find:"));
    label->setBuddy(filter_);
    auto* row = new QHBoxLayout;
    row->addWidget(libraryLabel);
    row->addWidget(library_);
    row->addWidget(label);
    row->addWidget(filter_, 1);
    return row;
}

QWidget* CaseBrowserDialog::caseList()
{
    model_ = new QStandardItemModel(this);
    filtered_ = new WordFilter(this);
    filtered_->setSourceModel(model_);
    list_ = new QListView;
    list_->setModel(filtered_);
    list_->setUniformItemSizes(true);
    introduce(list_, "cases", tr("Cases"), tr("Double-click a case to open it"));
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CaseBrowserDialog::showChosen);
    connect(list_, &QListView::doubleClicked, this, &QDialog::accept);
    return list_;
}

const CaseShelf& CaseBrowserDialog::shelf() const
{
    return shelves_[static_cast<std::size_t>(library_->currentIndex())];
}

void CaseBrowserDialog::showShelf()
{
    model_->clear();
    for (const CaseSummary& c : shelf().cases) {
        auto* item = new QStandardItem(tr("%1  %2", "number, title").arg(c.id, c.title));
        item->setData(QStringList{c.id, c.title, c.clauses, c.comment}.join(u' '), searchRole);
        item->setEditable(false);
        model_->appendRow(item);
    }
    refilter();
}

bool CaseBrowserDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != filter_ || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return QCoreApplication::sendEvent(list_, event);
    default:
        return QDialog::eventFilter(watched, event);
    }
}

void CaseBrowserDialog::refilter()
{
    static_cast<WordFilter*>(filtered_)->setWords(filter_->text());
    if (!list_->currentIndex().isValid()) list_->setCurrentIndex(filtered_->index(0, 0));
    list_->scrollTo(list_->currentIndex());
    count_->setText(
        tr("%1 of %n case(s)", nullptr, static_cast<int>(shelf().cases.size())).arg(filtered_->rowCount()));
    showChosen();
}

std::optional<CaseChoice> CaseBrowserDialog::chosen() const
{
    const QModelIndex at = filtered_->mapToSource(list_->currentIndex());
    if (!at.isValid()) return std::nullopt;
    return CaseChoice{static_cast<std::size_t>(library_->currentIndex()), static_cast<std::size_t>(at.row())};
}

void CaseBrowserDialog::showChosen()
{
    const auto at = chosen();
    accept_->setEnabled(at.has_value());
    if (!at)
        return text_->setPlainText(shelf().cases.empty() ? tr("There are no cases.")
                                                         : tr("No case contains these words."));
    const CaseSummary& c = shelf().cases[at->index];
    text_->setHtml(
        richHeading(TypeSize::Heading, font(),
                    c.id.toHtmlEscaped() + QStringLiteral(" &nbsp; ") + c.title.toHtmlEscaped()) +
        paragraph(c.clauses) + paragraph(c.comment) +
        QStringLiteral("<pre>%1</pre>").arg(c.position.toHtmlEscaped()) + paragraph(c.note));
}

std::optional<CaseChoice> CaseBrowserDialog::choose(std::vector<CaseShelf> shelves, QWidget* parent)
{
    CaseBrowserDialog dialog(std::move(shelves), parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.chosen();
}

} // namespace chancery
