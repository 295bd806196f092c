// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/results_page.h"

#include "ui/console/mood_sign.h"
#include "ui/draw/flat_controls.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/long_words.h"
#include "ui/parts/swatch.h"
#include "ui/words/build_words.h"
#include "ui/words/clause_library.h"
#include "ui/words/clauses.h"
#include "ui/words/paradox_words.h"
#include "ui/words/reason_chain.h"
#include "ui/words/words.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <cmath>

namespace chancery {

namespace {

QTableView* makeList(ResultsModel* model, ResultsDelegate* delegate, QWidget* parent)
{
    auto* list = new QTableView(parent);
    list->setObjectName(QStringLiteral("results"));
    list->setModel(model);
    list->setItemDelegate(delegate);
    list->hideColumn(ResultsModel::VerdictColumn);
    list->hideColumn(ResultsModel::ReasonColumn);
    list->horizontalHeader()->hide();
    list->horizontalHeader()->setSectionResizeMode(ResultsModel::OrderColumn, QHeaderView::Stretch);
    list->verticalHeader()->hide();
    list->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QObject::connect(list->horizontalHeader(), &QHeaderView::sectionResized, list, [list] {
        list->verticalHeader()->resizeSections(QHeaderView::ResizeToContents); // texts wrap otherwise now
    });
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setTabKeyNavigation(false);
    return list;
}

QTextBrowser* makeWhy(QWidget* parent)
{
    auto* why = new QTextBrowser(parent);
    why->setObjectName(QStringLiteral("explanation"));
    why->setOpenLinks(false);
    breakLongWords(why);
    return why;
}

constexpr int band = 5, cellGap = 6, moodSize = 14;
constexpr double bandSeen = 1.5; ///< the contrast of the band of a power
constexpr int headingAir = 5;    ///< above and below the text of a heading

QString textOf(const QModelIndex& index, ResultsModel::Column column)
{
    return unbroken(index.siblingAtColumn(column).data().toString());
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    const QWidget* widget = option.widget;
    const QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, widget);
    flat::drawHoveredRow(option, painter);
}

int headingHeight(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return index.data(ResultsModel::HeadingRole).toString().isEmpty()
               ? 0
               : option.fontMetrics.height() + 2 * headingAir;
}

} // namespace

ResultsPage::ResultsPage(QWidget* parent)
    : QWidget(parent)
    , model_(new ResultsModel(this))
    , delegate_(new ResultsDelegate(this))
    , powers_(new QComboBox(this))
    , registers_(new QPushButton(this))
    , open_(new QLabel(this))
    , list_(makeList(model_, delegate_, this))
    , why_(makeWhy(this))
    , parts_(new QSplitter(Qt::Vertical, this))
{
    powers_->setObjectName(QStringLiteral("resultsOf"));
    powers_->setAccessibleName(tr("Power whose orders are shown"));
    registers_->setObjectName(QStringLiteral("resultsRegister"));
    registers_->setText(tr("Judge", "button: reasons as a judge gives them, with notation and clauses"));
    registers_->setAccessibleName(tr("Give reasons as a judge"));
    registers_->setCheckable(true);
    registers_->hide();
    for (QWidget* above : {static_cast<QWidget*>(powers_), static_cast<QWidget*>(registers_)})
        above->setMinimumHeight(grown(headerControl));
    open_->setObjectName(QStringLiteral("openQuestions"));
    open_->setAccessibleName(tr("Left open, or left out"));
    open_->setWordWrap(true);
    open_->hide();
    list_->setAccessibleName(tr("Orders and results"));
    why_->setAccessibleName(tr("Reason for the selected order's result"));
    why_->setPlaceholderText(tr("Select an order to read the reason for its result."));
    parts_->addWidget(list_);
    parts_->addWidget(why_);
    parts_->setStretchFactor(0, 3);
    parts_->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * spacingStep, spacingStep, 2 * spacingStep, 2 * spacingStep);
    auto* above = new QHBoxLayout;
    above->addWidget(powers_, 1);
    above->addWidget(registers_);
    column->addLayout(above);
    column->addWidget(open_);
    column->addWidget(parts_, 1);
    connect(powers_, &QComboBox::activated, this,
            [this] { model_->showPower(static_cast<Power>(powers_->currentData().toInt())); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ResultsPage::explainCurrent);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list_, &QTableView::customContextMenuRequested, this, [this](const QPoint& at) {
        const QModelIndex row = list_->indexAt(at);
        if (!row.isValid()) return;
        list_->setCurrentIndex(row);
        Q_EMIT menuWanted(provinceAt(row), list_->viewport()->mapToGlobal(at));
    });
    connect(why_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (leadsToClause(link.toString()))
            QDesktopServices::openUrl(link);
        else
            choose(static_cast<Province>(link.toString().toInt()));
    });
}

