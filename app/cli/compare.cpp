// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli compare: the same orders under every rulebook.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/explain/rulebook_matrix.h"
#include "engine/files/run_case.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/option_table.h"
#include "ui/files/case_libraries.h"
#include "ui/words/clause_library.h"
#include "ui/words/clauses.h"
#include "ui/words/paradox_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery::cli {

namespace {

/// A matrix as text: the rows in which the rulebooks differ, opinion by opinion.
class MatrixText
{
public:
    MatrixText(const PhaseInput& phase, const RulebookMatrix& matrix)
        : phase_(phase)
        , map_(*phase.map)
        , matrix_(matrix)
    {
        for (const MatrixColumn& column : matrix.columns)
            records_.push_back({{Season::Spring, 1901, phase.kind}, phase.before, {}, column.outcome, {}});
    }

    std::string text() const
    {
        std::string text;
        for (std::size_t column = 0; column < matrix_.columns.size(); ++column)
            if (matrix_.columns[column].unanswered) text += unanswered(column);
        for (const MatrixColumn& column : matrix_.columns)
            if (column.choice)
                text += column.rulebook.id + " lets the players choose the units to remove" +
                        clause("missing_disband", column.rulebook) + "\n";
        for (const MatrixRow& row : matrix_.rows)
            if (row.differs()) text += told(row);
        return text.empty() ? "The rulebooks agree.\n" : text;
    }

private:
    /// Returns the clause that decides an option, in brackets after a space; empty if there is none.
    static std::string clause(std::string_view option, const Rulebook& rulebook)
    {
        const std::string found = clauseDeciding(option, rulebook).toStdString();
        return found.empty() ? found : " (" + found + ")";
    }

    std::string heading(const MatrixRow& row) const
    {
        const std::string power = row.power == noPower ? "" : map_[row.power].name;
        switch (row.kind) {
        case MatrixRow::Kind::Order:
            return (power.empty() ? "" : power + " ") + canonical(map_, phase_.before, row.order);
        case MatrixRow::Kind::Retreats:
            return power + " " + canonical(map_, row.order.unit) + ", dislodged";
        case MatrixRow::Kind::Removals:
            break;
        }
        return power + ", by rule";
    }

    std::string said(const MatrixRow& row, std::size_t column) const
    {
        const MatrixCell& cell = row.cells[column];
        const std::string open = cell.open ? " for the time being" : "";
        if (const OrderResult* result = matrix_.resultIn(row, column)) return resultText(*result) + open;
        if (row.kind == MatrixRow::Kind::Removals) return removals(cell.removed) + open;
        return cell.retreats.empty() ? "cannot retreat" : "may retreat to " + codes(map_, cell.retreats);
    }

    std::string removals(const std::vector<Unit>& removed) const
    {
        std::vector<std::string> units;
        for (const Unit& unit : removed) units.push_back(canonical(map_, unit));
        std::sort(units.begin(), units.end());
        std::string text;
        for (const std::string& unit : units) text += (text.empty() ? "loses " : ", ") + unit;
        return text.empty() ? "loses nothing" : text;
    }

    /// The rulebooks of one opinion that have one reason for it.
    struct Side
    {
        std::string why; ///< the reason without clauses
        std::size_t first = 0;
        std::string rulebooks{};
        std::vector<ClausePlace> cited{}; ///< where they say so
    };

    /// Returns the sides of an opinion in the order of their first rulebooks.
    std::vector<Side> sidesOf(const MatrixRow& row, std::size_t opinion) const
    {
        std::vector<Side> sides;
        for (std::size_t column = 0; column < matrix_.columns.size(); ++column) {
            if (!row.cells[column].there || row.cells[column].opinion != opinion) continue;
            const std::string why = bareReason(row, column);
            auto side = std::ranges::find(sides, why, &Side::why);
            if (side == sides.end()) side = sides.insert(side, {why, column});
            for (const ClausePlace& place : cited(row, column)) side->cited.push_back(place);
            side->rulebooks += (side->rulebooks.empty() ? "" : " ") + matrix_.columns[column].rulebook.id;
        }
        return sides;
    }

    /// Returns clauses, each once, by document: "(1971 XII.3; DATC 5.B.3, 5.B.8)". Empty if there are none.
    static std::string inBrackets(const std::vector<ClausePlace>& clauses)
    {
        std::vector<std::pair<const ClauseDocument*, QStringList>> books;
        for (const ClausePlace& place : clauses) {
            auto book = std::ranges::find(books, place.document, &decltype(books)::value_type::first);
            if (book == books.end()) book = books.insert(book, {place.document, {}});
            const bool first = book->second.empty();
            const QString number = first ? citationOf(place) : QString::fromStdString(place.number);
            const bool there =
                !first && (book->second.contains(number) || book->second.front() == citationOf(place));
            if (!there) book->second << number;
        }
        QStringList texts;
        for (const auto& [document, numbers] : books) texts << numbers.join(QStringLiteral(", "));
        return texts.empty() ? "" : "(" + texts.join(QStringLiteral("; ")).toStdString() + ")";
    }

    /// Returns a row: each opinion with its rulebooks, their reason, and where each of them says so.
    std::string told(const MatrixRow& row) const
    {
        std::string text = heading(row) + "\n";
        for (std::size_t opinion = 0; opinion < row.opinions; ++opinion)
            for (const Side& side : sidesOf(row, opinion)) {
                const std::string cited = inBrackets(side.cited);
                const std::string why = side.why + (side.why.empty() || cited.empty() ? "" : " ") + cited;
                text += "  " + said(row, side.first) + ": " + side.rulebooks + "\n" +
                        (why.empty() ? "" : "      " + why + "\n");
            }
        return text;
    }

