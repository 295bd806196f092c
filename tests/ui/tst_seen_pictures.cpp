// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and frames of a story are what the window for the players shows: the board, and the cards that
// cover it.
#include "tests/support/busy_board.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "ui/draw/board_view.h"
#include "ui/draw/colour_difference.h"
#include "ui/paper/reel.h"
#include "ui/room/slide_painter.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/room_column.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>

namespace chancery::tst_seen_pictures {

namespace {

constexpr QSize size{960, 540};

const BoardSource& source()
{
    static const BoardSource read = standardSource();
    return read;
}

Storyboard storyOf(const Game& game, std::size_t phase)
{
    return storyOf(
        *game.map, source().art->geometry, game.phases[phase],
        {{}, projectorTokenScale, {}, closingOf(game, phase), wordCounter(*game.map, game.phases[phase])});
}

/// A phase that is closed with a card, and the card.
struct Closed
{
    Game game;
    std::size_t phase = 0;
    CardTrack card;

    ProjectorWindow::Content at(int ms) const { return instantOf(game, phase, source().art->geometry, ms); }
};

/// No game of the data has an end.
Game wonGame()
{
    const Position position = sketch::position(
        {"Turkey A GAL", "Austria A TYR"},
        {"Turkey CON ANK SMY BUL RUM SER GRE BUD SEV MOS WAR STP VEN ROM NAP TUN TRI", "Austria VIE"});
    Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1908, PhaseKind::Movement}, position);
    game.phases.back() = sketch::record(game.phases.back().phase, position, {"A GAL - VIE", "A TYR H"});
    return resolve(game);
}

/// Returns the middle of the first cut that moves the camera, or that only changes the light.
int middleOfCut(const Closed& closed, bool moves)
{
    const Storyboard story = storyOf(closed.game, closed.phase);
    for (std::size_t i = 1; i < story.cuts.size(); ++i)
        if (const Cut& cut = story.cuts[i]; (cut.to.view != story.cuts[i - 1].to.view) == moves)
            return cut.span.startsAt + cut.span.lasts / 2;
    qFatal("there is no such cut");
}

/// The first one of the games.
template<class Card>
const Closed& closedWith()
{
    static const Closed first = [] {
        for (int number = 0; number <= realGames; ++number) {
            const Game game = number == 0 ? wonGame() : realGame(number);
            for (std::size_t p = 0; p < game.phases.size(); ++p)
                for (const CardTrack& track : storyOf(game, p).cards)
                    if (std::holds_alternative<Card>(track.slide)) return Closed{game, p, track};
        }
        qFatal("no phase is closed with such a card");
    }();
    return first;
}

QImage windowOf(const ProjectorWindow::Content& seen)
{
    ProjectorWindow window;
    window.setBoard(source());
    window.setTheme(ThemeKind::Dark);
    window.resize(size);
    window.setContent(seen);
    QImage image(size, QImage::Format_RGB32);
    window.render(&image);
    return image;
}

RenderOptions optionsFor(const ProjectorWindow::Content& seen)
{
    return asSeen({.size = size, .theme = ThemeKind::Dark, .labels = LabelMode::Codes}, seen);
}

/// The share of pixels that are another colour, between the lines of text, which the window sets otherwise.
/// Edges may lie half a pixel beside each other.
double differing(const QImage& a, const QImage& b, double tolerance)
{
    const int line = size.height() / 15;
    int different = 0, all = 0;
    for (int y = line; y < size.height() - line; y += 2)
        for (int x = 0; x < size.width(); x += 2, ++all)
            different += difference(a.pixelColor(x, y), b.pixelColor(x, y)) > tolerance;
    return double(different) / all;
}

} // namespace

class TestSeenPictures : public QObject
{
    Q_OBJECT

    static void instants()
    {
        QTest::addColumn<const Closed*>("closed");
        QTest::addColumn<int>("ms");
        const auto row = [](const char* name, const Closed& closed, int ms) {
            QTest::newRow(name) << &closed << ms;
        };
        const Closed& turn = closedWith<EliminationCard>();
        row("the board", turn, turn.card.appears.startsAt - 10);
        static const Closed fights = [] {
            const PhaseToTell told = samplePhase("F1902M");
            return Closed{told.game, told.phase, {}};
        }();
        row("orders are read out", fights, 2000);
        row("the light changes", fights, middleOfCut(fights, false));
        row("the camera moves", fights, middleOfCut(fights, true));
        row("a card comes", turn, turn.card.appears.startsAt + turn.card.appears.lasts / 2);
        row("it stands", turn, turn.card.appears.endsAt());
        row("it goes", turn, turn.card.fades.startsAt + turn.card.fades.lasts / 2);
        const Closed &out = closedWith<EliminationCard>(), &end = closedWith<EndingCard>();
        row("a power is out", out, out.card.appears.endsAt());
        row("the end", end, end.card.appears.endsAt() + 100000);
    }

