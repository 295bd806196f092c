// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a line in one pass over its bytes, which need not be valid UTF-8.
#include "engine/orders/order_tokens.h"

#include "engine/base/ascii.h"
#include "engine/map/spelling.h"
#include "engine/orders/line_preface.h"
#include "engine/orders/line_signs.h"
#include "engine/orders/order_numbers.h"
#include "engine/orders/result_words.h"
#include "engine/orders/text_marks.h"
#include "engine/orders/token_joints.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace chancery {

namespace {

using TokenKind = OrderToken::Kind;

class Cutter
{
public:
    explicit Cutter(std::string_view line)
        : line_(line)
    {
    }

    std::vector<OrderToken> cut(LeftOut* leftOut)
    {
        leftOut_ = leftOut;
        skipBullet();
        while (at_ < line_.size()) step();
        add(TokenKind::End, 0);
        return std::move(tokens_);
    }

private:
    std::string_view rest() const { return line_.substr(at_); }

    OrderToken& add(TokenKind kind, std::size_t bytes)
    {
        OrderToken token;
        token.kind = kind;
        token.begin = at_;
        token.text = line_.substr(at_, bytes);
        token.joined = !tokens_.empty() && tokens_.back().begin + tokens_.back().text.size() == at_;
        tokens_.push_back(std::move(token));
        at_ += bytes;
        return tokens_.back();
    }

    /// Returns the length of the first of these texts that is at the present place; 0 if none is.
    std::size_t any(std::initializer_list<std::string_view> texts) const
    {
        for (const std::string_view text : texts)
            if (rest().starts_with(text)) return text.size();
        return 0;
    }

    std::size_t blank() const { return lengthOf(Mark::Blank); }
    std::size_t dash() const { return lengthOf(Mark::Dash); }
    std::size_t ornament() const { return lengthOf(Mark::Ornament); }

    /// Returns the length of such a sign at the present place; 0 if none is.
    std::size_t lengthOf(Mark mark) const
    {
        const MarkAt found = markAt(rest());
        return found.mark == mark ? found.bytes : 0;
    }

    /// Returns the end of the number at the present place, and notes the number; 0 if there is none.
    std::size_t endOfNumber(bool alone)
    {
        const OrderNumber number = numberAt(line_, at_, alone);
        if (number.end != 0 && leftOut_) leftOut_->numbers.push_back(number.value);
        return number.end;
    }

    /// Skips a number or bullet before an order: "1. A Par - Bur", "2) …", "- …", "* …".
    void skipBullet()
    {
        while (const std::size_t bytes = blank()) at_ += bytes;
        at_ += any({"(x) ", "(X) ", "( ) ", "() "});
        if (const std::size_t end = endOfNumber(true))
            at_ = end;
        else
            skipDashes();
        at_ = behindPreface(line_, at_);
    }

    /// Skips dashes before a blank, as in "- A Par - Bur", and what marks a quotation, ">> A Par - Bur".
    void skipDashes()
    {
        const std::size_t begin = at_;
        while (const std::size_t bytes = dash()) at_ += bytes;
        if (at_ == line_.size() || line_[at_] != ' ') at_ = begin;
    }

    /// Skips remarks: "(*bounce, dislodged*)" as judges print it, "[…]", "# …" and "// …".
    bool skipRemark()
    {
        if (tokens_.empty() && rest().starts_with("##")) { // a heading of Markdown
            at_ = std::min(line_.find_first_not_of('#', at_), line_.size());
            return true;
        }
        if (const std::size_t sign = any({"#", "//"})) {
            const std::string_view remark = rest().substr(sign);
            if (!tokens_.empty() && (isNextOrder(remark) || saysCondition(remark))) return false;
            at_ = line_.size();
            return true;
        }
        if (const std::size_t bytes = results()) {
            skipResults(bytes);
            return true;
        }
        if (const std::size_t there = any({"where it is", "where it stands", "where they are", "wo sie ist"});
            there > 0 && !tokens_.empty()) {
            at_ += there; // "supports F Eng where it is"
            return true;
        }
        if (!tokens_.empty() && isSmiley(rest())) {
            at_ = line_.size();
            return true;
        }
        if (const std::size_t bytes = emojiAt(line_, at_, tokens_.empty())) {
            at_ += bytes;
            return true;
        }
        if (const std::size_t bytes = talk()) {
            at_ += bytes;
            return true;
        }
        const bool judge = any({"(*"}) != 0;
        if (any({"[s]", "[strike]", "[del]"})) return false; // struck out
        if (!judge && (line_[at_] != '[' || isList())) return false;
        const std::string_view close = judge ? "*)" : "]";
        const std::size_t end = line_.find(close, at_);
        const bool behind = !tokens_.empty() && tokens_.back().kind != TokenKind::Separator;
        const std::string_view inside = line_.substr(at_ + 1, std::min(end, line_.size()) - at_ - 1);
        if (!judge && (holdsPartOfOrder(inside) || (behind && isOneName(inside)))) return false;
        at_ = end == std::string_view::npos ? line_.size() : end + close.size();
        return true;
    }

