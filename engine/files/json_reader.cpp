// SPDX-License-Identifier: GPL-3.0-or-later
// A recursive descent reader for RFC 8259.
#include "engine/files/json_reader.h"

#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/translated.h"
#include "engine/base/utf8.h"

#include <charconv>

namespace chancery {

namespace {

constexpr int deepest = 64;
constexpr std::size_t usual = 8; ///< items of a list, members of an object

// What is wrong with a line, for translation.
constexpr const char* endExpected = QT_TRANSLATE_NOOP("FileErrors", "expected nothing after the object");
constexpr const char* tooDeep = QT_TRANSLATE_NOOP("FileErrors", "nested too deeply");
constexpr const char* valueExpected = QT_TRANSLATE_NOOP("FileErrors", "expected a value");
constexpr const char* nameExpected = QT_TRANSLATE_NOOP("FileErrors", "expected a name in quotation marks");
constexpr const char* colonExpected = QT_TRANSLATE_NOOP("FileErrors", "expected a colon");
constexpr const char* commaOrBrace = QT_TRANSLATE_NOOP("FileErrors", "expected a comma or }");
constexpr const char* commaOrBracket = QT_TRANSLATE_NOOP("FileErrors", "expected a comma or ]");
constexpr const char* quoteMissing = QT_TRANSLATE_NOOP("FileErrors", "the closing quotation mark is missing");
constexpr const char* controlCharacter =
    QT_TRANSLATE_NOOP("FileErrors", "a control character must be written as an escape");
constexpr const char* illegalEscape = QT_TRANSLATE_NOOP("FileErrors", "illegal escape");
constexpr const char* halfCharacter = QT_TRANSLATE_NOOP("FileErrors", "half of a character");
constexpr const char* notUtf8 = QT_TRANSLATE_NOOP("FileErrors", "the line is not in UTF-8");
constexpr const char* objectExpected =
    QT_TRANSLATE_NOOP("FileErrors", "expected an object: {\"phase\": ..., \"units\": ...}");
constexpr const char* inColumn = QT_TRANSLATE_NOOP("FileErrors", "column %1: %2");
constexpr const char* illegalValue = QT_TRANSLATE_NOOP("FileErrors", "illegal value");

class Reader
{
public:
    explicit Reader(std::string_view line)
        : line_(line)
    {
    }

    /// Reads the object of the line. What `all` held before is replaced, but its memory serves again.
    Status object(Value& all)
    {
        if (!isUtf8(line_)) return errorOf({notUtf8});
        blanks();
        const bool isObject = at_ < line_.size() && here() == '{';
        if (!value(all, 0) || !ended()) return problem();
        if (!isObject) return errorOf({objectExpected});
        return Done();
    }

    /// The text of the member `id` of the object that was read.
    std::string_view id() const { return id_; }

private:
    bool fail(const char* message)
    {
        if (!message_) message_ = message;
        return false;
    }

    Error problem() const
    {
        return errorBecause({inColumn, {std::to_string(at_ + 1)}}, {},
                            errorOf({message_ ? message_ : illegalValue}));
    }

    /// Returns the byte at the present place, which must be before the end.
    char here() const { return line_.data()[at_]; }

    void blanks()
    {
        while (at_ < line_.size() && static_cast<unsigned char>(here()) <= ' ' &&
               (here() == ' ' || here() == '\t' || here() == '\r' || here() == '\n'))
            ++at_;
    }

    bool ended()
    {
        blanks();
        return at_ == line_.size() || fail(endExpected);
    }

    bool take(char wanted)
    {
        blanks();
        if (at_ == line_.size() || here() != wanted) return false;
        ++at_;
        return true;
    }

    bool value(Value& out, int depth)
    {
        blanks();
        if (depth > deepest) return fail(tooDeep);
        if (at_ == line_.size()) return fail(valueExpected);
        switch (here()) {
        case '{':
            begin(out, Value::Kind::Table);
            return members(out, depth);
        case '[':
            begin(out, Value::Kind::List);
            return items(out, depth);
        case '"':
            begin(out, Value::Kind::Text);
            return text(out.text);
        default:
            begin(out, Value::Kind::Other);
            return word(out);
        }
    }

    /// Makes a value one of a kind, without what it held before but for its own items or members.
    static void begin(Value& out, Value::Kind kind)
    {
        out.kind = kind;
        out.number = 0;
        out.truth = false;
        if (kind == Value::Kind::Table || kind == Value::Kind::List) out.text.clear();
        if (kind != Value::Kind::List) out.items.clear();
        if (kind != Value::Kind::Table) out.members.clear();
    }

    /// Returns the element of a list at a place, which may be one of an earlier line.
    template<class List>
    static auto& elementAt(List& list, std::size_t place)
    {
        if (list.empty()) list.reserve(usual);
        return place < list.size() ? list[place] : list.emplace_back();
    }

    bool members(Value& out, int depth)
    {
        ++at_;
        std::size_t count = 0;
        if (!take('}')) {
            do {
                Member& member = elementAt(out.members, count);
                blanks();
                if (at_ == line_.size() || here() != '"') return fail(nameExpected);
                if (!text(member.key)) return false;
                if (!take(':')) return fail(colonExpected);
                blanks();
                const std::size_t begin = at_;
                if (!value(member.value, depth + 1)) return false;
                if (depth == 0 && member.key == "id" && id_.empty()) id_ = line_.substr(begin, at_ - begin);
                if (!isNull(member.value)) ++count;
            } while (take(','));
            if (!take('}')) return fail(commaOrBrace);
        }
        out.members.resize(count);
        return true;
    }

