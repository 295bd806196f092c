// SPDX-License-Identifier: GPL-3.0-or-later
// Writes down what a case has.
#include "engine/explain/case_tags.h"

#include "engine/base/ascii.h"
#include "engine/explain/case_index.h"
#include "engine/orders/order_text.h"

#include <algorithm>
#include <set>

namespace chancery {

namespace {

std::string withoutCoasts(std::string text)
{
    for (std::size_t slash; (slash = text.find('/')) != std::string::npos;)
        text.erase(slash, text.find(' ', slash) - slash); // up to the end if no blank follows
    return text;
}

/// Collects the tags of one case.
class TagWriter
{
public:
    TagWriter(const Map& map, const IndexedCase& one)
        : map_(map)
        , case_(one)
    {
    }

    std::set<std::string> all()
    {
        addBoard();
        addOrigin();
        for (std::size_t i = 0; i < case_.motifs.size(); ++i)
            if (case_.motifs[i]) add("motif", motifName(static_cast<Motif>(i)));
        if (case_.seas > 0) add("seas", std::to_string(case_.seas));
        for (int seas = 1; seas <= case_.seas; ++seas) add("seas", std::to_string(seas) + '+');
        addRulebooks("differs", case_.differing);
        addRulebooks("unanswered", case_.unanswered);
        return std::move(tags_);
    }

private:
    void add(std::string_view key, std::string_view value) { tags_.insert(tagOf(key, value)); }

    void addPlaces(std::string_view key, const std::string& value)
    {
        add(key, value);
        add(key, withoutCoasts(value));
    }

    void addBoard()
    {
        for (const Unit& unit : case_.theCase.before.units) {
            const std::string name = canonical(map_, unit);
            addPlaces("unit", name);
            addPlaces("unit", name.substr(2));
            add("power", map_[unit.power].name);
        }
        for (Order order : case_.orders) {
            if (order.power != noPower) add("power", map_[order.power].name);
            addPlaces("order", orderAsTag(map_, order));
            const auto* given = as<Move>(order);
            if (!given) continue;
            const Move move = *given;
            for (const Move& less : {Move(move.to, move.via), Move(move.to)}) {
                order.command = less;
                addPlaces("order", orderAsTag(map_, order));
            }
        }
    }

    void addOrigin()
    {
        const Case& one = case_.theCase;
        add("library", case_.library);
        add("rulebook", case_.rulebook.id);
        if (!case_.chapter.empty()) add("chapter", case_.chapter);
        add("number", one.id);
        for (std::size_t begin = 0; begin < one.clauses.size();) {
            const std::size_t end = std::min(one.clauses.find_first_of(" ,;", begin), one.clauses.size());
            add("number", one.clauses.substr(begin, end - begin));
            begin = end + 1;
        }
        static constexpr const char* kinds[]{"movement", "retreat", "adjustment"};
        add("phase", kinds[static_cast<std::size_t>(one.phase)]);
        if (!one.retreats.empty()) add("phase", "retreat");
    }

    void addRulebooks(std::string_view key, const std::vector<std::string>& ids)
    {
        if (!ids.empty()) add(key, "any");
        for (const std::string& id : ids) add(key, id);
    }

    const Map& map_;
    const IndexedCase& case_;
    std::set<std::string> tags_;
};

} // namespace

std::span<const std::string_view> tagKeys()
{
    static constexpr std::string_view keys[]{"unit",    "order",      "motif", "seas",
                                             "library", "chapter",    "power", "rulebook",
                                             "differs", "unanswered", "phase"};
    return keys;
}

std::string tagOf(std::string_view key, std::string_view value)
{
    return inSmallLetters(std::string(key)) + ':' + inSmallLetters(std::string(value));
}

std::string orderAsTag(const Map& map, const Order& order)
{
    std::string text = canonical(map, Position{}, order);
    for (const char* helps : {" S ", " C "})
        if (const std::size_t at = text.find(helps); at != std::string::npos) text.erase(at + 3, 2);
    return text;
}

std::vector<std::string> tagsOf(const Map& map, const IndexedCase& one)
{
    const std::set<std::string> tags = TagWriter(map, one).all();
    return {tags.begin(), tags.end()};
}

} // namespace chancery
