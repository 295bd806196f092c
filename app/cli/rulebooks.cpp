// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli rulebooks: lists the rulebooks and what each says.
#include "engine/rules/rulebooks.h"
#include "app/cli/commands.h"
#include "engine/rules/option_table.h"
#include "ui/words/rulebook_words.h"

#include <algorithm>

namespace chancery::cli {

namespace {

std::string padded(std::string_view text, std::size_t width)
{
    std::string result(text);
    result.resize(std::max(width, result.size() + 1), ' '); // at least one space between columns
    return result;
}

int listAll()
{
    for (const RulebookInfo& book : rulebooks())
        print(padded(book.id, 12) + " " + RulebookWords::title(book).toStdString() + "\n");
    return Fine;
}

std::string_view meaning(const OptionInfo& option, const RulebookInfo& book)
{
    return explanationOf(option.values[option.get(book.options)]);
}

/// Prints a line for each number of players below seven that the rulebook treats.
void tellTables(const RulebookInfo& book)
{
    const OptionInfo& option = *findOption("players");
    for (const auto& [players, table] : book.tables) {
        RuleOptions options;
        options.players = players;
        std::string text(explanationOf(option.values[option.get(options)]));
        if (table.victory > 0)
            text += "; " + std::to_string(table.victory) +
                    (table.victoryBy == VictoryBy::Units ? " units win" : " centres win");
        text += "; victory: " + table.victoryClause;
        print(padded("players." + std::string(valueName(option, options)), 39) +
              padded(table.firstYear > 0 ? std::to_string(table.firstYear) : "", 24) +
              padded(table.clause, 24) + text + (table.note.empty() ? "" : "; " + table.note) + "\n");
    }
}

int tell(const RulebookInfo& book)
{
    print(book.id + ": " + RulebookWords::title(book).toStdString() + "\n\n");
    for (const OptionInfo& option : optionTable()) {
        const auto note = book.notes.find(option.name);
        print(padded(option.name, 39) + padded(valueName(option, book.options), 24) +
              padded(book.clauses.find(option.name)->second, 24) + std::string(meaning(option, book)) +
              (note == book.notes.end() ? "" : "; " + note->second) + "\n");
    }
    for (const ClockEntry& entry : clockOf(book))
        print(padded("clock." + std::string(entry.key), 39) + padded(std::to_string(entry.minutes), 24) +
              padded(entry.clause, 24) + "minutes\n");
    tellTables(book);
    return Fine;
}

int tellDifference(const RulebookInfo& a, const RulebookInfo& b)
{
    bool same = true;
    for (const OptionInfo& option : optionTable()) {
        if (option.get(a.options) == option.get(b.options)) continue;
        same = false;
        print(std::string(option.name) + ": " + aboutOption(option) + "\n");
        for (const RulebookInfo* book : {&a, &b})
            print("  " + padded(book->id, 10) + padded(valueName(option, book->options), 24) +
                  padded(book->clauses.find(option.name)->second, 24) + std::string(meaning(option, *book)) +
                  "\n");
    }
    if (same) print(a.id + " and " + b.id + " agree on every option\n");
    return Fine;
}

int runRulebooks(const Arguments& arguments)
{
    std::vector<const RulebookInfo*> books;
    for (const QString& id : arguments.operands()) {
        books.push_back(findRulebook(id.toStdString()));
        if (!books.back())
            return fail(WrongUsage, "there is no rulebook \"" + id.toStdString() +
                                        "\"; chancery-cli rulebooks lists them");
    }
    if (arguments.has("diff") != (books.size() == 2))
        return fail(WrongUsage, "expected --diff together with two rulebooks");
    if (books.empty()) return listAll();
    return books.size() == 1 ? tell(*books[0]) : tellDifference(*books[0], *books[1]);
}

} // namespace

Command rulebooksCommand()
{
    return {"rulebooks",
            "[ID [ID]]",
            "Lists the rulebooks; with an ID, the options of that one with their clauses.",
            "",
            {{"diff", "", "with two IDs: where they differ"}},
            0,
            2,
            runRulebooks};
}

} // namespace chancery::cli
