// SPDX-License-Identifier: GPL-3.0-or-later
// A study as a document that people can read, edit and merge: TOML, with one table for each node.
// engine/files/README.md has the format.
#pragma once

#include "engine/base/document.h"
#include "engine/game/study.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>

namespace chancery {

inline constexpr int studyFormat = 1; ///< the number of the format that is read and written

/// Reads a `*.study` document; on failure names the fault with line and column. `name` is what messages call
/// the file.
Result<Study> readStudyFile(std::string_view toml, const std::string& name, const MapLoader& maps);
/// Reads a study from the value of such a document. `before` are nodes above its own, if it is the rest of
/// one.
Result<Study> readStudy(const Value& document, const std::string& name, const MapLoader& maps,
                        std::vector<StudyNode> before = {});
/// Reads variations of a game from a table of its document, which has the keys of a study but its format and
/// its map; the reader records the first fault.
Study readVariations(DocumentReader& reader, const Value& table, std::shared_ptr<const Map> map);
/// Returns whether a document is a study: it has lines.
bool isStudy(const Value& document);

/// Returns the study as a document that ends in a line feed. Keys are in a fixed order, with the units or the
/// orders of one power on a line. The first `without` nodes are left out of it.
std::string writeStudy(const Study& study, std::size_t without = 0);
/// Returns variations of a game as a table `[[variation]]` of its document, preceded by an empty line.
std::string variationToml(const Study& variations);

} // namespace chancery
