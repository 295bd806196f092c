// SPDX-License-Identifier: GPL-3.0-or-later
// A form whose third line depends on the first, and below it the effect of the ruling.
#include "ui/dialogs/ruling_dialog.h"

#include "engine/game/correct.h"
#include "engine/game/ruling_check.h"
#include "engine/map/standing.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/brief.h"
#include "ui/words/difference_words.h"
#include "ui/words/fault_words.h"
#include "ui/words/reading_problems.h"
#include "ui/words/ruling_words.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace chancery {

namespace {

template<class T>
T dataOf(const QComboBox& box)
{
    return static_cast<T>(box.currentData().toInt());
}

template<class T>
QVariant asData(T value)
{
    return static_cast<int>(value);
}

/// A unit that may be in a place, as the data of an entry: kind and location.
QVariant unitData(UnitKind kind, Location at)
{
    return QList<QVariant>{static_cast<int>(kind), static_cast<int>(index(at))};
}

PhaseRecord resolvedNow(const Game& game)
{
    PhaseRecord record = game.current();
    if (!record.outcome) record.outcome = previewOf(game, record);
    return record;
}

/// Returns the provinces of the units whose orders can be ruled on in this phase.
ProvinceSet unitsTold(const Map& map, const PhaseRecord& record)
{
    ProvinceSet told;
    if (record.phase.kind == PhaseKind::Retreat)
        for (const DislodgedUnit& unit : record.before.dislodged) told.add(map.provinceOf(unit.unit.at));
    else
        told = occupied(map, record.before);
    if (record.phase.kind == PhaseKind::Adjustment)
        for (const OrderResult& result : record.outcome->results)
            if (result.order.unit.at != nowhere) told.add(map.provinceOf(result.order.unit.at));
    return told;
}

void fillPowers(QComboBox* box, const Map& map, const QWidget& on)
{
    for (const Power power : map.everyPower()) {
        box->addItem(powerChip(map, power, on), Words(map).power(power), asData(power));
    }
}

} // namespace

