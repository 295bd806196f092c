// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed: sheets that keep secrets, reports that underline what failed, pages that hold what they
// should. `tst_paper --pages FOLDER` writes the pages of the sample game as images.
#include "tests/support/files.h"
#include "tests/support/open_study.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/printed_games.h"
#include "ui/console/study_paper.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/draw/icons.h"
#include "ui/files/files.h"
#include "ui/paper/set_text.h"
#include "ui/paper/sheet_layout.h"
#include "ui/scene/compose.h"
#include "ui/words/language.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QAction>
#include <QApplication>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

namespace chancery::tst_paper {

using namespace printed_games;

class TestPaper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

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

    /// The name of a power stays with its first order, wherever the page ends.
    void whatLeadsIsNeverTheLastOfAPage()
    {
        for (int before = 0; before < 60; ++before) {
            Paper paper{QStringLiteral("Handout"), false, {}};
            for (int i = 0; i < before; ++i) paper.blocks.push_back({Kind::Text, {{QStringLiteral("line")}}});
            paper.blocks.push_back(leadingLine(QStringLiteral("Austria")));
            paper.blocks.push_back({Kind::Text, {{QStringLiteral("A VIE holds")}}});
            for (const Page& page : layOut(paper, QSizeF(595, 842), look()))
                QVERIFY2(!paper.blocks[page.back().block].leads, qPrintable(QString::number(before)));
        }
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

    /// Of retreats and builds there is no board, which would leave half a page empty; the last one is of the
    /// position that all of it led to, after a winter too.
    void theBookletHasItsRulesItsDayAndTheFinalBoard()
    {
        const BoardGeometry& geometry = look().board.art->geometry;
        for (const char* phase : {"F1902M", "S1902M"}) {
            const Game game = until(phase);
            const Paper paper = bookletPaper(game, geometry, QDate(2026, 11, 27));
            const QString text = textOf(paper);
            QVERIFY2(text.contains("Rules: " + RulebookWords::title(*findRulebook("1971")) + '.'),
                     qPrintable(text));
            QVERIFY2(text.contains(QLocale().toString(QDate(2026, 11, 27), QLocale::LongFormat)),
                     qPrintable(text));
            std::vector<Picture> boards;
            for (const PaperBlock& block : paper.blocks)
                if (block.kind == Kind::Board) boards.push_back(block.picture);
            QCOMPARE(qsizetype(boards.size()),
                     1 + std::ranges::count_if(game.phases, [](const PhaseRecord& record) {
                         return record.outcome && record.phase.kind == PhaseKind::Movement;
                     }));
            const Picture now = composePosition(geometry, game.current().before, tokenScaleOnPaper);
            QCOMPARE(boards.back().tokens, now.tokens);
            QVERIFY(boards.back().arrows.empty());
        }
    }

    void pointsArePrintedYearByYearWhereTheyCount()
    {
        Game game = until("F1902M");
        const BoardGeometry& board = look().board.art->geometry;
        QVERIFY(!textOf(bookletPaper(game, board)).contains("Victory points"));
        game.rulebook.options.victoryBy = VictoryBy::Points;
        QVERIFY(textOf(bookletPaper(game, board)).contains("Victory points"));
    }

    /// The names of powers and other titles stay with what is under them, on pages of whatever height.
    void noNameOfAPowerIsLeftAtTheFootOfAHandout()
    {
        const OpenStudy study(studyOf(sample(), 0));
        const Paper paper = studyPaper(study, look().board.art->geometry, Register::Judge);
        const auto isName = [](const PaperBlock& block) {
            return block.kind == Kind::Text && block.runs.size() == 1 && block.runs.front().bold;
        };
        QVERIFY(std::ranges::count_if(paper.blocks, isName) >= 7);
        for (int height = 600; height < 900; height += 5)
            for (const Page& page : layOut(paper, {595, static_cast<double>(height)}, look()))
                QVERIFY2(!isName(paper.blocks[page.back().block]), qPrintable(QString::number(height)));
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
        const QByteArray written = *readWholeFile(folder.filePath("sheets.pdf"));
        QVERIFY(written.startsWith("%PDF"));
        QVERIFY2(written.size() < 3'000'000, qPrintable(QString::number(written.size())));
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

    /// The preview is Qt's, whose icons would be black on black in the dark.
    void thePreviewHasOurIcons()
    {
        PrintDialog dialog({{"&Board", "about", true, [](int) { return boardPaper("Board", {}); }}}, look(),
                           {});
        QImage next, print;
        QTimer::singleShot(0, &dialog, [&] {
            QWidget* preview = QApplication::activeModalWidget();
            for (const QAction* action : preview->findChild<QToolBar*>()->actions()) {
                if (action->text() == "Next page") next = action->icon().pixmap(24).toImage();
                if (action->text() == "Print") print = action->icon().pixmap(24).toImage();
            }
            preview->close();
        });
        dialog.preview();
        QCOMPARE(next, icon("next", ThemeKind::Light).pixmap(24).toImage());
        QCOMPARE(print, icon("print", ThemeKind::Light).pixmap(24).toImage());
    }
};

namespace {

void writePages(const QString& name, const Paper& paper, const QPageLayout& page)
{
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