    /// Returns the length of what a player says in brackets behind an order: "(sorry!)"; 0 if there is none.
    /// Neither a long text nor one with many brackets is read, as each of them would be read again.
    std::size_t talk() const
    {
        constexpr std::size_t longest = 1000;
        if (line_[at_] != '(') return 0;
        const std::string_view text = rest().substr(1, longest);
        const std::string_view inside = text.substr(0, text.find(')'));
        if (inside.size() == text.size() || std::ranges::count(inside, '(') > 1) return 0;
        return isComplete(tokens_.size()) && isTalk(inside) ? inside.size() + 2 : 0;
    }

    /// Returns the length of results at the present place, which are not part of an order: "(bounce)", "(cut,
    /// dislodged)", "FAILED". 0 if there are none.
    std::size_t results() const
    {
        if (const std::size_t bytes = resultsInBrackets(rest(), isComplete(tokens_.size()))) return bytes;
        return isApart(line_, at_) && !tokens_.empty() ? resultsAlone(rest()) : 0;
    }

    /// Returns whether the last of the first `count` tokens end an order: they have a verb, or a dash between
    /// words.
    bool isComplete(std::size_t count) const
    {
        for (std::size_t at = count; at-- > 0 && tokens_[at].kind != TokenKind::Separator;) {
            const bool verb = tokens_[at].keyword >= Keyword::Hold && tokens_[at].keyword <= Keyword::Convoy;
            if (at > 0 && at + 1 < count && tokens_[at].kind == TokenKind::Dash) return true;
            if (at > 0 && verb) return true;
        }
        return false;
    }

    /// Returns how long the words are that say that the unit before has no order; 0 if there are none.
    std::size_t noOrder() const
    {
        const std::size_t bytes = noOrderAt(line_, at_);
        const bool unit = bytes > 0 && !tokens_.empty() && tokens_.back().kind != TokenKind::Separator;
        return unit && !isComplete(tokens_.size()) ? bytes : 0;
    }

    /// A unit without an order holds.
    void addNoOrder(std::size_t bytes)
    {
        if (tokens_.back().kind == TokenKind::Dash || tokens_.back().kind == TokenKind::Colon)
            tokens_.pop_back();
        OrderToken& token = add(TokenKind::Word, bytes);
        token.folded = "h";
        token.keyword = Keyword::Hold;
    }

    /// Skips results, and the dash or colon before them and the retreat behind them: "A Par - Bur: bounce",
    /// "A Par H (dislodged) retreats to Pic".
    void skipResults(std::size_t bytes)
    {
        if (leftOut_) leftOut_->results.push_back(rest().substr(0, bytes));
        at_ += bytes;
        if (tokens_.empty()) return;
        const TokenKind last = tokens_.back().kind;
        const bool complete = isComplete(tokens_.size() - 1);
        if (complete && (last == TokenKind::Dash || last == TokenKind::Colon)) tokens_.pop_back();
        if (isComplete(tokens_.size())) at_ += retreatBehind(rest());
    }

    /// Returns whether a bracket with orders begins the line or is behind a colon.
    bool isList() const
    {
        const bool begins = tokens_.empty() || tokens_.back().kind == TokenKind::Colon;
        return begins && isListAt(line_, at_);
    }

    /// Skips the number of the next order on a line: "1) Par-Bur 2) Mar-Spa".
    bool addNumber()
    {
        const bool first = !tokens_.empty() && (tokens_.back().kind == TokenKind::Separator ||
                                                tokens_.back().kind == TokenKind::Colon);
        if (at_ == 0 || (line_[at_ - 1] != ' ' && !first)) return false;
        const std::size_t end = endOfNumber(first);
        if (end > 0) add(TokenKind::Separator, end - at_);
        return end > 0;
    }

    /// Skips the brackets in which old reports put what has failed: "<F NTH> S A Hol-Bel".
    bool skipAngle()
    {
        if (opensAngle(line_, at_))
            ++angles_;
        else if (angles_ > 0 && isAngle(line_, at_))
            --angles_;
        else
            return false;
        ++at_;
        return true;
    }

