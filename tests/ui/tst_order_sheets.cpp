// SPDX-License-Identifier: GPL-3.0-or-later
// Order sheets to write on: that every order has room, that nothing is cut, and how many pages they take.
#include "engine/orders/choices.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/printed_games.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/paper/set_text.h"
#include "ui/paper/sheet_layout.h"
#include "ui/words/brief.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QMap>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

namespace chancery::tst_order_sheets {

using namespace printed_games;

namespace {

/// What a row of sheetRows() says, laid out.
struct LaidOut
{
    Game game;
    Paper paper;
    QSizeF size;
    std::vector<Page> pages;

    std::vector<SheetPlan> plans(const Page& page) const
    {
        std::vector<SheetPlan> made;
        for (const PlacedBlock& one : page)
            made.push_back(planOf(paper.blocks[one.block], one.place, aspect()));
        return made;
    }
};

/// What this row says, laid out when it is first asked for.
const LaidOut& laidOutRow()
{
    static std::map<QByteArray, LaidOut> known;
    const auto found = known.find(QTest::currentDataTag());
    if (found != known.end()) return found->second;
    QFETCH(int, number);
    QFETCH(QSizeF, size);
    QFETCH(QString, language);
    speak(language);
    const Game& game = sheetGames()[static_cast<std::size_t>(number)].game;
    const Paper paper = sheetsOf(game);
    return known[QTest::currentDataTag()] = {game, paper, size, layOut(paper, size, look())};
}

/// How many lines a power is to write on.
std::size_t linesDue(const Game& game, Power power)
{
    const PhaseRecord& now = game.current();
    const auto count = [power](const auto& units, auto of) {
        return static_cast<std::size_t>(std::ranges::count(units, power, of));
    };
    if (now.phase.kind == PhaseKind::Movement) return count(now.before.units, &Unit::power);
    if (now.phase.kind == PhaseKind::Retreat)
        return count(now.before.dislodged, [](const DislodgedUnit& one) { return one.unit.power; });
    return static_cast<std::size_t>(std::abs(adjustmentChoices(*game.map, now.before, power).count));
}

} // namespace

class TestOrderSheets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void aSpringTakesTwoPagesOfOrderSheets()
    {
        const Paper paper = sheetsOf(namedGame());
        for (const auto& [name, size] : paperSizes) {
            const std::vector<Page> pages = layOut(paper, size, look());
            QCOMPARE(pages.size(), 2U);
            QCOMPARE(pages[0].size(), 4U);
            QCOMPARE(pages[1].size(), 3U);
        }
    }

    void aCrowdedBoardTakesFewPages()
    {
        const Paper paper = sheetsOf(crowdedGame());
        for (const auto& [name, size] : paperSizes)
            QVERIFY2(layOut(paper, size, look()).size() * 2 <= paper.blocks.size() + 1, name);
    }

    void everyUnitRetreatAndAdjustmentHasALine_data() { sheetRows(); }
    void everyUnitRetreatAndAdjustmentHasALine()
    {
        const LaidOut& row = laidOutRow();
        std::vector<int> seen(row.paper.blocks.size());
        for (const Page& page : row.pages)
            for (const PlacedBlock& one : page) ++seen[one.block];
        for (const int times : seen) QCOMPARE(times, 1);
        std::size_t sheet = 0;
        for (const Power power : row.game.map->everyPower()) {
            const std::size_t due = linesDue(row.game, power);
            if (due == 0) continue;
            const PaperBlock& block = row.paper.blocks.at(sheet++);
            QVERIFY(plainText(block).startsWith(Words(*row.game.map).power(power) + u':'));
            QCOMPARE(
                static_cast<std::size_t>(std::ranges::count(block.inside, Kind::Blank, &PaperBlock::kind)),
                due);
        }
        QCOMPARE(sheet, row.paper.blocks.size());
    }

    void everySheetHasABoardAndRoomToWrite_data() { sheetRows(); }
    void everySheetHasABoardAndRoomToWrite()
    {
        const LaidOut& row = laidOutRow();
        for (const Page& page : row.pages) {
            const std::vector<SheetPlan> plans = row.plans(page);
            for (std::size_t i = 0; i < page.size(); ++i) {
                const PaperBlock& sheet = row.paper.blocks[page[i].block];
                QVERIFY(plans[i].board.width() > 170); // 6 cm
                for (std::size_t line = 0; line < sheet.inside.size(); ++line) {
                    if (sheet.inside[line].kind != Kind::Blank) continue;
                    QVERIFY(plans[i].lines[line].height() * 25.4 / 72 >= 7);
                    QVERIFY(plans[i].lines[line].width() - plans[i].labels >= 113);
                }
            }
        }
    }

