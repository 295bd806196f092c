// SPDX-License-Identifier: GPL-3.0-or-later
// Three years of a real game through the real window, once with the keyboard alone and once with the mouse
// alone: every event goes to the window, as from the system, and the test reads only what is on the screen.
//
// With CHANCERY_SHOTS=FOLDER it leaves a picture of both windows after each stage of the evening.
#include "app/game_panels.h"
#include "engine/files/game_replay.h"
#include "tests/app/table.h"
#include "tests/support/real_games.h"
#include "tests/support/suite.h"
#include "ui/console/order_line.h"
#include "ui/console/writing_page.h"
#include "ui/room/projector_window.h"

#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWindow>

namespace chancery::tst_evening {

namespace {

constexpr int lastYear = 1903;

QString text(const Map& map, const PhaseRecord& record, const Order& order)
{
    return QString::fromStdString(canonical(map, record.before, order));
}

/// An army that can only sail need not say so.
QString withoutWay(QString order)
{
    return order.remove(" VIA");
}

/// The orders written in the phase, a line each and sorted.
QStringList textsOf(const Map& map, const PhaseRecord& record)
{
    QStringList texts;
    for (const Order& order : ordersOf(record))
        texts << QString::fromStdString(map[order.power].name) + ": " + withoutWay(text(map, record, order));
    texts.sort();
    return texts;
}

/// The results, a line each and sorted.
QStringList results(const Map& map, const PhaseRecord& record)
{
    QStringList texts;
    for (const SavedResult& saved : savedResultsOf(map, record))
        texts << withoutWay(QString::fromStdString(saved.power + ": " + saved.order)) + ", " +
                     QString::fromStdString(saved.result);
    texts.sort();
    return texts;
}

/// The gamemaster at the table, and the game to be played.
struct Gamemaster
{
    QTemporaryDir folder;
    Table table;
    const Game wanted = realGame(1);
    QDir shots = QDir(qEnvironmentVariable("CHANCERY_SHOTS"));
    int shot = 0;

    Gamemaster()
    {
        table.savePath = folder.filePath("Evening.chancery");
        table.workspace.keepJournals(folder.filePath("journals"));
    }
    virtual ~Gamemaster() = default;

    const Map& map() const { return table.map(); }
    QWindow* screen() { return table.window.windowHandle(); }
    const PhaseRecord& phase() { return table.session().current(); }

    // The steps of an evening, each by its own means.
    virtual void present() = 0;
    virtual void writeOrders(const PhaseRecord& past) = 0;
    virtual void reveal() = 0;
    virtual void skipStory() = 0;
    virtual void advance() = 0;
    virtual void save() = 0;

    void picture(const QString& stage)
    {
        if (qEnvironmentVariableIsEmpty("CHANCERY_SHOTS")) return;
        QCoreApplication::processEvents();
        const QString name = QStringLiteral("%1 %2 %3 %4")
                                 .arg(QString::fromLatin1(QTest::currentTestFunction()))
                                 .arg(++shot, 2, 10, QLatin1Char('0'))
                                 .arg(QString::fromStdString(shortName(phase().phase)), stage);
        table.window.grab().save(shots.filePath(name + ".png"));
        table.audience().grab().save(shots.filePath(name + " table.png"));
    }

    void play(const PhaseRecord& past)
    {
        picture("begun");
        writeOrders(past);
        picture("written");
        QCOMPARE(textsOf(map(), phase()), textsOf(map(), past));
        reveal();
        QVERIFY(table.document.presenter().revealed());
        skipStory();
        picture("revealed");
        QCOMPARE(results(map(), phase()), results(map(), past));
    }

    void evening()
    {
        present();
        QVERIFY(table.presenting());
        std::size_t played = 0;
        for (const PhaseRecord& past : wanted.phases) {
            if (past.phase.year > lastYear) break;
            QCOMPARE(shortName(phase().phase), shortName(past.phase));
            QVERIFY(phase().before == past.before);
            play(past);
            if (QTest::currentTestFailed()) return;
            ++played;
            advance();
        }
        QVERIFY(phase().before == wanted.phases[played].before); // Spring 1904
        save();
        QVERIFY(!table.session().dirty());
        picture("saved");
        Table second;
        second.workspace.keepJournals(folder.filePath("journals"));
        QVERIFY(!second.document.opening().open(table.savePath));
        QVERIFY2(second.told.contains("another window"), qPrintable(second.told));
        const auto tomorrow = readSavedGame(table.savePath, table.boards.loader());
        QVERIFY(tomorrow && tomorrow->game.phases == table.session().game().phases);
    }
};

/// Everything with keys.
struct Typist : Gamemaster
{
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(screen(), key, modifiers);
    }
    void type(const QString& letters)
    {
        for (const QChar& letter : letters) QTest::keyClick(screen(), letter.toLatin1());
    }

    void present() override { press(Qt::Key_F5); }
    void reveal() override { press(Qt::Key_F6); }
    void skipStory() override { press(Qt::Key_Space, Qt::ControlModifier | Qt::ShiftModifier); }
    void advance() override { press(Qt::Key_F7); }
    void save() override { press(Qt::Key_S, Qt::ControlModifier); }

