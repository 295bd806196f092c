// SPDX-License-Identifier: GPL-3.0-or-later
// Frames in a row are painted like single frames: a window that plays a story, and a hidden one that
// exports it, show at every instant the pixels of a window that was never shown anything else.
//
// CHANCERY_PLAYED_STORIES=long compares the whole sample game, 20 cases and 50 turns in every look. With
// CHANCERY_SHOTS=FOLDER it leaves both images of what differs there.
#include "tests/support/busy_board.h"
#include "tests/support/random_game.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "ui/desk/story_show.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/paper/reel.h"
#include "ui/room/projector_window.h"

#include <QBackingStore>
#include <QPainter>

#include <algorithm>

namespace chancery::tst_played_story {

namespace {

const BoardSource& source()
{
    static const BoardSource read = standardSource();
    return read;
}

bool isLong()
{
    return qEnvironmentVariable("CHANCERY_PLAYED_STORIES") == "long";
}

/// How a story is looked at.
struct Look
{
    const char* name;
    QSize size;
    ThemeKind theme = ThemeKind::Dark;
    Camera camera = Camera::Follows;
    bool reducedMotion = false;
};

struct Window : ProjectorWindow
{
    explicit Window(const Look& look)
    {
        setBoard(source());
        setTheme(look.theme);
        resize(look.size);
    }
    /// What is painted when all of it is asked for.
    QImage painted()
    {
        QImage image(size(), QImage::Format_RGB32);
        render(&image);
        return image;
    }
    /// What is on the screen, painted part by part.
    QImage onScreen() const
    {
        return static_cast<const QImage*>(backingStore()->paintDevice())
            ->convertToFormat(QImage::Format_RGB32);
    }
};

/// The story of a phase as an evening shows it, on a clock that only the test moves.
class Reveal
{
public:
    Reveal(const PhaseToTell& told, const Look& look)
        : told_(told)
        , look_(look)
    {
        choose();
        show.load(told.game, told.phase, source().art->geometry);
    }
    void setLook(const Look& look)
    {
        look_ = look;
        choose();
    }
    void pass(int ms)
    {
        now_ += ms;
        show.player().tick();
    }
    ProjectorWindow::Content content() const
    {
        ProjectorWindow::Content content;
        content.title = QString::fromStdString(told_.name);
        if (show.storyboard().beats.empty()) return content;
        content.picture = show.picture(Audience::Table);
        content.framing = show.framing();
        content.views = show.views();
        content.slide = show.card();
        content.caption = show.caption();
        content.column = columnAt(told_.game, told_.phase, show.storyboard(), show.player().time());
        return content;
    }

private:
    void choose()
    {
        show.setReducedMotion(look_.reducedMotion);
        show.choose({Reading::PerPower, false, look_.camera});
    }

