// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/heading_words.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/text_marks.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

/// Returns whether a heading may have a word that says nothing.
bool isHeadingFiller(std::string_view folded)
{
    thread_local const WordList fillers("headings", "filler");
    return fillers.has(folded);
}

struct Flag
{
    std::string_view code; ///< of ISO 3166, as flags are written in chats
    std::string_view power;
};

constexpr std::array flags{Flag{"gb", "england"}, Flag{"uk", "england"}, Flag{"fr", "france"},
                           Flag{"de", "germany"}, Flag{"it", "italy"},   Flag{"at", "austria"},
                           Flag{"hu", "austria"}, Flag{"ru", "russia"},  Flag{"tr", "turkey"}};

std::string_view powerOfFlag(std::string_view code)
{
    const auto found = std::ranges::find(flags, code, &Flag::code);
    return found == flags.end() ? noFlag : found->power;
}

/// Returns whether a word is a number, or a season with its year, and the kind of phase: "S1901", "F03",
/// "S1901M".
bool isCount(std::string_view word)
{
    constexpr std::size_t brief = 3, years = 5; // bytes
    constexpr std::string_view seasons = "sfw", kinds = "mrab";
    if (word.size() > years && kinds.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
    const bool season = word.size() == brief || word.size() == years;
    if (season && seasons.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
    return std::ranges::all_of(word, isDigit);
}

class Splitter
{
public:
    explicit Splitter(std::string_view label)
        : label_(label)
    {
    }

    std::vector<HeadingPart> split()
    {
        while (at_ < label_.size()) step();
        endPart(false);
        return std::move(parts_);
    }

private:
    std::string_view rest() const { return label_.substr(at_); }

    /// Ends the present part; `apart` is whether a sign is there. Then what follows is apart, too.
    void endPart(bool apart)
    {
        part_.apart = part_.apart || apart;
        if (!part_.words.empty()) parts_.push_back(std::move(part_));
        part_ = {};
        part_.apart = apart;
        joined_ = false;
    }

    void step()
    {
        if (takeFlag()) return;
        const MarkAt mark = markAt(rest());
        if (mark.mark == Mark::Dash) return takeDash(mark.bytes);
        if (mark.mark != Mark::None) {
            joined_ = joined_ && mark.mark == Mark::Ornament;
            at_ += mark.bytes;
            return;
        }
        const char sign = label_[at_];
        constexpr std::string_view apart = "()[]{}<>|/~", nothing = "#,;+.=&%";
        if (apart.find(sign) != std::string_view::npos) {
            endPart(true);
            ++at_;
        } else if (nothing.find(sign) != std::string_view::npos) {
            if (isBeforeName()) endPart(true);
            ++at_;
        } else
            takeWord();
    }

    /// Returns whether a comma is at the present place, and behind it a name: "France, Bob Smith".
    bool isBeforeName() const
    {
        const std::size_t next = label_.find_first_not_of(' ', at_ + 1);
        return label_[at_] == ',' && next != std::string_view::npos && isCapital(label_[next]);
    }

    /// A hyphen within a word joins, "Austria-Hungary"; any other dash parts.
    void takeDash(std::size_t bytes)
    {
        const std::string_view after = label_.substr(std::min(at_ + bytes, label_.size()));
        joined_ = bytes == 1 && joined_ && !after.empty() && markAt(after).mark == Mark::None;
        if (!joined_) endPart(true);
        at_ += bytes;
    }

    void takeWord()
    {
        const std::size_t begin = at_;
        constexpr std::string_view ends = "()[]{}<>|/~#,;+.=&%";
        const auto inWord = [this] { return markAt(rest()).mark == Mark::None || isUnseen(rest()); };
        while (at_ < label_.size() && ends.find(label_[at_]) == std::string_view::npos && inWord()) {
            std::string unused;
            at_ += foldOne(rest(), Umlaut::OneLetter, unused);
        }
        std::string folded = fold(label_.substr(begin, at_ - begin));
        const auto begins = [this](std::string_view text) { return rest().starts_with(text); };
        const bool owner =
            begins("'s") || begins("'S") || begins("\u2019s") || begins("\u2019S"); // "France's"
        if (owner) at_ += rest().starts_with("'") ? 2 : 4;
        const bool stop = at_ < label_.size() && label_[at_] == '.';
        if (folded.empty()) folded = "?"; // another script: a name, and no power's
        const bool dashed = joined_;
        joined_ = true;
        if (isCount(folded) || isHeadingFiller(folded)) return;
        part_.words.push_back({std::move(folded), dashed && !part_.words.empty(), stop});
    }

    /// Takes a flag: two letters of a code as emoji have them, or the name of one, ":flag_de:", ":france:".
    bool takeFlag()
    {
        if (const std::size_t bytes = emojiName(rest())) {
            std::string_view name = rest().substr(1, bytes - 2);
            for (const std::string_view before : {"flag_", "flag-", "flag"})
                if (name.starts_with(before)) name.remove_prefix(before.size());
            const std::string_view power = powerOfFlag(name);
            addFlag(power.empty() ? name : power, bytes);
            return true;
        }
        constexpr std::size_t letterBytes = 4;
        constexpr std::string_view english =
            "\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F";
        if (rest().starts_with(english)) {
            addFlag("england", english.size());
            return true;
        }
        std::string code;
        for (std::size_t i = 0; i < 2; ++i)
            if (const std::string_view letter =
                    rest().substr(std::min(i * letterBytes, rest().size()), letterBytes);
                letter.size() == letterBytes && letter.starts_with("\xF0\x9F\x87") &&
                static_cast<unsigned char>(letter[3]) >= 0xA6)
                code += static_cast<char>('a' + (static_cast<unsigned char>(letter[3]) - 0xA6));
        if (code.size() != 2) return false;
        addFlag(powerOfFlag(code), 2 * letterBytes);
        return true;
    }

    void addFlag(std::string_view power, std::size_t bytes)
    {
        endPart(false);
        if (!power.empty()) parts_.push_back({{}, power, false});
        part_.apart = !power.empty();
        at_ += bytes;
    }

    std::string_view label_;
    std::size_t at_ = 0;
    std::vector<HeadingPart> parts_;
    HeadingPart part_;
    bool joined_ = false; ///< a word ends here
};

} // namespace

std::size_t endOfLabel(std::string_view line)
{
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::size_t bracket = line[at] == '(' ? line.find(')', at) : std::string_view::npos;
        if (bracket < line.size()) at = bracket;
        if (line[at] != ':') continue;
        const std::size_t emoji = emojiName(line.substr(at));
        if (emoji == 0) return at;
        at += emoji - 1;
    }
    return line.size();
}

std::vector<HeadingPart> headingParts(std::string_view label)
{
    return Splitter(label).split();
}

std::string spacedOut(const HeadingPart& part)
{
    constexpr std::size_t least = 4;
    std::string word;
    for (const LabelWord& letter : part.words) word += letter.folded.substr(0, 1);
    const bool spaced =
        std::ranges::all_of(part.words, [](const LabelWord& w) { return w.folded.size() == 1; });
    return spaced && word.size() >= least ? word : std::string();
}

bool isOnlyCount(std::string_view text)
{
    return std::ranges::any_of(text, isDigit) && headingParts(text).empty();
}

} // namespace chancery
