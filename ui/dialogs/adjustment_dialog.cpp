// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the powers' boxes side by side and reads typed orders into them.
#include "ui/dialogs/adjustment_dialog.h"

#include "engine/adjudicate/civil_disorder.h"
#include "engine/adjudicate/outcome.h"
#include "engine/notation/order_text.h"
#include "ui/dialogs/adjustment_box.h"
#include "ui/text/reading_problems.h"
#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/handbook_page.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>

namespace chancery {

namespace {

constexpr int aroundBoxes = 170; // pixels for the parts above and below the boxes

} // namespace

AdjustmentDialog::AdjustmentDialog(const Map& map, const RuleOptions& options, const Position& position,
                                   const std::vector<Order>& orders, QWidget* parent)
    : QDialog(parent)
    , map_(map)
    , options_(options)
    , position_(position)
{
    setObjectName(QStringLiteral("adjustmentDialog"));
    explainOn(this, "retreats");
    setWindowTitle(tr("Builds and removals"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(boxes(orders), 1);
    column->addLayout(typedLine());
    column->addWidget(problem_ = problemLabel("problem", this));
    column->addWidget(state_ = stateLabel("state", this));
    column->addWidget(dialogButtons(this, tr("&Enter adjustments")));
    refresh();
    fitToScreen(this, {900, findChild<QScrollArea*>()->widget()->sizeHint().height() + aroundBoxes});
}

QWidget* AdjustmentDialog::boxes(const std::vector<Order>& orders)
{
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setHorizontalSpacing(32);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    for (const Power power : map_.everyPower()) {
        AdjustmentPlan plan(map_, position_, power, orders);
        if (plan.choices().owed == 0) continue;
        auto* box = new AdjustmentBox(
            map_, std::move(plan),
            [this](const std::vector<Order>& given) {
                return resolveAdjustments(map_, options_, position_, given).automatic;
            },
            [this](const Unit& unit) { return distanceFromCentres(map_, position_, unit, options_); });
        connect(box, &AdjustmentBox::changed, this, &AdjustmentDialog::refresh);
        const int at = static_cast<int>(boxes_.size());
        grid->addWidget(box, at / 2, at % 2);
        boxes_.push_back(box);
    }
    grid->setRowStretch(static_cast<int>(boxes_.size() + 1) / 2, 1);
    QScrollArea* area = scrolledDown(inside, this);
    introduce(area, "powers", tr("Powers with builds or removals"), {});
    return area;
}

QLayout* AdjustmentDialog::typedLine()
{
    power_ = new QComboBox;
    for (const AdjustmentBox* box : boxes_) {
        const Power power = box->plan().power();
        power_->addItem(powerChip(map_, power, *this), Words(map_).power(power),
                        static_cast<int>(index(power)));
    }
    introduce(power_, "typedPower", tr("Power of the typed order"), tr("Power whose order you type"));
    typed_ = textLine();
    typed_->setPlaceholderText(
        tr("B A PAR, B F STP/nc, D F LON, WAIVE; press Enter to add it", "typed adjustments"));
    introduce(typed_, "typed", tr("Type an adjustment"),
              tr("“B A PAR” builds, “D F LON” removes, “WAIVE” waives a build; press Enter to add it"));
    auto* label = new QLabel(tr("&Type:"));
    label->setBuddy(typed_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(power_);
    row->addWidget(typed_, 1);
    enterBelongsTo(typed_, this);
    connect(typed_, &QLineEdit::returnPressed, this, &AdjustmentDialog::readTyped);
    return row;
}

/// Reads typed orders, of the chosen power or of those that the text names. What could not be used stays in
/// the line.
void AdjustmentDialog::readTyped()
{
    const QString text = typed_->text().trimmed();
    if (text.isEmpty() || boxes_.empty()) return;
    const auto power = static_cast<Power>(power_->currentData().toInt());
    const ReadingContext context{map_, position_, PhaseKind::Adjustment, noPower};
    QStringList left;
    QString problem;
    for (const ReadLine& line : readLines(context, map_[power].name + ":\n" + text.toStdString())) {
        for (const Order& order : line.written.orders) {
            const auto box = std::ranges::find_if(
                boxes_, [&order](const AdjustmentBox* each) { return each->plan().power() == order.power; });
            if (box != boxes_.end() && (*box)->apply(order)) continue;
            left << QString::fromStdString(canonical(map_, position_, order));
            problem = tr("%1: %2 cannot do this.").arg(left.last(), Words(map_).power(order.power));
        }
        for (const Fault& fault : line.faults) {
            left << QString::fromStdString(line.written.text.substr(fault.begin, fault.end - fault.begin))
                        .trimmed();
            problem = ReadingProblems(map_).sentence(fault.problem);
        }
    }
    typed_->setText(left.join(QStringLiteral("; ")));
    if (!problem.isEmpty()) tell(problem_, problem, Tone::Alarm);
}

void AdjustmentDialog::refresh()
{
    tell(problem_, {}, Tone::Alarm);
    int left = 0;
    for (const AdjustmentBox* box : boxes_) left += box->plan().left();
    if (boxes_.empty())
        tell(state_, tr("No power has builds or removals."), Tone::Quiet);
    else if (left)
        tell(state_, tr("%n choice(s) left", nullptr, left), Tone::Missing);
    else
        tell(state_, tr("All choices are made."), Tone::Quiet);
}

std::vector<Order> AdjustmentDialog::orders() const
{
    std::vector<Order> all;
    for (const AdjustmentBox* box : boxes_) {
        const std::vector<Order> orders = box->plan().orders();
        all.insert(all.end(), orders.begin(), orders.end());
    }
    return all;
}

std::optional<std::vector<Order>> AdjustmentDialog::edit(const Map& map, const RuleOptions& options,
                                                         const Position& position,
                                                         const std::vector<Order>& orders, QWidget* parent)
{
    AdjustmentDialog dialog(map, options, position, orders, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.orders();
}

} // namespace chancery
