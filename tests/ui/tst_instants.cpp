// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window is given at an instant is of that instant: from wherever the camera looks, and
// whatever comes later in the story.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"
#include "ui/scene/frame.h"

#include <algorithm>

namespace chancery::tst_instants {

namespace {

/// How a story is looked at.
struct Look
{
    const char* name;
    Camera camera;
    bool reducedMotion;
};
constexpr Look looks[] = {{"near", Camera::Follows, false},
                          {"from afar", Camera::Still, false},
                          {"without motion", Camera::Follows, true}};

/// All pictures that the audience window has at an instant.
struct Seen
{
    Picture picture;
    Views views;
    std::optional<ShownSlide> card;
    bool operator==(const Seen&) const = default;
};

Film filmOf(const PhaseToTell& told)
{
    return filmOf(*told.game.map, sketch::standardGeometry(), told.game.phases[told.phase],
                  {.tokenScale = projectorTokenScale, .closing = closingOf(told.game, told.phase)});
}

Seen seenAt(const Film& film, int ms, const Look& look)
{
    return {seenAt(film, ms, look.camera, look.reducedMotion),
            viewsAt(film, ms, look.camera, look.reducedMotion), cardAt(film.whole, ms)};
}

template<class T, class Starts>
void leaveOut(std::vector<T>& items, int after, Starts startsAt)
{
    std::erase_if(items, [&](const T& item) { return startsAt(item) > after; });
}

/// The story as it would be if nothing happened later than `ms`, with the same times and cuts.
Storyboard onlyUpTo(Storyboard story, int ms)
{
    const auto fading = [ms](Span& fades) {
        if (fades.startsAt > ms) fades = never;
    };
    if (ms < story.lasts) story.last = story.first;
    leaveOut(story.ownerChanges, ms, [](const OwnerChange& change) { return change.at; });
    for (TokenTrack& track : story.tokens) {
        leaveOut(track.motions, ms, [](const Motion& motion) { return motion.span.startsAt; });
        leaveOut(track.turns, ms, [](const TokenTurn& turn) { return turn.span.startsAt; });
    }
    leaveOut(story.arrows, ms, [](const ArrowTrack& track) { return track.grows.startsAt; });
    for (ArrowTrack& track : story.arrows) {
        if (track.settlesAt > ms) track.settled = track.arrow.state;
        fading(track.fades);
    }
    leaveOut(story.marks, ms, [](const MarkTrack& track) { return track.pops.startsAt; });
    for (MarkTrack& track : story.marks) fading(track.fades);
    leaveOut(story.cards, ms, [](const CardTrack& track) { return track.appears.startsAt; });
    for (CardTrack& track : story.cards) fading(track.fades);
    return story;
}

Film onlyUpTo(const Film& film, int ms)
{
    return {onlyUpTo(film.whole, ms), onlyUpTo(film.near, ms), film.board};
}

/// Where something can be amiss: round the starts and ends of beats and cuts, and within them.
std::vector<int> instantsOf(const Storyboard& story)
{
    std::vector<int> instants{0, story.lasts - 1};
    const auto add = [&](const Span& span) {
        for (const int ms :
             {span.startsAt - 1, span.startsAt, span.startsAt + span.lasts / 2, span.endsAt() - 1})
            if (ms >= 0 && ms < story.lasts) instants.push_back(ms);
    };
    for (const Beat& beat : story.beats) add(beat.span);
    for (const Cut& cut : story.cuts) add(cut.span);
    std::ranges::sort(instants);
    const auto twice = std::ranges::unique(instants);
    instants.erase(twice.begin(), twice.end());
    return instants;
}

bool isSame(const Arrow& a, const Arrow& b)
{
    return a.unit == b.unit && a.kind == b.kind && a.state == b.state && a.power == b.power &&
           a.shown == b.shown && a.opacity == b.opacity;
}

bool isSame(const Mark& a, const Mark& b)
{
    return a.unit == b.unit && a.kind == b.kind && a.power == b.power && a.text == b.text &&
           a.opacity == b.opacity;
}

bool isSame(const Token& a, const Token& b)
{
    return a.unit == b.unit && a.state == b.state && a.turn == b.turn && a.opacity == b.opacity;
}

template<class T>
bool areSame(const std::vector<T>& a, const std::vector<T>& b)
{
    return std::ranges::equal(a, b, [](const T& x, const T& y) { return isSame(x, y); });
}

/// What a picture has otherwise than the story has at its instant, but for places and sizes.
QString otherwise(const Picture& seen, const Picture& instant)
{
    if (seen.owner != instant.owner) return "owners";
    if (!areSame(seen.arrows, instant.arrows)) return "arrows";
    return areSame(seen.marks, instant.marks) ? QString() : QString("marks");
}

/// An arrow that shows another result in one picture than in the other, or one that only the later one has.
bool isTold(const Picture& before, const Picture& after)
{
    return std::ranges::any_of(after.arrows, [&](const Arrow& now) {
        return std::ranges::none_of(before.arrows, [&](const Arrow& was) {
            return now.unit == was.unit && now.kind == was.kind && now.state == was.state;
        });
    });
}

QString notOfItsInstant(const Film& film, int ms, const Look& look)
{
    const Framing framing = framingOf(film, ms, look.camera, look.reducedMotion);
    const Seen seen = seenAt(film, ms, look);
    const Picture instant = look.reducedMotion ? calmFrameAt(film.whole, ms) : frameAt(film.whole, ms);
    for (const auto& [shot, picture] : seen.views.pictures)
        if (picture.owner != instant.owner) return "owners in a shot";
    if (seen.picture.owner != instant.owner) return "owners";
    if (!areSame(seen.picture.tokens, instant.tokens)) return "units";
    if (framing.stands()) {
        const Picture& shown = seen.views.in(framing.to, seen.picture);
        return otherwise(seen.picture, instant) + otherwise(shown, instant);
    }
    const bool first = ms < film.whole.cuts.front().span.endsAt(); // it comes while orders are read out
    const bool told = isTold(seen.views.in(framing.from, instant), seen.views.in(framing.to, instant));
    return told && !first ? QString("a result comes with the light") : QString();
}

QString notOfItsInstant(const Film& film, const Look& look)
{
    for (const int ms : instantsOf(film.whole))
        if (const QString wrong = notOfItsInstant(film, ms, look); !wrong.isEmpty())
            return QString("%1 at %2 ms, %3").arg(wrong).arg(ms).arg(look.name);
    return {};
}

/// What the present beat shows may be painted before.
QString knowsWhatComes(const Film& film, const Look& look)
{
    for (const int ms : instantsOf(film.whole)) {
        const auto& beats = film.whole.beats;
        const auto next = std::ranges::find_if(beats, [ms](const Beat& b) { return b.span.startsAt > ms; });
        const int until = next == beats.end() ? film.whole.lasts : next->span.startsAt - 1;
        if (!(seenAt(film, ms, look) == seenAt(onlyUpTo(film, until), ms, look)))
            return QString("at %1 ms, %2").arg(ms).arg(look.name);
    }
    return {};
}

/// A game that is over after its only phase: Turkey takes an 18th centre.
PhaseToTell wonPhase()
{
    const Position position = sketch::position(
        {"Turkey A GAL", "Austria A TYR"},
        {"Turkey CON ANK SMY BUL RUM SER GRE BUD SEV MOS WAR STP VEN ROM NAP TUN TRI", "Austria VIE"});
    Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1908, PhaseKind::Movement}, position);
    game.phases.back() = sketch::record(game.phases.back().phase, position, {"A GAL - VIE", "A TYR H"});
    return {"won", resolve(game), 0};
}

