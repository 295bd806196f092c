// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_board.h"

#include "engine/game/orders_given.h"
#include "engine/game/position_edits.h"
#include "ui/console/entry_strip.h"
#include "ui/console/study_texts.h"
#include "ui/draw/board_view.h"
#include "ui/draw/density.h"
#include "ui/draw/map_art.h"
#include "ui/draw/type.h"
#include "ui/parts/shelf.h"
#include "ui/words/words.h"

#include <QCursor>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

namespace chancery {

namespace {

BoardView* makeView(const char* name, const QString& accessible, const BoardSource& source, QWidget* parent)
{
    auto* view = new BoardView(parent);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(accessible);
    view->setBoard(source);
    return view;
}

QLabel* makeName(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setMargin(spacingStep);
    label->setTextFormat(Qt::PlainText);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

QWidget* column(QLabel* name, BoardView* view, QWidget* parent)
{
    auto* part = new QWidget(parent);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(name);
    layout->addWidget(view, 1);
    return part;
}

} // namespace

StudyBoard::StudyBoard(StudyView& shown, OrderDesk& desk, SetupDesk& setup, BoardSource source,
                       QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , desk_(desk)
    , setup_(setup)
    , source_(std::move(source))
    , boards_(new QSplitter(Qt::Horizontal, this))
    , other_(makeView("otherBoard", tr("Board of the line that it is compared with"), source_, this))
    , view_(makeView("board", tr("Board"), source_, this))
    , otherName_(makeName("otherBoardName", this))
    , name_(makeName("boardName", this))
    , place_(new QLabel(view_))
    , entry_(new EntryStrip(shown.session(), desk, this))
    , shelf_(new Shelf(*view_))
{
    setObjectName(QStringLiteral("studyBoard"));
    view_->setSpeech(BoardLore::speechOf([this] { return lore(); }));
    layOut();
    connectEntry();
    connect(&shown_, &StudyView::changed, this, &StudyBoard::follow);
    follow(StudyChange::Shown);
}

void StudyBoard::layOut()
{
    boards_->addWidget(column(otherName_, other_, this));
    boards_->addWidget(column(name_, view_, this));
    boards_->setChildrenCollapsible(false);
    boards_->setObjectName(QStringLiteral("boards"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(boards_);
    shelf_->add(entry_);
    place_->setObjectName(QStringLiteral("hoveredPlace"));
    place_->setAttribute(Qt::WA_TransparentForMouseEvents);
    place_->setAutoFillBackground(true);
    place_->setMargin(spacingStep);
    place_->hide();
    setFocusProxy(view_);
}

void StudyBoard::connectEntry()
{
    connect(view_, &BoardView::provinceClicked, this, &StudyBoard::click);
    connect(view_, &BoardView::provinceAided, &desk_, &OrderDesk::aid);
    connect(view_, &BoardView::pullBegun, &desk_, &OrderDesk::beginDrag);
    connect(view_, &BoardView::unitDragged, this,
            [this](Province unit, Province to, Qt::KeyboardModifiers keys, Location coast) {
                if (setup_.on()) return setup_.drag(unit, to, coast);
                desk_.drag(unit, to, keys.testFlag(Qt::ShiftModifier), coast);
            });
    connect(view_, &BoardView::backgroundClicked, &desk_, &OrderDesk::reset);
    connect(view_, &BoardView::backgroundClicked, &setup_, &SetupDesk::cancel);
    connect(&setup_, &SetupDesk::coastWanted, this, &StudyBoard::askCoast);
    connect(&setup_, &SetupDesk::changed, this, [this] {
        openDesk();
        showPictures();
    });
    connect(view_, &BoardView::provinceHovered, this, &StudyBoard::showHovered);
    connect(view_, &BoardView::menuWanted, this, &StudyBoard::menuWanted);
    view_->setAidable([this](Province p) { return desk_.mayAid(p); });
    view_->setDraggable([this](Province p) {
        return setup_.on() ? unitToTake(shown_.map(), shown_.study().position, p) != nullptr
                           : desk_.mayDrag(p);
    });
    connect(other_, &BoardView::provinceClicked, this, [this](Province p) { Q_EMIT chosen(p); });
    for (BoardView* view : {view_, other_})
        connect(view, &BoardView::zoomChanged, this, &StudyBoard::showZoom);
    connect(&desk_, &OrderDesk::changed, this, &StudyBoard::showPictures);
}

void StudyBoard::openDesk()
{
    desk_.setOpen(!setup_.on() && !explains_);
}

void StudyBoard::setExplains(bool explains)
{
    if (explains == explains_) return;
    explains_ = explains;
    openDesk();
    QWidget& column = *view_->parentWidget(); // the board has a cursor of its own only while it is dragged
    if (explains)
        column.setCursor(Qt::WhatsThisCursor);
    else
        column.unsetCursor();
    showPictures();
    Q_EMIT explainsChanged();
}

/// A click on a unit chooses it for an order, and shows what becomes of it as well.
void StudyBoard::click(Province province, Qt::KeyboardModifiers modifiers, Location coast)
{
    if (setup_.on()) return setup_.click(province, coast);
    if (explains_) read(province);
    const bool begins = desk_.idle();
    if (desk_.open()) desk_.click(province, modifiers.testFlag(Qt::ShiftModifier), coast);
    if (begins) Q_EMIT chosen(province);
}

void StudyBoard::setLook(const StudyBoardLook& look)
{
    for (BoardView* view : {view_, other_}) {
        view->setTheme(look.theme);
        view->setLabels(look.labels);
        view->setNames(look.nameOf);
    }
    showPictures();
}

void StudyBoard::setSideBySide(bool both)
{
    both_ = both;
    follow(StudyChange::Shown);
}

void StudyBoard::setShowsOrders(bool shows)
{
    look_.orders = shows;
    showPictures();
}

void StudyBoard::showPart(bool part)
{
    part_ = part;
    const QRectF region = involvedPart(shown_, source_.art->geometry);
    for (BoardView* view : {view_, other_})
        view->setLens(part ? view->lens().showing(region) : view->lens().fitted());
}

void StudyBoard::setLens(const std::function<BoardLens(const BoardLens&)>& step)
{
    part_ = false;
    for (BoardView* view : {view_, other_}) view->setLens(step(view->lens()));
}

void StudyBoard::bringIntoView(Province province)
{
    if (province == noProvince) return;
    constexpr int edge = 40; // pixels; what is nearer to it is hard to see
    for (BoardView* view : {view_, other_}) {
        const QPointF at = view->lens().toScreen(source_.art->geometry.unitAt(whole(province)));
        const QRectF seen = QRectF(view->rect()).adjusted(edge, edge, -edge, -edge);
        if (!seen.contains(at)) view->setLens(view->lens().panned(seen.center() - at));
    }
}

void StudyBoard::drop(Power power, UnitKind kind, const QPoint& at)
{
    const QPoint there = view_->mapFromGlobal(at);
    if (view_->rect().contains(there))
        setup_.drop(power, kind, view_->provinceAt(there), view_->coastAt(there));
}

/// Asks for one of the coasts beside the province.
void StudyBoard::askCoast(Province province, const LocationSet& coasts,
                          const std::function<void(Location)>& choose)
{
    auto* menu = new QMenu(view_);
    menu->setObjectName(QStringLiteral("coastMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Location coast : coasts)
        menu->addAction(Words(shown_.map()).location(coast), this, [choose, coast] { choose(coast); });
    menu->popup(view_->mapToGlobal(view_->provinceRect(province).center().toPoint()));
}

void StudyBoard::setLight(const BoardLight& light)
{
    if (light == look_.light) return;
    look_.light = light;
    showPictures();
}

void StudyBoard::showTried(std::optional<PhaseRecord> tried)
{
    if (!tried && !tried_) return;
    tried_ = std::move(tried);
    showPictures();
}

void StudyBoard::read(Province province)
{
    look_.read = province;
    showPictures();
}

Province StudyBoard::subject() const
{
    if (setup_.on()) return setup_.subject();
    const Province selected = desk_.open() ? desk_.selection().chosen : noProvince;
    if (selected != noProvince) return selected;
    return look_.read != noProvince ? look_.read : desk_.hovered();
}

ToldPhase StudyBoard::told() const
{
    if (setup_.on()) return {shown_.study().position, {}, false};
    const PhaseRecord& phase = record();
    if (phase.outcome)
        return {positionSeen(shown_.map(), phase, view_->picture()), allOrdersOf(phase), false};
    ToldPhase all{phase.before, {}, false};
    for (const Order& order : ordersGiven(shown_.session().game(), phase)) all.orders.push_back({order});
    return all;
}

BoardLore StudyBoard::lore() const
{
    return BoardLore({shown_.session(), record(), told().orders, false, !setup_.on(), look_.orders});
}

void StudyBoard::follow(StudyChange change)
{
    if (change == StudyChange::File) return;
    tried_.reset();
    const bool beside = both_ && shown_.comparedRecord();
    otherName_->parentWidget()->setVisible(beside);
    name_->setVisible(beside);
    const StudyTexts texts(shown_.study());
    if (beside) {
        otherName_->setText(texts.fullNameOf(*nodeOf(shown_.study(), shown_.compared())));
        name_->setText(texts.fullNameOf(shown_.node()));
    }
    // A board that is set up stays where it is.
    if (part_ && !setup_.on() && change != StudyChange::Orders && change != StudyChange::Texts)
        showPart(true);
    showPictures();
}

void StudyBoard::showPictures()
{
    StudyLook look = look_;
    look.tokenScale = tokenScaleAt(view_->lens().zoom());
    look.selection = desk_.selection();
    if (!desk_.idle()) {
        look.read = noProvince;
        look.light = {};
    }
    const BoardGeometry& board = source_.art->geometry;
    view_->setPicture(setup_.on() ? setupPicture(shown_, setup_, board, look.tokenScale)
                      : tried_    ? triedPicture(shown_, *tried_, board, look)
                                  : studyPicture(shown_, board, look));
    if (!both_) return showShelf();
    look.tokenScale = tokenScaleAt(other_->lens().zoom());
    other_->setPicture(comparedPicture(shown_, source_.art->geometry, look));
    showShelf();
}

/// The strip is over the board while it waits for a click.
void StudyBoard::showShelf()
{
    const bool idle = setup_.on() || (desk_.idle() && desk_.refused() == noProvince);
    const Province asked = provinceAsked(shown_.map(), desk_.state());
    shelf_->setBeside(asked == noProvince ? QRect() : view_->provinceRect(asked).toAlignedRect());
    shelf_->setClickable(!idle);
    shelf_->setNeeded(!idle);
    if (idle) shelf_->rest();
}

void StudyBoard::showHovered(Province province)
{
    if (held_) return;
    desk_.hover(province);
    setup_.hover(province);
    place_->setVisible(province != noProvince);
    if (province == noProvince) return;
    place_->setText(tr("%1 (%2)", "province, its code")
                        .arg(Words(shown_.map()).province(province),
                             QString::fromStdString(shown_.map()[province].code)));
    place_->adjustSize();
    place_->move(view_->width() - place_->width() - 6, view_->height() - place_->height() - 6);
}

void StudyBoard::hold(bool held)
{
    held_ = held;
    if (held) return;
    showHovered(view_->underMouse() ? view_->provinceAt(view_->mapFromGlobal(QPointF(QCursor::pos())))
                                    : noProvince);
}

void StudyBoard::showZoom()
{
    for (BoardView* view : {view_, other_}) view->setTokenScale(tokenScaleAt(view->lens().zoom()));
    showPictures();
}

void StudyBoard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (part_ && !setup_.on()) showPart(true);
}

} // namespace chancery
