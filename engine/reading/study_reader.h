// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a study from whatever a person pastes or opens.
#pragma once

#include "engine/game/study.h"
#include "engine/map/map_loader.h"

#include <memory>
#include <string>
#include <string_view>

namespace chancery {

/// Reads a study from a text: one with the line of a study in it, the document of a study, of a position or
/// of a game, of which the last phase is taken, a phase as JSON as the batch command reads it, of several
/// lines the last, the text form of jDip's cases, of which the first is taken, or what readStudyPage() reads.
/// A text that names no map is about `map`. `name` is what messages call the text. On failure says what is
/// wrong.
Result<Study> readAnyStudy(std::string_view text, const std::string& name, const MapLoader& maps,
                           std::shared_ptr<const Map> map);

} // namespace chancery
