// SPDX-License-Identifier: GPL-3.0-or-later
// A recursive descent reader for RFC 8259.
#include "engine/files/json_reader.h"

#include "engine/base/utf8.h"

#include <charconv>

namespace chancery {

namespace {

constexpr int deepest = 64;
constexpr std::size_t usual = 8; ///< items of a list, members of an object

class Reader
{
public:
    explicit Reader(std::string_view line)
        : line_(line)
    {
    }

    Result<Value> object()
    {
        if (!isUtf8(line_)) return Error{"the line is not in UTF-8", {}};
        blanks();
        if (at_ == line_.size() || line_[at_] != '{') {
            Value other;
            if (value(other, 0) && ended())
                return Error{"expected an object: {\"phase\": ..., \"units\": ...}", {}};
            return problem();
        }
        Value all;
        if (!value(all, 0) || !ended()) return problem();
        return all;
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
        return {"column " + std::to_string(at_ + 1) + ": " + (message_ ? message_ : "illegal value"), {}};
    }

    void blanks()
    {
        while (at_ < line_.size() &&
               (line_[at_] == ' ' || line_[at_] == '\t' || line_[at_] == '\r' || line_[at_] == '\n'))
            ++at_;
    }

    bool ended()
    {
        blanks();
        return at_ == line_.size() || fail("expected nothing after the object");
    }

    bool take(char wanted)
    {
        blanks();
        if (at_ == line_.size() || line_[at_] != wanted) return false;
        ++at_;
        return true;
    }

    bool value(Value& out, int depth)
    {
        blanks();
        if (depth > deepest) return fail("nested too deeply");
        if (at_ == line_.size()) return fail("expected a value");
        switch (line_[at_]) {
        case '{':
            return members(out, depth);
        case '[':
            return items(out, depth);
        case '"':
            out.kind = Value::Kind::Text;
            return text(out.text);
        default:
            return word(out);
        }
    }

    bool members(Value& out, int depth)
    {
        out.kind = Value::Kind::Table;
        ++at_;
        if (take('}')) return true;
        out.members.reserve(usual);
        do {
            Member& member = out.members.emplace_back();
            blanks();
            if (at_ == line_.size() || line_[at_] != '"') return fail("expected a name in quotation marks");
            if (!text(member.key)) return false;
            if (!take(':')) return fail("expected a colon");
            blanks();
            const std::size_t begin = at_;
            if (!value(member.value, depth + 1)) return false;
            if (depth == 0 && member.key == "id" && id_.empty()) id_ = line_.substr(begin, at_ - begin);
            if (isNull(member.value)) out.members.pop_back();
        } while (take(','));
        return take('}') || fail("expected a comma or }");
    }

    bool items(Value& out, int depth)
    {
        out.kind = Value::Kind::List;
        ++at_;
        if (take(']')) return true;
        out.items.reserve(usual);
        do {
            Value& item = out.items.emplace_back();
            if (!value(item, depth + 1)) return false;
            if (isNull(item)) out.items.pop_back();
        } while (take(','));
        return take(']') || fail("expected a comma or ]");
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
        out.kind = Value::Kind::Other;
        if (word == "true" || word == "false") {
            out.kind = Value::Kind::Truth;
            out.truth = word == "true";
        } else if (word != "null") {
            if (!number(word)) return fail("illegal value");
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
            while (i < word.size() && word[i] >= '0' && word[i] <= '9') ++i;
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
        while (true) {
            std::size_t plain = at_;
            while (plain < line_.size() && line_[plain] != '"' && line_[plain] != '\\' &&
                   !isControl(line_[plain]))
                ++plain;
            out.append(line_.substr(at_, plain - at_));
            at_ = plain;
            if (at_ == line_.size()) return fail("the closing quotation mark is missing");
            if (isControl(line_[at_])) return fail("a control character must be written as an escape");
            if (line_[at_++] == '"') return true;
            if (!escape(out)) return false;
        }
    }

    static bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20; }

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
        if (letter != 'u' || !hex(code)) return fail("illegal escape");
        if (code >= 0xd800 && code < 0xdc00) {
            std::uint32_t low = 0;
            const bool pair =
                line_.substr(at_, 2) == "\\u" && (at_ += 2, hex(low)) && low >= 0xdc00 && low < 0xe000;
            if (!pair) return fail("half of a character");
            code = 0x10000 + ((code - 0xd800) << 10U) + (low - 0xdc00);
        } else if (code >= 0xdc00 && code < 0xe000) {
            return fail("half of a character");
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

Result<JsonLine> readJsonLine(std::string_view line)
{
    Reader reader(line);
    Result<Value> object = reader.object();
    if (!object) return object.error();
    JsonLine read{std::move(*object)};
    if (!reader.id().empty()) read.id = reader.id();
    return read;
}

} // namespace chancery
