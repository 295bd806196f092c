// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_accessible.h"

#include "ui/draw/board_view.h"
#include "ui/words/picture_words.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace chancery {

namespace {

/// What provinces and orders of a board have in common: they are no widgets, and live as long as their board.
class BoardItem : public QAccessibleInterface
{
public:
    explicit BoardItem(BoardView& board)
        : board_(board)
    {
    }

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&board_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QRect rect() const override { return onDisplay(place()); }

protected:
    /// Returns the province that it is about.
    virtual Province place() const = 0;

    QRect onDisplay(Province province) const
    {
        const QRect seen = board_.provinceRect(province).toAlignedRect() & board_.rect();
        return {board_.mapToGlobal(seen.topLeft()), seen.size()};
    }
    QAccessible::State shared() const
    {
        QAccessible::State state;
        state.invisible = !board_.isVisible();
        state.offscreen = !state.invisible && onDisplay(place()).isEmpty();
        return state;
    }

    BoardView& board_;
};

/// A province. What is seen of it is its name, and what is known beside that its description.
class PlaceItem : public BoardItem, public QAccessibleActionInterface
{
public:
    PlaceItem(BoardView& board, Province province)
        : BoardItem(board)
        , province_(province)
    {
    }

    bool isValid() const override
    {
        return board_.map() && index(province_) < board_.map()->provinces.size();
    }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) return {};                                     // it was of another map
        if (!board_.isInteractive() && !board_.isVisible()) return {}; // the room does not see it
        if (kind == QAccessible::Name) return PictureWords(*board_.map()).place(board_.picture(), province_);
        if (kind == QAccessible::Description && board_.speech().place)
            return board_.speech().place(province_);
        return {};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = shared();
        if (!board_.isInteractive()) return state;
        state.focusable = true;
        state.focused = board_.hasFocus() && board_.walkedTo() == province_;
        state.selected = isLit(board_.picture(), province_, HighlightKind::Chosen);
        state.selectable = state.selected || isLit(board_.picture(), province_, HighlightKind::Target);
        return state;
    }
    QList<std::pair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override;
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        if (!board_.isInteractive()) return {};
        return {pressAction(), showMenuAction(), setFocusAction()};
    }
    void doAction(const QString& name) override
    {
        if (!board_.isInteractive()) return;
        if (name == setFocusAction()) return board_.walkTo(province_);
        if (name == pressAction()) board_.press(province_, Qt::NoModifier);
        if (name == showMenuAction()) board_.askForMenu(province_);
    }
    QStringList keyBindingsForAction(const QString& name) const override
    {
        return name == pressAction() ? QStringList{QStringLiteral("Return")} : QStringList();
    }

    Province place() const override { return province_; }

private:
    Province province_;
};

/// An order that is drawn.
class ArrowItem : public BoardItem
{
public:
    ArrowItem(BoardView& board, std::size_t number)
        : BoardItem(board)
        , number_(number)
    {
    }

    bool isValid() const override { return number_ < said().size(); }
    QString text(QAccessible::Text kind) const override
    {
        const bool seen = board_.isInteractive() || board_.isVisible(); // else the room does not see it
        return kind == QAccessible::Name && seen && isValid() ? said()[number_].text : QString();
    }
    QAccessible::State state() const override { return shared(); }
    QList<std::pair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override;

    Province place() const override { return isValid() ? said()[number_].unit : noProvince; }

private:
    std::vector<ArrowSaid> said() const
    {
        return board_.speech().arrows ? board_.speech().arrows() : std::vector<ArrowSaid>();
    }

    std::size_t number_;
};

