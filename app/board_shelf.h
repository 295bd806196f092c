// SPDX-License-Identifier: GPL-3.0-or-later
// The card over the board of a console: what is asked while orders are entered, or the controls of a story.
#pragma once

#include "ui/parts/shelf.h"

namespace chancery {

class BoardView;
class Document;
class EntryStrip;
class StoryControls;

/// The card of a board that takes part in the game. While the board waits for a click, or a story is under
/// way, it stays. It asks about a province beside it, and lies where it covers no unit.
class BoardShelf : public Shelf
{
    Q_OBJECT

public:
    /// Makes the card with both parts. Document and board must outlive it.
    BoardShelf(Document& document, BoardView& board);

    /// Returns the part for entering orders.
    EntryStrip& entry() { return *entry_; }
    /// Returns the controls of a phase's story.
    StoryControls& story() { return *story_; }
    /// Shows the part that the document needs now, where it needs it.
    void follow();

private:
    std::vector<QRect> toSpare() const override;
    void followStory();
    void followEntry();

    Document& document_;
    BoardView& board_;
    EntryStrip* entry_;
    StoryControls* story_;
};

} // namespace chancery
