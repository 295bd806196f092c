// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads values as one line of text.
#include "engine/base/value_line.h"

#include "engine/base/ascii.h"
#include "engine/base/document_words.h"
#include "engine/base/utf8.h"

#include <charconv>
#include <optional>

namespace chancery {

namespace {

constexpr int mostLevels = 16;
constexpr std::string_view digits = "0123456789ABCDEF";

bool isPlain(char c)
{
    return isLetter(c) || isDigit(c) || c == ',' || c == '/';
}

/// Returns whether a character may be written after `before`. Two dashes or dots would become one in some
/// programs.
bool isPlainAfter(char c, char before)
{
    return isPlain(c) || ((c == '-' || c == '.') && c != before);
}

void addText(std::string& line, std::string_view text)
{
    char before = '-';
    for (const char c : text) {
        if (c == ' ')
            line += '+';
        else if (isPlainAfter(c, before))
            line += c;
        else
            line.append({'%', digits[static_cast<unsigned char>(c) >> 4],
                         digits[static_cast<unsigned char>(c) & 15]});
        before = c;
    }
}

Value textValue(std::string text)
{
    Value value;
    value.kind = Value::Kind::Text;
    value.text = std::move(text);
    return value;
}

void addValue(std::string& line, const Value& value);

void addList(std::string& line, const Value& value)
{
    line += '(';
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (i > 0) line += ';';
        addValue(line, value.items[i]);
    }
    line += ')';
}

void addTable(std::string& line, const Value& value)
{
    line += '(';
    if (value.members.empty()) line += '=';
    for (std::size_t i = 0; i < value.members.size(); ++i) {
        if (i > 0) line += ';';
        addValue(line, textValue(value.members[i].key));
        line += '=';
        addValue(line, value.members[i].value);
    }
    line += ')';
}

void addValue(std::string& line, const Value& value)
{
    switch (value.kind) {
    case Value::Kind::Text:
        if (value.text.empty()) line += "!t";
        return addText(line, value.text);
    case Value::Kind::Number:
        line += '!' + std::to_string(value.number);
        return;
    case Value::Kind::Truth:
        line += value.truth ? "!y" : "!n";
        return;
    case Value::Kind::Other:
        line += "!o";
        return addText(line, value.text);
    case Value::Kind::List:
        return addList(line, value);
    case Value::Kind::Table:
        return addTable(line, value);
    }
}

std::optional<unsigned> valueOfDigit(char c)
{
    const std::size_t at = digits.find(asCapital(c));
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<unsigned>(at));
}

class LineReader
{
public:
    explicit LineReader(std::string_view text)
        : text_(text)
    {
    }

    Result<LineRead> read()
    {
        LineRead found;
        if (peek() == '(')
            found.value = group(1);
        else
            fail(says::lineDamaged);
        if (fault_) return errorOf({fault_});
        found.end = at_;
        return found;
    }

private:
    void fail(const char* fault)
    {
        if (!fault_) fault_ = fault;
    }

    /// Returns the next character of the line, 0 at its end.
    char peek()
    {
        while (at_ < text_.size() && std::string_view(" \t\r\n>").find(text_[at_]) != std::string_view::npos)
            ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }

    bool take(char wanted)
    {
        if (peek() != wanted) return false;
        ++at_;
        return true;
    }

    char byte()
    {
        unsigned code = 0;
        for (int i = 0; i < 2; ++i) {
            const std::optional<unsigned> digit = valueOfDigit(peek());
            if (!digit) fail(says::lineDamaged);
            if (!digit) return '\0';
            code = code * 16 + *digit;
            ++at_;
        }
        return static_cast<char>(code);
    }

    std::string text()
    {
        std::string found;
        for (char c = peek(); !fault_; c = peek()) {
            if (!isPlain(c) && c != '-' && c != '.' && c != '+' && c != '%') break;
            ++at_;
            found += c == '+' ? ' ' : c == '%' ? byte() : c;
        }
        if (!isUtf8(found)) fail(says::lineDamaged);
        return found;
    }

    Value number(Value value)
    {
        const std::string written = text();
        value.kind = Value::Kind::Number;
        const char* const end = written.data() + written.size();
        const auto [rest, wrong] = std::from_chars(written.data(), end, value.number);
        if (wrong != std::errc() || rest != end) fail(says::lineDamaged);
        return value;
    }

    Value scalar()
    {
        if (!take('!')) return textValue(text());
        Value value;
        const char c = peek();
        if (c == 't' || c == 'o' || c == 'y' || c == 'n') ++at_;
        if (c == 'o') value.text = text();
        if (c == 't' || c == 'o') {
            value.kind = c == 't' ? Value::Kind::Text : Value::Kind::Other;
            return value;
        }
        if (c != 'y' && c != 'n') return number(value);
        value.kind = Value::Kind::Truth;
        value.truth = c == 'y';
        return value;
    }

    Value group(int level)
    {
        Value value;
        value.kind = Value::Kind::List;
        if (level > mostLevels) {
            fail(says::lineDamaged);
            return value;
        }
        ++at_;
        if (take(')')) return value;
        if (take('=')) {
            value.kind = Value::Kind::Table;
            if (!take(')')) fail(says::lineDamaged);
            return value;
        }
        do item(value, level);
        while (!fault_ && take(';'));
        if (!take(')')) fail(peek() == '\0' ? says::lineCutOff : says::lineDamaged);
        return value;
    }

    /// Reads an item of a list, or a member of a table; the first of a group says which it is.
    void item(Value& value, int level)
    {
        Value found = peek() == '(' ? group(level + 1) : scalar();
        const bool first = value.items.empty() && value.members.empty();
        const bool member = found.kind == Value::Kind::Text && take('=');
        if (first && member) value.kind = Value::Kind::Table;
        if (member != (value.kind == Value::Kind::Table)) fail(says::lineDamaged);
        if (fault_) return;
        if (!member) return value.items.push_back(std::move(found));
        if (value.find(found.text)) return fail(says::lineDamaged);
        value.members.push_back({found.text, peek() == '(' ? group(level + 1) : scalar()});
    }

    std::string_view text_;
    std::size_t at_ = 0;
    const char* fault_ = nullptr;
};

} // namespace

std::string valueLine(const Value& value)
{
    std::string line;
    addValue(line, value);
    return line;
}

Result<LineRead> readValueLine(std::string_view text)
{
    return LineReader(text).read();
}

} // namespace chancery