    /// Returns the results that a cell is about: that of its order, or the removals by rule.
    std::vector<const OrderResult*> resultsIn(const MatrixRow& row, std::size_t column) const
    {
        if (const OrderResult* result = matrix_.resultIn(row, column)) return {result};
        std::vector<const OrderResult*> removals;
        if (row.kind != MatrixRow::Kind::Removals) return removals;
        for (const OrderResult* one : resultsOf(matrix_.columns[column].outcome, row.power))
            if (removesByRule(one->finding.rule)) removals.push_back(one);
        return removals;
    }

    /// Returns the clauses behind a cell; where a power loses nothing, the one that decides that it does not.
    std::vector<ClausePlace> cited(const MatrixRow& row, std::size_t column) const
    {
        const Rulebook& rulebook = matrix_.columns[column].rulebook;
        QString text;
        for (const OrderResult* result : resultsIn(row, column))
            text += QString::fromStdString(explanation(map_, rulebook, records_[column], *result));
        if (text.isEmpty() && row.kind == MatrixRow::Kind::Removals)
            text = clauseDeciding("flying_dutchman", rulebook);
        return clausesCitedIn(text);
    }

    std::string bareReason(const MatrixRow& row, std::size_t column) const
    {
        QStringList reasons;
        for (const OrderResult* result : resultsIn(row, column))
            reasons << Words(map_).explanation(*result, records_[column]);
        return reasons.join(QStringLiteral("\n      ")).toStdString();
    }

    std::string unanswered(std::size_t column) const
    {
        const MatrixColumn& one = matrix_.columns[column];
        std::string text;
        for (const Paradox& paradox : one.outcome.paradoxes)
            if (paradox.unanswered)
                text +=
                    one.rulebook.id +
                    (paradox.ways.empty()
                         ? " has no answer to this paradox: no resolution is consistent"
                         : " has several answers to this paradox: " + std::to_string(paradox.ways.size()) +
                               " resolutions are consistent") +
                    clause("paradox", one.rulebook) + "; applied instead: " + fallbackName(paradox) + "\n" +
                    waysOut(column, paradox);
        return text;
    }

    std::string waysOut(std::size_t column, const Paradox& paradox) const
    {
        std::string text;
        const ParadoxWords words(map_, matrix_.columns[column].rulebook, records_[column]);
        for (const QString& way : words.ways(paradox)) text += "  " + way.toStdString() + "\n";
        return text;
    }

    static std::string fallbackName(const Paradox& paradox)
    {
        return paradox.fallback ? std::string(choiceName(*paradox.fallback)) : "ask";
    }

    const PhaseInput& phase_;
    const Map& map_;
    const RulebookMatrix& matrix_;
    std::vector<PhaseRecord> records_; ///< [column]
};

/// Returns all rulebooks, each with the changes that --set asks for.
Result<std::vector<Rulebook>> changedRulebooks(const Arguments& arguments)
{
    std::vector<Rulebook> all;
    for (const RulebookInfo& book : rulebooks()) {
        const Result<Rulebook> changed = rulebookWith(book, arguments.values("set"));
        if (!changed) return changed.error();
        all.push_back(*changed);
    }
    return all;
}

std::string compared(const PhaseInput& phase, const std::vector<Rulebook>& rulebooks)
{
    return MatrixText(phase, rulebookMatrix(phase, rulebooks)).text();
}

int compareFile(const QString& path, const std::vector<Rulebook>& rulebooks)
{
    const Result<std::vector<PositionSheet>> sheets = readSheets(path);
    if (!sheets) return fail(sheets.error());
    int status = Fine;
    for (const PositionSheet& sheet : *sheets) {
        for (const Error& problem : sheet.problems) status = fail(problem);
        if (!sheet.problems.empty()) continue;
        if (!sheet.title.empty()) print(sheet.title + "\n");
        const std::vector<Order> orders = ordersOf(gameFrom(sheet).current());
        print(compared(
            {sheet.phase.kind, sheet.map, {}, sheet.position, orders, {}, sheet.received, sheet.phase.season},
            rulebooks));
    }
    return status;
}

int compareCase(const std::string& id, const std::vector<Rulebook>& rulebooks)
{
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    const Result<Case> found = findCase(**map, id);
    if (!found) return fail(WrongUsage, found.error().text());
    const CaseReport read = runCase(**map, Rulebook{}, *found);
    print(found->id + "  " + found->title + "\n" +
          compared({found->phase, *map, {}, found->before, read.orders, {}, {}}, rulebooks));
    return Fine;
}

int runCompare(const Arguments& arguments)
{
    const Result<std::vector<Rulebook>> rulebooks = changedRulebooks(arguments);
    if (!rulebooks) return fail(WrongUsage, rulebooks.error().text());
    if (arguments.has("case") == !arguments.operands().empty())
        return fail(WrongUsage, "expected either a FILE or --case ID");
    if (arguments.has("case")) return compareCase(arguments.value("case").toStdString(), *rulebooks);
    return compareFile(arguments.operands().front(), *rulebooks);
}

} // namespace

Command compareCommand()
{
    return {"compare",
            "[FILE|-]",
            "Resolves the same orders under every rulebook and prints where the results differ, and why.",
            "FILE is a position with orders as for `adjudicate`. Prints for each order on which rulebooks "
            "differ:\n"
            "its results, the rulebooks that give each, and the reason, with the clauses of each.",
            {{"case", "ID", "a built-in test case instead of a file, such as 6.F.18"}, setOption()},
            0,
            1,
            runCompare};
}

} // namespace chancery::cli
