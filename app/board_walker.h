// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a window by keyboard: where Tab goes, letters that find a province, and what is said of it.
#pragma once

#include "engine/orders/order.h"

#include <QObject>

#include <vector>

namespace chancery {

class BoardView;
class Document;
class PlaceFinder;
class Session;
class WritingPage;
struct PhaseRecord;

/// Lets the keyboard walk on the board of a game or a study through the units that are asked, and says what a
/// key has done there.
class BoardWalker : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this, which `view` owns; `sheets` knows which power is asked.
    BoardWalker(Document& document, BoardView& view, WritingPage& sheets);

    /// Gives the keyboard to the board, where it was in this phase, else at the unit that is asked.
    void begin();
    /// Takes letters as the beginning of a province's name from now on.
    void find();
    /// Has the order line stand where the cursor is, if something is asked there of any power and no order is
    /// being made on the board: what is typed is about that.
    void leadLine();
    /// Returns the power that is asked, or that of the unit at the cursor once there are results.
    Power power() const;

private:
    const Session& session() const;
    const PhaseRecord& record() const;
    bool showsPast() const;
    std::size_t moment() const;
    std::vector<Province> stopsOf(Power power) const;
    Province start() const;
    bool goOn(int step);
    void tell(const QString& text);
    std::size_t sheets() const;
    void remember();
    void tellWritten();

    Document& document_;
    BoardView& view_;
    WritingPage& sheets_;
    PlaceFinder* finder_;
    std::size_t moment_ = 0;   ///< the phase or the node in which begin() was called last
    std::vector<Order> known_; ///< the orders when they were looked at last
    std::size_t knownOf_ = 0;  ///< sheets() then
};

} // namespace chancery
