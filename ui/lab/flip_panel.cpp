// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/flip_panel.h"

#include "ui/draw/type.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/swatch.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int anyPower = -1, chosenUnits = -2; ///< data of the box of powers
constexpr int fewSets = 12;                    ///< so many are listed without unfolding

/// Writes the name of a group in full, over several lines if it is long.
class GroupDelegate : public QStyledItemDelegate
{
public:
    explicit GroupDelegate(QTreeView& tree)
        : QStyledItemDelegate(&tree)
        , tree_(tree)
    {
        connect(tree.header(), &QHeaderView::sectionResized, &tree, [&tree] { tree.doItemsLayout(); });
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        if (!isWhole(index)) return size;
        const int margin =
            2 * (tree_.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &tree_) + 1);
        const int width = tree_.columnWidth(0) - tree_.indentation() - margin;
        const QRect text = option.fontMetrics.boundingRect(
            QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
        size.setHeight(std::max(size.height(), text.height() + margin));
        return size;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features.setFlag(QStyleOptionViewItem::WrapText, isWhole(index));
    }

private:
    static bool isWhole(const QModelIndex& index) { return index.column() == 0 && !index.parent().isValid(); }

    QTreeView& tree_;
};

} // namespace

FlipPanel::FlipPanel(QWidget* parent)
    : QWidget(parent)
    , orders_(new ChoiceBox(this))
    , size_(new ChoiceBox(this))
    , whose_(new ChoiceBox(this))
    , units_(new QListWidget(this))
    , state_(stateLabel("flipState", this))
    , progress_(new QProgressBar(this))
    , stop_(new QPushButton(tr("&Stop"), this))
    , tree_(new QTreeView(this))
    , model_(new FlipModel(this))
{
    setObjectName(QStringLiteral("flipPanel"));
    introduce(orders_, "flipOrder", tr("Order whose result is asked about"),
              tr("Whose result other orders would turn; a unit chosen on the board is asked about too"));
    introduce(size_, "flipSize", tr("How many orders may change"), {});
    introduce(whose_, "flipWhose", tr("Whose orders may change"), {});
    introduce(units_, "flipUnits", tr("Units whose orders may change"),
              tr("Tick the units whose orders may change"));
    introduce(tree_, "flips", tr("What would turn the result"),
              tr("A click or Enter tries the changed orders"));
    introduce(stop_, "flipStop", tr("Stop the search"), tr("Stop the search; what was found stays"));
    progress_->setObjectName(QStringLiteral("flipProgress"));
    progress_->setAccessibleName(tr("Progress of the search"));
    progress_->setTextVisible(false);
    size_->addItem(tr("One order"), 1);
    size_->addItem(tr("One order or two"), 2);
    size_->setCurrentIndex(1);
    layOut();
    connectParts();
    showState();
}

FlipPanel::~FlipPanel() = default;

void FlipPanel::layOut()
{
    tree_->setModel(model_);
    tree_->setItemDelegate(new GroupDelegate(*tree_));
    tree_->setMouseTracking(true);
    tree_->setAllColumnsShowFocus(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree_->viewport()->installEventFilter(this);
    units_->setMaximumHeight(7 * fontMetrics().height());
    units_->hide();
    progress_->setMaximumHeight(2 * spacingStep);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(2 * spacingStep);
    form->setVerticalSpacing(spacingStep);
    form->addRow(tr("&Result of:"), orders_);
    form->addRow(tr("&Change:"), size_);
    form->addRow(tr("&Orders of:"), whose_);
    auto* line = new QHBoxLayout;
    line->setSpacing(2 * spacingStep);
    line->addWidget(progress_, 1);
    line->addWidget(stop_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacingStep, spacingStep, spacingStep, spacingStep);
    column->setSpacing(spacingStep);
    column->addLayout(form);
    column->addWidget(units_);
    column->addLayout(line);
    column->addWidget(state_);
    column->addWidget(tree_, 1);
    setFocusProxy(tree_);
}

void FlipPanel::connectParts()
{
    connect(orders_, &QComboBox::currentIndexChanged, this, [this] {
        if (filling_) return;
        Q_EMIT askedAbout(asked());
        search();
    });
    connect(size_, &QComboBox::currentIndexChanged, this, &FlipPanel::search);
    connect(whose_, &QComboBox::currentIndexChanged, this, [this] {
        units_->setVisible(whose_->currentData().toInt() == chosenUnits);
        if (!filling_) search();
    });
    connect(units_, &QListWidget::itemChanged, this, [this] {
        if (!filling_) search();
    });
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (run_) run_->stop();
    });
    connect(tree_, &QTreeView::entered, this, &FlipPanel::point);
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &FlipPanel::point);
    connect(tree_, &QTreeView::clicked, this, &FlipPanel::choose);
    tree_->installEventFilter(this);
}