    PhaseToTell told_;
    Look look_;
    qint64 now_ = 0;

public:
    StoryShow show{[this] { return now_; }};
};

/// The content painted by a window that was never shown anything else. While the camera rests, that needs
/// nothing but the picture of the instant.
QImage alone(ProjectorWindow::Content content, const Look& look, bool visible)
{
    if (content.framing.stands()) content.views = {};
    Window window(look);
    if (visible) window.show();
    window.setContent(content);
    QCoreApplication::processEvents();
    return visible ? window.onScreen() : window.painted();
}

void keep(const QImage& seen, const QImage& wanted)
{
    const QString folder = qEnvironmentVariable("CHANCERY_SHOTS");
    static int number = 0;
    if (folder.isEmpty()) return;
    seen.save(QString("%1/differing-%2-seen.png").arg(folder).arg(++number));
    wanted.save(QString("%1/differing-%2-wanted.png").arg(folder).arg(number));
}

/// How many pixels differ at all, and where.
QString differing(const QImage& a, const QImage& b)
{
    if (a == b) return {};
    if (a.size() != b.size()) return "another size";
    QRect where;
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) ++count, where |= QRect(x, y, 1, 1);
    keep(a, b);
    return QString("%1 pixels at %2, %3").arg(count).arg(where.x()).arg(where.y());
}

/// A window on the screen and a hidden one that are shown the same instants.
class Sequence
{
public:
    explicit Sequence(const Look& look)
        : look_(look)
        , seen_(look)
        , exported_(look)
    {
        seen_.show();
    }
    /// Shows the content and handles the events of a frame.
    void show(const ProjectorWindow::Content& content)
    {
        content_ = content;
        seen_.setContent(content);
        QCoreApplication::processEvents();
        exported_.setContent(content);
        exported_.painted();
    }
    void setLook(const Look& look)
    {
        look_ = look;
        for (Window* window : {&seen_, &exported_}) {
            window->setTheme(look.theme);
            window->resize(look.size);
        }
    }
    /// Returns what differs from the content painted alone; empty if nothing does.
    QString compare()
    {
        const auto isSharp = [this] {
            return content_.slide || seen_.board()->sharp();
        }; // a moment after a resize
        if (!QTest::qWaitFor(isSharp)) return "it stays stretched";
        QCoreApplication::processEvents();
        const QImage wanted = alone(content_, look_, true);
        const QString here = differing(seen_.onScreen(), wanted);
        if (!here.isEmpty()) return "on the screen: " + here;
        const bool moves = !content_.framing.stands() &&
                           content_.framing.from.view != content_.framing.to.view; // exports stretch smoothly
        const QString exported =
            differing(exported_.painted(), moves ? alone(content_, look_, false) : wanted);
        return exported.isEmpty() ? QString() : "exported: " + exported;
    }

private:
    Look look_;
    Window seen_, exported_;
    ProjectorWindow::Content content_;
};

/// Plays a story in steps of `step` milliseconds and compares every n-th frame. Returns the first difference.
QString differsWhenPlayed(const PhaseToTell& told, const Look& look, int step, int n)
{
    Reveal reveal(told, look);
    if (reveal.show.storyboard().beats.empty()) return {};
    Sequence sequence(look);
    reveal.show.replay();
    sequence.show(reveal.content());
    for (int frame = 1; !reveal.show.player().atEnd(); ++frame) {
        reveal.pass(step);
        sequence.show(reveal.content());
        if (frame % n != 0) continue;
        if (const QString other = sequence.compare(); !other.isEmpty())
            return QString("%1 at %2 ms, %3").arg(other).arg(reveal.show.player().time()).arg(look.name);
    }
    return {};
}

constexpr QSize wide{480, 270}, square{400, 320}, tall{270, 420};
constexpr Look near{"near", wide}, light{"light", square, ThemeKind::Light},
    afar{"from afar", tall, ThemeKind::Dark, Camera::Still},
    calm{"without motion", wide, ThemeKind::Light, Camera::Follows, true};

/// What a gamemaster does during a reveal, drawn by lot; each returns its name.
QString act(Reveal& reveal, Sequence& sequence, Look& look, Random& lot)
{
    const auto below = [&](int limit) { return int(chancery::below(lot, std::size_t(limit))); };
    StoryShow& show = reveal.show;
    switch (below(9)) {
    case 0:
        show.player().seek(below(show.player().duration()));
        return "seek";
    case 1:
        show.replayFight();
        return "replay of a fight";
    case 2:
        if (const std::vector<Province> next = show.fightsToCome(); !next.empty())
            show.tellNext(next[std::size_t(below(int(next.size())))]);
        return "next fight";
    case 3:
        show.togglePlay();
        return "pause";
    case 4:
        below(2) == 0 ? show.player().stepForward() : show.player().stepBack();
        return "step";
    case 5:
        if (below(4) == 0) show.skip();
        return "skip";
    case 6:
        look.size = std::array{wide, square, tall}[std::size_t(below(3))];
        look.theme = below(2) == 0 ? ThemeKind::Light : ThemeKind::Dark;
        sequence.setLook(look);
        return "size and theme";
    case 7:
        look.camera = below(3) == 0 ? Camera::Still : Camera::Follows;
        look.reducedMotion = below(4) == 0;
        reveal.setLook(look);
        return "camera and motion";
    default:
        for (int i = below(12); i > 0; --i) {
            reveal.pass(40);
            sequence.show(reveal.content());
        }
        return "play";
    }
}

QString differsAfterActs(const PhaseToTell& told, unsigned seed, int acts)
{
    Look look = near;
    Reveal reveal(told, look);
    Sequence sequence(look);
    Random lot(seed);
    reveal.show.replay();
    QStringList done;
    for (int i = 0; i < acts; ++i) {
        done << act(reveal, sequence, look, lot);
        reveal.pass(40);
        sequence.show(reveal.content());
        if (const QString other = sequence.compare(); !other.isEmpty())
            return QString("%1 at %2 ms after %3")
                .arg(other)
                .arg(reveal.show.player().time())
                .arg(done.mid(std::max(0, int(done.size()) - 6)).join(", "));
    }
    return {};
}

} // namespace

