// SPDX-License-Identifier: GPL-3.0-or-later
// With reduced motion nothing is shown before its beat: neither who owns a centre nor an arrow, a mark or a
// result.
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/story_laws.h"
#include "tests/support/suite.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"

#include <algorithm>

namespace chancery::tst_calm_laws {

namespace {

constexpr int halfFade = 200, fade = 400; ///< of a fade, in milliseconds

/// What can be seen of a picture.
Picture visible(Picture picture)
{
    const auto gone = [](const auto& shown) { return shown.opacity <= 0; };
    std::erase_if(picture.tokens, gone);
    std::erase_if(picture.arrows, gone);
    std::erase_if(picture.marks, gone);
    return picture;
}

template<class T>
bool samePieces(const std::vector<T>& a, const std::vector<T>& b)
{
    return std::ranges::is_permutation(a, b);
}

bool same(const Picture& a, const Picture& b)
{
    return a.owner == b.owner && samePieces(a.tokens, b.tokens) && samePieces(a.arrows, b.arrows) &&
           samePieces(a.marks, b.marks);
}

/// As it was when the beat before this one had ended.
Picture before(const Storyboard& story, std::size_t beat)
{
    return beat == 0 ? story.first : frameAt(story, story.beats[beat - 1].span.endsAt());
}

/// The beat that lists the province among the owners.
const Beat* beatOf(const Storyboard& story, const OwnerChange& change)
{
    const auto found = std::ranges::find_if(story.beats, [&](const Beat& beat) {
        return std::ranges::find(beat.centres, change.province) != beat.centres.end();
    });
    return found == story.beats.end() ? nullptr : &*found;
}

/// Owners change half-way through the fade of their beat, and not before, in the story that moves neither.
QString ownersTooEarly(const Storyboard& story)
{
    for (const OwnerChange& change : story.ownerChanges) {
        const Beat* beat = beatOf(story, change);
        if (!beat) return "an owner changes without a word";
        const std::size_t p = index(change.province);
        const int start = beat->span.startsAt;
        if (change.at <= start || change.at > beat->span.endsAt()) return "an owner changes outside its beat";
        for (const int ms : {0, start - 1, start, start + halfFade - 1})
            if (calmFrameAt(story, ms).owner[p] != story.first.owner[p]) return "an owner changes too early";
        for (const int ms : {start + halfFade, beat->span.endsAt() - 1, story.lasts})
            if (calmFrameAt(story, ms).owner[p] != change.to) return "an owner changes too late";
    }
    return {};
}

/// No piece is brighter than it is before its beat, but fades in from it on; of a fight, from its verdict on.
QString fadesWrong(const Storyboard& story, std::size_t beat)
{
    const Span& span = story.beats[beat].span;
    const bool fight = story.beats[beat].place != noProvince;
    const int first = fight ? story.beats[beat].meets.endsAt() : span.startsAt;
    const Picture was = fight ? frameAt(story, story.beats[beat].meets.startsAt) : before(story, beat);
    const Picture is = frameAt(story, span.endsAt());
    if (!same(visible(calmFrameAt(story, first)), visible(was))) return "something is there at once";
    if (fight && !same(visible(calmFrameAt(story, span.startsAt)), visible(before(story, beat))))
        return "a question is there at once";
    const int last = std::min(fade, span.endsAt() - first - 1) - 1;
    for (const Token& token : calmFrameAt(story, first + last / 2).tokens) {
        const auto in = [&](const Picture& picture) {
            return std::ranges::any_of(picture.tokens, [&](Token other) {
                other.opacity = token.opacity;
                return other == token;
            });
        };
        if (!in(was) && !in(is)) return "a token is nowhere";
        if (in(was) != in(is) && token.opacity >= 1) return "a token does not fade";
    }
    if (span.lasts > fade && !same(calmFrameAt(story, first + fade), is)) return "the fade does not end";
    return {};
}

bool sameOrder(const Arrow& a, const Arrow& b)
{
    return a.kind == b.kind && a.power == b.power && a.from == b.from && a.bend == b.bend && a.to == b.to &&
           a.via == b.via;
}

/// Arrows are there from the beat on in which they grow.
QString arrowsTooEarly(const Storyboard& story)
{
    for (const ArrowTrack& track : story.arrows) {
        const auto isIt = [&track](const Arrow& arrow) { return sameOrder(arrow, track.arrow); };
        const auto first = std::ranges::find_if(story.arrows, isIt, &ArrowTrack::arrow);
        if (&*first != &track) continue; // a support is drawn again as it is counted
        const int start = story.beats[beatAt(story, track.grows.startsAt)].span.startsAt;
        for (const int ms : {0, start - 1, start})
            if (std::ranges::any_of(visible(calmFrameAt(story, ms)).arrows, isIt))
                return "an arrow is there too early";
    }
    return {};
}

QString brokenCalmLaw(const Storyboard& story)
{
    for (const QString& broken : {ownersTooEarly(story), arrowsTooEarly(story)})
        if (!broken.isEmpty()) return broken;
    for (std::size_t i = 0; i < story.beats.size(); ++i)
        if (const QString broken = fadesWrong(story, i); !broken.isEmpty())
            return broken + ", beat " + QString::number(i);
    return {};
}

} // namespace

class TestCalmLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsShownBeforeItsBeat_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 4; ++seed) QTest::addRow("game %d", seed) << seed;
    }

    void nothingIsShownBeforeItsBeat()
    {
        QFETCH(int, seed);
        const Game game = randomGame(sketch::sharedMap(), std::uint32_t(seed), 9);
        std::size_t changes = 0;
        for (const PhaseRecord& record : game.phases) {
            const Storyboard story = storyOf(record);
            changes += story.ownerChanges.size();
            const QString broken = brokenCalmLaw(story);
            QVERIFY2(broken.isEmpty(),
                     qPrintable(QString::fromStdString(shortName(record.phase)) + ": " + broken));
        }
        QVERIFY(changes > 0);
    }

    /// Between two beats there is nothing of the second; before the first there is nothing at all.
    void pausesShowWhatWasTold()
    {
        Storyboard story = storyOf(sketch::resolved(
            sketch::record({Season::Fall, 1901, PhaseKind::Movement},
                           sketch::position({"France A PAR", "France A GAS", "Germany A BEL"},
                                            {"France PAR MAR", "Germany MUN"}),
                           {"A PAR - BUR", "A GAS - SPA", "A BEL H"})));
        QCOMPARE(calmFrameAt(story, -1), story.first);
        QVERIFY(same(visible(calmFrameAt(story, 0)), story.first));
        for (std::size_t i = 1; i < story.beats.size(); ++i) {
            const int pause = story.beats[i].span.startsAt - 1;
            if (pause >= story.beats[i - 1].span.startsAt + fade)
                QVERIFY2(same(calmFrameAt(story, pause), before(story, i)), qPrintable(QString::number(i)));
        }
        QCOMPARE(story.ownerChanges.size(), std::size_t(2)); // Belgium and Spain
    }
};

CHANCERY_SUITE(TestCalmLaws, QCoreApplication)

} // namespace chancery::tst_calm_laws

#include "tst_calm_laws.moc"
