// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the steps of stories: when each is shown, what is said and how long, which strengths are drawn, and
// what matters.
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
#include "ui/words/told_texts.h"

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

/// A step of a beat, and what it is called.
struct Step
{
    Span span;
    std::string_view name;
};

/// Returns the steps of a beat: those of a fight; of what is told after units have moved what is said before
/// and then; else it alone.
std::vector<Step> stepsOf(const Beat& beat)
{
    const std::vector<Span> spans = beat.steps();
    if (spans.size() == 4)
        return {{spans[0], "question"}, {spans[1], "count"}, {spans[2], "clash"}, {spans[3], "verdict"}};
    const int tells = beat.tellsAt(), starts = beat.span.startsAt;
    if (tells == starts) return {{beat.span, "verdict"}};
    return {{{starts, tells - starts}, "question"}, {{tells, beat.span.endsAt() - tells}, "verdict"}};
}

/// Prints the beats of one story.
class Printer
{
public:
    /// `start` is where the story is begun, in milliseconds.
    Printer(const Map& map, const PhaseRecord& record, const Storyboard& story, int start)
        : map_(map)
        , record_(record)
        , story_(story)
        , start_(start)
    {
    }

    /// Prints a line for each step.
    void printBeat(std::size_t number) const
    {
        const Beat& beat = story_.beats[number];
        std::vector<ToldText> texts = toldTexts(map_, record_, story_, number);
        for (const Step& step : stepsOf(beat)) {
            const auto later = std::ranges::find_if(texts, [&step](const ToldText& one) {
                return one.span.startsAt >= step.span.endsAt() && step.name != "verdict";
            });
            print(lineOf(beat, step, {texts.begin(), later}));
            texts.erase(texts.begin(), later);
        }
    }

private:
    /// Returns what is said of a beat at the end of a step.
    Caption captionAfter(const Beat& beat, const Step& step) const
    {
        const Captions captions(map_, record_);
        if (beat.card != noCard) {
            Caption caption = captions.of(beat);
            caption.headline = SlideWords(map_).caption(story_.cards[beat.card].slide);
            return caption;
        }
        if (step.name == "verdict") return captions.of(beat);
        const int last = step.span.endsAt() - 1;
        Beat soFar = beat;
        soFar.badges = beat.badgesAt(last);
        const RoomPanel asked = questionOf(map_, record_, beat, last);
        return {captions.question(beat), captions.of(soFar).strengths, asked.list, {}, {}, {}};
    }

    std::string lineOf(const Beat& beat, const Step& step, const std::vector<ToldText>& texts) const
    {
        std::string line;
        JsonWriter json(line);
        json.begin('{').key("phase").text(shortName(record_.phase));
        addSpan(json, step.span);
        json.key("kind").text(kindOf(beat.gesture)).key("step").text(step.name).key("texts").begin('[');
        for (const ToldText& one : texts) {
            json.begin('{').key("text").text(one.text.toStdString());
            addSpan(json, one.span);
            json.end('}');
        }
        json.end(']');
        addCaption(json, map_, captionAfter(beat, step));
        const Focus focus = focusOf(map_, record_, beat);
        json.key("powers").begin('[');
        for (const Power power : focus.powers) json.text(map_[power].name);
        json.end(']').key("focus").begin('[');
        for (const Province province : focus.provinces) json.text(map_[province].code);
        json.end(']').key("card").json(beat.card != noCard ? "true" : "false").end('}');
        return line + "\n";
    }

    void addSpan(JsonWriter& json, const Span& span) const
    {
        addNumber(json, "start_ms", span.startsAt - start_);
        addNumber(json, "duration_ms", span.lasts);
    }

    const Map& map_;
    const PhaseRecord& record_;
    const Storyboard& story_;
    int start_;
};

void printStory(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Closing& closing,
                const ShowReading& reading)
{
    const Storyboard story =
        storyOf(map, board, record, {{}, 1, {}, closing, wordCounter(map, record), reading.how});
    const int start = reading.skipped ? endOfReading(story) : 0;
    const Printer printer(map, record, story, start);
    for (std::size_t b = 0; b < story.beats.size(); ++b)
        if (story.beats[b].span.startsAt >= start) printer.printBeat(b);
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
