// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of the paradox in words, every choice with its result, and the board beside them.
#include "ui/dialogs/paradox_dialog.h"

#include "ui/draw/board_view.h"
#include "ui/draw/density.h"
#include "ui/draw/map_art.h"
#include "ui/parts/dialog_parts.h"
#include "ui/scene/compose.h"
#include "ui/words/paradox_words.h"
#include "ui/words/words.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPolygonF>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr double surroundings = 110; // map units shown round the paradox

/// Returns one line for each open paradox that says how it ends in this record.
QString endsOf(const ParadoxWords& words, const PhaseRecord& record)
{
    QStringList ends;
    for (const Paradox& paradox : record.outcome->paradoxes)
        if (paradox.unanswered) ends << words.ends(paradox);
    return ends.join(u'\n');
}

/// Returns the area of the map with the units of the open paradoxes, the places they move to, and their
/// surroundings.
QRectF regionOf(const Map& map, const BoardGeometry& geometry, const PhaseRecord& record)
{
    ProvinceSet involved;
    for (const Paradox& paradox : record.outcome->paradoxes)
        if (paradox.unanswered)
            involved |= paradox.armies | paradox.fleets | paradox.supports | paradox.moves;
    ProvinceSet shown = involved;
    for (const OrderResult& result : record.outcome->results)
        if (const auto* move = as<Move>(result.order);
            move && involved.has(map.provinceOf(result.order.unit.at)))
            shown.add(map.provinceOf(move->to));
    QPolygonF anchors;
    for (Province p : shown) {
        const Point at = geometry.unitAt(whole(p));
        anchors << QPointF(at.x, at.y);
    }
    return anchors.boundingRect().adjusted(-surroundings, -surroundings, surroundings, surroundings);
}

} // namespace

ParadoxDialog::ParadoxDialog(const Game& game, std::vector<PossibleChoice> possible, const BoardSource& board,
                             QWidget* parent)
    : QDialog(parent)
    , possible_(std::move(possible))
    , board_(board)
    , group_(new QButtonGroup(this))
{
    introduceDialog(this, "paradoxDialog", tr("Paradox in %1").arg(Words::phase(game.current().phase)),
                    "rulings");
    auto* left = new QVBoxLayout;
    left->addWidget(question(game));
    left->addWidget(choices(game), 1);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(16);
    halves->addLayout(left, 1);
    if (board_) halves->addWidget(boardBeside(), 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(halves, 1);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Apply choice"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(group_, &QButtonGroup::idToggled, this, &ParadoxDialog::showChosen);
    showChosen();
    fitToScreen(this, {board_ ? 1180 : 620, 620});
    group_->button(0)->setFocus();
}

QWidget* ParadoxDialog::question(const Game& game)
{
    const PhaseRecord& first = possible_.front().record;
    const ParadoxWords words(*game.map, game.rulebook, first);
    QStringList lines;
    for (const Paradox& paradox : first.outcome->paradoxes)
        if (paradox.unanswered) lines << words.question(paradox) << words.circle(paradox);
    QLabel* label = wrappedLabel({});
    label->setObjectName(QStringLiteral("question"));
    tellCiting(label, lines.join(u'\n'));
    return label;
}

QWidget* ParadoxDialog::choices(const Game& game)
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    for (std::size_t i = 0; i < possible_.size(); ++i) column->addWidget(choice(game, static_cast<int>(i)));
    column->addStretch(1);
    QScrollArea* area = scrolledDown(inside);
    area->setObjectName(QStringLiteral("choices"));
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QWidget* ParadoxDialog::choice(const Game& game, int index)
{
    const PossibleChoice& one = possible_[static_cast<std::size_t>(index)];
    const QString title = ParadoxWords::choice(one.choice);
    const QString ends = endsOf(ParadoxWords(*game.map, game.rulebook, one.record), one.record);
    auto* button = new QRadioButton(title);
    introduce(button, "", tr("%1. %2").arg(title, ends), tr("The board shows the effect"));
    button->setObjectName(QStringLiteral("choice-%1").arg(index));
    QFont bold = button->font();
    bold.setBold(true);
    button->setFont(bold);
    group_->addButton(button, index);
    QLabel* told = wrappedLabel(ends);
    told->setIndent(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) +
                    style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing));
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(0);
    column->addWidget(button);
    column->addWidget(told);
    return both;
}

QWidget* ParadoxDialog::boardBeside()
{
    view_ = new BoardView(this);
    view_->setTheme(themeOf(*this));
    view_->setBoard(board_);
    view_->setLabels(LabelMode::Codes);
    view_->setMinimumWidth(420);
    view_->setLens(
        view_->lens().showing(regionOf(*board_.map, board_.art->geometry, possible_.front().record)));
    introduce(view_, "board", tr("Board"), {});
    connect(view_, &BoardView::zoomChanged, this, &ParadoxDialog::showChosen);
    return view_;
}

std::optional<ParadoxChoice> ParadoxDialog::chosen() const
{
    const int picked = group_->checkedId();
    if (picked < 0) return std::nullopt;
    return possible_[static_cast<std::size_t>(picked)].choice;
}

void ParadoxDialog::showChosen()
{
    accept_->setEnabled(chosen().has_value());
    if (!view_) return;
    ViewOptions options;
    options.tokenScale = tokenScaleAt(view_->lens().zoom());
    options.showResults = chosen().has_value();
    const auto shown = static_cast<std::size_t>(std::max(0, group_->checkedId()));
    view_->setPicture(compose(*board_.map, board_.art->geometry, possible_[shown].record, options));
}

std::optional<ParadoxChoice> ParadoxDialog::ask(const Game& game, const std::vector<PossibleChoice>& possible,
                                                const BoardSource& board, QWidget* parent)
{
    ParadoxDialog dialog(game, possible, board, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.chosen();
}

} // namespace chancery
