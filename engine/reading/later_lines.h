// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reading/page_lines.h"
#include "engine/reading/page_study.h"

#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace chancery {

/// Orders of later phases among those of a text, "Retreat: A Tyr-Pie", until it ends.
class LaterOrders
{
public:
    /// Keeps an order of a kind of phase.
    void keep(PhaseKind kind, StudyOrder order) { kept_[kind].push_back(std::move(order)); }
    /// Keeps what a line says is of a later phase, "Retreat: A Tyr-Pie" among the moves; `above` is the power
    /// under whose name it stands. Returns whether it does.
    bool take(const PageLines& lines, const std::string& line, Power above);
    /// Adds those that were kept to the last block of their kind, or as new ones.
    void addTo(PageContent& page) const;

private:
    std::map<PhaseKind, std::vector<StudyOrder>> kept_;
};

/// Returns where on a line of orders the builds and removals begin, "A Bul-Rum; builds A Con"; its length if
/// it has none.
std::size_t adjustmentIn(std::string_view line);

/// Returns where on a line of orders a retreat begins behind them, "F Gre H. Retreat Gre-Alb."; its length if
/// none does.
std::size_t retreatIn(std::string_view line);

/// Takes the first phase of a page for one of moves if an order holds, supports or convoys and no Winter is
/// named; its retreats, builds and removals are kept for later.
void keepMoves(const PageLines& lines, PageContent& page, LaterOrders& later);

/// Returns whether units that are listed under a power's name stand where its moves have brought them.
bool areThereAfter(const PageLines& lines, const PageContent& page, const std::vector<Unit>& units);

/// Takes units alone as the position where the page says below what their power builds or removes: "Winter
/// 1904", "Turkey: F Aeg, A Con", "Orders:", "Turkey: remove F Aeg".
void takeAsUnits(const PageLines& lines, PageContent& page);

/// Takes units alone as builds if they stand at home, and below a Winter's name as removals if their power
/// has no home there: "Winter 1903", "Austria: A Vie", "Turkey: remove A Bul".
void takeAsBuilds(const PageLines& lines, PageContent& page);

} // namespace chancery
