// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli clause: what a clause of a rulebook says.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/option_table.h"
#include "ui/files/case_libraries.h"
#include "ui/words/clause_facts.h"
#include "ui/words/language.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery::cli {

namespace {

std::string plain(const QString& text)
{
    return text.toStdString();
}

/// Returns a heading of the page of a clause in the program, in the language of this run.
std::string pageText(const char* source)
{
    return plain(QCoreApplication::translate("chancery::ClausePages", source));
}

/// Returns the heading of a part, between an empty line and its text.
std::string heading(const char* source)
{
    return "\n" + pageText(source) + ":\n";
}

int listDocuments()
{
    for (const ClauseDocument& document : clauseDocuments())
        print(document.rulebook + ": " + RulebookWords::title(bookOf(document)).toStdString() + ", " +
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

/// Returns the orders that end otherwise than in `outcome`: "A TUN - NAP fails; F ION C A TUN - NAP
/// disrupted".
std::string otherwise(const Map& map, const Case& one, const Outcome& outcome, const Outcome& other)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(outcome.results.size(), other.results.size()); ++i)
        if (words(outcome.results[i]) != words(other.results[i]))
            text += (text.empty() ? "" : "; ") + canonical(map, one.before, other.results[i].order) + " " +
                    plain(Words::verdict(other.results[i]));
    return text;
}

/// Returns the options that change the results of a case, a line for each change: "multi_route=any_route".
std::string decidingOptions(const Map& map, const Rulebook& rulebook, const Case& one, const Outcome& outcome)
{
    std::string text;
    for (const OptionInfo& option : optionTable())
        for (std::size_t value = 0; value < option.values.size(); ++value) {
            Rulebook changed = rulebook;
            option.set(changed.options, value);
            const std::string found = otherwise(map, one, outcome, runCase(map, changed, one).outcome);
            if (!found.empty())
                text += "  " + std::string(option.name) + "=" + std::string(option.values[value].name) +
                        ": " + found + "\n";
        }
    return text;
}

/// Returns the results of a phase with their reasons in words.
std::string resultsIn(const Map& map, const Rulebook& rules, const PhaseRecord& record)
{
    const Words told(map, rules, Register::Plain);
    std::string text;
    for (const OrderResult& result : record.outcome->results)
        text += "    " + plain(told.power(powerOf(result))) + " " +
                canonical(map, record.before, result.order) + ": " + plain(Words::verdict(result)) +
                "\n        " + plain(told.explanation(result, record)) + "\n";
    return text;
}

/// Returns what a case of DATC shows: its orders, their results with the reasons, and what would change them.
/// Empty if the clause is no case.
std::string shownBy(const ClausePlace& place)
{
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    const Result<Case> one = map ? findCase(**map, place.number) : Result<Case>(map.error());
    const Result<Rulebook> rulebook = one ? rulebookFor(*one) : Result<Rulebook>(one.error());
    if (place.document->rulebook != "datc" || !rulebook) return {};
    const Outcome outcome = runCase(**map, *rulebook, *one).outcome;
    const PhaseRecord record{{Season::Spring, 1901, one->phase}, one->before, {}, outcome, {}};
    const std::string options = decidingOptions(**map, *rulebook, *one, outcome);
    return heading(QT_TRANSLATE_NOOP("chancery::ClausePages", "Orders and results")) +
           resultsIn(**map, *rulebook, record) +
           (options.empty()
                ? "\n" +
                      pageText(
                          QT_TRANSLATE_NOOP("chancery::ClausePages", "No option changes these results.")) +
                      "\n"
                : heading(QT_TRANSLATE_NOOP("chancery::ClausePages", "Options that change them")) + options);
}

/// Prints what the page of the clause in the program has.
int tell(const ClausePlace& place, const ClauseWords& words)
{
    const ClauseFacts facts = factsOf(place);
    std::string text = plain(citationOf(place)) + ": " + words.title + "\n";
    if (place.document->reported)
        text +=
            "(" +
            pageText(QT_TRANSLATE_NOOP("chancery::ClausePages",
                                       "we do not have its text: only what DATC 3.2 and the Alexander Rules "
                                       "report of it, and what the program does")) +
            ")\n";
    text += "\n" + words.text + "\n";
    if (!words.note.empty())
        text += heading(QT_TRANSLATE_NOOP("chancery::ClausePages", "As the program plays it")) + words.note +
                "\n";
    text += choicesText(facts);
    if (!facts.elsewhere.empty())
        text += heading(QT_TRANSLATE_NOOP("chancery::ClausePages", "The same in other rulebooks"));
    for (const TermClauses& one : facts.elsewhere)
        text += "  " + one.rulebook->cited + " " + plain(one.clauses.join(QStringLiteral(", "))) + "\n";
    text += shownBy(place);
    if (!facts.cases.empty()) text += heading(QT_TRANSLATE_NOOP("chancery::ClausePages", "Cases"));
    for (const CitedCase& one : facts.cases) text += "  " + one.id + "  " + one.title + "\n";
    print(text);
    return Fine;
}

/// Returns the document with whose name the words begin, by its id or as it is cited, and takes its name off
/// them; nullptr if there is none.
const ClauseDocument* takeDocument(QStringList& asked)
{
    for (qsizetype words = asked.size(); words > 0; --words) {
        const QString name = asked.first(words).join(u' ');
        for (const ClauseDocument& document : clauseDocuments())
            for (const std::string& known : {document.rulebook, bookOf(document).cited})
                if (name.compare(QString::fromStdString(known), Qt::CaseInsensitive) == 0) {
                    asked = asked.mid(words);
                    return &document;
                }
    }
    return nullptr;
}

int runClause(const Arguments& arguments)
{
    QStringList asked = arguments.operands().join(u' ').split(u' ', Qt::SkipEmptyParts); // "1971 XII.4"
    if (asked.isEmpty()) return listDocuments();
    const std::string first = plain(asked.front());
    const ClauseDocument* document = takeDocument(asked);
    if (!document)
        return fail(WrongUsage, "there is no rulebook \"" + first + "\"; chancery-cli clause lists them");
    if (asked.isEmpty()) return listClauses(*document);
    const std::string number = plain(asked.join(u' ')), book = document->rulebook;
    const ClausePlace place = findClause(book, number);
    if (!place)
        return fail(WrongUsage,
                    book + " has no clause \"" + number + "\"; chancery-cli clause " + book + " lists them");
    const QString language = arguments.value("language", "en");
    const auto words = place.clause->words.find(plain(language));
    if (words == place.clause->words.end() || speak(language) != language)
        return fail(WrongUsage, "no clause is told in the language \"" + plain(language) + "\"");
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
        "counted. A clause is named as it is cited, as in \"Twenty Rules 14\": IX.3, 6.c.2, rule 17, 4.A.1, "
        "and 6.F.14 for a case of DATC.\n"
        "Prints what the clause says, how the program plays it where that is not as printed, the options\n"
        "that it is read in with the choice of every rulebook, the same matter in other rulebooks, and its\n"
        "cases. For a case of DATC also prints its orders with their results and reasons, and the options\n"
        "that change them.",
        {{"language", "xx", "the language of all that is said: de"}},
        0,
        20,
        runClause};
}

} // namespace chancery::cli
