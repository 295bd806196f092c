// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli rulebooks: which there are, and what each says.
#include "engine/rules/rulebooks.h"
#include "app/cli/commands.h"

#include <algorithm>

namespace chancery::cli {

namespace {

std::string padded(std::string_view text, std::size_t width)
{
    std::string result(text);
    result.resize(std::max(width, result.size()), ' ');
    return result;
}

int listAll()
{
    for (const RulebookInfo& book : rulebooks())
        print(padded(book.id, 12) + " " + std::string(book.name) + ", " + std::string(book.edition) + "\n");
    return Fine;
}

int tell(const RulebookInfo& book)
{
    print(std::string(book.id) + ": " + std::string(book.name) + ", " + std::string(book.edition) + "\n\n");
    for (const RuleChoice& choice : book.choices)
        print(padded(choice.option, 37) + padded(choice.value, 22) + padded(choice.clause, 18) +
              std::string(choice.meaning) + "\n");
    return Fine;
}

int tellDifference(const RulebookInfo& a, const RulebookInfo& b)
{
    for (const RuleChoice& choice : a.choices) {
        const auto other =
            std::find_if(b.choices.begin(), b.choices.end(), [&choice](const RuleChoice& candidate) {
                return candidate.option == choice.option;
            });
        const std::string_view value = other == b.choices.end() ? "(not stated)" : other->value;
        if (value != choice.value)
            print(padded(choice.option, 37) + std::string(a.id) + ": " + std::string(choice.value) + "; " +
                  std::string(b.id) + ": " + std::string(value) + "\n");
    }
    return Fine;
}

int run(const Arguments& arguments)
{
    std::vector<const RulebookInfo*> books;
    for (const QString& id : arguments.operands()) {
        books.push_back(findRulebook(id.toStdString()));
        if (!books.back())
            return fail(WrongUsage, "there is no rulebook \"" + id.toStdString() +
                                        "\"; chancery-cli rulebooks lists them");
    }
    if (arguments.has("diff") != (books.size() == 2))
        return fail(WrongUsage, "two rulebooks and --diff belong together");
    if (books.empty()) return listAll();
    return books.size() == 1 ? tell(*books[0]) : tellDifference(*books[0], *books[1]);
}

} // namespace

Command rulebooksCommand()
{
    return {"rulebooks",
            "[ID [ID]]",
            "Lists the rulebooks; with an ID, what that one says on each point and where it stands.",
            "",
            {{"diff", "", "with two IDs: where they differ"}},
            0,
            2,
            run};
}

} // namespace chancery::cli
