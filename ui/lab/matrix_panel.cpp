// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/matrix_panel.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/draw/type.h"
#include "ui/lab/matrix_page.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/why_parts.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/clause_library.h"
#include "ui/words/option_words.h"
#include "ui/words/term_links.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

/// Returns how wide a column becomes at most: as the longest word of a result or of a rulebook's name. Longer
/// results are wrapped, so that ten columns fit.
int widestColumn(QFont font)
{
    font.setBold(true);
    QStringList results{Words::fate(Fate::Dislodged), Words::fate(Fate::Destroyed)};
    for (const Verdict one : {Verdict::Succeeds, Verdict::Fails, Verdict::Given, Verdict::Cut,
                              Verdict::Available, Verdict::Disrupted, Verdict::Invalid, Verdict::Illegal})
        results << Words::verdict(one);
    int widest = 0;
    for (const QString& result : results)
        for (const QString& word : result.split(u' '))
            widest = std::max(widest, QFontMetrics(font).horizontalAdvance(word + u'?'));
    for (const RulebookInfo& book : rulebooks())
        for (const QString& word : QString::fromStdString(book.cited).split(u' '))
            widest = std::max(widest, QFontMetrics(font).horizontalAdvance(word + QStringLiteral(" ?")));
    return widest + 3 * spacingStep;
}

/// Returns the results that an order can have.
std::vector<Verdict> verdictsFor(const Order& order)
{
    switch (order.command.index()) {
    case kindOf<SupportHold>:
    case kindOf<SupportMove>:
        return {Verdict::Given, Verdict::Cut, Verdict::Invalid, Verdict::Illegal};
    case kindOf<Convoy>:
        return {Verdict::Available, Verdict::Disrupted, Verdict::Invalid, Verdict::Illegal};
    case kindOf<Hold>:
        return {Verdict::Stands};
    default:
        return {Verdict::Succeeds, Verdict::Fails, Verdict::Illegal};
    }
}

} // namespace

MatrixPanel::MatrixPanel(QWidget* parent)
    : QWidget(parent)
    , summary_(stateLabel("matrixSummary", this))
    , only_(new QCheckBox(tr("&Only what differs"), this))
    , table_(new QTableView(this))
    , model_(new MatrixModel(this))
    , verdict_(new ChoiceBox(this))
    , fate_(new ChoiceBox(this))
    , wish_(stateLabel("wishAnswer", this))
    , page_(new PageView("matrixPage", tr("Reason under this rulebook"), this))
    , use_(new QPushButton(tr("&Use this rulebook"), this))
    , parts_(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("matrixPanel"));
    introduce(only_, "matrixOnly", tr("Only what differs"),
              tr("Leave out the rows in which all rulebooks agree"));
    introduce(
        table_, "matrix", tr("Results under all rulebooks"),
        tr("A cell shows its reason; what ends differently than under the rulebook of this study is lit"));
    introduce(verdict_, "wishedResult", tr("Wished result"), tr("Which rulebooks would have it so?"));
    introduce(fate_, "wishedFate", tr("Wished for the unit"), tr("Which rulebooks would have it so?"));
    introduce(use_, "useRulebook", tr("Use this rulebook"),
              tr("Resolve by the rulebook of the chosen cell; a click on its name does the same"));
    page_->setPlaceholderText(tr("Select a cell to read its reason."));
    layOut();
    connectParts();
    showSummary();
}

