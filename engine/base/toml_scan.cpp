// SPDX-License-Identifier: GPL-3.0-or-later
// A scan over a TOML document that knows strings and comments, and counts brackets and dots outside them.
#include "engine/base/nesting.h"

#include <vector>

namespace chancery {

namespace {

class Scan
{
public:
    Scan(std::string_view text, int levels)
        : text_(text)
        , levels_(levels)
    {
    }

    std::optional<TextPlace> run()
    {
        while (at_ < text_.size()) {
            step(text_[at_]);
            if (depth_ > levels_) return place();
        }
        return std::nullopt;
    }

private:
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
                at_ += 2;
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

    TextPlace place() const
    {
        TextPlace place;
        for (char c : text_.substr(0, at_ - 1)) {
            place.column = c == '\n' ? 1 : place.column + 1;
            place.line += c == '\n' ? 1 : 0;
        }
        return place;
    }

    std::string_view text_;
    int levels_ = 0;
    std::size_t at_ = 0;
    int depth_ = 0;
    int dots_ = 0;           ///< in the key being written, on the present level
    std::vector<int> outer_; ///< the same of the levels around it
};

} // namespace

std::optional<TextPlace> tooDeep(std::string_view toml, int levels)
{
    return Scan(toml, levels).run();
}

} // namespace chancery
