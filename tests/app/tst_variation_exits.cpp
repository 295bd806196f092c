// SPDX-License-Identifier: GPL-3.0-or-later
// Every way out of the program for a game that carries variations of its unrevealed phase: each is the same
// as for the same game without them. tst_cli_variations.cpp has the ways of the command line.
#include "app/audience_keeper.h"
#include "app/papers.h"
#include "app/screenshot.h"
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "tests/support/varied_game.h"
#include "ui/room/projector_window.h"
#include "ui/words/phase_report.h"

#include <QTemporaryDir>

namespace chancery::tst_variation_exits {

namespace {

struct Desk : StudyTable
{
    explicit Desk(Game game) { session().start(std::move(game)); }

    ProjectorWindow::Content seenWith(SlideKind kind)
    {
        document.feed().slides().choose(kind);
        return audience().content();
    }

    /// What the players see from now until the next phase: every slide, the reveal, and the next board.
    std::vector<ProjectorWindow::Content> evening()
    {
        if (!presenting()) trigger("projector.present");
        std::vector<ProjectorWindow::Content> seen;
        for (std::size_t kind = 0; kind < slideCount; ++kind) seen.push_back(seenWith(SlideKind(kind)));
        seen.push_back(seenWith(SlideKind::Board));
        for (const char* act : {"projector.reveal", "story.skip", "orders.advance"}) {
            trigger(act);
            seen.push_back(audience().content());
        }
        return seen;
    }

    QImage picture(bool seen)
    {
        const QString path = folder.filePath("picture.png");
        if (!writePicture(document, {path, {480, 270}, ThemeKind::Dark, LabelMode::Auto, true, seen}))
            qFatal("not written");
        return QImage(path);
    }

    QImage screenshot(PictureOf of)
    {
        ScreenshotOrder order;
        order.window = of;
        const Result<QImage> taken = takePicture(document, order);
        return taken ? *taken : QImage();
    }

    QTemporaryDir folder;
};

QString textOf(const std::vector<PaperBlock>& blocks)
{
    QString text;
    for (const PaperBlock& block : blocks) {
        for (const auto& runs : {block.occasion, block.runs})
            for (const PaperRun& run : runs) text += run.text + u'\n';
        text += textOf(block.inside);
    }
    return text;
}

std::vector<Picture> picturesOf(const Paper& paper)
{
    std::vector<Picture> pictures;
    for (const PaperBlock& block : paper.blocks) pictures.push_back(block.picture);
    return pictures;
}

} // namespace

class TestVariationExits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAudienceSeesNothingOfThem()
    {
        Desk desk(variedGame());
        const std::vector<ProjectorWindow::Content> varied = desk.evening();
        QCOMPARE(desk.session().game().variations.size(), std::size_t(2));
        desk.session().start(withoutAll(variedGame()));
        QVERIFY(varied == desk.evening());
        QVERIFY(varied[0] != varied.back());
    }

    void workInTheirWindowChangesNothingThere()
    {
        Desk desk(variedGame());
        desk.trigger("projector.present");
        const ProjectorWindow::Content before = desk.audience().content();
        desk.trigger("history.variations");
        Document& variations = desk.settled();
        variations.bench().shown().show(variations.bench().shown().study().nodes.back().id);
        desk.triggerIn(variations, "lines.next");
        desk.triggerIn(variations, "lines.variation");
        QVERIFY(desk.audience().content() == before);
    }

    void picturesHaveNothingOfThem()
    {
        for (const bool seen : {true, false})
            QCOMPARE(Desk(variedGame()).picture(seen), Desk(withoutAll(variedGame())).picture(seen));
        for (const PictureOf of : {PictureOf::Board, PictureOf::Projector}) {
            Desk desk(variedGame());
            desk.screenshot(of); // gives the window its size
            const QImage varied = desk.screenshot(of);
            desk.session().start(withoutAll(variedGame()));
            QCOMPARE(varied, desk.screenshot(of));
        }
    }

    void papersHaveNothingOfThem()
    {
        Desk varied(variedGame()), plain(withoutAll(variedGame()));
        const auto papers = papersOf(varied.document), bare = papersOf(plain.document);
        QCOMPARE(papers.size(), bare.size());
        for (std::size_t i = 0; i < papers.size(); ++i) {
            QCOMPARE(papers[i].possible, bare[i].possible);
            if (!papers[i].possible) continue;
            const Paper one = papers[i].make(0), other = bare[i].make(0);
            QVERIFY(!one.blocks.empty());
            QCOMPARE(textOf(one.blocks), textOf(other.blocks));
            QVERIFY2(picturesOf(one) == picturesOf(other), qPrintable(papers[i].name));
            QCOMPARE(one.note, other.note);
        }
    }

    void theirOwnWindowHasThem() // so that the comparisons above are about something
    {
        Desk desk(variedGame());
        desk.trigger("history.variations");
        Document& variations = desk.settled();
        variations.bench().shown().show(variations.bench().shown().study().nodes.back().id);
        QCOMPARE(desk.resultIn(variations, "MUN"), QString("succeeds"));
    }
};

CHANCERY_SUITE(TestVariationExits, QApplication)

} // namespace chancery::tst_variation_exits

#include "tst_variation_exits.moc"
