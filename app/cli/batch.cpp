// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli batch: JSON lines in, JSON lines out, in the same order.
#include "app/cli/batch_answer.h"

#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "engine/base/ascii.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <future>

namespace chancery::cli {

namespace {

constexpr std::size_t longestLine = std::size_t(16) << 20;
constexpr int mostJobs = 64;
constexpr std::size_t bytesPerJob = std::size_t(512) << 10; ///< that are read at a time for each thread
constexpr std::size_t linesInARow = 8;                      ///< lines that a thread takes at once

struct Line
{
    std::size_t number; ///< the line's number in the file, from 1
    std::string_view text;
};

/// Reads a file in blocks of lines. No line is longer than `longestLine`, whatever the file has.
class LineReader
{
public:
    LineReader(QFile& file, std::size_t block)
        : file_(file)
        , block_(static_cast<qint64>(block))
    {
    }

    /// Returns the next lines that are not blank, or nothing at the end of the file. They last until the next
    /// call. If the first line is too long, the error is about line `number()`.
    Result<std::vector<Line>> next()
    {
        std::vector<Line> lines;
        while (lines.empty() && refill())
            for (std::size_t end = endOfLine(); end <= text_.size(); end = endOfLine()) {
                if (end - at_ >= longestLine) return tooLong(std::move(lines));
                const std::string_view line = trimmed(std::string_view(text_).substr(at_, end - at_));
                if (!line.empty()) lines.push_back({number_, line});
                at_ = end + 1;
                ++number_;
            }
        if (lines.empty() && text_.size() - std::min(at_, text_.size()) >= longestLine)
            return tooLong(std::move(lines));
        return lines;
    }

    /// Returns the number of the line that is read next.
    std::size_t number() const { return number_; }

private:
    /// Returns where the next line ends; behind the text if its end has not been read yet.
    std::size_t endOfLine() const
    {
        const std::size_t end = text_.find('\n', at_);
        const bool last = ended_ && at_ < text_.size();
        return end != std::string::npos ? end : last ? text_.size() : text_.size() + 1;
    }

    /// Puts what was read away and reads on. Returns whether there is anything more.
    bool refill()
    {
        text_.erase(0, at_);
        at_ = 0;
        if (ended_ || text_.size() >= longestLine) return false;
        const std::size_t before = text_.size();
        text_.resize(before + static_cast<std::size_t>(block_));
        const qint64 more = std::max(file_.read(text_.data() + before, block_), qint64(0));
        text_.resize(before + static_cast<std::size_t>(more));
        ended_ = more == 0;
        return !text_.empty();
    }

    /// Lines before one that is too long are answered first.
    static Result<std::vector<Line>> tooLong(std::vector<Line> before)
    {
        if (!before.empty()) return before;
        return Error{"the line is too long; expected less than 16 MiB", {}};
    }

    QFile& file_;
    const qint64 block_; ///< bytes that are read at a time
    std::string text_;
    std::size_t at_ = 0; ///< where in the text the next line begins
    std::size_t number_ = 1;
    bool ended_ = false;
};

/// Answers blocks of lines on several threads. What one block needed in memory serves the next.
class Answers
{
public:
    Answers(const BatchRules& rules, int jobs)
        : rules_(rules)
        , jobs_(jobs)
    {
    }

    /// Prints the answers in the order of the lines.
    void print(const std::vector<Line>& lines)
    {
        answers_.resize(std::max(answers_.size(), (lines.size() + linesInARow - 1) / linesInARow));
        std::atomic<std::size_t> next = 0;
        const auto work = [&] {
            for (std::size_t row = next++; row * linesInARow < lines.size(); row = next++)
                answerRow(lines, row);
        };
        std::vector<std::future<void>> others;
        for (int job = 1; job < jobs_; ++job) others.push_back(std::async(std::launch::async, work));
        work();
        for (std::future<void>& other : others) other.get();
        for (std::size_t row = 0; row * linesInARow < lines.size(); ++row) cli::print(answers_[row]);
    }

private:
    void answerRow(const std::vector<Line>& lines, std::size_t row)
    {
        const std::size_t end = std::min((row + 1) * linesInARow, lines.size());
        answers_[row].clear();
        for (std::size_t i = row * linesInARow; i < end; ++i)
            answerLine(rules_, lines[i].text, lines[i].number, answers_[row]);
    }

    const BatchRules& rules_;
    const int jobs_;
    std::vector<std::string> answers_; ///< those of several lines in a row
};

int answerFile(const BatchRules& rules, QFile& file, const std::string& name, int jobs)
{
    LineReader reader(file, bytesPerJob * static_cast<std::size_t>(jobs));
    Answers answers(rules, jobs);
    while (true) {
        const Result<std::vector<Line>> lines = reader.next();
        if (!lines) return fail({lines.error().message, name + ":" + std::to_string(reader.number()) + ":1"});
        if (lines->empty()) return Fine;
        answers.print(*lines);
    }
}

int runBatch(const Arguments& arguments)
{
    const Result<Rulebook> rulebook = chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    bool isNumber = false;
    const int jobs = arguments.value("jobs", "1").toInt(&isNumber);
    if (!isNumber || jobs < 1 || jobs > mostJobs)
        return fail(WrongUsage,
                    "--jobs " + arguments.value("jobs").toStdString() + ": expected a number from 1 to 64");

    const QString path = arguments.operands().value(0, "-");
    QFile file;
    if (const Status open = openInput(file, path); !open) return fail(open.error());
    return answerFile({*rulebook, mapLoader()}, file, inputName(path), jobs);
}

} // namespace

Command batchCommand()
{
    return {
        "batch",
        "[FILE|-]",
        "Resolves many phases: JSON lines in, JSON lines out in the same order, one phase per line.",
        "In:  id (any), phase, map (default standard), units {Power: [\"A PAR\"]}, centres {Power: "
        "[\"PAR\"]},\n"
        "     orders {Power: [text]} ([] is a sheet with nothing on it); for retreats also\n"
        "     dislodged {Power: [units]} and retreat_options {Power: {unit: [provinces]}}. Other\n"
        "     fields are ignored.\n"
        "Out: id, results {Power: [[order as understood, [words]]]} (units without an order last), "
        "next_units,\n"
        "     next_dislodged (destroyed units too) with retreat_options, next_centres, automatic (units\n"
        "     disbanded by rule), next_phase, winner or ending, and corrections [sentence] if a name was\n"
        "     not taken as it is written. A faulty line yields {\"id\", \"error\"}.",
        {rulebookOption(), setOption(), {"jobs", "N", "number of threads (default 1)"}},
        0,
        1,
        runBatch};
}

} // namespace chancery::cli