void ResultsPage::setTheme(const Theme& theme)
{
    theme_ = theme;
    delegate_->setTheme(theme, map_);
    fillPowers();
    list_->viewport()->update();
}

void ResultsPage::show(const Game& game, const PhaseRecord& record)
{
    if (map_ && map_ != game.map) model_->showPower(noPower); // the filter may name a power of the map before
    map_ = game.map;
    delegate_->setTheme(theme_, map_);
    if (record.phase != record_.phase) list_->scrollToTop();
    record_ = record;
    rules_ = game.rulebook;
    QStringList above;
    if (record.outcome)
        above << ParadoxWords(*map_, game.rulebook, record).openQuestions()
              << BuildWords::leftOut(game, record);
    above.removeAll(QString());
    tellCiting(open_, above.join(u'\n'));
    open_->setVisible(!open_->text().isEmpty());
    std::map<Power, QString> players;
    for (const Power power : map_->everyPower())
        if (const std::string player = playerOf(game, power, record.phase); !player.empty())
            players.emplace(power, QString::fromStdString(player));
    model_->setPlayers(std::move(players));
    model_->show(map_, record_, rules_);
    fillPowers();
    why_->clear();
    why_->hide();
}

void ResultsPage::fillPowers()
{
    if (!map_) return;
    powers_->clear();
    powers_->addItem(tr("All powers"), static_cast<int>(index(noPower)));
    for (const Power power : map_->everyPower()) {
        powers_->addItem(powerIcon(*map_, theme_, power), Words(*map_).power(power), static_cast<int>(power));
    }
    powers_->setCurrentIndex(std::max(0, powers_->findData(static_cast<int>(index(model_->shownPower())))));
}

void ResultsPage::read(Province province)
{
    choose(province);
    list_->setFocus(Qt::ShortcutFocusReason);
}

QString ResultsPage::chosenText() const
{
    const QModelIndex row = list_->currentIndex();
    QStringList parts;
    for (const int column :
         {ResultsModel::OrderColumn, ResultsModel::VerdictColumn, ResultsModel::ReasonColumn})
        parts << row.siblingAtColumn(column).data().toString();
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" \u2013 "));
}

QString ResultsPage::judgedReason() const
{
    const int row = list_->currentIndex().row();
    return row < 0 ? QString()
                   : Words(*map_, rules_, Register::Judge).explanation(model_->result(row), record_);
}

Province ResultsPage::provinceAt(const QModelIndex& row) const
{
    const QVariant province = row.data(ResultsModel::ProvinceRole);
    return province.isValid() ? static_cast<Province>(province.toInt()) : noProvince;
}

std::pair<Province, QPoint> ResultsPage::menuPlace() const
{
    const QModelIndex row = list_->currentIndex();
    return {provinceAt(row), list_->viewport()->mapToGlobal(list_->visualRect(row).center())};
}

void ResultsPage::offerRegister(QAction* action)
{
    const auto follow = [this, action] {
        registers_->setChecked(action->isChecked());
        registers_->setToolTip(action->toolTip());
    };
    connect(registers_, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, registers_, follow);
    follow();
    registers_->show();
}

void ResultsPage::setRegister(Register how)
{
    if (how == register_) return;
    register_ = how;
    const int row = list_->currentIndex().row();
    model_->setRegister(how);
    if (row >= 0) list_->setCurrentIndex(model_->index(row, ResultsModel::OrderColumn));
}

int ResultsPage::heightNeeded() const
{
    const int frames = list_->height() - list_->viewport()->height();
    const int shown = list_->verticalHeader()->length() + frames;
    const int reason = why_->isHidden() ? 0 : why_->maximumHeight() + grown(2 * spacingStep);
    return height() - parts_->height() + shown + reason;
}

Power ResultsPage::power() const
{
    return static_cast<Power>(powers_->currentData().toInt());
}

void ResultsPage::showPower(Power power)
{
    model_->showPower(power);
    powers_->setCurrentIndex(std::max(0, powers_->findData(static_cast<int>(index(power)))));
}

void ResultsPage::choose(Province province)
{
    if (model_->rowOf(province) < 0) {
        model_->showPower(noPower);
        powers_->setCurrentIndex(0);
    }
    const int row = model_->rowOf(province);
    if (row < 0) return;
    list_->setCurrentIndex(model_->index(row, ResultsModel::OrderColumn));
    list_->scrollTo(list_->currentIndex());
}

void ResultsPage::explainCurrent()
{
    const QModelIndex current = list_->currentIndex();
    if (!current.isValid()) return;
    why_->show();
    const QString chain = chainAsHtml(*map_, rules_, record_, model_->result(current.row()), register_);
    why_->setHtml(unbroken(withClauseLinks(chain)));
    fitReason();
    Q_EMIT chosen(provinceAt(current));
}