void addRows()
{
    QTest::addColumn<PhaseToTell>("told");
    std::vector<PhaseToTell> all = samplePhases();
    for (const std::vector<PhaseToTell>& more : {datcTold(20), turnsByLot(50)})
        all.insert(all.end(), more.begin(), more.end());
    for (const PhaseToTell& told : all) QTest::newRow(told.name.c_str()) << told;
}

} // namespace

class TestInstants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureIsOfItsInstant_data() { addRows(); }
    void everyPictureIsOfItsInstant()
    {
        QFETCH(PhaseToTell, told);
        const Film film = filmOf(told);
        if (film.whole.beats.empty()) return;
        for (const Look& look : looks) QCOMPARE(notOfItsInstant(film, look), QString());
    }

    void nothingIsShownBeforeItHappens_data() { addRows(); }
    void nothingIsShownBeforeItHappens()
    {
        QFETCH(PhaseToTell, told);
        const Film film = filmOf(told);
        if (film.whole.beats.empty()) return;
        for (const Look& look : looks) QCOMPARE(knowsWhatComes(film, look), QString());
    }

    /// Until the winner's colour runs over the board, a won phase looks like one that wins nothing.
    void theWinIsNotSeenBeforeItIsTold()
    {
        const PhaseToTell told = wonPhase();
        const PhaseRecord& record = told.game.phases[told.phase];
        Closing closing = closingOf(told.game, told.phase);
        const auto isEnding = [](const Slide& slide) { return std::holds_alternative<EndingCard>(slide); };
        const Film won = filmOf(told);
        QVERIFY(std::erase_if(closing.cards, isEnding) == 1);
        const Film other = filmOf(*told.game.map, sketch::standardGeometry(), record,
                                  {.tokenScale = projectorTokenScale, .closing = closing});
        const auto course = std::ranges::find(won.whole.beats, Gesture::Course, &Beat::gesture);
        QVERIFY(course != won.whole.beats.end() && other.whole.lasts > 5000);
        QVERIFY(
            std::equal(won.whole.beats.begin(), course, other.whole.beats.begin(), other.whole.beats.end()));
        const int settles = other.whole.beats.back().span.startsAt;
        for (const Look& look : looks)
            for (int ms = 0; ms < other.whole.lasts; ms += 20) {
                const Seen one = seenAt(won, ms, look);
                Seen two = seenAt(other, ms, look);
                if (ms >= settles) two.picture.tokens = one.picture.tokens; // there the other story ends
                QVERIFY2(one == two, qPrintable(QString("at %1 ms, %2").arg(ms).arg(look.name)));
            }
    }

    void theLawsLookAtRetreatsAndCentres()
    {
        std::vector<PhaseToTell> all = turnsByLot(50);
        int retreats = 0, centres = 0;
        for (const PhaseToTell& told : all) {
            retreats += told.game.phases[told.phase].phase.kind == PhaseKind::Retreat;
            centres += !filmOf(told).whole.ownerChanges.empty();
        }
        QVERIFY2(retreats >= 10 && centres > 10, qPrintable(QString("%1, %2").arg(retreats).arg(centres)));
    }
};

CHANCERY_SUITE(TestInstants, QCoreApplication)

} // namespace chancery::tst_instants

#include "tst_instants.moc"
