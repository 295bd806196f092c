// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of games drawn by lot, written as people write them, and the same with a slip. The same for the same
// seed on every machine.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/position.h"
#include "engine/orders/order.h"
#include "tests/support/random_game.h"

#include <string>
#include <vector>

namespace chancery {

/// An order that its unit can be given, and a line for it.
struct DrawnLine
{
    const Position* position = nullptr;
    PhaseKind kind = PhaseKind::Movement;
    Order order;
    std::vector<std::string> words; ///< names, verbs and signs, one after the other

    std::string text() const;
};

/// What is done to a line.
enum class SlipKind { Drop, Double, Swap, Replace, Separator, Word };
inline constexpr int slipKinds = 6;

/// A line with a slip.
struct SlippedLine
{
    std::string text;
    bool exact = false; ///< the slip made a word that is another name or keyword exactly
};

class MisspeltOrders
{
public:
    explicit MisspeltOrders(std::uint32_t seed);

    DrawnLine next();
    SlippedLine slipped(DrawnLine line, SlipKind kind);

private:
    struct Legal
    {
        std::size_t game, phase;
        Order order;
    };
    void drawOrders(std::uint32_t seed);
    std::string oneOf(const std::vector<std::string>& texts);
    std::string nameOf(Location at);
    void addUnit(const Unit& unit, std::vector<std::string>& words);
    void addHelped(const DrawnLine& line, Location at, std::vector<std::string>& words);
    void addCommand(DrawnLine& line);
    std::string misspelt(std::string word, SlipKind kind);
    bool isExact(const std::string& was, const std::string& is) const;

    Random random_;
    std::vector<Game> games_;
    std::vector<Legal> orders_;
};

} // namespace chancery