    static ProjectorWindow::Content seen()
    {
        QFETCH(const Closed*, closed);
        QFETCH(int, ms);
        return closed->at(ms);
    }

private Q_SLOTS:
    void aPictureIsWhatTheWindowShows_data() { instants(); }
    void aPictureIsWhatTheWindowShows()
    {
        const ProjectorWindow::Content content = seen();
        const QImage picture = renderImage(source(), content.picture, optionsFor(content));
        const double share = differing(picture, windowOf(content), 12);
        const bool moves =
            content.framing.from.view != content.framing.to.view; // names are stretched meanwhile
        QVERIFY2(share < (moves ? .07 : .02), qPrintable(QString::number(share)));
        if (!content.slide) return;
        ProjectorWindow::Content without = content;
        without.slide.reset(); // and this measure would notice
        QVERIFY(differing(picture, windowOf(without), 12) > .05);
    }

    /// The board is seen behind the cards of the game's end and of a power's.
    void theBoardIsBehindTheEnd()
    {
        for (const Closed* closed : {&closedWith<EndingCard>(), &closedWith<EliminationCard>()}) {
            const ProjectorWindow::Content content = closed->at(closed->card.appears.endsAt());
            ProjectorWindow::Content other = content;
            for (Power& owner : other.picture.owner) owner = noPower;
            QVERIFY(differing(windowOf(content), windowOf(other), 2) > .02);
            QVERIFY(differing(renderImage(source(), content.picture, optionsFor(content)),
                              renderImage(source(), other.picture, optionsFor(other)), 2) > .02);
        }
    }

    void aDrawingIsTheSameAsThePicture_data() { instants(); }
    void aDrawingIsTheSameAsThePicture()
    {
        const ProjectorWindow::Content content = seen();
        QTemporaryDir folder;
        const QString path = folder.filePath("seen.svg");
        QVERIFY(renderFile(source(), content.picture, optionsFor(content), path));
        QImage drawn(size, QImage::Format_RGB32);
        QPainter painter(&drawn);
        QSvgRenderer(path).render(&painter);
        painter.end();
        const double share =
            differing(drawn, renderImage(source(), content.picture, optionsFor(content)), 12);
        QVERIFY2(share < .035, qPrintable(QString::number(share))); // the edges of letters
    }

    /// Lines and text while nothing shines through: such a document is small.
    void aCardIsPrintedAsLines()
    {
        const Closed& end = closedWith<EliminationCard>();
        QTemporaryDir folder;
        const auto bytes = [&](int ms) {
            auto content = end.at(ms);
            if (content.slide) content.slide->slide = *slideOf(SlideKind::Race, end.game);
            const QString path = folder.filePath("seen.pdf");
            if (!renderFile(source(), content.picture, optionsFor(content), path)) qFatal("not written");
            return QFile(path).size();
        };
        QVERIFY(bytes(end.card.appears.endsAt()) < bytes(0) / 4);
    }

    void everyFrameHasItsCard_data()
    {
        QTest::addColumn<bool>("calm");
        QTest::newRow("moving") << false;
        QTest::newRow("reduced motion") << true;
    }
    void everyFrameHasItsCard()
    {
        QFETCH(bool, calm);
        const Closed& turn = closedWith<EliminationCard>();
        const Storyboard story = storyOf(turn.game, turn.phase);
        Reel reel(turn.game, source().art->geometry, 25, 1, calm);
        reel.add(turn.phase);
        int cards = 0;
        for (int frame = 0; frame < reel.frames(); ++frame) {
            const int ms = frame * 40;
            const ProjectorWindow::Content content = reel.at(frame);
            QVERIFY(content.slide == cardAt(story, ms));
            if (content.framing.stands() && content.framing.to.view.whole()) // else orders fade
                QVERIFY(content.picture == (calm ? calmFrameAt(story, ms) : frameAt(story, ms)));
            cards += content.slide.has_value();
        }
        QVERIFY(cards > 25);
        QCOMPARE(reel.lasts(), reel.frames() * 40);
    }

    /// What is beside the board is of the position before the phase until its centres change hands.
    void theColumnDoesNotKnowHowThePhaseEnds()
    {
        int compared = 0;
        for (const PhaseToTell& told : samplePhases()) {
            Game without = told.game;
            without.phases[told.phase].outcome->after = without.phases[told.phase].before;
            const Storyboard story = storyOf(told.game, told.phase);
            for (const Beat& beat : story.beats) {
                if (beat.gesture == Gesture::Centres) break;
                for (const int ms : {beat.span.startsAt, beat.span.endsAt() - 1}) {
                    const RoomColumn seen = columnAt(told.game, told.phase, story, ms);
                    const RoomColumn expected = columnAt(without, told.phase, story, ms);
                    QVERIFY2(seen == expected,
                             qPrintable(QString("%1, %2 ms").arg(told.name.c_str()).arg(ms)));
                }
                ++compared;
            }
        }
        QVERIFY(compared > 60);
    }
};

CHANCERY_SUITE(TestSeenPictures, QApplication)

} // namespace chancery::tst_seen_pictures

#include "tst_seen_pictures.moc"
