// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed: sheets that keep secrets, reports that underline what failed, pages that hold what they
// should. `tst_paper --pages FOLDER` writes the pages of the sample game as images.
#include "engine/files/game_file.h"
#include "engine/orders/choices.h"
#include "tests/support/files.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/draw/map_art.h"
#include "ui/files/files.h"
#include "ui/paper/set_text.h"
#include "ui/paper/sheet_layout.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QMap>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

namespace chancery::tst_paper {

namespace {

using Kind = PaperBlock::Kind;

const PaperLook& look()
{
    static const PaperLook made = [] {
        const auto map = sketch::sharedMap();
        return PaperLook{
            {map, std::make_shared<const MapArt>(*readMapArt(
                      QByteArray::fromStdString(sourceFile("maps/standard.svg")), *map, "standard.svg"))}};
    }();
    return made;
}

Game sample()
{
    const MapLoader maps = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
        return sketch::sharedMap();
    };
    return *readGame(sourceFile("resources/games/sample-1971.chancery"), "sample", maps);
}

/// The sample game until this phase, which is not resolved.
Game until(const char* phase)
{
    Game game = sample();
    while (shortName(game.current().phase) != phase) game.phases.pop_back();
    game.phases.back().outcome.reset();
    return game;
}

QString textOf(const Paper& paper)
{
    QString text;
    for (const PaperBlock& block : paper.blocks) text += plainText(block) + u'\n';
    return text;
}

std::vector<Page> pagesOf(const Paper& paper)
{
    return layOut(paper, {595, 842}, look());
}

Paper sheetsOf(const Game& game)
{
    return orderSheets(game, look().board.art->geometry, powersWithSheets(game));
}

/// The first phase of the real games that `wanted` accepts, not resolved and without orders.
Game realPhase(const std::function<bool(const PhaseRecord&)>& wanted)
{
    for (int number = 1; number <= realGames; ++number) {
        Game game = realGame(number);
        const auto found = std::ranges::find_if(game.phases, wanted);
        if (found == game.phases.end()) continue;
        game.phases.erase(found + 1, game.phases.end());
        game.phases.back().outcome.reset();
        return game;
    }
    qFatal("no real game has such a phase");
}

std::size_t mostUnits(const PhaseRecord& record)
{
    std::array<std::size_t, 7> units{};
    for (const Unit& unit : record.before.units) ++units[index(unit.power)];
    return *std::ranges::max_element(units);
}

Game crowdedGame()
{
    return realPhase([](const PhaseRecord& one) {
        return one.phase.kind == PhaseKind::Movement && one.before.units.size() == 34 && mostUnits(one) < 12;
    });
}

/// One power has 17 units, the others have 17 together.
Game greatPower()
{
    Game game = crowdedGame();
    std::vector<Unit>& units = game.phases.back().before.units;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (i < 17 || units[i].power == Power{0}) units[i].power = static_cast<Power>(i < 17 ? 0 : 1);
    return game;
}

Game retreatGame()
{
    return realPhase([](const PhaseRecord& one) {
        return one.phase.kind == PhaseKind::Retreat && one.before.dislodged.size() > 2;
    });
}

Game winterGame()
{
    return realPhase([](const PhaseRecord& one) {
        return one.phase.kind == PhaseKind::Adjustment && one.before.units.size() > 30;
    });
}

Game namedGame()
{
    Game game = until("S1901M");
    game.title = "Club night, first board";
    const char* names[] = {
        "Ada", "Ben", "Cy", "Dora", "Emil", "Fritzi", "Gwendolyn Montgomery-Featherstonehaugh"};
    for (const Power power : game.map->everyPower()) game.players[power] = names[index(power)];
    return game;
}

struct NamedGame
{
    const char* name;
    Game game;
};

/// What the laws of order sheets are tried on.
const std::vector<NamedGame>& sheetGames()
{
    static const std::vector<NamedGame> games{{"spring", namedGame()},
                                              {"crowded", crowdedGame()},
                                              {"great", greatPower()},
                                              {"retreat", retreatGame()},
                                              {"winter", winterGame()}};
    return games;
}

constexpr std::pair<const char*, QSizeF> paperSizes[] = {{"A4", {595, 842}},
                                                         {"A4 landscape", {842, 595}},
                                                         {"Letter", {612, 792}},
                                                         {"Letter landscape", {792, 612}}};

QPageLayout uprightA4()
{
    return {QPageSize(QPageSize::A4), QPageLayout::Portrait, {}};
}

double aspect()
{
    return look().board.art->geometry.height / look().board.art->geometry.width;
}

/// A row for each game, page size and language.
void sheetRows()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QString>("language");
    for (int i = 0; const NamedGame& game : sheetGames()) {
        for (const auto& [name, size] : paperSizes)
            for (const char* language : {"en", "de"})
                QTest::addRow("%s, %s, %s", game.name, name, language) << i << size << QString(language);
        ++i;
    }
}

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

