// SPDX-License-Identifier: GPL-3.0-or-later
// What is beside the board in the audience window: where it is, what it shows and when, and that its
// texts fit.
#include "tests/support/busy_board.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/support/text_recorder.h"
#include "tests/support/told_phases.h"
#include "ui/draw/map_art.h"
#include "ui/room/room_painter.h"
#include "ui/room/room_text.h"
#include "ui/scene/badges.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/language.h"
#include "ui/words/slide_words.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <tuple>

namespace chancery::tst_room {

namespace {

constexpr double standardAspect = 1.3, wideAspect = 2700. / 1435;

const BoardSource& source()
{
    static const BoardSource read = standardSource();
    return read;
}

Storyboard storyOf(const Game& game, std::size_t phase)
{
    return storyOf(*game.map, source().art->geometry, game.phases[phase],
                   {{}, 1, {}, closingOf(game, phase)});
}

std::vector<QRectF> partsOf(const RoomLayout& room)
{
    std::vector<QRectF> parts = room.rows;
    parts.insert(parts.end(), {room.board, room.header, room.panel});
    if (!room.clock.isEmpty()) parts.push_back(room.clock);
    return parts;
}

/// Returns which share of the picture a map covers.
double mapShare(const RoomLayout& room, const QSizeF& size, double aspect = standardAspect)
{
    const QSizeF map = QSizeF(aspect, 1).scaled(room.board.size(), Qt::KeepAspectRatio);
    return map.width() * map.height() / (size.width() * size.height());
}

std::size_t phaseOf(const Game& game, const char* name)
{
    const auto named = [name](const PhaseRecord& record) { return shortName(record.phase) == name; };
    return std::size_t(std::ranges::find_if(game.phases, named) - game.phases.begin());
}

/// The panels of a beat, one for each page of its list: what is asked, and then what is told.
std::vector<RoomPanel> pages(const Game& game, std::size_t phase, const Beat& beat)
{
    std::vector<RoomPanel> all;
    const RoomPanel told = panelOf(*game.map, game.phases[phase], beat),
                    asked = questionOf(*game.map, game.phases[phase], beat, beat.meets.startsAt);
    for (const RoomPanel& panel : {told, asked}) {
        const std::vector<qsizetype> turns = pagesOf(panel);
        for (std::size_t i = 0; i + 1 < turns.size(); ++i) {
            all.push_back(panel);
            all.back().list = panel.list.mid(turns[i], turns[i + 1] - turns[i]);
        }
    }
    return all;
}

} // namespace

class TestRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// While orders are read, the panel lists those of the power.
    void ordersAreListed()
    {
        const Game game = realGame(1);
        std::size_t listed = 0;
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            const PhaseRecord& record = game.phases[p];
            if (!record.outcome || record.phase.kind != PhaseKind::Movement) continue;
            for (const Beat& beat : storyOf(game, p).beats) {
                if (beat.orders.size() < 2) continue;
                const RoomPanel panel = panelOf(*game.map, record, beat);
                QCOMPARE(panel.list.size(), static_cast<qsizetype>(beat.orders.size()));
                QCOMPARE(panel.powers, std::vector{record.outcome->results[beat.orders.front()].order.power});
                listed += beat.orders.size();
            }
        }
        QVERIFY(listed > 50);
    }

    /// A unit that also attacks holds its province with something else than it attacks with: the panel has
    /// what was compared.
    void theStrengthsAreThoseCompared()
    {
        int compared = 0, others = 0;
        for (const int number : {1, 2, 3}) {
            const Game game = realGame(number);
            for (std::size_t p = 0; p < game.phases.size(); ++p) {
                const PhaseRecord& record = game.phases[p];
                if (!record.outcome || record.phase.kind != PhaseKind::Movement) continue;
                for (const Beat& beat : storyOf(game, p).beats) {
                    if (beat.place == noProvince || beat.card != noCard || beat.results.empty()) continue;
                    const Finding& why = record.outcome->results[beat.results.front()].finding;
                    const Unit* holds = unitAt(*game.map, record.before, why.against);
                    if (why.theirsKind != StrengthKind::Hold || why.theirs == 0 || !holds) continue;
                    const OrderResult* own = governing(*game.map, *record.outcome, why.against);
                    const RoomPanel panel = panelOf(*game.map, record, beat);
                    const auto side = std::ranges::find(panel.sides, holds->power, &RoomSide::power);
                    if (side == panel.sides.end()) continue;
                    if (holds->power == record.outcome->results[beat.results.front()].order.power) continue;
                    QVERIFY2(side->strength == why.theirs, qPrintable(panel.headline));
                    ++compared;
                    others += own && own->finding.mineKind == StrengthKind::Attack &&
                              own->finding.mine != why.theirs;
                }
            }
        }
        QVERIFY2(compared > 50 && others > 0, qPrintable(QString("%1, %2").arg(compared).arg(others)));
    }

    /// A unit that attacks and is attacked has two badges: the panel has both of their numbers.
    void theNumbersOfAPanelAreThoseOfTheBadges()
    {
        int twice = 0;
        for (const PhaseToTell& told : datcTold(400)) {
            const Storyboard story = storyOf(told.game, told.phase);
            for (const Beat& beat : story.beats) {
                if (beat.place == noProvince) continue;
                const PhaseRecord& record = told.game.phases[told.phase];
                for (const RoomSide& side : panelOf(*told.game.map, record, beat).sides) {
                    if (side.other == 0) continue;
                    ++twice;
                    QVERIFY(std::ranges::any_of(beat.badges, [&](const Badge& badge) {
                        const auto same = [&](const Badge& other) {
                            return other.unit == badge.unit && other.strength == side.other &&
                                   other.below != badge.below;
                        };
                        return badge.strength == side.strength && std::ranges::any_of(beat.badges, same);
                    }));
                }
                if (told.name == "6.E.6")
                    QVERIFY(std::ranges::any_of(
                        panelOf(*told.game.map, record, beat).sides,
                        [](const RoomSide& s) { return s.strength == 2 && s.other == 3; }));
            }
        }
        QVERIFY2(twice > 3, qPrintable(QString::number(twice)));
    }

    void partsNeverOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1920, 1080), QSize(1280, 720), QSize(3840, 2160), QSize(1600, 1200),
                                 QSize(1024, 768), QSize(1280, 1024), QSize(1080, 1920), QSize(2560, 1080),
                                 QSize(1920, 1200), QSize(1000, 1000), QSize(320, 180)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }

    void partsNeverOverlap()
    {
        QFETCH(QSize, size);
        for (std::size_t rows = 0; rows <= 34; ++rows)
            for (const auto& [aspect, clock, rests] :
                 {std::tuple(standardAspect, false, false), std::tuple(standardAspect, true, false),
                  std::tuple(standardAspect, true, true), std::tuple(wideAspect, true, false)}) {
                const RoomLayout room = layOutRoom({size, aspect, rows, clock, rests});
                const std::vector<QRectF> parts = partsOf(room);
                QCOMPARE(room.rows.size(), rows);
                QCOMPARE(room.clock.isEmpty(), !clock);
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    QVERIFY(QRectF(QPointF(), size).adjusted(-.01, -.01, .01, .01).contains(parts[i]));
                    QVERIFY(parts[i].height() > 10 * room.unit && parts[i].width() > 10 * room.unit);
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(!parts[i].adjusted(.01, .01, -.01, -.01).intersects(parts[j]),
                                 qPrintable(QString("%1 rows: part %2 and %3").arg(rows).arg(i).arg(j)));
                }
            }
    }

    /// Where there are many powers, each has its sign, its whole name and its number, as large as all that is
    /// to be read.
    void eachOfManyPowersHasAPlace_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1920, 1080);
        QTest::newRow("square") << QSize(1600, 1200);
        QTest::newRow("tall") << QSize(1080, 1920);
    }
    void eachOfManyPowersHasAPlace()
    {
        QFETCH(QSize, size);
        const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
        const RoomColumn column = columnBefore(newGame(map), 0);
        QCOMPARE(column.rows.size(), std::size_t{34});
        TextRecorder recorder(size);
        QPainter painter(&recorder);
        paintRoom(painter, layOutRoom({size, standardAspect, column.rows.size()}), {{}, {}, column},
                  {themeFor(ThemeKind::Light, *map), map});
        painter.end();
        for (const RoomRow& row : column.rows) {
            const auto sign = std::ranges::find(recorder.texts(), row.letter, &WrittenText::text);
            QVERIFY2(sign != recorder.texts().end(), qPrintable(row.letter));
            QVERIFY2(sign->em >= 24, qPrintable(QString::number(sign->em)));
            const auto name = std::ranges::find(recorder.texts(), row.name, &WrittenText::text);
            QVERIFY2(name != recorder.texts().end(), qPrintable(row.name));
            QVERIFY2(name->em >= 33, qPrintable(QString("%1: %2").arg(row.name).arg(name->em)));
        }
        for (const WrittenText& text : recorder.texts())
            QVERIFY2(!text.text.contains(u'\u2026'), qPrintable(text.text));
    }

    void theMapFillsThePicture()
    {
        for (const QSizeF size :
             {QSizeF(1920, 1080), QSizeF(1280, 720), QSizeF(1600, 1200), QSizeF(1024, 768)}) {
            const double share = mapShare(layOutRoom({size, standardAspect, 7, true}), size);
            QVERIFY2(share >= .7, qPrintable(QString::number(share)));
        }
        const RoomLayout wide = layOutRoom({{1920, 1080}, standardAspect, 7, true});
        QCOMPARE(wide.board, QRectF(0, 0, 1404, 1080));
        const RoomLayout tall = layOutRoom({{1080, 1920}, standardAspect, 7, true});
        QCOMPARE(tall.board.width(), 1080.);
        QCOMPARE(tall.shape, RoomShape::Tall);
        QCOMPARE(layOutRoom({{1600, 1200}, standardAspect, 7, true}).shape, RoomShape::Square);
    }

    /// Beside a wide board the panel would leave it 52 parts of 100.
    void theBoardThatIsWideHasThePanelBelow()
    {
        const QSizeF size(1920, 1080);
        const RoomLayout room = layOutRoom({size, wideAspect, 5, true});
        QVERIFY(room.panel.top() >= room.board.bottom() && room.header.top() >= room.board.bottom());
        const double share = mapShare(room, size, wideAspect);
        QVERIFY2(share >= .75, qPrintable(QString::number(share)));
    }

    /// No bands are left above and below it, whatever the shape of the picture; a slide has its room again.
    void aWideBoardFillsItsRoom()
    {
        for (const QSizeF size : {QSizeF(1920, 1080), QSizeF(1600, 1200), QSizeF(1080, 1920)}) {
            const RoomRequest request{size, wideAspect, 5, true};
            const RoomLayout room = layOutRoom(request);
            QVERIFY(std::abs(room.board.width() / room.board.height() - wideAspect) < .01);
            RoomRequest shows = request;
            shows.slide = true;
            const RoomLayout under = layOutRoom(shows);
            QCOMPARE(under.board, room.board);
            QCOMPARE(under.slide, room.slide);
            for (const QRectF& part : {under.header, under.panel, under.clock})
                QVERIFY(!part.intersects(under.slide));
        }
    }

    /// While nothing is told the clock is what there is to see.
    void theClockIsLargeWhileNothingIsTold()
    {
        constexpr std::pair<QSizeF, double> pictures[] = {
            {{1920, 1080}, standardAspect}, {{1280, 720}, standardAspect}, {{1080, 1920}, standardAspect},
            {{1600, 1200}, standardAspect}, {{1920, 1080}, wideAspect},    {{1600, 1200}, wideAspect}};
        for (const auto& [size, aspect] : pictures) {
            const RoomLayout told = layOutRoom({size, aspect, 7, true, false}),
                             rests = layOutRoom({size, aspect, 7, true, true});
            const auto area = [](const QRectF& clock) { return clock.width() * clock.height(); };
            QVERIFY(area(rests.clock) > area(told.clock) * 4);
            QVERIFY(rests.panel.height() >
                    3 * 36 * rests.unit); // what comes next, and how many sheets are in
            QCOMPARE(rests.board, told.board);
        }
    }

    void sizesGrowWithTheHeight()
    {
        const RoomLayout one = layOutRoom({{1920, 1080}, standardAspect, 7, true});
        const RoomLayout two = layOutRoom({{3840, 2160}, standardAspect, 7, true});
        QCOMPARE(two.unit, 2 * one.unit);
        QCOMPARE(two.rows[3].height(), 2 * one.rows[3].height());
        QCOMPARE(two.panel.height(), 2 * one.panel.height());
    }

    /// The numbers climb with the centres on the board; the sequence of the powers and the changes of the
    /// year come with the tally.
    void centresChangeWithTheBoard()
    {
        const Game game = realGame(7);
        int tallies = 0, climbs = 0;
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            const Storyboard story = storyOf(game, p);
            const RoomColumn before = columnBefore(game, p);
            const auto tally = std::ranges::find(story.beats, Gesture::Tally, &Beat::gesture);
            if (tally == story.beats.end()) continue;
            ++tallies;
            for (int ms = 0; ms < tally->span.startsAt; ms += 100) {
                const RoomColumn now = columnAt(game, p, story, ms);
                const std::vector<Power> owner = frameAt(story, ms).owner;
                QCOMPARE(now.rows.size(), before.rows.size());
                for (std::size_t i = 0; i < now.rows.size(); ++i) {
                    QCOMPARE(now.rows[i].power, before.rows[i].power);
                    QCOMPARE(now.rows[i].centres, int(std::ranges::count(owner, now.rows[i].power)));
                    QVERIFY(now.rows[i].change == 0 && now.rows[i].out == before.rows[i].out);
                    climbs += now.rows[i].centres != before.rows[i].centres;
                }
            }
            const RoomColumn after = columnAt(game, p, story, tally->span.startsAt);
            QVERIFY(after.rows == columnAfter(game, p, true).rows);
            QVERIFY2(after.panel.headline.contains("lead") || after.panel.headline.contains("tied"),
                     qPrintable(after.panel.headline));
            if (p + 1 < game.phases.size()) QVERIFY(columnBefore(game, p + 1).rows == after.rows);
        }
        QVERIFY(tallies > 3 && climbs > 20);
    }

    /// How the centres have changed in a year is said from its count until the next year begins, and at no
    /// other time.
    void theChangeOfAYearComesWithItsCount()
    {
        const Game game = realGame(7);
        const auto changes = [](const RoomColumn& column) {
            return std::ranges::any_of(column.rows, [](const RoomRow& row) { return row.change != 0; });
        };
        int counted = 0;
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            const bool winter = game.phases[p].phase.kind == PhaseKind::Adjustment;
            QCOMPARE(changes(columnBefore(game, p)), winter);
            const Storyboard story = storyOf(game, p);
            for (const Beat& beat : story.beats) {
                const bool tally = beat.gesture == Gesture::Tally;
                if (beat.gesture == Gesture::Course) break; // it has the centres of each year
                QCOMPARE(changes(columnAt(game, p, story, beat.span.startsAt)), winter || tally);
                counted += tally;
                if (tally) break;
            }
        }
        QVERIFY(counted > 3);
    }

    /// While the centres of a lost power are counted year by year it is named, and only the card says that it
    /// is eliminated.
    void theYearsOfALostPowerAreItsOwn()
    {
        const Game game = realGame(1);
        const std::size_t p = phaseOf(game, "F1902R");
        const Storyboard story = storyOf(game, p);
        int years = 0;
        for (const Beat& beat : story.beats) {
            const RoomColumn column = columnAt(game, p, story, beat.span.startsAt);
            QCOMPARE(column.stage == "Eliminated", beat.gesture == Gesture::Elimination);
            if (beat.gesture != Gesture::Course) continue;
            QCOMPARE(column.panel.bar, "Austria");
            ++years;
            if (beat.year == 1900) continue;
            QCOMPARE(column.race->race.years.back(), beat.year);
            for (const QSize size : {QSize(1920, 1080), QSize(1080, 1920)}) { // the race is below the words
                const RoomLayout room = layOutRoom({size, standardAspect, column.rows.size()});
                TextRecorder recorder(size);
                QPainter painter(&recorder);
                paintRoom(painter, room, {{}, {}, column}, {themeFor(ThemeKind::Light, *game.map), game.map});
                painter.end();
                for (const WrittenText& text : recorder.texts())
                    if (room.panel.contains(text.box.center()) && column.panel.headline.contains(text.text))
                        QVERIFY2(text.box.bottom() <= room.panel.top() + .45 * room.panel.height() ||
                                     text.text == QString::number(beat.year),
                                 qPrintable(text.text));
            }
        }
        QVERIFY(years > 1);
    }

    /// Before the reveal nothing in the column depends on the results.
    void theColumnKeepsSecrets()
    {
        const Game game = realGame(7);
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            Game bare = game;
            bare.phases.resize(p + 1);
            bare.phases.back().written.clear();
            bare.phases.back().outcome.reset();
            QVERIFY(columnBefore(game, p) == columnBefore(bare, p));
            QVERIFY(columnBefore(game, p).panel == RoomPanel());
        }
    }

    /// Where the rules rank by centres and points so does the column. Points that a phase has given are seen
    /// once it is told, awards at once; goals that are not reached stay secret.
    void theColumnRanksByPoints()
    {
        Game game = newGame(sharedMap());
        game.rulebook = rulebookOf(*findRulebook("committee"));
        const Power italy = game.map->findPower("Italy"), turkey = game.map->findPower("Turkey");
        game.committee.goals = {{italy, "Take Tunis", 3, {}, GoalVerdict::Allowed},
                                {turkey, "Secret", 9, {}, GoalVerdict::Allowed}};
        const auto rows = [&] { return columnBefore(game, 0).rows; };
        const auto rowOf = [&](Power power) {
            const std::vector<RoomRow> all = rows();
            return *std::ranges::find(all, power, &RoomRow::power);
        };
        QCOMPARE(rows().front().letter, "R");
        QCOMPARE(rowOf(turkey).score(), 3);
        QCOMPARE(rowOf(turkey).sum, "3 + 0");
        game.committee.goals[0].achieved = game.current().phase;
        QCOMPARE(rows().front().power, italy);
        QCOMPARE(rows().front().score(), 6);
        QCOMPARE(rows().front().sum, "3 + 3");
        QVERIFY(columnBefore(game, 0).awaits.contains("Centres + points"));
        game.rulebook = rulebookOf(*findRulebook("2000"));
        QVERIFY(!rows().front().points && rows().front().sum.isEmpty());
        QCOMPARE(rows().front().letter, "R");
    }

    /// Control of Europe is worth points, which the results give: they are no news before these.
    void pointsOfAPhaseComeWithItsResults()
    {
        std::vector<std::string> owned{"France"};
        int centres = 0;
        for (const Province p : sharedMap()->centres)
            if (const std::string code = (*sharedMap())[p].code; code != "TUN" && ++centres <= 17)
                owned.front() += " " + code;
        Game game = gameFrom(sharedMap(), {Season::Fall, 1903, PhaseKind::Movement},
                             sketch::position({"France A TUN"}, owned));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        const RoomColumn before = columnBefore(game, 0);
        game = resolve(std::move(game));
        QVERIFY(columnBefore(game, 0) == before);
        QCOMPARE(before.rows.front().sum, "17 + 0");
        QCOMPARE(columnAfter(game, 0, false).rows.front().sum, "17 + 0");
        QCOMPARE(columnAfter(game, 0, true).rows.front().sum, "18 + 5");
        QCOMPARE(columnAfter(game, 0, true).rows.front().change, 6);
    }

    /// The clock gives what is said below it the room that it needs: nothing is left out or shortened.
    void whatIsAwaitedIsSaidWhole_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(1920, 1080), QSize(1280, 720), QSize(480, 270), QSize(1080, 1920), QSize(1024, 768)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void whatIsAwaitedIsSaidWhole()
    {
        QFETCH(QSize, size);
        RoomTexts texts;
        texts.column = columnBefore(newGame(sharedMap()), 0);
        texts.column.awaits = {
            "Danach: Schreiben der Befehle, 5:00",
            "In Führung mit 7 Punkten insgesamt: Maximiliane, Bartholomäus, Theodora",
            "Rangfolge: Zentren + Punkte",
            "Konferenz: „Kongress über die Zukunft Serbiens und der Levante“, Konstantinopel",
            "7 Zettel sind da"};
        const SlideLook look{themeFor(ThemeKind::Light, *sharedMap()), sharedMap()};
        const RoomLayout room = fitted(layOutRoom({size, standardAspect, 7, true, true}), texts, look);
        TextRecorder recorder(size);
        QPainter painter(&recorder);
        paintRoom(painter, room, texts, look);
        painter.end();
        QStringList said;
        for (const WrittenText& text : recorder.texts()) {
            QVERIFY2(!text.text.contains(u'\u2026'), qPrintable(text.text));
            said << text.text;
        }
        const QString whole = said.join(' ');
        for (const QString& line : texts.column.awaits)
            QVERIFY2(whole.contains(line), qPrintable(line + "\n" + whole));
        QVERIFY(!room.clock.intersects(room.panel));
        QVERIFY(room.clock.height() >= 100 * room.unit);
    }

    /// How many sheets are in is no secret; whose they are, and what is on them, is not said.
    void theColumnCountsTheSheetsThatAreIn()
    {
        Game game = newGame(sharedMap());
        QCOMPARE(columnBefore(game, 0).stage, "Moves to come");
        QCOMPARE(columnBefore(game, 0).awaits, QStringList());
        for (const char* name : {"France", "Turkey"}) {
            game.phases.back().received.add(game.map->findPower(name));
            const RoomColumn column = columnBefore(game, 0);
            QCOMPARE(column.awaits.size(), 1);
            QVERIFY(column.awaits.front().startsWith(name == QString("France") ? "1 sheet" : "2 sheet"));
        }
    }

    /// A conference is named with its place from its beginning until the phase is over in which it ends:
    /// nothing else of it, and nothing before.
    void theColumnNamesTheConference()
    {
        Game game = newGame(sharedMap());
        const Phase now = game.current().phase;
        Conference one{"Congress of Serbia", "get rid of Turkey", "share the Balkans",
                       game.map->findProvince("SER")};
        one.organiser = game.map->findPower("Austria");
        one.parties.add(one.organiser);
        const auto said = [&] {
            game.committee.conferences = {one};
            return columnBefore(game, 0).awaits;
        };
        QCOMPARE(said(), QStringList());
        one.opened = now;
        const QStringList held{"Conference: “Congress of Serbia”, Serbia"};
        QCOMPARE(said(), held);
        one.ended = now;
        QCOMPARE(said(), held);
        one.name.clear();
        QCOMPARE(said(), QStringList("Conference: Serbia"));
        one.opened = one.ended = Phase{Season::Spring, now.year - 1, PhaseKind::Movement};
        QCOMPARE(said(), QStringList());
        one.opened = Phase{Season::Fall, now.year, PhaseKind::Movement};
        one.ended.reset();
        QCOMPARE(said(), QStringList());
    }

    /// While no fight is shown the panel says what follows from the board: who retreats, builds and removes,
    /// and who leads.
    void thePanelSaysWhatIsAwaited()
    {
        const Game game = realGame(7);
        int retreats = 0, builds = 0;
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            const QString said = columnBefore(game, p).awaits.join(u'\n');
            const PhaseRecord& record = game.phases[p];
            for (const DislodgedUnit& unit : record.before.dislodged) {
                ++retreats;
                QVERIFY(said.section(u'\n', 0, 0).contains(Words(*game.map).power(unit.unit.power)));
            }
            if (record.phase.kind == PhaseKind::Adjustment)
                for (const Power power : game.map->everyPower()) {
                    const int units = int(std::ranges::count(record.before.units, power, &Unit::power));
                    const int owed = centresOf(record.before, power) - units;
                    const QString line =
                        said.section(owed < 0 ? "Removals: " : "Builds: ", 1).section(u'\n', 0, 0);
                    const QString counted =
                        QString("%1 %2").arg(Words(*game.map).power(power)).arg(std::abs(owed));
                    if (owed < 0) QVERIFY2(line.contains(counted), qPrintable(said));
                    if (owed == 0) QVERIFY(!line.contains(Words(*game.map).power(power)));
                    builds += owed > 0 && line.contains(counted);
                }
            QCOMPARE(said.contains("lead"), record.phase.year > 1901);
        }
        QVERIFY(retreats > 5 && builds > 5);
    }

    void aPanelHasTheFightOfItsBeat()
    {
        const Game game = realGame(7);
        int fights = 0;
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            const Storyboard story = storyOf(game, p);
            for (const Beat& beat : story.beats) {
                const RoomPanel panel = columnAt(game, p, story, beat.span.endsAt() - 1).panel;
                if (beat.place != noProvince || beat.orders.size() > 1) QVERIFY(!panel.headline.isEmpty());
                QVERIFY(pagesOf(panel).size() == 2); // only one
                if (beat.place == noProvince) continue;
                ++fights;
                QVERIFY(!panel.bar.isEmpty());
                // Before its verdict it is a question, with nothing of the result.
                const RoomPanel asked = columnAt(game, p, story, beat.meets.endsAt() - 1).panel;
                QVERIFY(!asked.headline.isEmpty() && asked.headline != panel.headline);
                QVERIFY(asked.winner == noPower && asked.remarks.isEmpty() && asked.fates.empty());
                QVERIFY(std::is_sorted(asked.powers.begin(), asked.powers.end() - 1)); // then who is there
                QVERIFY(asked.sides == panel.sides);
                // The powers of its strip stay where they are; those that only the verdict names come last.
                QVERIFY(panel.powers.size() >= asked.powers.size() &&
                        std::equal(asked.powers.begin(), asked.powers.end(), panel.powers.begin()));
                if (panel.winner != noPower) QVERIFY(std::ranges::count(panel.powers, panel.winner) == 1);
                // Nothing is counted yet when it is asked: no strengths, and no list of supports.
                const RoomPanel first = columnAt(game, p, story, beat.counts.startsAt - 1).panel;
                QVERIFY(first.sides.empty() && first.list.isEmpty() && first.headline == asked.headline);
                // No text of another beat is beside it once the camera goes to it.
                for (const Cut& cut : story.cuts)
                    if (cut.span.startsAt < beat.span.startsAt &&
                        beat.span.startsAt <= cut.span.endsAt() + 200)
                        QCOMPARE(columnAt(game, p, story, cut.span.endsAt()).panel.headline, asked.headline);
                QVERIFY(std::ranges::is_sorted(asked.sides, {}, [&asked](const RoomSide& side) {
                    return std::pair(std::ranges::find(asked.powers, side.power), side.isThere);
                }));
                const QString leads = Words(*game.map).power(asked.powers.front());
                if (asked.headline.contains(" attack") || asked.headline.contains(" head on"))
                    QVERIFY2(asked.headline.startsWith(leads) || asked.headline.startsWith("Several"),
                             qPrintable(asked.headline));
            }
        }
        QVERIFY(fights > 20);
    }

    /// When all is told, the panel says what has failed, and who has gone where, built and removed.
    void thePanelAtTheEndLeavesNothingOut()
    {
        const Game game = realGame(7);
        const Words words(*game.map);
        const SlideLook look{themeFor(ThemeKind::Dark, *source().map), source().map};
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        const SlideBrush brush(painter, image.rect(), look);
        int failed = 0, built = 0, retreated = 0;
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            const Storyboard story = storyOf(game, p);
            if (story.beats.empty() || story.beats.back().gesture == Gesture::Ending) continue;
            const RoomPanel panel = columnAt(game, p, story, story.lasts).panel;
            const QString said = textsOf(panel).join(u' ');
            const RoomLayout room = layOutRoom({{1920, 1080}, standardAspect, 7, true});
            QVERIFY2(panelFit(brush, room, {{}, {}, {{}, {}, {}, panel}}).leftOut == 0, qPrintable(said));
            for (const OrderResult& r : game.phases[p].outcome->results) {
                if (r.order.unit.at == nowhere) continue;
                const auto* move = as<Move>(r.order);
                if (move && r.verdict == Verdict::Succeeds) continue;
                const bool asked = move || as<Retreat>(r.order) || as<Build>(r.order);
                if (!asked || (!move && r.verdict != Verdict::Succeeds)) continue;
                const Province from = game.map->provinceOf(r.order.unit.at);
                QVERIFY2(said.contains(words.province(from)) ||
                             said.contains(QString::fromStdString((*game.map)[from].code)),
                         qPrintable(said));
                failed += move != nullptr;
                built += as<Build>(r.order) != nullptr;
                retreated += as<Retreat>(r.order) != nullptr;
            }
        }
        QVERIFY2(failed > 20 && built > 10 && retreated > 3,
                 qPrintable(QString("%1 %2 %3").arg(failed).arg(built).arg(retreated)));
    }

    /// In two long games nothing in a panel is elided, no line of a list is left out, and a remark in fewer
    /// than one beat of 33.
    void textsFitIntoThePanel_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }

    void textsFitIntoThePanel()
    {
        QFETCH(QString, language);
        speak(language);
        const SlideLook look{themeFor(ThemeKind::Dark, *source().map), source().map};
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        const SlideBrush brush(painter, image.rect(), look);
        double least = 2;
        int all = 0;
        QString longest;
        QStringList cut, lists;
        for (int number : {1, 5}) {
            const Game game = realGame(number);
            for (std::size_t p = 0; p < game.phases.size(); ++p) {
                const Storyboard story = storyOf(game, p);
                for (const Beat& beat : story.beats) {
                    RoomTexts texts;
                    texts.caption = beat.card == noCard
                                        ? Captions(*game.map, game.phases[p]).of(beat).line()
                                        : SlideWords(*game.map).caption(story.cards[beat.card].slide);
                    for (const RoomPanel& panel : pages(game, p, beat))
                        for (const QSizeF size : {QSizeF(1920, 1080), QSizeF(1080, 1920)}) {
                            texts.column.panel = panel;
                            const PanelFit fit =
                                panelFit(brush, layOutRoom({size, standardAspect, 7, true}), texts);
                            if (fit.share < least) least = fit.share, longest = texts.caption;
                            const auto lost = std::ranges::count_if(panel.fates, &RoomFate::lost);
                            const auto stays = qsizetype(panel.fates.size()) - lost;
                            if (fit.leftOut > stays + panel.remarks.size())
                                lists << panel.headline + u'/' + panel.list.join(u'/');
                            else if (fit.leftOut > stays)
                                cut << texts.caption;
                            ++all;
                        }
                }
            }
        }
        speak("en");
        qInfo("texts shrink to %.2f: %s; remarks are left out in %d of %d: %s", least, qPrintable(longest),
              int(cut.size()), all, qPrintable(cut.join(" | ")));
        QVERIFY2(lists.isEmpty(), qPrintable(QString("%1: %2").arg(lists.size()).arg(lists.join(" | "))));
        QVERIFY2(least > panelLeastShare, qPrintable(longest));
        QVERIFY2(cut.size() * 33 < all, qPrintable(QString("%1 of %2").arg(cut.size()).arg(all)));
    }

    /// Lists of 34 powers are turned over, and none is cut.
    void noListOfManyPowersIsCut()
    {
        const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
        const SlideLook look{themeFor(ThemeKind::Dark, *map), map};
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        const SlideBrush brush(painter, image.rect(), look);
        int lists = 0;
        QStringList cut;
        for (const std::uint32_t seed : {1U, 2U, 3U}) {
            const Game game = randomGame(map, seed, 24);
            for (std::size_t p = 0; p < game.phases.size(); ++p)
                for (const Beat& beat : storyOf(game, p).beats)
                    for (const RoomPanel& panel : pages(game, p, beat))
                        for (const QSizeF size : {QSizeF(1920, 1080), QSizeF(1080, 1920)}) {
                            if (panel.list.isEmpty()) continue;
                            ++lists;
                            const RoomTexts texts{{}, {}, {{}, {}, {}, panel}};
                            const RoomLayout room =
                                layOutRoom({size, standardAspect, map->powers.size(), true});
                            if (panelFit(brush, room, texts).leftOut >
                                qsizetype(panel.fates.size()) + panel.remarks.size())
                                cut << panel.headline + u'/' + panel.list.join(u'/');
                        }
        }
        QVERIFY(lists > 100);
        QVERIFY2(cut.isEmpty(),
                 qPrintable(QString("%1 of %2: %3").arg(cut.size()).arg(lists).arg(cut.join(" | "))));
    }

    /// In the strip of a square picture nothing is elided, and nothing is smaller than what is to be read.
    void theStripIsWhole_data() { textsFitIntoThePanel_data(); }

    void theStripIsWhole()
    {
        QFETCH(QString, language);
        speak(language);
        const SlideLook look{themeFor(ThemeKind::Dark, *source().map), source().map};
        const QSize size(1600, 1200);
        const RoomLayout room = layOutRoom({size, standardAspect, 7, true});
        QStringList cut;
        int fights = 0;
        for (int number : {1, 5}) {
            const Game game = realGame(number);
            for (std::size_t p = 0; p < game.phases.size(); ++p)
                for (const Beat& beat : storyOf(game, p).beats) {
                    RoomTexts texts;
                    texts.column.panel = pages(game, p, beat).front();
                    if (texts.column.panel.headline.isEmpty()) continue;
                    TextRecorder recorder(size);
                    QPainter painter(&recorder);
                    paintRoom(painter, room, texts, look);
                    painter.end();
                    for (const WrittenText& text : recorder.texts()) {
                        QVERIFY2(!text.text.contains(".;"), qPrintable(text.text));
                        if (text.text.contains(u'\u2026')) cut << text.text;
                        QVERIFY2(text.em >= int(leastStripText), qPrintable(text.text));
                    }
                    fights += beat.place != noProvince;
                }
        }
        speak("en");
        QVERIFY(fights > 100);
        QVERIFY2(cut.empty(), qPrintable(QString::number(cut.size()) + ": " + cut.mid(0, 5).join(" | ")));
    }

    void longTextShrinksAndIsElided()
    {
        const SlideLook look{themeFor(ThemeKind::Light, *source().map), source().map};
        QImage image(300, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const SlideBrush brush(painter, image.rect(), look);
        paintText(brush, {50, 0, 200, 40}, Qt::AlignLeft | Qt::AlignVCenter, QString(60, u'W'), 30,
                  Weight::Bold, Qt::black);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (x < 49 || x > 251) QCOMPARE(image.pixelColor(x, y), QColor(Qt::white));
    }
};

CHANCERY_SUITE(TestRoom, QApplication)

} // namespace chancery::tst_room

#include "tst_room.moc"
