// SPDX-License-Identifier: GPL-3.0-or-later
// Studies, in whatever form they are pasted: what is understood is written and read again as the same study,
// as a document, as a line and as posted text, and its first lines are refused by name or can be played.
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_page.h"
#include "engine/reading/study_reader.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace chancery;

namespace {

void requireSame(const Result<Study>& again, const Study& study, const std::string& text)
{
    fuzz::require(bool(again), "what was written can be read",
                  (again ? "" : again.error().text() + "\n") + text);
    fuzz::require(*again == study, "the study comes back", text);
}

void play(const Study& study)
{
    constexpr std::size_t few = 20;
    for (std::size_t i = 0; i < std::min(few, study.nodes.size()); ++i) {
        const StudyGame reached = gameTo(study, study.nodes[i].id);
        (void)nextAfter(reached.game);
        if (i < 3) fuzz::requirePlayed(reached.game);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto study = readAnyStudy(fuzz::textOf(data, size), "study", fuzz::maps(), fuzz::standardMap());
    if (!study) {
        fuzz::require(!study.error().message.empty(), "a refusal says why");
        return 0;
    }
    study->leftOut.clear();  // these are in the commentary, and not written by themselves
    study->misspelt.clear(); // nor these
    study->passedOver.clear();
    const std::string document = writeStudy(*study), line = studyLine(*study);
    requireSame(readStudyFile(document, "written", fuzz::maps()), *study, document);
    requireSame(readStudyLine("(" + line + ")", "written", fuzz::maps()), *study, line);
    const std::string page = studyPage(*study, study->nodes.back().id);
    requireSame(readAnyStudy(page, "written", fuzz::maps(), fuzz::standardMap()), *study, page);
    play(*study);
    return 0;
}