    bool items(Value& out, int depth)
    {
        ++at_;
        std::size_t count = 0;
        if (!take(']')) {
            do {
                Value& item = elementAt(out.items, count);
                if (!value(item, depth + 1)) return false;
                if (!isNull(item)) ++count;
            } while (take(','));
            if (!take(']')) return fail(commaOrBracket);
        }
        out.items.resize(count);
        return true;
    }

    static bool isNull(const Value& value)
    {
        return value.kind == Value::Kind::Other && value.text == "null";
    }

    /// true, false, null or a number.
    bool word(Value& out)
    {
        const std::size_t end = std::min(line_.find_first_of(" \t\r\n,]}:\"[{", at_), line_.size());
        const std::string_view word = line_.substr(at_, end - at_);
        out.text = word;
        if (word == "true" || word == "false") {
            out.kind = Value::Kind::Truth;
            out.truth = word == "true";
        } else if (word != "null") {
            if (!number(word)) return fail(illegalValue);
            const auto read = std::from_chars(word.data(), word.data() + word.size(), out.number);
            if (read.ec == std::errc() && read.ptr == word.data() + word.size())
                out.kind = Value::Kind::Number;
        }
        at_ = end;
        return true;
    }

    /// -?(0|[1-9]digits)(.digits)?([eE][+-]?digits)?
    static bool number(std::string_view word)
    {
        std::size_t i = 0;
        const auto digits = [&] {
            const std::size_t begin = i;
            while (i < word.size() && isDigit(word[i])) ++i;
            return i - begin;
        };
        const auto is = [&](std::string_view any) {
            return i < word.size() && any.find(word[i]) != std::string_view::npos;
        };
        if (is("-")) ++i;
        const bool zero = is("0");
        const std::size_t whole = digits();
        if (whole == 0 || (zero && whole > 1)) return false;
        if (is(".")) {
            ++i;
            if (digits() == 0) return false;
        }
        if (is("eE")) {
            ++i;
            if (is("+-")) ++i;
            if (digits() == 0) return false;
        }
        return i == word.size();
    }

    bool text(std::string& out)
    {
        ++at_;
        out.clear();
        while (true) {
            const std::size_t begin = at_;
            while (at_ < line_.size() && isPlainByte(here())) ++at_;
            out.append(line_.data() + begin, at_ - begin);
            if (at_ == line_.size()) return fail(quoteMissing);
            if (isControl(here())) return fail(controlCharacter);
            if (line_[at_++] == '"') return true;
            if (!escape(out)) return false;
        }
    }

    static bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20; }
    static bool isPlainByte(char c) { return c != '"' && c != '\\' && !isControl(c); }

    bool escape(std::string& out)
    {
        constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const char letter = at_ < line_.size() ? line_[at_++] : ' ';
        const std::size_t known = letters.find(letter);
        if (known != std::string_view::npos) {
            out += meanings[known];
            return true;
        }
        std::uint32_t code = 0;
        if (letter != 'u' || !hex(code)) return fail(illegalEscape);
        if (code >= 0xd800 && code < 0xdc00) {
            std::uint32_t low = 0;
            const bool pair =
                line_.substr(at_, 2) == "\\u" && (at_ += 2, hex(low)) && low >= 0xdc00 && low < 0xe000;
            if (!pair) return fail(halfCharacter);
            code = 0x10000 + ((code - 0xd800) << 10U) + (low - 0xdc00);
        } else if (code >= 0xdc00 && code < 0xe000) {
            return fail(halfCharacter);
        }
        append(out, code);
        return true;
    }

    bool hex(std::uint32_t& code)
    {
        const std::string_view digits = line_.substr(std::min(at_, line_.size()), 4);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        at_ += digits.size();
        return digits.size() == 4 && read.ec == std::errc() && read.ptr == digits.data() + 4;
    }

    static void append(std::string& out, std::uint32_t code)
    {
        const auto tail = [&](unsigned shift) {
            out += static_cast<char>(0x80U | ((code >> shift) & 0x3fU));
        };
        if (code < 0x80) {
            out += static_cast<char>(code);
        } else if (code < 0x800) {
            out += static_cast<char>(0xc0U | (code >> 6U));
            tail(0);
        } else if (code < 0x10000) {
            out += static_cast<char>(0xe0U | (code >> 12U));
            tail(6), tail(0);
        } else {
            out += static_cast<char>(0xf0U | (code >> 18U));
            tail(12), tail(6), tail(0);
        }
    }

    std::string_view line_, id_;
    std::size_t at_ = 0;
    const char* message_ = nullptr;
};

} // namespace

Status readJsonLine(std::string_view line, JsonLine& into)
{
    Reader reader(line);
    if (const Status read = reader.object(into.object); !read) return read;
    into.id = reader.id().empty() ? std::string_view("null") : reader.id();
    return Done();
}

Result<JsonLine> readJsonLine(std::string_view line)
{
    JsonLine read;
    if (const Status status = readJsonLine(line, read); !status) return status.error();
    return read;
}

} // namespace chancery