    void step()
    {
        if (const std::size_t bytes = blank()) {
            at_ += bytes;
            return;
        }
        if (const std::size_t bytes = tokens_.empty() ? 0 : countAt(line_, at_)) return void(at_ += bytes);
        if (isTextPrefix(line_, at_)) return void(++at_);
        if (const std::size_t bytes = noOrder()) return addNoOrder(bytes);
        if (addNumber() || skipRemark() || skipAngle()) return;
        if (const std::size_t bytes = dash()) return skipRetreat(bytes) ? void() : addDash(bytes);
        if (line_[at_] == '?' && isComplete(tokens_.size()))
            return addWord(); // "A Par - Bur?" is asked about
        if (const std::size_t bytes = ornament()) {
            if (leftOut_ && isComplete(tokens_.size()) && !saidIn(rest().substr(0, bytes)).empty())
                leftOut_->results.push_back(rest().substr(0, bytes));
            at_ += bytes;
            return;
        }
        switch (line_[at_]) {
        case '\0':
        case '[': // of a list, or of a part of an order
            brackets_ += isList() ? 0 : 1;
            return void(++at_);
        case ',':
            if (beginsWithCoast(rest().substr(1))) return void(++at_); // "F MAO - Spain, south coast"
            [[fallthrough]];
        case ';':
        case '#': // before or behind the number of an order
            add(TokenKind::Separator,
                std::min(line_.find_first_not_of("0123456789", at_ + 1), line_.size()) - at_);
            return;
        case '|':
        case '\n':
            add(TokenKind::Separator, 1);
            return;
        case '+':
            if (!tokens_.empty() && tokens_.back().kind == TokenKind::Word) add(TokenKind::Separator, 0);
            addWord();
            return;
        case ':':
        case '=':
            add(TokenKind::Colon, 1);
            return;
        case '(':
        case '{':
            ++brackets_;
            ++at_;
            return;
        case ')':
        case '}':
        case ']':
            brackets_ = std::max(brackets_ - 1, 0);
            ++at_;
            return;
        case '/':
            stroke_ = true;
            ++at_;
            return;
        case '&':
            addAnd(any({"&amp;", "&"}));
            return;
        case '.':
            addStop();
            return;
        default:
            addWord();
        }
    }

    /// Skips where a unit that an order was given to retreated afterwards: "A Bud H -> retreats Rum".
    bool skipRetreat(std::size_t dash)
    {
        const std::string_view behind = rest().substr(dash);
        const std::size_t word = behind.find_first_not_of(" >");
        const std::size_t bytes = retreatBehind(behind.substr(std::min(word, behind.size())));
        const bool letter = bytes < 2 || !isLetter(behind[word + 1]); // "A Con - Bul - R" may be Rumania
        if (letter || !isComplete(tokens_.size())) return false;
        if (leftOut_) leftOut_->results.push_back(behind.substr(word, bytes));
        at_ += dash + word + bytes;
        return true;
    }

    /// "-->" is one dash.
    void addDash(std::size_t bytes)
    {
        if (!tokens_.empty() && tokens_.back().kind == TokenKind::Dash)
            at_ += bytes;
        else
            add(TokenKind::Dash, bytes);
    }

    void addAnd(std::size_t bytes)
    {
        OrderToken& token = add(TokenKind::Word, bytes);
        token.folded = "and";
        token.keyword = Keyword::And;
    }

    /// Reads a full stop. After a word it marks an abbreviation; elsewhere, as in ".nc", it has no meaning.
    void addStop()
    {
        if (!tokens_.empty() && tokens_.back().kind == TokenKind::Word) tokens_.back().abbreviated = true;
        ++at_;
    }

    bool endsWord() const
    {
        const char c = line_[at_];
        if (static_cast<unsigned char>(c) < 0x80) return !isLetter(c) && !isDigit(c) && c != '\'';
        return !isUnseen(rest()) && markAt(rest()).mark != Mark::None;
    }

    void addWord()
    {
        const std::size_t begin = at_;
        std::string folded;
        bool small = false;
        while (at_ < line_.size() && !endsWord()) {
            small = small || isSmallLetter(line_[at_]);
            at_ += foldOne(rest(), Umlaut::OneLetter, folded);
        }
        const std::size_t bytes = std::max<std::size_t>(at_ - begin, 1);
        if (line_.substr(begin, bytes).ends_with("'s")) folded.pop_back(); // "Italy's"
        at_ = begin;
        OrderToken& token = add(folded.empty() ? TokenKind::Unknown : TokenKind::Word, bytes);
        token.keyword = keywordOf(folded);
        token.folded = std::move(folded);
        token.capitals = !small;
        token.inBrackets = brackets_ > 0;
        token.afterStroke = std::exchange(stroke_, false);
    }

    std::string_view line_;
    std::size_t at_ = 0;
    LeftOut* leftOut_ = nullptr; ///< if it is asked for
    int brackets_ = 0, angles_ = 0;
    bool stroke_ = false;
    std::vector<OrderToken> tokens_;
};

} // namespace

std::vector<OrderToken> tokensOf(std::string_view line, LeftOut* leftOut)
{
    std::vector<OrderToken> tokens = Cutter(line).cut(leftOut);
    joinColumns(tokens);
    cutJoinedUnits(tokens);
    return tokens;
}

} // namespace chancery
