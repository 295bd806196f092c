// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/phase_form.h"

#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/brief.h"
#include "ui/words/desk_words.h"
#include "ui/words/reading_problems.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

PhaseForm::PhaseForm(Session& session, Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , choices_(session)
    , area_(scrolledDown(new QWidget, this))
    , power_(new QComboBox(this))
    , typed_(textLine(this))
    , problem_(problemLabel("problem", this))
    , state_(stateLabel("state", this))
{
    setObjectName(QStringLiteral("phaseForm"));
    area_->setFrameShape(QFrame::NoFrame);
    area_->setAccessibleName(title());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(area_, 1);
    column->addLayout(typedLine());
    column->addWidget(problem_);
    column->addWidget(state_);
    for (QLabel* label : {problem_, state_})
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(&session_, &Session::replaced, this, &PhaseForm::forget);
    connect(&session_, &Session::changed, this, &PhaseForm::follow);
    connect(&presenter, &Presenter::stateChanged, this,
            [this, &presenter] { setEnabled(asks() && !presenter.showsPast()); });
    build();
}

bool PhaseForm::asks() const
{
    return session_.current().phase.kind != PhaseKind::Movement && !session_.resolved();
}

QString PhaseForm::title() const
{
    if (!asks()) return tr("Retreats and builds");
    return session_.current().phase.kind == PhaseKind::Retreat ? tr("Retreats") : tr("Builds and removals");
}

QLayout* PhaseForm::typedLine()
{
    introduce(power_, "typedPower", tr("Power of the typed order"), tr("Power whose order you type"));
    auto* row = new QHBoxLayout;
    row->addWidget(power_);
    row->addWidget(typed_, 1);
    connect(typed_, &QLineEdit::returnPressed, this, &PhaseForm::readTyped);
    return row;
}

/// The palette that messages go by may reach the widgets later.
void PhaseForm::setTheme()
{
    build();
    const auto follow = [this, built = themeOf(*this)] {
        if (themeOf(*this) != built) build();
    };
    QMetaObject::invokeMethod(this, follow, Qt::QueuedConnection);
}

void PhaseForm::focusFirst()
{
    for (const PowerForm* part : parts_)
        if (QWidget* open = part->firstOpen()) {
            area_->ensureWidgetVisible(open);
            return open->setFocus();
        }
    typed_->setFocus();
}

/// Drops all that belongs to the game that was replaced.
void PhaseForm::forget()
{
    choices_.forget();
    parts_.clear();
    area_->setWidget(new QWidget);
}

void PhaseForm::follow(Change change)
{
    if (change == Change::Game || change == Change::Phase)
        build();
    else if (change != Change::File)
        refresh();
}

/// Makes the boxes of this phase.
void PhaseForm::build()
{
    const bool retreats = session_.current().phase.kind == PhaseKind::Retreat;
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(4);
    parts_.clear();
    power_->clear();
    area_->setWidget(inside);
    introduce(area_, "units", retreats ? tr("Dislodged units") : tr("Powers with builds or removals"), {});
    power_->setVisible(!retreats);
    typed_->setPlaceholderText(retreats ? tr("A MUN - BUR, D A MUN", "typed retreats")
                                        : tr("B A PAR, D F LON, WAIVE", "typed adjustments"));
    introduce(typed_, "typed", retreats ? tr("Type a retreat") : tr("Type an adjustment"),
              retreats
                  ? tr("A retreat such as “A MUN - BUR”, or “D A MUN” to disband; press Enter to add it")
                  : tr("“B A PAR” builds, “D F LON” removes, “WAIVE” waives a build; press Enter to add it"));
    for (const FormPart& part : choices_.parts()) {
        auto* form = new PowerForm(session_.map(), part, inside);
        connect(form, &PowerForm::chosen, this,
                [this](const Asked& asked, const auto& order) { choices_.write(asked, order); });
        connect(form, &PowerForm::ruleChosen, this,
                [this, power = part.power] { writeOrders(session_, removedByRule(session_.game(), power)); });
        column->addWidget(form);
        parts_.push_back(form);
        if (isNeutral(session_.game(), part.power)) continue; // its units get no orders
        power_->addItem(powerChip(session_.map(), part.power, *this), Words(session_.map()).power(part.power),
                        static_cast<int>(index(part.power)));
    }
    column->addStretch(1);
    showState();
}

void PhaseForm::refresh()
{
    const std::vector<FormPart> parts = choices_.parts();
    const auto fits = [](const FormPart& part, const PowerForm* form) { return form->fits(part); };
    if (!std::ranges::equal(parts, parts_, fits)) return build();
    for (std::size_t i = 0; i < parts.size(); ++i) parts_[i]->fill(parts[i]);
    showState();
}

void PhaseForm::showState()
{
    tell(problem_, {}, Tone::Alarm);
    const auto [missing, asked] = asks() ? missingOf(session_.game()) : Missing();
    if (power_->count() == 0)
        tell(state_, tr("Nothing to choose in this phase."), Tone::Quiet);
    else if (missing == 0)
        tell(state_, tr("All choices are made."), Tone::Quiet);
    else if (session_.current().phase.kind == PhaseKind::Retreat)
        tell(state_,
             tr("%n unit(s) still undecided. Without an order a unit disbands.", nullptr, missing) + u' ' +
                 DeskWords::destroyed(session_.game()),
             Tone::Missing);
    else
        tell(state_, tr("%n choice(s) left", nullptr, missing), Tone::Missing);
}

/// Writes the typed orders, one or many, of the chosen power or of those that the text names, in one step.
/// What cannot be carried out stays in the line.
void PhaseForm::readTyped()
{
    const QString text = typed_->text().trimmed();
    if (text.isEmpty() || !asks()) return;
    const Map& map = session_.map();
    const PhaseRecord& now = session_.current();
    std::string all = text.toStdString();
    if (now.phase.kind == PhaseKind::Adjustment && power_->count() > 0)
        all = map[static_cast<Power>(power_->currentData().toInt())].name + ":\n" + all;
    std::vector<Order> written = ordersInOwnName(session_.game(), now), taken;
    QStringList left;
    QString problem;
    for (const ReadLine& line : readLines(readingContext(session_.game(), now, noPower), all)) {
        for (const Order& order : line.written.orders) {
            if (choices_.take(order, written)) {
                taken.push_back(written.back());
                continue;
            }
            left << brief(map, now.before, order);
            problem = isNeutral(session_.game(), order.unit.power)
                          ? DeskWords::noPlayer(session_.game(), order.unit.power)
                          : tr("%1 is not possible.").arg(left.last());
        }
        for (const Fault& fault : line.faults) {
            left << QString::fromStdString(line.written.text.substr(fault.begin, fault.end - fault.begin))
                        .trimmed();
            problem = ReadingProblems(map).sentence(fault.problem);
        }
    }
    if (problem.isEmpty() || !taken.empty()) typed_->setText(left.join(QStringLiteral("; ")));
    writeOrders(session_, taken);
    tell(problem_, problem, Tone::Alarm);
}

} // namespace chancery
