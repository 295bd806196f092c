// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board_shelf.h"

#include "app/document.h"
#include "engine/game/missing.h"
#include "ui/console/entry_strip.h"
#include "ui/console/story_controls.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/draw/token_shape.h"

namespace chancery {

BoardShelf::BoardShelf(Document& document, BoardView& board)
    : Shelf(board)
    , document_(document)
    , board_(board)
    , entry_(new EntryStrip(document.session(), document.presenter().desk(), this))
    , story_(new StoryControls(document.session(), document.presenter(), this))
{
    add(entry_);
    add(story_);
}

void BoardShelf::follow()
{
    const Presenter& presenter = document_.presenter();
    setBeside({});
    if (presenter.console().comparison()) {
        setNeeded(false);
        return rest();
    }
    if (presenter.shownRecord().outcome)
        followStory();
    else
        followEntry();
}

void BoardShelf::followStory()
{
    const StoryPlayer& player = document_.presenter().story().player();
    const bool tells = player.duration() > 0; // else there is nothing to control
    setClickable(tells);
    setPart(story_);
    setNeeded(player.playing() || (player.time() > 0 && !player.atEnd()));
    if (!tells) rest();
}

void BoardShelf::followEntry()
{
    const OrderDesk& desk = document_.desk();
    const Map& map = document_.session().map();
    // No unit is chosen and nothing was refused, so that there is nothing to do but begin.
    const bool idle = std::holds_alternative<Idle>(desk.state()) && desk.refused() == noProvince;
    const Province asked = provinceAsked(map, desk.state());
    setBeside(asked == noProvince ? QRect() : board_.provinceRect(asked).toAlignedRect());
    setClickable(!idle);
    setPart(entry_);
    const Missing orders = missingOf(document_.session().game());
    const bool begun = orders.missing < orders.asked; // one knows how, and looks at what is written
    const bool done = idle && (needed() || begun);
    setNeeded(!idle);
    if (done) rest();
}

/// Spares the units, and what may be clicked for the one that is chosen. While a story is told, units move
/// and the card stays where it is.
std::vector<QRect> BoardShelf::toSpare() const
{
    std::vector<QRect> rects;
    if (part() != entry_) return rects;
    const BoardLens& lens = board_.lens();
    const auto add = [&](Point at, double scale) {
        const QSizeF size = tokenBox({}, scale).size() * lens.zoom();
        QRectF box(QPointF(), size);
        box.moveCenter(lens.toScreen(at));
        rects.push_back(box.toAlignedRect());
    };
    double scale = 1;
    for (const Token& token : board_.picture().tokens) add(token.at, scale = token.scale);
    for (const Province target : document_.desk().selection().targets)
        add(document_.board().art->geometry.unitAt(whole(target)), scale);
    return rects;
}

} // namespace chancery
