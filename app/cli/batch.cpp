// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli batch: JSON lines in, JSON lines out, in the same order.
#include "app/cli/batch_answer.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"

#include <QFile>

#include <future>

namespace chancery::cli {

namespace {

constexpr qint64 longestLine = qint64(16) << 20;
constexpr int mostJobs = 64;
constexpr std::size_t linesPerJob = 64; ///< at a time

/// Answers lines on several threads and gives the answers in the sequence of the lines.
QByteArray answerAll(const BatchRules& rules, const std::vector<QByteArray>& lines, int jobs)
{
    const auto part = [&rules, &lines](std::size_t from, std::size_t to) {
        QByteArray answers;
        for (std::size_t i = from; i < to; ++i) answers += answerLine(rules, lines[i]);
        return answers;
    };
    const std::size_t each =
        (lines.size() + static_cast<std::size_t>(jobs) - 1) / static_cast<std::size_t>(jobs);
    std::vector<std::future<QByteArray>> parts;
    for (std::size_t from = 0; from < lines.size(); from += each)
        parts.push_back(std::async(jobs > 1 ? std::launch::async : std::launch::deferred, part, from,
                                   std::min(from + each, lines.size())));
    QByteArray answers;
    for (std::future<QByteArray>& some : parts) answers += some.get();
    return answers;
}

int answerFile(const BatchRules& rules, QFile& file, const std::string& name, int jobs)
{
    const std::size_t atATime = linesPerJob * static_cast<std::size_t>(jobs);
    std::vector<QByteArray> lines;
    int number = 0;
    while (true) {
        const QByteArray line = file.readLine(longestLine);
        ++number;
        if (line.size() >= longestLine - 1)
            return fail(
                {"a line of less than 16 MiB is expected", name + ":" + std::to_string(number) + ":1"});
        if (!line.trimmed().isEmpty()) lines.push_back(line.trimmed());
        const bool ended = line.isEmpty();
        if (!ended && lines.size() < atATime) continue;
        print(answerAll(rules, lines, jobs).toStdString());
        lines.clear();
        if (ended) return Fine;
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
            "     disbanded by rule), next_phase or winner. A line that is wrong yields {\"id\", \"error\"}.",
            {rulebookOption(), setOption(), {"jobs", "N", "how many threads to use (default 1)"}},
            0,
            1,
            run};
}

} // namespace chancery::cli