void MatrixPanel::layOut()
{
    const QFont small = typeOf(TypeSize::Small, font()); // ten columns fit beside the reason
    table_->setFont(small);
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setShowGrid(true);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setMaximumSectionSize(widestColumn(small));
    table_->horizontalHeader()->setSectionsClickable(true);
    table_->horizontalHeader()->setHighlightSections(false);
    auto* above = new QHBoxLayout;
    above->setSpacing(2 * spacingStep);
    above->addWidget(summary_, 1);
    above->addWidget(only_);
    auto* wishes = new QHBoxLayout;
    wishes->setSpacing(2 * spacingStep);
    for (QComboBox* box : {verdict_, fate_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* label = new QLabel(tr("&Wanted:"), this);
    label->setBuddy(verdict_);
    wishes->addWidget(label);
    wishes->addWidget(verdict_);
    wishes->addWidget(fate_);
    wishes->addWidget(wish_, 1);
    wishes->addWidget(use_);
    parts_->setObjectName(QStringLiteral("matrixParts"));
    parts_->addWidget(table_);
    parts_->addWidget(page_);
    parts_->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    column->setSpacing(spacingStep);
    column->addLayout(above);
    column->addWidget(parts_, 1);
    column->addLayout(wishes);
    setFocusProxy(table_);
}

void MatrixPanel::connectParts()
{
    connect(only_, &QCheckBox::toggled, this, [this](bool on) {
        model_->showDifferingOnly(on);
        const int row = std::max(0, model_->firstDiffering());
        if (model_->rowCount() > 0) table_->setCurrentIndex(model_->index(row, firstColumn(row)));
        showCell();
    });
    connect(only_, &QCheckBox::clicked, this, [this] { chosenOnly_ = true; });
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatrixPanel::showCell);
    connect(table_->horizontalHeader(), &QHeaderView::sectionClicked, this, &MatrixPanel::chooseBook);
    connect(use_, &QPushButton::clicked, this, [this] { chooseBook(table_->currentIndex().column()); });
    for (QComboBox* box : {verdict_, fate_})
        connect(box, &QComboBox::currentIndexChanged, this, &MatrixPanel::showWish);
    connect(page_, &PageView::followed, this, [this](const QString& link) {
        if (leadsToClause(link)) Q_EMIT termWanted(link);
        if (const QString term = termOfLink(link); !term.isEmpty()) Q_EMIT termWanted(term);
    });
}

void MatrixPanel::setTheme(const Theme& theme)
{
    model_->setTheme(theme);
}

void MatrixPanel::setPhase(std::shared_ptr<const AskedPhase> phase)
{
    if (phase == phase_) return;
    phase_ = std::move(phase);
    prepared_ = false;
    prepare();
}

/// Works out the table if the panel is seen. The chosen cell stays, but its rulebook only if any differs.
void MatrixPanel::prepare()
{
    if (prepared_ || !isVisible()) return;
    prepared_ = true;
    const QModelIndex kept = table_->currentIndex();
    phase_ ? model_->show(phase_) : model_->clear();
    if (!chosenOnly_) shortenLong();
    const int row =
        std::min(kept.isValid() ? kept.row() : std::max(0, model_->firstDiffering()), model_->rowCount() - 1);
    const bool stays = kept.isValid() && model_->firstDiffering() >= 0;
    const int column = stays ? std::min(kept.column(), model_->columnCount() - 1) : firstColumn(row);
    table_->setCurrentIndex(model_->index(row, column));
    showSummary();
    showCell();
    shareWidth();
}

/// Gives the table the width that its columns need, and the reason the rest.
void MatrixPanel::shareWidth()
{
    constexpr int leastPage = 190;
    const int table = table_->horizontalHeader()->length() + table_->verticalHeader()->sizeHint().width() +
                      2 * table_->frameWidth() + table_->verticalScrollBar()->sizeHint().width() +
                      spacingStep;
    const int both = parts_->width() - parts_->handleWidth(), page = std::max(leastPage, both - table);
    parts_->setSizes({both - page, page});
}

void MatrixPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) shareWidth();
}

void MatrixPanel::choose(Province unit)
{
    prepare();
    const int row = model_->rowOf(unit);
    if (row < 0) return;
    const QModelIndex now = table_->currentIndex();
    const bool stays = now.isValid() && (now.row() == row || model_->firstDifferingColumn(row) < 0);
    table_->setCurrentIndex(model_->index(row, stays ? now.column() : firstColumn(row)));
}

/// Leaves out the rows in which all agree if there are many, until the user chooses.
void MatrixPanel::shortenLong()
{
    constexpr std::size_t manyRows = 10;
    const bool only = model_->matrix().rows.size() > manyRows && !model_->matrix().agree();
    const QSignalBlocker quiet(only_);
    only_->setChecked(only);
    model_->showDifferingOnly(only);
}

/// Returns the column that a row is shown with: the first that ends otherwise, else that of the own rules.
int MatrixPanel::firstColumn(int row) const
{
    const int differing = row < 0 ? -1 : model_->firstDifferingColumn(row);
    return differing < 0 ? std::max(0, model_->ownColumn()) : differing;
}

int MatrixPanel::fullHeight() const
{
    if (model_->matrix().agree()) return 0; // one row says as much as all
    const int rows = table_->verticalHeader()->length() + table_->horizontalHeader()->height();
    return height() - table_->viewport()->height() - table_->horizontalHeader()->height() + rows;
}