    /// What is typed for an order after the unit that it is about: "stp nc", "s par bur", "d".
    QString letters(const PhaseRecord& past, const Order& order) const
    {
        QStringList words = text(map(), past, order).toLower().replace('/', ' ').split(' ');
        if (past.phase.kind == PhaseKind::Adjustment)
            return words.mid(words.front() == "d" ? 2 : 1).join(' ');
        if (past.phase.kind == PhaseKind::Retreat && words.front() == "d") return "d";
        const bool coast = map()[order.unit.at].coast != std::string();
        words = words.mid(coast ? 3 : 2);
        words.removeAll("-");
        return words.join(' ');
    }

    /// The order that the line asks for; nothing once all of a power's are in.
    std::optional<Order> asked(const PhaseRecord& past, QStringList& done)
    {
        const Power power = table.window.findChild<WritingPage*>()->power();
        const Province unit = table.window.findChild<OrderLine*>()->unit();
        for (const Order& order : ordersOf(past)) {
            const bool its = past.phase.kind == PhaseKind::Adjustment ||
                             (order.unit.at != nowhere && map().provinceOf(order.unit.at) == unit);
            if (order.power != power || !its || done.contains(text(map(), past, order))) continue;
            done << text(map(), past, order);
            return order;
        }
        return {};
    }

    void writeOrders(const PhaseRecord& past) override
    {
        press(Qt::Key_M, Qt::ControlModifier);
        const std::size_t orders = ordersOf(past).size(), powers = map().powers.size();
        QStringList done;
        for (std::size_t i = 0; i < orders + powers; ++i) {
            if (const auto order = asked(past, done)) type(letters(past, *order));
            press(Qt::Key_Return);
        }
    }
};

/// Everything with the mouse.
struct Clicker : Gamemaster
{
    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseMove(screen(), at);
        QTest::mouseClick(screen(), button, {}, at);
    }
    void press(const QWidget* button)
    {
        QVERIFY(button && button->isVisible() && button->isEnabled());
        click(button->mapTo(&table.window, button->rect().center()));
    }
    /// Opens the menu that has the action, and clicks it there.
    void choose(const char* name)
    {
        QAction& action = table.action(name);
        auto* bar = table.window.menuBar();
        for (QAction* entry : bar->actions()) {
            if (!entry->menu() || !entry->menu()->actions().contains(&action)) continue;
            click(bar->mapTo(&table.window, bar->actionGeometry(entry).center()));
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu && action.isEnabled());
            return QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {},
                                     menu->actionGeometry(&action).center());
        }
        QFAIL(name);
    }
    void next(const char* what)
    {
        auto* button = table.window.findChild<QToolButton*>("nextButton");
        QCOMPARE(button->defaultAction()->objectName(), QLatin1String(what));
        press(button);
    }

    void present() override { choose("projector.present"); }
    void reveal() override
    {
        next("orders.resolve");
        next("projector.reveal");
    }
    void skipStory() override { choose("story.skip"); }
    void advance() override { next("orders.advance"); }
    void save() override { choose("file.save"); }

    void board(Location at, Qt::MouseButton button = Qt::LeftButton)
    {
        const Point point = table.document.board().art->geometry.unitAt(at);
        click(table.window.console().board().mapTo(
                  &table.window, table.window.console().board().lens().toScreen(point).toPoint()),
              button);
    }
    /// Answers what the strip under the board asks, if it does.
    bool answer(const QString& name)
    {
        auto* button = table.window.findChild<QToolButton*>("entry." + name);
        if (!button || !button->isVisible()) return false;
        press(button);
        return true;
    }

    void writeOrders(const PhaseRecord& past) override
    {
        for (const Order& order : ordersOf(past)) {
            if (past.phase.kind == PhaseKind::Adjustment)
                adjust(order);
            else
                command(order);
        }
    }

    void command(const Order& order)
    {
        if (const auto* move = as<Move>(order)) return go(order.unit.at, move->to, move->via);
        if (const auto* retreat = as<Retreat>(order)) return go(order.unit.at, retreat->to, Via{});
        if (const auto* support = as<SupportHold>(order))
            return help(order.unit.at, support->unit, support->unit);
        if (const auto* support = as<SupportMove>(order))
            return help(order.unit.at, support->unit, support->to);
        if (const auto* convoy = as<Convoy>(order)) return help(order.unit.at, convoy->army, convoy->to);
        board(order.unit.at);
        if (as<Disband>(order))
            answer("disband");
        else
            board(order.unit.at); // holds
    }

    void go(Location from, Location to, Via via)
    {
        board(from);
        board(to);
        if (via == Via::Convoy) answer("byConvoy");
        answer(QString::fromStdString(map()[to].coast));
    }

    void help(Location unit, Location helped, Location to)
    {
        board(unit);
        board(helped, Qt::RightButton);
        board(to);
    }

    void adjust(const Order& order)
    {
        board(order.unit.at);
        if (!as<Build>(order)) return;
        answer(order.unit.kind == UnitKind::Army ? "army" : "fleet");
        answer(QString::fromStdString(map()[order.unit.at].coast));
    }
};

} // namespace

class TestEvening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeYearsByKeysAlone() { Typist().evening(); }
    void threeYearsByTheMouseAlone() { Clicker().evening(); }
};

CHANCERY_SUITE(TestEvening, QApplication)

} // namespace chancery::tst_evening

#include "tst_evening.moc"
