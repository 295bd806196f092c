// SPDX-License-Identifier: GPL-3.0-or-later
// Whether labels belong to their provinces on the boards that the windows really have, and what lies over
// them: in the console at three sizes of its window, and in the audience window.
#include "app/evening.h"
#include "tests/app/table.h"
#include "tests/support/busy_board.h"
#include "tests/support/suite.h"
#include "tests/ui/ground.h"
#include "ui/draw/board_base.h"
#include "ui/draw/density.h"
#include "ui/draw/token_shape.h"
#include "ui/parts/shelf.h"
#include "ui/room/projector_window.h"

namespace chancery::tst_board_labels {

namespace {

constexpr double leastCode = 9; ///< the smallest em of codes in the console, in pixels

/// How a window shows its whole board.
struct Shown
{
    double zoom = 1, tokenScale = 1, codePixels = leastCodePixels;
    bool forRoom = false;
};

Shown shownIn(const BoardView& board)
{
    const double zoom = board.lens().zoom();
    return {zoom, tokenScaleAt(zoom)};
}

QRectF toScreen(const BoardView& board, const QRectF& box)
{
    return {board.lens().toScreen({box.left(), box.top()}), box.size() * board.lens().zoom()};
}

} // namespace

class TestBoardLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsBelongToTheirProvinces_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("room");
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(960, 540)})
            for (const auto& [window, room] : {std::pair("console", false), {"audience", true}})
                QTest::addRow("%s %d", window, size.width()) << size << room;
    }
    /// The middle of each code is in its province, in the audience window perhaps in the sea beside it, and
    /// no two labels overlap.
    void labelsBelongToTheirProvinces()
    {
        QFETCH(QSize, size);
        QFETCH(bool, room);
        const Shown shown = room ? audience(size) : console(size);
        const BoardBase base = board(shown);
        const Ground ground(base);
        const std::vector<PaintedName>& names = base.names(LabelMode::Codes);
        QStringList strange;
        for (const PaintedName& name : names) {
            if (name.label.coastMark) continue;
            const QPointF middle = name.label.box.center();
            const Ground::Shares at =
                ground.of({middle - QPointF(1, 1), middle + QPointF(1, 1)}, name.label.province);
            if (at.own < .5 && (!room || at.sea < .5)) strange << name.label.text;
            if (!room && name.label.size * shown.zoom < leastCode) strange << name.label.text + " is small";
            for (const PaintedName& other : names)
                if (&other < &name && !other.label.coastMark && other.label.box.intersects(name.label.box))
                    strange << name.label.text + " on " + other.label.text;
        }
        QVERIFY2(strange.isEmpty(), qPrintable(strange.join(", ")));
    }

    /// The cards over the board, the hint and the controls of a story, lie on open sea.
    void theCardsCoverNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("story");
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)}) {
            QTest::addRow("hint %d", size.width()) << size << false;
            QTest::addRow("story %d", size.width()) << size << true;
        }
    }
    void theCardsCoverNothing()
    {
        QFETCH(QSize, size);
        QFETCH(bool, story);
        Table t;
        t.window.resize(size);
        auto* shelf = t.window.findChild<Shelf*>();
        if (story) {
            revealPhase(t.document);
            t.document.presenter().story().player().stepForward();
            t.document.presenter().story().player().stepForward();
        }
        shelf->stir();
        QCoreApplication::processEvents();
        QVERIFY(shelf->isVisible());
        const BoardView& view = t.window.console().board();
        const BoardBase base = board(shownIn(view));
        QStringList covered;
        for (const PaintedName& name : base.names(LabelMode::Codes))
            if (toScreen(view, name.label.box).intersects(shelf->geometry())) covered << name.label.text;
        for (const Token& token : view.picture().tokens)
            if (toScreen(view, tokenBox({token.at.x, token.at.y}, token.scale)).intersects(shelf->geometry()))
                covered << "a token";
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join(", ")));
    }

private:
    static Shown console(const QSize& size)
    {
        Table t;
        t.window.resize(size);
        QCoreApplication::processEvents();
        return shownIn(t.window.console().board());
    }
    Shown audience(const QSize& size) const
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.resize(size);
        window.show();
        return {window.board()->lens().zoom(), projectorTokenScale,
                window.board()->height() * audienceCodeShare, true};
    }
    BoardBase board(const Shown& shown) const
    {
        BoardBase base(source_, {themeFor(ThemeKind::Light, *source_.map),
                                 LabelMode::Codes,
                                 shown.tokenScale,
                                 {},
                                 shown.forRoom});
        base.setCodeSize(codeSizeAt(shown.zoom, shown.codePixels));
        return base;
    }

    BoardSource source_ = standardSource();
};

CHANCERY_SUITE(TestBoardLabels, QApplication)

} // namespace chancery::tst_board_labels

#include "tst_board_labels.moc"
