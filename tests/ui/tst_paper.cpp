// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed: sheets that keep secrets, reports that underline what failed, pages that hold what they
// should. `tst_paper --pages FOLDER` writes the pages of the sample game as images.
#include "engine/files/game_file.h"
#include "engine/orders/choices.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/files/files.h"
#include "ui/map/map_art.h"
#include "ui/paper/pages.h"
#include "ui/text/words.h"

#include <QApplication>
#include <QMap>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace chancery;

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

} // namespace

class TestPaper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPowerHasAPageWithALineForEachUnit()
    {
        const Game game = until("F1901M");
        const Paper paper = orderSheets(game);
        const std::vector<Page> pages = pagesOf(paper);
        QCOMPARE(pages.size(), game.map->powers.size());
        std::size_t blanks = 0;
        for (const Page& page : pages) {
            const auto titles = std::ranges::count_if(
                page, [&](const PlacedBlock& one) { return paper.blocks[one.block].kind == Kind::Title; });
            QCOMPARE(titles, 1);
            blanks += static_cast<std::size_t>(std::ranges::count_if(
                page, [&](const PlacedBlock& one) { return paper.blocks[one.block].kind == Kind::Blank; }));
        }
        QCOMPARE(blanks, game.current().before.units.size() + pages.size()); // and one to sign on
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

    void nothingThatWasWrittenStandsOnASheet()
    {
        Game game = until("F1901M");
        QVERIFY(!game.current().written.empty());
        const QString with = textOf(orderSheets(game));
        for (const WrittenOrder& line : game.current().written)
            QVERIFY(!with.contains(QString::fromStdString(line.text)));
        game.phases.back().written.clear();
        QCOMPARE(textOf(orderSheets(game)), with);
    }

    void adjustmentsAndRetreatsHaveTheirSheets()
    {
        const QString winter = textOf(orderSheets(until("W1901A")));
        QVERIFY2(winter.contains("Build 1") && winter.contains("Vacant centres"), qPrintable(winter));
        Game game = sample();
        for (const PhaseRecord& record : sample().phases) {
            if (record.phase.kind != PhaseKind::Retreat) continue;
            const QString sheet = textOf(orderSheets(until(shortName(record.phase).c_str())));
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
        QString sheet;
        for (const PaperBlock& block : orderSheets(game).blocks) {
            if (block.kind == Kind::Title) sheet = plainText(block).trimmed();
            if (block.kind == Kind::Blank &&
                plainText(block).contains(QRegularExpression("^(Build|Remove) ")))
                ++lines[sheet];
        }
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
        const Paper paper = orderSheets(until("F1901M"));
        QVERIFY(writePdf(folder.filePath("sheets.pdf"), paper, look()));
        QVERIFY(readWholeFile(folder.filePath("sheets.pdf"))->startsWith("%PDF"));
        QVERIFY(!writePdf(folder.filePath("no/such/folder.pdf"), paper, look()));
    }

    void theDialogOffersWhatIsPossible()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("chosen.pdf");
        const auto impossible = []() -> Paper { qFatal("not possible"); };
        const auto made = [] { return boardPaper("Board", {}); };
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

void writePages(const QString& folder)
{
    const BoardGeometry& board = look().board.art->geometry;
    const std::pair<const char*, Paper> papers[] = {{"sheets", orderSheets(until("F1901M"))},
                                                    {"winter", orderSheets(until("W1901A"))},
                                                    {"report", reportPaper(sample(), board, 1)},
                                                    {"booklet", bookletPaper(sample(), board)}};
    for (const auto& [name, paper] : papers) {
        const std::vector<QImage> pages = imagesOf(paper, look(), 100);
        for (std::size_t i = 0; i < pages.size(); ++i)
            pages[i].save(
                QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(i + 1, 2, 10, QLatin1Char('0')));
        if (const Status done = writePdf(folder + u'/' + name + QStringLiteral(".pdf"), paper, look()); !done)
            qFatal("%s", done.error().text().c_str());
    }
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
#include "tst_paper.moc"
