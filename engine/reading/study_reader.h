// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a study from whatever a person pastes or opens.
#pragma once

#include "engine/game/study.h"
#include "engine/map/map_loader.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace chancery {

/// Reads a study from a text in any form of text_forms.h: of a game its last phase, of several cases that
/// which is wanted. A text that names no map is about `map`. `name` is what messages call the text. On
/// failure says what is wrong.
Result<Study> readAnyStudy(std::string_view text, const std::string& name, const MapLoader& maps,
                           std::shared_ptr<const Map> map, std::optional<std::size_t> which = {});

/// Returns whether a document of ours was meant, though perhaps a faulty one: it says which map or phase it
/// is for.
bool isOwnDocument(std::string_view text);
/// Returns whether an object of JSON is the first thing in a text.
bool beginsWithJson(std::string_view text);
/// Reads an object, or the last of several lines with one each: the phases of a game as the batch command
/// reads them.
Result<Study> readStudyInJson(std::string_view text, const std::string& name, const MapLoader& maps);
/// Reads text as people post it, or with such an object below it.
Result<Study> readPostedStudy(std::string_view text, const std::string& name, const MapLoader& maps,
                              std::shared_ptr<const Map> map);

} // namespace chancery