void FlipPanel::setTheme(const Theme& theme)
{
    theme_ = theme;
    model_->setTheme(theme);
    fillOrders();
    fillWhose();
}

void FlipPanel::setPhase(std::shared_ptr<const AskedPhase> phase)
{
    if (phase && !phase->isMovement()) phase.reset();
    if (phase == phase_) return;
    phase_ = std::move(phase);
    fillOrders();
    fillWhose();
    search();
}

/// Lists the units with their orders and results; the one asked about stays.
void FlipPanel::fillOrders()
{
    const Province kept = asked();
    filling_ = true;
    orders_->clear();
    units_->clear();
    if (phase_) {
        const Map& map = phase_->map();
        for (const Unit& unit : phase_->input.before.units) {
            const Province p = map.provinceOf(unit.at);
            const OrderResult* result = resultOf(map, phase_->outcome(), p);
            if (!result) continue;
            const QIcon sign = powerIcon(map, theme_, unit.power);
            orders_->addItem(
                sign,
                tr("%1 – %2", "order, result")
                    .arg(brief(map, phase_->input.before, result->order), Words::verdict(*result)),
                static_cast<int>(p));
            auto* entry = new QListWidgetItem(sign, Words(map).unit(unit), units_);
            entry->setData(Qt::UserRole, static_cast<int>(p));
            entry->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            entry->setCheckState(Qt::Unchecked);
        }
    }
    const int row = orders_->findData(static_cast<int>(kept));
    orders_->setCurrentIndex(kept == noProvince ? -1 : row);
    filling_ = false;
    if (kept != asked()) Q_EMIT askedAbout(asked());
}

void FlipPanel::fillWhose()
{
    const QVariant kept = whose_->currentData();
    filling_ = true;
    whose_->clear();
    whose_->addItem(tr("any power"), anyPower);
    if (phase_)
        for (const Power power : phase_->map().everyPower())
            if (unitsOf(phase_->input.before, power) > 0)
                whose_->addItem(powerIcon(phase_->map(), theme_, power), Words(phase_->map()).power(power),
                                static_cast<int>(power));
    whose_->addItem(tr("chosen units"), chosenUnits);
    whose_->setCurrentIndex(std::max(0, whose_->findData(kept)));
    filling_ = false;
}

Province FlipPanel::asked() const
{
    const QVariant unit = orders_->currentData();
    return unit.isValid() ? static_cast<Province>(unit.toInt()) : noProvince;
}

void FlipPanel::ask(Province unit)
{
    const int row = unit == noProvince ? -1 : orders_->findData(static_cast<int>(unit));
    if (row >= 0) orders_->setCurrentIndex(row);
}

std::optional<ProvinceSet> FlipPanel::among() const
{
    const int whose = whose_->currentData().toInt();
    if (!whose_->currentData().isValid() || whose == anyPower) return std::nullopt;
    ProvinceSet units;
    if (whose == chosenUnits) {
        for (int row = 0; row < units_->count(); ++row)
            units.addIf(static_cast<Province>(units_->item(row)->data(Qt::UserRole).toInt()),
                        units_->item(row)->checkState() == Qt::Checked);
        return units;
    }
    for (const Unit& unit : phase_->input.before.units)
        units.addIf(phase_->map().provinceOf(unit.at), unit.power == static_cast<Power>(whose));
    return units;
}

