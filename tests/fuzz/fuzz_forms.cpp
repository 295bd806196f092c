// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in any form that is known: refused with a reason, or read, and then written in every form; what is
// written as a saved game is read again as the same text.
#include "engine/files/saved_json.h"
#include "engine/files/written_forms.h"
#include "engine/reading/text_forms.h"
#include "tests/fuzz/fuzz.h"

using namespace chancery;

namespace {

void requireWritten(const Game& game)
{
    for (const WrittenForm& form : writtenForms())
        fuzz::require(!writeAs(form, {game, {}, true}).text.empty() || form.id.starts_with("orders"),
                      "every form writes something", form.id);
    if (game.map->id != "standard") return;
    const std::string text = writeSavedJson(game);
    const MapLoader maps = fuzz::maps();
    const Result<Game> again = readAnyGame({text, "written", maps});
    fuzz::require(bool(again), "a saved game that was written can be read",
                  (again ? "" : again.error().text() + "\n") + text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::textOf(data, size);
    const MapLoader maps = fuzz::maps();
    const std::size_t games = formOf(text).holdsGame ? titlesIn(text).size() : 1;
    for (std::size_t which = 0; which < games && which < 3; ++which) {
        Result<TextContent> content = readText({text, "text", maps, fuzz::standardMap(), which});
        if (!content) {
            fuzz::require(!content.error().message.empty(), "a refusal says why");
            continue;
        }
        if (content->game) requireWritten(*content->game);
        for (const PositionSheet& sheet : content->sheets)
            if (!sheet.unread) requireWritten(gameFrom(sheet));
        fuzz::require(content->game || content->study || !content->sheets.empty(), "something is read");
    }
    return 0;
}
