// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_board.h"

#include "app/board_shelf.h"
#include "app/document.h"
#include "app/document_window.h"
#include "ui/console/board_lore.h"
#include "ui/console/entry_strip.h"
#include "ui/console/story_controls.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/draw/type.h"
#include "ui/paper/render.h"
#include "ui/parts/frame_over.h"
#include "ui/parts/handbook_page.h"
#include "ui/scene/compose.h"
#include "ui/words/words.h"

#include <QLabel>

namespace chancery {

ConsoleBoard::ConsoleBoard(Document& document, BoardView& view)
    : QObject(&view)
    , document_(document)
    , view_(view)
    , shelf_(new BoardShelf(document, view))
    , earlier_(new FrameOver(view))
    , place_(new QLabel(&view))
{
    view.setObjectName(QStringLiteral("board"));
    view.setAccessibleName(tr("Board"));
    view.setSpeech(
        BoardLore::speechOf([&document] { return BoardLore(document.session(), document.presenter()); }));
    view.setNames([](const Map& map, Province p) { return Words(map).province(p); });
    place_->setObjectName(QStringLiteral("hoveredPlace"));
    place_->setAttribute(Qt::WA_TransparentForMouseEvents);
    place_->setAutoFillBackground(true);
    place_->setMargin(spacingStep);
    place_->hide();
    explainOn(&view, "clicking");
    explainOn(&shelf_->entry(), "clicking");
    explainOn(&shelf_->story(), "reveal");
    connectView();
}

void ConsoleBoard::connectView()
{
    connect(&document_.session(), &Session::replaced, this, &ConsoleBoard::takeMap);
    connect(&document_.presenter(), &Presenter::picturesChanged, this, &ConsoleBoard::showPicture);
    connect(&view_, &BoardView::provinceClicked, this, &ConsoleBoard::click);
    connect(&view_, &BoardView::provinceHovered, this, &ConsoleBoard::hover);
    OrderDesk& desk = document_.presenter().desk();
    connect(&view_, &BoardView::provinceAided, &desk, &OrderDesk::aid);
    connect(&view_, &BoardView::pullBegun, &desk, &OrderDesk::beginDrag);
    connect(&view_, &BoardView::unitDragged, &desk,
            [&desk](Province unit, Province to, Qt::KeyboardModifiers keys, Location coast) {
                desk.drag(unit, to, keys.testFlag(Qt::ShiftModifier), coast);
            });
    connect(&view_, &BoardView::backgroundClicked, &desk, &OrderDesk::reset);
    view_.setAidable([&desk](Province p) { return desk.mayAid(p); });
    view_.setDraggable([&desk](Province p) { return desk.mayDrag(p); });
    connect(&view_, &BoardView::zoomChanged, this, [this] {
        const double scale = tokenScaleAt(view_.lens().zoom());
        view_.setTokenScale(scale);
        document_.presenter().console().setTokenScale(scale);
    });
}

void ConsoleBoard::takeMap()
{
    place_->hide();
    view_.setBoard(document_.board());
}

void ConsoleBoard::showPicture()
{
    view_.setPicture(document_.presenter().console().picture());
}

void ConsoleBoard::showLook()
{
    const ThemeKind kind = document_.settings().theme();
    view_.setTheme(kind);
    view_.setLabels(document_.settings().preferences().labels);
    earlier_->setColour(themeFor(kind, document_.session().map()).chosen);
}

void ConsoleBoard::follow()
{
    const Presenter& presenter = document_.presenter();
    earlier_->setVisible(presenter.showsPast() || presenter.console().comparison());
    shelf_->follow();
}

void ConsoleBoard::hover(Province province)
{
    if (held_) return;
    document_.presenter().desk().hover(province);
    const Map& map = document_.session().map();
    place_->setVisible(province != noProvince);
    place_->setText(province == noProvince ? QString()
                                           : tr("%1 (%2)").arg(Words(map).province(province),
                                                               QString::fromStdString(map[province].code)));
    place_->adjustSize();
    const auto* notes = view_.findChild<QWidget*>(QStringLiteral("topNotes")); // along the lower edge
    const int floor = notes ? notes->y() : view_.height();
    place_->move(view_.width() - place_->width() - 6, floor - place_->height() - 6);
}

void ConsoleBoard::hold(bool held)
{
    held_ = held;
    if (held) return;
    hover(view_.underMouse() ? view_.provinceAt(view_.mapFromGlobal(QPointF(QCursor::pos()))) : noProvince);
}

void ConsoleBoard::click(Province province, Qt::KeyboardModifiers modifiers, Location coast)
{
    OrderDesk& desk = document_.presenter().desk();
    if (document_.presenter().console().comparison()) return;
    if (!desk.open()) return Q_EMIT resultWanted(province);
    document_.presenter().console().choose(noProvince); // what was found before
    desk.click(province, modifiers.testFlag(Qt::ShiftModifier), coast);
}

void ConsoleBoard::showProvince(Province province)
{
    if (province == noProvince) return;
    OrderDesk& desk = document_.presenter().desk();
    if (desk.open())
        desk.reset();
    else
        Q_EMIT resultWanted(province);
    document_.presenter().console().choose(province);
    const QPointF at = view_.lens().toScreen(document_.board().art->geometry.unitAt(whole(province)));
    constexpr int edge = 40; // pixels; what is nearer to it is hard to see
    const QRectF seen = QRectF(view_.rect()).adjusted(edge, edge, -edge, -edge);
    if (!seen.contains(at)) view_.setLens(view_.lens().panned(seen.center() - at));
}

void ConsoleBoard::chooseUnit(Province province)
{
    showProvince(province);
    OrderDesk& desk = document_.presenter().desk();
    if (!desk.mayDrag(province)) return; // in an adjustment phase a click would write an order
    document_.presenter().console().choose(noProvince);
    desk.click(province, false);
}

Province ConsoleBoard::subject() const
{
    const OrderDesk& desk = document_.presenter().desk();
    const Province chosen = desk.open() ? desk.selection().chosen : noProvince;
    if (chosen != noProvince) return chosen;
    const Province read = document_.presenter().console().chosen();
    return read != noProvince ? read : desk.hovered();
}

bool ConsoleBoard::hasSubject() const
{
    const OrderDesk& desk = document_.presenter().desk();
    const Province province = subject();
    const Session& session = document_.session();
    return province != noProvince &&
           (!desk.idle() || province != desk.hovered() || desk.selection().targets.has(province) ||
            unitToShow(session.map(), session.current().before, province));
}

QPixmap ConsoleBoard::smallBoard(std::size_t phase, QSize size) const
{
    constexpr double largeTokens = 2;
    const Game& game = document_.session().game();
    ViewOptions view;
    view.tokenScale = largeTokens;
    view.rules = game.rulebook.options;
    RenderOptions look;
    look.size = size;
    look.theme = document_.settings().theme();
    look.labels = LabelMode::None;
    const Picture picture = compose(*game.map, document_.board().art->geometry, game.phases[phase], view);
    return QPixmap::fromImage(renderImage(document_.board(), picture, look));
}

} // namespace chancery
