// SPDX-License-Identifier: GPL-3.0-or-later
// One table of words for each language. Words are folded: without accents, "ü" both as "u" and as "ue".
#include "engine/orders/order_words.h"

#include "engine/map/spelling.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

struct Entry
{
    std::string_view word;
    Keyword keyword;
};

namespace tables {

using enum Keyword;

constexpr Entry english[] = {
    {"a", Army},
    {"army", Army},
    {"armies", Army},
    {"amy", Army},
    {"cannon", Army},
    {"f", Fleet},
    {"fleet", Fleet},
    {"fleets", Fleet},
    {"flt", Fleet},
    {"navy", Fleet},
    {"ship", Fleet},
    {"boat", Fleet},
    {"h", Hold},
    {"hold", Hold},
    {"holds", Hold},
    {"holding", Hold},
    {"hld", Hold},
    {"held", Hold},
    {"stand", Hold},
    {"stands", Hold},
    {"standing", Hold},
    {"stay", Hold},
    {"stays", Hold},
    {"remains", Hold},
    {"defend", Hold},
    {"defends", Hold},
    {"sit", Hold},
    {"sits", Hold},
    {"m", Move},
    {"move", Move},
    {"moves", Move},
    {"moving", Move},
    {"mto", Move},
    {"mv", Move},
    {"to", Move},
    {"into", Move},
    {"towards", Move},
    {"on", Move},
    {"onto", Move},
    {"cto", Move},
    {"takes", Move},
    {"captures", Move},
    {"attack", Move},
    {"attacks", Move},
    {"attacking", Move},
    {"go", Move},
    {"goes", Move},
    {"advance", Move},
    {"advances", Move},
    {"sail", Move},
    {"sails", Move},
    {"march", Move},
    {"marches", Move},
    {"s", Support},
    {"support", Support},
    {"supports", Support},
    {"supporting", Support},
    {"supported", Support},
    {"sup", Support},
    {"sups", Support},
    {"sh", Support}, // "S-H"
    {"supp", Support},
    {"supt", Support},
    {"help", Support},
    {"helps", Support},
    {"back", Support},
    {"backs", Support},
    {"aids", Support},
    {"assists", Support},
    {"c", Convoy},
    {"convoy", Convoy},
    {"convoys", Convoy},
    {"convoying", Convoy},
    {"convoyed", Convoy},
    {"cvy", Convoy},
    {"conv", Convoy},
    {"transport", Convoy},
    {"transports", Convoy},
    {"carries", Convoy},
    {"ferries", Convoy},
    {"carry", Convoy},
    {"ferry", Convoy},
    {"ships", Convoy},
    {"via", Via},
    {"by", Via},
    {"through", Via},
    {"over", Via},
    {"sea", Sea},
    {"r", Retreat},
    {"retreat", Retreat},
    {"retreats", Retreat},
    {"ret", Retreat},
    {"retreating", Retreat},
    {"rto", Retreat},
    {"withdraw", Retreat},
    {"withdraws", Retreat},
    {"d", Disband},
    {"disband", Disband},
    {"disbands", Disband},
    {"disbanded", Disband},
    {"dsb", Disband},
    {"remove", Disband},
    {"removes", Disband},
    {"removed", Disband},
    {"removal", Disband},
    {"removals", Disband},
    {"rem", Disband},
    {"destroy", Disband},
    {"destroys", Disband},
    {"destroyed", Disband},
    {"annihilated", Disband},
    {"scrap", Disband},
    {"otb", Disband},
    {"off", Disband},
    {"board", Filler}, // "off the board"
    {"drop", Disband},
    {"drops", Disband},
    {"dies", Disband},
    {"explodes", Disband},
    {"boom", Disband},
    {"b", Build},
    {"build", Build},
    {"builds", Build},
    {"building", Build},
    {"built", Build},
    {"bld", Build},
    {"raise", Build},
    {"raises", Build},
    {"waive", Waive},
    {"waives", Waive},
    {"waived", Waive},
    {"wve", Waive},
    {"w", Waive},
    {"pass", Waive},
    {"decline", Waive},
    {"declines", Waive},
    {"i", Insurrection},
    {"insurrection", Insurrection},
    {"insurrections", Insurrection},
    {"uprising", Insurrection},
    {"revive", Revive},
    {"revives", Revive},
    {"regain", Revive},
    {"regains", Revive},
    {"reclaim", Revive},
    {"reclaims", Revive},
    {"from", From},
    {"of", From},
    {"for", Filler},
    {"and", And},
    {"except", And}, // "all hold except F Kie - Hol"
    {"excepting", And},
    {"but", And},
    {"or", Condition},
    {"if", Condition},
    {"unless", Condition},
    {"otherwise", Condition},
    {"the", Filler},
    {"in", Filler},
    {"at", Filler},
    {"is", Filler},
    {"are", Filler},
    {"will", Filler},
    {"does", Filler},
    {"unit", Filler},
    {"its", Filler},
    {"own", Filler},
    {"an", Filler},
    {"order", Filler},
    {"please", Filler},
    {"pls", Filler},
    {"plz", Filler},
    {"place", Filler},
    {"position", Filler},
    {"ord", Filler},
    {"put", Filler}, // "stays put"
    {"we", Filler},
    {"my", Filler},
    {"our", Filler},
};

constexpr Entry german[] = {
    {"armee", Army},
    {"armeen", Army},
    {"heer", Army},
    {"flotte", Fleet},
    {"flotten", Fleet},
    {"fl", Fleet},
    {"halt", Hold},
    {"haelt", Hold},
    {"halte", Hold},
    {"halten", Hold},
    {"steht", Hold},
    {"stehen", Hold},
    {"bleibt", Hold},
    {"bleiben", Hold},
    {"verteidigt", Hold},
    {"nach", Move},
    {"geht", Move},
    {"zieht", Move},
    {"ziehen", Move},
    {"zu", Move},
    {"greift", Move},
    {"bewegt", Move},
    {"marschiert", Move},
    {"segelt", Move},
    {"angriff", Move},
    {"zug", Move},
    {"ruckt", Move},
    {"rueckt", Move},
    {"u", Support},
    {"unt", Support},
    {"unterst", Support},
    {"unterstutzt", Support},
    {"unterstuetzt", Support},
    {"unterstutze", Support},
    {"unterstuetze", Support},
    {"unterstutzen", Support},
    {"unterstuetzen", Support},
    {"unterstutzung", Support},
    {"hilft", Support},
    {"unterstuetzung", Support},
    {"k", Convoy},
    {"konvoi", Convoy},
    {"konv", Convoy},
    {"konvoiert", Convoy},
    {"konvoit", Convoy},
    {"befordert", Convoy},
    {"befoerdert", Convoy},
    {"befordern", Convoy},
    {"befoerdern", Convoy},
    {"transportiert", Convoy},
    {"begleitet", Convoy},
    {"geleitet", Convoy},
    {"uber", Via},
    {"ueber", Via},
    {"per", Via},
    {"mit", Via},
    {"see", Sea},
    {"seeweg", Sea},
    {"ruckzug", Retreat},
    {"rueckzug", Retreat},
    {"weicht", Retreat},
    {"aufgelost", Disband},
    {"aufgeloest", Disband},
    {"auflosen", Disband},
    {"weg", Disband},
    {"aufloesen", Disband},
    {"auflosung", Disband},
    {"aufloesung", Disband},
    {"lost", Disband},
    {"loest", Disband},
    {"entfernt", Disband},
    {"entfernen", Disband},
    {"abbau", Disband},
    {"abgebaut", Disband},
    {"abbauen", Disband},
    {"bau", Build},
    {"neubau", Build},
    {"neubauten", Build},
    {"baue", Build},
    {"baut", Build},
    {"bauen", Build},
    {"gebaut", Build},
    {"aufgebaut", Build},
    {"aufbau", Build},
    {"ab", Down},
    {"auf", Up},
    {"verzicht", Waive},
    {"verzichtet", Waive},
    {"verzichten", Waive},
    {"aufstand", Insurrection},
    {"erhebung", Insurrection},
    {"ersteht", Revive},
    {"zuruckgewinnt", Revive},
    {"zurueckgewinnt", Revive},
    {"gewinnt", Revive},
    {"von", From},
    {"aus", From},
    {"und", And},
    {"ausser", And},
    {"oder", Condition},
    {"wenn", Condition},
    {"falls", Condition},
    {"sonst", Condition},
    {"der", Filler},
    {"die", Filler},
    {"das", Filler},
    {"dem", Filler},
    {"im", Filler},
    {"wird", Filler},
    {"werden", Filler},
    {"sich", Filler},
    {"zuruck", Filler},
    {"zurueck", Filler},
    {"einheit", Filler},
    {"bitte", Filler},
    {"stellung", Filler}, // "hält Stellung"
    {"vor", Filler},
    {"eine", Filler},
    {"einen", Filler},
    {"ich", Filler},
    {"wir", Filler},
    {"meine", Filler},
    {"unsere", Filler},
};

} // namespace tables