/// Begins the search again. While the panel cannot be seen, it waits.
void FlipPanel::search()
{
    if (filling_) return;
    stale_ = !isVisible();
    run_.reset();
    Q_EMIT pointedAt({});
    const Province unit = asked();
    if (stale_ || !phase_ || unit == noProvince) {
        model_->clear();
        return showState();
    }
    FlipQuestion question{phase_->input, unit, among()};
    if (!canBeAsked(question)) {
        model_->clear();
        return showState();
    }
    run_ = std::make_unique<FlipRun>(std::move(question), size_->currentData().toInt());
    connect(run_.get(), &FlipRun::progressed, this, &FlipPanel::showFound);
    connect(run_.get(), &FlipRun::finished, this, &FlipPanel::showFound);
    showFound();
}

/// Shows what was found so far, and keeps what is unfolded and chosen.
void FlipPanel::showFound()
{
    std::vector<FlipEffects> unfolded;
    for (int row = 0; row < model_->rowCount(); ++row)
        if (const QModelIndex group = model_->index(row, 0); tree_->isExpanded(group))
            unfolded.push_back(model_->groupAt(group));
    const Flip* current = model_->flipAt(tree_->currentIndex());
    const std::vector<OrderChange> kept = current ? current->changes : std::vector<OrderChange>();
    model_->show(phase_->input.map, phase_->input.before, run_->answer());
    for (const FlipEffects& group : unfolded) tree_->expand(model_->indexOf(group));
    if (!kept.empty()) tree_->setCurrentIndex(model_->indexOf(kept));
    if (!run_->isRunning() && unfolded.empty()) unfold();
    showState();
}

/// A few sets are listed at once, without those that help no order.
void FlipPanel::unfold()
{
    if (model_->answer().found > fewSets) return;
    for (int row = 0; row < model_->rowCount(); ++row) tree_->expand(model_->index(row, 0));
}

void FlipPanel::showState()
{
    const bool running = isSearching();
    progress_->setVisible(running);
    stop_->setVisible(running);
    if (!phase_)
        return tell(state_, tr("Only results of movement phases are turned by other orders."), Tone::Quiet);
    if (!run_) return tell(state_, tr("Choose an order, here or on the board."), Tone::Quiet);
    progress_->setRange(0, static_cast<int>(run_->total()));
    progress_->setValue(static_cast<int>(run_->done()));
    const FlipAnswer& found = model_->answer();
    const QString tried = QLocale().toString(static_cast<qulonglong>(found.tried));
    if (running)
        return tell(state_, tr("Searching: %1 tried, %2 found", "two numbers").arg(tried).arg(found.found),
                    Tone::Quiet);
    if (found.found == 0) return tell(state_, tr("None of %1 changes turns it.").arg(tried), Tone::Quiet);
    const QString turns = tr("%n way(s) to turn it", nullptr, static_cast<int>(found.found));
    tell(state_,
         run_->isStopped() ? tr("%1, stopped after %2 changes", "ways to turn it, number").arg(turns, tried)
                           : tr("%1, of %2 changes tried", "ways to turn it, number").arg(turns, tried),
         Tone::Quiet);
}

void FlipPanel::point(const QModelIndex& index)
{
    const Flip* flip = model_->flipAt(index);
    Q_EMIT pointedAt(flip ? flip->changes : std::vector<OrderChange>());
}

/// Tries a set; a group is unfolded or folded.
void FlipPanel::choose(const QModelIndex& index)
{
    const QModelIndex row = index.siblingAtColumn(0);
    if (const Flip* flip = model_->flipAt(row))
        Q_EMIT chosen(std::vector<OrderChange>(flip->changes));
    else if (row.isValid())
        tree_->setExpanded(row, !tree_->isExpanded(row));
}

bool FlipPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == tree_->viewport() && event->type() == QEvent::Leave)
        point(tree_->hasFocus() ? tree_->currentIndex() : QModelIndex());
    if (watched == tree_ && event->type() == QEvent::FocusOut) Q_EMIT pointedAt({});
    if (watched == tree_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
            return choose(tree_->currentIndex()), true;
    }
    return QWidget::eventFilter(watched, event);
}

void FlipPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (stale_) search();
}

void FlipPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (run_) run_->stop();
    Q_EMIT pointedAt({});
}

} // namespace chancery