    void nothingOnASheetIsCutOrCovered_data() { sheetRows(); }
    void nothingOnASheetIsCutOrCovered()
    {
        const LaidOut& row = laidOutRow();
        for (const Page& page : row.pages) {
            const std::vector<SheetPlan> plans = row.plans(page);
            for (std::size_t i = 0; i < page.size(); ++i) {
                const PaperBlock& sheet = row.paper.blocks[page[i].block];
                const double beyond =
                    20; // no printer reaches the edge, no pair of scissors keeps to its line
                const QRectF inner = page[i].place.adjusted(beyond, beyond, -beyond, -beyond);
                std::vector<QRectF> parts{plans[i].title, plans[i].occasion, plans[i].board};
                parts.insert(parts.end(), plans[i].lines.begin(), plans[i].lines.end());
                for (std::size_t a = 0; a < parts.size(); ++a) {
                    QVERIFY(inner.contains(parts[a]));
                    for (std::size_t b = 0; b < a; ++b)
                        QVERIFY(!parts[a].adjusted(.1, .1, -.1, -.1).intersects(parts[b]));
                }
                for (std::size_t line = 0; line < sheet.inside.size(); ++line) {
                    const QRectF& place = plans[i].lines[line];
                    const Kind kind = sheet.inside[line].kind;
                    const SetText text(sheet.inside[line].runs, typefaceOf(kind).size, place.width());
                    QVERIFY(text.height() <= place.height());
                    QVERIFY(text.width() <= (kind == Kind::Blank ? plans[i].labels : place.width()) + .1);
                }
                QVERIFY(SetText(sheet.runs, 14, plans[i].title.width()).height() <= plans[i].title.height());
            }
        }
    }

    void aCutLineIsBetweenAnyTwoSheets_data() { sheetRows(); }
    void aCutLineIsBetweenAnyTwoSheets()
    {
        const LaidOut& row = laidOutRow();
        for (const Page& page : row.pages) {
            const std::vector<QLineF> cuts = cutLines(page, row.size);
            double covered = 0;
            for (const PlacedBlock& a : page) {
                covered += a.place.width() * a.place.height();
                for (const QLineF& cut : cuts) // none goes through a sheet
                    QVERIFY(!a.place.adjusted(1, 1, -1, -1)
                                 .intersects(QRectF(cut.p1(), cut.p2()).adjusted(-.1, -.1, .1, .1)));
                for (const PlacedBlock& b : page) {
                    if (a.block == b.block) continue;
                    QVERIFY(!a.place.adjusted(1, 1, -1, -1).intersects(b.place));
                    const QLineF way(a.place.center(), b.place.center());
                    QVERIFY(std::ranges::any_of(cuts, [&](const QLineF& cut) {
                        return way.intersects(cut, nullptr) == QLineF::BoundedIntersection;
                    }));
                }
            }
            QCOMPARE(qRound(covered),
                     qRound(row.size.width() * row.size.height())); // the sheets fill the page
        }
    }

    void eachPlayerIsNamedOnce()
    {
        const Game game = namedGame();
        const QString text = textOf(sheetsOf(game));
        for (const auto& [power, player] : game.players)
            QCOMPARE(text.count(QString::fromStdString(player)), 1);
        QCOMPARE(text.count(QStringLiteral("Club night, first board")), 7);
        QVERIFY(text.contains(QStringLiteral("England: Ben\n")));
    }

    void aReplacedPlayerIsNotNamedAndAnAbsentOneHasNoSheet()
    {
        Game game = namedGame();
        const Phase now = game.current().phase;
        game.attendance.replacements = {{game.map->findPower("England"), now, "Zoe"}};
        game.attendance.absences = {{game.map->findPower("Italy"), now, {}}};
        game.players.erase(game.map->findPower("Russia"));
        const QString text = textOf(sheetsOf(game));
        QVERIFY(text.contains(QStringLiteral("England: Zoe\n")));
        QVERIFY(!text.contains(QStringLiteral("Ben")));
        QVERIFY(!text.contains(QStringLiteral("Italy")));
        QVERIFY(text.contains(QStringLiteral("Russia:\n")));
    }