RulingDialog::RulingDialog(const Game& game, Province where, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , map_(*game.map)
    , was_(resolvedNow(game))
{
    introduceDialog(this, "rulingDialog", tr("Ruling on %1").arg(Words::phase(game.current().phase)),
                    "rulings");
    auto* column = new QVBoxLayout(this);
    column->addWidget(form());
    column->addWidget(problem_ = problemLabel("problem", this));
    auto* label = new QLabel(game.current().outcome ? tr("Effect:") : tr("Effect with the current orders:"));
    column->addWidget(label);
    effects_ = new QListWidget;
    introduce(effects_, "effects", tr("Effect"), {});
    effects_->setSelectionMode(QAbstractItemView::NoSelection);
    effects_->setWordWrap(true);
    label->setBuddy(effects_);
    column->addWidget(effects_, 1);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Apply ruling"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    offerPlaces();
    if (const int at = where_->findData(asData(where)); at >= 0) where_->setCurrentIndex(at);
    fitToScreen(this, {620, 520});
    where_->setFocus();
}

QWidget* RulingDialog::form()
{
    kind_ = new QComboBox;
    introduce(kind_, "kind", tr("What to override"), tr("What the gamemaster decides instead of the rules"));
    kind_->addItem(tr("Reading of an order"), asData(Ruling::Kind::Reading));
    kind_->addItem(tr("Result of an order"), asData(Ruling::Kind::Result));
    kind_->addItem(tr("Unit in a province"), asData(Ruling::Kind::Position));
    kind_->addItem(tr("Owner of a centre"), asData(Ruling::Kind::Ownership));
    kind_->setCurrentIndex(game_.current().outcome ? 1 : 0);
    where_ = new QComboBox;
    introduce(where_, "where", tr("Unit or province"), tr("Type the first letters"));
    reason_ = textLine();
    introduce(reason_, "reason", tr("Reason"), tr("Saved with the game and printed in the report"));
    reason_->setPlaceholderText(tr("Read aloud; everyone agreed"));
    auto* widget = new QWidget;
    auto* layout = new QFormLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addRow(tr("&Override:"), kind_);
    layout->addRow(tr("Applies &to:"), where_);
    layout->addRow(tr("Ruling:"), whatBox());
    layout->addRow(tr("R&eason:"), reason_);
    connect(kind_, &QComboBox::currentIndexChanged, this, &RulingDialog::offerPlaces);
    connect(where_, &QComboBox::currentIndexChanged, this, &RulingDialog::offerWhat);
    for (const QComboBox* box : {result_, unit_, unitPower_, owner_})
        connect(box, &QComboBox::currentIndexChanged, this, &RulingDialog::refresh);
    connect(order_, &QLineEdit::textChanged, this, &RulingDialog::refresh);
    connect(reason_, &QLineEdit::textChanged, this, &RulingDialog::refresh);
    return widget;
}

QWidget* RulingDialog::whatBox()
{
    order_ = textLine();
    introduce(order_, "order", tr("The order"), tr("The order as it should be read; leave empty to void it"));
    order_->setPlaceholderText(tr("No written order counts"));
    result_ = new QComboBox;
    introduce(result_, "result", tr("Result"), tr("The order's result, whatever the rules say"));
    unit_ = new QComboBox;
    introduce(unit_, "unit", tr("Unit"), tr("Unit there at the start of the phase"));
    unitPower_ = new QComboBox;
    introduce(unitPower_, "unitPower", tr("Power of the unit"), tr("Power that the unit belongs to"));
    fillPowers(unitPower_, map_, *this);
    owner_ = new QComboBox;
    introduce(owner_, "owner", tr("Owner"), tr("Owner at the start of the phase"));
    owner_->addItem(tr("No power"), asData(noPower));
    fillPowers(owner_, map_, *this);
    auto* unit = new QWidget;
    auto* row = new QHBoxLayout(unit);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(unit_, 1);
    row->addWidget(unitPower_, 1);
    what_ = new QStackedWidget;
    for (QWidget* page : std::initializer_list<QWidget*>{order_, result_, unit, owner_})
        what_->addWidget(page);
    what_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return what_;
}

Ruling::Kind RulingDialog::kind() const
{
    return dataOf<Ruling::Kind>(*kind_);
}

Province RulingDialog::where() const
{
    return where_->currentIndex() < 0 ? noProvince : dataOf<Province>(*where_);
}

/// Returns the power of the unit that must retreat from there, that is there, or that is built there; else
/// the power whose home it is.
Power RulingDialog::powerOfUnit() const
{
    const PhaseRecord& record = game_.current();
    if (const DislodgedUnit* lost = dislodgedAt(map_, record.before, where())) return lost->unit.power;
    if (const Unit* unit = unitAt(map_, record.before, where())) return unit->power;
    const OrderResult* told = resultOf(map_, *was_.outcome, where());
    return told ? told->order.power : map_[where()].home;
}

void RulingDialog::offerPlaces()
{
    const Province before = where();
    const QSignalBlocker quiet(where_);
    where_->clear();
    const bool ofUnits = kind() == Ruling::Kind::Reading || kind() == Ruling::Kind::Result;
    const ProvinceSet told = unitsTold(map_, was_);
    for (std::size_t i = 0; i < map_.provinces.size(); ++i) {
        const auto p = static_cast<Province>(i);
        const bool offered = kind() == Ruling::Kind::Ownership ? map_[p].centre
                             : kind() == Ruling::Kind::Result
                                 ? told.has(p) && !resultsToRule(map_, was_, p).empty()
                                 : !ofUnits || told.has(p);
        if (offered) offerPlace(p);
    }
    where_->model()->sort(0);
    where_->setCurrentIndex(std::max(0, where_->findData(asData(before))));
    what_->setCurrentIndex(kind_->currentIndex());
    offerWhat();
}

void RulingDialog::offerPlace(Province place)
{
    const PhaseRecord& record = game_.current();
    const QString name = Words(map_).province(place);
    if (kind() == Ruling::Kind::Ownership || kind() == Ruling::Kind::Position)
        return where_->addItem(name, asData(place));
    const OrderResult* told = resultOf(map_, *was_.outcome, place);
    const Unit* unit = unitAt(map_, record.before, place);
    const QString what = told ? brief(map_, record.before, told->order) : unit ? brief(map_, *unit) : name;
    const Power power = told ? told->order.power : unit ? unit->power : noPower;
    where_->addItem(power == noPower ? what
                                     : tr("%1: %2", "power, order").arg(Words(map_).power(power), what),
                    asData(place));
}

void RulingDialog::offerWhat()
{
    if (where() == noProvince) return refresh();
    {
        const QSignalBlocker a(order_), b(result_), c(unit_), d(unitPower_), e(owner_);
        const OrderResult* told = resultOf(map_, *was_.outcome, where());
        order_->setText(told && told->ordered ? brief(map_, game_.current().before, told->order) : QString());
        offerResults();
        offerUnits();
        owner_->setCurrentIndex(
            std::max(0, owner_->findData(asData(game_.current().before.owner[index(where())]))));
    }
    refresh();
}

void RulingDialog::offerResults()
{
    result_->clear();
    for (const RuledResult one : resultsToRule(map_, was_, where()))
        result_->addItem(RulingWords::result(one), asData(one));
    // Chooses the first result that differs from the present one.
    for (int i = 0; i < result_->count(); ++i) {
        Ruling ruling{.kind = Ruling::Kind::Result, .where = where(), .reason = {}};
        ruling.result = static_cast<RuledResult>(result_->itemData(i).toInt());
        if (faultOf(map_, was_, ruling) == RulingFault::None) continue;
        result_->setCurrentIndex(i);
        break;
    }
}

void RulingDialog::offerUnits()
{
    unit_->clear();
    unit_->addItem(tr("No unit"));
    if (mayStand(map_, UnitKind::Army, whole(where())))
        unit_->addItem(Words::unitKind(UnitKind::Army), unitData(UnitKind::Army, whole(where())));
    for (const Location at : placesToStand(map_, UnitKind::Fleet, where())) {
        const QString fleet = Words::unitKind(UnitKind::Fleet), coast = Words::coast(map_[at].coast);
        unit_->addItem(at == whole(where()) ? fleet : tr("%1, %2", "fleet, coast").arg(fleet, coast),
                       unitData(UnitKind::Fleet, at));
    }
    const Unit* there = unitAt(map_, game_.current().before, where());
    const int at = there ? unit_->findData(unitData(there->kind, there->at)) : 0;
    unit_->setCurrentIndex(std::max(0, at));
    if (there) unitPower_->setCurrentIndex(unitPower_->findData(asData(there->power)));
}

bool RulingDialog::draftReading(Ruling& ruling) const
{
    const QString text = order_->text().simplified();
    if (text.isEmpty()) return true;
    const PhaseRecord& record = game_.current();
    const Result<Order> order =
        readOrder({map_, record.before, record.phase.kind, powerOfUnit()}, text.toStdString());
    if (!order || order->unit.at == nowhere || map_.provinceOf(order->unit.at) != ruling.where) return false;
    ruling.order = *order;
    return true;
}

void RulingDialog::draftUnit(Ruling& ruling) const
{
    const QList<QVariant> unit = unit_->currentData().toList();
    if (unit.size() == 2)
        ruling.unit = Unit{dataOf<Power>(*unitPower_), static_cast<UnitKind>(unit[0].toInt()),
                           static_cast<Location>(unit[1].toInt())};
}

std::optional<Ruling> RulingDialog::drafted() const
{
    if (where() == noProvince) return {};
    Ruling ruling{.kind = kind(), .where = where(), .reason = reason_->text().simplified().toStdString()};
    ruling.time = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    switch (ruling.kind) {
    case Ruling::Kind::Reading:
        if (!draftReading(ruling)) return {};
        break;
    case Ruling::Kind::Result:
        if (result_->currentIndex() < 0) return {};
        ruling.result = dataOf<RuledResult>(*result_);
        break;
    case Ruling::Kind::Position:
        draftUnit(ruling);
        break;
    default:
        ruling.owner = dataOf<Power>(*owner_);
        break;
    }
    return ruling;
}

std::optional<Ruling> RulingDialog::ruling() const
{
    std::optional<Ruling> ruling = drafted();
    if (!ruling || ruling->reason.empty()) return {};
    if (faultOf(map_, was_, resolvedWith({*ruling}), *ruling) != RulingFault::None) return {};
    return ruling;
}

PhaseRecord RulingDialog::resolvedWith(const std::vector<Ruling>& rulings) const
{
    PhaseRecord record = withRulings(game_, game_.current(), rulings);
    record.outcome = previewOf(game_, record);
    return record;
}

QString RulingDialog::readingProblem() const
{
    const PhaseRecord& record = game_.current();
    const ReadingContext context{map_, record.before, record.phase.kind, powerOfUnit()};
    for (const ReadLine& line : readLines(context, order_->text().toStdString()))
        for (const Fault& fault : line.faults) return ReadingProblems(map_).sentence(fault.problem);
    return tr("This is not an order for %1.").arg(Words(map_).province(where()));
}

void RulingDialog::refresh()
{
    unitPower_->setEnabled(unit_->currentIndex() > 0);
    const std::optional<Ruling> now = drafted();
    QString problem;
    if (where() != noProvince && kind() == Ruling::Kind::Reading && !now) problem = readingProblem();
    if (now) {
        const PhaseRecord is = resolvedWith({*now});
        const RulingFault fault = faultOf(map_, was_, is, *now);
        if (fault == RulingFault::NoEffect)
            problem = canResolve(map_, is) ? tr("The other rulings make this result impossible.")
                                           : FaultWords(map_).whyStopped(is);
        if (fault == RulingFault::OwnUnit) problem = tr("A unit would be dislodged by its own power.");
    }
    tell(problem_, problem, Tone::Alarm);
    showEffects(problem.isEmpty() ? now : std::nullopt);
    accept_->setEnabled(ruling().has_value());
    const bool lacksReason = problem.isEmpty() && now && reason_->text().simplified().isEmpty();
    if (!lacksReason) return;
    tell(problem_, tr("Enter a reason for the ruling."), Tone::Missing);
    problem_->show();
}

void RulingDialog::showEffects(const std::optional<Ruling>& ruling)
{
    effects_->clear();
    if (!ruling) return;
    const DifferenceWords words(map_);
    for (const Difference& difference : differencesBetween(map_, was_, resolvedWith({*ruling})))
        effects_->addItem(words.line(difference));
    if (effects_->count() == 0) effects_->addItem(tr("Nothing changes."));
}

} // namespace chancery