void MatrixPanel::showSummary()
{
    only_->setEnabled(phase_ && !model_->matrix().agree());
    if (!phase_ || model_->matrix().rows.empty())
        return tell(summary_, tr("There is nothing to resolve."), Tone::Quiet);
    const auto& rows = model_->matrix().rows;
    const auto differing = static_cast<int>(
        std::ranges::count_if(rows, [this](const MatrixRow& row) { return model_->differs(row); }));
    QStringList open, choosing;
    for (int column = 0; column < model_->columnCount(); ++column) {
        const MatrixColumn& one = model_->matrix().columns[static_cast<std::size_t>(column)];
        if (one.unanswered) open << model_->bookName(column);
        if (one.choice) choosing << model_->bookName(column);
    }
    const QStringList others = model_->otherwise();
    QString text = differing == 0 ? tr("All rulebooks agree.")
                   : others.isEmpty()
                       ? tr("The rulebooks differ in %n row(s).", nullptr, differing)
                       : tr("%n row(s) end differently than under %1: %2.", "own rulebook, others", differing)
                             .arg(model_->bookName(model_->ownColumn()), others.join(QStringLiteral(", ")));
    if (!open.isEmpty())
        text += u' ' + tr("A paradox is left open by: %1.", "rulebooks").arg(open.join(QStringLiteral(", ")));
    if (!choosing.isEmpty())
        text += u' ' + tr("The players choose the units to remove under: %1.", "rulebooks")
                           .arg(choosing.join(QStringLiteral(", ")));
    tell(summary_, text, Tone::Quiet);
}

void MatrixPanel::chooseBook(int column)
{
    if (column < 0 || column >= model_->columnCount() || model_->isHouse(column)) return;
    Q_EMIT rulebookChosen(
        QString::fromStdString(model_->matrix().columns[static_cast<std::size_t>(column)].rulebook.id));
}

void MatrixPanel::showCell()
{
    const QModelIndex cell = table_->currentIndex();
    use_->setEnabled(cell.isValid() && cell.column() != model_->ownColumn() &&
                     !model_->isHouse(cell.column()));
    page_->show(cell.isValid() ? matrixPage(*model_, *phase_, cell) : QString());
    fillWishes();
    if (!isVisible()) return;
    BoardLight light;
    if (cell.isValid()) {
        const MatrixRow& row = model_->rowAt(cell.row());
        if (row.kind != MatrixRow::Kind::Removals && row.order.unit.at != nowhere) {
            light.provinces.add(phase_->map().provinceOf(row.order.unit.at));
            light.units = light.provinces;
            const auto column = static_cast<std::size_t>(cell.column());
            if (const OrderResult* result = model_->matrix().resultIn(row, column))
                light.units |= decidersOf(phase_->map(), model_->matrix().columns[column].outcome, *result);
            if (const Province other = helpedBy(phase_->map(), row.order); other != noProvince)
                light.units.add(other);
        }
    }
    Q_EMIT lit(light);
}

/// Offers the results that the order of the chosen row can have.
void MatrixPanel::fillWishes()
{
    const QModelIndex cell = table_->currentIndex();
    const bool order = cell.isValid() && model_->rowAt(cell.row()).kind == MatrixRow::Kind::Order;
    const QVariant verdict = verdict_->currentData(), fate = fate_->currentData();
    filling_ = true;
    for (QComboBox* box : {verdict_, fate_}) {
        box->clear();
        box->setEnabled(order);
    }
    verdict_->addItem(tr("any result"));
    fate_->addItem(tr("any fate"));
    if (order) {
        for (const Verdict one : verdictsFor(model_->rowAt(cell.row()).order))
            verdict_->addItem(Words::verdict(one), static_cast<int>(one));
        fate_->addItem(tr("not dislodged"), static_cast<int>(Fate::Unharmed));
        for (const Fate one : {Fate::Dislodged, Fate::Destroyed})
            fate_->addItem(Words::fate(one), static_cast<int>(one));
    }
    verdict_->setCurrentIndex(std::max(0, verdict.isValid() ? verdict_->findData(verdict) : 0));
    fate_->setCurrentIndex(std::max(0, fate.isValid() ? fate_->findData(fate) : 0));
    filling_ = false;
    showWish();
}

/// Says which rulebooks would have the wished result, and marks their cells.
void MatrixPanel::showWish()
{
    if (filling_) return;
    const QModelIndex cell = table_->currentIndex();
    WishedResult wished;
    if (const QVariant one = verdict_->currentData(); one.isValid())
        wished.verdict = static_cast<Verdict>(one.toInt());
    if (const QVariant one = fate_->currentData(); one.isValid())
        wished.fate = static_cast<Fate>(one.toInt());
    if (!cell.isValid() || (!wished.verdict && !wished.fate)) {
        model_->wish(-1, {});
        return tell(wish_, QString(), Tone::Quiet);
    }
    model_->wish(cell.row(), wished);
    QStringList books;
    for (int column = 0; column < model_->columnCount(); ++column)
        if (model_->data(model_->index(cell.row(), column), MatrixModel::WishedRole).toBool())
            books << model_->bookName(column);
    tell(wish_,
         books.isEmpty() ? tr("No rulebook would have it so.")
         : books.size() == model_->columnCount()
             ? tr("All rulebooks would have it so.")
             : tr("So by: %1", "rulebooks").arg(books.join(QStringLiteral(", "))),
         Tone::Quiet);
}

void MatrixPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    prepare();
    showCell();
}

void MatrixPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    Q_EMIT lit({});
}

} // namespace chancery