    void theSheetOfOnePowerHasAPageOfItsOwn()
    {
        const Game game = namedGame();
        const Paper paper = orderSheets(game, look().board.art->geometry, {game.map->findPower("Turkey")});
        const std::vector<Page> pages = pagesOf(paper);
        QCOMPARE(pages.size(), 1U);
        QCOMPARE(pages[0].size(), 1U);
        QVERIFY(cutLines(pages[0], {595, 842}).empty());
    }

    void theBoardOfASheetShowsTheOwnUnitsLargerAndNoOrders()
    {
        const Game game = until("F1901M");
        for (const Power power : powersWithSheets(game)) {
            const Paper paper = orderSheets(game, look().board.art->geometry, {power});
            const Picture& board = paper.blocks.front().picture;
            QVERIFY(board.arrows.empty() && board.marks.empty() && board.highlights.empty());
            QCOMPARE(board.tokens.size(), game.current().before.units.size());
            for (const Token& token : board.tokens)
                QCOMPARE(token.state == TokenState::Selected, token.unit.power == power);
        }
    }

    void nothingThatWasWrittenStandsOnASheet()
    {
        Game game = until("F1901M");
        QVERIFY(!game.current().written.empty());
        const QString with = textOf(sheetsOf(game));
        for (const WrittenOrder& line : game.current().written)
            QVERIFY(!with.contains(QString::fromStdString(line.text)));
        game.phases.back().written.clear();
        QCOMPARE(textOf(sheetsOf(game)), with);
    }

    /// As on the board: the letters A and F are those of powers too.
    void unitsHaveTheShapesOfTheBoard()
    {
        Paper paper = sheetsOf(until("S1901M"));
        const auto painted = [&paper] {
            QImage page(595, 842, QImage::Format_RGB32);
            page.fill(Qt::white);
            QPainter painter(&page);
            paintPage(painter, paper, pagesOf(paper), 0, page.size(), look());
            return page;
        };
        for (const PaperBlock& line : paper.blocks.front().inside) {
            if (line.kind != Kind::Blank) continue;
            QVERIFY(line.unit);
            QCOMPARE(plainText(line), eased((*until("S1901M").map)[line.unit->at].code));
        }
        const QImage before = painted();
        UnitKind& kind = paper.blocks.front().inside.front().unit->kind;
        kind = kind == UnitKind::Army ? UnitKind::Fleet : UnitKind::Army;
        QVERIFY(painted() != before);
    }

    void adjustmentsAndRetreatsHaveTheirSheets()
    {
        const QString winter = textOf(sheetsOf(until("W1901A")));
        QVERIFY2(winter.contains("Build 1") && winter.contains("Vacant centres"), qPrintable(winter));
        Game game = sample();
        for (const PhaseRecord& record : sample().phases) {
            if (record.phase.kind != PhaseKind::Retreat) continue;
            const QString sheet = textOf(sheetsOf(until(shortName(record.phase).c_str())));
            QVERIFY2(sheet.contains("may retreat to"), qPrintable(sheet));
            return;
        }
        QFAIL("the sample game has no retreats");
    }

    void aWinterSheetHasALineForEachBuildAndRemovalDue()
    {
        Game game = until("W1901A");
        Position& position = game.phases.back().before;
        position.owner[index(game.map->findProvince("PAR"))] = game.map->findPower("Germany");
        QMap<QString, int> lines; // of each sheet that asks for builds or removals
        for (const PaperBlock& sheet : sheetsOf(game).blocks)
            for (const PaperBlock& line : sheet.inside)
                if (plainText(line).contains(QRegularExpression("^(Build|Remove) ")))
                    ++lines[plainText({Kind::Text, sheet.runs}).remove(u':')];
        for (std::size_t p = 0; p < game.map->powers.size(); ++p) {
            const auto power = static_cast<Power>(p);
            QCOMPARE(lines.value(Words(*game.map).power(power)),
                     std::abs(adjustmentChoices(*game.map, position, power).count));
        }
        QVERIFY(lines.size() > 1);
    }
};

CHANCERY_SUITE(TestOrderSheets, QApplication)

} // namespace chancery::tst_order_sheets

#include "tst_order_sheets.moc"
