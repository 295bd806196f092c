// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an order sheet line by line: whose a line is, and the orders that it gives.
#pragma once

#include "engine/orders/order_meaning.h"

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace chancery {

/// Reads the lines of one text in order; what a line says may depend on those before it.
class SheetReader
{
public:
    /// The context must outlive the reader.
    explicit SheetReader(const ReadingContext& context);

    /// Reads one line and adds its orders to what is known of the sheet. Where it cannot be read it is tried
    /// in the other languages whose words it has; one of them must say all that was read, and no other one
    /// anything else.
    ReadLine readLine(std::string_view line);

    /// Returns how many bytes were read word by word so far; the canonical form is read in no time.
    std::size_t bytes() const { return bytes_; }

    /// Returns the number of the sheet that this line is on.
    int sheetOf(const WrittenOrder& line);

    /// Returns the power whose sheet a line is on unless it names one.
    Power powerOfSheet() const { return context_.power != noPower ? context_.power : state_.soFar.power; }

private:
    /// What is known of the sheet so far.
    struct State
    {
        SheetSoFar soFar{};
        bool greeted = false;       ///< the line before greets or ends a letter
        std::set<Power> hasLines{}; ///< on their present sheet
        std::map<Power, int> sheets{};
    };

    /// Reads one line in the languages that are read now.
    ReadLine readHere(std::string_view line);
    /// Reads a line as in the other languages whose words it has, if it can be read in one of them.
    std::optional<ReadLine> readElsewhere(const State& before, const ReadLine& here, std::string_view line);

    /// Returns the power whose orders a line has unless it names one.
    Power powerOfPart() const { return state_.soFar.power != noPower ? state_.soFar.power : context_.power; }

    /// Says whose sheet a line is on. With several powers on a sheet, orders may name theirs.
    void nameSheet(WrittenOrder& line) const;

    void readWords(std::string_view line, ReadLine& read);

    /// Returns a line with blanks in place of a heading that is more than a name, so that columns stay those
    /// of the line.
    std::string behind(const SheetHeading& heading, std::string_view line) const;

    /// Reads a line without the sign of a heading. If that fails, the power's name may be before its first
    /// unit: "England (Alice) F Lon-Nth".
    void readUnheaded(std::string_view line, ReadLine& read);
    void readHeaded(const SheetHeading& heading, std::string_view line, ReadLine& read);

    void readOrders(std::string_view line, ReadLine& read);

    /// Leaves what was read of a line out again, and says why.
    void takeBack(const ReadLine& before, const SheetSoFar& soFar, const OrderProblem& problem,
                  ReadLine& read);

    /// Reads the orders that a line gives to several units together, if all of them can be read.
    bool readEach(const std::string& each, ReadLine& read);

    /// Returns what is wrong with a line that names a power whose lines may not be on the sheet: above all
    /// what it says, else whose it is. None of it is read.
    OrderProblem problemUnder(const SheetHeading& heading, std::string_view line);

    OrderProblem ofOther(Power named) const;

    /// Returns whether lines of this power may be on the sheet: they may if it has the same player.
    bool mayHead(Power named) const;

    /// Returns whether a piece orders all remaining units, or waives several builds; "rest" then does not
    /// mean Brest.
    bool speaksOfMany(std::string_view line) const;

    /// Reads what it can of a line that cannot be read as a whole. Two or three pieces may belong together:
    /// "via Nth and Nwg". If the line cannot be read from its beginning on, nothing of it counts: "A Par, A
    /// Mar - Bur" may be an order to both.
    void readPieces(std::string_view line, const OrderProblem& whole, std::size_t most, ReadLine& read);

    /// Reads bytes `begin` to `end` of a line if all of them can be read.
    std::optional<OrderProblem> readPart(std::string_view line, std::size_t begin, std::size_t end,
                                         ReadLine& read);

    std::optional<OrderProblem> holdAll(std::string_view part, ReadLine& read);

    /// Adds so many orders to waive a build, at least one.
    std::optional<OrderProblem> waiveBuilds(int count, ReadLine& read);

    /// Handles a line that is only a power's name: "England:".
    std::optional<OrderProblem> beginPart(Power named);

    std::optional<OrderProblem> meaningOfAll(const std::vector<SpelledOrder>& spelled, std::string_view line,
                                             ReadLine& read);

    const ReadingContext& context_;
    std::shared_ptr<const PlaceNames> names_;
    State state_;
    std::size_t bytes_ = 0, bytesElsewhere_ = 0;
};

} // namespace chancery
