// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs in which a gamemaster rules and corrects: no ruling without a reason, and first what would come
// of it.
#include "engine/game/sheets.h"
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/dialogs/correct_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/dialogs/ruling_log_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>

namespace chancery::tst_ruling_dialogs {

namespace {

template<class T>
T& part(const QDialog& dialog, const char* name)
{
    T* found = dialog.findChild<T*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return *found;
}

Province province(const char* code)
{
    return sketch::standardMap().findProvince(code);
}

/// To Fall 1901, played: Paris and Munich bounce, then Paris goes on.
Game played()
{
    Game game = newGame(sketch::sharedMap());
    game.phases.back() =
        sketch::record(game.current().phase, game.current().before, {"A PAR - BUR", "A MUN - BUR"});
    game = advance(resolve(std::move(game)));
    game.phases.back() = sketch::record(game.current().phase, game.current().before, {"A PAR - PIC"});
    return resolve(std::move(game));
}

/// Spring 1901, resolved: these lines are on England's sheet, under house rules.
Game written(const char* sheet, const char* change)
{
    Game game = newGame(sketch::sharedMap());
    game.rulebook.options = *withChange(game.rulebook.options, change);
    const Power england = game.map->findPower("England");
    const ReadingContext context{*game.map, game.current().before, PhaseKind::Movement, england};
    std::vector<WrittenOrder> lines = readSheet(context, sheet);
    return resolve(write(std::move(game), england, std::move(lines)));
}

Game spring()
{
    Game game = played();
    game.phases.pop_back();
    return game;
}

QStringList textsOf(const QListWidget& list)
{
    QStringList texts;
    for (int i = 0; i < list.count(); ++i) texts << list.item(i)->text();
    return texts;
}

QStringList textsOf(const QTreeWidget& tree)
{
    QStringList texts;
    for (int i = 0; i < tree.topLevelItemCount(); ++i) {
        texts << tree.topLevelItem(i)->text(0);
        for (int k = 0; k < tree.topLevelItem(i)->childCount(); ++k)
            texts << tree.topLevelItem(i)->child(k)->text(0);
    }
    return texts;
}

void choose(QComboBox& box, int data)
{
    const int at = box.findData(data);
    if (at < 0) qFatal("not offered");
    box.setCurrentIndex(at);
}

} // namespace

class TestRulingDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aRulingNeedsAReason()
    {
        const Game game = spring();
        const RulingDialog dialog(game, province("PAR"));
        QVERIFY(!dialog.ruling());
        QVERIFY(!part<QPushButton>(dialog, "accept").isEnabled());
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("  seen by all "));
        QVERIFY(part<QPushButton>(dialog, "accept").isEnabled());
        QCOMPARE(dialog.ruling()->reason, std::string("seen by all"));
        QVERIFY(!dialog.ruling()->time.empty());
    }

    /// Of a resolved phase it begins with the other result of the order.
    void itShowsWhatWouldCome()
    {
        const Game game = spring();
        const RulingDialog dialog(game, province("PAR"));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("r"));
        QVERIFY(dialog.ruling()->kind == Ruling::Kind::Result);
        QVERIFY(dialog.ruling()->where == province("PAR"));
        QVERIFY(dialog.ruling()->result == RuledResult::Succeeds);
        const QStringList effects = textsOf(part<QListWidget>(dialog, "effects"));
        QVERIFY2(effects.contains(QStringLiteral("A Par-Bur: fails → succeeds")),
                 qPrintable(effects.join(u'\n')));
        QVERIFY(effects.contains(QStringLiteral("A Bur (France) is new")));
    }

    void readings()
    {
        const Game game = spring();
        const RulingDialog dialog(game, province("PAR"));
        choose(part<QComboBox>(dialog, "kind"), static_cast<int>(Ruling::Kind::Reading));
        choose(part<QComboBox>(dialog, "where"), static_cast<int>(province("PAR")));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("r"));
        auto& order = part<QLineEdit>(dialog, "order");
        QCOMPARE(order.text(), QStringLiteral("A Par-Bur"));
        order.setText(QStringLiteral("par gas"));
        QVERIFY(as<Move>(*dialog.ruling()->order)->to == whole(province("GAS")));
        order.setText(QStringLiteral("A Mar-Gas"));
        QVERIFY(!dialog.ruling());
        order.setText(QStringLiteral("hm"));
        QVERIFY(!dialog.ruling());
        QVERIFY(part<QListWidget>(dialog, "effects").count() == 0);
        order.clear();
        QVERIFY(dialog.ruling() && !dialog.ruling()->order);
    }

    void positionsAndOwners()
    {
        const Game game = spring();
        const RulingDialog dialog(game, noProvince);
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("r"));
        choose(part<QComboBox>(dialog, "kind"), static_cast<int>(Ruling::Kind::Position));
        choose(part<QComboBox>(dialog, "where"), static_cast<int>(province("STP")));
        auto& unit = part<QComboBox>(dialog, "unit");
        QCOMPARE(unit.count(), 4); // no unit, an army, a fleet on each coast
        QCOMPARE(unit.currentIndex(), 3);
        unit.setCurrentIndex(0);
        QVERIFY(dialog.ruling() && !dialog.ruling()->unit);
        unit.setCurrentIndex(1);
        QVERIFY(dialog.ruling()->unit->kind == UnitKind::Army);
        choose(part<QComboBox>(dialog, "kind"), static_cast<int>(Ruling::Kind::Ownership));
        choose(part<QComboBox>(dialog, "where"), static_cast<int>(province("MAR")));
        part<QComboBox>(dialog, "owner").setCurrentIndex(0);
        QVERIFY(dialog.ruling()->owner == noPower);
        const Power russia = game.map->findPower("Russia");
        choose(part<QComboBox>(dialog, "owner"), static_cast<int>(index(russia)));
        QVERIFY(dialog.ruling()->owner == russia);
    }

    void whatCannotComeIsRefused()
    {
        Game game = newGame(sketch::sharedMap());
        game.phases.back() =
            sketch::record(game.current().phase, game.current().before, {"A PAR - BUR", "A MUN - BUR"});
        Ruling paris{.kind = Ruling::Kind::Result, .where = province("PAR"), .reason = "r"};
        paris.result = RuledResult::Succeeds;
        game.phases.back().rulings = {paris};
        game = resolve(std::move(game));
        const RulingDialog dialog(game, province("MUN"));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("r"));
        auto& result = part<QComboBox>(dialog, "result");
        choose(result, static_cast<int>(RuledResult::Fails));
        QVERIFY(dialog.ruling());
        choose(result, static_cast<int>(RuledResult::Succeeds));
        QVERIFY(!dialog.ruling());
        QVERIFY(!part<QPushButton>(dialog, "accept").isEnabled());
    }

    void aCorrectionListsEverythingThatChanges()
    {
        const Game game = played();
        const CorrectDialog dialog(game, 0);
        QVERIFY(!dialog.correction());
        QVERIFY(textsOf(part<QTreeWidget>(dialog, "changes")).isEmpty());
        part<QComboBox>(dialog, "power")
            .setCurrentIndex(static_cast<int>(index(sketch::standardMap().findPower("Germany"))));
        auto& sheet = part<QPlainTextEdit>(dialog, "sheet");
        QCOMPARE(sheet.toPlainText(), QStringLiteral("A MUN - BUR"));
        sheet.setPlainText(QStringLiteral("A Mun-Ruh"));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("typed wrongly"));
        const QStringList changes = textsOf(part<QTreeWidget>(dialog, "changes"));
        QVERIFY2(changes.contains(QStringLiteral("A Par-Bur: fails → succeeds")),
                 qPrintable(changes.join(u'\n')));
        QVERIFY(changes.contains(QStringLiteral("A Par-Pic: succeeds → illegal")));
        QVERIFY(changes.contains(QStringLiteral("Fall 1901, movement")));
        const std::optional<CorrectedGame> after = dialog.correction();
        QVERIFY(after);
        QVERIFY(after->game.phases[0].rulings.back().kind == Ruling::Kind::Correction);
        QCOMPARE(after->game.phases[0].rulings.back().reason, std::string("typed wrongly"));
    }

    /// In Winter many powers have nothing to write.
    void theFirstSheetToCorrectIsShown()
    {
        const CorrectDialog dialog(written("F LON - ENG", "order_sets=last_replaces"), 0);
        QCOMPARE(part<QComboBox>(dialog, "power").currentText(), QStringLiteral("England"));
        QCOMPARE(part<QPlainTextEdit>(dialog, "sheet").toPlainText(), QStringLiteral("F LON - ENG"));
    }

    void aCorrectionOfASheetNeedsAReason()
    {
        const Game game = played();
        const CorrectDialog dialog(game, 0);
        part<QComboBox>(dialog, "power").setCurrentIndex(0);
        part<QPlainTextEdit>(dialog, "sheet").setPlainText(QStringLiteral("A Vie-Gal"));
        QVERIFY(!dialog.correction());
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("typed wrongly"));
        QVERIFY(dialog.correction());
        QVERIFY(part<QPushButton>(dialog, "accept").isEnabled());
    }

    void aLineThatIsNotUnderstoodIsNamed()
    {
        const Game game = written("F LON - ENG", "order_sets=last_replaces");
        const CorrectDialog dialog(game, 0, game.map->findPower("England"));
        QCOMPARE(part<QComboBox>(dialog, "power").currentText(), QStringLiteral("England"));
        part<QPlainTextEdit>(dialog, "sheet").setPlainText(QStringLiteral("F Lon-Nth\nFrog"));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("typed wrongly"));
        QVERIFY2(part<QLabel>(dialog, "state").text().contains(QStringLiteral("England: “Frog”")),
                 qPrintable(part<QLabel>(dialog, "state").text()));
        QVERIFY(dialog.correction()); // it is written as the player wrote it, but not by Enter alone
        const auto& accept = part<QPushButton>(dialog, "accept");
        QVERIFY(accept.text() == "&Accept all the same" && !accept.isDefault() && !accept.autoDefault());
    }

    /// Orders that are written already for the phase that is played now may be for units that are elsewhere.
    void ordersThatFitNoLongerAreCounted()
    {
        Session session(advance(written("F LON - ENG", "order_sets=last_replaces")));
        const Power england = session.map().findPower("England");
        writeSheet(session, england, "F Eng - Bel");
        const CorrectDialog dialog(session.game(), 0, england);
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("typed wrongly"));
        const auto& state = part<QLabel>(dialog, "state");
        QVERIFY2(!state.text().contains("Fall 1901"), qPrintable(state.text()));
        part<QPlainTextEdit>(dialog, "sheet").setPlainText(QStringLiteral("F Lon-Nth"));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("typed wrongly, again"));
        QVERIFY2(state.text().contains("1 order(s) for Fall 1901, movement would fit no longer"),
                 qPrintable(state.text()));
    }

    /// One word is put right on the second sheet: everything else stays as it was handed in.
    void aSecondSheetStaysASecondSheet()
    {
        const Game game =
            written("F LON - ENG\nF EDI - NTH\nEngland:\nF LON - NTH", "order_sets=last_replaces");
        const CorrectDialog dialog(game, 0);
        const Power england = game.map->findPower("England");
        part<QComboBox>(dialog, "power").setCurrentIndex(static_cast<int>(index(england)));
        auto& sheet = part<QPlainTextEdit>(dialog, "sheet");
        QCOMPARE(sheet.toPlainText(), QStringLiteral("F LON - ENG\nF EDI - NTH\nEngland:\nF LON - NTH"));
        sheet.setPlainText(
            sheet.toPlainText().replace(QStringLiteral("LON - NTH"), QStringLiteral("LON - WAL")));
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("typed wrongly"));
        const std::optional<CorrectedGame> after = dialog.correction();
        QVERIFY(after);
        const std::vector<WrittenOrder> lines = sheetOf(after->game.phases[0], england);
        QCOMPARE(lines.size(), 3U);
        QCOMPARE(lines[1].sheet, 0);
        QCOMPARE(lines[2].sheet, 1);
        const Position& then = after->game.phases[0].outcome->after;
        QVERIFY(unitAt(*game.map, then, province("WAL")));
        QVERIFY(unitAt(*game.map, then, province("EDI"))); // its order is on the sheet that was replaced
    }

    /// The answer about a line remains although another line is corrected.
    void anAnsweredLineKeepsItsMeaning()
    {
        Game game = written("F LON - ENG\nhm", "order_sets=combine");
        game.phases[0].outcome.reset();
        WrittenOrder& asked = game.phases[0].written.back();
        QVERIFY(!asked.problem.empty());
        asked.orders = {sketch::order(game.current().before, "F EDI - NTH")};
        asked.problem.clear();
        game = resolve(std::move(game));
        const CorrectDialog dialog(game, 0);
        const Power england = game.map->findPower("England");
        part<QComboBox>(dialog, "power").setCurrentIndex(static_cast<int>(index(england)));
        part<QPlainTextEdit>(dialog, "sheet").setPlainText(QStringLiteral("F LON - WAL\nhm"));
        const std::vector<WrittenOrder> lines = sheetOf(dialog.record(), england);
        QCOMPARE(lines.size(), 2U);
        QVERIFY(lines[1] == game.phases[0].written.back());
    }

    void rulingsCanBeTakenBack()
    {
        Game game = spring();
        Ruling paris{.kind = Ruling::Kind::Result, .where = province("PAR"), .reason = "r"};
        paris.result = RuledResult::Succeeds;
        game.phases.back().rulings = {paris};
        game.phases.back().outcome.reset();
        game = resolve(std::move(game));
        const CorrectDialog dialog(game, 0);
        auto& rulings = part<QListWidget>(dialog, "rulings");
        QCOMPARE(rulings.count(), 1);
        rulings.setCurrentRow(0);
        part<QPushButton>(dialog, "takeRuling").click();
        QCOMPARE(rulings.count(), 0);
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("not so"));
        const std::optional<CorrectedGame> after = dialog.correction();
        QVERIFY(after);
        QVERIFY(unitAt(sketch::standardMap(), after->game.phases[0].outcome->after, province("PAR")));
    }

    /// A correction that leaves two units in one province would take all results from the phase.
    void aCorrectionThatStopsThePhaseIsRefused()
    {
        Game game = spring();
        game.phases.back().outcome.reset();
        const auto vienna = [&](const char* power, bool beside) {
            return Ruling{.kind = Ruling::Kind::Position,
                          .where = province("VIE"),
                          .unit = Unit{game.map->findPower(power), UnitKind::Army, whole(province("VIE"))},
                          .beside = beside,
                          .reason = "as it was"};
        };
        game.phases.back() =
            withRulings(game, game.current(), {vienna("Italy", true), vienna("Austria", false)});
        game = resolve(std::move(game));
        const CorrectDialog dialog(game, 0);
        part<QListWidget>(dialog, "rulings").setCurrentRow(1);
        part<QPushButton>(dialog, "takeRuling").click();
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("not so"));
        QVERIFY(!part<QPushButton>(dialog, "accept").isEnabled());
        QVERIFY(!dialog.correction());
        const QString state = part<QLabel>(dialog, "state").text();
        QVERIFY2(state.contains("another unit is in Vienna too"), qPrintable(state));
        part<QListWidget>(dialog, "rulings").setCurrentRow(0);
        part<QPushButton>(dialog, "takeRuling").click();
        QVERIFY(part<QPushButton>(dialog, "accept").isEnabled());
    }

    void theLogHasEverything()
    {
        Game game = played();
        game.phases[0].rulings = {
            {.kind = Ruling::Kind::Ownership, .where = province("MAR"), .reason = "agreed", .time = {}}};
        game.phases[1].rulings = {{.kind = Ruling::Kind::Correction, .reason = "typed wrongly"}};
        const RulingLogDialog dialog(game);
        const auto& table = part<QTableWidget>(dialog, "rulings");
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(table.item(0, 0)->text(), QStringLiteral("Spring 1901, movement"));
        QCOMPARE(table.item(0, 2)->text(), QStringLiteral("Marseilles belongs to no power."));
        QCOMPARE(table.item(1, 3)->text(), QStringLiteral("typed wrongly"));
    }

    void anEditedPositionNeedsAReasonWhereAGameIsUnderWay()
    {
        const Map& map = sketch::standardMap();
        const PositionSetup setup{{}, startOf(map)};
        const EditPositionDialog fresh(map, setup);
        QVERIFY(part<QPushButton>(fresh, "accept").isEnabled());
        const EditPositionDialog dialog(map, setup, {}, nullptr, EditPositionDialog::Reason::Needed);
        QVERIFY(!part<QPushButton>(dialog, "accept").isEnabled());
        part<QLineEdit>(dialog, "reason").setText(QStringLiteral("a piece fell"));
        QVERIFY(part<QPushButton>(dialog, "accept").isEnabled());
        QCOMPARE(dialog.setup().reason, QStringLiteral("a piece fell"));
    }
};

CHANCERY_SUITE(TestRulingDialogs, QApplication)

} // namespace chancery::tst_ruling_dialogs

#include "tst_ruling_dialogs.moc"