/// Gives the reason no more room than it fills.
void ResultsPage::fitReason()
{
    QTextDocument& text = *why_->document();
    text.setTextWidth(why_->viewport()->width());
    why_->setMaximumHeight(static_cast<int>(std::ceil(text.size().height())) + 2 * why_->frameWidth());
}

void ResultsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitReason();
}

/// Returns the place of the title, wrapped, beside the verdict.
QRect ResultsDelegate::titlePlace(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int verdict =
        option.fontMetrics.horizontalAdvance(unbroken(index.data(ResultsModel::BadgeRole).toString()));
    const int width = option.rect.width() - band - verdict - moodSize - 4 - 3 * cellGap;
    const QRect area(band + cellGap, 4, width, 10000);
    const QFontMetrics metrics(bold(option.font));
    const QString title = unbroken(index.data(ResultsModel::TitleRole).toString());
    // As wide as it may be: in a place as wide as the text, rounded, it could have a further line.
    return {area.topLeft(), QSize(width, metrics.boundingRect(area, Qt::TextWordWrap, title).height())};
}

/// Returns the place of the reason, wrapped. Its height decides the height of the row.
QRect ResultsDelegate::reasonPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString reason = textOf(index, ResultsModel::ReasonColumn);
    const int top = titlePlace(option, index).height() + cellGap;
    const QRect area(band + cellGap, top, option.rect.width() - band - 2 * cellGap, 10000);
    const QRect text = option.fontMetrics.boundingRect(area, Qt::TextWordWrap, reason);
    return {area.topLeft(), QSize(area.width(), text.height())};
}

QSize ResultsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem at = option;
    if (const auto* list = qobject_cast<const QAbstractScrollArea*>(option.widget)) {
        // The text must fit with and without the scroll bar, beside the line of the grid.
        constexpr int gridLine = 1;
        const int scrollBar = list->verticalScrollBar()->sizeHint().width();
        at.rect.setWidth(std::min(list->contentsRect().width() - scrollBar, list->viewport()->width()) -
                         gridLine);
    }
    const QRect place = reasonPlace(at, index);
    return {160, headingHeight(option, index) + place.bottom() + cellGap + 1};
}

void ResultsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    painter->translate(option.rect.topLeft());
    const int above = headingHeight(option, index);
    if (above > 0) paintHeading(*painter, option, above, index);
    QStyleOptionViewItem under = option;
    under.rect = QRect(0, above, option.rect.width(), option.rect.height() - above);
    paintGround(*painter, under);
    painter->translate(0, above);
    under.rect.moveTop(0);
    paintOrder(*painter, under, index);
    painter->restore();
}

/// Paints the sign of the power and its name, with its player where that is known.
void ResultsDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option, int high,
                                   const QModelIndex& index) const
{
    painter.fillRect(0, 0, option.rect.width(), high, option.palette.window());
    const int side = option.fontMetrics.height();
    const QRect sign(band + cellGap, headingAir, side, side);
    const auto power = static_cast<Power>(index.data(ResultsModel::PowerRole).toInt());
    if (map_) powerIcon(*map_, theme_, power, side).paint(&painter, sign);
    const int left = sign.right() + 1 + cellGap;
    const QRect inside(left, 0, option.rect.width() - left - cellGap, high);
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.setFont(bold(option.font));
    painter.drawText(inside, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(index.data(ResultsModel::HeadingRole).toString(),
                                                      Qt::ElideRight, inside.width()));
}

void ResultsDelegate::paintOrder(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const auto power = static_cast<Power>(index.data(ResultsModel::PowerRole).toInt());
    painter.fillRect(0, 0, band, option.rect.height() - 1,
                     seenOn(option.palette.color(QPalette::Base), theme_.of(power), bandSeen));

    const int line = option.fontMetrics.height() + 4;
    const QString verdict = unbroken(index.data(ResultsModel::BadgeRole).toString());
    const int verdictWidth = option.fontMetrics.horizontalAdvance(verdict);
    const int right = option.rect.width() - cellGap;
    painter.setFont(option.font);
    painter.setPen(ink);
    painter.drawText(QRect(right - verdictWidth, 2, verdictWidth, line), Qt::AlignVCenter | Qt::AlignRight,
                     verdict);
    const auto mood = static_cast<Mood>(index.data(ResultsModel::MoodRole).toInt());
    const QRectF sign(right - verdictWidth - moodSize - 4, 2 + (line - moodSize) / 2.0, moodSize, moodSize);
    paintMood(painter, sign, mood, theme_, ink);

    painter.setFont(bold(option.font));
    painter.drawText(titlePlace(option, index), Qt::TextWordWrap,
                     unbroken(index.data(ResultsModel::TitleRole).toString()));
    painter.setFont(option.font);
    painter.drawText(reasonPlace(option, index), Qt::TextWordWrap, textOf(index, ResultsModel::ReasonColumn));
}

} // namespace chancery
