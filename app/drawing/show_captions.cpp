// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the beats of stories: when each is shown, what is said, which strengths are drawn, and what matters.
#include "app/drawing/show_captions.h"

#include "app/cli/json_writer.h"
#include "app/drawing/drawing_input.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "ui/draw/map_art.h"
#include "ui/files/case_libraries.h"
#include "ui/paper/reel.h"
#include "ui/scene/focus.h"
#include "ui/scene/slide.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/language.h"
#include "ui/words/room_column.h"
#include "ui/words/slide_words.h"

#include <array>

namespace chancery::cli {

namespace {

/// The kinds of beats in the order of Gesture.
constexpr std::array<std::string_view, 25> kinds{
    "orders",  "void",     "paradox", "hold",        "support", "cut",    "convoy", "advance",      "bounce",
    "win",     "dislodge", "clash",   "retreat",     "disband", "build",  "waive",  "insurrection", "revive",
    "centres", "summary",  "tally",   "elimination", "settle",  "course", "ending"};
static_assert(static_cast<std::size_t>(Gesture::Ending) + 1 == kinds.size());

std::string_view kindOf(Gesture gesture)
{
    return kinds[static_cast<std::size_t>(gesture)];
}

void addTexts(JsonWriter& json, std::string_view name, const QStringList& texts)
{
    json.key(name).begin('[');
    for (const QString& text : texts) json.text(text.toStdString());
    json.end(']');
}

void addNumber(JsonWriter& json, std::string_view name, int number)
{
    json.key(name).json(std::to_string(number));
}

void addCaption(JsonWriter& json, const Map& map, const Caption& caption)
{
    json.key("caption").text(caption.line().toStdString());
    json.key("headline").text(caption.headline.toStdString());
    QStringList strengths, fates;
    for (const StrengthLine& line : caption.strengths) strengths << line.text;
    for (const FateLine& line : caption.fates) fates << line.text;
    QStringList orders;
    for (const ReadOrder& line : caption.orders) orders << line.text;
    addTexts(json, "orders", orders);
    addTexts(json, "strengths", strengths);
    addTexts(json, "others", caption.others);
    addTexts(json, "remarks", caption.remarks);
    addTexts(json, "fates", fates);
    json.key("badges").begin('[');
    for (const StrengthLine& line : caption.strengths) {
        json.begin('{').key("province").text(map[line.unit].code);
        addNumber(json, "strength", line.strength);
        json.key("below").json(line.below ? "true" : "false");
        json.end('}');
    }
    json.end(']');
}

/// Returns one beat as a line; `start` is where the story is begun, in milliseconds.
std::string lineOf(const Map& map, const PhaseRecord& record, const Storyboard& story, const Beat& beat,
                   int start)
{
    std::string line;
    JsonWriter json(line);
    json.begin('{').key("phase").text(shortName(record.phase));
    addNumber(json, "start_ms", beat.span.startsAt - start);
    addNumber(json, "duration_ms", beat.span.lasts);
    json.key("kind").text(kindOf(beat.gesture));
    Caption caption = Captions(map, record).of(beat);
    if (beat.card != noCard) caption.headline = SlideWords(map).caption(story.cards[beat.card].slide);
    if (beat.tellsAt() > beat.span.startsAt) {
        json.key("question").text(Captions(map, record).lineAt(beat, beat.span.startsAt).toStdString());
        addNumber(json, "verdict_ms", beat.tellsAt() - start);
    }
    addCaption(json, map, caption);
    const Focus focus = focusOf(map, record, beat);
    json.key("powers").begin('[');
    for (const Power power : focus.powers) json.text(map[power].name);
    json.end(']').key("focus").begin('[');
    for (const Province province : focus.provinces) json.text(map[province].code);
    json.end(']').key("card").json(beat.card != noCard ? "true" : "false").end('}');
    return line + "\n";
}

void printStory(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Closing& closing,
                const ShowReading& reading)
{
    const Storyboard story =
        storyOf(map, board, record, {{}, 1, {}, closing, wordCounter(map, record), reading.how});
    const int start = reading.skipped ? endOfReading(story) : 0;
    for (const Beat& beat : story.beats)
        if (beat.span.startsAt >= start) print(lineOf(map, record, story, beat, start));
}

/// Returns a case as a game.
Result<Game> gameOfCase(const std::string& id)
{
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return map.error();
    const Result<Case> one = findCase(**map, id);
    if (!one) return one.error();
    const Result<Rulebook> rulebook = rulebookFor(*one);
    if (!rulebook) return rulebook.error();
    const CaseReport report = runCase(**map, *rulebook, *one);
    Game game = newGame(*map);
    game.rulebook = *rulebook;
    const bool winter = one->phase == PhaseKind::Adjustment;
    game.phases = {
        {{winter ? Season::Winter : Season::Spring, 1901, one->phase}, one->before, {}, report.outcome, {}}};
    if (report.retreatOutcome)
        game.phases.push_back({{Season::Spring, 1901, PhaseKind::Retreat},
                               report.outcome.after,
                               {},
                               report.retreatOutcome,
                               {}});
    return game;
}

} // namespace

Result<Game> shownGame(const Arguments& arguments)
{
    return arguments.has("case") ? gameOfCase(arguments.value("case").toStdString())
                                 : gameCalled(arguments.operands().front());
}

Result<std::vector<std::size_t>> wantedPhases(const Arguments& arguments, const Game& game)
{
    const QString source = arguments.has("case") ? arguments.value("case") : arguments.operands().front();
    const std::vector<std::size_t> resolved = phasesToShow(game, true);
    if (!arguments.has("phase") && resolved.empty())
        return Error{"no phase is resolved, so there is nothing to show", inputName(source)};
    if (!arguments.has("phase")) return resolved;
    const Result<std::size_t> phase = phaseCalled(game, arguments.value("phase").toStdString(), source);
    if (!phase) return phase.error();
    if (!game.phases[*phase].outcome)
        return Error{"the phase is not resolved, so there is nothing to show",
                     arguments.value("phase").toStdString()};
    return std::vector{*phase};
}

int showCaptions(const Arguments& arguments, const ShowReading& reading)
{
    const QString language = arguments.value("language", "en");
    if (speak(language) != language) {
        QStringList known;
        for (const Language& one : languages()) known << one.code;
        return fail(WrongUsage, "--language " + language.toStdString() + ": one of " +
                                    known.join(", ").toStdString() + " is expected");
    }
    const bool ofCase = arguments.has("case");
    if (ofCase == !arguments.operands().empty())
        return fail(WrongUsage, "--captions: either a game or --case ID is expected");
    const Result<Game> game = shownGame(arguments);
    if (!game) return fail(ofCase ? WrongUsage : WrongInput, game.error().text());
    const Result<BoardSource> board = boardSourceOf(game->map, {});
    if (!board) return fail(board.error());
    const Result<std::vector<std::size_t>> phases = wantedPhases(arguments, *game);
    if (!phases) return fail(phases.error());
    for (const std::size_t phase : *phases)
        printStory(*game->map, board->art->geometry, game->phases[phase],
                   ofCase ? Closing() : closingOf(*game, phase), reading);
    return Fine;
}

} // namespace chancery::cli
