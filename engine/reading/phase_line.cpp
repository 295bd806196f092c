// SPDX-License-Identifier: GPL-3.0-or-later
// Knows the words by which people name phases.
#include "engine/reading/phase_line.h"

#include "engine/base/ascii.h"
#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_words.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>
#include <utility>

namespace chancery {

namespace {

/// Returns whether a word is one of those that languages give for `key` of phases.
bool isWord(std::string_view key, std::string_view word)
{
    constexpr std::array<std::string_view, 10> keys{
        "no", "after", "summer", "due", "builds", "removes", "filler", "columns", "titles", "beside_winter"};
    thread_local const std::vector<WordList> lists = [&] {
        std::vector<WordList> read;
        for (const std::string_view one : keys) read.emplace_back("phases", one);
        return read;
    }();
    return lists[static_cast<std::size_t>(std::ranges::find(keys, key) - keys.begin())].has(word);
}

std::optional<Season> seasonOf(std::string_view word)
{
    thread_local const WordMeanings seasons("phases", {"spring", "fall", "winter"});
    const std::optional<std::size_t> season = seasons.of(word);
    return season ? std::optional(static_cast<Season>(*season)) : std::nullopt;
}

std::optional<PhaseKind> kindNamed(std::string_view word)
{
    thread_local const WordMeanings kinds("phases", {"movement", "retreats", "adjustments"});
    const std::optional<std::size_t> kind = kinds.of(word);
    return kind ? std::optional(static_cast<PhaseKind>(*kind)) : std::nullopt;
}

/// Returns a number of so many digits, and of nothing else.
std::optional<int> numberOf(std::string_view word, std::size_t digits)
{
    int number = 0;
    if (word.size() != digits || !std::ranges::all_of(word, isDigit)) return std::nullopt;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

/// Returns the year that two digits mean in a game that begins in the year `first`.
int yearInFull(int digits, int first)
{
    constexpr int century = 100;
    const int year = first - first % century + digits;
    return year < first ? year + century : year;
}

/// Returns season and year of a word such as "F1902", "s05" or "1902f", folded. The first year of the map
/// gives the century.
std::optional<std::pair<Season, int>> seasonAndYear(std::string_view word, int first)
{
    constexpr std::size_t yearAndLetter = 5;
    if (word.size() == yearAndLetter && isLetter(word.back()) && numberOf(word.substr(0, 4), 4))
        return seasonAndYear(std::string(word.substr(4)) + std::string(word.substr(0, 4)), first);
    const auto digits = std::ranges::find_if(word, isDigit);
    const auto named = static_cast<std::size_t>(digits - word.begin());
    if (const std::optional<Season> whole = named > 1 ? seasonOf(word.substr(0, named)) : std::nullopt)
        return seasonAndYear("sfw"[static_cast<std::size_t>(*whole)] + // "Sp03"
                                 std::string(word.substr(named)),
                             first);
    thread_local const WordMeanings letters("phases", {"spring_letter", "fall_letter", "winter_letter"});
    const std::optional<std::size_t> season = letters.of(word.substr(0, 1));
    if (!season) return std::nullopt;
    const std::string_view year = word.substr(1);
    if (const std::optional<int> whole = numberOf(year, 4))
        return std::pair(static_cast<Season>(*season), *whole);
    const std::optional<int> brief = numberOf(year, 2);
    if (!brief) return std::nullopt;
    return std::pair(static_cast<Season>(*season), yearInFull(*brief, first));
}

/// A word of a heading, folded, and whether it is in brackets.
struct HeadingWord
{
    std::string folded;
    bool inBrackets = false;
};

/// Returns the words of a heading; other than in orders, numbers are words.
std::vector<HeadingWord> headingWords(std::string_view line)
{
    std::vector<HeadingWord> words;
    std::string_view rest = line;
    const auto separates = [](char c) {
        return static_cast<unsigned char>(c) < 0x80 && !isDigit(c) && !isLetter(c);
    };
    for (bool brackets = false; !rest.empty();) {
        const auto end = std::ranges::find_if(rest, separates);
        const auto length = static_cast<std::size_t>(end - rest.begin());
        if (length > 0) words.push_back({fold(rest.substr(0, length)), brackets});
        if (end == rest.end()) break;
        brackets = *end == '(' || (brackets && *end != ')');
        rest = rest.substr(length + 1);
    }
    return words;
}

/// Returns whether a word of a heading says nothing of the phase.
bool isFiller(std::string_view word)
{
    return isWord("filler", word);
}

/// Returns what stands before a sign that joins it to Winter or to builds; else the whole heading.
std::string_view firstOfTwo(std::string_view line)
{
    thread_local const WordList joins("phases", "joins");
    std::vector<std::string> signs{"+", "&", "/"};
    for (const MeantWord& word : joins.words()) signs.push_back(" " + word.word + " ");
    for (const std::string_view sign : signs) {
        const std::size_t at = line.find(sign);
        if (at == std::string_view::npos) continue;
        const std::vector<HeadingWord> behind = headingWords(line.substr(at + sign.size()));
        if (behind.empty()) continue;
        const std::string_view next = behind.front().folded;
        if (next == "winter" || kindNamed(next) == PhaseKind::Adjustment || next.starts_with("w1") ||
            next.starts_with("w0"))
            return line.substr(0, at);
    }
    return line;
}

bool isPower(const Map& map, std::string_view word)
{
    const NameWord name{word};
    return map.placeNames && map.placeNames->power({&name, 1}) != noPower;
}

} // namespace

std::optional<Phase> phaseIn(const Map& map, std::string_view line)
{
    if (const std::string_view first = firstOfTwo(line); first.size() < line.size())
        if (const std::optional<Phase> moves = phaseIn(map, first)) return moves; // "Fall 1904 + builds"
    // In brackets a kind of phase counts if it is alone: "(Retreats)", but not "(retreats due Friday)".
    const auto isOnly = [](const std::vector<HeadingWord>& all, const HeadingWord& word) {
        return !word.inBrackets || std::ranges::count(all, true, &HeadingWord::inBrackets) == 1;
    };
    constexpr std::size_t briefLength = 4; // "F02M"
    if (std::optional<Phase> exact = readPhase(line)) {
        if (line.size() == briefLength) exact->year = yearInFull(exact->year, map.firstPhase.year);
        return exact;
    }
    constexpr std::size_t mostWords = 12;
    const std::vector<HeadingWord> words = headingWords(line);
    if (words.size() > mostWords) return std::nullopt;
    std::optional<Season> season;
    std::optional<int> year, before; // and two digits before the season: "03 Spring"
    std::optional<PhaseKind> kind;
    bool denied = false, summer = false; // "no builds"
    for (const HeadingWord& word : words) {
        if (season && year && word.inBrackets &&
            (seasonOf(word.folded) || seasonAndYear(word.folded, map.firstPhase.year)))
            break; // "(Winter builds are due)"
        const bool no = std::exchange(denied, isWord("no", word.folded));
        if (denied || no) continue;
        if (season == Season::Fall && (word.folded == "w" || seasonOf(word.folded) == Season::Winter))
            continue; // "Fall/Winter 1903"
        if (season == Season::Winter && isWord("beside_winter", word.folded)) continue;
        if (kind == PhaseKind::Adjustment && isWord("after", word.folded)) continue;
        if (season && keywordOf(word.folded) == Keyword::And && line.find("Winter") < line.size()) continue;
        if (summer && seasonOf(word.folded) == Season::Fall) summer = false; // "Summer/Fall 1904"
        if (isWord("summer", word.folded)) {
            summer = !season; // but "Spring/Summer 1903"
            season = Season::Spring;
            continue;
        }
        if (const auto found = seasonOf(word.folded))
            season = found;
        else if (const auto letter =
                     word.folded.size() == 1 ? seasonAndYear(word.folded + "1901", 0) : std::nullopt)
            season = letter->first; // "F. 1902"
        else if (const auto number = numberOf(word.folded, 4)) {
            if (!year || !word.inBrackets) year = number; // "Fall 1902 (due Friday 3 May 2019)"
        } else if (const auto digits = season && !year ? numberOf(word.folded, 2) : std::nullopt)
            year = yearInFull(*digits, map.firstPhase.year); // "Fall '03"
        else if (const auto early = numberOf(word.folded, 2); early && !season)
            before = yearInFull(*early, map.firstPhase.year);
        else if (const auto brief = seasonAndYear(word.folded, map.firstPhase.year))
            std::tie(season, year) = *brief;
        else if (const auto named = kindNamed(word.folded); named && isOnly(words, word))
            kind = kind && kind != PhaseKind::Movement ? kind : named; // "retreat orders"
        else if (!word.inBrackets && !isFiller(word.folded) && !isPower(map, word.folded))
            return std::nullopt;
    }
    if (!year) year = before;
    if (summer && !kind) kind = PhaseKind::Retreat;
    if (kind == PhaseKind::Adjustment && !season) season = Season::Winter; // "Builds 1903"
    if (!season || !year) return std::nullopt;
    Phase phase{*season, *year,
                kind.value_or(season == Season::Winter ? PhaseKind::Adjustment : PhaseKind::Movement)};
    if (phase.kind == PhaseKind::Adjustment) phase.season = Season::Winter;
    return readPhase(shortName(phase));
}

std::string_view verbHeaded(std::string_view label, bool adjusts)
{
    bool builds = false, removes = false;
    for (const HeadingWord& word : headingWords(label)) {
        builds = builds || isWord("builds", word.folded);
        removes = removes || isWord("removes", word.folded);
    }
    if (builds != removes) return builds ? "builds " : "removes ";
    if (builds) return {};
    if (adjusts && label.find("(+") != std::string_view::npos) return "builds ";
    if (adjusts && label.find("(-") != std::string_view::npos) return "removes ";
    return {};
}

std::optional<NamedPhase> phaseAmong(const Map& map, std::string_view line)
{
    constexpr std::size_t longest = 200; // bytes
    if (line.size() > longest) return std::nullopt;
    const std::vector<HeadingWord> words = headingWords(line);
    const auto named = [](Season season, int year, bool due) -> std::optional<NamedPhase> {
        const PhaseKind kind = season == Season::Winter ? PhaseKind::Adjustment : PhaseKind::Movement;
        const std::optional<Phase> phase = readPhase(shortName(Phase{season, year, kind}));
        return phase ? std::optional(NamedPhase{*phase, due}) : std::nullopt;
    };
    const auto yearAt = [&words](std::size_t at) {
        return at < words.size() ? numberOf(words[at].folded, 4) : std::nullopt;
    };
    const auto isDue = [&words](std::size_t at) { // "Deadline for Fall 1903", "Fall 1903 is due"
        constexpr std::size_t near = 3;
        return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(at - std::min(at, near)),
                           words.begin() + static_cast<std::ptrdiff_t>(std::min(at + near + 1, words.size())),
                           [](const HeadingWord& word) { return isWord("due", word.folded); });
    };
    struct Found
    {
        NamedPhase named;
        bool inBrackets;
    };
    std::vector<Found> found;
    const auto add = [&](const std::optional<NamedPhase>& phase, bool brackets) {
        if (phase) found.push_back({*phase, brackets});
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (isWord("after", words[i].folded)) return std::nullopt;
        const auto says = [](std::string_view word) { return isFiller(word) || kindNamed(word); };
        const bool ends = i + 1 == words.size() || says(words[i + 1].folded) ||
                          (i > 0 && says(words[i - 1].folded)); // no "Game F1902 at noon"
        if (const auto brief = seasonAndYear(words[i].folded, map.firstPhase.year); ends && brief)
            add(named(brief->first, brief->second, isDue(i)), words[i].inBrackets);
        const std::optional<Season> season = seasonOf(words[i].folded);
        const std::optional<int> year = yearAt(i + 1) ? yearAt(i + 1) : i > 0 ? yearAt(i - 1) : std::nullopt;
        if (season && year) add(named(*season, *year, isDue(i)), words[i].inBrackets);
    }
    if (found.empty()) return std::nullopt;
    if (trimmed(line).ends_with(':'))
        std::ranges::reverse(found); // "Spring 1903 is over. Now for Fall 1903:"
    constexpr int mostYears = 60;    // of a game
    const auto rank = [&map](const Found& one) {
        const int played = one.named.phase.year - map.firstPhase.year;
        const bool calendar = played < 0 || played > mostYears; // "Fall 2026 League, Spring 1905"
        return (one.named.due ? 4 : 0) + (calendar ? 2 : 0) + (one.inBrackets ? 1 : 0);
    };
    return std::ranges::min_element(found, {}, rank)->named;
}

std::optional<PhaseKind> kindHeaded(std::string_view line)
{
    std::optional<PhaseKind> kind;
    for (const HeadingWord& word : headingWords(line)) {
        const std::optional<PhaseKind> named = kindNamed(word.folded);
        if (!named && !isFiller(word.folded)) return std::nullopt;
        if (named && *named != PhaseKind::Movement) kind = named;
    }
    return kind;
}

bool headsColumns(std::string_view line)
{
    if (line.find('|') == std::string_view::npos) return false;
    if (line.find_first_not_of("|-: \t\r") == std::string_view::npos) return true;
    const std::vector<HeadingWord> words = headingWords(line);
    return words.size() > 1 &&
           std::ranges::all_of(words, [](const HeadingWord& word) { return isWord("columns", word.folded); });
}

bool isTitleOfOrders(const Map& map, std::string_view line)
{
    return phaseIn(map, line) || isWord("titles", fold(line)) || headsColumns(line);
}

} // namespace chancery
