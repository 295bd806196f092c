// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/misspelt_orders.h"

#include "engine/language/language_file.h"
#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "engine/orders/legality.h"
#include "engine/orders/order_words.h"
#include "tests/support/standard_board.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::uint32_t gamesDrawn = 12;
constexpr std::size_t phasesDrawn = 30;

const std::vector<std::string> holds{"H", "h", "holds", "hold", "stands", "hält", "bleibt stehen"};
const std::vector<std::string> moves{"-", "-", "->", "–", "→", "to", "moves to", "nach", "zieht nach"};
const std::vector<std::string> supports{"S", "s", "supports", "support", "unterstützt", "u"};
const std::vector<std::string> convoys{"C", "c", "convoys", "convoy", "befördert", "transports"};
const std::vector<std::string> retreats{"-", "R", "retreats to", "weicht nach"};
const std::vector<std::string> disbands{"D", "disbands", "disband", "wird aufgelöst"};
const std::vector<std::string> builds{"B", "Build", "builds", "baut"};
const std::vector<std::string> armies{"A", "A", "a", "Army", "Armee"};
const std::vector<std::string> fleets{"F", "F", "f", "Fleet", "Flotte"};
const std::vector<std::string> separators{",", ";", ":",  "|", "/",  ".", "-",
                                          "–", "…", "\t", "(", "\"", "*", "~"};
const std::vector<std::string> strays{"please", "bitte", "the", "die", "dann",
                                      "then",   "jetzt", "and", "und", "gern"};