class TestPaper : public QObject
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

    /// Each goal list is for one delegation, and a form can be written on in every language.
    void committeePapersHaveTheirPages_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de"}) QTest::newRow(language) << language;
    }
    void committeePapersHaveTheirPages()
    {
        QFETCH(QString, language);
        speak(language);
        Game game = newGame(sketch::sharedMap());
        for (const Power power : game.map->everyPower()) {
            game.committee.delegations[power] = {"Alexander Petrowitsch Iswolski",
                                                 "Alois Lexa von Aehrenthal"};
            for (int i = 0; i < 3; ++i)
                game.committee.goals.push_back({power, "Keep the peace", 2, {}, GoalVerdict::Allowed});
        }
        const auto powers = game.map->everyPower();
        const Paper lists = goalLists(game, {powers.begin(), powers.end()}), form = organisingForm(game);
        for (const auto& [name, size] : paperSizes) {
            const std::vector<Page> pages = layOut(lists, size, look());
            QCOMPARE(pages.size(), game.map->powers.size());
            for (std::size_t i = 0; i < pages.size(); ++i)
                QVERIFY(plainText(lists.blocks[pages[i].front().block])
                            .startsWith(Words(*game.map).power(static_cast<Power>(i))));
            for (const Page& page : layOut(form, size, look()))
                for (const PlacedBlock& one : page) {
                    const PaperBlock& block = form.blocks[one.block];
                    if (block.kind != Kind::Blank) continue;
                    QVERIFY(one.place.height() >= leastWritingLine);
                    const SetText label(block.runs, typefaceOf(block.kind).size, one.place.width() * .7);
                    QVERIFY2(label.height() < one.place.height(), qPrintable(plainText(block)));
                }
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

    void everyReportOfAPhaseHasTheBoard()
    {
        const Game game = sample();
        for (std::size_t i = 0; i < game.phases.size(); ++i) {
            if (!game.phases[i].outcome) continue;
            const Paper paper = reportPaper(game, look().board.art->geometry, i);
            const auto boards = std::ranges::count(paper.blocks, Kind::Board, &PaperBlock::kind);
            QVERIFY2(boards == 1, shortName(game.phases[i].phase).c_str());
        }
    }

    void aRulebookThatIsMissingIsNamed()
    {
        Game game = sample();
        const auto papers = [&game] {
            return QStringList{textOf(reportPaper(game, look().board.art->geometry, 1)),
                               textOf(bookletPaper(game, look().board.art->geometry))};
        };
        for (const QString& text : papers()) QVERIFY(!text.contains("rulebook"));
        game.rulebook.id = "2031";
        for (const QString& text : papers())
            QVERIFY2(text.contains("no rulebook “2031”") && text.contains("resolved by “DATC"),
                     qPrintable(text));
        QVERIFY(papers().back().contains("Rules: 2031."));
    }

    /// Upright and wide: no page with the title alone, and none with a few lines that the board left over.
    void aReportOfAPhaseIsOnePage()
    {
        const Paper paper = reportPaper(sample(), look().board.art->geometry, 1);
        for (const QSizeF size : {QSizeF(595, 842), QSizeF(842, 595)})
            QCOMPARE(layOut(paper, size, look()).size(), 1U);
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

    void failedOrdersAreUnderlinedAndNoOthers()
    {
        const Game game = sample();
        const Paper paper = reportPaper(game, look().board.art->geometry, 0);
        QStringList underlined;
        for (const PaperBlock& block : paper.blocks)
            for (const PaperRun& run : block.runs)
                if (run.underlined) underlined << run.text;
        std::size_t failed = 0;
        for (const OrderResult& result : game.phases[0].outcome->results)
            failed += result.verdict == Verdict::Fails || result.verdict == Verdict::Cut ||
                      result.verdict == Verdict::Invalid || result.verdict == Verdict::Illegal ||
                      result.verdict == Verdict::Disrupted;
        QVERIFY(failed > 0);
        QCOMPARE(underlined.size(), static_cast<qsizetype>(failed));
    }

    void theBookletLeavesOutWhatIsNotResolved()
    {
        const Game game = until("F1902M");
        const QString text = textOf(bookletPaper(game, look().board.art->geometry));
        QVERIFY(text.contains("Spring 1902, movement"));
        QVERIFY(!text.contains("Fall 1902, movement"));
        QVERIFY(text.contains("Supply centres"));
    }

    void pointsArePrintedYearByYearWhereTheyCount()
    {
        Game game = until("F1902M");
        const BoardGeometry& board = look().board.art->geometry;
        QVERIFY(!textOf(bookletPaper(game, board)).contains("Victory points"));
        game.rulebook.options.victoryBy = VictoryBy::Points;
        QVERIFY(textOf(bookletPaper(game, board)).contains("Victory points"));
    }

    void everythingStaysOnItsPage()
    {
        const Paper paper = bookletPaper(sample(), look().board.art->geometry);
        const std::vector<Page> pages = pagesOf(paper);
        QVERIFY(pages.size() > 3);
        for (const Page& page : pages) {
            QVERIFY(!page.empty());
            QVERIFY(paper.blocks[page.back().block].kind != Kind::Heading); // it stays with what follows
            double top = 0;
            for (const PlacedBlock& placed : page) {
                QVERIFY(placed.place.top() >= top);
                QVERIFY(placed.place.bottom() <= 842 - 42);
                top = placed.place.bottom();
            }
        }
    }

    void aPdfIsWrittenAndAFullFolderIsTold()
    {
        const QTemporaryDir folder;
        const Paper paper = sheetsOf(until("F1901M"));
        QVERIFY(writePdf(folder.filePath("sheets.pdf"), paper, look(), uprightA4()));
        QVERIFY(readWholeFile(folder.filePath("sheets.pdf"))->startsWith("%PDF"));
        QVERIFY(!writePdf(folder.filePath("no/such/folder.pdf"), paper, look(), uprightA4()));
    }

    void theDialogOffersWhatIsPossible()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("chosen.pdf");
        const auto impossible = [](int) -> Paper { qFatal("not possible"); };
        const auto made = [](int) { return boardPaper("Board", {}); };
        PrintDialog dialog({{"&Sheets", "about", false, impossible}, {"&Board", "about", true, made}}, look(),
                           folder.path(), nullptr, [path](QWidget*, const QString&) { return path; });
        QVERIFY(!dialog.findChild<QRadioButton*>("paper0")->isEnabled());
        QVERIFY(dialog.findChild<QRadioButton*>("paper1")->isChecked());
        QCOMPARE(dialog.paper().title, "Board");
        dialog.savePdf();
        QVERIFY(readWholeFile(path)->startsWith("%PDF"));
    }
};

namespace {

void writePages(const QString& name, const Paper& paper, const QPageLayout& page)
{
    const std::vector<QImage> pages = imagesOf(paper, look(), page, 100);
    for (std::size_t i = 0; i < pages.size(); ++i)
        pages[i].save(QStringLiteral("%1-%2.png").arg(name).arg(i + 1, 2, 10, QLatin1Char('0')));
    if (const Status done = writePdf(name + QStringLiteral(".pdf"), paper, look(), page); !done)
        qFatal("%s", done.error().text().c_str());
}

void writePages(const QString& folder)
{
    const QString name = folder + u'/';
    const QPageLayout a4 = uprightA4();
    const QPageLayout letter(QPageSize(QPageSize::Letter), QPageLayout::Landscape, {});
    for (const QString language : {"en", "de"}) {
        speak(language);
        for (const NamedGame& one : sheetGames()) {
            writePages(name + one.name + u'-' + language + "-a4", sheetsOf(one.game), a4);
            writePages(name + one.name + u'-' + language + "-letter", sheetsOf(one.game), letter);
        }
    }
    speak(QStringLiteral("en"));
    const BoardGeometry& board = look().board.art->geometry;
    writePages(name + "report", reportPaper(sample(), board, 1), a4);
    writePages(name + "report-wide", reportPaper(sample(), board, 1), letter);
    writePages(name + "booklet", bookletPaper(sample(), board), a4);
}

} // namespace

int runPaper(int& argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == "--pages") {
        writePages(arguments.value(2));
        return 0;
    }
    TestPaper test;
    return QTest::qExec(&test, argc, argv);
}
static const Suite registered(__FILE__, runPaper);

} // namespace chancery::tst_paper

#include "tst_paper.moc"
