// SPDX-License-Identifier: GPL-3.0-or-later
// Scans TOML with its strings and comments, counts brackets and dots outside them, and accepts only ASCII
// there.
#include "engine/base/toml_scan.h"

#include "engine/base/ascii.h"
#include "engine/base/document_words.h"
#include <algorithm>
#include <vector>

namespace chancery {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

bool isQuote(char c)
{
    return c == '"' || c == '\'';
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

class Scan
{
public:
    Scan(std::string_view text, int levels)
        : text_(text)
        , levels_(levels)
    {
    }

    std::optional<TomlHazard> run()
    {
        if (text_.starts_with(byteOrderMark)) at_ = byteOrderMark.size();
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (!isAscii(c)) return hazard(at_, {says::lettersOutside});
            if (inNumber_ && isQuote(c)) return hazard(at_, {says::quoteInNumber});
            followWord(c);
            step(c);
            if (depth_ > levels_) return hazard(at_ - 1, {says::nestedTooDeeply, {std::to_string(levels_)}});
            if (continued_ < text_.size()) return hazard(continued_, {says::continuedLine});
        }
        return std::nullopt;
    }

private:
    /// The library looks ahead to the end of whatever begins like a number, so quotation marks there would
    /// hide letters from this scan alone.
    void followWord(char c)
    {
        if (isBlank(c) || c == ',' || c == ']' || c == '}') {
            inWord_ = inNumber_ = false;
        } else if (!inWord_) {
            inNumber_ = isDigit(c) || c == '+' || c == '-';
            inWord_ = inNumber_ || (c != '=' && c != '[' && c != '{');
        } else if (!inNumber_ && (c == '=' || c == '[' || c == '{')) {
            inWord_ = false;
        }
    }

    void step(char c)
    {
        switch (c) {
        case '"':
        case '\'':
            skipString(c);
            return;
        case '#':
            skipComment();
            return;
        case '[':
        case '{':
            open();
            break;
        case ']':
        case '}':
            close();
            break;
        case '.':
            ++dots_, ++depth_;
            break;
        case ',':
            endKey();
            break;
        case '\n':
            if (outer_.empty()) endKey();
            break;
        default:
            break;
        }
        ++at_;
    }

    void endKey()
    {
        depth_ -= dots_;
        dots_ = 0;
    }

    void open()
    {
        outer_.push_back(dots_);
        dots_ = 0;
        ++depth_;
    }

    void close()
    {
        if (outer_.empty()) return;
        endKey();
        --depth_;
        dots_ = outer_.back();
        outer_.pop_back();
    }

    void skipComment()
    {
        while (at_ < text_.size() && text_[at_] != '\n') ++at_;
    }

    void skipString(char quote)
    {
        const std::string_view triple = quote == '"' ? "\"\"\"" : "'''";
        const bool isLong = text_.substr(at_, 3) == triple;
        at_ += isLong ? 3 : 1;
        while (at_ < text_.size()) {
            if (quote == '"' && text_[at_] == '\\') {
                skipEscape(isLong);
            } else if (isLong ? text_.substr(at_, 3) == triple : text_[at_] == quote) {
                at_ += isLong ? 3 : 1;
                // A long string may end in one or two quotation marks of its own.
                for (int own = 0; isLong && own < 2 && text_.substr(at_, 1) == triple.substr(0, 1); ++own)
                    ++at_;
                return;
            } else if (!isLong && text_[at_] == '\n') {
                return; // not closed: the parser will say so
            } else {
                ++at_;
            }
        }
    }

    /// Skips a backslash and what it escapes, which may be the rest of a line and the blanks of the next.
    void skipEscape(bool isLong)
    {
        ++at_;
        const bool continues = isLong && at_ < text_.size() && (isBlank(text_[at_]) || !isAscii(text_[at_]));
        if (!continues) {
            ++at_;
            return;
        }
        while (at_ < text_.size() && isBlank(text_[at_])) ++at_;
        if (at_ < text_.size() && !isAscii(text_[at_])) continued_ = std::min(continued_, at_);
    }

    TomlHazard hazard(std::size_t at, Message message) const
    {
        TomlHazard found{std::move(message)};
        for (char c : text_.substr(0, at)) {
            const bool continuesLetter = (static_cast<unsigned char>(c) & 0xc0) == 0x80;
            found.column = c == '\n' ? 1 : continuesLetter ? found.column : found.column + 1;
            found.line += c == '\n' ? 1 : 0;
        }
        return found;
    }

    std::string_view text_;
    int levels_ = 0;
    std::size_t at_ = 0;
    std::size_t continued_ = std::string_view::npos; ///< where the first continued line begins without ASCII
    bool inWord_ = false, inNumber_ = false;         ///< a number, or a key or a date that begins like one
    int depth_ = 0;
    int dots_ = 0;           ///< in the key being written, on the present level
    std::vector<int> outer_; ///< the same count for each level around it
};

} // namespace

std::optional<TomlHazard> hazardIn(std::string_view toml, int levels)
{
    return Scan(toml, levels).run();
}

} // namespace chancery
