// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each dislodged unit: its attacker, its open places, and clashes with other retreats.
#include "ui/dialogs/retreat_dialog.h"

#include "engine/notation/order_text.h"
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

namespace chancery {

namespace {

// The data of an entry that is not the index of a location.
constexpr int undecided = -1, disband = -2;

constexpr int aroundTable = 190; // pixels for the parts above and below the table

int entryFor(const std::optional<RetreatPlan::Choice>& choice)
{
    if (!choice) return undecided;
    const auto* retreat = std::get_if<Retreat>(&*choice);
    return retreat ? static_cast<int>(index(retreat->to)) : disband;
}

} // namespace

RetreatDialog::RetreatDialog(const Map& map, const Position& position, const std::vector<Order>& orders,
                             QWidget* parent)
    : QDialog(parent)
    , map_(map)
    , position_(position)
    , plan_(map, position, orders)
{
    setObjectName(QStringLiteral("retreatDialog"));
    explainOn(this, "retreats");
    setWindowTitle(tr("Retreats"));
    auto* column = new QVBoxLayout(this);
    auto* intro = new QLabel(tr("Choose where each dislodged unit retreats. Units that retreat to the same "
                                "province are all disbanded; so is a unit without an order."));
    intro->setWordWrap(true);
    column->addWidget(intro);
    column->addWidget(table(position), 1);
    column->addLayout(typedLine());
    column->addWidget(problem_ = problemLabel("problem", this));
    column->addWidget(state_ = stateLabel("state", this));
    column->addWidget(dialogButtons(this, tr("&Enter retreats")));
    refresh();
    fitToScreen(this, {820, findChild<QScrollArea*>()->widget()->sizeHint().height() + aroundTable});
    if (!rows_.empty()) rows_.begin()->second.choice->setFocus();
}

QWidget* RetreatDialog::table(const Position& position)
{
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setColumnStretch(3, 1);
    grid->setHorizontalSpacing(16);
    int line = 0;
    for (const Power power : map_.everyPower()) line = addPower(grid, line, power, position);
    grid->setRowStretch(line, 1);
    QScrollArea* area = scrolledDown(inside, this);
    introduce(area, "units", tr("Dislodged units"), {});
    return area;
}

int RetreatDialog::addPower(QGridLayout* grid, int line, Power power, const Position& position)
{
    bool headed = false;
    for (const DislodgedUnit& dislodged : plan_.units()) {
        if (dislodged.unit.power != power) continue;
        if (!headed) grid->addWidget(powerHeading(map_, power, this), line++, 0, 1, 4);
        headed = true;
        addUnit(grid, line++, dislodged, position);
    }
    return line;
}

void RetreatDialog::addUnit(QGridLayout* grid, int line, const DislodgedUnit& dislodged,
                            const Position& position)
{
    const Words words(map_);
    const Province where = map_.provinceOf(dislodged.unit.at);
    auto* choice = new QComboBox;
    choice->addItem(tr("– undecided –"), undecided);
    for (Location to : dislodged.retreats) choice->addItem(words.location(to), static_cast<int>(index(to)));
    choice->addItem(tr("Disband"), disband);
    const QString unit = words.unit(dislodged.unit);
    introduce(choice, "", tr("Retreat of %1").arg(unit), tr("Provinces to which %1 may retreat").arg(unit));
    choice->setObjectName(QStringLiteral("retreat-") + QString::fromStdString(map_[where].code));
    auto* name = new QLabel(unit);
    name->setBuddy(choice);
    auto* remark = new QLabel;
    remark->setObjectName(QStringLiteral("remark-") + QString::fromStdString(map_[where].code));
    grid->addWidget(name, line, 0);
    grid->addWidget(new QLabel(dislodger(dislodged, position)), line, 1);
    grid->addWidget(choice, line, 2);
    grid->addWidget(remark, line, 3);
    connect(choice, &QComboBox::activated, this,
            [this, where, choice] { choose(where, choice->currentData().toInt()); });
    rows_[where] = {choice, remark};
}

QString RetreatDialog::dislodger(const DislodgedUnit& dislodged, const Position& position) const
{
    const Words words(map_);
    const Unit* victor = unitAt(map_, position, map_.provinceOf(dislodged.unit.at));
    if (!victor) return tr("dislodged");
    if (dislodged.attackedFrom == noProvince) return tr("dislodged by %1").arg(words.power(victor->power));
    return tr("dislodged by %1 from %2")
        .arg(words.power(victor->power), words.province(dislodged.attackedFrom));
}

QLayout* RetreatDialog::typedLine()
{
    typed_ = textLine();
    typed_->setPlaceholderText(tr("A MUN - BUR, or D A MUN; press Enter to add it", "typed retreats"));
    introduce(typed_, "typed", tr("Type a retreat"),
              tr("A retreat such as “A MUN - BUR”, or “D A MUN” to disband; press Enter to add it"));
    auto* label = new QLabel(tr("&Type:"));
    label->setBuddy(typed_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(typed_, 1);
    enterBelongsTo(typed_, this);
    connect(typed_, &QLineEdit::returnPressed, this, &RetreatDialog::readTyped);
    return row;
}

void RetreatDialog::choose(Province province, int choice)
{
    if (choice == undecided)
        plan_.forget(province);
    else if (choice == disband)
        plan_.choose(province, Disband{});
    else
        plan_.choose(province, Retreat{static_cast<Location>(choice)});
    refresh();
}

/// Reads typed retreats, one or many. What could not be used stays in the line.
void RetreatDialog::readTyped()
{
    const QString text = typed_->text().trimmed();
    if (text.isEmpty()) return;
    const ReadingContext context{map_, position_, PhaseKind::Retreat, noPower};
    QStringList left;
    QString problem;
    for (const ReadLine& line : readLines(context, text.toStdString())) {
        for (const Order& order : line.written.orders) {
            const QString wrong = take(order);
            if (wrong.isEmpty()) continue;
            left << QString::fromStdString(canonical(map_, position_, order));
            problem = wrong;
        }
        for (const Fault& fault : line.faults) {
            left << QString::fromStdString(line.written.text.substr(fault.begin, fault.end - fault.begin))
                        .trimmed();
            problem = ReadingProblems(map_).sentence(fault.problem);
        }
    }
    if (problem.isEmpty() || left.size() > 1) typed_->setText(left.join(QStringLiteral("; ")));
    refresh();
    if (!problem.isEmpty()) tell(problem_, problem, Tone::Alarm);
}

/// Enters an order. Returns what is wrong with it, or an empty string.
QString RetreatDialog::take(const Order& order)
{
    const Province where = order.unit.at == nowhere ? noProvince : map_.provinceOf(order.unit.at);
    if (!plan_.unit(where))
        return tr("%1: there is no dislodged unit there.")
            .arg(QString::fromStdString(canonical(map_, position_, order)));
    const auto* retreat = as<Retreat>(order);
    const bool taken = retreat ? plan_.choose(where, *retreat) : plan_.choose(where, Disband{});
    return taken ? QString() : tr("That unit cannot retreat to %1.").arg(Words(map_).location(retreat->to));
}

void RetreatDialog::accept()
{
    if (plan_.missing() == 0 || warned_) return QDialog::accept();
    ProvinceSet undecidedUnits;
    for (const auto& [province, row] : rows_)
        if (!plan_.choice(province)) undecidedUnits.add(province);
    tell(problem_,
         tr("Without an order, to be disbanded: %1. Click again to confirm.")
             .arg(Words(map_).list(undecidedUnits)),
         Tone::Alarm);
    rows_.at(undecidedUnits.first()).choice->setFocus();
    warned_ = true;
}

void RetreatDialog::refresh()
{
    warned_ = false;
    tell(problem_, {}, Tone::Alarm);
    for (const auto& [province, row] : rows_) refreshRow(province, row);
    const int missing = plan_.missing();
    tell(state_,
         missing ? tr("%n unit(s) still undecided", nullptr, missing) : tr("All retreats are entered."),
         missing ? Tone::Missing : Tone::Quiet);
}

void RetreatDialog::refreshRow(Province province, const Row& row)
{
    const auto choice = plan_.choice(province);
    row.choice->setCurrentIndex(row.choice->findData(entryFor(choice)));
    const ProvinceSet clashes = plan_.clashesWith(province);
    if (!choice)
        tell(row.remark, tr("missing"), Tone::Missing);
    else if (!clashes.empty())
        tell(row.remark, tr("same destination as %1: both would be disbanded").arg(Words(map_).list(clashes)),
             Tone::Alarm);
    else
        tell(row.remark, {}, Tone::Quiet);
}

std::optional<std::vector<Order>> RetreatDialog::edit(const Map& map, const Position& position,
                                                      const std::vector<Order>& orders, QWidget* parent)
{
    RetreatDialog dialog(map, position, orders, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.orders();
}

} // namespace chancery
