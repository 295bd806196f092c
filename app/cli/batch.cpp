// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli batch: JSON lines in, JSON lines out, in the same order.
#include "app/cli/batch_answer.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"

#include <QFile>

#include <atomic>
#include <future>
#include <optional>

namespace chancery::cli {

namespace {

constexpr qint64 longestLine = qint64(16) << 20;
constexpr int mostJobs = 64;
constexpr qint64 bytesAtATime = qint64(1) << 20;
constexpr std::size_t linesPerJob = 512; ///< lines that are read at a time for each thread
constexpr std::size_t linesInARow = 8;   ///< lines that a thread takes at once

struct Line
{
    std::size_t number; ///< the line's number in the file, from 1
    QByteArray text;
};

/// Answers lines on several threads and returns the answers in the order of the lines.
QByteArray answerAll(const BatchRules& rules, const std::vector<Line>& lines, int jobs)
{
    std::vector<QByteArray> answers(lines.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t from = next.fetch_add(linesInARow); from < lines.size();
             from = next.fetch_add(linesInARow))
            for (std::size_t i = from; i < std::min(from + linesInARow, lines.size()); ++i)
                answers[i] = answerLine(rules, lines[i].text, lines[i].number);
    };
    std::vector<std::future<void>> others;
    for (int job = 1; job < jobs; ++job) others.push_back(std::async(std::launch::async, work));
    work();
    for (std::future<void>& other : others) other.get();
    QByteArray all;
    for (const QByteArray& answer : answers) all += answer;
    return all;
}

/// Reads the lines of a file one by one. No line is longer than `longestLine`, whatever the file has.
class LineReader
{
public:
    explicit LineReader(QFile& file)
        : file_(file)
    {
    }

    /// Returns the next line, nothing at the end of the file, or an error if the line is too long.
    Result<std::optional<QByteArray>> next()
    {
        while (true) {
            const qsizetype end = buffer_.indexOf('\n', at_);
            if (end >= 0 || ended_) return cut(end);
            buffer_.remove(0, at_);
            at_ = 0;
            if (buffer_.size() >= longestLine) return Error{"a line of less than 16 MiB is expected", {}};
            const QByteArray more = file_.read(bytesAtATime);
            ended_ = more.isEmpty();
            buffer_ += more;
        }
    }

private:
    Result<std::optional<QByteArray>> cut(qsizetype end)
    {
        if (end < 0 && at_ == buffer_.size()) return std::optional<QByteArray>();
        const qsizetype stop = end < 0 ? buffer_.size() : end;
        std::optional<QByteArray> line = buffer_.mid(at_, stop - at_).trimmed();
        at_ = end < 0 ? stop : stop + 1;
        return line;
    }

    QFile& file_;
    QByteArray buffer_;
    qsizetype at_ = 0;
    bool ended_ = false;
};

int answerFile(const BatchRules& rules, QFile& file, const std::string& name, int jobs)
{
    const std::size_t atATime = linesPerJob * static_cast<std::size_t>(jobs);
    LineReader reader(file);
    std::vector<Line> lines;
    for (std::size_t number = 1;; ++number) {
        const Result<std::optional<QByteArray>> line = reader.next();
        if (!line) return fail({line.error().message, name + ":" + std::to_string(number) + ":1"});
        if (*line && !(*line)->isEmpty()) lines.push_back({number, **line});
        if (*line && lines.size() < atATime) continue;
        print(answerAll(rules, lines, jobs).toStdString());
        lines.clear();
        if (!*line) return Fine;
    }
}

int run(const Arguments& arguments)
{
    const Result<Rulebook> rulebook = chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    bool isNumber = false;
    const int jobs = arguments.value("jobs", "1").toInt(&isNumber);
    if (!isNumber || jobs < 1 || jobs > mostJobs)
        return fail(WrongUsage, "--jobs " + arguments.value("jobs").toStdString() +
                                    ": a number from 1 to 64 is expected");

    const QString path = arguments.operands().value(0, "-");
    QFile file(path);
    const bool open = path == "-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open) return fail({"cannot be read: " + file.errorString().toStdString(), inputName(path)});
    return answerFile({*rulebook, mapLoader()}, file, inputName(path), jobs);
}

} // namespace

Command batchCommand()
{
    return {"batch",
            "[FILE|-]",
            "Resolves many phases: JSON lines in, JSON lines out in the same order, one phase a line.",
            "In:  id (any), phase, map (default standard), units {Power: [\"A PAR\"]}, centres {Power: "
            "[\"PAR\"]},\n"
            "     orders {Power: [text]}; for retreats also dislodged {Power: [units]} and\n"
            "     retreat_options {Power: {unit: [places]}}. Other fields are read over.\n"
            "Out: id, results {Power: [[order as understood, [words]]]} (units without an order last), "
            "next_units,\n"
            "     next_dislodged (destroyed units too) with retreat_options, next_centres, automatic (units\n"
            "     disbanded by rule), next_phase, winner or ending. A line that is wrong yields {\"id\", "
            "\"error\"}.",
            {rulebookOption(), setOption(), {"jobs", "N", "how many threads to use (default 1)"}},
            0,
            1,
            run};
}

} // namespace chancery::cli