std::string lower(std::string text)
{
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

/// "Par".
std::string titled(std::string code)
{
    code = lower(std::move(code));
    code[0] = static_cast<char>(code[0] - 'a' + 'A');
    return code;
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Returns where letters of ASCII are in a word.
std::vector<std::size_t> lettersOf(const std::string& word)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (isLetter(word[i])) found.push_back(i);
    return found;
}

std::vector<std::string> split(const std::string& text)
{
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

} // namespace

std::string DrawnLine::text() const
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

MisspeltOrders::MisspeltOrders(std::uint32_t seed)
    : random_(seed)
{
    drawOrders(seed);
}

void MisspeltOrders::drawOrders(std::uint32_t seed)
{
    const Map& map = standardMap();
    for (std::uint32_t i = 0; i < gamesDrawn; ++i)
        games_.push_back(randomGame(sharedMap(), seed + i, phasesDrawn));
    for (std::size_t g = 0; g < games_.size(); ++g)
        for (std::size_t p = 0; p < games_[g].phases.size(); ++p) {
            const PhaseRecord& record = games_[g].phases[p];
            const Board board = boardOf(map, record.before, {});
            for (const WrittenOrder& line : record.written)
                for (const Order& order : line.orders) {
                    const bool movement = record.phase.kind == PhaseKind::Movement;
                    const bool legal = movement ? illegality(board, order) == Rule::None : !as<Waive>(order);
                    if (legal) orders_.push_back({g, p, order});
                }
        }
}

std::string MisspeltOrders::oneOf(const std::vector<std::string>& texts)
{
    return texts[below(random_, texts.size())];
}

/// The place in one of the ways in which people write it.
std::string MisspeltOrders::nameOf(Location at)
{
    const Map& map = standardMap();
    const ProvinceInfo& info = map[map.provinceOf(at)];
    std::vector<std::string> names{info.code,         lower(info.code), titled(info.code),
                                   titled(info.code), info.name,        info.name};
    for (const auto& [language, name] : info.names)
        if (readsFreely(language)) names.push_back(name);
    for (const std::string& alias : info.aliases) names.push_back(alias);
    const std::string& code = map[at].code;
    const std::size_t stroke = code.find('/');
    return oneOf(names) + (stroke == std::string::npos ? "" : "(" + code.substr(stroke + 1) + ")");
}

void MisspeltOrders::addUnit(const Unit& unit, std::vector<std::string>& words)
{
    words.push_back(oneOf(unit.kind == UnitKind::Army ? armies : fleets));
    words.push_back(nameOf(unit.at));
}

void MisspeltOrders::addHelped(const DrawnLine& line, Location at, std::vector<std::string>& words)
{
    const Map& map = standardMap();
    const Unit* unit = unitAt(map, *line.position, map.provinceOf(at));
    addUnit({unit->power, unit->kind, at}, words);
}

void MisspeltOrders::addCommand(DrawnLine& line)
{
    std::vector<std::string>& words = line.words;
    const Order& order = line.order;
    const auto go = [&](const std::vector<std::string>& verbs, Location to) {
        words.push_back(oneOf(verbs));
        words.push_back(nameOf(to));
    };
    if (as<Hold>(order)) words.push_back(oneOf(holds));
    if (as<Disband>(order)) words.push_back(oneOf(disbands));
    if (const auto* move = as<Move>(order)) {
        go(moves, move->to);
        if (move->via == Via::Convoy) words.push_back("via convoy");
    }
    if (const auto* retreat = as<Retreat>(order)) go(retreats, retreat->to);
    if (const auto* support = as<SupportHold>(order)) {
        words.push_back(oneOf(supports));
        addHelped(line, support->unit, words);
    }
    if (const auto* support = as<SupportMove>(order)) {
        words.push_back(oneOf(supports));
        addHelped(line, support->unit, words);
        go(moves, support->to);
    }
    if (const auto* convoy = as<Convoy>(order)) {
        words.push_back(oneOf(convoys));
        addHelped(line, convoy->army, words);
        go(moves, convoy->to);
    }
}

DrawnLine MisspeltOrders::next()
{
    const Legal& drawn = orders_[below(random_, orders_.size())];
    const PhaseRecord& record = games_[drawn.game].phases[drawn.phase];
    DrawnLine line{&record.before, record.phase.kind, drawn.order, {}};
    if (as<Build>(drawn.order)) line.words.push_back(oneOf(builds));
    addUnit(drawn.order.unit, line.words);
    addCommand(line);
    return line;
}

std::string MisspeltOrders::misspelt(std::string word, SlipKind kind)
{
    const std::vector<std::size_t> letters = lettersOf(word);
    if (letters.empty()) return word;
    const std::size_t at = letters[below(random_, letters.size())];
    const char any = static_cast<char>('a' + below(random_, 26));
    if (kind == SlipKind::Drop) word.erase(at, 1);
    if (kind == SlipKind::Double) word.insert(at, 1, word[at]);
    if (kind == SlipKind::Swap && at + 1 < word.size() && isLetter(word[at + 1]))
        std::swap(word[at], word[at + 1]);
    if (kind == SlipKind::Replace) word[at] = any;
    return word;
}

bool MisspeltOrders::isExact(const std::string& was, const std::string& is) const
{
    const auto meaningOf = [](const std::string& text) {
        std::vector<std::string> folded;
        std::vector<NameWord> name;
        for (const std::string& word : split(text.substr(0, text.find('(')))) folded.push_back(fold(word));
        for (const std::string& word : folded) name.push_back({word});
        const std::vector<PlaceMeaning> places = standardMap().placeNames->places(name);
        const bool exact = !places.empty() && places.front().cost == 0;
        return std::pair(folded.size() == 1 ? keywordOf(folded.front()) : Keyword::None,
                         exact ? places.front().at : nowhere);
    };
    const auto coastIn = [](const std::string& text) {
        const std::size_t open = text.find('(');
        return open == std::string::npos ? std::string_view() : coastWord(fold(text.substr(open)));
    };
    if (coastIn(was) != coastIn(is) && !coastIn(was).empty() && !coastIn(is).empty()) return true;
    const auto one = meaningOf(was), other = meaningOf(is);
    const bool named = other.first != Keyword::None || other.second != nowhere;
    return one != other && named;
}

SlippedLine MisspeltOrders::slipped(DrawnLine line, SlipKind kind)
{
    const std::size_t part = below(random_, line.words.size());
    const std::string was = line.words[part];
    std::vector<std::string> words = split(was);
    const bool inserted = kind == SlipKind::Separator || kind == SlipKind::Word;
    const std::size_t at = below(random_, words.size());
    bool exact = false;
    if (inserted) {
        words.insert(words.begin() + static_cast<std::ptrdiff_t>(at),
                     oneOf(kind == SlipKind::Word ? strays : separators));
        // "Mid , Atlantic" is two names.
        exact = at > 0 && isExact("", words[at - 1]) && isExact("", words[at + 1]);
    } else
        words[at] = misspelt(words[at], kind);
    std::erase(words, "");
    line.words[part] = DrawnLine{nullptr, {}, {}, words}.text();
    exact = exact || (!inserted && isExact(was, line.words[part]));
    const std::vector<std::string> before = split(was);
    for (const std::string& word : words) {
        const bool isNew = !inserted && std::ranges::find(before, word) == before.end();
        exact = exact || (isNew && (isExact(was, word) || !coastWord(fold(word)).empty()));
    }
    std::erase(line.words, "");
    return {line.text(), exact};
}

} // namespace chancery
