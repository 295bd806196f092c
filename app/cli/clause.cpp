// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli clause: what a clause of a rulebook says.
#include "app/cli/commands.h"
#include "engine/rules/rulebooks.h"
#include "ui/words/clause_facts.h"

namespace chancery::cli {

namespace {

std::string plain(const QString& text)
{
    return text.toStdString();
}

int listDocuments()
{
    for (const ClauseDocument& document : clauseDocuments())
        print(document.rulebook + ": " + bookOf(document).name + ", " +
              (document.reported ? "reported: "
                                 : "numbered clauses: " + std::to_string(document.numbered) + ": ") +
              document.counted + "\n");
    return Fine;
}

int listClauses(const ClauseDocument& document)
{
    for (const Clause& clause : document.clauses) print(clause.number + "  " + wordsOf(clause).title + "\n");
    return Fine;
}

std::string choicesText(const ClauseFacts& facts)
{
    std::string text;
    for (const TermChoice& choice : facts.choices) {
        text += "\n" + plain(choice.about) + ":\n";
        for (const auto& [value, books] : choice.values)
            text += "  " + plain(value) + ": " + plain(books.join(QStringLiteral("; "))) + "\n";
    }
    return text;
}

/// Prints what the page of the clause in the program has; options, as everything else here, in English.
int tell(const ClausePlace& place, const ClauseWords& words)
{
    const ClauseFacts facts = factsOf(place);
    std::string text = plain(citationOf(place)) + ": " + words.title + "\n";
    if (place.document->reported)
        text += "(We do not have its text: only what DATC 3.2 and the Alexander Rules report of it, and what "
                "the program does.)\n";
    text += "\n" + words.text + "\n";
    if (!words.note.empty()) text += "\nAs the program plays it: " + words.note + "\n";
    text += choicesText(facts);
    if (!facts.elsewhere.empty()) text += "\nThe same in other rulebooks:\n";
    for (const TermClauses& one : facts.elsewhere)
        text += "  " + one.rulebook->cited + " " + plain(one.clauses.join(QStringLiteral(", "))) + "\n";
    if (!facts.cases.empty()) text += "\nCases:\n";
    for (const CitedCase& one : facts.cases) text += "  " + one.id + "  " + one.title + "\n";
    print(text);
    return Fine;
}

int runClause(const Arguments& arguments)
{
    const QStringList asked = arguments.operands().join(u' ').split(u' ', Qt::SkipEmptyParts); // "1971 XII.4"
    if (asked.isEmpty()) return listDocuments();
    const std::string book = plain(asked.front());
    const ClauseDocument* document = clauseDocument(book);
    if (!document)
        return fail(WrongUsage, "there is no rulebook \"" + book + "\"; chancery-cli clause lists them");
    if (asked.size() == 1) return listClauses(*document);
    const std::string number = plain(asked.mid(1).join(u' '));
    const ClausePlace place = findClause(book, number);
    if (!place)
        return fail(WrongUsage,
                    book + " has no clause \"" + number + "\"; chancery-cli clause " + book + " lists them");
    const std::string language = plain(arguments.value("language", "en"));
    const auto words = place.clause->words.find(language);
    if (words == place.clause->words.end())
        return fail(WrongUsage, "no clause is told in the language \"" + language + "\"");
    return tell(place, words->second);
}

} // namespace

Command clauseCommand()
{
    return {
        "clause",
        "[BOOK [NUMBER]]",
        "Says in our own words what a clause of a rulebook says, and what goes with it.",
        "Without NUMBER lists the clauses of BOOK, without BOOK the rulebooks and how their clauses were\n"
        "counted. NUMBER is as it is cited: IX.3, 6.c.2, rule 17, 4.A.1, and 6.F.14 for a case of DATC.\n"
        "Prints what the clause says, how the program plays it where that is not as printed, the options\n"
        "that it is read in with the choice of every rulebook, the same matter in other rulebooks, and its\n"
        "cases.",
        {{"language", "xx", "the language in which the clause is told: de; English otherwise"}},
        0,
        20,
        runClause};
}

} // namespace chancery::cli
