// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what is between the outermost brackets as programs write it, and leaves all text around them.
#include "engine/base/ascii.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chancery {

namespace {

constexpr std::string_view space = " \t\r\n";
constexpr std::array<std::string_view, 4> powerKeys{"power", "country", "nation", "name"};
constexpr std::array<std::string_view, 3> orderKeys{"orders", "order", "moves"};
constexpr std::array<std::string_view, 4> documentKeys{"phase", "phases", "units", "state"};

template<std::size_t n>
bool isKey(const std::array<std::string_view, n>& keys, std::string_view key)
{
    return std::ranges::any_of(keys, [key](std::string_view one) { return sameButForCapitals(one, key); });
}

bool isQuote(char c)
{
    return c == '\'' || c == '"';
}

bool isOpening(char c)
{
    return c == '{' || c == '[' || c == '(';
}

/// What is between two outermost brackets, read from the first of them on.
class BracketReader
{
public:
    /// `text` begins with the bracket.
    explicit BracketReader(std::string_view text)
        : text_(text)
    {
        do step();
        while (!open_.empty() && at_ < text_.size());
        flush();
    }

    /// Returns whether the last bracket is there.
    bool isWhole() const { return open_.empty(); }
    /// Returns whether it has a position or a game, which is read elsewhere.
    bool isDocument() const { return document_; }
    /// Returns whether it has orders under names.
    bool hasOrders() const { return named_ && !lines_.empty(); }
    /// Returns how long it is.
    std::size_t size() const { return at_; }
    /// Returns the orders in lines under their names.
    const std::string& lines() const { return lines_; }

private:
    void step()
    {
        const char c = text_[at_];
        if (isQuote(c)) return readText();
        ++at_;
        if (isOpening(c)) open_ += c;
        if (c == ']' || c == ')' || c == '}') open_.pop_back();
        if (c == '}') {
            flush();
            power_ = {};
        }
        if (space.find(c) == std::string_view::npos) before_ = c;
    }

    /// Returns the next byte that is no blank, and goes there.
    char next()
    {
        at_ = std::min(text_.find_first_not_of(space, at_), text_.size());
        return at_ < text_.size() ? text_[at_] : '\0';
    }

    /// Returns the text in quotation marks that begins here, and goes behind it.
    std::string_view quoted()
    {
        const std::size_t begin = at_ + 1;
        std::size_t end = begin;
        while (end < text_.size() && text_[end] != text_[at_]) end += text_[end] == '\\' ? 2 : 1;
        end = std::min(end, text_.size());
        at_ = std::min(end + 1, text_.size());
        return text_.substr(begin, end - begin);
    }

    void readText()
    {
        const bool first = isOpening(before_);
        const std::string_view text = quoted();
        const char sign = next();
        before_ = '"';
        if (sign != ':' && sign != ',') return addOrder(text);
        const std::size_t here = at_++;
        const char value = next();
        if (sign == ':') return readMember(text, value);
        if (first && open_.back() != '{' && isOpening(value)) return beginPower(text); // ('ITALY', [
        at_ = here;
        addOrder(text);
    }

    void readMember(std::string_view key, char value)
    {
        document_ = document_ || isKey(documentKeys, key);
        const bool ofOrders = isKey(orderKeys, key);
        if (isOpening(value) && !ofOrders) return beginPower(key);
        if (!isQuote(value)) return;
        const std::string_view text = quoted();
        if (ofOrders) return addOrder(text);
        if (isKey(powerKeys, key)) return namePower(text);
        lines_ += std::string(key) + ": " + std::string(text) + "\n";
    }

    void addOrder(std::string_view text) { orders_ += std::string(text) + "\n"; }

    /// Its orders may stand before the name of a power.
    void namePower(std::string_view name)
    {
        if (!power_.empty()) flush();
        power_ = name;
    }

    void beginPower(std::string_view name)
    {
        flush();
        power_ = name;
    }

    void flush()
    {
        if (orders_.empty()) return;
        named_ = named_ || !power_.empty();
        if (!power_.empty()) lines_ += std::string(power_) + ":\n";
        lines_ += orders_;
        orders_.clear();
    }

    std::string_view text_, power_;
    std::string open_, orders_, lines_;
    std::size_t at_ = 0;
    char before_ = '\0';
    bool document_ = false, named_ = false;
};

/// Returns where the next bracket is that programs begin with; the size of the text if there is none.
std::size_t nextBracket(std::string_view text, std::size_t from)
{
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] != '{' && text[at] != '[') continue;
        const std::size_t inside = text.find_first_not_of(space, at + 1);
        if (inside != std::string_view::npos && (isQuote(text[inside]) || isOpening(text[inside]))) return at;
    }
    return text.size();
}

/// Takes from the end of a text the name to which a program gives what follows: "orders = OrderedDict(".
/// Returns whether it ended with a bracket.
bool dropName(std::string& text)
{
    const auto endsWith = [&text](char sign) {
        text.erase(text.find_last_not_of(" \t") + 1);
        if (text.empty() || text.back() != sign) return false;
        text.pop_back();
        text.erase(text.find_last_not_of(" \t") + 1);
        while (!text.empty() && (isLetter(text.back()) || isDigit(text.back()) || text.back() == '_'))
            text.pop_back();
        return true;
    };
    const bool called = endsWith('(');
    endsWith('=');
    return called;
}

/// Returns a text with its lists in lines; nothing if it has none, or has a document.
std::optional<std::string> withoutLists(std::string_view text)
{
    std::string lines;
    bool found = false;
    std::size_t done = 0;
    for (std::size_t at = nextBracket(text, 0); at < text.size(); at = nextBracket(text, at)) {
        const BracketReader read(text.substr(at));
        if (read.isDocument() || !read.isWhole()) return std::nullopt;
        const std::size_t begin = at;
        at += read.size();
        if (!read.hasOrders()) continue;
        found = true;
        lines += text.substr(done, begin - done);
        const bool called = dropName(lines);
        if (called && at < text.size() && text[at] == ')') ++at;
        if (!lines.empty() && lines.back() != '\n') lines += '\n';
        lines += read.lines();
        done = std::min(text.find_first_not_of(" \t\r;,", at), text.size());
        if (done < text.size() && text[done] == '\n') ++done;
    }
    if (!found) return std::nullopt;
    return lines + std::string(text.substr(done));
}

} // namespace

bool hasListsByPower(std::string_view text)
{
    return withoutLists(text).has_value();
}

std::string linesByPower(std::string_view text)
{
    return withoutLists(text).value_or(std::string(text));
}

} // namespace chancery