constexpr auto sorted = [] {
    using tables::english, tables::german;
    std::array<Entry, std::size(english) + std::size(german)> all{};
    std::ranges::copy(english, all.begin());
    std::ranges::copy(german, all.begin() + std::size(english));
    std::ranges::sort(all, {}, &Entry::word);
    return all;
}();

} // namespace

Keyword keywordOf(std::string_view folded)
{
    const auto found = std::ranges::lower_bound(sorted, folded, {}, &Entry::word);
    return found != sorted.end() && found->word == folded ? found->keyword : Keyword::None;
}

bool beginsKeyword(std::string_view folded, Keyword meant)
{
    for (auto entry = std::ranges::upper_bound(sorted, folded, {}, &Entry::word);
         entry != sorted.end() && entry->word.starts_with(folded); ++entry)
        if (entry->keyword == meant) return true;
    return false;
}

Keyword misspeltKeyword(std::string_view folded)
{
    if (folded.size() < 5) return Keyword::None;
    Keyword meant = Keyword::None;
    for (const Entry& entry : sorted) {
        if (entry.word.size() < 5 || spellingDistance(entry.word, folded, 1) > 1) continue;
        if (meant != Keyword::None && meant != entry.keyword) return Keyword::None;
        meant = entry.keyword;
    }
    return meant;
}

bool nearKeyword(std::string_view folded)
{
    constexpr std::size_t fewest = 3;
    return std::ranges::any_of(sorted, [folded](const Entry& entry) {
        return entry.word.size() >= fewest && entry.keyword <= Keyword::Revive &&
               spellingDistance(entry.word, folded, 1) == 1;
    });
}

} // namespace chancery