class TestPlayedStory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFrameIsWhatItIsAlone_data()
    {
        QTest::addColumn<PhaseToTell>("told");
        QTest::addColumn<Look>("look");
        QTest::addColumn<int>("n");
        const auto row = [](const PhaseToTell& told, const Look& look, int n) {
            QTest::addRow("%s %s", told.name.c_str(), look.name) << told << look << n;
        };
        if (!isLong()) {
            row(samplePhase("F1901M"), near, 31);
            row(samplePhase("F1902M"), light, 71);
            row(samplePhase("F1902M"), afar, 97);
            row(samplePhase("F1902R"), calm, 29);
            row(samplePhase("W1901A"), near, 13);
            return;
        }
        for (const PhaseToTell& told : samplePhases())
            for (const Look& look : {near, light, afar, calm}) row(told, look, 17);
        std::vector<PhaseToTell> others = datcTold(20);
        for (const PhaseToTell& told : turnsByLot(50)) others.push_back(told);
        for (std::size_t i = 0; i < others.size(); ++i)
            for (const Look& look : {near, std::array{light, afar, calm}[i % 3]}) row(others[i], look, 29);
    }
    void everyFrameIsWhatItIsAlone()
    {
        QFETCH(PhaseToTell, told);
        QFETCH(Look, look);
        QFETCH(int, n);
        QCOMPARE(differsWhenPlayed(told, look, isLong() ? 40 : 80, n), QString());
    }

    void itIsSoWhateverTheGamemasterDoes_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= (isLong() ? 40 : 3); ++seed) QTest::addRow("%u", seed) << seed;
    }
    void itIsSoWhateverTheGamemasterDoes()
    {
        QFETCH(unsigned, seed);
        QCOMPARE(differsAfterActs(samplePhase(seed % 2 == 0 ? "F1902M" : "F1901M"), seed, isLong() ? 60 : 16),
                 QString());
    }

    /// A frame whose shots were never prepared waits for them: the board is not shown unlit meanwhile.
    void whatIsSoughtIsWholeAtOnce()
    {
        Reveal reveal(samplePhase("F1902M"), near);
        reveal.show.replay();
        reveal.show.player().pause();
        int moves = 0, fades = 0;
        const auto isComparedFrom = [&](int ms) {
            reveal.show.player().seek(ms);
            const ProjectorWindow::Content content = reveal.content();
            if (content.framing.stands() || (moves > 2 && fades > 2)) return true;
            ++(content.framing.from.view == content.framing.to.view ? fades : moves);
            Window window(near);
            window.show();
            QCoreApplication::processEvents();
            window.setContent(content);
            window.repaint();
            return differing(window.onScreen(), alone(content, near, true)).isEmpty();
        };
        for (int ms = 0; ms < reveal.show.player().duration(); ms += 170)
            QVERIFY2(isComparedFrom(ms), qPrintable(QString::number(ms)));
        QVERIFY(moves > 2 && fades > 2);
    }

    /// Fall 1901, once with and once without the centres that change hands in it: nothing differs before the
    /// beat that says so.
    void centresThatFallAreNotSeenBefore()
    {
        const PhaseToTell told = samplePhase("F1901M");
        Game without = told.game;
        without.phases[told.phase].outcome->after.owner = without.phases[told.phase].before.owner;
        Reel reel(told.game, source().art->geometry, 25), other(without, source().art->geometry, 25);
        reel.add(told.phase), other.add(told.phase);
        const auto seenIn = [](const ProjectorWindow::Content& content, const Shot& shot) {
            Picture picture = content.views.in(shot, content.picture);
            picture.tokens.clear(); // a prepared shot has none
            return picture;
        };
        int compared = 0;
        for (;; ++compared) {
            ProjectorWindow::Content one = reel.at(compared), another = other.at(compared);
            if (one.framing.to != another.framing.to) break; // the light goes to the centres
            for (const Shot& shot : {one.framing.from, one.framing.to, Shot()})
                QVERIFY(seenIn(one, shot) == seenIn(another, shot));
            one.framing.next = another.framing.next = {}; // where the light will go
            one.views = another.views = {};
            QVERIFY2(one == another, qPrintable(QString("frame %1").arg(compared)));
        }
        QVERIFY(compared > 1000);
    }
};

CHANCERY_SUITE(TestPlayedStory, QApplication)

} // namespace chancery::tst_played_story

#include "tst_played_story.moc"
