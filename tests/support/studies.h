// SPDX-License-Identifier: GPL-3.0-or-later
// Studies to test with: of all cases in the program, and trees drawn by lot.
#pragma once

#include "engine/game/study.h"
#include "tests/support/random_game.h"

#include <string>
#include <utility>
#include <vector>

namespace chancery {

/// The cases of all libraries, each with the name of its library's file.
const std::vector<std::pair<std::string, Study>>& caseStudies();

/// The study of a case of DATC.
Study datcStudy(const std::string& id);

/// A study with up to `nodes` nodes whose orders, names and comments are drawn by lot, odd characters among
/// them; the same for the same seed.
Study randomStudy(std::uint32_t seed, std::size_t nodes);

/// A study in Spring 1901 of some units ("Italy A TYR") with the orders of its only node.
Study studyWith(const std::vector<std::string>& units, const std::vector<StudyOrder>& orders);
/// The same study with other orders in a node.
Study withOrdersIn(Study study, NodeId id, std::vector<StudyOrder> orders);
/// An attack with a support that dislodges, and what is dislodged.
Study dislodging();

} // namespace chancery