/// The board. Its children are its provinces in the order of the map, then the widgets over it, then the
/// orders.
class BoardAccessible : public QAccessibleWidget
{
public:
    explicit BoardAccessible(BoardView& board)
        : QAccessibleWidget(&board, QAccessible::List)
        , board_(board)
    {
    }
    ~BoardAccessible() override
    {
        for (const auto& [at, id] : made_) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return places() + QAccessibleWidget::childCount() + orders(); }
    QAccessibleInterface* child(int at) const override
    {
        if (at < 0 || at >= childCount()) return nullptr;
        if (at < places()) return item(at, [&] { return new PlaceItem(board_, static_cast<Province>(at)); });
        const int widgets = QAccessibleWidget::childCount(), beyond = at - places();
        if (beyond < widgets) return QAccessibleWidget::child(beyond);
        const int order = beyond - widgets;
        return item(-1 - order, [&] { return new ArrowItem(board_, static_cast<std::size_t>(order)); });
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [at, id] : made_)
            if (QAccessible::accessibleInterface(id) == child)
                return at >= 0 ? at : places() + QAccessibleWidget::childCount() - 1 - at;
        const int among = QAccessibleWidget::indexOfChild(child);
        return among < 0 ? among : places() + among;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (QAccessibleInterface* over = QAccessibleWidget::childAt(x, y)) return over;
        const Province there = board_.provinceAt(QPointF(board_.mapFromGlobal(QPoint(x, y))));
        return there == noProvince ? nullptr : child(static_cast<int>(index(there)));
    }
    QAccessibleInterface* focusChild() const override
    {
        const bool walks = board_.hasFocus() && board_.walkedTo() != noProvince;
        return walks ? child(static_cast<int>(index(board_.walkedTo()))) : QAccessibleWidget::focusChild();
    }
    /// Returns the order of the unit in a province, or nullptr.
    QAccessibleInterface* orderOf(Province unit) const
    {
        const std::vector<ArrowSaid> said =
            board_.speech().arrows ? board_.speech().arrows() : std::vector<ArrowSaid>();
        const auto found = std::ranges::find(said, unit, &ArrowSaid::unit);
        return found == said.end() ? nullptr
                                   : child(childCount() - orders() + static_cast<int>(found - said.begin()));
    }

private:
    int places() const { return board_.map() ? static_cast<int>(board_.map()->provinces.size()) : 0; }
    int orders() const
    {
        return board_.speech().arrows ? static_cast<int>(board_.speech().arrows().size()) : 0;
    }
    template<class Make>
    QAccessibleInterface* item(int at, const Make& make) const
    {
        const auto found = made_.find(at);
        if (found != made_.end()) return QAccessible::accessibleInterface(found->second);
        QAccessibleInterface* made = make();
        made_[at] = QAccessible::registerAccessibleInterface(made);
        return made;
    }

    BoardView& board_;
    mutable std::map<int, QAccessible::Id> made_; ///< provinces by number, orders by -1 and down
};

using Relations = QList<std::pair<QAccessibleInterface*, QAccessible::Relation>>;

Relations PlaceItem::relations(QAccessible::Relation match) const
{
    auto* board = static_cast<BoardAccessible*>(parent());
    QAccessibleInterface* order = match & QAccessible::Controlled ? board->orderOf(province_) : nullptr;
    return order ? Relations{{order, QAccessible::Controlled}} : Relations();
}

Relations ArrowItem::relations(QAccessible::Relation match) const
{
    if (!(match & QAccessible::Controller) || !isValid() || place() == noProvince) return {};
    return {{parent()->child(static_cast<int>(index(place()))), QAccessible::Controller}};
}

QAccessibleInterface* boardInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardView*>(object);
    return board ? new BoardAccessible(*board) : nullptr;
}

} // namespace

void tellOfBoards()
{
    static bool told = false;
    if (!std::exchange(told, true)) QAccessible::installFactory(boardInterface);
}

void tellOfCursor(BoardView& board, Province province)
{
    // Readers keep the texts that they have heard, so that these come before the focus.
    for (const auto type : {QAccessible::NameChanged, QAccessible::DescriptionChanged, QAccessible::Focus}) {
        QAccessibleEvent there(&board, type);
        there.setChild(static_cast<int>(index(province)));
        QAccessible::updateAccessibility(&there);
    }
}

} // namespace chancery
